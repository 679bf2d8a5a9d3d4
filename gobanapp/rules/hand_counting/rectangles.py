"""Sets of points as bits of an integer, and the rectangles that fit into them.

Arranging one board tests thousands of times whether a rectangle fits, what it touches and what
remains; on integers each test takes one or two operations.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, reduce
from operator import or_
from typing import Final

from gobanapp.rules.point import Point
from gobanapp.rules.point_set import each_bit


class BitGrid:
    """The points of a board of a certain size as bits.

    Rows are one longer than the board is wide and lie within a frame, so that shifting a set by one
    or by ``stride`` moves it by a line without wrapping around.
    """

    __slots__ = ("height", "stride", "width")

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.stride = width + 1

    def bit(self, point: Point) -> int:
        return 1 << ((point.y + 1) * self.stride + point.x + 1)

    def bits(self, points: Iterable[Point]) -> int:
        """Return a set of points as bits."""
        found = 0
        for point in points:
            found |= self.bit(point)
        return found

    def points(self, bits: int) -> list[Point]:
        """Return the points of a set, the bottom row first, each row from the left."""
        return [self.point(bit) for bit in each_bit(bits)]

    def point(self, bit: int) -> Point:
        y, x = divmod(bit.bit_length() - 1, self.stride)
        return Point(x - 1, y - 1)

    def box(self, width: int, height: int) -> int:
        """Return a rectangle at the origin; shifting moves it elsewhere."""
        row, rows = (1 << width) - 1, 0
        for _ in range(height):
            rows = rows << self.stride | row
        return rows

    def around(self, bits: int) -> int:
        """Return the points next to a set, also beyond the edge, without the set itself."""
        stride = self.stride
        return (bits << 1 | bits >> 1 | bits << stride | bits >> stride) & ~bits

    def pieces(self, bits: int) -> list[int]:
        """Return the connected parts of a set, the lowest first."""
        found = []
        while bits:
            piece = self.joined(bits & -bits, bits)
            found.append(piece)
            bits &= ~piece
        return found

    def joined(self, start: int, bits: int) -> int:
        """Return the points of ``bits`` connected to ``start``, a part of it."""
        piece, fresh = start, start
        while fresh:
            fresh = self.around(fresh) & bits & ~piece
            piece |= fresh
        return piece

    def corners(self, room: int, width: int, height: int) -> int:
        """Return the lower left corners of all rectangles of this shape that fit into ``room``."""
        for _ in range(width - 1):
            room &= room >> 1
        for _ in range(height - 1):
            room &= room >> self.stride
        return room

    def is_rectangle(self, bits: int) -> bool:
        """Return whether a set fills the whole of a rectangle."""
        if not bits:
            return False
        lowest = (bits & -bits).bit_length() - 1
        from_there = bits >> lowest
        width = (~from_there & (from_there + 1)).bit_length() - 1
        height, odd = divmod(bits.bit_count(), width)
        return not odd and bits == self.box(width, height) << lowest


@cache
def bit_grid(width: int, height: int) -> BitGrid:
    """Return the grid of a board of this size."""
    return BitGrid(width, height)


def union(sets: Iterable[int]) -> int:
    """Return the union of the sets."""
    return reduce(or_, sets, 0)


AT_A_GLANCE: Final = 30
"""The most points of a rectangle that is read at a glance."""

_SHAPES: Final = sorted(
    # A thin one of seven points is no better than two by three.
    (
        (across * up * (0.8 if 1 in {across, up} else 1.0), across, up)
        for across in range(1, AT_A_GLANCE + 1)
        for up in range(1, AT_A_GLANCE // across + 1)
    ),
    key=lambda shape: (-shape[0], max(shape[1:]), shape[1]),
)
"""The rectangles that are read at a glance: value, columns, rows; the best first."""
_STONE: Final = 2.5
"""The value that a rectangle must gain for each stone moved."""


def compact_rectangles(
    grid: BitGrid, room: int, amount: int, *, adjacent: int = 0, stones: int = 0
) -> list[int]:
    """Return rectangles, down to single points, that cover ``amount`` points of ``room``.

    Large ones come first, near ``adjacent`` and each other. ``room`` must have that many points.
    Points in ``stones`` hold a stone, which would have to move.
    """
    rectangles = list[int]()
    while amount > 0:
        rectangle = _largest(grid, room, stones, amount, union(rectangles) or adjacent)
        rectangles.append(rectangle)
        room &= ~rectangle
        amount -= rectangle.bit_count()
    return rectangles


def _largest(grid: BitGrid, room: int, stones: int, most: int, adjacent: int) -> int:
    """Return the best rectangle of up to ``most`` points in ``room``, 0 if there is none."""
    best, best_place = (0.0, 0, 0), 0
    for worth, columns, rows in _SHAPES:
        if worth < best[0]:
            break
        if columns * rows <= most and columns <= grid.width and rows <= grid.height:
            box = grid.box(columns, rows)
            for corner in each_bit(grid.corners(room, columns, rows)):
                place = box * corner
                value = worth - _STONE * (place & stones).bit_count()
                if value >= best[0] or not best_place:
                    around = grid.around(place)
                    # A snug rectangle lies along the others and leaves no ragged room next to it.
                    loose = (around & room).bit_count()
                    found = (value, (around & adjacent).bit_count(), -loose)
                    if found > best or not best_place:
                        best, best_place = found, place
    return best_place
