"""The text of a result sheet, and the whole sheet as plain text."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from operator import attrgetter
from typing import Final

from gobanapp.game.game_summary import GameSummary
from gobanapp.rules.color import ByColor, Color
from gobanapp.text import formats, player_names, result_text, rule_names
from gobanapp.text.clock_text import clock_reading, duration, time_system_name
from gobanapp.text.language import translate
from gobanapp.text.result_text import count_lines_of

_MAX_LETTERS: Final = 120
_MAX_FACT_LETTERS: Final = 50
"""The longest texts taken from a record, in letters; a sheet is small."""
_COLUMN_GAP: Final = " " * 3
_MAX_NAME_WIDTH: Final = 24
_SIGNATURE: Final = "_" * 24
_ZERO_WIDTH: Final = {"Mn", "Me", "Cf", "Cc"}


@dataclass(frozen=True, slots=True)
class ResultSheetRow:
    """A line of the table with its text for each player; numbers are aligned at their units."""

    name: str
    values: ByColor[str]
    is_total: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultSheetText:
    """``title``: the event, or the name of the sheet. ``facts``: names and values."""

    title: str
    result: str
    facts: tuple[tuple[str, str], ...]
    names: ByColor[str]
    ranks: ByColor[str]
    teams: ByColor[str]
    rows: tuple[ResultSheetRow, ...]


def result_sheet_text(summary: GameSummary) -> ResultSheetText:
    info = summary.info
    return ResultSheetText(
        title=_title(summary),
        result=_result(summary),
        facts=tuple(
            (name, formats.elided(value, _MAX_FACT_LETTERS))
            for name, value in _facts(summary)
            if value
        ),
        names=ByColor(*(_line(player_names.player_name(info, color)) for color in Color)),
        ranks=info.ranks.map(_line),
        teams=info.teams.map(_line),
        rows=tuple(_rows(summary)),
    )


def result_sheet_file_name(summary: GameSummary) -> str:
    """Return a file name for the sheet, without its extension."""
    sheet = result_sheet_text(summary)
    parts = (_line(summary.info.date), sheet.names.black, "-", sheet.names.white)
    return " ".join(part for part in parts if part)


def _title(summary: GameSummary) -> str:
    event = _line(summary.info.event) or _line(summary.info.game_name)
    return event or translate("ResultSheet", "Game Result")


def _result(summary: GameSummary) -> str:
    result = summary.info.result
    if not result:
        return translate("ResultSheet", "No result yet")
    return result_text.recorded_result(result)


def _facts(summary: GameSummary) -> list[tuple[str, str]]:
    info, board = summary.info, summary.board
    return [
        (translate("ResultSheet", "Round"), _line(info.round)),
        (translate("ResultSheet", "Date"), formats.date(_line(info.date))),
        (translate("ResultSheet", "Place"), _line(info.place)),
        (translate("ResultSheet", "Board"), f"{board.width} × {board.height}"),
        (
            translate("ResultSheet", "Rules"),
            rule_names.ruleset_name(summary.ruleset) if info.rules else "",
        ),
        (translate("ResultSheet", "Komi"), "" if info.komi is None else formats.number(info.komi)),
        (
            translate("ResultSheet", "Handicap"),
            formats.number(summary.handicap) if summary.handicap else "",
        ),
        (translate("ResultSheet", "Time"), _time(summary)),
        (translate("ResultSheet", "Moves"), formats.number(summary.moves)),
    ]


def _time(summary: GameSummary) -> str:
    """Return the time limits in our words, or else in the file's."""
    info, systems = summary.info, summary.systems
    if systems is not None and systems.black == systems.white:
        return time_system_name(systems.black)
    if systems is not None:
        text = translate("ResultSheet", "Black {black}, White {white}")
        return text.format(
            black=time_system_name(systems.black), white=time_system_name(systems.white)
        )
    limit = duration(info.time_limit) if info.time_limit else ""
    return " + ".join(part for part in (limit, _line(info.overtime)) if part)


def _rows(summary: GameSummary) -> list[ResultSheetRow]:
    score, rows = summary.score, []
    if summary.used is not None:
        rows.append(
            ResultSheetRow(translate("ResultSheet", "Time used"), summary.used.map(clock_reading))
        )
    lines = [] if score is None else count_lines_of(score)
    if "prisoners" not in lines:
        prisoners = summary.prisoners.map(formats.number)
        rows.append(ResultSheetRow(translate("ResultSheet", "Prisoners"), prisoners))
    if score is not None:
        for line in lines:
            values = score.lines.map(attrgetter(line)).map(formats.number)
            rows.append(
                ResultSheetRow(result_text.score_line_name(line), values, line == lines[-1])
            )
    return rows


def _line(text: str) -> str:
    return formats.elided(text, _MAX_LETTERS)


# Plain text, in columns that line up in any fixed-width font.


def plain_result_sheet(summary: GameSummary) -> str:
    """Return the sheet as text, with a newline after its last line."""
    sheet = result_sheet_text(summary)
    table = _table(sheet)
    width = max(_width(line) for line in (sheet.title, sheet.result, *table))
    name_width = max(_width(name) for name, _ in sheet.facts)
    colors = [player_names.color_name(color) for color in Color]
    color_width = max(map(_width, colors))
    black, white = (f"{_padded(name, color_width)}  {_SIGNATURE}" for name in colors)
    parts = (
        [sheet.title, "=" * width],
        [_padded(name, name_width) + _COLUMN_GAP + value for name, value in sheet.facts],
        table,
        [sheet.result],
        ["", black, "", white],
    )
    return "\n\n".join("\n".join(line.rstrip() for line in part) for part in parts) + "\n"


def _table(sheet: ResultSheetText) -> list[str]:
    """Return the players and the lines of each, in columns aligned at the units."""
    decimals_width = max(len(_decimals(value)) for row in sheet.rows for value in row.values)
    colors = ByColor(*(player_names.color_name(color) for color in Color))
    rows = [
        ("", *(_shortened(text) + " " * decimals_width for text in pair))
        for pair in (colors, sheet.names, sheet.ranks, sheet.teams)
        if any(pair)
    ]
    ruled_rows = {len(rows)}
    for row in sheet.rows:
        if row.is_total:
            ruled_rows.add(len(rows))
        rows.append(
            (
                row.name,
                *(value + " " * (decimals_width - len(_decimals(value))) for value in row.values),
            )
        )
    name_width, *value_widths = (max(map(_width, column)) for column in zip(*rows, strict=True))
    lines = []
    for number, (name, *values) in enumerate(rows):
        cells = [_padded(value, -width) for value, width in zip(values, value_widths, strict=True)]
        line = _COLUMN_GAP.join((_padded(name, name_width), *cells))
        lines += ["-" * _width(line), line] if number in ruled_rows else [line]
    return lines


def _decimals(figure: str) -> str:
    return formats.units_and_decimals(figure)[1]


def _shortened(text: str) -> str:
    """Return the beginning of ``text`` that fits into a column, with dots."""
    if _width(text) <= _MAX_NAME_WIDTH:
        return text
    while _width(text) >= _MAX_NAME_WIDTH:
        text = text[:-1]
    return text.rstrip() + "…"


def _padded(text: str, width: int) -> str:
    """Return ``text`` padded with spaces, on the left for a negative width."""
    spaces = " " * (abs(width) - _width(text))
    return text + spaces if width > 0 else spaces + text


def _width(text: str) -> int:
    """Return the width of ``text`` in columns: two for each wide East Asian character."""
    visible = (
        character for character in text if unicodedata.category(character) not in _ZERO_WIDTH
    )
    return sum(
        2 if unicodedata.east_asian_width(character) in {"W", "F"} else 1 for character in visible
    )
