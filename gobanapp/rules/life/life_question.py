"""One question about an enclosed group: whether it lives among safe stones."""

from __future__ import annotations

from collections.abc import Collection, Generator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.cell_grid import BOTH, COLOR_OF, EDGE, EMPTY, WHITE
from gobanapp.rules.color import Color
from gobanapp.rules.life.chains import Chains, stones_of
from gobanapp.rules.life.dame import surplus_dame
from gobanapp.rules.point import Point
from gobanapp.rules.reading.readings import Reading, ReadingOutcome, read_life_in_slices

_LAND: Final = 0.7
"""The least share of the games that end with a point as one side's, for it to be land."""


@dataclass(frozen=True, slots=True)
class LifeQuestion:
    """The question whether a group lives among ``safe`` stones."""

    board: Board
    chains: Chains
    group: frozenset[int]
    safe: frozenset[Point]

    @property
    def stones(self) -> frozenset[Point]:
        return self.chains.grid.points_at(stones_of(self.chains, self.group))

    @property
    def color(self) -> int:
        return self.chains.all[min(self.group)].color

    @property
    def enemies(self) -> list[int]:
        """The opponent's chains that share a liberty with the group and are not safe."""
        chains = self.chains
        mine = frozenset().union(*(chains.all[number].liberties for number in self.group))
        return [
            chain.number
            for chain in chains.all
            if chain.color != self.color
            and chain.liberties & mine
            and chains.grid.point_of[chain.stones[0]] not in self.safe
        ]

    @property
    def inside(self) -> set[int]:
        """The opponent's chains that the reading met, and could have captured."""
        return self.chains.of(self._met(), BOTH - self.color)

    @property
    def space(self) -> int:
        """The number of empty points that the reading plays on."""
        return sum(self.chains.cells[cell] == EMPTY for cell in self._met())

    def _met(self) -> list[int]:
        """Return the cells that the group reaches without crossing safe stones."""
        chains, grid = self.chains, self.chains.grid
        beyond = {at for at in grid.inside if grid.point_of[at] in self.safe}
        met = list(stones_of(chains, self.group))
        seen = {*met, *beyond}
        for cell in met:  # it grows while it is walked
            near = [at for at in grid.near[cell] if chains.cells[at] != EDGE and at not in seen]
            seen.update(near)
            met += near
        return met

    def without_land(self, owned: Sequence[float], steps: int) -> LifeQuestion:
        """Return it with the opponent's land further off than ``steps`` taken for safe stones.

        Land is where nearly all games end as the opponent's. Near are also points so close to
        enemies that are in question themselves.
        """
        chains, grid = self.chains, self.chains.grid
        sign = 1 if self.color == WHITE else -1
        near = set[int]()
        for number in (*self.group, *self.enemies):
            near |= chains.all[number].liberties
        for _ in range(steps - 1):
            near.update([at for cell in near for at in grid.near[cell]])
        land = [
            cell
            for cell in grid.inside
            if chains.cells[cell] == EMPTY and cell not in near and sign * owned[cell] >= _LAND
        ]
        return replace(self, safe=self.safe | grid.points_at(land))

    def without_dame(self) -> LifeQuestion:
        """Return it with the dame around the fight filled that make no difference."""
        grid, board = self.chains.grid, self.board
        safe = {cell for cell in grid.inside if grid.point_of[cell] in self.safe}
        filled = NO_POINTS
        for color, cells in surplus_dame(self.chains, self.group, safe).items():
            points = grid.points_at(cells)
            board = board.with_stones(COLOR_OF[color], points)
            filled |= points
        return replace(self, board=board, safe=self.safe | filled) if filled else self

    def cells_at(self, points: Collection[Point]) -> frozenset[int]:
        return frozenset(at for at, point in self.chains.grid.point_of.items() if point in points)

    def read(
        self, budget: tuple[int, int], *, likely_dead: bool
    ) -> Generator[None, None, dict[Color, Reading]]:
        """Return the outcome for either side to move, with a break after each reading.

        ``budget``: the number of nodes for one reading, and for both together.
        One of the two may do: what dies though it moves first is dead.
        """
        own, other = COLOR_OF[self.color], COLOR_OF[BOTH - self.color]
        ask = [own, other] if likely_dead else [other, own]
        enough = ReadingOutcome.DIES if likely_dead else ReadingOutcome.LIVES
        found: dict[Color, Reading] = {}
        each, left = budget
        for color in ask:
            found[color] = yield from read_life_in_slices(
                self.board, self.stones, color, safe=self.safe, budget=min(each, left)
            )
            left -= found[color].nodes
            yield
            if found[color].outcome in (enough, ReadingOutcome.UNKNOWN):
                break
        return found
