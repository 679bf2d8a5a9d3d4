"""Dead stones are proposed beside the window's own work, as soon as a count begins."""

from __future__ import annotations

import sys
import time

from PySide6.QtCore import QObject, Signal

from gobanapp.game.game import Game
from gobanapp.rules.board import Board
from gobanapp.rules.ruleset import Ruleset
from gobanapp.rules.verdict import Proposal
from gobanapp.ui.beside import do_beside
from gobanapp.ui.session import Session

_PAUSE = 0.0005  # seconds after each slice, in which the window's thread goes first
_HAND_OVER = 0.001  # seconds after which Python lets the window's thread go on; else it takes 5 ms


class Proposing(QObject):
    """Tells a session what is proposed for the position it counts, a moment after it begins."""

    failed = Signal()
    """Nothing can be proposed, for a fault of ours; the error itself is raised after it."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._work: _Work | None = None
        self._given_up: _Work | None = None
        session.changed.connect(self.look)

    def look(self) -> None:
        """Begin to work on a proposal where one is wanted, and end work that is not any more."""
        session = self._session
        wanted = (
            session.is_counting
            and not session.game.ruleset.all_alive
            and session.count.proposal(session.game) is None
        )
        if self._work is not None and not (wanted and self._work.is_for(session.game)):
            self._work.is_wanted = False
            self._work = None
        if self._given_up is not None and self._given_up.is_for(session.game):
            return
        if wanted and self._work is None:
            self._work = _Work(session.game)
            do_beside(self._work.run, self._take, thread="proposing")

    def stop(self) -> None:
        """End what is being worked on: the window is closed."""
        if self._work is not None:
            self._work.is_wanted = False
            self._work = None

    def _take(self, done: tuple[_Work, Proposal | Exception | None]) -> None:
        work, outcome = done
        if work is not self._work or outcome is None:
            return
        self._work = None
        if isinstance(outcome, Exception):
            self._given_up = work
            self.failed.emit()
            raise outcome
        self._session.propose(work.board, work.ruleset, outcome)


class _Work:
    """One position, and whether anybody still wants to know."""

    def __init__(self, game: Game) -> None:
        self.board: Board = game.position.board
        self.is_wanted = True
        self.ruleset: Ruleset = game.ruleset

    def is_for(self, game: Game) -> bool:
        return (game.position.board, game.ruleset) == (self.board, self.ruleset)

    def run(self) -> tuple[_Work, Proposal | Exception | None]:
        """Propose, slice by slice, as long as it is wanted."""
        try:
            return self, self._proposal()
        except Exception as error:  # noqa: BLE001 - it is raised again where failures are told
            return self, error

    def _proposal(self) -> Proposal | None:
        from gobanapp.rules.dead_stones import proposing

        sys.setswitchinterval(_HAND_OVER)
        slices = proposing(self.board, self.ruleset)
        while self.is_wanted:
            try:
                next(slices)
            except StopIteration as ended:
                proposal: Proposal = ended.value
                return proposal
            time.sleep(_PAUSE)
        return None
