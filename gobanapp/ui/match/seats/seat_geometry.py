"""The geometry of one seat: a column next to the board, or a strip above or below it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect

from gobanapp.ui.match.seats.prisoners import MAX_LID_SIZE, MIN_LID_SIZE
from gobanapp.ui.widgets.appearance import SPACE

_FIGURE_SHARES = (0.34, 0.20)
"""The greatest height of a clock's figures, as a share of the column's width and height."""
_MAX_PAGE_WIDTH = 420
PAGE_SHARES = (0.40, 0.60)
"""The usual share of the page in a strip, and a larger one in case it does not fit."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatPartSizes:
    """The sizes of the parts of a seat, in logical pixels; 0 for absent parts.

    ``clock_text``: the part of the clock's height for the text below the figures. ``message``: the
    least height of a line above the page. ``page``: the buttons.
    """

    header: int
    clock: int
    clock_width: int
    clock_text: int
    message: int
    page: int
    page_width: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatGeometry:
    """The places of the parts; empty for a part without room or an absent one."""

    header: QRect
    clock: QRect
    prisoners: QRect
    message: QRect
    page: QRect
    fits: bool


def margin(width: int, height: int) -> int:
    """Return the margin on all sides."""
    return SPACE + SPACE // 2 if min(width, height) < 280 else 2 * SPACE


def column_geometry(width: int, height: int, sizes: SeatPartSizes) -> SeatGeometry:
    """Return the parts one below the other: the clock above, the page below, the lid between."""
    edge = margin(width, height)
    inner_width, bottom = width - 2 * edge, height - edge
    header = QRect(edge, edge, inner_width, sizes.header)
    page = QRect(edge, bottom - sizes.page, inner_width, sizes.page)
    gap = SPACE if sizes.page and sizes.message else 0
    message = QRect(edge, page.top() - gap - sizes.message, inner_width, sizes.message)
    free = message.top() - SPACE - (header.bottom() + 1) - SPACE
    clock = QRect()
    if sizes.clock:
        part_of_width, part_of_height = _FIGURE_SHARES
        clock_height = (
            round(min(inner_width * part_of_width, height * part_of_height)) + sizes.clock_text
        )
        clock_height = max(sizes.clock, min(clock_height, free - MIN_LID_SIZE - SPACE))
        # If even that is too high, show the figures alone.
        clock_height = max(0, min(clock_height, free))
        clock = QRect(edge, header.bottom() + 1 + SPACE, inner_width, clock_height)
        free -= clock_height + SPACE
    lid = max(0, min(free, MAX_LID_SIZE, round(0.72 * inner_width)))
    prisoners = QRect()
    if free >= MIN_LID_SIZE:
        # Near the clock, so that its place does not depend on the page below.
        top = message.top() - SPACE - free + min((free - lid) // 2, 3 * SPACE)
        prisoners = QRect(edge, top, inner_width, lid)
    return SeatGeometry(
        header=header,
        clock=clock,
        prisoners=prisoners,
        message=message,
        page=page,
        fits=free >= MIN_LID_SIZE,
    )


def page_width(inner_width: int, least: int, part: float) -> int:
    """Return the width of the page in a strip of which ``inner_width`` can be used."""
    return min(max(round(part * inner_width), least), _MAX_PAGE_WIDTH, inner_width * 2 // 3)


def strip_geometry(width: int, height: int, sizes: SeatPartSizes) -> SeatGeometry:
    """Return the parts side by side: name, clock and lid at the left, the page at the right."""
    edge = margin(width, height)
    inner_height = height - 2 * edge
    page_width = sizes.page_width
    page_left = width - edge - page_width
    gap = SPACE if sizes.page and sizes.message else 0
    needed = sizes.message + gap + sizes.page
    top = edge + max(0, inner_height - needed) // 2
    message = QRect(page_left, top, page_width, sizes.message)
    page = QRect(page_left, top + sizes.message + gap, page_width, sizes.page)
    left = page_left - edge - (2 * SPACE if page_width else 0)
    least_clock = sizes.clock or MIN_LID_SIZE
    rest = inner_height - sizes.header - SPACE // 2
    if rest >= least_clock:
        header = QRect(edge, edge, left, sizes.header)
        y, row_height = header.bottom() + 1 + SPACE // 2, rest
        x, row_width = edge, left
    else:
        header = QRect(
            edge, edge + (inner_height - sizes.header) // 2, left * 36 // 100, sizes.header
        )
        y, row_height = edge, inner_height
        x, row_width = header.right() + 1 + SPACE, left - header.width() - SPACE
    clock = QRect()
    if sizes.clock:
        clock = QRect(x, y, max(sizes.clock_width, row_width * 54 // 100), row_height)
        x, row_width = x + clock.width() + SPACE, row_width - clock.width() - SPACE
    prisoners = QRect(x, y, row_width, min(row_height, MAX_LID_SIZE))
    prisoners.moveTop(y + (row_height - prisoners.height()) // 2)
    if row_width < 2 * MIN_LID_SIZE or row_height < MIN_LID_SIZE:
        prisoners = QRect()
    fits = needed <= inner_height and not prisoners.isEmpty() and row_height >= least_clock
    return SeatGeometry(
        header=header, clock=clock, prisoners=prisoners, message=message, page=page, fits=fits
    )


def narrow_strip_geometry(width: int, height: int, sizes: SeatPartSizes) -> SeatGeometry:
    """Return the clock at the left, and next to it name and lid, or a page in their place.

    The clock is at the same place in both cases.
    """
    edge = margin(width, height)
    inner_height, inner_width = height - 2 * edge, width - 2 * edge
    clock = QRect()
    left = edge
    if sizes.clock:
        clock = QRect(edge, edge, max(sizes.clock_width, inner_width * 38 // 100), inner_height)
        left = clock.right() + 1 + 2 * SPACE
    rest = width - edge - left
    if sizes.page:
        gap = SPACE if sizes.message else 0
        needed = sizes.message + gap + sizes.page
        top = edge + max(0, inner_height - needed) // 2
        message = QRect(left, top, rest, sizes.message)
        page = QRect(left, top + sizes.message + gap, rest, sizes.page)
        header = prisoners = QRect()
    else:
        lid = narrow_strip_lid_width(rest, height)
        needed = sizes.header + sizes.message
        top = edge + max(0, inner_height - needed) // 2
        header = QRect(left, top, rest - lid, sizes.header)
        message = QRect(left, top + sizes.header, rest - lid, sizes.message)
        prisoners = QRect(header.right() + 1, edge, lid, inner_height)
        page = QRect()
    return SeatGeometry(
        header=header,
        clock=clock,
        prisoners=prisoners,
        message=message,
        page=page,
        fits=needed <= inner_height,
    )


def narrow_strip_page_width(width: int, height: int, clock_width: int) -> int:
    """Return the width of the page in a narrow strip; ``clock_width``: the least, 0 for none."""
    edge = margin(width, height)
    inner_width = width - 2 * edge
    if not clock_width:
        return inner_width
    return inner_width - max(clock_width, inner_width * 38 // 100) - 2 * SPACE


def narrow_strip_lid_width(rest: int, height: int) -> int:
    """Return the width that the lid and its number take of the ``rest`` next to the clock."""
    return round(1.7 * min(height - 2 * SPACE, MAX_LID_SIZE, rest // 4))
