"""The tools to mark and set up with. What each does with a stroke is in ``strokes``."""

from __future__ import annotations

from enum import Enum
from typing import Final

from gobanapp.game.markup import Mark


class Tool(Enum):
    """In the order in which they are offered."""

    BLACK = "black"
    WHITE = "white"
    ERASE = "erase"
    TRIANGLE = "triangle"
    SQUARE = "square"
    CIRCLE = "circle"
    CROSS = "cross"
    SELECTED = "selected"
    LETTER = "letter"
    NUMBER = "number"
    LABEL = "label"
    LINE = "line"
    ARROW = "arrow"
    DIM = "dim"
    PART = "part"
    """Show only a part of the board."""
    BLACK_TERRITORY = "black territory"
    WHITE_TERRITORY = "white territory"

    @property
    def line(self) -> str:
        """The name of its line in the menu."""
        return f"tool-{self.value}"

    @property
    def sets_up(self) -> bool:
        """Whether it changes stones."""
        return self in {Tool.BLACK, Tool.WHITE}

    @property
    def spans(self) -> bool:
        """Whether a stroke is from one point to another, and what is between does not count."""
        return self in {Tool.LINE, Tool.ARROW, Tool.PART}

    @property
    def writes(self) -> bool:
        """Whether it writes text on a single point."""
        return self in {Tool.LETTER, Tool.NUMBER, Tool.LABEL}


MARKS: Final = {
    Tool.TRIANGLE: Mark.TRIANGLE,
    Tool.SQUARE: Mark.SQUARE,
    Tool.CIRCLE: Mark.CIRCLE,
    Tool.CROSS: Mark.CROSS,
    Tool.SELECTED: Mark.SELECTED,
}

KEYS: Final = {
    Tool.BLACK: "B",
    Tool.WHITE: "W",
    Tool.ERASE: "E",
    Tool.TRIANGLE: "T",
    Tool.SQUARE: "Q",
    Tool.CIRCLE: "O",
    Tool.CROSS: "X",
    Tool.SELECTED: "S",
    Tool.LETTER: "L",
    Tool.NUMBER: "N",
    Tool.LABEL: "A",
    Tool.LINE: "I",
    Tool.ARROW: "R",
    Tool.DIM: "D",
    Tool.PART: "V",
    Tool.BLACK_TERRITORY: "Shift+B",
    Tool.WHITE_TERRITORY: "Shift+W",
}
TURN_KEY: Final = "Y"
TURN_LINE: Final = "side-to-move"
"""Lets the other side be to move."""
MARKING_KEY: Final = "M"
"""Begins marking with the tool used last, and ends it."""
