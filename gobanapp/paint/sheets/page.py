"""A page that has been set: what stands on it and where, in dots from the corner of the paper."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import Geometry
from gobanapp.paint.sheets.sheet import Box
from gobanapp.paint.sheets.text_lines import Type
from gobanapp.rules.color import Color


class Role(Enum):
    """What a line of text is."""

    HEADER = "header"
    FOOTER = "footer"
    HEADING = "heading"
    CAPTION = "caption"
    NOTES = "notes"
    TEXT = "text"


@dataclass(frozen=True, slots=True)
class Diagram:
    box: Box
    view: BoardView
    geometry: Geometry
    item: int
    """Which of all items it is, from 0."""


@dataclass(frozen=True, slots=True)
class Words:
    """Words on one line."""

    box: Box
    text: str
    type: Type
    role: Role
    item: int | None = None


@dataclass(frozen=True, slots=True)
class Stone:
    """A small stone before the name of a player."""

    box: Box
    color: Color


@dataclass(frozen=True, slots=True)
class Page:
    diagrams: tuple[Diagram, ...] = ()
    words: tuple[Words, ...] = ()
    stones: tuple[Stone, ...] = ()
