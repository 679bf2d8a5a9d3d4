"""A diagram with the lines below it, which no page break separates."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.geometry import MIN_STEP, Geometry, Rect
from gobanapp.paint.pages.page import PageFonts, PlacedDiagram, PlacedText, TextRole
from gobanapp.paint.pages.print_content import DOTS_PER_INCH, DiagramItem, PageRect, mm_to_dots
from gobanapp.paint.pages.text_lines import PageFont

_ABOVE_CAPTION: Final = 1.5  # millimetres


@dataclass(frozen=True, slots=True, kw_only=True)
class DiagramBlock:
    number: int
    """The number of its item."""
    item: DiagramItem
    geometry: Geometry
    captions: tuple[tuple[str, PageFont, TextRole], ...]
    """The lines below the diagram."""
    rest: str
    """The notes that do not fit on the page; they are set as text, which can be divided."""

    @staticmethod
    def of(
        number: int, item: DiagramItem, *, step: int, width: int, room: int, fonts: PageFonts
    ) -> DiagramBlock:
        """Return the block of an item.

        ``width``: that of its lines; ``room``: the height of a page.
        """
        geometry = diagram_geometry(item.view, step)
        lines = captions_of(item, width, fonts)
        room_left = room - geometry.board_rect[3] - mm_to_dots(_ABOVE_CAPTION)
        kept_count = 0
        while kept_count < len(lines) and (room_left := room_left - lines[kept_count][1].line) >= 0:
            kept_count += 1
        rest = " ".join(text for text, _, _ in lines[kept_count:])
        return DiagramBlock(
            number=number,
            item=item,
            geometry=geometry,
            captions=tuple(lines[:kept_count]),
            rest=rest,
        )

    @property
    def height(self) -> int:
        return self.geometry.board_rect[3] + height_of(self.captions)

    def place(self, left: int, top: int, width: int) -> tuple[PlacedDiagram, list[PlacedText]]:
        """Return the diagram and its lines centred in ``width``."""
        _, _, across, down = self.geometry.board_rect
        box = PageRect(left + (width - across) // 2, top, across, down)
        words, below = [], box.bottom + mm_to_dots(_ABOVE_CAPTION)
        for text, font, role in self.captions:
            extent = min(width, font.width(text))
            place = PageRect(left + (width - extent) // 2, below, extent, font.line)
            words.append(PlacedText(place, text, font, role, self.number))
            below += font.line
        return PlacedDiagram(box, self.item.view, self.geometry, self.number), words


def captions_of(
    item: DiagramItem, width: int, fonts: PageFonts
) -> list[tuple[str, PageFont, TextRole]]:
    """Return the lines below a diagram, each with its type."""
    lines = list[tuple[str, PageFont, TextRole]]()
    for text, font, role in (
        (item.caption, fonts.caption, TextRole.CAPTION),
        (item.notes, fonts.small, TextRole.NOTES),
    ):
        if text.strip():
            lines += [(line, font, role) for line in font.broken(text, width)]
    return lines


def height_of(captions: tuple[tuple[str, PageFont, TextRole], ...]) -> int:
    """Return the height of lines below a diagram, with the space above them."""
    return sum(font.line for _, font, _ in captions) + (
        mm_to_dots(_ABOVE_CAPTION) if captions else 0
    )


# How large diagrams are on paper: all of one print equally, as far as the largest has room.

# Millimetres on the paper.
DIAGRAM_SPACING: Final = 8
_MAX_STEP: Final = 13
_MIN_COLUMN_WIDTH: Final = 46
"""The least width of a column, for the captions of small boards."""
_READABLE_STEP: Final = 3.9
"""The least distance of lines at which numbers of three digits are easy to read."""

# Points, of which an inch has 72.
_MIN_LINE: Final = 0.25
_MAX_LINE: Final = 0.5

_RATIO: Final = DOTS_PER_INCH / 96


@dataclass(frozen=True, slots=True)
class DiagramGrid:
    """The grid of diagrams on a page, without the text below them."""

    columns: int
    rows: int | None
    """None: as many as fit."""
    width: int
    """The width of a column."""
    step: int
    """Between the columns of a board."""


@dataclass(frozen=True, slots=True)
class _Shape:
    """The properties of a view that determine the size of its diagram."""

    columns: int
    rows: int
    frame: Frame

    def size(self) -> tuple[int, int]:
        """Return the numbers of visible columns and rows."""
        part = self.frame.part or BoardPart.whole(self.columns, self.rows)
        return self.frame.symmetry.size(part.columns, part.rows)


def grid_for(
    views: Sequence[BoardView],
    frame: PageRect,
    per_page: int | None,
    text_height: int,
    max_columns: int = 1000,
) -> DiagramGrid:
    """Return the grid for ``views``, at least one, in ``frame``.

    ``text_height``: the height of the text below each diagram.
    """
    shapes = _largest({_shape(view) for view in views})
    spacing = mm_to_dots(DIAGRAM_SPACING)
    if per_page is None:
        step = mm_to_dots(_READABLE_STEP)
        step = min(step, _largest_step(shapes, frame.width, frame.height - text_height))
        column_width = max(_geometry_at_step(shape, step).board_rect[2] for shape in shapes)
        column_width = max(column_width, mm_to_dots(_MIN_COLUMN_WIDTH))
        columns = (frame.width + spacing) // (column_width + spacing)
        columns = max(1, min(columns, max_columns))
        return DiagramGrid(columns, None, (frame.width - (columns - 1) * spacing) // columns, step)
    grids = []
    for columns in range(1, min(per_page, max_columns) + 1):
        if per_page % columns == 0:
            rows = per_page // columns
            width = max(1, (frame.width - (columns - 1) * spacing) // columns)
            height = (frame.height - (rows - 1) * spacing) // rows - text_height
            grids.append(DiagramGrid(columns, rows, width, _largest_step(shapes, width, height)))
    return max(grids, key=lambda grid: grid.step)


def diagram_geometry(view: BoardView, step: int) -> Geometry:
    """Return the geometry of ``view`` with columns that are ``step`` apart."""
    return _geometry_at_step(_shape(view), step)


def _shape(view: BoardView) -> _Shape:
    return _Shape(view.board.width, view.board.height, view.frame)


def _largest(shapes: Iterable[_Shape]) -> list[_Shape]:
    """Return the few of ``shapes`` that decide whether all have room."""
    largest: list[_Shape] = []
    sizes: list[tuple[CoordinateStyle, int, int]] = []
    for shape in sorted(shapes, key=_Shape.size, reverse=True):
        kind, (across, down) = shape.frame.coordinates, shape.size()
        if not any(
            kind is other and across <= columns and down <= rows for other, columns, rows in sizes
        ):
            largest.append(shape)
            sizes.append((kind, across, down))
    return largest


def _largest_step(shapes: Sequence[_Shape], width: int, height: int) -> int:
    """Return the largest step with which all of ``shapes`` fit; small boards are not blown up."""
    steps = range(MIN_STEP, mm_to_dots(_MAX_STEP) + 1)

    def is_too_large(step: int) -> bool:
        boards = (_geometry_at_step(shape, step).board_rect for shape in shapes)
        return any(across > width or down > height for _, _, across, down in boards)

    return steps[max(0, bisect_left(steps, True, key=is_too_large) - 1)]


@lru_cache(maxsize=4000)
def _geometry_at_step(shape: _Shape, step: int) -> Geometry:
    """Return the geometry in the smallest square where columns are ``step`` apart."""

    def in_square(side: int) -> Geometry:
        rect = Rect(0, 0, side / _RATIO, side / _RATIO)
        return Geometry.fit(shape.columns, shape.rows, rect, _RATIO, shape.frame)

    sides = range(math.ceil(2.5 * (max(shape.size()) + 12) * step) + DOTS_PER_INCH)
    side = bisect_left(sides, True, key=lambda side: in_square(side).step_x >= step)
    geometry = in_square(side)
    thinnest, thickest = DOTS_PER_INCH * _MIN_LINE / 72, DOTS_PER_INCH * _MAX_LINE / 72
    return replace(geometry, line=round(min(max(geometry.line, thinnest), thickest)))
