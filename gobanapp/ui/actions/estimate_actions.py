"""An estimate of the score, shown beside a game that goes on."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from gobanapp.ui.session import Session
from gobanapp.ui.settings import Settings


class EstimateActions(QObject):
    """Switches the estimate on and off. In a match it is to be allowed first."""

    changed = Signal()
    """It is to be shown, or no more."""

    def __init__(self, parent: QObject, session: Session, settings: Settings) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self._is_wanted = False

    def is_allowed(self) -> bool:
        """Whether it may be shown now: not during a match, unless that is allowed, nor a count."""
        session = self._session
        is_free = not session.is_live or self._settings.estimates_games
        return is_free and not session.is_counting and session.dispute is None

    def is_shown(self) -> bool:
        return self._is_wanted and self.is_allowed()

    def toggle(self) -> None:
        """Show it, or no more."""
        self._is_wanted = not self._is_wanted
        self.changed.emit()
