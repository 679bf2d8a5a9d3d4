"""What a result slip says, in words."""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from typing import Final

from gobanapp.game.game_summary import GameSummary
from gobanapp.rules.color import ByColor, Color
from gobanapp.text import formats, player_names, result_text, rule_names
from gobanapp.text.clock_text import clock_reading, duration, time_system_name
from gobanapp.text.language import QT_TRANSLATE_NOOP, translate
from gobanapp.text.result_text import count_lines_of

_LONGEST: Final = 120
_LONGEST_FACT: Final = 50
"""The longest texts of a record that are taken, in letters; a slip is a small sheet."""
_NAMES: Final = {
    "round": QT_TRANSLATE_NOOP("Slip", "Round"),
    "date": QT_TRANSLATE_NOOP("Slip", "Date"),
    "place": QT_TRANSLATE_NOOP("Slip", "Place"),
    "board": QT_TRANSLATE_NOOP("Slip", "Board"),
    "rules": QT_TRANSLATE_NOOP("Slip", "Rules"),
    "komi": QT_TRANSLATE_NOOP("Slip", "Komi"),
    "handicap": QT_TRANSLATE_NOOP("Slip", "Handicap"),
    "time": QT_TRANSLATE_NOOP("Slip", "Time"),
    "moves": QT_TRANSLATE_NOOP("Slip", "Moves"),
    "used": QT_TRANSLATE_NOOP("Slip", "Time used"),
    "prisoners": QT_TRANSLATE_NOOP("Slip", "Prisoners"),
}


@dataclass(frozen=True, slots=True)
class ResultSheetRow:
    """A line of the table with what it says of each player; units of numbers stand below units."""

    name: str
    values: ByColor[str]
    is_total: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultSheetText:
    """``title``: the event, or what a slip is called. ``facts``: names and what they stand for."""

    title: str
    result: str
    facts: tuple[tuple[str, str], ...]
    names: ByColor[str]
    ranks: ByColor[str]
    teams: ByColor[str]
    rows: tuple[ResultSheetRow, ...]


def result_sheet_text(slip: GameSummary) -> ResultSheetText:
    info = slip.info
    return ResultSheetText(
        title=_title(slip),
        result=_result(slip),
        facts=tuple(
            (name, formats.elided(value, _LONGEST_FACT)) for name, value in _facts(slip) if value
        ),
        names=ByColor(*(_line(player_names.player_name(info, color)) for color in Color)),
        ranks=info.ranks.map(_line),
        teams=info.teams.map(_line),
        rows=tuple(_rows(slip)),
    )


def result_sheet_file_name(slip: GameSummary) -> str:
    """Return what a file of the slip may be called, without its ending."""
    words = result_sheet_text(slip)
    parts = (_line(slip.info.date), words.names.black, "-", words.names.white)
    return " ".join(part for part in parts if part)


def _title(slip: GameSummary) -> str:
    event = _line(slip.info.event) or _line(slip.info.game_name)
    return event or translate("Slip", "Result of the Game")


def _result(slip: GameSummary) -> str:
    result = slip.info.result
    if not result:
        return translate("Slip", "No result yet")
    return result_text.recorded_result(result)


def _facts(slip: GameSummary) -> list[tuple[str, str]]:
    info, board = slip.info, slip.board
    return [
        (_name("round"), _line(info.round)),
        (_name("date"), formats.date(_line(info.date))),
        (_name("place"), _line(info.place)),
        (_name("board"), f"{board.width} × {board.height}"),
        (_name("rules"), rule_names.ruleset_name(slip.ruleset) if info.rules else ""),
        (_name("komi"), "" if info.komi is None else formats.number(info.komi)),
        (_name("handicap"), formats.number(slip.handicap) if slip.handicap else ""),
        (_name("time"), _time(slip)),
        (_name("moves"), formats.number(slip.moves)),
    ]


def _time(slip: GameSummary) -> str:
    """Return how the time was limited: as we call it, or else as the record does."""
    info, systems = slip.info, slip.systems
    if systems is not None and systems.black == systems.white:
        return time_system_name(systems.black)
    if systems is not None:
        text = translate("Slip", "Black {black}, White {white}")
        return text.format(
            black=time_system_name(systems.black), white=time_system_name(systems.white)
        )
    limit = duration(info.time_limit) if info.time_limit else ""
    return " + ".join(part for part in (limit, _line(info.overtime)) if part)


def _rows(slip: GameSummary) -> list[ResultSheetRow]:
    score, rows = slip.score, []
    if slip.used is not None:
        rows.append(ResultSheetRow(_name("used"), slip.used.map(clock_reading)))
    lines = [] if score is None else count_lines_of(score)
    if "prisoners" not in lines:
        rows.append(ResultSheetRow(_name("prisoners"), slip.prisoners.map(formats.number)))
    if score is not None:
        for line in lines:
            values = score.lines.map(attrgetter(line)).map(formats.number)
            rows.append(
                ResultSheetRow(result_text.score_line_name(line), values, line == lines[-1])
            )
    return rows


def _line(text: str) -> str:
    return formats.elided(text, _LONGEST)


def _name(key: str) -> str:
    """Return what a line of the slip is called; PySide6 says of texts in tables only "object"."""
    return translate("Slip", _NAMES[key])
