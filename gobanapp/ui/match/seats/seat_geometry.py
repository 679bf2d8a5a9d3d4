"""The geometry of one seat: a column next to the board, or a strip above or below it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect

from gobanapp.ui.match.seats.prisoners import MAX_LID_SIZE, MIN_LID_SIZE
from gobanapp.ui.widgets.appearance import SPACE

_FIGURES_IN_COLUMN = (0.34, 0.20)
"""The height of a clock's figures: at most so much of the column's width, and of its height."""
_WIDEST_PAGE = 420
PARTS_OF_STRIP = (0.40, 0.60)
"""The usual share of the page in a strip, and the share where it does not fit so."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatPartSizes:
    """The sizes of the parts of a seat, in logical pixels; 0 for absent parts.

    ``clock_words``: the part of the clock's height for the text below the figures. ``message``: the
    least height of a line above the page. ``page``: the buttons.
    """

    header: int
    clock: int
    clock_width: int
    clock_words: int
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


def column_geometry(width: int, height: int, needs: SeatPartSizes) -> SeatGeometry:
    """Return it one below the other: clock above, page below, and between them the lid."""
    edge = margin(width, height)
    across, bottom = width - 2 * edge, height - edge
    who = QRect(edge, edge, across, needs.header)
    page = QRect(edge, bottom - needs.page, across, needs.page)
    gap = SPACE if needs.page and needs.message else 0
    said = QRect(edge, page.top() - gap - needs.message, across, needs.message)
    free = said.top() - SPACE - (who.bottom() + 1) - SPACE
    clock = QRect()
    if needs.clock:
        part_of_width, part_of_height = _FIGURES_IN_COLUMN
        tall = round(min(across * part_of_width, height * part_of_height)) + needs.clock_words
        tall = max(needs.clock, min(tall, free - MIN_LID_SIZE - SPACE))
        # Where even that is too much, figures alone are still a clock.
        tall = max(0, min(tall, free))
        clock = QRect(edge, who.bottom() + 1 + SPACE, across, tall)
        free -= tall + SPACE
    lid = max(0, min(free, MAX_LID_SIZE, round(0.72 * across)))
    prisoners = QRect()
    if free >= MIN_LID_SIZE:
        # Near the clock, so that it stays where it is whatever stands below.
        top = said.top() - SPACE - free + min((free - lid) // 2, 3 * SPACE)
        prisoners = QRect(edge, top, across, lid)
    return SeatGeometry(
        header=who,
        clock=clock,
        prisoners=prisoners,
        message=said,
        page=page,
        fits=free >= MIN_LID_SIZE,
    )


def page_width(across: int, least: int, part: float) -> int:
    """Return the width of the page in a strip of which ``across`` can be used."""
    return min(max(round(part * across), least), _WIDEST_PAGE, across * 2 // 3)


def strip_geometry(width: int, height: int, needs: SeatPartSizes) -> SeatGeometry:
    """Return it side by side: name, clock and lid at the left, the page at the right."""
    edge = margin(width, height)
    tall = height - 2 * edge
    page_width = needs.page_width
    page_left = width - edge - page_width
    gap = SPACE if needs.page and needs.message else 0
    whole = needs.message + gap + needs.page
    top = edge + max(0, tall - whole) // 2
    said = QRect(page_left, top, page_width, needs.message)
    page = QRect(page_left, top + needs.message + gap, page_width, needs.page)
    left = page_left - edge - (2 * SPACE if page_width else 0)
    least_clock = needs.clock or MIN_LID_SIZE
    rest = tall - needs.header - SPACE // 2
    if rest >= least_clock:
        who = QRect(edge, edge, left, needs.header)
        y, high = who.bottom() + 1 + SPACE // 2, rest
        x, wide = edge, left
    else:
        who = QRect(edge, edge + (tall - needs.header) // 2, left * 36 // 100, needs.header)
        y, high = edge, tall
        x, wide = who.right() + 1 + SPACE, left - who.width() - SPACE
    clock = QRect()
    if needs.clock:
        clock = QRect(x, y, max(needs.clock_width, wide * 54 // 100), high)
        x, wide = x + clock.width() + SPACE, wide - clock.width() - SPACE
    prisoners = QRect(x, y, wide, min(high, MAX_LID_SIZE))
    prisoners.moveTop(y + (high - prisoners.height()) // 2)
    if wide < 2 * MIN_LID_SIZE or high < MIN_LID_SIZE:
        prisoners = QRect()
    fits = whole <= tall and not prisoners.isEmpty() and high >= least_clock
    return SeatGeometry(
        header=who, clock=clock, prisoners=prisoners, message=said, page=page, fits=fits
    )


def narrow_strip_geometry(width: int, height: int, needs: SeatPartSizes) -> SeatGeometry:
    """Return it with the clock at the left, for the rest name and lid, or in their place a page.

    The clock stays where it is then.
    """
    edge = margin(width, height)
    tall, across = height - 2 * edge, width - 2 * edge
    clock = QRect()
    left = edge
    if needs.clock:
        clock = QRect(edge, edge, max(needs.clock_width, across * 38 // 100), tall)
        left = clock.right() + 1 + 2 * SPACE
    rest = width - edge - left
    if needs.page:
        gap = SPACE if needs.message else 0
        whole = needs.message + gap + needs.page
        top = edge + max(0, tall - whole) // 2
        said = QRect(left, top, rest, needs.message)
        page = QRect(left, top + needs.message + gap, rest, needs.page)
        who = prisoners = QRect()
    else:
        lid = narrow_strip_lid_width(rest, height)
        whole = needs.header + needs.message
        top = edge + max(0, tall - whole) // 2
        who = QRect(left, top, rest - lid, needs.header)
        said = QRect(left, top + needs.header, rest - lid, needs.message)
        prisoners = QRect(who.right() + 1, edge, lid, tall)
        page = QRect()
    return SeatGeometry(
        header=who, clock=clock, prisoners=prisoners, message=said, page=page, fits=whole <= tall
    )


def narrow_strip_page_width(width: int, height: int, clock_width: int) -> int:
    """Return how wide the page is in a slender strip; ``clock_width``: at least, 0 without one."""
    edge = margin(width, height)
    across = width - 2 * edge
    if not clock_width:
        return across
    return across - max(clock_width, across * 38 // 100) - 2 * SPACE


def narrow_strip_lid_width(rest: int, height: int) -> int:
    """Return the width that the lid and its number take of the ``rest`` next to the clock."""
    return round(1.7 * min(height - 2 * SPACE, MAX_LID_SIZE, rest // 4))
