"""A page that has been set: what stands on it and where, in dots from the corner of the paper."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import Geometry
from gobanapp.paint.pages.print_content import PageRect
from gobanapp.paint.pages.text_lines import PageFont
from gobanapp.rules.color import Color


class TextRole(Enum):
    """What a line of text is."""

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
    """Which of all items it is, from 0."""


@dataclass(frozen=True, slots=True)
class PlacedText:
    """Words on one line."""

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
