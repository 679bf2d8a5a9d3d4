"""JSON codecs of time systems and clocks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from gobanapp.clock.clock import Clock, Turn
from gobanapp.clock.time_left import TimeLeft
from gobanapp.clock.time_system import Bronstein, ByoYomi, Canadian, Delay, Fischer, Ing, TimeSystem
from gobanapp.rules.color import Color
from gobanapp.storage.json_codec import (
    BOOL,
    Codec,
    Key,
    as_text,
    choice,
    integer,
    number,
    optional,
    pair,
    readable,
    record,
    row,
)

MAX_SAVED_TIMES = 50

_SECONDS = number(0.0, 1e9)
_COUNT = integer(0, 1_000_000)


def _kind(make: type[TimeSystem], **keys: Codec[Any] | Key) -> tuple[type[TimeSystem], Codec[Any]]:
    return make, record(make, main=_SECONDS, **keys)


_KINDS = {
    "absolute": _kind(TimeSystem),
    "byo-yomi": _kind(ByoYomi, periods=_COUNT, seconds=_SECONDS),
    "ing": _kind(
        Ing, periods=_COUNT, seconds=_SECONDS, points=Key("points", _SECONDS, is_optional=True)
    ),
    "canadian": _kind(Canadian, stones=_COUNT, seconds=_SECONDS),
    "fischer": _kind(
        Fischer, increment=_SECONDS, most=Key("most", optional(_SECONDS), is_optional=True)
    ),
    "delay": _kind(Delay, delay=_SECONDS),
    "bronstein": _kind(Bronstein, delay=_SECONDS),
}


def _encode_time_system(system: TimeSystem) -> dict[str, Any]:
    return next(
        {"kind": name, **codec.encode(system)}
        for name, (kind, codec) in _KINDS.items()
        if kind is type(system)
    )


def _decode_time_system(data: Any) -> TimeSystem:
    name = data.get("kind") if isinstance(data, dict) else None
    if not isinstance(name, str) or name not in _KINDS:
        raise ValueError("no kind of time system")
    system: TimeSystem = _KINDS[name][1].decode(data)
    if not data.keys() <= _encode_time_system(system).keys():
        raise ValueError("a time system with more than is known")  # It would not be kept.
    return system


TIME_SYSTEM = Codec(_encode_time_system, _decode_time_system)
TIME_SYSTEM_TEXT = as_text(TIME_SYSTEM)
"""The form in the settings: a text within the text."""

_SAVED_TIMES = readable(TIME_SYSTEM_TEXT)
_TIME_LEFT = row(TimeLeft, seconds=_SECONDS, count=_COUNT)
TURN = row(Turn, color=choice(Color), start=_TIME_LEFT, seconds=_SECONDS, left=_TIME_LEFT)
_CLOCK = record(
    Clock,
    systems=pair(TIME_SYSTEM),
    left_at_turn_start=Key("begun", pair(_TIME_LEFT)),
    spent_this_turn=Key("spent", pair(_SECONDS)),
    used=pair(_SECONDS),
    excused=pair(BOOL),
    running=optional(choice(Color)),
)


def times_to_json(systems: Iterable[TimeSystem]) -> str:
    """Return the user's saved times as the text that ``times_from_json`` reads."""
    return _SAVED_TIMES.to_text(tuple(systems))


def times_from_json(text: str) -> tuple[TimeSystem, ...]:
    """Read the output of ``times_to_json``, each time once; damaged values are left out."""
    known = dict.fromkeys(_SAVED_TIMES.from_text_or(text, ()))
    return tuple(known)[-MAX_SAVED_TIMES:]


def clock_to_json(clock: Clock, now: float) -> dict[str, Any]:
    """Return the input of ``clock_from_json``: the state of the clock and its running player."""
    encoded: dict[str, Any] = _CLOCK.encode(replace(clock.pause(now), running=clock.running))
    return encoded


def clock_from_json(data: Any) -> tuple[Clock, Color | None]:
    """Return the stopped clock in the saved state, and the player whose time ran then.

    Raises ValueError if ``data`` is no clock.
    """
    clock = _CLOCK.decode(data)
    return replace(clock, running=None), clock.running
