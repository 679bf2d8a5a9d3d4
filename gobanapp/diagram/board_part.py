"""A part of a board: the rectangle that a diagram shows of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from gobanapp.rules.point import Point
from gobanapp.rules.symmetry import Symmetry


@dataclass(frozen=True, slots=True)
class BoardPart:
    """The columns from ``left`` to ``right`` and the rows from ``bottom`` to ``top``, all within.

    Counted from 0 as those of points. That ``left`` and ``bottom`` are not the larger ones is not
    checked.
    """

    left: int
    bottom: int
    right: int
    top: int

    def __contains__(self, point: Point) -> bool:
        """Whether ``point`` lies in here."""
        return self.left <= point.x <= self.right and self.bottom <= point.y <= self.top

    @property
    def columns(self) -> int:
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        return self.top - self.bottom + 1

    @staticmethod
    def whole(columns: int, rows: int) -> BoardPart:
        """Return all of a board."""
        return BoardPart(0, 0, columns - 1, rows - 1)

    @staticmethod
    def between(one: Point, other: Point) -> BoardPart:
        """Return the part with these two opposite corners."""
        left, right = sorted((one.x, other.x))
        bottom, top = sorted((one.y, other.y))
        return BoardPart(left, bottom, right, top)

    @staticmethod
    def around(points: Iterable[Point]) -> BoardPart | None:
        """Return the smallest part that holds all of ``points``; None where there are none."""
        points = list(points)
        if not points:
            return None
        columns, rows = [x for x, _ in points], [y for _, y in points]
        return BoardPart(min(columns), min(rows), max(columns), max(rows))

    def grown(self, by: int, columns: int, rows: int) -> BoardPart:
        """Return the part with ``by`` more lines on each side, as far as the board goes."""
        return BoardPart(
            max(0, self.left - by),
            max(0, self.bottom - by),
            min(columns - 1, self.right + by),
            min(rows - 1, self.top + by),
        )

    def turned(self, symmetry: Symmetry, columns: int, rows: int) -> BoardPart:
        """Return where it lies when the board, ``columns`` by ``rows``, is turned."""
        one = symmetry.map_point(Point(self.left, self.bottom), columns, rows)
        other = symmetry.map_point(Point(self.right, self.top), columns, rows)
        return BoardPart.between(one, other)

    def points(self) -> list[Point]:
        """Return all its points, rows from the top."""
        return [
            Point(x, y)
            for y in range(self.top, self.bottom - 1, -1)
            for x in range(self.left, self.right + 1)
        ]
