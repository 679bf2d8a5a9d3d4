"""A transparent layer over a board: freehand strokes and a pointer spot."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QRadialGradient,
)
from PySide6.QtWidgets import QWidget

from gobanapp.diagram.geometry import Geometry
from gobanapp.paint.gradients import fade_stops, set_color_stops
from gobanapp.ui.board.board_widget import BoardWidget
from gobanapp.ui.board.press_tracker import MOUSE_EVENTS, TOUCH_EVENTS, PressTracker


class PenPosition(NamedTuple):
    """A position on the visible board: cells from its first column and row, in fractions."""

    across: float
    down: float


PenStroke = tuple[PenPosition, ...]


@dataclass(frozen=True, slots=True)
class PenStrokes:
    """All strokes drawn so far, in order."""

    strokes: tuple[PenStroke, ...] = ()

    def with_new_stroke(self, position: PenPosition) -> PenStrokes:
        """Return the strokes with one more, from ``position`` on."""
        return PenStrokes((*self.strokes, (position,)))

    def with_line_to(self, position: PenPosition) -> PenStrokes:
        """Return the strokes with the last one, if any, continued to ``position``."""
        if not self.strokes:
            return self
        *earlier, last = self.strokes
        return PenStrokes((*earlier, (*last, position)))


def pen_position_at(geometry: Geometry, x: float, y: float) -> PenPosition:
    """Return the position at (x, y), in logical units, on the board or off it."""
    rect, ratio = geometry.rect, geometry.ratio
    return PenPosition(
        ((x - rect.x) * ratio - geometry.left - geometry.line / 2) / geometry.step_x,
        ((y - rect.y) * ratio - geometry.top - geometry.line / 2) / geometry.step_y,
    )


def pen_position_to_xy(geometry: Geometry, position: PenPosition) -> tuple[float, float]:
    """Return where ``position`` is, in logical units."""
    rect, ratio = geometry.rect, geometry.ratio
    x = geometry.left + geometry.line / 2 + position.across * geometry.step_x
    y = geometry.top + geometry.line / 2 + position.down * geometry.step_y
    return rect.x + x / ratio, rect.y + y / ratio


# In spacings of columns.
_PEN_WIDTH = 0.16
_RIM_WIDTH = 0.05
_SPOT_RADIUS = 1.1
_SPOT_OPACITY = 0.5
_MIN_DISTANCE = 0.1
"""The minimum distance between two points of a stroke."""


class PenLayer(QWidget):
    """Covers ``board``, and ignores the mouse while not ``is_drawing``."""

    strokes_changed = Signal(PenStrokes)
    """A stroke was begun or continued here."""
    spot_moved = Signal(object)
    """The mouse is at another ``PenPosition`` of the board, or has left it (None)."""

    def __init__(self, board: BoardWidget) -> None:
        super().__init__(board)
        self._board = board
        self._strokes = PenStrokes()
        self._spot: PenPosition | None = None
        self._is_drawing = False
        self._press_tracker = PressTracker(
            on_press=self._begin_stroke,
            on_move=self._continue_stroke,
            on_release=self._continue_stroke,
            on_cancel=lambda: None,
        )
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        board.installEventFilter(self)
        self.setGeometry(board.rect())

    @property
    def strokes(self) -> PenStrokes:
        return self._strokes

    @property
    def spot(self) -> PenPosition | None:
        """The position of the pointer; None while there is no pointer."""
        return self._spot

    def show_strokes(self, strokes: PenStrokes) -> None:
        """Show the strokes drawn here or on another screen."""
        if strokes != self._strokes:
            self._strokes = strokes
            self.update()

    def show_spot(self, position: PenPosition | None) -> None:
        """Show the pointer at ``position``; None hides it."""
        if position != self._spot:
            self._spot = position
            self.update()

    def set_drawing(self, is_drawing: bool) -> None:
        """Use the mouse as a pen, or leave it to the board."""
        self._is_drawing = is_drawing
        self._press_tracker.reset()
        if is_drawing:
            self._board.setCursor(Qt.CursorShape.CrossCursor)
        else:
            self._board.unsetCursor()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle the events of the board before it does, and keep those of the pen."""
        kind = event.type()
        if kind == QEvent.Type.Resize:
            self.setGeometry(self._board.rect())
        elif kind == QEvent.Type.Leave:
            self.spot_moved.emit(None)
        elif kind == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            self.spot_moved.emit(self._pen_position(event.position()))
        if not self._is_drawing:
            return super().eventFilter(watched, event)
        self._press_tracker.handle_event(event)
        return kind in MOUSE_EVENTS | TOUCH_EVENTS

    def _begin_stroke(
        self, point: QPointF, _button: Qt.MouseButton, _keys: Qt.KeyboardModifier
    ) -> bool:
        self._change_strokes(self._strokes.with_new_stroke(self._pen_position(point)))
        return True

    def _continue_stroke(self, point: QPointF) -> None:
        position = self._pen_position(point)
        last = self._strokes.strokes[-1][-1] if self._strokes.strokes else position
        if abs(position.across - last.across) + abs(position.down - last.down) >= _MIN_DISTANCE:
            self._change_strokes(self._strokes.with_line_to(position))

    def _change_strokes(self, strokes: PenStrokes) -> None:
        self.show_strokes(strokes)
        self.strokes_changed.emit(strokes)

    def _pen_position(self, point: QPointF) -> PenPosition:
        return pen_position_at(self._board.board_geometry, point.x(), point.y())

    def paintEvent(self, _event: QPaintEvent) -> None:
        geometry, theme = self._board.board_geometry, self._board.theme
        step = geometry.step_x / geometry.ratio
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._spot is not None:
                center = QPointF(*pen_position_to_xy(geometry, self._spot))
                radius = _SPOT_RADIUS * step
                glow = QRadialGradient(center, radius)
                set_color_stops(glow, theme.warning, fade_stops(_SPOT_OPACITY, 0.35))
                painter.fillRect(
                    QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius), glow
                )
            for stroke in self._strokes.strokes:
                path = self._path(stroke)
                for color, width in (
                    (theme.casing, _PEN_WIDTH + 2 * _RIM_WIDTH),
                    (theme.accent, _PEN_WIDTH),
                ):
                    pen = QPen(QColor(color), width * step)
                    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                    painter.strokePath(path, pen)

    def _path(self, stroke: PenStroke) -> QPainterPath:
        """Return a smooth line, which bends at the points of ``stroke``."""
        geometry = self._board.board_geometry
        points = [QPointF(*pen_position_to_xy(geometry, position)) for position in stroke]
        path = QPainterPath(points[0])
        for point, next_point in pairwise(points[1:]):
            path.quadTo(point, (point + next_point) / 2)
        path.lineTo(points[-1] + (QPointF(0.01, 0) if len(points) == 1 else QPointF()))
        return path
