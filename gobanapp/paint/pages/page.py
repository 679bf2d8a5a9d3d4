"""A typeset page: its items and their positions, in dots from the corner of the paper."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import Geometry
from gobanapp.paint.pages.print_content import PageRect
from gobanapp.paint.pages.text_lines import PageFont
from gobanapp.rules.color import Color

# The sizes of type on a page.


@dataclass(frozen=True, slots=True, kw_only=True)
class PageFonts:
    title: PageFont
    player: PageFont
    caption: PageFont
    lead: PageFont
    text: PageFont
    small: PageFont
    """Notes, headers and footers."""

    @staticmethod
    def sized(scale: float = 1.0) -> PageFonts:
        """Return the usual faces, ``scale`` times as large."""
        return PageFonts(
            title=PageFont(14 * scale, bold=True),
            player=PageFont(11 * scale),
            caption=PageFont(9 * scale, bold=True),
            lead=PageFont(9.5 * scale, bold=True),
            text=PageFont(9.5 * scale),
            small=PageFont(8.5 * scale),
        )


class TextRole(Enum):
    """The role of a line of text."""

    HEADER = "header"
    FOOTER = "footer"
    HEADING = "heading"
    CAPTION = "caption"
    NOTES = "notes"
    TEXT = "text"


@dataclass(frozen=True, slots=True)
class PlacedDiagram:
    box: PageRect
    view: BoardView
    geometry: Geometry
    item: int
    """The index of its item among all, from 0."""


@dataclass(frozen=True, slots=True)
class PlacedText:
    """Text on one line."""

    box: PageRect
    text: str
    font: PageFont
    role: TextRole
    item: int | None = None


@dataclass(frozen=True, slots=True)
class PlacedStone:
    """A small stone before the name of a player."""

    box: PageRect
    color: Color


@dataclass(frozen=True, slots=True)
class PrintedPage:
    diagrams: tuple[PlacedDiagram, ...] = ()
    words: tuple[PlacedText, ...] = ()
    stones: tuple[PlacedStone, ...] = ()
