"""Actions on the count: comparing rulesets, and setting a result without a count."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gobanapp.rules.color import Color
from gobanapp.rules.result import Result
from gobanapp.session.session import Session
from gobanapp.text import result_text
from gobanapp.ui.widgets.commands import Command
from gobanapp.ui.widgets.dialogs import confirm, exec_dialog


class CountActions(QObject):
    """Actions of the count panel and the Game menu."""

    def __init__(self, window: QWidget, session: Session) -> None:
        super().__init__(window)
        self._window = window
        self._session = session

    def commands(self) -> Sequence[Command]:
        session = self._session

        def is_counting() -> bool:
            return session.is_counting

        def has_score() -> bool:
            return session.is_counting and not session.scoring.awaits_proposal(session.game)

        return [
            Command(
                "count",
                self.tr("S&core Game"),
                self.toggle,
                "C",
                enabled=self.can_score,
                checked=is_counting,
                refusal=self._refusal,
            ),
            Command(
                "propose-anew",
                self.tr("Re-estimate &Dead Stones"),
                lambda: session.apply(session.scoring.reset_to_proposal),
                tip=self.tr("Discards the groups marked by hand"),
                enabled=is_counting,
            ),
            Command(
                "compare-counts",
                self.tr("Co&mpare Rulesets…"),
                self.compare,
                tip=self.tr("The same position under other rules, and why they differ"),
                enabled=has_score,
            ),
            Command(
                "end-game",
                self.tr("&End Game…"),
                self.ask_result,
                tip=self.tr("On time, by forfeit, by agreement or without a result"),
                enabled=session.game_end.can_end,
            ),
        ]

    def can_score(self) -> bool:
        """Return whether scoring can begin or end; in a trial it is refused."""
        return (
            self._session.game_end.can_count(self._session.game) or self._session.trial is not None
        )

    def toggle(self) -> None:
        """Begin or end scoring."""
        self._session.apply(self._session.game_end.toggle_count)

    def _refusal(self) -> str:
        if self._session.trial is None:
            return ""
        return self.tr("To score the game, keep or discard the tried moves first.")

    def accept(self, color: Color) -> None:
        """Accept the score for a player; ask first if that replaces another result."""
        session = self._session
        agreement, score = session.scoring.agreement, session.scoring.score(session.game)
        recorded = session.game.info.result
        is_different = (
            bool(recorded) and score is not None and Result.parse(recorded) != score.result
        )
        if (
            agreement is not None
            and score is not None
            and agreement.accepted[color.opponent]
            and not agreement.accepted[color]
            and is_different
            and not confirm(
                self._window,
                self.tr("Replace the recorded result?"),
                self.tr("Recorded: {recorded}. New score: {counted}.").format(
                    recorded=result_text.recorded_result(recorded),
                    counted=result_text.result(score.result),
                ),
                self.tr("&Replace"),
                name="replace-result",
            )
        ):
            return
        session.accept(color)

    def compare(self) -> None:
        """Show the position scored by every ruleset, and why the scores differ."""
        from gobanapp.ui.count.comparison_dialog import ComparisonDialog

        score = self._session.scoring.score(self._session.game)
        if score is not None:
            exec_dialog(ComparisonDialog(self._session.game, self._session.scoring, self._window))

    def ask_result(self) -> None:
        """Let the players enter a result without scoring."""
        from gobanapp.ui.count.result_dialog import ResultDialog

        game = self._session.game
        dialog = ResultDialog(game.info, self._window)
        if exec_dialog(dialog):
            self._session.end_game(dialog.entered_result)
