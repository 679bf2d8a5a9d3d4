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
_LONGEST: Final = 200
"""The letters by which texts are sorted: records may hold whole books."""

_remembered: Final = lru_cache(maxsize=4096)
"""The same names, dates and results occur in many games."""
_compiled: Final = cache(re.compile)
"""Only tables that are sorted need them."""
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


def cell_text(game: HeadedGame, said: GameHeading, column: GameColumn) -> str:
    """Return what the table shows of a game; of players, the name before the rank.

    ``said``: its heading. The number of a game is known to its list alone.
    """
    if column in _COLORS:
        color = _COLORS[column]
        return f"{one_line(game.info.names[color])} {said.ranks[color]}".strip()
    if column is GameColumn.RESULT:
        return _short_result(game) or said.result
    if column is GameColumn.DATE:
        return one_line(game.info.date)  # in full it is too long, and this is in order, too
    if column is GameColumn.EVENT:
        return " · ".join(text for text in (said.title, said.occasion) if text)
    return size_name(game) if column is GameColumn.SIZE else ""


def _short_result(game: HeadedGame) -> str:
    """Return "B+3.5" or "W+R"; "" without a winner or where the text is not understood."""
    known = Result.parse(game.info.result)
    return "" if known is None or known.winner is None else str(known)


def sort_key(game: HeadedGame, column: GameColumn, instead_of_names: str = "") -> SortKey | None:
    """Return what a game is sorted by in a column, None where it has nothing there.

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


@_remembered
def _natural(text: str) -> SortKey | None:
    """Return letters without case and accents, and numbers as such: 9 comes before 10."""
    parts = _compiled(_DIGITS).split(folded(text[:_LONGEST]).strip())
    if parts == [""]:
        return None
    return tuple(int(part) if at % 2 else part for at, part in enumerate(parts))


@_remembered
def _result_key(text: str) -> SortKey | None:
    """First what Black won, by few points, by many, then without a count; then White's games."""
    known = Result.parse(text)
    if known is None:
        return (3, 0, 0.0, folded(text[:_LONGEST])) if text.strip() else None
    group = 2 if known.winner is None else [*Color].index(known.winner)
    return group, _KINDS.index(known.kind), known.margin or 0.0, ""


@_remembered
def _date_key(text: str) -> SortKey | None:
    """Return year, month and day; texts that are not dates sort last."""
    found = _compiled(_DATE).search(text[:_LONGEST])
    if found is None:
        return (1, 0, 0, 0, folded(text[:_LONGEST])) if text.strip() else None
    return 0, *(int(part or 0) for part in found.groups()), ""
