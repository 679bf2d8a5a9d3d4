"""Actions for the score estimate, shown next to a game in progress."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gobanapp.session.session import Session
from gobanapp.storage.settings import Settings
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.widgets.commands import Command

if TYPE_CHECKING:
    from gobanapp.rules.estimate import Estimate
    from gobanapp.ui.count.score_estimate import EstimateBar, ScoreEstimator


class EstimateActions(QObject):
    """Switches the estimate on and off. In a match the players have to allow it first.

    ``bar`` shows it as text; None until first used.
    """

    changed = Signal()
    """The estimate was switched on or off."""

    def __init__(
        self, parent: QObject, session: Session, settings: Settings, board: SessionBoard
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self._board = board
        self.is_switched_on = False
        self._estimator: ScoreEstimator | None = None
        self.bar: EstimateBar | None = None

    def commands(self) -> Sequence[Command]:
        return [
            Command(
                "estimate",
                self.tr("Es&timate Score"),
                self.toggle,
                "Ctrl+E",
                tip=self.tr("Estimated territory in this position"),
                enabled=self.is_allowed,
                checked=self.is_shown,
            )
        ]

    def is_allowed(self) -> bool:
        """True if an estimate is allowed now: not in scoring, in a match only if permitted."""
        session = self._session
        may_play = not session.is_live or self._settings.estimates_games
        return may_play and not session.scoring.is_active

    def is_shown(self) -> bool:
        return self.is_switched_on and self.is_allowed()

    def toggle(self) -> None:
        """Show or hide the estimate."""
        self.is_switched_on = not self.is_switched_on
        if self.is_switched_on and self._estimator is None:
            self._make_estimator()
        self.changed.emit()

    def show_session(self) -> None:
        """Estimate the current position of the session, if switched on."""
        if self._estimator is None or self.bar is None:
            return
        shown = self.is_shown()
        self.bar.setVisible(shown)
        self._estimator.ask(self._session.game if shown else None)

    def stop(self) -> None:
        """Cancel the work in progress, because the window is closed."""
        if self._estimator is not None:
            self._estimator.stop()

    def _make_estimator(self) -> None:
        from gobanapp.ui.count.score_estimate import EstimateBar, ScoreEstimator

        self.bar = EstimateBar()
        self.bar.closed.connect(self.toggle)
        self._estimator = ScoreEstimator(self)
        self._estimator.estimated.connect(self._show_estimate)

    def _show_estimate(self, estimate: Estimate | None) -> None:
        self._board.show_ownership({} if estimate is None else estimate.ownership)
        if self.bar is not None:
            self.bar.show_estimate(estimate)
