"""Blocks for counting points: rectangles of tens first, then the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gobanapp.rules.hand_counting.rectangles import BitGrid, union
from gobanapp.rules.hand_counting.tens import TEN
from gobanapp.rules.point import Point

_BLOCK: Final = 20
_LARGE_BLOCK: Final = 100
_VERY_LARGE: Final = 400
"""The number of points from which blocks become larger, so that there are not too many."""
_STRIP: Final = 5
"""The width of a strip, in columns."""


def counting_blocks(
    grid: BitGrid, tens: Sequence[int], parts: Sequence[int]
) -> tuple[frozenset[Point], ...]:
    """Return the blocks of points to count together, tens first.

    ``tens``: rectangles of ten points, merged where they form a larger one. ``parts``: other
    regions; those of ten points or more stay as they are, smaller ones are combined up to ten.
    """
    total = union(tens).bit_count()
    blocks = [
        *_merged(grid, tens, _BLOCK if total < _VERY_LARGE else _LARGE_BLOCK),
        *(part for part in parts if part.bit_count() >= TEN),
        *_gathered(grid, [part for part in parts if part.bit_count() < TEN]),
    ]
    blocks.sort(key=lambda block: (block.bit_count() % TEN != 0, -block.bit_count()))
    return tuple(frozenset(grid.points(block)) for block in blocks)


def _merged(grid: BitGrid, blocks: Sequence[int], limit: int) -> list[int]:
    """Return rectangles with those joined that make a larger one, of up to ``limit`` points."""
    waiting, merged = list(blocks), list[int]()
    while waiting:
        block = waiting.pop(0)
        partners = [
            other
            for other in waiting
            if (block | other).bit_count() <= limit
            and grid.around(block) & other
            and grid.is_rectangle(block | other)
        ]
        if partners:
            # The nearer to a square, the shorter the way around it.
            best = min(partners, key=lambda other: grid.around(block | other).bit_count())
            waiting.remove(best)
            waiting.append(block | best)
        else:
            merged.append(block)
    return merged


def _gathered(grid: BitGrid, pieces: Sequence[int]) -> list[int]:
    """Return small pieces combined to at most ten points, the nearest to each other first."""
    middles = [_middle(grid, piece) for piece in pieces]
    pairs = sorted(
        (abs(x - other_x) + abs(y - other_y), one, other)
        for other, (other_x, other_y) in enumerate(middles)
        for one, (x, y) in enumerate(middles[:other])
    )
    block_of = list(range(len(pieces)))
    blocks = dict(enumerate(pieces))
    for _, one, other in pairs:
        into, gone = block_of[one], block_of[other]
        if into != gone and (blocks[into] | blocks[gone]).bit_count() <= TEN:
            blocks[into] |= blocks.pop(gone)
            block_of = [into if block == gone else block for block in block_of]
    return list(blocks.values())


def _middle(grid: BitGrid, piece: int) -> tuple[float, float]:
    points = grid.points(piece)
    return (
        sum(point.x for point in points) / len(points),
        sum(point.y for point in points) / len(points),
    )


def sweep_order(grid: BitGrid, bits: int) -> list[Point]:
    """Return points in reading order: strips up and down the board.

    The order begins at the lower left, and alternates direction within a strip.
    """

    def place(point: Point) -> tuple[int, int, int]:
        strip, across = divmod(point.x, _STRIP)
        up = point.y if strip % 2 == 0 else -point.y
        return strip, up, across if point.y % 2 == 0 else -across

    return sorted(grid.points(bits), key=place)
