"""Stones on their way from place to place, as time goes by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol, Self

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QRegion

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import Geometry
from gobanapp.diagram.theme import Theme
from gobanapp.paint.flying_stones import FlyingStone, draw_flying, flying_region

if TYPE_CHECKING:
    from gobanapp.rules.hand_counting.count_step import StoneMovement

_FRAME = 16  # ms


class AnimationPlan(Protocol):
    """What flies when, in milliseconds."""

    @property
    def after(self) -> BoardView:
        """What is seen when all stones have landed."""

    @property
    def duration(self) -> float: ...

    def ending_in(self, after: BoardView) -> Self:
        """Return the same for another view of the same position."""

    def events_until(self, now: float) -> int:
        """Return a number that is another one whenever ``view_at`` is another."""

    def view_at(self, now: float) -> BoardView:
        """Return what lies on the board, without the stones in the air."""

    def stones_at(self, now: float, geometry: Geometry) -> list[FlyingStone]:
        """Return the stones in the air."""


class StoneFlight(QObject):
    """Plays a plan; nothing waits for it."""

    moved = Signal()
    """Stones in the air are elsewhere, or ``view`` has changed."""
    finished = Signal()
    """All stones have landed."""

    _plan: AnimationPlan
    _view: BoardView

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._speed = 1.0
        self._now = 0.0
        self._events = 0
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(_FRAME)
        self._timer.timeout.connect(self._go_on)

    def start(
        self,
        before: BoardView,
        after: BoardView,
        movements: Sequence[StoneMovement],
        *,
        speed: float = 1.0,
    ) -> None:
        """Let the stones fly over ``before``, ``speed`` times as fast as usual.

        Both views have boards of one size. What ``movements`` do not tell is seen at the end. A
        flight that is still on is given up.
        """
        # A move that is played needs it not: its click is answered sooner.
        from gobanapp.ui.board.flight_plan import FlightPlan, timetable

        self.play(FlightPlan(before, after, timetable(movements)), speed)

    def play(self, plan: AnimationPlan, speed: float = 1.0) -> None:
        """Play ``plan`` from its beginning, in place of any that is still on."""
        self._plan = plan
        self._speed = speed
        self._clock.start()
        self._timer.start()
        self._come_to(0)

    def end_in(self, after: BoardView) -> None:
        """Go on, and let another view of the same position be seen as far as stones lie there."""
        self._plan = self._plan.ending_in(after)
        self._view = self._plan.view_at(self._now)
        self.moved.emit()

    @property
    def is_under_way(self) -> bool:
        return self._timer.isActive()

    @property
    def view(self) -> BoardView:
        """What lies on the board, without the stones in the air. Only after ``start``."""
        return self._view

    def stones(self, geometry: Geometry) -> list[FlyingStone]:
        """Return the stones in the air."""
        return self._plan.stones_at(self._now, geometry) if self.is_under_way else []

    def paint(self, painter: QPainter, geometry: Geometry, theme: Theme) -> None:
        """Paint the stones in the air."""
        draw_flying(painter, geometry, theme, self.stones(geometry))

    def region(self, geometry: Geometry) -> QRegion:
        """Return where the stones in the air are seen."""
        return flying_region(geometry, self.stones(geometry))

    def finish(self) -> None:
        """Let all stones land at once."""
        if self.is_under_way:
            self._timer.stop()
            self._view = self._plan.after
            self.finished.emit()

    def give_up(self) -> None:
        """End without a word, as something else is to be seen."""
        self._timer.stop()

    def _go_on(self) -> None:
        now = self._clock.elapsed() * self._speed
        if now >= self._plan.duration:
            self.finish()
        else:
            self._come_to(now)

    def _come_to(self, now: float) -> None:
        events = self._plan.events_until(now)
        if now == 0 or events != self._events:
            self._events = events
            self._view = self._plan.view_at(now)
        self._now = now
        self.moved.emit()
