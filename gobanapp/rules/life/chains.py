"""All chains of a board, by cell numbers, for judging life and death.

Cells are those of a ``CellGrid``.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from gobanapp.rules.board import Board
from gobanapp.rules.cell_grid import BOTH, EDGE, EMPTY


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class CellChain:
    """Stones of one colour connected along lines. ``number``: its index among all chains."""

    number: int
    color: int
    stones: tuple[int, ...]
    liberties: frozenset[int]


class Chains:
    """The chains of one board, which is never changed.

    ``cells``: the contents of each cell. ``at``: the chain of the stone on a cell, by its number.
    """

    __slots__ = ("all", "at", "cells", "grid")

    def __init__(self, board: Board) -> None:
        self.grid, self.cells = board.cells()
        self.all: list[CellChain] = []
        self.at: dict[int, int] = {}
        for at in self.grid.inside:
            if self.cells[at] and at not in self.at:
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
        """Return the regions into which the stones of ``color`` divide the board."""
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
    """Connected cells without stones of one colour, and the chains of that colour around them."""

    inside: frozenset[int]
    border: frozenset[int]


def flood(
    near: list[tuple[int, ...]], start: int, cells: bytearray, codes: tuple[int, ...]
) -> tuple[list[int], set[int]]:
    """Return the cells with one of ``codes`` connected to ``start``, and those around them."""
    found, border = [start], set[int]()
    seen = {start}
    for cell in found:  # grows during the iteration
        for adjacent in near[cell]:
            if cells[adjacent] in codes:
                if adjacent not in seen:
                    seen.add(adjacent)
                    found.append(adjacent)
            elif cells[adjacent] != EDGE:
                border.add(adjacent)
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


def side_by_side(chains: Chains, numbers: Collection[int]) -> list[list[int]]:
    """Return the chains in groups that share liberties or touch corner to corner."""
    around = {}
    for number in numbers:
        chain = chains.all[number]
        corners = (at for cell in chain.stones for at in chains.grid.diagonal[cell])
        around[number] = chain.liberties.union(chain.stones), chain.liberties.union(corners)
    groups, left = [], sorted(numbers)
    while left:
        group = [left.pop(0)]
        for number in group:  # it grows while it is walked
            adjacent = [other for other in left if around[other][0] & around[number][1]]
            group += adjacent
            left = [other for other in left if other not in adjacent]
        groups.append(sorted(group))
    return groups


def stones_of(chains: Chains, numbers: Iterable[int]) -> list[int]:
    """Return the cells of the stones of the chains numbered ``numbers``."""
    return [cell for number in numbers for cell in chains.all[number].stones]
