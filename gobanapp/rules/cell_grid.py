"""The cells of a board: its points as integers, in a frame of edge cells."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from gobanapp.rules.color import Color
from gobanapp.rules.point import MAX_SIZE, Point

EMPTY, BLACK, WHITE, EDGE = range(4)
"""The contents of a cell."""
BOTH: Final = BLACK + WHITE  # less a colour's code: the code of the other
COLOR_OF: Final = {BLACK: Color.BLACK, WHITE: Color.WHITE}
CODE_OF: Final = {None: EMPTY, Color.BLACK: BLACK, Color.WHITE: WHITE}


class CellGrid:
    """Data shared by all boards of one size. The frame saves every test for the edge of the board.

    A cell is counted from the lower left of the frame, row by row; rows share their frame cells,
    so a row is one longer than the board is wide. ``empty``: the cells of a board without stones.
    ``points``: the top row first, each row from the left; ``inside``: their cells, the bottom row
    first. ``near``, ``diagonal``: four cells around each cell. None of these may be changed.
    """

    __slots__ = (
        "cell_of",
        "columns",
        "diagonal",
        "empty",
        "inside",
        "near",
        "point_of",
        "points",
        "rows",
    )

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        stride = columns + 1
        empty = bytearray([EDGE]) * (stride * (rows + 2) + 1)
        self.points = [Point(x, y) for y in reversed(range(rows)) for x in range(columns)]
        self.cell_of = {point: (point.y + 1) * stride + point.x + 1 for point in self.points}
        self.near: list[tuple[int, ...]] = [()] * len(empty)
        self.diagonal: list[tuple[int, ...]] = [()] * len(empty)
        self.point_of = {cell: point for point, cell in self.cell_of.items()}
        for cell in self.point_of:
            empty[cell] = EMPTY
            self.near[cell] = (cell + 1, cell - 1, cell + stride, cell - stride)
            up, down = cell + stride, cell - stride
            self.diagonal[cell] = (up + 1, up - 1, down + 1, down - 1)
        self.empty = empty
        self.inside = sorted(self.point_of)

    def points_at(self, cells: Iterable[int]) -> frozenset[Point]:
        """Return the points of some cells."""
        return frozenset([self.point_of[cell] for cell in cells])


@cache
def cell_grid(columns: int, rows: int) -> CellGrid:
    """Return the grid of boards of one size. Raises ValueError for sides not from 1 to 52."""
    if not (1 <= columns <= MAX_SIZE and 1 <= rows <= MAX_SIZE):
        raise ValueError(f"a board has 1 to {MAX_SIZE} lines each way, not {columns} by {rows}")
    return CellGrid(columns, rows)
