"""The values of SGF properties, one at a time: texts, points, sizes, colours.

An invalid value gives None; nothing here raises.
"""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache
from string import ascii_letters
from types import MappingProxyType

from gobanapp.rules.chinese_numerals import with_arabic_digits
from gobanapp.rules.color import Color
from gobanapp.rules.point import MAX_SIZE, Point

# Texts

_ESCAPED_OR_RUN_ON = re.compile(r"\\.|(?<=[A-Z])\[|(?<=\[[a-z]{2})\[|(?<=\A[a-z]{2})\[", re.DOTALL)
_FIRST_PART = re.compile(r"((?:[^:\\]|\\.)*):", re.DOTALL)
_BLANKS = {ord(character): " " for character in "\t\v\f"}
_BLANKS_AND_LINE_ENDS = {**_BLANKS, ord("\n"): " "}


def read_text(value: str) -> str:
    """Return the Text of a value: escapes undone, white space other than line ends a blank."""
    return _with_blanks(_without_escapes(value) if "\\" in value else value)


def _without_escapes(value: str) -> str:
    # Whole texts are replaced three times as fast as one escape after the other is looked at. What
    # stands for an escaped backslash meanwhile is a character that the text has not, mostly NUL.
    backslash = next(sign for sign in map(chr, range(sys.maxunicode)) if sign not in value)
    text = value.replace("\\\\", backslash).replace("\\\n", "").replace("\\", "")
    return text.replace(backslash, "\\")


def _with_blanks(text: str) -> str:
    # Few texts have any of them, and to look is a hundred times quicker than to translate.
    return text.translate(_BLANKS) if "\t" in text or "\v" in text or "\f" in text else text


def read_simple_text(value: str) -> str:
    """Return the SimpleText of a value: as Text, but without line ends."""
    return read_text(value).translate(_BLANKS_AND_LINE_ENDS)


def is_blank(text: str) -> bool:
    """Return whether ``text`` is empty to SGF, where most properties must not be empty."""
    return not text.replace("\0", " ").strip()


def write_text(text: str) -> str:
    """Return the value of ``text``, the reverse of ``read_text``; a NUL becomes a blank."""
    from sgfmill import sgf_grammar  # only needed for writing

    text = _with_blanks(text.replace("\r\n", "\n").replace("\r", "\n").replace("\0", " "))
    escaped: bytes = sgf_grammar.escape_text(text.encode("utf-8", "surrogatepass"))
    return escaped.decode("utf-8", "surrogatepass")


def write_simple_text(text: str) -> str:
    """Return the value of ``text``, the reverse of ``read_simple_text``."""
    return write_text(text).translate(_BLANKS_AND_LINE_ENDS)


def protect(value: str) -> str:
    """Return a well-formed value that a reader cannot take for one which has lost its bracket.

    "see AB[aa" is valid in a value, but our own reader would see a missing bracket.
    """
    if "[" not in value:
        return value
    return _ESCAPED_OR_RUN_ON.sub(lambda m: "\\[" if m[0] == "[" else m[0], value)


def split_composed(value: str) -> tuple[str, str] | None:
    """Return the parts before and after the first colon that is not escaped.

    Later colons belong to the second part: many programs do not escape them.
    """
    match = _FIRST_PART.match(value)
    return (match[1], value[match.end() :]) if match else None


def write_label(name: str, text: str) -> str:
    """Return a point and a SimpleText as a composed value."""
    text = write_simple_text(text).replace(":", "\\:")
    return f"{name}:{text}"


# Points

_SMALLEST_PLAYED = 9  # "dd" on a board of three is hardly a pass
_WORDS_FOR_PASS = frozenset(
    "pass passe passed passes passt pas paso pasa passo пас пасс".split()
    + "パス 停着 停一手 虚手 虛手 패스".split()
)
_SIGNS_FOR_PASS = re.compile(r"([-`@.*_=~–—])\1{0,2}")


class SgfCoordinates:
    """The names of the points of a board of ``columns`` by ``rows``, in SGF's letters.

    SGF counts rows from the top. A board larger than the letters reach has no points.
    """

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        points = {}
        if columns <= MAX_SIZE and rows <= MAX_SIZE:
            for y in range(rows):
                for x in range(columns):
                    points[ascii_letters[x] + ascii_letters[rows - 1 - y]] = Point(x, y)
        self.points: Mapping[str, Point] = MappingProxyType(points)
        self._names = {point: name for name, point in points.items()}
        self.has_old_pass = columns <= 19 and rows <= 19
        self.has_upper_case = columns > 26 or rows > 26

    def name(self, point: Point) -> str:
        """Return SGF's name of a point. Raises KeyError for one off the board."""
        return self._names[point]

    def point(self, value: str) -> Point | None:
        """Return the point of a value, blanks ignored, or None."""
        point = self.points.get(value)
        return point if point is not None else self.points.get("".join(value.split()))

    def is_pass(self, value: str) -> bool:
        """Return whether the value of a move is a pass: empty, or "tt" on boards up to 19."""
        value = value.strip()
        return not value or (value == "tt" and self.has_old_pass)

    def is_odd_pass(self, value: str) -> bool:
        """Return whether the value of a move is a pass as only some programs write it.

        That is a word, two signs that are no letters, such as "--" and "``", and two equal letters
        that name no point: "zz", the point past the corner ("ss" on a board of 18) and "TT".
        """
        value = value.strip().casefold()
        if value in _WORDS_FOR_PASS or _SIGNS_FOR_PASS.fullmatch(value):
            return True
        if self.has_upper_case or len(value) != 2 or value[0] != value[1] or not value.isascii():
            return False
        letter = ord(value[0]) - ord("a")
        is_past_corner = letter == self.columns == self.rows >= _SMALLEST_PLAYED
        is_off_board = letter >= max(self.columns, self.rows)
        return is_past_corner or (is_off_board and value in ("tt", "zz") and value.isalpha())

    def corners(self, value: str) -> tuple[Point, Point] | None:
        """Return the corners of a rectangle such as "aa:cc"; for a point, the point twice.

        None if the value is neither.
        """
        point = self.point(value)
        if point is not None:
            return point, point
        corners = [self.point(part) for part in value.split(":")]
        if len(corners) != 2 or corners[0] is None or corners[1] is None:
            return None
        return corners[0], corners[1]

    def write(self, points: Iterable[Point]) -> list[str]:
        """Return a value for each point, rows from the top.

        Rectangles are not used, because programs older than FF[4] cannot read them.
        """
        return [self.name(point) for point in sorted(points, key=lambda p: (-p.y, p.x))]


@lru_cache(maxsize=16)
def sgf_coordinates(columns: int, rows: int) -> SgfCoordinates:
    """Return the names of the points of a board, made once for each size."""
    return SgfCoordinates(columns, rows)


_USUAL_SIZE = re.compile(r"\s*\d+\s*(?::\s*\d+\s*)?")
_SIZE = re.compile(
    r"(?:[^\d\W]{0,12}[\s:(]*)(\d{1,9})(?:\.0*)?(?:\s*(?:[:x*,/-]|\bby\b)\s*(\d{1,9})(?:\.0*)?)?"
    r"\s*[^-\d.,]{0,20}[.,]?"
)


def read_size(value: str) -> tuple[int, int] | None:
    """Return columns and rows of a value of SZ, at least 1; it may be too large to play on.

    Words around the numbers do not matter: "9路", "9x9 board", "(9)".
    """
    # Most are a number; a sign for "times" is as good as an x.
    text = value if value.isdecimal() else _plain_size(value)
    match = _SIZE.fullmatch(text)
    if match is None:
        return None
    columns = int(match[1])
    rows = int(match[2] or columns)
    return (columns, rows) if columns > 0 and rows > 0 else None


def _plain_size(value: str) -> str:
    text = unicodedata.normalize("NFKC", value).strip().lower().replace("×", "x")
    return with_arabic_digits(text)


def is_usual_size(value: str) -> bool:
    """Return whether a valid size is written as in SGF."""
    return _USUAL_SIZE.fullmatch(value) is not None


def write_size(columns: int, rows: int) -> str:
    """Return the value of SZ; SGF forbids two numbers for a square."""
    return str(columns) if columns == rows else f"{columns}:{rows}"


def read_color(value: str) -> Color | None:
    """Return the colour of a value such as "B", "white" or, of old programs, "1"."""
    return {"b": Color.BLACK, "1": Color.BLACK, "w": Color.WHITE, "2": Color.WHITE}.get(
        value.strip()[:1].lower()
    )
