"""A part of a board: the rectangle that a diagram shows of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from gobanapp.rules.board import Board
from gobanapp.rules.point import Point
from gobanapp.rules.symmetry import Symmetry


@dataclass(frozen=True, slots=True)
class BoardPart:
    """The columns from ``left`` to ``right`` and the rows from ``bottom`` to ``top``, all within.

    They count from 0, as those of points do. That ``left`` and ``bottom`` are the smaller ones is
    not checked.
    """

    left: int
    bottom: int
    right: int
    top: int

    def __contains__(self, point: Point) -> bool:
        """Return whether ``point`` is within the part."""
        return self.left <= point.x <= self.right and self.bottom <= point.y <= self.top

    @property
    def columns(self) -> int:
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        return self.top - self.bottom + 1

    @staticmethod
    def whole(columns: int, rows: int) -> BoardPart:
        """Return the part that is the whole board."""
        return BoardPart(0, 0, columns - 1, rows - 1)

    @staticmethod
    def between(corner: Point, opposite: Point) -> BoardPart:
        """Return the part with these two opposite corners."""
        left, right = sorted((corner.x, opposite.x))
        bottom, top = sorted((corner.y, opposite.y))
        return BoardPart(left, bottom, right, top)

    @staticmethod
    def around(points: Iterable[Point]) -> BoardPart | None:
        """Return the smallest part with all of ``points``; None if there are none."""
        points = list(points)
        if not points:
            return None
        columns, rows = [x for x, _ in points], [y for _, y in points]
        return BoardPart(min(columns), min(rows), max(columns), max(rows))

    def united(self, other: BoardPart) -> BoardPart:
        """Return the smallest part with the points of both."""
        return BoardPart(
            min(self.left, other.left),
            min(self.bottom, other.bottom),
            max(self.right, other.right),
            max(self.top, other.top),
        )

    def grown(self, lines: int, columns: int, rows: int) -> BoardPart:
        """Return the part with ``lines`` more lines on each side, as far as the board goes."""
        return BoardPart(
            max(0, self.left - lines),
            max(0, self.bottom - lines),
            min(columns - 1, self.right + lines),
            min(rows - 1, self.top + lines),
        )

    def turned(self, symmetry: Symmetry, columns: int, rows: int) -> BoardPart:
        """Return the part after a rotation of the board of ``columns`` by ``rows``."""
        corner = symmetry.map_point(Point(self.left, self.bottom), columns, rows)
        opposite = symmetry.map_point(Point(self.right, self.top), columns, rows)
        return BoardPart.between(corner, opposite)

    def points(self) -> list[Point]:
        """Return all points of the part, in rows from the top."""
        return [
            Point(x, y)
            for y in range(self.top, self.bottom - 1, -1)
            for x in range(self.left, self.right + 1)
        ]


# Cropping to the stones and some room around them, as in books.

_MARGIN: Final = 2
"""Lines shown beyond the last stone."""
_NEAR_EDGE: Final = 3
"""An edge this many lines away is shown too: without it, stones near it would be misread."""
_MAX_SHARE: Final = 0.75
"""Only a part smaller than this share of the board is cropped to."""


def square_crop(part: BoardPart, columns: int, rows: int) -> BoardPart | None:
    """Return the smallest square part of a board that shows ``part``; None for all of it.

    On a narrower board it is as wide as the board. A nearby edge is included if there is room.
    """
    side = max(part.columns, part.rows)
    left, right = _widened(part.left, part.right, side, columns)
    bottom, top = _widened(part.bottom, part.top, side, rows)
    crop = BoardPart(left, bottom, right, top)
    return None if crop == BoardPart.whole(columns, rows) else crop


def _widened(first: int, last: int, length: int, board_length: int) -> tuple[int, int]:
    """Return the lines from ``first`` to ``last`` with others around, ``length`` in all."""
    length = min(length, board_length)
    extra = length - (last - first + 1)
    start = first - extra // 2
    if start < _NEAR_EDGE and first <= extra:
        start = 0
    elif start + length > board_length - _NEAR_EDGE and board_length - 1 - last <= extra:
        start = board_length - length
    return start, start + length - 1


def crop_to_stones(board: Board, more: Iterable[Point] = ()) -> BoardPart | None:
    """Return the part with all stones of ``board`` and the points ``more``; None for all of it."""
    used = BoardPart.around([*(point for point, _ in board.stones()), *more])
    if used is None:
        return None
    columns, rows = board.width, board.height
    left, bottom, right, top = (
        used.left - _MARGIN,
        used.bottom - _MARGIN,
        used.right + _MARGIN,
        used.top + _MARGIN,
    )
    part = BoardPart(
        0 if left < _NEAR_EDGE else left,
        0 if bottom < _NEAR_EDGE else bottom,
        columns - 1 if right > columns - 1 - _NEAR_EDGE else right,
        rows - 1 if top > rows - 1 - _NEAR_EDGE else top,
    )
    return part if part.columns * part.rows < _MAX_SHARE * columns * rows else None
