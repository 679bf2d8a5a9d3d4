"""Diagrams in plain text, as in e-mails: rows of signs, with or without coordinates.

There is no standard. The stones are ``X`` and ``O`` or other pairs, points and star points ``.``
and ``+``, or the reverse. There may be edges, column letters and row numbers.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from gobanapp.diagram.raw_diagram import RawDiagram
from gobanapp.diagram.text_diagram import EMPTY, STAR, Edges
from gobanapp.rules.color import Color
from gobanapp.rules.point import COLUMN_LETTERS

_QUOTE = re.compile(r"[\s>]*")
_BORDERS: Final = ("--", "==", "- -")
_RUN = re.compile(r"[.,+*XOxo#@●○⚫⚪?_]{3,}\Z")
_NUMBER = re.compile(r"[0-9]{1,3}\Z")
_NUMBERED_ROW = re.compile(r"\s*([0-9]{1,2})\s.*?\s\1(?!\S)")
_BAR_SPACING = str.maketrans({"|": " | ", "(": " ", ")": " "})
_SIGN_VARIANTS = str.maketrans(dict.fromkeys("·┌┬┐├┼┤└┴┘", EMPTY) | dict.fromkeys("╋•", STAR))
_BOARD_SIGNS: Final = frozenset(".,+*XOxo#@●○⚫⚪")
_PLAIN_SIGNS: Final = _BOARD_SIGNS - {"x", "o"}
_PAIRS: Final = ("XO", "●○", "⚫⚪", "#O", "@O", "*O", "xo")
"""The signs of a black and a white stone, the most usual ones first."""
_MIN_SIGNS: Final = 3


@dataclass(slots=True)
class _Block:
    """Lines that belong together. ``left``: the column of the first letter that names one."""

    line: int
    rows: list[tuple[int, list[str]]] = field(default_factory=list)
    top: bool = False
    bottom: bool = False
    left: int | None = None


def find_ascii_diagrams(lines: Sequence[str]) -> list[RawDiagram]:
    """Return the blocks that look like boards: at least two consecutive rows of signs."""
    blocks: list[_Block] = []
    block = None
    for number, line in enumerate(lines, start=1):
        text = _QUOTE.sub("", line, count=1).translate(_SIGN_VARIANTS)
        left = _first_column(text)
        is_border = _is_border(text)
        row = None if is_border or left is not None else _row(text)
        if left is None and not is_border and row is None:
            block = None
            continue
        if block is None or (block.bottom and row is not None):
            block = _Block(number)
            blocks.append(block)
        if row is not None:
            block.rows.append((number, row))
        elif left is not None:
            block.left = left
        elif block.rows:
            block.bottom = True
        else:
            block.top = True
    return [_raw_diagram(block) for block in blocks if _is_board(block)]


def _is_board(block: _Block) -> bool:
    """Return whether there are several rows and most of their signs are those of a board."""
    signs = [sign for _, row in block.rows for sign in row]
    board_signs = sum(sign in _BOARD_SIGNS for sign in signs)
    return len(block.rows) > 1 and 2 * board_signs >= len(signs)


def _is_border(text: str) -> bool:
    """Return whether there are only edge signs, with a stretch of a horizontal edge."""
    return any(border in text for border in _BORDERS) and not "".join(text.split()).strip("|+=-")


def _first_column(text: str) -> int | None:
    """Return the column of the first letter if ``text`` names columns, else None."""
    letters = text.split()
    if len(letters) == 1:
        letters = list(letters[0])
    names = "".join(letters).upper().replace("I", "")
    if len(names) < _MIN_SIGNS or any(len(letter) > 1 for letter in letters):
        return None
    column = COLUMN_LETTERS.find(names)
    return None if column < 0 else column


def _row(text: str) -> list[str] | None:
    """Return the signs of a row, with the numbers and edges at its ends; None if it is no row.

    Text after the second number of a row is ignored.
    """
    signs = _signs(text)
    if signs is None and (numbered := _NUMBERED_ROW.match(text)) is not None:
        signs = _signs(numbered[0])
    return None if signs is None or len(signs) < _MIN_SIGNS else signs


def _signs(text: str) -> list[str] | None:
    signs: list[str] = []
    for word in text.translate(_BAR_SPACING).split():
        if len(word) == 1 or _NUMBER.match(word):
            signs.append(word)
        elif _is_run(word):
            signs += word
        else:
            return None
    return signs


def _is_run(word: str) -> bool:
    """Return whether a word consists of signs without blanks. A few among many may be letters."""
    if _RUN.match(word):
        return True
    board_signs = sum(sign in _PLAIN_SIGNS for sign in word)
    return len(word) >= _MIN_SIGNS and 3 * board_signs >= 2 * len(word)


def _raw_diagram(block: _Block) -> RawDiagram:
    rows = [signs for _, signs in block.rows]
    names = _row_numbers(rows, 0) or _row_numbers(rows, -1)
    if names:
        rows = [signs[1:] for signs in rows] if _row_numbers(rows, 0) else rows
        rows = [signs[:-1] for signs in rows] if _row_numbers(rows, -1) else rows
    bottom = names[-1] - 1 if names and names[0] > names[-1] else None
    left = any(signs[0] == "|" for signs in rows)
    right = any(signs[-1] == "|" for signs in rows)
    rows = [[sign for sign in signs if sign != "|"] for signs in rows]
    size = _size(rows, block, bottom, right)
    edges = Edges(
        left=left or block.left == 0,
        bottom=block.bottom or bottom == 0,
        right=right or _ends_at(block.left, max(map(len, rows)), size),
        top=block.top or _ends_at(bottom, len(rows), size) or names[:2] == [1, 2],
    )
    turn, first = _normalize_signs(rows)
    return RawDiagram(
        line=block.line,
        rows=[(line, signs) for (line, _), signs in zip(block.rows, rows, strict=True)],
        edges=edges,
        turn=turn,
        coordinates=bool(names) or block.left is not None,
        size=size,
        first=first,
        left=block.left,
        bottom=bottom,
        has_usual_size=False,
    )


def _row_numbers(rows: Sequence[Sequence[str]], index: int) -> list[int]:
    """Return the row numbers at one end of the rows; none if those are no row numbers.

    They count down, or up: then there must be three, because move numbers can stand one below
    another.
    """
    names = [signs[index] for signs in rows if signs]
    if len(names) < len(rows) or not all(name.isdecimal() for name in names):
        return []
    numbers = [int(name) for name in names]
    first, last = numbers[0], numbers[-1]
    down = list(range(first, first - len(rows), -1))
    up = list(range(first, first + len(rows)))
    is_named = (numbers == down and last > 0) or (numbers == up and first > 0 and len(rows) > 2)
    return numbers if is_named else []


def _size(
    rows: Sequence[Sequence[str]], block: _Block, bottom: int | None, right: bool
) -> int | None:
    """Return the length of a side according to the names of columns and rows."""
    width, height = max(map(len, rows)), len(rows)
    if bottom is not None and (block.top or (bottom == block.left == 0 and width == height)):
        return bottom + height
    if block.left is not None and right:
        return block.left + width
    return None


def _ends_at(start: int | None, length: int, size: int | None) -> bool:
    return start is not None and start + length == size


def _normalize_signs(rows: list[list[str]]) -> tuple[Color | None, int]:
    """Convert ``rows`` to Sensei's Library's signs; return the player of move 1, and its number.

    With more than ten moves, the lowest is the first; Black plays the odd ones.
    """
    signs = Counter(sign for row in rows for sign in row)
    pair = next((pair for pair in _PAIRS if set(pair) <= signs.keys()), None)
    pair = pair or next((pair for pair in _PAIRS if set(pair) & signs.keys()), _PAIRS[0])
    replacements = {pair[0]: "X", pair[1]: "O"}
    if signs["+"] > signs[EMPTY]:
        replacements |= {"+": EMPTY, EMPTY: STAR}
    else:
        replacements |= {"+": STAR}
    replacements.setdefault("*", STAR)
    if "A" in signs:
        # Then capitals are labels, even those that mark stones in Sensei's Library.
        letters = set("ABCDEFGHIJKLMNPQRSTUVWYZ") - set(pair)
        replacements |= {letter: letter.lower() for letter in letters & signs.keys()}
    numbers = [int(sign) for sign in signs if sign.isdecimal()]
    turn, first = None, 1
    if max(numbers, default=0) > 10:
        first = min(numbers)
        turn = Color.BLACK if first % 2 else Color.WHITE
        replacements |= {str(number): str(number - first + 1) for number in numbers}
    for row in rows:
        row[:] = [replacements.get(sign, sign) for sign in row]
    return turn, first
