"""The columns of a table of games: their names, their texts and their sort order."""

from __future__ import annotations

import re
from enum import IntEnum
from functools import cache, lru_cache
from typing import Any, Final

from gobanapp.game.folded_text import folded
from gobanapp.rules.color import Color
from gobanapp.rules.result import Result, ResultKind
from gobanapp.text.game_heading import GameHeading, HeadedGame, occasion, one_line, size_name
from gobanapp.text.language import translate


class GameColumn(IntEnum):
    """``GAME`` is the picture with its texts; the others make up the table."""

    GAME = 0
    NUMBER = 1
    BLACK = 2
    WHITE = 3
    RESULT = 4
    DATE = 5
    EVENT = 6
    SIZE = 7


SortKey = tuple[Any, ...]

_COLORS: Final = {GameColumn.BLACK: Color.BLACK, GameColumn.WHITE: Color.WHITE}
_KINDS: Final = [*ResultKind]
_MAX_LENGTH: Final = 200
"""The characters by which texts are sorted: records may hold whole books."""

_cached: Final = lru_cache(maxsize=4096)
"""The same names, dates and results occur in many games."""
_compiled: Final = cache(re.compile)
"""Compiled when a table is first sorted."""
_DIGITS: Final = "([0-9]+)"
_DATE: Final = "([0-9]{4})(?:-([0-9]{2})(?:-([0-9]{2}))?)?"


def column_name(column: GameColumn) -> str:
    names = {
        GameColumn.NUMBER: translate("GameColumns", "No."),
        GameColumn.BLACK: translate("GameColumns", "Black"),
        GameColumn.WHITE: translate("GameColumns", "White"),
        GameColumn.RESULT: translate("GameColumns", "Result"),
        GameColumn.DATE: translate("GameColumns", "Date"),
        GameColumn.EVENT: translate("GameColumns", "Event"),
        GameColumn.SIZE: translate("GameColumns", "Size"),
    }
    return names.get(column, "")


def cell_text(game: HeadedGame, heading: GameHeading, column: GameColumn) -> str:
    """Return the text of a cell; for a player the name before the rank.

    ``heading``: its heading. The number of a game is known to its list alone.
    """
    if column in _COLORS:
        color = _COLORS[column]
        return f"{one_line(game.info.names[color])} {heading.ranks[color]}".strip()
    if column is GameColumn.RESULT:
        return _short_result(game) or heading.result
    if column is GameColumn.DATE:
        return one_line(game.info.date)  # the full date would be too long
    if column is GameColumn.EVENT:
        return " · ".join(text for text in (heading.title, heading.occasion) if text)
    return size_name(game) if column is GameColumn.SIZE else ""


def _short_result(game: HeadedGame) -> str:
    """Return "B+3.5" or "W+R"; "" without a winner or if the text is not understood."""
    result = Result.parse(game.info.result)
    return "" if result is None or result.winner is None else str(result)


def sort_key(game: HeadedGame, column: GameColumn, instead_of_names: str = "") -> SortKey | None:
    """Return the sort key of a game in a column, None if its cell is empty.

    ``instead_of_names``: as in its heading.
    """
    info = game.info
    if column in _COLORS:
        return _natural(info.names[_COLORS[column]])
    if column is GameColumn.RESULT:
        return _result_key(info.result)
    if column is GameColumn.DATE:
        return _date_key(info.date)
    if column is GameColumn.EVENT:
        return _natural(" ".join(occasion(info)) or instead_of_names)
    return game.size


@_cached
def _natural(text: str) -> SortKey | None:
    """Return the text without case and accents, with numbers as such: 9 comes before 10."""
    parts = _compiled(_DIGITS).split(folded(text[:_MAX_LENGTH]).strip())
    if parts == [""]:
        return None
    return tuple(int(part) if index % 2 else part for index, part in enumerate(parts))


@_cached
def _result_key(text: str) -> SortKey | None:
    """Return a key that sorts Black's wins first: by few points, by many, by other means."""
    result = Result.parse(text)
    if result is None:
        return (3, 0, 0.0, folded(text[:_MAX_LENGTH])) if text.strip() else None
    group = 2 if result.winner is None else [*Color].index(result.winner)
    return group, _KINDS.index(result.kind), result.margin or 0.0, ""


@_cached
def _date_key(text: str) -> SortKey | None:
    """Return year, month and day; texts that are not dates sort last."""
    match = _compiled(_DATE).search(text[:_MAX_LENGTH])
    if match is None:
        return (1, 0, 0, 0, folded(text[:_MAX_LENGTH])) if text.strip() else None
    return 0, *(int(part or 0) for part in match.groups()), ""
