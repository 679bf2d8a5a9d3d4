"""Layouts of a territory in rectangles of ten points, chosen to move few stones."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import nsmallest
from typing import Final, NamedTuple

from gobanapp.rules.hand_counting.rectangles import BitGrid, union
from gobanapp.rules.point_set import each_bit

TEN: Final = 10
_SHAPES: Final = ((5, 2), (2, 5), (10, 1), (1, 10))

# What makes a layout worse, in stones moved. A long thin ten is harder to see; a ten that lies
# loose, not along borders and other tens, leaves a ragged rest; points that no other ten can reach
# any more are lost to the arrangement.
_THIN: Final = 1.5
_LOOSE: Final = 0.12
_LOST: Final = 0.25

_BEAM: Final = 6
"""The number of layouts followed at once, and of tiles to continue each of them with."""
_MANY: Final = 300
"""The number of places for a ten above which fewer layouts are followed."""
_VAST: Final = 1500
"""The number of places, impossible on 19x19, above which hundreds are laid out first."""


class TenTile(NamedTuple):
    """A rectangle of ten points, with its surroundings and its cost in stones moved."""

    bits: int
    around: int
    cost: float


class TensLayout(NamedTuple):
    """Tens that do not overlap: the points they cover, and their cost in stones moved."""

    tiles: tuple[int, ...]
    covered: int
    cost: float


class _State(NamedTuple):
    layout: TensLayout
    tiles_left: list[TenTile]
    """The places for one more ten."""


def tens_layouts(
    grid: BitGrid, ground: int, stones: int, *, most: int, dearest: int = 4
) -> list[TensLayout]:
    """Return a good layout of no ten, of one, of two and so on, up to ``most`` if possible.

    ``ground``: the points that may be covered. ``stones``: those of them that hold a stone, which
    has to move. No ten costs more than ``dearest`` stones. The cost of a layout includes its stones
    and its shape. This is a beam search over the number of tens, so the best layout is not always
    found.
    """
    tiles_left = [tile for tile in _tiles(grid, ground, stones) if tile.cost <= dearest]
    beam = _BEAM if len(tiles_left) <= _MANY else 2 if len(tiles_left) <= _VAST else 1
    found = [TensLayout((), 0, 0.0)]
    if len(tiles_left) > _VAST:
        found += _hundreds(grid, ground & ~stones, most)
        tiles_left = [tile for tile in tiles_left if not tile.bits & found[-1].covered]
    states = [_State(found[-1], tiles_left)]
    while states and len(found) <= most:
        following = _followed(grid, ground, states, beam)
        states = [state for _, _, state in nsmallest(beam, following)]
        if states:
            found.append(min((_judged(grid, ground, state.layout) for state in states), key=_cost))
    return found


def _tiles(grid: BitGrid, ground: int, stones: int) -> Iterator[TenTile]:
    for width, height in _SHAPES:
        box = grid.box(width, height)
        shape = _THIN if 1 in {width, height} else 0.0
        for corner in each_bit(grid.corners(ground, width, height)):
            tile = box * corner
            yield TenTile(tile, grid.around(tile), (tile & stones).bit_count() + shape)


def _hundreds(grid: BitGrid, ground: int, most: int) -> list[TensLayout]:
    """Return layouts of one, two and more tens that form squares of a hundred points."""
    width, height = _SHAPES[0]
    ten, tens, covered = grid.box(width, height), list[int](), 0
    while corners := grid.corners(ground & ~covered, TEN, TEN):
        corner = corners & -corners
        for up in range(0, TEN, height):
            for across in range(0, TEN, width):
                tens.append(ten * corner << (grid.stride * up + across))
        covered |= grid.box(TEN, TEN) * corner
    return [
        TensLayout(tuple(tens[:number]), union(tens[:number]), 0.0)
        for number in range(1, min(most, len(tens)) + 1)
    ]


def _followed(
    grid: BitGrid, ground: int, states: list[_State], beam: int
) -> Iterator[tuple[float, int, _State]]:
    """Yield the states with one more ten, each with its penalty and a number that identifies it."""
    seen = set[int]()
    for layout, tiles_left in states:
        free = ground & ~layout.covered
        best = nsmallest(
            beam, tiles_left, key=lambda tile: tile.cost + _LOOSE * (tile.around & free).bit_count()
        )
        for tile in best:
            covered = layout.covered | tile.bits
            if covered in seen:
                continue
            seen.add(covered)
            left, reach = [], 0
            for other in tiles_left:
                if not other.bits & covered:
                    left.append(other)
                    reach |= other.bits
            cost = layout.cost + tile.cost
            lost = (ground & ~covered & ~reach).bit_count()
            loose = (grid.around(covered) & ground).bit_count()
            state = _State(TensLayout((*layout.tiles, tile.bits), covered, cost), left)
            yield cost + _LOOSE * loose + _LOST * lost, len(seen), state


def _judged(grid: BitGrid, ground: int, layout: TensLayout) -> TensLayout:
    """Return a layout with its ragged edges added to its cost."""
    loose = (grid.around(layout.covered) & ground).bit_count()
    return layout._replace(cost=layout.cost + _LOOSE * loose)


def _cost(layout: TensLayout) -> float:
    return layout.cost
