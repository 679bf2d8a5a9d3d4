"""Where things are in a picture of the board, for any size of board and of picture."""

from __future__ import annotations

import math
from bisect import bisect_left
from dataclasses import dataclass
from typing import NamedTuple

from gobanapp.diagram.coordinates import Coordinates
from gobanapp.rules.point import Point

LENGTH_TO_WIDTH = 23.7 / 22.0
"""Rows are further apart than columns: a Japanese board has cells of 22.0 by 23.7 mm, so that it
looks square to a player sitting before it."""

STONE_WIDTH = 0.966
"""The diameter of a stone in spacings of columns."""

_REACH = 0.6
"""How far from a point it can be pointed at, in spacings: 0.71 is the middle between four."""

MIN_STEP = 2
MIN_TYPE = 8


class Rect(NamedTuple):
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Geometry:
    """The places of one board in one rectangle; made by ``Geometry.fit``.

    All is in whole device pixels counted from the upper left corner of ``rect``, so that lines
    are equally crisp and equally far apart. Only ``rect``, ``centre`` and ``point_at`` are in the
    logical units of a window.
    """

    columns: int
    rows: int
    rect: Rect
    ratio: float
    """Device pixels in a logical unit."""
    coordinates: Coordinates
    width: int
    height: int
    step_x: int
    step_y: int
    left: int
    """The left edge of the first column's line."""
    top: int
    """The upper edge of the top row's line."""
    line: int
    """The thickness of lines."""
    margin: int
    """From the outer lines to the edge of the wood."""
    type_size: int
    """The height of the type of coordinates."""

    @staticmethod
    def fit(
        columns: int,
        rows: int,
        rect: Rect,
        ratio: float = 1.0,
        coordinates: Coordinates = Coordinates.LETTERS,
    ) -> Geometry:
        """Return the geometry of the largest board that fits into ``rect``, in its middle.

        A rectangle too small for lines MIN_STEP pixels apart is overrun.
        """
        width, height = math.ceil(rect.width * ratio), math.ceil(rect.height * ratio)
        shorter = min(width, height)
        table = shorter // 50  # for the shadow of the board

        # Few lines make wide cells, but line, type and margin stay in proportion to the board.
        def line(step: int) -> int:
            return max(1, round(min(0.03 * step, shorter / 500)))

        def type_size(step: int) -> float:
            return max(MIN_TYPE * ratio, min(0.38 * step, shorter / 48))

        def margin(step: int) -> int:
            beside = min(0.33 * step, shorter / 28)
            if coordinates is not Coordinates.NONE:
                beside = 2.3 * type_size(step)
            return round(0.52 * step + beside)

        def spare(step: int) -> int:
            """Return how much is left over on each side; negative if ``step`` is too wide."""
            around = 2 * (margin(step) + table) + line(step)
            left_of_width = width - (columns - 1) * step - around
            left_of_height = height - (rows - 1) * _row_step(step) - around
            return min(left_of_width, left_of_height) // 2

        steps = range(MIN_STEP, max(MIN_STEP, shorter) + 1)
        too_wide = bisect_left(steps, True, key=lambda step: spare(step) < 0)
        step = steps[max(0, too_wide - 1)]
        return Geometry(
            columns=columns,
            rows=rows,
            rect=rect,
            ratio=ratio,
            coordinates=coordinates,
            width=width,
            height=height,
            step_x=step,
            step_y=_row_step(step),
            left=(width - (columns - 1) * step - line(step)) // 2,
            top=(height - (rows - 1) * _row_step(step) - line(step)) // 2,
            line=line(step),
            # Steps are whole pixels, so something is left over: the wood has it, not the table.
            margin=margin(step) + max(0, min(spare(step), step // 2)),
            type_size=round(type_size(step)),
        )

    @property
    def wood(self) -> tuple[int, int, int, int]:
        """Left, top, width and height of the board, up to its edges."""
        return (
            self.left - self.margin,
            self.top - self.margin,
            (self.columns - 1) * self.step_x + self.line + 2 * self.margin,
            (self.rows - 1) * self.step_y + self.line + 2 * self.margin,
        )

    @property
    def stone(self) -> float:
        """The diameter of a stone."""
        return self.step_x * STONE_WIDTH

    def crossing(self, point: Point) -> tuple[float, float]:
        """Return the middle of the lines that cross on ``point``, in device pixels."""
        return (
            self.left + point.x * self.step_x + self.line / 2,
            self.top + (self.rows - 1 - point.y) * self.step_y + self.line / 2,
        )

    def centre(self, point: Point) -> tuple[float, float]:
        """Return the middle of ``point`` in logical units."""
        x, y = self.crossing(point)
        return self.rect.x + x / self.ratio, self.rect.y + y / self.ratio

    def point_at(self, x: float, y: float) -> Point | None:
        """Return the point nearest to (x, y), in logical units.

        None off the board, and in the middle between four points, where nobody can know.
        """
        return self._within(x, y, _REACH)

    def nearest(self, x: float, y: float) -> Point | None:
        """Return the point nearest to (x, y), in logical units, also between four points.

        None off the board.
        """
        return self._within(x, y, math.inf)

    def _within(self, x: float, y: float, reach: float) -> Point | None:
        across = ((x - self.rect.x) * self.ratio - self.left - self.line / 2) / self.step_x
        down = ((y - self.rect.y) * self.ratio - self.top - self.line / 2) / self.step_y
        column, row = round(across), round(down)
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            return None
        if math.hypot(across - column, down - row) > reach:
            return None
        return Point(column, self.rows - 1 - row)


def _row_step(step: int) -> int:
    return round(step * LENGTH_TO_WIDTH)
