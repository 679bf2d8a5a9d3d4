"""Sets of points as bits of an integer, not as objects."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from typing import Any, Final

from gobanapp.rules.point import MAX_SIZE, Point

_ROW: Final = (1 << MAX_SIZE) - 1
_ROWS: Final = [sum(1 << MAX_SIZE * y for y in range(rows)) for rows in range(MAX_SIZE + 1)]
"""The first bit of each row, for each number of rows."""


class PointSet(AbstractSet[Point]):
    """An immutable set of points of a board of up to 52 lines, equal to a frozenset of the same.

    The ten characters ``AB[aa:ZZ]`` of a file name 2,704 points: 130 kB as a frozenset, 400 bytes
    here. Rectangles and operations with other such sets take the same time for any number of
    points. The bit of a point is ``52 * y + x``; points come in that order, rows from the bottom.
    """

    __slots__ = ("bits",)

    def __init__(self, points: Iterable[Point] = (), bits: int = 0) -> None:
        """Make the set of ``points`` and those in ``bits``.

        Raises ValueError for a point that no board has.
        """
        for x, y in points:
            if not (0 <= x < MAX_SIZE and 0 <= y < MAX_SIZE):
                raise ValueError(f"on no board: {x}, {y}")
            bits |= 1 << MAX_SIZE * y + x
        self.bits = bits

    @classmethod
    def rectangle(cls, one: Point, other: Point) -> PointSet:
        """Return the points between two opposite corners, both on a board."""
        left, right = (one.x, other.x) if one.x <= other.x else (other.x, one.x)
        bottom, top = (one.y, other.y) if one.y <= other.y else (other.y, one.y)
        row = (1 << right + 1) - (1 << left)
        return cls(bits=row * _ROWS[top - bottom + 1] << MAX_SIZE * bottom)

    def runs(self) -> Iterator[tuple[Point, int]]:
        """Yield runs of consecutive points in a row: the leftmost point and the length."""
        bits = self.bits
        y = 0
        while bits:
            skipped = ((bits & -bits).bit_length() - 1) // MAX_SIZE
            y += skipped
            bits >>= MAX_SIZE * skipped
            row = bits & _ROW
            while row:
                first = row & -row
                beyond = row + first & ~row  # the carry stops at the first gap
                left = first.bit_length() - 1
                yield Point(left, y), beyond.bit_length() - 1 - left
                row &= -beyond
            bits >>= MAX_SIZE
            y += 1

    def __contains__(self, point: object) -> bool:
        if not (isinstance(point, tuple) and len(point) == 2):
            return False
        x, y = point
        return 0 <= x < MAX_SIZE and y >= 0 and bool(self.bits >> MAX_SIZE * y + x & 1)

    def __iter__(self) -> Iterator[Point]:
        for (left, y), length in self.runs():
            for x in range(left, left + length):
                yield Point(x, y)

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __bool__(self) -> bool:
        return self.bits != 0

    def __eq__(self, other: object) -> bool:
        if isinstance(other, PointSet):
            return self.bits == other.bits
        return super().__eq__(other)

    def __hash__(self) -> int:
        return self._hash()

    def __repr__(self) -> str:
        return f"PointSet([{', '.join(map(str, self))}])"

    # The base class builds the other operations from these, one point after the other.

    def __or__(self, other: AbstractSet[Any]) -> PointSet:
        return PointSet(bits=self.bits | _bits(other))

    def __and__(self, other: AbstractSet[Any]) -> PointSet:
        return PointSet(bits=self.bits & _bits(other))

    def __sub__(self, other: AbstractSet[Any]) -> PointSet:
        return PointSet(bits=self.bits & ~_bits(other))

    __ror__ = __or__
    __rand__ = __and__


def _bits(points: AbstractSet[Any]) -> int:
    return points.bits if isinstance(points, PointSet) else PointSet(points).bits


def each_bit(bits: int) -> Iterator[int]:
    """Yield the bits of a set one by one, the lowest first."""
    while bits:
        bit = bits & -bits
        yield bit
        bits ^= bit
