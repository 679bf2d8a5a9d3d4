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
from gobanapp.ui.widgets.worker import Task, in_slices, run_in_thread

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
        self._task: Task[Proposal] | None = None

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
        if question is not None and self._task is None:
            self._question = question
            work = in_slices(question.propose)
            self._task = run_in_thread(work, self._handle_result, thread="proposing")

    def stop(self) -> None:
        """Cancel the work in progress, for example because the window is closed."""
        if self._task is not None:
            self._task.cancel()
        self._question = self._task = None

    def _handle_result(self, task: Task[Proposal]) -> None:
        question, scoring = self._question, self._session.scoring
        assert question is not None
        self._question = self._task = None
        try:
            proposal = task.result()
        except Exception:
            self._session.apply(scoring.give_up_proposal, question.board, question.ruleset)
            self.failed.emit()
            raise
        self._session.apply(scoring.take_proposal, question.board, question.ruleset, proposal)


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
