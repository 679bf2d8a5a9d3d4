"""The options of a print, as a value that is saved."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.diagram.figure_division import FigureDivision
from gobanapp.diagram.figure_numbering import FigureNumbering
from gobanapp.diagram.theme import THEMES
from gobanapp.storage.json_codec import TEXT, choices, integer, restricted

MAX_MOVES_PER_FIGURE = 999
"""The most moves in one figure, unless all are in one."""
PER_PAGE = (1, 2, 4, 6, 0)
"""Diagrams on a page; 0: as many as fit."""
PAPER_SIZES = ("A4", "A5", "A3", "B5", "Letter", "Legal")
"""Names of ``QPageSize.PageSizeId``."""
STYLES = tuple(name for name, theme in THEMES.items() if theme.surface is None)


class PrintSubject(Enum):
    POSITION = "position"
    LINE = "line"
    """The game along the current line, in figures."""
    BOARD = "board"
    """The game along the current line, on one board."""
    PROBLEMS = "problems"


class FigureBreak(Enum):
    """The places where a line continues in another figure."""

    MOVES = "moves"
    COMMENTS = "comments"
    MARKS = "marks"


class CommentPlacement(Enum):
    NONE = "none"
    BELOW = "below"
    BESIDE = "beside"


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintOptions:
    """All options except those for one game only: title and header."""

    what: PrintSubject = PrintSubject.LINE
    new_figure: FigureBreak = FigureBreak.MOVES
    every: int = 50
    variations: bool = False
    answers: bool = True
    """True for the answers of problems, on separate pages at the end."""
    numbers: FigureNumbering = FigureNumbering.OF_GAME
    coordinates: CoordinateStyle = CoordinateStyle.NONE
    style: str = "book"
    per_page: int = 4
    comments: CommentPlacement = CommentPlacement.BELOW
    size: str = ""
    """The paper size; "": the usual one in the user's country."""
    is_wide: bool = False
    footer: str = ""

    @property
    def division(self) -> FigureDivision:
        """The division of the line into figures."""
        if self.what is not PrintSubject.LINE:
            return FigureDivision()
        return FigureDivision(
            every=self.every if self.new_figure is FigureBreak.MOVES else None,
            at_comments=self.new_figure is FigureBreak.COMMENTS,
            at_marks=self.new_figure is FigureBreak.MARKS,
            variations=self.variations,
        )

    def to_json(self) -> str:
        return _PRINT_OPTIONS.to_text(self)

    @staticmethod
    def from_json(text: str) -> PrintOptions:
        """Return the stored options; damaged or missing ones get their defaults."""
        return _PRINT_OPTIONS.from_text_or(text, PrintOptions())


_PRINT_OPTIONS = choices(
    PrintOptions(),
    per_page=restricted(integer(), PER_PAGE.__contains__),
    every=integer(1, MAX_MOVES_PER_FIGURE),
    style=restricted(TEXT, STYLES.__contains__),
    size=restricted(TEXT, ("", *PAPER_SIZES).__contains__),
)
