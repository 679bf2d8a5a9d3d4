"""The board on the screen: shows a view, and tells where the pointer is. It decides nothing."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QImage, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import Coordinates
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.diagram.theme import Theme
from gobanapp.paint.board_painter import BoardPainter
from gobanapp.paint.damage import damage
from gobanapp.rules.point import Point

_WHEEL_NOTCH = 120  # in eighths of a degree, as Qt counts


class BoardWidget(QWidget):
    """A board of any size, as large as the widget allows."""

    clicked = Signal(Point)
    """The left button went down and up on the same point."""
    hovered = Signal(object)
    """The pointer came to another point, or to none (None)."""
    stepped = Signal(int)
    """The wheel was turned: forward (1) or back (-1), once for each notch."""

    def __init__(self, view: BoardView, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._painter = BoardPainter(theme)
        self._under_pointer: Point | None = None
        self._pressed: Point | None = None
        self._turned = 0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    @property
    def view(self) -> BoardView:
        return self._view

    def show_view(self, view: BoardView) -> None:
        """Show ``view``; nothing is painted where it equals the one shown."""
        before, self._view = self._view, view
        if _frame(view) != _frame(before):
            self.update()
        elif view != before:
            self.update(damage(self.geometry_shown, before, view))

    @property
    def theme(self) -> Theme:
        return self._painter.theme

    def set_theme(self, theme: Theme) -> None:
        """Change colours and materials; the wood stays where it is the same."""
        self._painter.use_theme(theme)
        self.update()

    def take_wood(self, wood: QImage) -> None:
        """Take the picture of the theme's wood, made in the meantime."""
        self._painter.take_wood(wood)
        self.update()

    @property
    def geometry_shown(self) -> Geometry:
        """Where things are at this size of the widget."""
        columns, rows, coordinates = _frame(self._view)
        rect = Rect(0, 0, self.width(), self.height())
        return _fit(columns, rows, rect, self.devicePixelRatioF(), coordinates)

    def sizeHint(self) -> QSize:
        return QSize(720, 770)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 210)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self._painter.paint(painter, self.geometry_shown, self._view)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._hover(None)

    # The pointer

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self._point_at(event))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed = self._point_at(event)
            self._hover(self._pressed)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        pressed, self._pressed = self._pressed, None
        if pressed is not None and pressed == self._point_at(event):
            self.clicked.emit(pressed)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._turned += event.angleDelta().y()
        notches = int(self._turned / _WHEEL_NOTCH)
        self._turned -= notches * _WHEEL_NOTCH
        if notches:
            self.stepped.emit(-notches)
        event.accept()

    def _point_at(self, event: QMouseEvent) -> Point | None:
        where = event.position()
        return self.geometry_shown.point_at(where.x(), where.y())

    def _hover(self, point: Point | None) -> None:
        if point != self._under_pointer:
            self._under_pointer = point
            self.hovered.emit(point)


_fit = lru_cache(maxsize=4)(Geometry.fit)


def _frame(view: BoardView) -> tuple[int, int, Coordinates]:
    """Return what decides where things are."""
    return view.board.width, view.board.height, view.coordinates
