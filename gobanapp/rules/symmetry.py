"""The eight symmetries of the board: rotations by quarter turns, and reflections."""

from __future__ import annotations

from enum import Enum

from gobanapp.rules.point import Point


class Symmetry(Enum):
    """A rotation or reflection of the board; quarter turns are clockwise.

    The value gives the new x and the new y of a point, each as one of the old coordinates (1 is x,
    2 is y), counted backwards if negative.
    """

    NONE = (1, 2)
    QUARTER = (2, -1)
    HALF = (-1, -2)
    THREE_QUARTERS = (-2, 1)
    LEFT_TO_RIGHT = (-1, 2)
    """Flipped: left and right are exchanged."""
    TOP_TO_BOTTOM = (1, -2)
    DIAGONAL = (2, 1)
    """Mirrored: A1 and its opposite corner stay."""
    OTHER_DIAGONAL = (-2, -1)

    @property
    def swaps_sides(self) -> bool:
        """True if columns and rows are exchanged."""
        return abs(self.value[0]) == 2

    def then(self, other: Symmetry) -> Symmetry:
        """Return the composition of this symmetry and then ``other``."""
        own = self.value
        x, y = (own[abs(axis) - 1] * (1 if axis > 0 else -1) for axis in other.value)
        return Symmetry((x, y))

    def size(self, columns: int, rows: int) -> tuple[int, int]:
        """Return the columns and rows after the symmetry."""
        return (rows, columns) if self.swaps_sides else (columns, rows)

    def map_point(self, point: Point, columns: int, rows: int) -> Point:
        """Return the image of ``point`` on a board that had ``columns`` by ``rows`` before."""
        places = {
            1: point.x,
            -1: columns - 1 - point.x,
            2: point.y,
            -2: rows - 1 - point.y,
        }
        x, y = self.value
        return Point(places[x], places[y])
