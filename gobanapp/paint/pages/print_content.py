"""The content of a print, as values: diagrams with their text, and the paper.

Lengths on paper are in dots, DOTS to the inch, whatever the resolution of the device.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtGui import QPageLayout

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.theme import BOOK, Theme
from gobanapp.rules.color import ByColor

DOTS_PER_INCH: Final = 1200
"""Dots in an inch: enough for whole dots to be exact, and finer than most printers."""

_MARGIN: Final = 15  # millimetres
_MAX_MARGIN: Final = 1 / 12
"""The largest margin, as a share of the shorter side of the paper."""


def mm_to_dots(millimetres: float) -> int:
    return round(millimetres * DOTS_PER_INCH / 25.4)


class PageRect(NamedTuple):
    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first dot to the right of the area, as ``bottom`` is the first below it."""
        return self.left + self.width

    @property
    def bottom(self) -> int:
        return self.top + self.height


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Some text; ``lead``: highlighted text before it, such as the number of the move discussed."""

    text: str
    lead: str = ""


@dataclass(frozen=True, slots=True)
class DiagramItem:
    """A diagram, the lines below it that stay with it, and text about it."""

    view: BoardView
    caption: str = ""
    notes: str = ""
    """Notes on moves that are not visible in the diagram: "32 at 27"."""
    text: tuple[Paragraph, ...] = ()


@dataclass(frozen=True, slots=True)
class PrintHeading:
    """The heading above the first diagram, centred. Empty lines take no room."""

    title: str = ""
    players: ByColor[str] | None = None
    facts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PrintSection:
    """Items that begin on a new page."""

    items: Sequence[DiagramItem]
    heading: PrintHeading = PrintHeading()


class TextPosition(Enum):
    """The place of text: in columns below the diagrams, or in one column next to them."""

    BELOW = "below"
    BESIDE = "beside"


@dataclass(frozen=True, slots=True, kw_only=True)
class PageOptions:
    """The layout options of diagrams and text."""

    per_page: int | None = 4
    """Diagrams on a page; None: as many as fit while numbers can be read."""
    text: TextPosition = TextPosition.BELOW
    header: str = ""
    footer: str = ""
    numbers_pages: bool = True
    """True for page numbers at the foot, if there are several pages."""
    theme: Theme = BOOK


@dataclass(frozen=True, slots=True)
class PageSize:
    """A sheet: its size, and its printable area."""

    width: int
    height: int
    content_rect: PageRect
    """The area inside the margins."""

    @staticmethod
    def of(layout: QPageLayout) -> PageSize:
        """Return the paper of ``layout``, with its margins or our own wider ones."""
        sheet = layout.fullRectPixels(DOTS_PER_INCH)
        shorter_side = min(sheet.width(), sheet.height())
        margin = min(mm_to_dots(_MARGIN), round(_MAX_MARGIN * shorter_side))
        frame = sheet.adjusted(margin, margin, -margin, -margin)
        frame = frame.intersected(layout.paintRectPixels(DOTS_PER_INCH))
        box = PageRect(frame.x(), frame.y(), max(1, frame.width()), max(1, frame.height()))
        return PageSize(sheet.width(), sheet.height(), box)
