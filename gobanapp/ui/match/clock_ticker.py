"""Looks at a match while its clock runs, or a stone can still be taken back."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from gobanapp.game.change import Change
from gobanapp.session.session import Session

_INTERVAL = 100  # milliseconds


class ClockTicker(QObject):
    """Lets the session tick several times a second, and not at all while no time matters."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._timer = QTimer(self, interval=_INTERVAL)
        self._timer.timeout.connect(self._tick)
        session.changed.connect(self._follow)
        self._follow()

    def _tick(self) -> None:
        self._session.tick()
        self._follow()

    def _follow(self, _change: Change = Change.NOTHING) -> None:
        match, is_live = self._session.match, self._session.is_live
        runs = match is not None and is_live and match.is_ticking
        if runs and not self._timer.isActive():
            self._timer.start()
        elif not runs:
            self._timer.stop()
