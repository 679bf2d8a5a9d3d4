"""The board on the screen: shows a view, and tells where the pointer is. It decides nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QImage,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import Coordinates
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.diagram.theme import Theme
from gobanapp.paint.board_painter import BoardPainter
from gobanapp.paint.damage import damage, hatched
from gobanapp.rules.point import Point
from gobanapp.ui.board.pulse import Pulse

if TYPE_CHECKING:
    from gobanapp.rules.counting.step import Movement
    from gobanapp.ui.board.stone_flight import StoneFlight

_MOST_THAT_PULSE = 50  # stones: with more of them a frame takes over a millisecond
_WHEEL_NOTCH = 120  # in eighths of a degree, as Qt counts


class BoardWidget(QWidget):
    """A board of any size, as large as the widget allows."""

    clicked = Signal(Point)
    """The left button went down and up on the same point."""
    hovered = Signal(object)
    """The pointer came to another point, or to none (None)."""
    stepped = Signal(int)
    """The wheel was turned: forward (1) or back (-1), once for each notch."""
    landed = Signal()
    """The stones of the last ``fly`` lie where they belong."""

    def __init__(self, view: BoardView, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._shown = view
        self._painter = BoardPainter(theme)
        self._moves = True
        self._pulse = Pulse(self)
        self._pulse.beat.connect(self._show_beat)
        self._flight: StoneFlight | None = None
        self._in_the_air = QRegion()
        self._under_pointer: Point | None = None
        self._pressed: Point | None = None
        self._turned = 0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    @property
    def view(self) -> BoardView:
        """What is shown, or will be when all stones have landed."""
        return self._view

    def show_view(self, view: BoardView) -> None:
        """Show ``view``; nothing is painted where it equals the one shown.

        Stones that fly towards the same position go on, any others are seen no more.
        """
        flight = self._flight_under_way()
        on_the_way = flight is not None and view.board == self._view.board
        goes_on = on_the_way and _frame(view) == _frame(self._view)
        self._view = view
        if not goes_on:
            if flight is not None:
                flight.give_up()
            self._show(view)

    def fly(self, after: BoardView, movements: Sequence[Movement], speed: float = 1.0) -> None:
        """Let stones fly from what is shown to ``after``, ``speed`` times as fast as usual.

        ``landed`` tells when they have come down: at once where nothing may move or be seen.
        Another ``fly``, or another position shown, ends a flight without it.
        """
        flight = self._flight_under_way()
        if flight is not None:
            flight.give_up()
        before = self._view
        can_fly = self._moves and self.isVisible() and _frame(after) == _frame(before)
        if not (can_fly and movements):
            self.show_view(after)
            self.landed.emit()
            return
        self._view = after
        if self._flight is None:
            self._flight = self._make_flight()
        self._flight.start(before, after, movements, speed=speed)

    def _make_flight(self) -> StoneFlight:
        # When stones fly for the first time: the window is painted sooner without it.
        from gobanapp.ui.board.stone_flight import StoneFlight

        flight = StoneFlight(self)
        flight.moved.connect(lambda: self._show_flight(flight))
        flight.finished.connect(self._end_flight)
        return flight

    def _flight_under_way(self) -> StoneFlight | None:
        flight = self._flight
        return flight if flight is not None and flight.is_under_way else None

    def land(self) -> None:
        """Let all stones in the air land at once."""
        if self._flight is not None:
            self._flight.finish()

    def set_motion(self, moves: bool) -> None:
        """Say whether stones may fly and unsettled stones may pulse."""
        if moves == self._moves:
            return
        self._moves = moves
        self._pulse.stop()
        if not moves:
            self.land()
        self.update()

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
        geometry, view = self.geometry_shown, self._shown
        # What is not painted does not pulse: a hidden window lets the pulse end by itself.
        pulses = self._moves and 0 < len(view.unsettled) <= _MOST_THAT_PULSE
        with QPainter(self) as painter:
            hatch = self._pulse.strength if pulses else 1.0
            self._painter.paint(painter, geometry, view, hatch)
            flight = self._flight_under_way()
            if flight is not None:
                flight.paint(painter, geometry, self.theme)
        if pulses:
            self._pulse.go_on()

    def _show(self, view: BoardView) -> None:
        """Paint ``view`` where it differs from what was painted, and no stones in the air."""
        before, self._shown = self._shown, view
        if not view.unsettled:
            self._pulse.stop()
        if _frame(view) != _frame(before):
            self.update()
        elif view != before:
            self.update(damage(self.geometry_shown, before, view))
        self._move_in_the_air(QRegion())

    def _show_beat(self) -> None:
        self.update(hatched(self.geometry_shown, self._shown))

    def _show_flight(self, flight: StoneFlight) -> None:
        self._show(flight.view)
        self._move_in_the_air(flight.region(self.geometry_shown))

    def _move_in_the_air(self, region: QRegion) -> None:
        if not (region.isEmpty() and self._in_the_air.isEmpty()):
            self.update(region + self._in_the_air)
            self._in_the_air = region

    def _end_flight(self) -> None:
        self._show(self._view)
        self.landed.emit()

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
