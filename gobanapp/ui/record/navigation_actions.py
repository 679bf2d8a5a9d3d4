"""Navigation in a record: by steps, variations, forks, comments, texts and games of the file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from gobanapp.game import node_search
from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.session.node_preparation import NodePreparation
from gobanapp.session.session import Session
from gobanapp.ui.record.find_bar import FindBar
from gobanapp.ui.widgets.commands import Command
from gobanapp.ui.widgets.dialogs import get_int
from gobanapp.ui.widgets.progress_dialog import run_with_progress
from gobanapp.ui.widgets.worker import Cancelled

_MAX_TYPED: Final = 99_999
_PATIENCE: Final = 0.02
"""Seconds that the window may freeze before it shows the progress dialog."""


class NavigationActions(QObject):
    """Changes the current node, and nothing else."""

    def __init__(self, window: QWidget, session: Session, find_bar: FindBar) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._find_bar = find_bar
        self._comments = node_search.NodeKind(node_search.has_comment)
        self._forks = node_search.NodeKind(node_search.is_fork)
        find_bar.find_requested.connect(self.find)
        session.preparation_requested.connect(self._prepare_node)

    def commands(self) -> Sequence[Command]:
        after_start, before_end = self.is_after_start, self.is_before_end
        return [
            self._step("back", self.tr("&Back"), -1, "Left"),
            self._step("forward", self.tr("&Forward"), 1, "Right"),
            self._step("ten-back", self.tr("&Ten Moves Back"), -10, "PgUp"),
            self._step("ten-forward", self.tr("Ten &Moves Forward"), 10, "PgDown"),
            Command(
                "to-beginning",
                self.tr("To Beg&inning"),
                self._navigation(Game.go_to_start),
                "Home",
                enabled=after_start,
            ),
            Command(
                "to-end",
                self.tr("To &End"),
                self._navigation(Game.go_to_end),
                "End",
                enabled=before_end,
            ),
            Command("go-to-move", self.tr("&Go to Move…"), self.ask_move, "Ctrl+J"),
            Command(
                "to-main-line",
                self.tr("Back to M&ain Line"),
                self.to_main_line,
                "Ctrl+Home",
                enabled=self.has_forks,
            ),
            Command(
                "previous-variation",
                self.tr("Pre&vious Variation"),
                self._navigation(lambda game: game.go_to_sibling(-1)),
                "Up",
                enabled=self.has_siblings,
                repeats=True,
            ),
            Command(
                "next-variation",
                self.tr("&Next Variation"),
                self._navigation(lambda game: game.go_to_sibling(1)),
                "Down",
                enabled=self.has_siblings,
                repeats=True,
            ),
            Command(
                "previous-fork",
                self.tr("Previous For&k"),
                self.previous_fork,
                "Ctrl+Up",
                enabled=self.has_fork_before,
                repeats=True,
            ),
            Command(
                "next-fork",
                self.tr("Next Fo&rk"),
                self.next_fork,
                "Ctrl+Down",
                enabled=self.has_fork_after,
                repeats=True,
            ),
            Command(
                "previous-comment",
                self.tr("Previous &Comment"),
                self.previous_comment,
                "Ctrl+Left",
                enabled=self.has_comment_before,
                repeats=True,
            ),
            Command(
                "next-comment",
                self.tr("Next C&omment"),
                self.next_comment,
                "Ctrl+Right",
                enabled=self.has_other_comment,
                repeats=True,
            ),
            self._game("previous-game", self.tr("&Previous Game"), -1, "Ctrl+PgUp"),
            self._game("next-game", self.tr("Ne&xt Game"), 1, "Ctrl+PgDown"),
        ]

    def find_commands(self) -> Sequence[Command]:
        """Return the commands to find a text."""
        keys = QKeySequence.StandardKey
        return [
            Command("find", self.tr("&Find…"), self._find_bar.open, keys.Find),
            Command(
                "find-next",
                self.tr("Find &Next"),
                partial(self._find_bar.find_text, 1),
                "F3",
                enabled=self.has_other_nodes,
            ),
            Command(
                "find-previous",
                self.tr("Find Pre&vious"),
                partial(self._find_bar.find_text, -1),
                "Shift+F3",
                enabled=self.has_other_nodes,
            ),
        ]

    def _step(self, name: str, text: str, steps: int, keys: str) -> Command:
        is_possible = self.is_before_end if steps > 0 else self.is_after_start
        action = self._navigation(lambda game: game.step_by(steps))
        return Command(name, text, action, keys, enabled=is_possible, repeats=True)

    def _game(self, name: str, text: str, step: int, keys: str) -> Command:
        return Command(
            name,
            text,
            lambda: self._session.switch_game(self._session.document.neighbor(step)),
            keys,
            enabled=lambda: self._session.document.neighbor(step) is not None,
        )

    def _navigation(self, action: Callable[[Game], Change]) -> Callable[[], None]:
        return lambda: self._session.navigate(action)

    def is_after_start(self) -> bool:
        return self._session.game.node.parent is not None

    def is_before_end(self) -> bool:
        numbers, index = self._session.game.line()
        return index < len(numbers) - 1

    def has_siblings(self) -> bool:
        """Return whether there are other variations of the current move."""
        parent = self._session.game.node.parent
        return parent is not None and len(self._session.game.tree[parent].children) > 1

    def has_forks(self) -> bool:
        return self._forks.is_in(self._session.game.tree)

    def has_fork_before(self) -> bool:
        game = self._session.game
        return self.is_after_start() and self._forks.is_in(game.tree, besides=game.current_id)

    def has_fork_after(self) -> bool:
        game = self._session.game
        return self.is_before_end() and self._forks.is_in(game.tree, besides=game.current_id)

    def has_comment_before(self) -> bool:
        return self.is_after_start() and self.has_other_comment()

    def has_other_comment(self) -> bool:
        game = self._session.game
        return self._comments.is_in(game.tree, besides=game.current_id)

    def has_other_nodes(self) -> bool:
        """Return whether there are other nodes; to look for texts in them would take too long."""
        return len(self._session.game.tree) > 1

    def _prepare_node(self, preparation: NodePreparation) -> None:
        """Prepare the display of a distant node on a worker thread."""
        try:
            # Nothing continues after a cancellation: the work fills the game's own position cache.
            run_with_progress(
                self._window,
                self.tr("Going to the move"),
                preparation.complete,
                leaves_at_once=False,
                patience=_PATIENCE,
            )
        except Cancelled:
            preparation.is_cancelled = True

    def ask_move(self) -> None:
        """Let the user name a move of the current line and go there."""
        game = self._session.game
        numbers, _ = game.line()
        last = game.position_at(numbers[-1]).move_number
        move = get_int(
            self._window,
            self.tr("Go to Move"),
            self.tr("Move number, from 0 to {last}:").format(last=last),
            self.tr("Go"),
            value=game.position.move_number,
            low=0,
            # With ``last`` the field would refuse further digits, and 100 would become 1.
            high=max(last, _MAX_TYPED),
        )
        if move is not None:
            self._go_to(node_search.node_of_move(game.tree, numbers, min(move, last)))

    def to_main_line(self) -> None:
        self._session.apply(Game.to_main_line)

    def next_comment(self) -> None:
        game = self._session.game
        self._go_to(node_search.next_comment(game.tree, game.current_id))

    def previous_comment(self) -> None:
        game = self._session.game
        self._go_to(node_search.previous_comment(game.tree, game.current_id))

    def next_fork(self) -> None:
        game = self._session.game
        self._go_to(node_search.next_fork(game.tree, *game.line()))

    def previous_fork(self) -> None:
        game = self._session.game
        self._go_to(node_search.previous_fork(game.tree, *game.line()))

    def find(self, text: str, step: int) -> None:
        """Go to the next node with ``text`` (1), or to the previous one (-1)."""
        game = self._session.game
        find = node_search.find_next if step > 0 else node_search.find_previous
        number = find(game.tree, game.current_id, text)
        self._find_bar.show_result(found=number is not None)
        self._go_to(number)

    def _go_to(self, number: int | None) -> None:
        if number is not None:
            self._session.apply(lambda game: game.go_to(number))
