"""Autoplay: the moves of a record, shown one after the other."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from gobanapp.game.change import Change
from gobanapp.session.session import Session
from gobanapp.storage.settings import Settings

SHORTEST, LONGEST = 0.3, 10.0
"""Seconds from one move to the next."""

_ENDS = Change.CURRENT_NODE | Change.TREE | Change.DOCUMENT | Change.COUNT | Change.TOOL
"""The user's actions that end autoplay."""


class Autoplay(QObject):
    """Plays the line of the session. Any navigation or other action of the user ends it."""

    changed = Signal()
    """Autoplay has started, stopped or changed its speed."""

    def __init__(
        self,
        parent: QObject,
        session: Session,
        settings: Settings,
        is_free: Callable[[], bool] = lambda: True,
    ) -> None:
        """``is_free``: returns whether the session has the board to itself."""
        super().__init__(parent)
        self._is_free = is_free
        self._session = session
        self._settings = settings
        self._is_walking = False
        self._timer = QTimer(self, interval=self._pace)
        self._timer.timeout.connect(self._walk)
        settings.changed.connect(self._follow_settings)
        session.subscribe(self._look, _ENDS)

    @property
    def is_playing(self) -> bool:
        return self._timer.isActive()

    @property
    def seconds(self) -> float:
        """The seconds between two moves, from ``SHORTEST`` to ``LONGEST``."""
        return self._settings.autoplay_seconds

    @property
    def _pace(self) -> int:
        return round(1000 * self.seconds)

    def can_play(self) -> bool:
        """Return whether there is a next move, and no activity that autoplay would disturb."""
        session = self._session
        if (
            session.is_counting
            or session.match_controller.is_at_match_node(session.game)
            or not self._is_free()
        ):
            return False
        numbers, index = session.game.line()
        return index < len(numbers) - 1

    def toggle(self) -> None:
        """Start autoplay, or stop at the current move."""
        if self.is_playing:
            self.stop()
        elif self.can_play():
            self._timer.start()
            self.changed.emit()

    def stop(self) -> None:
        if self.is_playing:
            self._timer.stop()
            self.changed.emit()

    def set_seconds(self, seconds: float) -> None:
        """Set the seconds between two moves, within the limits."""
        self._settings.autoplay_seconds = max(SHORTEST, min(seconds, LONGEST))

    def _follow_settings(self) -> None:
        if self._timer.interval() != self._pace:
            self._timer.setInterval(self._pace)
            self.changed.emit()

    def _walk(self) -> None:
        self._is_walking = True
        self._session.step_by(1)
        self._is_walking = False
        if not self.can_play():
            self.stop()

    def _look(self, _change: Change) -> None:
        if not self._is_walking:
            self.stop()
