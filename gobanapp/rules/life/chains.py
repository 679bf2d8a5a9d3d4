"""All chains of a board at once, by cell numbers: what judging life and death works on.

A cell is counted row by row from the lower left inside a frame of edge cells, as ``Board`` does it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

EMPTY, BLACK, WHITE, EDGE = range(4)
BOTH: Final = BLACK + WHITE  # less a colour's code: the code of the other
COLOR_OF: Final = {BLACK: Color.BLACK, WHITE: Color.WHITE}
CODE_OF: Final = {Color.BLACK: BLACK, Color.WHITE: WHITE}


class CellGrid:
    """What boards of one size share. ``near`` and ``diagonal`` hold four cells for each cell."""

    __slots__ = ("diagonal", "frame", "inside", "near", "point_of")

    def __init__(self, columns: int, rows: int) -> None:
        stride = columns + 1
        self.frame = bytearray([EDGE]) * (stride * (rows + 2) + 1)
        self.point_of = {
            (y + 1) * stride + x + 1: Point(x, y) for y in range(rows) for x in range(columns)
        }
        self.inside = list(self.point_of)
        self.near: list[tuple[int, ...]] = [()] * len(self.frame)
        self.diagonal: list[tuple[int, ...]] = [()] * len(self.frame)
        for at in self.inside:
            self.near[at] = (at + 1, at - 1, at + stride, at - stride)
            self.diagonal[at] = (at + stride + 1, at + stride - 1, at - stride + 1, at - stride - 1)

    def points(self, cells: Iterable[int]) -> frozenset[Point]:
        return frozenset([self.point_of[cell] for cell in cells])


@cache
def cell_grid(columns: int, rows: int) -> CellGrid:
    return CellGrid(columns, rows)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class CellChain:
    """Stones of one colour joined along the lines. ``number``: its place among all chains."""

    number: int
    color: int
    stones: tuple[int, ...]
    liberties: frozenset[int]


class Chains:
    """The chains of one board, which is never changed.

    ``cells``: what stands on each cell. ``at``: the chain of the stone on a cell, by its number.
    """

    __slots__ = ("all", "at", "cells", "grid")

    def __init__(self, board: Board) -> None:
        self.grid = grid = cell_grid(board.width, board.height)
        stride = board.width + 1
        self.cells = cells = bytearray(grid.frame)
        for at in grid.inside:
            cells[at] = EMPTY
        for (x, y), color in board.stones():
            cells[(y + 1) * stride + x + 1] = CODE_OF[color]
        self.all: list[CellChain] = []
        self.at: dict[int, int] = {}
        for at in grid.inside:
            if cells[at] and at not in self.at:
                self._add(at)

    def _add(self, start: int) -> None:
        stones, border = flood(self.grid.near, start, self.cells, (self.cells[start],))
        number = len(self.all)
        self.at.update(dict.fromkeys(stones, number))
        self.all.append(
            CellChain(
                number=number,
                color=self.cells[start],
                stones=tuple(stones),
                liberties=frozenset(cell for cell in border if self.cells[cell] == EMPTY),
            )
        )

    def of(self, cells: Iterable[int], color: int) -> set[int]:
        """Return the chains of ``color`` among the stones on ``cells``."""
        return {self.at[cell] for cell in cells if self.cells[cell] == color}

    def regions(self, color: int) -> list[EnclosedRegion]:
        """Return what ``color`` encloses: the parts that its stones divide the board into."""
        inside_codes = (EMPTY, BOTH - color)
        seen: set[int] = set()
        found = []
        for start in self.grid.inside:
            if self.cells[start] != color and start not in seen:
                inside, border = flood(self.grid.near, start, self.cells, inside_codes)
                seen.update(inside)
                found.append(EnclosedRegion(frozenset(inside), frozenset(self.of(border, color))))
        return found


@dataclass(frozen=True, slots=True, eq=False)
class EnclosedRegion:
    """Joined cells without a stone of one colour, and the chains of that colour around them."""

    inside: frozenset[int]
    border: frozenset[int]


def flood(
    near: list[tuple[int, ...]], start: int, cells: bytearray, codes: tuple[int, ...]
) -> tuple[list[int], set[int]]:
    """Return the cells with one of ``codes`` joined to ``start``, and those around them."""
    found, border = [start], set[int]()
    seen = {start}
    for cell in found:  # it grows while it is walked
        for beside in near[cell]:
            if cells[beside] in codes:
                if beside not in seen:
                    seen.add(beside)
                    found.append(beside)
            elif cells[beside] != EDGE:
                border.add(beside)
    return found, border


# Chains that stand or fall together: those of one colour that no enemy parts.
#
# Two chains of a colour are related if one can be reached from the other over empty points and
# stones of that colour, so that either they can be joined or they live on the same room.


def related_chains(chains: Chains) -> list[list[CellChain]]:
    """Return the chains of the board in groups, in the order of their first stones."""
    groups, seen = [], set[int]()
    for chain in chains.all:
        if chain.number not in seen:
            codes = (EMPTY, chain.color)
            cells, _ = flood(chains.grid.near, chain.stones[0], chains.cells, codes)
            numbers = sorted(chains.of(cells, chain.color))
            seen.update(numbers)
            groups.append([chains.all[number] for number in numbers])
    return groups
