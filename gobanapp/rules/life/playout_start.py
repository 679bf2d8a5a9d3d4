"""The position that random games begin with, laid out so that a game is a quick copy of it."""

from __future__ import annotations

from collections.abc import Mapping

from gobanapp.rules.life.chains import EMPTY, Chains


class PlayoutStart:
    """The position that random games begin with.

    ``settled`` says whose some of the cells are, come what may: stones of the other colour there
    are taken off before, and nobody plays there.
    """

    __slots__ = ("cells", "chain", "empty", "grid", "liberties", "stones")

    def __init__(self, chains: Chains, settled: Mapping[int, int]) -> None:
        self.grid = chains.grid
        self.cells = bytearray(chains.cells)
        for cell, owner in settled.items():
            if self.cells[cell] != owner:
                self.cells[cell] = EMPTY
        cells, near = self.cells, self.grid.near
        self.empty = [cell for cell in self.grid.inside if not cells[cell] and cell not in settled]
        self.chain, self.liberties = [0] * len(cells), [0] * len(cells)
        self.stones: list[list[int]] = [[] for _ in cells]
        for one in chains.all:
            name = one.stones[0]
            if cells[name]:
                self.stones[name] = list(one.stones)
                for stone in one.stones:
                    self.chain[stone] = name
                    self.liberties[name] += sum(not cells[at] for at in near[stone])
