"""The properties of FF[1] to FF[4] and the fields of ``Content`` that they fill.

Properties missing here stay in ``Content.others`` unchanged. ``node_reader`` parses the values and
``node_writer`` writes them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from gobanapp.game.game_info import MAX_RECORDED_KOMI
from gobanapp.game.markup import Mark
from gobanapp.game.node import MOVE_COLORS, TIME_PROPERTIES
from gobanapp.rules.color import Color
from gobanapp.sgf.heading_numbers import (
    read_handicap,
    read_komi,
    read_time,
    write_komi,
    write_number,
    write_time,
)
from gobanapp.sgf.value_types import read_simple_text

_VALUE = r"\[([^\]]*+)\]"
_VALUES = re.compile(_VALUE)
_PROPERTY = re.compile(rf"\s*([A-Z]+)\s*{_VALUE}\s*((?:{_VALUE}\s*)*)")
_TWICE_THE_KOMI = re.compile(r"\s*(-?\d{1,4})\s*")

# Each name in a file and the field that holds its meaning.

ROOT_PROPERTIES = ("FF", "GM", "SZ", "CA", "AP")
"""Properties that describe the file and not the game; the writer makes these."""

WRITERS_OWN = frozenset(("FF", "CA", "AP"))
"""The properties that the writer always gives values of its own."""

STONE_PROPERTIES = {"AB": "black", "AW": "white", "AE": "empty"}
MARK_PROPERTIES = {
    "TR": Mark.TRIANGLE,
    "SQ": Mark.SQUARE,
    "CR": Mark.CIRCLE,
    "MA": Mark.CROSS,
    "SL": Mark.SELECTED,
    "M": Mark.CROSS,  # FF[1] and FF[2]
}
TERRITORY_PROPERTIES = {"TB": Color.BLACK, "TW": Color.WHITE}
LINE_PROPERTIES = {"LN": "lines", "AR": "arrows"}
POINT_SET_PROPERTIES = {"DD": "dimmed", "VW": "visible"}
"""Properties of points valid from a node on, until another node changes them."""
INFO_TEXTS: Mapping[str, tuple[str, Color | None]] = {
    "GN": ("game_name", None),
    "EV": ("event", None),
    "RO": ("round", None),
    "DT": ("date", None),
    "PC": ("place", None),
    "PB": ("names", Color.BLACK),
    "BR": ("ranks", Color.BLACK),
    "BT": ("teams", Color.BLACK),
    "PW": ("names", Color.WHITE),
    "WR": ("ranks", Color.WHITE),
    "WT": ("teams", Color.WHITE),
    "RU": ("rules", None),
    "OT": ("overtime", None),
    "RE": ("result", None),
    "ON": ("opening", None),
    "AN": ("annotator", None),
    "CP": ("copyright", None),
    "SO": ("source", None),
    "US": ("user", None),
    "GC": ("comment", None),
}
INFO_NUMBERS: Mapping[str, tuple[str, Callable[[str], float | None], Callable[[float], str]]] = {
    "KM": ("komi", read_komi, write_komi),
    "HA": ("handicap", read_handicap, write_number),
    "TM": ("time_limit", read_time, write_time),
}


def _half(value: str) -> float | None:
    match = _TWICE_THE_KOMI.fullmatch(value)
    komi = int(match[1]) / 2 if match else None
    return komi if komi is not None and abs(komi) < MAX_RECORDED_KOMI else None


def _title(value: str) -> str | None:
    return None if value.strip() in ("", "1", "2") else read_simple_text(value)


# Properties that replace another one missing in a root: Korean servers write KO, RD, TE (the
# tournament) and HD there, SmartGo wrote twice the komi into KI.
STAND_INS: Mapping[str, tuple[str, str, Callable[[str], Any]]] = {
    "KO": ("KM", "komi", read_komi),
    "KI": ("KM", "komi", _half),
    "HD": ("HA", "handicap", read_handicap),
    "RD": ("DT", "date", lambda value: read_simple_text(value) or None),
    "TE": ("EV", "event", _title),
}

# Properties that belong together: if one changes, all are rewritten.
_GROUPS = {
    **dict.fromkeys((*MOVE_COLORS, *STONE_PROPERTIES), "B"),
    **dict.fromkeys(MARK_PROPERTIES, "MA"),
    "L": "LB",
    **{name: instead for name, (instead, _, _) in STAND_INS.items()},
}

MOVE_NAMES = frozenset(MOVE_COLORS)
SET_UP_NAMES = frozenset((*STONE_PROPERTIES, "PL"))
TIME_NAMES = frozenset(name for names in TIME_PROPERTIES for name in names)
MARKUP_NAMES = frozenset(
    (*MARK_PROPERTIES, *TERRITORY_PROPERTIES, *LINE_PROPERTIES, *POINT_SET_PROPERTIES, "LB", "L")
)
PRINTED_NAMES = frozenset(("FG", "PM", "MN"))
DRAWN_NAMES = MARKUP_NAMES | PRINTED_NAMES | {"C"}
INFO_NAMES = frozenset((*INFO_TEXTS, *INFO_NUMBERS, *STAND_INS))
LIST_PROPERTIES = frozenset(
    (
        *STONE_PROPERTIES,
        *MARK_PROPERTIES,
        *TERRITORY_PROPERTIES,
        *LINE_PROPERTIES,
        *POINT_SET_PROPERTIES,
        "LB",
    )
)

_JUDGMENTS = ("BM", "DM", "GB", "GW", "HO", "UC", "V")
SINGLE_VALUED = frozenset(
    (
        *(*INFO_TEXTS, *INFO_NUMBERS, *ROOT_PROPERTIES, *TIME_NAMES),
        *(*_JUDGMENTS, "PM", "MN", "N", "PL"),
    )
)
"""The properties with one value; what else a file gives them is kept under ``surplus_name``."""


def surplus_name(name: str) -> str:
    """Return the private property for the values that ``name`` has too many.

    >>> surplus_name("KM")
    'XKM'
    """
    return f"X{name}"


def divide_values(values: list[str]) -> tuple[str, list[str]]:
    """Return the value of a property with a single one, and the others that say something else."""
    used = next((value for value in values if value.strip()), values[0])
    return used, [value for value in dict.fromkeys(values) if value != used and value.strip()]


def joined_comment(values: list[str]) -> str:
    """Return the comment that a node with several has."""
    return "\n".join(value for value in values if value.strip()) if len(values) > 1 else values[0]


def property_group(name: str) -> str:
    """Return the name of the group of properties that ``name`` belongs to."""
    return _GROUPS.get(name, name)


def property_values(text: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the properties of a well-formed node: the name and the values of each."""
    plain = _without_escaped_brackets(text)
    for match in _PROPERTY.finditer(plain):
        start, end = match.span(2)
        values = [text[start:end]]
        if match[3]:
            rest = _VALUES.finditer(plain, *match.span(3))
            values += [text[value.start(1) : value.end(1)] for value in rest]
        yield match[1], values


def property_texts(text: str) -> Iterator[tuple[str, str]]:
    """Yield the properties of a well-formed node: the name and the whole text of each."""
    for match in _PROPERTY.finditer(_without_escaped_brackets(text)):
        yield match[1], text[match.start() : match.end()]


def _without_escaped_brackets(text: str) -> str:
    """Return ``text`` with a blank for each "]" that does not end a value.

    Searching past each escape would take four times as long in long comments.
    """
    if "\\" not in text:
        return text
    return text.replace("\\\\", "  ").replace("\\]", "  ")
