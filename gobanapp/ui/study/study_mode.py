"""What a practice and the lessons have in common: a board and keys of their own."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gobanapp.game.change import Change
from gobanapp.session.session import Session
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.study.study_board import StudyBoard
from gobanapp.ui.widgets.board_mode import BoardMode
from gobanapp.ui.widgets.key_filter import KeyAction, do_nothing, is_unmodified, take_key
from gobanapp.ui.widgets.mode_keys import KeyGroup

M = TypeVar("M", bound=QObject)


class StudyKeys(QObject):
    """Does what the keys of a mode say, wherever the focus is; what has the focus is asked first.

    A line of a menu with the same keys does nothing meanwhile.
    """

    def __init__(self, widget: QWidget, group: KeyGroup[M], mode: M) -> None:
        """``widget``: anything in the window, which need not be there yet."""
        super().__init__(mode)
        self._widget = widget
        self._keys = group.handlers(mode)
        self._standard = group.standard_handlers(mode)
        self._window: QWidget | None = None

    @property
    def handled_keys(self) -> frozenset[int]:
        """The keys that do something, but for those that each system has its own way."""
        return frozenset(self._keys)

    def take(self) -> None:
        """Begin to take keys."""
        self._window = self._widget.window()
        self._window.installEventFilter(self)

    def give_back(self) -> None:
        """Take none any more."""
        if self._window is not None:
            self._window.removeEventFilter(self)
            self._window = None

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Take keys that came up to the window, before the shortcuts of its menus do."""
        return self._widget.isVisible() and take_key(event, self._key_action)

    def _key_action(self, event: QKeyEvent) -> KeyAction | None:
        standard = (run for key, run in self._standard.items() if event.matches(key))
        keyed = self._keys.get(event.key()) if is_unmodified(event) else None
        action: KeyAction | None = next(standard, keyed)
        return do_nothing if action is not None and event.isAutoRepeat() else action


class StudyMode(BoardMode):
    """The session is not touched meanwhile, and ends it by any change of its own."""

    keys: StudyKeys

    has_players = True
    has_line = True
    hides_record = True
    shows_record = False
    announces_all = True

    def __init__(self, session: Session, board: SessionBoard) -> None:
        super().__init__(board)
        self._session = session
        self.board = StudyBoard(board, self)

    def begin(self) -> None:
        self.keys.take()
        self._session.changed.connect(self._look)

    def _give_back(self) -> None:
        self._session.changed.disconnect(self._look)
        self.keys.give_back()
        self.board.end()

    def _look(self, change: Change) -> None:
        if change & ~Change.DOCUMENT:
            self.end()
