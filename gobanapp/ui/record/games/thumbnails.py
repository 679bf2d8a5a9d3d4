"""Thumbnails of games, made in idle time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from typing import Generic

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap

from gobanapp.game.game import Game
from gobanapp.game.position_cache import position_cache
from gobanapp.game.tree import Tree
from gobanapp.paint.list_thumbnail import list_thumbnail
from gobanapp.rules.board import Board
from gobanapp.ui.record.games.listed_games import G, ListedGame
from gobanapp.ui.widgets.worker import IdleWork

_STEPS = 16
"""The number of moves played at a time."""
_MAX_PICTURES = 240


class Thumbnails(QObject, Generic[G]):
    """``games_in_view`` returns the visible games, the most urgent first.

    Until its picture is made, a game has an empty board. Only the last pictures are kept.
    """

    made = Signal(object)
    """The picture of this game has been made."""

    def __init__(
        self, side: int, games_in_view: Callable[[], Sequence[G]], parent: QObject
    ) -> None:
        """Make pictures ``side`` logical pixels wide."""
        super().__init__(parent)
        self._side = side
        self._ratio = 1.0
        self._games_in_view = games_in_view
        self._pictures: OrderedDict[G, QPixmap] = OrderedDict()
        self._empty: dict[tuple[int, int], QPixmap] = {}
        self._current: tuple[G, Iterator[Board | None]] | None = None
        self._work = IdleWork(self._work_step, self)

    def picture(self, game: G, ratio: float) -> QPixmap:
        """Return the picture of a game that can be shown, for ``ratio`` device pixels each."""
        if ratio != self._ratio:
            self._ratio = ratio
            self._pictures.clear()
            self._empty.clear()
        picture = self._pictures.get(game)
        if picture is not None:
            self._pictures.move_to_end(game)
            return picture
        self._work.start()
        if game.size not in self._empty:
            self._empty[game.size] = self._draw(Board.empty(*game.size))
        return self._empty[game.size]

    def is_made(self, game: G) -> bool:
        return game in self._pictures

    def _draw(self, board: Board) -> QPixmap:
        picture = QPixmap.fromImage(list_thumbnail(board, round(self._side * self._ratio)))
        picture.setDevicePixelRatio(self._ratio)
        return picture

    def _work_step(self) -> bool:
        """Work for a moment on the most urgent picture; return whether there is more to do."""
        missing = (
            game for game in self._games_in_view() if game.can_be_shown and not self.is_made(game)
        )
        game = next(missing, None)
        if game is None:
            self._current = None
            return False
        if self._current is None or self._current[0] is not game:
            self._current = game, shown_board(game)
        board = next(self._current[1])
        if board is not None:
            self._current = None
            self._pictures[game] = self._draw(board)
            if len(self._pictures) > _MAX_PICTURES:
                self._pictures.popitem(last=False)
            self.made.emit(game)
        return True


def shown_board(game: ListedGame) -> Iterator[Board | None]:
    """Yield None repeatedly while the work continues, and finally the board to show.

    It is the end of the main line; for a problem the beginning, which does not reveal the answer.
    This does not open the game, and discards what was read of it.
    """
    tree = _tree(game)
    yield None
    positions = position_cache(tree, *game.size)
    last = tree.root
    if not _is_problem(tree):
        for count, last in enumerate(tree.main_line()):
            if count % _STEPS == 0:
                positions.at(last.id)
                yield None
    yield positions.at(last.id).board


def _tree(game: ListedGame) -> Tree:
    stored = game.stored
    return stored.tree if isinstance(stored, Game) else stored.passing_tree()


def _is_problem(tree: Tree) -> bool:
    """Return whether a game begins with white setup stones, unlike any handicap."""
    return bool(tree.root.content.set_up.white)
