"""The game information in a node: the values of SGF's properties -> the fields of a heading."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from gobanapp.game.game_info import NO_INFO, GameInfo
from gobanapp.rules.color import ByColor
from gobanapp.rules.ruleset import CountingMethod, Ruleset
from gobanapp.rules.ruleset_names import read_rules
from gobanapp.sgf.file_problems import FileProblemCode
from gobanapp.sgf.heading_numbers import (
    is_usual_number,
    overtime_in_time,
    read_komi,
    says_more_than_time,
)
from gobanapp.sgf.node_values import NodeValues
from gobanapp.sgf.property_table import INFO_NUMBERS, INFO_TEXTS, STAND_INS, surplus_name
from gobanapp.sgf.value_types import read_simple_text, read_text


def take_info(
    values: NodeValues, *, is_root: bool, is_fox: bool, is_other_game: bool = False
) -> GameInfo:
    """Take the game information out of the properties of a node; unreadable values stay there.

    ``is_fox``: the file is from the server Fox, which writes the komi in hundredths. In games other
    than Go (``is_other_game``) a number in another form than SGF's can mean anything.
    """
    fields = _take_texts(values)
    ruleset = _ruleset(values, fields.get("rules") or "")
    is_territory = ruleset is not None and ruleset.counting is CountingMethod.TERRITORY
    komi = partial(read_komi, is_fox=is_fox, is_territory=is_territory)
    for name, (field, read, write) in INFO_NUMBERS.items():
        if name not in values.remaining:
            continue
        value = values.remaining[name][0]
        if is_other_game and not _is_usual(value, komi if name == "KM" else read):
            continue
        number = fields[field] = values.first(name, komi if name == "KM" else read)
        if number is not None and not is_usual_number(value, number):
            values.note(FileProblemCode.UNUSUAL_VALUE, name, f"{value} → {write(number)}")
            if name == "TM":
                _take_overtime(values, value, fields)
    if is_root and not is_other_game:
        _take_stand_ins(values, fields)
    info = GameInfo(**fields)
    if not is_root and info != NO_INFO:
        values.note(FileProblemCode.INFO_BELOW_ROOT, "", "")
    return info


def _is_usual(value: str, read: Callable[[str], float | None]) -> bool:
    number = read(value)
    return number is not None and is_usual_number(value, number)


def with_handicap_moves(values: NodeValues, info: GameInfo, handicap: int) -> GameInfo:
    """Return the heading of a game whose handicap stones are moves; such a game has no komi."""
    values.note(FileProblemCode.HANDICAP_MOVES, "HA", str(handicap))
    return replace(info, handicap=handicap, komi=0.0)


def _take_texts(values: NodeValues) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for name in [name for name in values.remaining if name in INFO_TEXTS]:
        field, color = INFO_TEXTS[name]
        text = values.first(name, read_text if name == "GC" else read_simple_text)
        if color is None:
            fields[field] = text
        else:
            fields[field] = fields.get(field, ByColor("", "")).with_(color, text)
    return fields


def _ruleset(values: NodeValues, name: str) -> Ruleset | None:
    """Return the ruleset that ``name`` means; what is not understood is noted."""
    ruleset, unknown = read_rules(name)
    if unknown:
        code = FileProblemCode.UNKNOWN_RULES
        if ruleset is not None:
            code = FileProblemCode.UNKNOWN_PART_OF_RULES
        values.note(code, "RU", unknown)
    return ruleset


def _take_overtime(values: NodeValues, value: str, fields: dict[str, Any]) -> None:
    """Take the overtime that a value of TM has as well; keep the value if it says more."""
    overtime = overtime_in_time(value)
    is_kept = says_more_than_time(value)
    if overtime and not fields.get("overtime"):
        fields["overtime"] = overtime
    elif overtime:
        is_kept = True
    if is_kept:
        values.surplus.setdefault(surplus_name("TM"), []).append(value)


def _take_stand_ins(values: NodeValues, fields: dict[str, Any]) -> None:
    """Take the properties that other programs write in place of missing ones."""
    remaining = values.remaining
    read: Callable[[str], Any]
    for name, (instead, field, read) in STAND_INS.items():
        is_missing = instead not in remaining and fields.get(field) in (None, "")
        if name in remaining and is_missing:
            result = read(remaining[name][0])
            if result is not None:
                values.note(FileProblemCode.OTHER_PROPERTY, name, instead)
                fields[field] = result
                values.leave(name, remaining[name][1:])
