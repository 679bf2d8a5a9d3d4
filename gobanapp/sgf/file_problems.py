"""Problems of files and their places, without sentences, and the error of this room."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from enum import Enum
from typing import Final


class FileProblemCode(Enum):
    """Kinds of problems. Their names are part of the stable output of ``gobanapp check --json``."""

    # The bytes
    UNKNOWN_CHARSET = "unknown-charset"
    GUESSED_ENCODING = "guessed-encoding"
    WRONG_CHARSET = "wrong-charset"
    MIXED_ENCODINGS = "mixed-encodings"
    UNDECODABLE_BYTES = "undecodable-bytes"

    # The text between the values
    TEXT_OUTSIDE_GAME = "text-outside-game"
    STRAY_TEXT = "stray-text"
    MISSING_SEMICOLON = "missing-semicolon"
    MISSING_OPENING = "missing-opening-parenthesis"
    MISSING_CLOSING = "missing-closing-parenthesis"
    SURPLUS_OPENING = "surplus-opening-parenthesis"
    SURPLUS_CLOSING = "surplus-closing-parenthesis"
    NODE_AFTER_VARIATION = "node-after-variation"
    LOWER_CASE_NAME = "lower-case-name"
    PROPERTY_WITHOUT_VALUE = "property-without-value"
    VALUE_WITHOUT_PROPERTY = "value-without-property"
    UNCLOSED_VALUE = "unclosed-value"
    UNESCAPED_BRACKET = "unescaped-bracket"

    # The root
    OTHER_GAME = "other-game"
    BAD_SIZE = "bad-size"
    TOO_LARGE = "board-too-large"

    # The heading
    UNKNOWN_RULES = "unknown-rules"
    UNKNOWN_PART_OF_RULES = "unknown-part-of-rules"
    HANDICAP_MOVES = "handicap-moves"
    HANDICAP_DIFFERS = "handicap-differs"
    INFO_BELOW_ROOT = "info-below-root"

    # The values
    BAD_VALUE = "bad-value"
    SEVERAL_VALUES = "several-values"
    UNUSUAL_VALUE = "unusual-value"
    OTHER_PROPERTY = "other-property"
    EMPTY_VALUE = "empty-value"
    POINT_OFF_BOARD = "point-off-board"
    UPPER_CASE_POINT = "upper-case-point"
    POINT_TWICE = "point-twice"
    REPEATED_PROPERTY = "repeated-property"
    ROOT_PROPERTY_IN_NODE = "root-property-in-node"
    MOVE_AND_SET_UP = "move-and-set-up"
    SEVERAL_MOVES = "several-moves"


_UNDERSTOOD: Final = frozenset(
    {
        FileProblemCode.LOWER_CASE_NAME,
        FileProblemCode.UNUSUAL_VALUE,
        FileProblemCode.OTHER_PROPERTY,
        FileProblemCode.EMPTY_VALUE,
        FileProblemCode.UPPER_CASE_POINT,
        FileProblemCode.REPEATED_PROPERTY,
        FileProblemCode.ROOT_PROPERTY_IN_NODE,
        FileProblemCode.MOVE_AND_SET_UP,
        FileProblemCode.INFO_BELOW_ROOT,
    }
)
"""Text that is malformed in SGF but unambiguous."""

_SHOWN_AS_WRITTEN: Final = frozenset({"DT", "OT", "RE", "TM"})
"""Game information that is kept and shown as text if its value is malformed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FileProblem:
    """One problem of a file.

    ``line`` and ``column`` count from 1, columns in characters; a problem with a value has the
    place of its node. ``property`` is a name such as ``AB`` or "". ``found`` is the text there,
    shortened.
    """

    code: FileProblemCode
    line: int
    column: int
    property: str = ""
    found: str = ""


def is_lost_or_guessed(problem: FileProblem) -> bool:
    """True if part of the file was left out, or could mean something else."""
    if problem.code is FileProblemCode.BAD_VALUE:
        return problem.property not in _SHOWN_AS_WRITTEN
    return problem.code not in _UNDERSTOOD


class UnreadableReason(Enum):
    """The reason why nothing can be opened."""

    NO_GAME = "no-game"
    TOO_LARGE = "board-too-large"


class UnreadableFile(Exception):
    """Raised if a file has no game that can be opened.

    ``found`` is the size of the board ("60x60") if that is the reason, else the beginning of the
    file.
    """

    def __init__(self, reason: UnreadableReason, found: str) -> None:
        super().__init__(reason, found)
        self.reason = reason
        self.found = found


def shorten_found_text(text: str, length: int = 40) -> str:
    """Return ``text`` on one line and not longer than ``length``, for ``FileProblem.found``."""
    text = " ".join(text[: 4 * length].split())
    return text if len(text) <= length else text[: length - 1] + "…"


class LineIndex:
    """Finds the line and column of a place in a text whose lines end with a line feed."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._starts: list[int] = []

    def line_and_column(self, offset: int) -> tuple[int, int]:
        """Return line and column, both from 1, of the character at ``offset``."""
        if not self._starts:
            starts = [0]
            at = self._text.find("\n")
            while at >= 0:
                starts.append(at + 1)
                at = self._text.find("\n", at + 1)
            self._starts = starts
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1
