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

    def with_new_stroke(self, place: PenPosition) -> PenStrokes:
        """Return it with one more stroke, from ``place`` on."""
        return PenStrokes((*self.strokes, (place,)))

    def with_line_to(self, place: PenPosition) -> PenStrokes:
        """Return it with the last stroke continued to ``place``; nothing where there is none."""
        if not self.strokes:
            return self
        *earlier, last = self.strokes
        return PenStrokes((*earlier, (*last, place)))


def pen_position_at(geometry: Geometry, x: float, y: float) -> PenPosition:
    """Return the place at (x, y), in logical units, on the board or off it."""
    rect, ratio = geometry.rect, geometry.ratio
    return PenPosition(
        ((x - rect.x) * ratio - geometry.left - geometry.line / 2) / geometry.step_x,
        ((y - rect.y) * ratio - geometry.top - geometry.line / 2) / geometry.step_y,
    )


def pen_position_to_xy(geometry: Geometry, place: PenPosition) -> tuple[float, float]:
    """Return where ``place`` is, in logical units."""
    rect, ratio = geometry.rect, geometry.ratio
    x = geometry.left + geometry.line / 2 + place.across * geometry.step_x
    y = geometry.top + geometry.line / 2 + place.down * geometry.step_y
    return rect.x + x / ratio, rect.y + y / ratio


# In spacings of columns.
_PEN = 0.16
_RIM = 0.05
_SPOT = 1.1
_SPOT_OPACITY = 0.5
_NEAR = 0.1
"""A stroke has no more places than it needs: they lie at least so far apart."""


class PenLayer(QWidget):
    """Covers ``board``, and ignores the mouse while not ``is_drawing``."""

    strokes_changed = Signal(PenStrokes)
    """Something more has been drawn here."""
    spot_moved = Signal(object)
    """The mouse is at another ``PenPosition`` of the board, or has left it (None)."""

    def __init__(self, board: BoardWidget) -> None:
        super().__init__(board)
        self._board = board
        self._strokes = PenStrokes()
        self._spot: PenPosition | None = None
        self._draws = False
        self._press = PressTracker(
            on_press=self._begin, on_move=self._lead, on_release=self._lead, on_cancel=lambda: None
        )
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        board.installEventFilter(self)
        self.setGeometry(board.rect())

    @property
    def strokes(self) -> PenStrokes:
        return self._strokes

    @property
    def spot(self) -> PenPosition | None:
        """The place the pointer is at; None while there is no pointer."""
        return self._spot

    def show_strokes(self, strokes: PenStrokes) -> None:
        """Show the strokes drawn here or on another screen."""
        if strokes != self._strokes:
            self._strokes = strokes
            self.update()

    def show_spot(self, place: PenPosition | None) -> None:
        """Point at ``place``; None: at nothing."""
        if place != self._spot:
            self._spot = place
            self.update()

    def set_drawing(self, draws: bool) -> None:
        """Take the mouse as a pen, or leave it to the board."""
        self._draws = draws
        self._press.reset()
        if draws:
            self._board.setCursor(Qt.CursorShape.CrossCursor)
        else:
            self._board.unsetCursor()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See the events of the board before it does, and keep what the pen does."""
        kind = event.type()
        if kind == QEvent.Type.Resize:
            self.setGeometry(self._board.rect())
        elif kind == QEvent.Type.Leave:
            self.spot_moved.emit(None)
        elif kind == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            self.spot_moved.emit(self._place(event.position()))
        if not self._draws:
            return super().eventFilter(watched, event)
        self._press.handle_event(event)
        return kind in MOUSE_EVENTS | TOUCH_EVENTS

    def _begin(self, where: QPointF, _button: Qt.MouseButton, _keys: Qt.KeyboardModifier) -> bool:
        self._take(self._strokes.with_new_stroke(self._place(where)))
        return True

    def _lead(self, where: QPointF) -> None:
        place = self._place(where)
        last = self._strokes.strokes[-1][-1] if self._strokes.strokes else place
        if abs(place.across - last.across) + abs(place.down - last.down) >= _NEAR:
            self._take(self._strokes.with_line_to(place))

    def _take(self, strokes: PenStrokes) -> None:
        self.show_strokes(strokes)
        self.strokes_changed.emit(strokes)

    def _place(self, where: QPointF) -> PenPosition:
        return pen_position_at(self._board.board_geometry, where.x(), where.y())

    def paintEvent(self, _event: QPaintEvent) -> None:
        geometry, theme = self._board.board_geometry, self._board.theme
        step = geometry.step_x / geometry.ratio
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._spot is not None:
                middle = QPointF(*pen_position_to_xy(geometry, self._spot))
                reach = _SPOT * step
                glow = QRadialGradient(middle, reach)
                set_color_stops(glow, theme.warning, fade_stops(_SPOT_OPACITY, 0.35))
                painter.fillRect(
                    QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach), glow
                )
            for stroke in self._strokes.strokes:
                path = self._path(stroke)
                for color, width in (
                    (theme.casing, _PEN + 2 * _RIM),
                    (theme.accent, _PEN),
                ):
                    pen = QPen(QColor(color), width * step)
                    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                    painter.strokePath(path, pen)

    def _path(self, stroke: PenStroke) -> QPainterPath:
        """Return a smooth line: it bends at the places, half way between them it is straight."""
        geometry = self._board.board_geometry
        places = [QPointF(*pen_position_to_xy(geometry, place)) for place in stroke]
        path = QPainterPath(places[0])
        for here, after in pairwise(places[1:]):
            path.quadTo(here, (here + after) / 2)
        path.lineTo(places[-1] + (QPointF(0.01, 0) if len(places) == 1 else QPointF()))
        return path
