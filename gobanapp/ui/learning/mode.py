"""What takes the board, the panel and the keys for a while: a practice, or the lessons."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from gobanapp.game.change import Change
from gobanapp.rules.point import Point
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.learning.keys import Keys
from gobanapp.ui.learning.learning_board import LearningBoard
from gobanapp.ui.session import Session


class Mode(QObject):
    """Begins and ends; the session is not touched meanwhile, and ends it by any change of its own.

    A mode sets ``panel`` and ``keys``, and does something with what is ``clicked`` and ``stepped``.
    """

    panel: QWidget
    keys: Keys

    ended = Signal()

    def __init__(self, session: Session, board: SessionBoard) -> None:
        super().__init__(board)
        self._session = session
        self.board = LearningBoard(board, self)
        self._has_ended = False

    def begin(self) -> None:
        """Take the board and the keys; the panel is where it will be seen."""
        self.keys.take()
        self._session.changed.connect(self._look)

    def end(self) -> None:
        """Give them back."""
        if self._has_ended:
            return
        self._has_ended = True
        self._session.changed.disconnect(self._look)
        self.keys.give_back()
        self.board.end()
        self.ended.emit()

    def click(self, point: Point) -> None:
        """Do what choosing ``point`` on the board does."""
        raise NotImplementedError

    def step(self, steps: int) -> None:
        """Do what turning the wheel does."""

    def set_side_by_side(self, wide: bool) -> None:
        """Arrange the panel for a place with more width than height."""
        raise NotImplementedError

    def _look(self, change: Change) -> None:
        if change & ~Change.RECORD:
            self.end()
