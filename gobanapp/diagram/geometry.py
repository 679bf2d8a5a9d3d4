"""The geometry of a picture of the board, for any size of board and picture."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import CoordinateSides, CoordinateStyle
from gobanapp.diagram.frame import WHOLE_BOARD, Frame
from gobanapp.rules.point import Point
from gobanapp.rules.symmetry import Symmetry

LENGTH_TO_WIDTH = 23.7 / 22.0
"""Rows are further apart than columns: a Japanese board has cells of 22.0 by 23.7 mm, so that it
looks square to a player sitting before it."""

STONE_WIDTH = 0.966
"""The diameter of a stone in spacings of columns."""
DEAD_SIZE = 2 / 3
"""The diameter of a dead stone, relative to that of others."""

_CLICK_RADIUS = 0.6
"""The radius of a click on a point, in spacings: 0.71 is the middle between four."""

_STUB = 0.2

MIN_STEP = 2
MIN_TYPE = 8
_TYPE, _MAX_TYPE = 0.38, 0.6
"""The usual and the largest height of coordinates, in spacings of columns."""


def board_width(width: int, height: int) -> float:
    """Return the width of the largest board in an area."""
    return max(0.0, min(width, height / LENGTH_TO_WIDTH))


class Rect(NamedTuple):
    x: float
    y: float
    width: float
    height: float


class Coordinate(NamedTuple):
    """A coordinate and its middle, in device pixels. ``room`` is the largest width for it."""

    name: str
    x: float
    y: float
    room: float
    is_opposite: bool
    """True above the board and on its right."""


class _Cells(NamedTuple):
    """The linear map from points to cells."""

    right_x: int
    right_y: int
    right: int
    down_x: int
    down_y: int
    down: int

    @staticmethod
    def of(columns: int, rows: int, part: BoardPart, symmetry: Symmetry) -> _Cells:
        shown = part.turned(symmetry, columns, rows)

        def cell(point: Point) -> tuple[int, int]:
            x, y = symmetry.map_point(point, columns, rows)
            return x - shown.left, shown.top - y

        right, down = cell(Point(0, 0))
        (x_right, x_down), (y_right, y_down) = cell(Point(1, 0)), cell(Point(0, 1))
        return _Cells(x_right - right, y_right - right, right, x_down - down, y_down - down, down)

    def point_of(self, column: int, row: int) -> Point:
        right, down = column - self.right, row - self.down
        # Rotations by quarter turns are orthogonal: the inverse matrix is the transpose.
        return Point(
            self.right_x * right + self.down_x * down, self.right_y * right + self.down_y * down
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Geometry:
    """The places of one board in one rectangle; made by ``Geometry.fit`` or ``Geometry.for_view``.

    A *cell* is the visible place of a point: its column from the left and row from the top, counted
    from 0.

    All is in whole device pixels counted from the upper left corner of ``rect``, so that lines
    are equally crisp and equally far apart. Only ``rect``, ``center`` and ``point_at`` are in the
    logical units of a window.
    """

    columns: int
    """Of the whole board, as are ``rows``."""
    rows: int
    rect: Rect
    ratio: float
    """Device pixels in a logical unit."""
    frame: Frame
    part: BoardPart
    """The visible part of the board."""
    cells: _Cells
    width: int
    height: int
    step_x: int
    step_y: int
    left: int
    """The left edge of the line of the first column shown."""
    top: int
    """The upper edge of the line of the top row shown."""
    line: int
    """The thickness of lines."""
    margin: int
    """The distance from the outer lines to the edge of the wood."""
    font_size: int
    """The height of the type of coordinates."""

    @staticmethod
    def fit(
        columns: int,
        rows: int,
        rect: Rect,
        ratio: float = 1.0,
        frame: Frame = WHOLE_BOARD,
    ) -> Geometry:
        """Return the geometry of the largest board that fits into ``rect``, in its middle.

        If the rectangle is too small for lines MIN_STEP pixels apart, the board exceeds it.
        """
        part = BoardPart.whole(columns, rows) if frame.part is None else frame.part
        across, down = frame.symmetry.size(part.columns, part.rows)
        width, height = math.ceil(rect.width * ratio), math.ceil(rect.height * ratio)
        shorter = min(width, height)
        table = shorter // 50  # for the shadow of the board

        # Few lines make wide cells, but line, type and margin stay in proportion to the board.
        def line(step: int) -> int:
            return max(1, round(min(0.03 * step, shorter / 500)))

        def type_size(step: int) -> float:
            usual = min(_TYPE * step, shorter / 48)
            larger = min(frame.type_scale * usual, _MAX_TYPE * step)
            return max(MIN_TYPE * ratio, usual, larger)

        def margin(step: int) -> int:
            space = min(0.33 * step, shorter / 28)
            if frame.coordinates is not CoordinateStyle.NONE:
                space = 2.3 * type_size(step)
            return round(0.52 * step + space)

        def spare(step: int) -> int:
            """Return the space left over on each side; negative if ``step`` is too wide."""
            surroundings = 2 * (margin(step) + table) + line(step)
            spare_width = width - (across - 1) * step - surroundings
            spare_height = height - (down - 1) * _row_step(step) - surroundings
            return min(spare_width, spare_height) // 2

        steps = range(MIN_STEP, max(MIN_STEP, shorter) + 1)
        too_wide = bisect_left(steps, True, key=lambda step: spare(step) < 0)
        step = steps[max(0, too_wide - 1)]
        return Geometry(
            columns=columns,
            rows=rows,
            rect=rect,
            ratio=ratio,
            frame=frame,
            part=part,
            cells=_Cells.of(columns, rows, part, frame.symmetry),
            width=width,
            height=height,
            step_x=step,
            step_y=_row_step(step),
            left=(width - (across - 1) * step - line(step)) // 2,
            top=(height - (down - 1) * _row_step(step) - line(step)) // 2,
            line=line(step),
            # Steps are whole pixels, so something is left over: the wood has it, not the table.
            margin=margin(step) + max(0, min(spare(step), step // 2)),
            font_size=round(type_size(step)),
        )

    @staticmethod
    def for_view(view: BoardView, rect: Rect, ratio: float = 1.0) -> Geometry:
        """Return the geometry of the largest picture of ``view`` that fits into ``rect``."""
        return Geometry.fit(view.board.width, view.board.height, rect, ratio, view.frame)

    @property
    def columns_shown(self) -> int:
        """The number of columns in the picture."""
        return self.part.rows if self.frame.symmetry.swaps_sides else self.part.columns

    @property
    def rows_shown(self) -> int:
        """The number of rows in the picture."""
        return self.part.columns if self.frame.symmetry.swaps_sides else self.part.rows

    @property
    def board_rect(self) -> tuple[int, int, int, int]:
        """The board up to its edges, as (left, top, width, height) in device pixels."""
        return (
            self.left - self.margin,
            self.top - self.margin,
            (self.columns_shown - 1) * self.step_x + self.line + 2 * self.margin,
            (self.rows_shown - 1) * self.step_y + self.line + 2 * self.margin,
        )

    def line_extensions(self) -> tuple[float, float, float, float]:
        """Return the length of lines beyond the last crossing: above, right, below and left.

        Half a cell where the board continues, as in books. On a board of one line, which has no
        crossings, short strokes show the points.
        """
        one_column = _STUB * self.step_x if self.columns_shown == 1 else 0.0
        one_row = _STUB * self.step_y if self.rows_shown == 1 else 0.0
        whole = BoardPart.whole(self.columns, self.rows)

        def continues(column: int, row: int) -> bool:
            return self.point_of(column, row) in whole

        return (
            self.step_y / 2 if continues(0, -1) else one_row,
            self.step_x / 2 if continues(self.columns_shown, 0) else one_column,
            self.step_y / 2 if continues(0, self.rows_shown) else one_row,
            self.step_x / 2 if continues(-1, 0) else one_column,
        )

    def coordinate_names(self) -> tuple[list[str], list[str]]:
        """Return the visible names of the columns from the left and of the rows from the top."""

        def name(column: int, row: int, *, of_column: bool) -> str:
            x, y = self.point_of(column, row)
            if of_column is not self.frame.symmetry.swaps_sides:
                return self.frame.coordinates.column_name(x, self.columns)
            return self.frame.coordinates.row_name(y, self.rows)

        return (
            [name(column, 0, of_column=True) for column in range(self.columns_shown)],
            [name(0, row, of_column=False) for row in range(self.rows_shown)],
        )

    def coordinates(
        self, columns: Sequence[str], rows: Sequence[str], width: float, height: float
    ) -> Iterator[Coordinate]:
        """Yield the coordinates around the board, whose style is not NONE, as far as there is room.

        A name of ``columns`` needs ``width`` pixels of its edge, one of ``rows`` needs ``height``.
        """
        on_all_sides = self.frame.sides is not CoordinateSides.TWO
        above = on_all_sides or self.frame.coordinates.counts_from_top
        below = on_all_sides or not self.frame.coordinates.counts_from_top
        half_stone = self.step_x / 2
        room = self.margin - half_stone
        beyond = half_stone + room / 2
        xs = [self.left + column * self.step_x + self.line / 2 for column in range(len(columns))]
        ys = [self.top + row * self.step_y + self.line / 2 for row in range(len(rows))]
        interval = _label_interval(width, self.step_x)
        for name, x in zip(columns[::interval], xs[::interval], strict=True):
            if above:
                yield Coordinate(name, x, ys[0] - beyond, interval * self.step_x, True)
            if below:
                yield Coordinate(name, x, ys[-1] + beyond, interval * self.step_x, False)
        interval = -_label_interval(
            height, self.step_y
        )  # from below: the first row always has its name
        for name, y in zip(rows[::interval], ys[::interval], strict=True):
            yield Coordinate(name, xs[0] - beyond, y, room, False)
            if on_all_sides:
                yield Coordinate(name, xs[-1] + beyond, y, room, True)

    @property
    def stone_diameter(self) -> float:
        """The diameter of a stone in device pixels."""
        return self.step_x * STONE_WIDTH

    def crossing(self, point: Point) -> tuple[float, float]:
        """Return the middle of the lines that cross on ``point``, in device pixels."""
        right_x, right_y, right, down_x, down_y, down = self.cells
        x, y = point
        return (
            self.left + (right_x * x + right_y * y + right) * self.step_x + self.line / 2,
            self.top + (down_x * x + down_y * y + down) * self.step_y + self.line / 2,
        )

    def cell(self, point: Point) -> tuple[int, int]:
        """Return the cell of ``point``, which can be outside the visible part."""
        right_x, right_y, right, down_x, down_y, down = self.cells
        x, y = point
        return right_x * x + right_y * y + right, down_x * x + down_y * y + down

    def point_of(self, column: int, row: int) -> Point:
        """Return the point of a cell, which can be off the board."""
        return self.cells.point_of(column, row)

    def center(self, point: Point) -> tuple[float, float]:
        """Return the middle of ``point`` in logical units."""
        x, y = self.crossing(point)
        return self.rect.x + x / self.ratio, self.rect.y + y / self.ratio

    def point_at(self, x: float, y: float) -> Point | None:
        """Return the point nearest to (x, y), in logical units.

        None off the board, and in the ambiguous middle between four points.
        """
        return self._within(x, y, _CLICK_RADIUS)

    def nearest(self, x: float, y: float) -> Point | None:
        """Return the point nearest to (x, y), in logical units, also between four points.

        None off the board.
        """
        return self._within(x, y, math.inf)

    def clamped_point(self, x: float, y: float) -> Point:
        """Return the visible point nearest to (x, y), in logical units, which may be outside it."""
        column, row = self._cell_at(x, y)
        last_column, last_row = self.columns_shown - 1, self.rows_shown - 1
        return self.point_of(
            max(0, min(round(column), last_column)), max(0, min(round(row), last_row))
        )

    def _cell_at(self, x: float, y: float) -> tuple[float, float]:
        return (
            ((x - self.rect.x) * self.ratio - self.left - self.line / 2) / self.step_x,
            ((y - self.rect.y) * self.ratio - self.top - self.line / 2) / self.step_y,
        )

    def _within(self, x: float, y: float, reach: float) -> Point | None:
        across, down = self._cell_at(x, y)
        column, row = round(across), round(down)
        if not (0 <= column < self.columns_shown and 0 <= row < self.rows_shown):
            return None
        if math.hypot(across - column, down - row) > reach:
            return None
        return self.point_of(column, row)


def _label_interval(needed: float, step: int) -> int:
    """Return 1 if each line has room for its coordinate, 2 if every other line has, and so on."""
    return max(1, math.ceil(needed / step))


def _row_step(step: int) -> int:
    return round(step * LENGTH_TO_WIDTH)
