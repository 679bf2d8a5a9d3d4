"""The tools for marks and setup, without their strokes (``mark_strokes``)."""

from __future__ import annotations

from enum import Enum
from typing import Final

from gobanapp.game.judgement import Kind
from gobanapp.game.markup import Mark


class MarkTool(Enum):
    """The tools, in the order of the palette."""

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
    def action_name(self) -> str:
        """The id of its menu command."""
        return f"tool-{self.value}"

    @property
    def sets_up(self) -> bool:
        """True if the tool changes stones."""
        return self in {MarkTool.BLACK, MarkTool.WHITE}

    @property
    def is_two_point(self) -> bool:
        """True if a stroke connects two points, ignoring those between."""
        return self in {MarkTool.LINE, MarkTool.ARROW, MarkTool.PART}

    @property
    def writes_text(self) -> bool:
        """True if the tool writes text on a single point."""
        return self in {MarkTool.LETTER, MarkTool.NUMBER, MarkTool.LABEL}


def judgement_action(kind: Kind) -> str:
    """Return the id of the menu command for a judgement."""
    return "judge-" + kind.name.lower().replace("_", "-")


TOOL_MARKS: Final = {
    MarkTool.TRIANGLE: Mark.TRIANGLE,
    MarkTool.SQUARE: Mark.SQUARE,
    MarkTool.CIRCLE: Mark.CIRCLE,
    MarkTool.CROSS: Mark.CROSS,
    MarkTool.SELECTED: Mark.SELECTED,
}

MARK_TOOL_KEYS: Final = {
    MarkTool.BLACK: "B",
    MarkTool.WHITE: "W",
    MarkTool.ERASE: "E",
    MarkTool.TRIANGLE: "T",
    MarkTool.SQUARE: "Q",
    MarkTool.CIRCLE: "O",
    MarkTool.CROSS: "X",
    MarkTool.SELECTED: "S",
    MarkTool.LETTER: "L",
    MarkTool.NUMBER: "N",
    MarkTool.LABEL: "A",
    MarkTool.LINE: "I",
    MarkTool.ARROW: "R",
    MarkTool.DIM: "D",
    MarkTool.PART: "V",
    MarkTool.BLACK_TERRITORY: "Shift+B",
    MarkTool.WHITE_TERRITORY: "Shift+W",
}
SIDE_TO_MOVE_KEY: Final = "Y"
SIDE_TO_MOVE_ACTION: Final = "side-to-move"
"""The id of the command that changes the side to move."""
MARK_MODE_KEY: Final = "M"
"""The key that starts marking with the last tool, and ends it."""
