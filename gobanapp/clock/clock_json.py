"""A clock <-> plain values that JSON can hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from gobanapp.clock.clock import Clock
from gobanapp.clock.time_left import TimeLeft
from gobanapp.clock.time_system_json import time_system_from_json, time_system_to_json
from gobanapp.rules.color import ByColor, Color

T = TypeVar("T")

_MOST_SECONDS = 1e9
_MOST_COUNT = 1_000_000


def clock_to_json(clock: Clock, now: float) -> dict[str, Any]:
    """Return what ``clock_from_json`` reads: the clock as it is now, and whose time runs."""
    running = clock.running
    clock = clock.pause(now)
    return {
        "systems": [time_system_to_json(system) for system in clock.systems],
        "begun": [[left.seconds, left.count] for left in clock.left_at_turn_start],
        "spent": list(clock.spent_this_turn),
        "used": list(clock.used),
        "excused": list(clock.excused),
        "running": running and running.value,
    }


def clock_from_json(written: Mapping[str, Any]) -> tuple[Clock, Color | None]:
    """Return the clock, which now stands as it was when it was written, and whose time ran then.

    Raises ValueError, KeyError or TypeError where ``written`` is no clock.
    """
    if not isinstance(written, Mapping):
        raise TypeError("no clock")
    running = written["running"]
    clock = Clock(
        systems=_pair(written["systems"], time_system_from_json),
        left_at_turn_start=_pair(written["begun"], _left),
        spent_this_turn=_pair(written["spent"], _seconds),
        used=_pair(written["used"], _seconds),
        excused=_pair(written["excused"], _truth),
    )
    return clock, None if running is None else Color(running)


def _pair(written: Any, read: Callable[[Any], T]) -> ByColor[T]:
    if not isinstance(written, list):
        raise TypeError("no pair")
    black, white = written
    return ByColor(read(black), read(white))


def _left(written: Any) -> TimeLeft:
    if not isinstance(written, list):
        raise TypeError("no time")
    seconds, count = written
    if type(count) is not int or not 0 <= count <= _MOST_COUNT:
        raise ValueError("no count")
    return TimeLeft(_seconds(seconds), count)


def _seconds(written: Any) -> float:
    if type(written) not in (int, float) or not 0 <= written <= _MOST_SECONDS:
        raise ValueError("no seconds")
    return float(written)


def _truth(written: Any) -> bool:
    if type(written) is not bool:
        raise TypeError("neither true nor false")
    return written
