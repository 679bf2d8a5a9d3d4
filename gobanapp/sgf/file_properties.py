"""The properties of a node of a file as they are written back: unchanged where they are valid."""

from __future__ import annotations

import re
from collections.abc import Iterable

from gobanapp.game.game_info import GameInfo
from gobanapp.game.node import Content
from gobanapp.sgf.heading_numbers import is_usual_number, overtime_in_time, says_more_than_time
from gobanapp.sgf.property_table import (
    INFO_NUMBERS,
    INFO_TEXTS,
    MOVE_NAMES,
    SINGLE_VALUED,
    STAND_INS,
    WRITERS_OWN,
    divide_values,
    joined_comment,
    property_texts,
    property_values,
    surplus_name,
)
from gobanapp.sgf.value_types import protect, write_simple_text, write_text

_WELL_FORMED = re.compile(r"[^\]\\]*(?:\\.[^\]\\]*)*", re.DOTALL)
_NAMES = re.compile(r"[A-Z]+(?=\s*\[)")
_SECOND_VALUE = re.compile(r"([A-Z]+)\s*+\[[^\]\\]*+(?:\\.[^\]\\]*+)*+\]\s*+\[", re.DOTALL)
_WITH_ONE = (SINGLE_VALUED | {"C"}) - WRITERS_OWN
_ONE_VALUE = r"\[[^\]\\]*+(?:\\.[^\]\\]*+)*+\]\s*+"
_ONE_PROPERTY = rf"[A-Z]++\s*+(?:{_ONE_VALUE})++"
_WITH_ONE_NAME = "|".join(sorted(_WITH_ONE))
_NODE_TO_CHANGE = re.compile(
    rf"""; \s*+ (?:{_ONE_PROPERTY}){{0,12}}? (?=[A-Z]) (?:
      (?=[A-Z]++\s*+{_ONE_VALUE}\[) (?:{_WITH_ONE_NAME})\s*+\[
    | (?:KM|HA|TM)\s*+\[(?!\s*+[\d.]++\s*+\])
    | ([A-Z]++)\s*+(?:{_ONE_VALUE})++ (?:{_ONE_PROPERTY}){{0,12}}? \1\s*+\[ )""",
    re.VERBOSE | re.DOTALL,
)
_HEADING = frozenset((*INFO_NUMBERS, *STAND_INS))

Found = dict[str, tuple[list[str], str]]
"""The values of each property, and its whole text if that is still what to write, else ""."""


def property_text(name: str, values: Iterable[str], like: str = "") -> str:
    """Return a property with the trailing white space of ``like``, its old text."""
    safe = [value if _WELL_FORMED.fullmatch(value) else write_text(value) for value in values]
    text = "".join(f"[{protect(value)}]" for value in safe or [""])
    return name + text + like[len(like.rstrip()) :]


def may_need_changes(text: str) -> bool:
    """Return whether ``file_properties`` could differ from the text of a node, seen quickly."""
    if text.count("[") == 1:
        return text.partition("[")[0].strip() in _HEADING
    names = _NAMES.findall(text)
    if len(set(names)) < len(names) or not _HEADING.isdisjoint(names):
        return True
    return text.count("[") > len(names) and not _WITH_ONE.isdisjoint(_SECOND_VALUE.findall(text))


def may_have_node_to_change(text: str) -> bool:
    """Return whether a game's text below the root may have such a node, seen quickly."""
    return _NODE_TO_CHANGE.search(text) is not None


def file_properties(text: str, content: Content, *, is_root: bool) -> list[tuple[str, str]]:
    """Return the properties of a node of a file, with what ``content`` understood of them.

    A property that the node has twice is written once. A second value of a property with a single
    one gets a private property, so that nothing is lost. The komi, the handicap and the time are
    numbers, under their own names. All else is as in the file.
    """
    result: list[tuple[str, str]] = []
    found: Found = {}
    for (name, values), (_, whole) in zip(property_values(text), property_texts(text), strict=True):
        if name in found and name not in MOVE_NAMES:
            known = found[name][0]
            _set(found, name, known + [value for value in values if value not in known])
            continue
        if name not in found:
            found[name] = values, whole
        result.append((name, whole))
    _divide(found)
    replaced = _understood(found, content.info, is_root=is_root)
    merged = []
    for name, whole in result:
        if name in MOVE_NAMES:
            merged.append((name, whole))
            continue
        new = replaced.get(name, name)
        if new in found:
            values, kept = found.pop(new)
            merged.append((new, kept or property_text(new, values, like=whole)))
    merged += [
        (name, property_text(name, values))
        for name, (values, _) in found.items()
        if name not in MOVE_NAMES
    ]
    return merged


def _set(found: Found, name: str, values: list[str]) -> None:
    found[name] = values, ""


def _divide(found: Found) -> None:
    """Leave one value to each property that has a single one."""
    for name in [name for name, (values, _) in found.items() if len(values) > 1]:
        values, _ = found[name]
        if name == "C":
            _set(found, name, [joined_comment(values)])
        elif name in SINGLE_VALUED and name not in WRITERS_OWN:
            used, others = divide_values(values)
            _set(found, name, [used])
            if others:
                _add(found, surplus_name(name), others)


def _add(found: Found, name: str, values: list[str]) -> None:
    known = found[name][0] if name in found else []
    new = [value for value in values if value not in known]
    if new:
        _set(found, name, known + new)


def _understood(found: Found, info: GameInfo, *, is_root: bool) -> dict[str, str]:
    """Write what a heading says as SGF has it; return the names that others replace."""
    replaced = {}
    for name, (instead, _, read) in STAND_INS.items() if is_root else ():
        if name not in found or len(found[name][0]) > 1 or _is_there(found, instead):
            continue
        if read(found[name][0][0]) is not None:
            del found[name]
            replaced[name] = instead
            _set(found, instead, [_value(instead, info)])
    for name, (field, _, write) in INFO_NUMBERS.items():
        number = getattr(info, field)
        if number is None or (name in found and is_usual_number(found[name][0][0], number)):
            continue
        if name == "TM" and name in found:
            value = found[name][0][0]
            is_kept = says_more_than_time(value)
            if info.overtime and not _is_there(found, "OT"):
                _set(found, "OT", [write_simple_text(info.overtime)])
            elif overtime_in_time(value):
                is_kept = True
            if is_kept:
                _add(found, surplus_name(name), [value])
        _set(found, name, [write(number)])
    return replaced


def _is_there(found: Found, name: str) -> bool:
    return name in found and any(value.strip() for value in found[name][0])


def _value(name: str, info: GameInfo) -> str:
    """Return the value of a property that another one stands in for."""
    if name in INFO_NUMBERS:
        field, _, write = INFO_NUMBERS[name]
        number: float = getattr(info, field)
        return write(number)
    text: str = getattr(info, INFO_TEXTS[name][0])
    return write_simple_text(text)
