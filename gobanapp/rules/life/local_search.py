"""The outcome of one part of the board, if both sides play well there and nowhere else.

A tree of moves grows where random games were best for the side to move, and from its leaves the
games continue at random (L. Kocsis and C. Szepesvari, "Bandit based Monte-Carlo planning", 2006). A
move is also judged by the games in which it was played later (S. Gelly and D. Silver,
"Combining online and offline knowledge in UCT", 2007). Each side tries to own as many cells of the
part as possible; those of the stones in question count threefold. Cells are those of a
``CellGrid``.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from math import log, sqrt
from typing import Final

from gobanapp.rules.cell_grid import BLACK, BOTH, EMPTY
from gobanapp.rules.life.playouts import MOVES_PER_CELL, SEED
from gobanapp.rules.life.random_game import PlayoutStart, RandomGame

_PASS: Final = 0  # a cell of the frame
_WEIGHT_OF_STONES: Final = 3
_LONGEST_LINE: Final = 60
_EXPLORATION: Final = 0.25
_UNTRIED: Final = 0.6
_TRUST_IN_LATER_MOVES: Final = 150
"""The visits of a move after which games that played it later no longer count."""


@dataclass(frozen=True, slots=True)
class OpenPart:
    """A part of the board to be read on its own.

    ``stones``: the stones in question. ``cells``: these and all cells around them that can change
    owner. ``tried``: the cells for moves in the tree.
    """

    stones: frozenset[int]
    cells: frozenset[int]
    tried: frozenset[int]


class LocalSearch:
    """A search of ``part`` with ``first`` to move.

    ``start`` has every other cell settled. ``moves``: the number of moves played in all games so
    far.
    """

    def __init__(self, start: PlayoutStart, part: OpenPart, first: int) -> None:
        self._start = start
        self._weights = [
            (cell, _WEIGHT_OF_STONES if cell in part.stones else 1) for cell in sorted(part.cells)
        ]
        self._whole = sum(weight for _, weight in self._weights)
        self._tried = part.tried
        self._draw = random.Random(SEED).random
        self._limit = MOVES_PER_CELL * len(part.cells)
        self._root = _Node(RandomGame(start), first, self._tried)
        self._owned = {cell: 0 for cell, _ in self._weights}
        self._counted = 0
        self.moves = 0

    def run(self, games: int) -> Iterator[None]:
        """Search with more games, whose results replace earlier ones, yielding after each."""
        self._owned = dict.fromkeys(self._owned, 0)
        self._counted = games
        for _ in range(games):
            game = RandomGame(self._start)
            path = self._play(game)
            game.fill_eyes()
            share = self._black_share(game.cells)
            for node, place in path:
                node.learn(place, share if node.color == BLACK else 1 - share, game.first)
            self._count(game.cells)
            self.moves += game.moves
            yield

    def ownership(self) -> dict[int, float]:
        """Return the expected owner of each cell of the part, from -1 (White) to 1 (Black)."""
        return {cell: owned / max(1, self._counted) for cell, owned in self._owned.items()}

    def best_move(self) -> int | None:
        """Return the best move found, None for a pass."""
        return self._root.most_visited() or None

    def _black_share(self, cells: bytearray) -> float:
        twice = 0
        for cell, weight in self._weights:
            code = cells[cell]
            if code == BLACK:
                twice += 2 * weight
            elif code == EMPTY:
                twice += weight
        return twice / (2 * self._whole)

    def _count(self, cells: bytearray) -> None:
        owned = self._owned
        for cell in owned:
            code = cells[cell]
            if code:
                owned[cell] += 1 if code == BLACK else -1

    def _play(self, game: RandomGame) -> list[tuple[_Node, int]]:
        """Follow the tree, add a node, and continue at random from there."""
        node, path, passes = self._root, list[tuple[_Node, int]](), 0
        while True:
            place = node.choose()
            path.append((node, place))
            if node.moves[place] == _PASS:
                passes += 1
                game.let_pass()
                if passes == 2:
                    return path
            else:
                passes = 0
                game.play(node.moves[place], node.color)
            other = BOTH - node.color
            child = node.children.get(place)
            if child is None or len(path) == _LONGEST_LINE:
                if child is None and node.visits[place]:
                    node.children[place] = _Node(game, other, self._tried)
                game.play_out(other, self._limit, self._draw)
                return path
            node = child


class _Node:
    """A node of the search tree, with the results of each move.

    ``visits``, ``won``: the number of games with this move, and the shares that its side got.
    ``later_visits``, ``later_won``: the same for games in which the side was the first to play
    there at any later time.
    """

    __slots__ = (
        "children",
        "color",
        "later_visits",
        "later_won",
        "moves",
        "total",
        "visits",
        "won",
    )

    def __init__(self, game: RandomGame, color: int, tried: Collection[int]) -> None:
        self.color = color
        self.moves = [cell for cell in game.empty if cell in tried and game.may_play(cell, color)]
        self.moves.append(_PASS)
        self.visits, self.won = [0] * len(self.moves), [0.0] * len(self.moves)
        self.later_visits, self.later_won = [0] * len(self.moves), [0.0] * len(self.moves)
        self.children: dict[int, _Node] = {}
        self.total = 0

    def choose(self) -> int:
        """Return the index of the move to play next."""
        best, best_value = 0, -1.0
        wide = _EXPLORATION * sqrt(log(self.total + 2))
        for place, visits in enumerate(self.visits):
            later = self.later_visits[place]
            value = wide / sqrt(visits + 1)
            if later:
                weight = later / (later + visits + later * visits / _TRUST_IN_LATER_MOVES)
                value += weight * self.later_won[place] / later
                if visits:
                    value += (1 - weight) * self.won[place] / visits
            else:
                value += self.won[place] / visits if visits else _UNTRIED
            if value > best_value:
                best, best_value = place, value
        return best

    def learn(self, place: int, share: float, first: bytearray) -> None:
        """Record a game's share for the side to move; ``first``: the first side on each cell."""
        self.total += 1
        self.visits[place] += 1
        self.won[place] += share
        for other, cell in enumerate(self.moves):
            if first[cell] == self.color:
                self.later_visits[other] += 1
                self.later_won[other] += share

    def most_visited(self) -> int:
        return self.moves[max(range(len(self.moves)), key=self.visits.__getitem__)]
