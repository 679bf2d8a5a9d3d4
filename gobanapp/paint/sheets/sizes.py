"""How large diagrams are on paper: all of one print equally, as far as the largest has room."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.geometry import LENGTH_TO_WIDTH, MIN_STEP, Geometry, Rect
from gobanapp.paint.sheets.sheet import DOTS, Box, dots

# Millimetres on the paper.
BETWEEN: Final = 8
_WIDEST_STEP: Final = 13
_NARROWEST_COLUMN: Final = 46
"""What a caption needs, however small the boards are."""
_READABLE_STEP: Final = 3.9
"""Numbers of three digits are still read without effort."""

# Points, of which an inch has 72.
_THINNEST_LINE: Final = 0.25
_THICKEST_LINE: Final = 0.5

_RATIO: Final = DOTS / 96


@dataclass(frozen=True, slots=True)
class Grid:
    """The places for diagrams on a page, without what is written below them."""

    columns: int
    rows: int | None
    """None: as many as fit."""
    width: int
    """Of a column."""
    step: int
    """Between the columns of a board."""


@dataclass(frozen=True, slots=True)
class _Shape:
    """All of a view that decides how large its diagram is."""

    columns: int
    rows: int
    frame: Frame


def grid_for(views: Sequence[BoardView], frame: Box, per_page: int | None, words: int) -> Grid:
    """Return the grid for ``views``, which are not none, in ``frame``.

    ``words``: the height of what stands below each diagram.
    """
    shapes = {_shape(view) for view in views}
    between = dots(BETWEEN)
    if per_page is None:
        step = dots(_READABLE_STEP)
        step = min(step, _largest_step(shapes, frame.width, frame.height - words))
        widest = max(_at_step(shape, step).wood[2] for shape in shapes)
        widest = max(widest, dots(_NARROWEST_COLUMN))
        columns = max(1, (frame.width + between) // (widest + between))
        return Grid(columns, None, (frame.width - (columns - 1) * between) // columns, step)
    proportion = max(_proportion(shape) for shape in shapes)

    def place(columns: int) -> tuple[int, int]:
        rows = per_page // columns
        width = (frame.width - (columns - 1) * between) // columns
        height = (frame.height - (rows - 1) * between) // rows
        return max(1, width), max(1, height - words)

    def strangeness(columns: int) -> float:
        width, height = place(columns)
        return abs(math.log(width / height / proportion))

    columns = min((n for n in range(1, per_page + 1) if per_page % n == 0), key=strangeness)
    width, height = place(columns)
    return Grid(columns, per_page // columns, width, _largest_step(shapes, width, height))


def diagram(view: BoardView, step: int) -> Geometry:
    """Return the geometry of ``view`` with columns that are ``step`` apart."""
    return _at_step(_shape(view), step)


def _shape(view: BoardView) -> _Shape:
    return _Shape(view.board.width, view.board.height, view.frame)


def _proportion(shape: _Shape) -> float:
    geometry = _at_step(shape, dots(_READABLE_STEP))
    return geometry.columns_shown / geometry.rows_shown / LENGTH_TO_WIDTH


def _largest_step(shapes: Iterable[_Shape], width: int, height: int) -> int:
    """Return the largest step with which all of ``shapes`` fit; small boards are not blown up."""
    steps = range(MIN_STEP, dots(_WIDEST_STEP) + 1)

    def fits(step: int) -> bool:
        woods = (_at_step(shape, step).wood for shape in shapes)
        return all(wood[2] <= width and wood[3] <= height for wood in woods)

    low, high = 0, len(steps)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if fits(steps[middle]) else (low, middle)
    return steps[low]


@lru_cache(maxsize=1000)
def _at_step(shape: _Shape, step: int) -> Geometry:
    """Return the geometry in the smallest rectangle where columns are ``step`` apart."""
    part = shape.frame.part
    lines = max(shape.columns, shape.rows) if part is None else max(part.columns, part.rows)
    low, high = 0, math.ceil(2.5 * (lines + 12) * step) + DOTS

    def in_square(side: int) -> Geometry:
        rect = Rect(0, 0, side / _RATIO, side / _RATIO)
        return Geometry.fit(shape.columns, shape.rows, rect, _RATIO, shape.frame)

    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if in_square(middle).step_x >= step else (middle, high)
    geometry = in_square(high)
    thinnest, thickest = DOTS * _THINNEST_LINE / 72, DOTS * _THICKEST_LINE / 72
    return replace(geometry, line=round(min(max(geometry.line, thinnest), thickest)))
