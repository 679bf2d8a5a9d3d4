"""The loupe that magnifies the board above a finger."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPainter,
    QPaintEvent,
    QPen,
    QRadialGradient,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from gobanapp.diagram.board_view import BoardView
from gobanapp.paint.gradients import fade_stops, set_color_stops, translucent
from gobanapp.rules.point import Point
from gobanapp.ui.board.board_surface import BoardSurface
from gobanapp.ui.board.bubble import Side, place_next_to

# In logical pixels.
_FINGER_DISTANCE = 34
"""The distance of the loupe from the finger's middle."""
_SHADOW = 14
_RIM = 3
_MAX_WIDTH = 280

_VISIBLE_CELLS = 6.6
"""The width of the magnified part of the board, before doubling: half of this many cells."""


class Loupe(QWidget):
    """A child of the board, visible from ``open`` to ``dismiss`` while it follows a finger."""

    def __init__(self, board: BoardSurface) -> None:
        super().__init__(board)
        self._board = board
        self._picture = QImage()
        self._magnified: tuple[BoardView, Point, int] | None = None
        self.is_open = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def open(self) -> None:
        self.is_open = True

    def dismiss(self) -> None:
        self.is_open = False
        self._magnified = None
        self.hide()

    def magnify(self, point: Point | None, finger: QPointF, *, below: bool) -> None:
        """Show ``point`` next to the finger; ``below`` it if there is a choice."""
        if point is None:
            self.hide()
            return
        board = self._board
        ratio = board.devicePixelRatioF()
        lens = lens_width(board.board_geometry.step_x / ratio, board.width(), board.height())
        pixels = 2 * round(lens * ratio / 2)
        place = loupe_rect(finger, lens, QRectF(board.rect()), below=below)
        self.setGeometry(place.toAlignedRect().intersected(board.rect()))
        if self._magnified != (board.view, point, pixels):
            self._magnified = board.view, point, pixels
            self._picture = board.magnified_image(point, pixels)
            self._picture.setDevicePixelRatio(ratio)
            self.update()
        self.show()
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        side = self._picture.deviceIndependentSize().width()
        middle = QRectF(self.rect()).center()
        lens = QRectF(0, 0, side, side)
        lens.moveCenter(middle)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(_shadow_brush(middle, side / 2))
            painter.drawEllipse(middle, side / 2 + _SHADOW, side / 2 + _SHADOW)
            brush = QBrush(self._picture)
            ratio = self._picture.devicePixelRatio()
            # Aligned to whole pixels, or lines would be blurred.
            left, top = round(lens.left() * ratio) / ratio, round(lens.top() * ratio) / ratio
            brush.setTransform(QTransform.fromTranslate(left, top))
            painter.setBrush(brush)
            painter.drawEllipse(lens.adjusted(1, 1, -1, -1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            inner = _RIM / 2
            painter.setPen(QPen(translucent("#2b1c0c", 0.55), _RIM + 1.6))
            painter.drawEllipse(lens.adjusted(inner, inner, -inner, -inner))
            painter.setPen(QPen(QColor("#f7f1e4"), _RIM))
            painter.drawEllipse(lens.adjusted(inner, inner, -inner, -inner))


def lens_width(cell: float, width: float, height: float) -> float:
    """Return the width of a lens for cells of this width, in a widget of this size.

    It has room above or below a finger anywhere on the board.
    """
    available = min(width - 2 * _SHADOW, height / 2 - _FINGER_DISTANCE - _SHADOW)
    return max(2.0, min(_VISIBLE_CELLS * cell, _MAX_WIDTH, available))


def loupe_rect(finger: QPointF, lens: float, bounds: QRectF, *, below: bool) -> QRectF:
    """Return the rectangle of a loupe, with a lens ``lens`` wide and its shadow, in ``bounds``."""
    size = QSizeF(lens + 2 * _SHADOW, lens + 2 * _SHADOW)
    sides = [Side.ABOVE, Side.BELOW, Side.LEFT, Side.RIGHT]
    if below:
        sides[:2] = Side.BELOW, Side.ABOVE
    place, _ = place_next_to(finger, _FINGER_DISTANCE - _SHADOW, size, bounds, sides=sides)
    return place


def _shadow_brush(middle: QPointF, radius: float) -> QBrush:
    reach = radius + _SHADOW
    gradient = QRadialGradient(middle + QPointF(0, 3), reach)
    set_color_stops(gradient, "#1c0d02", fade_stops(0.45, start=(radius - 4) / reach))
    return QBrush(gradient)
