"""Actions on the count: comparing rulesets, and setting a result without a count."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gobanapp.session.session import Session


class CountActions(QObject):
    """Actions of the count panel and the Game menu."""

    def __init__(self, window: QWidget, session: Session) -> None:
        super().__init__(window)
        self._window = window
        self._session = session

    def compare(self) -> None:
        """Show the same position counted by every ruleset, and why the counts differ."""
        from gobanapp.ui.count.comparison_dialog import ComparisonDialog

        score = self._session.score
        if score is not None:
            dialog = ComparisonDialog(self._session.game, self._session.scoring, self._window)
            dialog.exec()
            dialog.deleteLater()

    def ask_result(self) -> None:
        """Let the players write down how the game ended without a count."""
        from gobanapp.ui.count.result_dialog import ResultDialog

        game = self._session.game
        dialog = ResultDialog(game.info, self._window)
        accepted = dialog.exec() == ResultDialog.DialogCode.Accepted
        dialog.deleteLater()
        if accepted:
            self._session.end_game(dialog.result_chosen)
