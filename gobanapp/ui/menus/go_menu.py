"""The Go menu: from place to place in the record."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.ui.actions.cursor_actions import CursorActions
from gobanapp.ui.actions.tree_actions import TreeActions
from gobanapp.ui.menus.item import SEPARATOR, Entry, Item
from gobanapp.ui.session import Session


class GoMenu(QObject):
    """Along the line, from fork to fork, from game to game; and over the board by keys."""

    def __init__(self, session: Session, trees: TreeActions, cursor: CursorActions) -> None:
        super().__init__()
        self._cursor = cursor
        self._session = session
        self._trees = trees

    def title(self) -> str:
        return self.tr("G&o")

    def entries(self) -> Sequence[Entry]:
        """Return the lines of the menu."""
        session, trees = self._session, self._trees
        start, end = self._doing(_to_start), self._doing(_to_end)
        later = trees.is_after_start
        cursor = self._cursor
        return [
            self._step(self.tr("&Back"), -1, "Left"),
            self._step(self.tr("&Forward"), 1, "Right"),
            self._step(self.tr("&Ten Moves Back"), -10, "PgUp"),
            self._step(self.tr("Ten &Moves Forward"), 10, "PgDown"),
            Item(self.tr("To the Beg&inning"), start, "Home", later),
            Item(self.tr("To the &End"), end, "End", self._is_before_end),
            Item(self.tr("&Go to Move…"), trees.ask_move, "Ctrl+J"),
            Item(self.tr("Back to the M&ain Line"), trees.to_main_line, "Ctrl+Home"),
            SEPARATOR,
            self._sibling(self.tr("Pre&vious Variation"), -1, "Up"),
            self._sibling(self.tr("&Next Variation"), 1, "Down"),
            Item(self.tr("Previous For&k"), trees.previous_fork, "Ctrl+Up", later, repeats=True),
            Item(self.tr("Next Fo&rk"), trees.next_fork, "Ctrl+Down", repeats=True),
            Item(self.tr("Previous &Comment"), trees.previous_comment, "Ctrl+Left", repeats=True),
            Item(self.tr("Next C&omment"), trees.next_comment, "Ctrl+Right", repeats=True),
            SEPARATOR,
            Item(self.tr("Boar&d Cursor"), cursor.toggle, "K", checked=cursor.is_shown),
            Item(self.tr("T&ype a Point…"), cursor.type_point, "G"),
            Item(
                self.tr("Next Gro&up to Decide"),
                lambda: cursor.next_group(1),
                "U",
                cursor.can_find_groups,
                repeats=True,
            ),
            Item(
                self.tr("Previou&s Group to Decide"),
                lambda: cursor.next_group(-1),
                "Shift+U",
                cursor.can_find_groups,
                repeats=True,
            ),
            SEPARATOR,
            Item(
                self.tr("&Previous Game of This File"),
                lambda: session.next_game(-1),
                "Ctrl+PgUp",
                lambda: session.record.neighbour(-1) is not None,
            ),
            Item(
                self.tr("Ne&xt Game of This File"),
                lambda: session.next_game(1),
                "Ctrl+PgDown",
                lambda: session.record.neighbour(1) is not None,
            ),
        ]

    def _step(self, text: str, steps: int, keys: str) -> Item:
        can = self._is_before_end if steps > 0 else self._trees.is_after_start
        return Item(text, self._doing(lambda game: game.step(steps)), keys, can, repeats=True)

    def _sibling(self, text: str, step: int, keys: str) -> Item:
        return Item(text, self._doing(lambda game: game.sibling(step)), keys, repeats=True)

    def _doing(self, action: Callable[[Game], Change]) -> Callable[[], None]:
        return lambda: self._session.look(action)

    def _is_before_end(self) -> bool:
        numbers, index = self._session.game.line()
        return index < len(numbers) - 1


def _to_start(game: Game) -> Change:
    return game.go_to(game.tree.root_number)


def _to_end(game: Game) -> Change:
    return game.go_to(game.line()[0][-1])
