"""Random games from one position to the end, with the frequency of each point's owner.

The same position and count always give the same games. Cells are those of a ``CellGrid``.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from gobanapp.rules.cell_grid import BLACK, WHITE
from gobanapp.rules.life.chains import Chains
from gobanapp.rules.life.random_game import PlayoutStart, RandomGame

MOVES_PER_CELL = 3  # a longer game runs in circles
SEED = 19

_OWNED_BY = {
    BLACK: bytes(int(code == BLACK) for code in range(256)),
    WHITE: bytes(int(code == WHITE) for code in range(256)),
}
_MOST_IN_A_BYTE = 255
_MOVES_IN_A_SLICE = 600


class Playouts:
    """Random games from one position.

    ``count``, ``moves``: the games and moves so far. ``settled``: the owners of some cells, as in
    ``PlayoutStart``.
    """

    def __init__(self, chains: Chains, settled: Mapping[int, int]) -> None:
        self.count = self.moves = 0
        self._random = random.Random(SEED).random
        self._settled = settled
        self._start = PlayoutStart(chains, settled)
        self._limit = MOVES_PER_CELL * len(chains.grid.inside)
        self._size = len(chains.cells)
        self._sums = {BLACK: [0] * self._size, WHITE: [0] * self._size}

    def run(self, count: int, *, enough_moves: int | None = None) -> Iterator[None]:
        """Play ``count`` more games, yielding after each and within long ones.

        Once ``enough_moves`` were played in all, there are fewer, but at least half.
        """
        packed = {BLACK: 0, WHITE: 0}
        waiting = 0
        for played in range(count):
            if enough_moves is not None and self.moves >= enough_moves and 2 * played >= count:
                break
            game = RandomGame(self._start)
            color = BLACK if self.count % 2 else WHITE
            while color and game.moves < self._limit:
                color = game.play_out(color, _MOVES_IN_A_SLICE, self._random)
                yield
            game.fill_eyes()
            self.count += 1
            self.moves += game.moves
            waiting += 1
            for owner, table in _OWNED_BY.items():
                # Adding whole boards as one number: each byte of it counts for its own cell.
                packed[owner] += int.from_bytes(game.cells.translate(table), "little")
            if waiting == _MOST_IN_A_BYTE:
                self._unpack(packed)
                waiting = 0
        self._unpack(packed)

    def _unpack(self, packed: dict[int, int]) -> None:
        for color, sums in self._sums.items():
            more = packed[color].to_bytes(self._size, "little")
            self._sums[color] = [a + b for a, b in zip(sums, more, strict=True)]
            packed[color] = 0

    def ownership(self) -> list[float]:
        """Return the mean owner of each cell, from -1 (always White) to 1 (always Black)."""
        played = max(1, self.count)
        black, white = self._sums[BLACK], self._sums[WHITE]
        owned = [(b - w) / played for b, w in zip(black, white, strict=True)]
        for cell, owner in self._settled.items():
            owned[cell] = 1.0 if owner == BLACK else -1.0
        return owned
