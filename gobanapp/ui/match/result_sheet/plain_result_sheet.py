"""A result slip as plain text, in columns that stand in any type of fixed width."""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from typing import Final

from gobanapp.game.game_summary import GameSummary
from gobanapp.rules.color import ByColor, Color
from gobanapp.text import formats, player_names
from gobanapp.text.result_sheet_text import ResultSheetRow, ResultSheetText, result_sheet_text

_BETWEEN: Final = 3
_WIDEST_NAME: Final = 24
_SIGNATURE: Final = 24
_NO_WIDTH: Final = {"Mn", "Me", "Cf", "Cc"}


def plain_result_sheet(slip: GameSummary) -> str:
    """Return the text, with a line's end behind its last line."""
    words = result_sheet_text(slip)
    table = _table(words)
    width = max(_width(line) for line in [words.title, words.result, *table])
    head = max(_width(name) for name, _ in words.facts)
    parts = [
        [words.title, "=" * width],
        [f"{_left(name, head)}{' ' * _BETWEEN}{value}" for name, value in words.facts],
        table,
        [words.result],
        _signatures(),
    ]
    lines = "\n\n".join("\n".join(line.rstrip() for line in part) for part in parts)
    return lines + "\n"


def _table(words: ResultSheetText) -> list[str]:
    """Return the players and what is said of each, the numbers to the right in columns."""
    count, tail = _aligned(words.rows)
    said = [ByColor(*(player_names.color_name(color) for color in Color)), words.names]
    said += [pair for pair in (words.ranks, words.teams) if any(pair)]
    head = [ResultSheetRow("", pair.map(lambda text: _shortened(text) + tail)) for pair in said]
    rows = [*head, *count]
    names = max(_width(row.name) for row in rows)
    columns = ByColor(*(max(_width(row.values[color]) for row in rows) for color in Color))
    lines = []
    for place, row in enumerate(rows):
        black, white = (_right(row.values[color], columns[color]) for color in Color)
        line = (" " * _BETWEEN).join((_left(row.name, names), black, white))
        if row.is_total or place == len(head):
            lines.append("-" * _width(line))
        lines.append(line)
    return lines


def _aligned(rows: tuple[ResultSheetRow, ...]) -> tuple[list[ResultSheetRow], str]:
    """Return rows in which units stand below units, and what stands there behind the units."""
    longest = max((len(_decimals(value)) for row in rows for value in row.values), default=0)

    def aligned(value: str) -> str:
        return value + " " * (longest - len(_decimals(value)))

    return [replace(row, values=row.values.map(aligned)) for row in rows], " " * longest


def _decimals(figure: str) -> str:
    return formats.units_and_decimals(figure)[1]


def _signatures() -> list[str]:
    names = [player_names.color_name(color) for color in Color]
    widest = max(map(_width, names))
    black, white = (f"{_left(name, widest)}  {'_' * _SIGNATURE}" for name in names)
    return ["", black, "", white]


def _shortened(text: str) -> str:
    """Return the beginning of ``text`` that is no wider than a column, with dots behind it."""
    if _width(text) <= _WIDEST_NAME:
        return text
    end = len(text)
    while _width(text[:end]) >= _WIDEST_NAME:
        end -= 1
    return text[:end].rstrip() + "…"


def _left(text: str, width: int) -> str:
    return text + " " * (width - _width(text))


def _right(text: str, width: int) -> str:
    return " " * (width - _width(text)) + text


def _width(text: str) -> int:
    """Return how many columns ``text`` takes: two for each wide letter of East Asia."""
    return sum(map(_width_of_sign, text))


def _width_of_sign(sign: str) -> int:
    if unicodedata.category(sign) in _NO_WIDTH:
        return 0
    return 2 if unicodedata.east_asian_width(sign) in {"W", "F"} else 1
