"""The coordinates along the edges of the board."""

from __future__ import annotations

from enum import Enum

from gobanapp.rules.point import MAX_SIZE, column_name

_DIGITS = "一二三四五六七八九"
_TEN = "十"


class CoordinateStyle(Enum):
    """A style of names of columns and rows. NONE leaves the edges bare and narrower."""

    NONE = "none"
    LETTERS = "letters"
    """Columns A, B, C, … without I, rows 1, 2, 3, … from the bottom."""
    NUMBERS = "numbers"
    """Both 1, 2, 3, …, from the lower left corner."""
    SGF = "sgf"
    """As in files: both a, b, c, …, from the upper left corner; A, B, C, … after z."""
    CJK = "cjk"
    """As in Japan: columns 1, 2, 3, … from the left, rows in Chinese numerals from the top."""
    CORNERS = "corners"
    """Both 1, 2, 3, … from the nearest edge: a corner's point at 4-4 is 4-4 in each corner."""

    @property
    def counts_from_top(self) -> bool:
        """Return whether the first row is the top one."""
        return self in (CoordinateStyle.SGF, CoordinateStyle.CJK)

    def column_name(self, x: int, columns: int) -> str:
        """Return the name of column ``x``, counted from the left, of ``columns``."""
        match self:
            case CoordinateStyle.NONE:
                return ""
            case CoordinateStyle.LETTERS:
                return column_name(x)
            case CoordinateStyle.SGF:
                return _sgf_letter(x)
            case CoordinateStyle.CORNERS:
                return str(min(x + 1, columns - x))
            case _:
                return str(x + 1)

    def row_name(self, y: int, rows: int) -> str:
        """Return the name of row ``y``, counted from the bottom, of ``rows``."""
        match self:
            case CoordinateStyle.NONE:
                return ""
            case CoordinateStyle.SGF:
                return _sgf_letter(rows - 1 - y)
            case CoordinateStyle.CJK:
                return chinese_numeral(rows - y)
            case CoordinateStyle.CORNERS:
                return str(min(y + 1, rows - y))
            case _:
                return str(y + 1)


class CoordinateSides(Enum):
    """The edges of a picture that have coordinates."""

    FOUR = "four"
    TWO = "two"
    """On the left, and above or below: where the rows are counted from."""
    ACROSS = "across"
    """Four, above and on the right turned by 180 degrees, for a player sitting there."""


def chinese_numeral(number: int) -> str:
    """Return a number from 1 to 99 in Chinese numerals."""
    tens, rest = divmod(number, 10)
    tens_text = "" if tens == 0 else _TEN if tens == 1 else _DIGITS[tens - 1] + _TEN
    return tens_text + (_DIGITS[rest - 1] if rest else "")


_WESTERN_DIGITS = {chinese_numeral(number): str(number) for number in range(1, MAX_SIZE + 1)}


def western_digits(name: str) -> str:
    """Return a Chinese numeral in digits, for fonts that lack it; other names unchanged."""
    return _WESTERN_DIGITS.get(name, name)


def _sgf_letter(index: int) -> str:
    return chr((ord("a") + index) if index < 26 else (ord("A") + index - 26))
