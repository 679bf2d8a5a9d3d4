"""The influence of stones on the open board, by two measures. Cells are those of a ``CellGrid``.

``first_met`` computes which colour a random walk from a point meets first.
``spheres`` is the method of B. Bouzy, "Mathematical Morphology Applied to Computer Go",
International Journal of Pattern Recognition and Artificial Intelligence 17 (2003): some dilations
spread the stones over the board, then a larger number of erosions takes the result back from its
edge, so that little is left except what the stones surround from several sides.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from functools import cache

from gobanapp.rules.cell_grid import CellGrid

_STEPS = 20
"""The length of a random walk. With so many steps, a stone alone on the board is worth about
14 points, twice a fair komi, like the first move of a game.
"""
_DILATIONS = 5
_EROSIONS = 10
_STONE = 128


def first_met(
    grid: CellGrid, stones: Mapping[int, float]
) -> Generator[None, None, dict[int, float]]:
    """Return the mean value of the first stone that random walks from each cell meet.

    ``stones``: values by cell, from 1 (surely Black's) to -1; other cells can be crossed. A walk
    that meets no stone in ``_STEPS`` steps counts 0. The work is done in slices.
    """
    around = _around(grid)
    value = dict.fromkeys(grid.inside, 0.0) | dict(stones)
    walked = [(cell, around[cell]) for cell in grid.inside if cell not in stones and around[cell]]
    for _ in range(_STEPS):
        met = [sum([value[at] for at in near]) / len(near) for _, near in walked]
        value.update(zip((cell for cell, _ in walked), met, strict=True))
        yield
    return value


def spheres(grid: CellGrid, stones: Mapping[int, float]) -> Generator[None, None, dict[int, int]]:
    """Return 1 for each cell in the sphere of Black, -1 in that of White, else 0.

    ``stones``: values by cell, positive for Black and negative for White; only the sign matters.
    The work is done in slices.
    """
    around = _around(grid)
    value = dict.fromkeys(grid.inside, 0)
    value.update((cell, _STONE if worth > 0 else -_STONE) for cell, worth in stones.items())
    for step in (*[_spread] * _DILATIONS, *[_take_back] * _EROSIONS):
        value = {cell: step(own, [value[at] for at in around[cell]]) for cell, own in value.items()}
        yield
    return {cell: (own > 0) - (own < 0) for cell, own in value.items()}


def _spread(own: int, near: list[int]) -> int:
    """Return the value of a cell after a dilation: none next to the other side."""
    if own >= 0 and all(other >= 0 for other in near):
        return own + sum(other > 0 for other in near)
    if own <= 0 and all(other <= 0 for other in near):
        return own - sum(other < 0 for other in near)
    return own


def _take_back(own: int, near: list[int]) -> int:
    """Return the value of a cell after an erosion: less for each neighbour of another side.

    The edge of the board does not reduce it.
    """
    if own > 0:
        return max(0, own - sum(other <= 0 for other in near))
    if own < 0:
        return min(0, own + sum(other >= 0 for other in near))
    return own


@cache
def _around(grid: CellGrid) -> dict[int, tuple[int, ...]]:
    """Return the neighbours of each cell, without those of the frame."""
    inside = grid.point_of
    return {cell: tuple(at for at in grid.near[cell] if at in inside) for cell in grid.inside}
