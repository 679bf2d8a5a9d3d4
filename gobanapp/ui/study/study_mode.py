"""The common base of practice and lessons: a board and keys of their own."""

from __future__ import annotations

from gobanapp.game.change import Change
from gobanapp.session.session import Session
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.study.study_board import StudyBoard
from gobanapp.ui.widgets.board_mode import BoardMode
from gobanapp.ui.widgets.key_filter import (
    ModeKeys,
)


class StudyMode(BoardMode):
    """A mode that does not change the session, and ends as soon as the session changes."""

    keys: ModeKeys

    has_players = True
    has_line = True
    hides_record = True
    shows_record = False
    announces_all = True

    turns_with_view = False
    """True if the board is shown in the orientation that the user chose for the game."""

    def __init__(self, session: Session, board: SessionBoard) -> None:
        super().__init__(board)
        self._session = session
        self.board = StudyBoard(board, self, turns=self.turns_with_view)

    def begin(self) -> None:
        self.keys.take()
        self._session.subscribe(self._follow_session, Change.GAME)

    def _give_back(self) -> None:
        self._session.unsubscribe(self._follow_session)
        self.keys.give_back()
        self.board.end()

    def _follow_session(self, _change: Change) -> None:
        self.end()
