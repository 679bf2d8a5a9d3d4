"""The Go menu: from place to place in the record."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.session.session import Session
from gobanapp.ui.board.cursor_actions import CursorActions
from gobanapp.ui.record.tree.tree_actions import TreeActions
from gobanapp.ui.window.menus.menu_item import SEPARATOR, MenuEntry, MenuItem


class GoMenu(QObject):
    """Along the line, from fork to fork, from game to game; and over the board by keys."""

    def __init__(
        self,
        session: Session,
        trees: TreeActions,
        cursor: CursorActions,
        is_seen: Callable[[], bool],
    ) -> None:
        """``is_seen``: whether the record is on the board. Elsewhere nobody can walk in it."""
        super().__init__()
        self._is_seen = is_seen
        self._cursor = cursor
        self._session = session
        self._trees = trees

    def title(self) -> str:
        return self.tr("G&o")

    def entries(self) -> Sequence[MenuEntry]:
        """Return the lines of the menu."""
        session, trees = self._session, self._trees
        start, end = self._doing(_to_start), self._doing(_to_end)
        seen, later = self._is_seen, self._is_after_start
        cursor = self._cursor
        return [
            self._step("back", self.tr("&Back"), -1, "Left"),
            self._step("forward", self.tr("&Forward"), 1, "Right"),
            self._step("ten-back", self.tr("&Ten Moves Back"), -10, "PgUp"),
            self._step("ten-forward", self.tr("Ten &Moves Forward"), 10, "PgDown"),
            MenuItem(self.tr("To the Beg&inning"), start, "Home", later, name="to-beginning"),
            MenuItem(self.tr("To the &End"), end, "End", self._is_before_end, name="to-end"),
            MenuItem(self.tr("&Go to Move…"), trees.ask_move, "Ctrl+J", seen, name="go-to-move"),
            MenuItem(
                self.tr("Back to the M&ain Line"),
                trees.to_main_line,
                "Ctrl+Home",
                seen,
                name="to-main-line",
            ),
            SEPARATOR,
            self._sibling("previous-variation", self.tr("Pre&vious Variation"), -1, "Up"),
            self._sibling("next-variation", self.tr("&Next Variation"), 1, "Down"),
            MenuItem(
                self.tr("Previous For&k"),
                trees.previous_fork,
                "Ctrl+Up",
                later,
                repeats=True,
                name="previous-fork",
            ),
            MenuItem(
                self.tr("Next Fo&rk"),
                trees.next_fork,
                "Ctrl+Down",
                seen,
                repeats=True,
                name="next-fork",
            ),
            MenuItem(
                self.tr("Previous &Comment"),
                trees.previous_comment,
                "Ctrl+Left",
                seen,
                repeats=True,
                name="previous-comment",
            ),
            MenuItem(
                self.tr("Next C&omment"),
                trees.next_comment,
                "Ctrl+Right",
                seen,
                repeats=True,
                name="next-comment",
            ),
            SEPARATOR,
            MenuItem(
                self.tr("Boar&d Cursor"),
                cursor.toggle,
                "K",
                is_checked=cursor.is_shown,
                name="board-cursor",
            ),
            MenuItem(self.tr("T&ype a Point…"), cursor.type_point, "G", name="type-point"),
            MenuItem(
                self.tr("Next Gro&up to Decide"),
                lambda: cursor.next_group(1),
                "U",
                cursor.can_find_groups,
                repeats=True,
                name="next-group",
            ),
            MenuItem(
                self.tr("Previou&s Group to Decide"),
                lambda: cursor.next_group(-1),
                "Shift+U",
                cursor.can_find_groups,
                repeats=True,
                name="previous-group",
            ),
            SEPARATOR,
            MenuItem(
                self.tr("&Previous Game of This File"),
                lambda: session.next_game(-1),
                "Ctrl+PgUp",
                lambda: seen() and session.document.neighbor(-1) is not None,
                name="previous-game",
            ),
            MenuItem(
                self.tr("Ne&xt Game of This File"),
                lambda: session.next_game(1),
                "Ctrl+PgDown",
                lambda: seen() and session.document.neighbor(1) is not None,
                name="next-game",
            ),
        ]

    def _step(self, name: str, text: str, steps: int, keys: str) -> MenuItem:
        can = self._is_before_end if steps > 0 else self._is_after_start
        return MenuItem(
            text, self._doing(lambda game: game.step_by(steps)), keys, can, repeats=True, name=name
        )

    def _sibling(self, name: str, text: str, step: int, keys: str) -> MenuItem:
        does = self._doing(lambda game: game.go_to_sibling(step))
        return MenuItem(text, does, keys, self._is_seen, repeats=True, name=name)

    def _doing(self, action: Callable[[Game], Change]) -> Callable[[], None]:
        return lambda: self._session.navigate(action)

    def _is_after_start(self) -> bool:
        return self._is_seen() and self._trees.is_after_start()

    def _is_before_end(self) -> bool:
        if not self._is_seen():
            return False
        numbers, index = self._session.game.line()
        return index < len(numbers) - 1


def _to_start(game: Game) -> Change:
    return game.go_to(game.tree.root_id)


def _to_end(game: Game) -> Change:
    return game.go_to(game.line()[0][-1])
