"""Lists of points in one value, and passes, as other programs write them, and as SGF does."""

from __future__ import annotations

import re
from functools import lru_cache
from string import ascii_letters

from gobanapp.game.node import MOVE_COLORS
from gobanapp.sgf.property_table import (
    LINE_PROPERTIES,
    LIST_PROPERTIES,
    property_texts,
    property_values,
)
from gobanapp.sgf.value_types import SgfCoordinates, protect

_POINT = r"[A-Za-z]{2}(?![A-Za-z])"
_BETWEEN = r"[\s,;./|+&]"  # Semicolons and slashes are seen as well.
_AREA = rf"{_POINT}(?:\s*:\s*{_POINT})?"
_LABEL = rf"{_POINT}\s*:\s*[^\s,;:]{{1,3}}"
_SEPARATED = re.compile(rf"{_BETWEEN}*(?:{_AREA}{_BETWEEN}+)*{_AREA}{_BETWEEN}*")
_JOINED = re.compile(r"\s*(?:[A-Za-z]{2}){2,}\s*")
_LABELS = re.compile(rf"{_BETWEEN}*(?:{_LABEL}{_BETWEEN}+)+{_LABEL}{_BETWEEN}*")
_AREAS = re.compile(_AREA)
_EACH_LABEL = re.compile(_LABEL)
_PAIR = re.compile(r"[A-Za-z]{2}")
_WORDS = frozenset({"pass", "none"})

LISTS = LIST_PROPERTIES | {"M", "L"}


def divide_list(name: str, value: str, board: SgfCoordinates) -> list[str]:
    """Return the values that ``value`` of a property with points should have been.

    One value, itself, if it is no list, such as "aa,bb", "aa bb" or "aabb".
    """
    if len(value) < 4 or (len(value) == 5 and value[2] == ":"):
        return [value]  # a point or a rectangle
    if name == "LB":
        labels = _EACH_LABEL.findall(value) if _LABELS.fullmatch(value) else []
        are_known = all(_is_known(label[:2], board) for label in labels)
        return labels if labels and are_known else [value]
    if board.corners(value) is not None:
        return [value]
    if _SEPARATED.fullmatch(value):
        return _AREAS.findall(value)
    word = value.strip()
    if name not in LINE_PROPERTIES and _JOINED.fullmatch(value) and word.lower() not in _WORDS:
        pairs = _PAIR.findall(value)
        if all(_is_known(pair, board) for pair in pairs):
            return pairs
    return [value]


def _is_known(name: str, board: SgfCoordinates) -> bool:
    return name in board.points or (not board.has_upper_case and name.lower() in board.points)


@lru_cache(maxsize=16)
def _odd_value(columns: int, rows: int) -> re.Pattern[str]:
    """Return a pattern of values that may be lists of points or odd passes, and little else."""
    point = f"[{ascii_letters[:columns]}][{ascii_letters[:rows]}]"
    old_pass = r"|tt\]" if columns <= 19 and rows <= 19 else ""
    names = "|".join(sorted(name for name in LISTS if len(name) == 2))
    of_list = rf"(?<=\]\[)|(?<=(?:{names})\[)|(?<=[ML]\[)(?<![A-Z].\[)"
    # Points first, as nearly all values are, then the names, so that no comment is looked at.
    return re.compile(
        rf"\[(?!{point}\]|\]{old_pass})(?<!C\[)(?:"
        rf"(?<=[BW]\[)(?<![A-Z].\[)(?!{point}:{point}\])"
        rf"|(?:{of_list})\s*+[A-Za-z]{{2}}(?:{_BETWEEN}|[A-Za-z]{{2}}))"
    )


def may_have_odd_points(text: str, board: SgfCoordinates) -> bool:
    """Return whether ``written_points`` could change well-formed properties, seen quickly."""
    return _odd_value(board.columns, board.rows).search(text) is not None


def written_points(text: str, board: SgfCoordinates) -> str:
    """Return well-formed properties with each point in a value of its own, and passes empty."""
    if not may_have_odd_points(text, board):
        return text
    result = []
    end = 0
    for (name, values), (_, whole) in zip(property_values(text), property_texts(text), strict=True):
        start = text.index(whole, end)
        result.append(text[end:start])
        end = start + len(whole)
        if name in LISTS:
            new = [part for value in values for part in divide_list(name, value, board)]
        elif name in MOVE_COLORS:
            new = ["" if _is_odd_pass(value, board) else value for value in values]
        else:
            new = values
        result.append(whole if new == values else _written(name, new, whole))
    return "".join([*result, text[end:]])


def _is_odd_pass(value: str, board: SgfCoordinates) -> bool:
    return board.is_odd_pass(value) and not board.is_pass(value)


def _written(name: str, values: list[str], like: str) -> str:
    """Return a property with the white space around ``like``, its old text."""
    before = like[: len(like) - len(like.lstrip())]
    after = like[len(like.rstrip()) :]
    return before + name + "".join(f"[{protect(value)}]" for value in values) + after
