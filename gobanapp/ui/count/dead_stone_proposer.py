"""The proposer of dead stones, which works in the background as soon as a count begins."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gobanapp.game.change import Change
from gobanapp.rules.board import Board
from gobanapp.rules.ruleset import Ruleset
from gobanapp.session.session import Session
from gobanapp.ui.widgets.worker import SlicedWork, run_in_thread

if TYPE_CHECKING:
    from gobanapp.rules.verdict import Proposal


class DeadStoneProposer(QObject):
    """Proposes dead stones for each count, and passes the proposal to the session."""

    failed = Signal()
    """No proposal is possible because of an error of the program; the error is raised after it."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._question: _Question | None = None
        self._work: SlicedWork[Proposal] | None = None

    def begin(self) -> None:
        """Propose dead stones for each count of the session from now on."""
        self._session.scoring.has_proposer = True
        self._session.subscribe(self.update_work, Change.RECORD | Change.COUNT)
        self.update_work()

    def update_work(self, _change: Change = Change.NOTHING) -> None:
        """Start work on a proposal if one is needed; cancel work that is not needed any more."""
        question = _Question.of(self._session)
        if question != self._question:
            self.stop()
        if question is not None and self._work is None:
            self._question = question
            self._work = SlicedWork(question.propose)
            run_in_thread(self._work.run, self._handle_result, thread="proposing")

    def stop(self) -> None:
        """Cancel the work in progress, for example because the window is closed."""
        if self._work is not None:
            self._work.is_wanted = False
        self._question = self._work = None

    def _handle_result(
        self, result: tuple[SlicedWork[Proposal], Proposal | Exception | None]
    ) -> None:
        work, outcome = result
        question = self._question
        if work is not self._work or question is None or outcome is None:
            return
        self._question = self._work = None
        if isinstance(outcome, Exception):
            self._session.apply(
                self._session.scoring.give_up_proposal, question.board, question.ruleset
            )
            self.failed.emit()
            raise outcome
        self._session.apply(
            self._session.scoring.take_proposal, question.board, question.ruleset, outcome
        )


@dataclass(frozen=True, slots=True)
class _Question:
    """Everything that a proposal depends on."""

    board: Board
    ruleset: Ruleset

    @staticmethod
    def of(session: Session) -> _Question | None:
        """Return the question for ``session``, None if no proposal is needed."""
        game = session.game
        is_needed = session.is_counting and session.scoring.needs_proposal(game)
        return _Question(game.position.board, game.ruleset) if is_needed else None

    def propose(self) -> Generator[None, None, Proposal]:
        from gobanapp.rules.dead_stones import propose_dead_stones_in_slices

        return propose_dead_stones_in_slices(self.board, self.ruleset)
