"""A board without its dead stones, on which territory is determined.

Points are cells here, integers counted row by row in a frame of edge cells, as in ``board``:
most of the analysis asks for the neighbours of a point, and a count must be ready at every click.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final, TypeAlias

from gobanapp.rules.board import Board
from gobanapp.rules.cell_grid import BLACK, CODE_OF, EMPTY, WHITE
from gobanapp.rules.point import Point

SIDES: Final = (BLACK, WHITE)

Steps: TypeAlias = tuple[int, int, int, int]
"""The distances from a cell to those on its right, on its left, above and below."""


@dataclass(frozen=True, slots=True)
class Region:
    """Connected points without a living stone. ``sides``: the colours of the stones around it."""

    points: list[int]
    sides: tuple[int, ...]

    @property
    def owner(self) -> int | None:
        """The only side that borders the region, if there is one."""
        return self.sides[0] if len(self.sides) == 1 else None


class ClearedBoard:
    """The stones on each cell without the dead ones, the chains, and the regions between them.

    ``dead``: the colour of the stone removed from a cell. ``chains``: the stones of each chain by
    its representative, which ``chain_of`` has for every stone. ``has_choice``: True once the
    analysis has met a place where Online-Go.com may judge differently (see ``chooses_ours``).
    """

    __slots__ = (
        "as_online_go",
        "cells",
        "chain_of",
        "chains",
        "dead",
        "grid",
        "has_choice",
        "regions",
        "steps",
    )

    def __init__(
        self, board: Board, dead: Collection[Point], *, as_online_go: bool = False
    ) -> None:
        """Read ``board`` without the ``dead``. Raises KeyError for a point off the board."""
        row = board.width + 1
        self.as_online_go: Final = as_online_go
        self.has_choice = False
        self.steps: Final[Steps] = (1, -1, row, -row)
        self.grid, self.cells = board.cells()
        self.dead: Final[dict[int, int]] = {}
        for point in dead:
            its_color = board[point]
            if its_color is not None:
                cell = self.grid.cell_of[point]
                self.dead[cell] = CODE_OF[its_color]
                self.cells[cell] = EMPTY
        self.chain_of: Final[dict[int, int]] = {}
        self.chains: Final[dict[int, list[int]]] = {}
        self.regions: Final[list[Region]] = []
        self._find_chains_and_regions()

    def _find_chains_and_regions(self) -> None:
        cells, steps = self.cells, self.steps
        seen = bytearray(len(cells))
        for start in self.grid.point_of:
            if seen[start]:
                continue
            kind = cells[start]
            seen[start] = 1
            inside, touched = [start], 0
            for cell in inside:
                for step in steps:
                    near = cell + step
                    if cells[near] != kind:
                        touched |= 1 << cells[near]
                    elif not seen[near]:
                        seen[near] = 1
                        inside.append(near)
            if kind == EMPTY:
                sides = tuple(side for side in SIDES if touched >> side & 1)
                self.regions.append(Region(inside, sides))
            else:
                self.chains[start] = inside
                self.chain_of.update(dict.fromkeys(inside, start))

    def chooses_ours(self) -> bool:
        """Return whether to judge as this program does, where Online-Go.com judges differently.

        Each place that asks is a difference that ``docs/rules/seki.md`` describes.
        """
        self.has_choice = True
        return not self.as_online_go

    def near(self, cell: int, kind: int) -> list[int]:
        """Return the neighbours of a cell with a certain content."""
        cells = self.cells
        return [cell + step for step in self.steps if cells[cell + step] == kind]

    def touches(self, cell: int, kind: int) -> bool:
        """Return whether a cell has a neighbour with a certain content."""
        cells = self.cells
        right, left, above, below = self.steps
        return (
            cells[cell + right] == kind
            or cells[cell + left] == kind
            or cells[cell + above] == kind
            or cells[cell + below] == kind
        )

    def points_at(self, cells: Iterable[int]) -> frozenset[Point]:
        """Return the points of cells."""
        return self.grid.points_at(cells)

    def stones_at(self, points: Iterable[Point]) -> set[int]:
        """Return the cells of those points that hold a living stone."""
        cell_of = self.grid.cell_of
        return {cell_of[point] for point in points if point in cell_of} & self.chain_of.keys()


def connected_parts(cells: AbstractSet[int], steps: Steps) -> Iterator[set[int]]:
    """Yield the connected parts of ``cells``."""
    left = set(cells)
    while left:
        part = [left.pop()]
        for cell in part:
            for step in steps:
                if cell + step in left:
                    left.discard(cell + step)
                    part.append(cell + step)
        yield set(part)
