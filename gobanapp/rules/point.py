"""Points of the board, moves, and the names players give them ("D4", both ways)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from gobanapp.rules.color import Color

MAX_SIZE = 52
"""The longest side of a board: as many columns as SGF has letters."""

COLUMN_LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
"""The letters of the columns from the left. There is no I, which looks like a J."""

_NAME = re.compile(r"([A-HJ-Za-hj-z]{1,2})([1-9][0-9]?)\Z")


class Point(NamedTuple):
    """An intersection: ``x`` columns from the left, ``y`` rows from the bottom, both from 0.

    A1 is ``Point(0, 0)`` on a board of any size. Whether a point is on a certain board is for that
    board to tell.
    """

    x: int
    y: int

    def __str__(self) -> str:
        return f"{column_name(self.x)}{self.y + 1}"

    @staticmethod
    def parse(name: str) -> Point:
        """Return the point of a name such as ``D4`` or ``aa30``.

        Raises ValueError for other text.
        """
        match = _NAME.match(name.strip())
        if match is None:
            raise ValueError(f"not a point: {name!r}")
        letters = match[1].upper()
        x = COLUMN_LETTERS.index(letters[-1])
        if len(letters) == 2:
            x += len(COLUMN_LETTERS) * (COLUMN_LETTERS.index(letters[0]) + 1)
        return Point(x, int(match[2]) - 1)


@cache
def column_name(x: int) -> str:
    """Return the letters of column ``x``: A to Z without I, then AA, AB and so on."""
    round_, letter = divmod(x, len(COLUMN_LETTERS))
    prefix = COLUMN_LETTERS[round_ - 1] if round_ else ""
    return prefix + COLUMN_LETTERS[letter]


@dataclass(frozen=True, slots=True)
class Move:
    """A player's turn: a stone on ``point``, or a pass if ``point`` is None."""

    color: Color
    point: Point | None

    @property
    def is_pass(self) -> bool:
        return self.point is None
