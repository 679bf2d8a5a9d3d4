"""Texts on times and clocks: names of time systems, and clock displays."""

from __future__ import annotations

import math
from typing import Final

from gobanapp.clock.time_left import TimeLeft
from gobanapp.clock.time_system import Bronstein, ByoYomi, Canadian, Delay, Fischer, Ing, TimeSystem
from gobanapp.text import formats, result_text
from gobanapp.text.language import QT_TRANSLATE_NOOP, current_language, tr, translate

_KINDS: Final[dict[type[TimeSystem], str]] = {
    TimeSystem: QT_TRANSLATE_NOOP("clock", "Absolute"),
    ByoYomi: QT_TRANSLATE_NOOP("clock", "Byo-yomi"),
    Canadian: QT_TRANSLATE_NOOP("clock", "Canadian"),
    Fischer: QT_TRANSLATE_NOOP("clock", "Fischer"),
    Bronstein: QT_TRANSLATE_NOOP("clock", "Bronstein"),
    Delay: QT_TRANSLATE_NOOP("clock", "Delay"),
    Ing: QT_TRANSLATE_NOOP("clock", "Ing"),
}


# Time systems


def kind_name(kind: type[TimeSystem]) -> str:
    """Return the name of a kind of time system."""
    return translate("clock", _KINDS[kind])


def time_system_name(system: TimeSystem | None) -> str:
    """Return the name of a time system, such as "10 min + 5 × 30 s"; None is no clock."""
    if system is None:
        return translate("clock", "No clock")
    overtime = _overtime(system)
    if not overtime:
        return duration(system.main)
    if not system.main:
        return overtime
    text = translate("clock", "{main} + {overtime}")
    return text.format(main=duration(system.main), overtime=overtime)


def _overtime(system: TimeSystem) -> str:
    """Return the overtime, "" if there is none."""
    if isinstance(system, ByoYomi):
        return _periods(system)
    if isinstance(system, Canadian):
        text = translate("clock", "{stones} in {time}")
        stones = tr("%n stones", "to be played in a time", system.stones)
        return text.format(stones=stones, time=duration(system.seconds))
    if isinstance(system, Fischer):
        return _increment(system)
    if isinstance(system, Bronstein):
        return translate("clock", "up to {time} back per move").format(time=duration(system.delay))
    if isinstance(system, Delay):
        return translate("clock", "{time} delay per move").format(time=duration(system.delay))
    return ""


def _periods(system: ByoYomi) -> str:
    periods = f"{system.periods} × {duration(system.seconds)}"
    if not isinstance(system, Ing):
        return periods
    text = translate("clock", "{periods} for {points} each")
    return text.format(periods=periods, points=result_text.points(system.points))


def _increment(system: Fischer) -> str:
    increment = duration(system.increment)
    if system.most is None:
        return translate("clock", "{time} per move").format(time=increment)
    text = translate("clock", "{time} per move, up to {most}")
    return text.format(time=increment, most=duration(system.most))


def duration(seconds: float) -> str:
    """Return a time in short, as in "1 h 30 min" or "7.5 s"."""
    minutes, rest = divmod(round(seconds, 3), 60)
    hours, minutes = divmod(int(minutes), 60)
    rest = round(rest, 3)
    parts = []
    if hours:
        text = translate("clock", "{number} h", "hours")
        parts.append(text.format(number=hours))
    if minutes:
        text = translate("clock", "{number} min", "minutes")
        parts.append(text.format(number=minutes))
    if rest or not parts:
        text = translate("clock", "{number} s", "seconds")
        parts.append(text.format(number=formats.number(rest)))
    return " ".join(parts)


# Clocks


def clock_reading(seconds: float, *, tenths: bool = False) -> str:
    """Return the display of a clock, such as "1:02:03", "12:34" or "0:09", never negative.

    Seconds are rounded up, so that 0:00 means that the time has run out; ``tenths``: below ten
    seconds it shows "9.4" in place of "0:10".
    """
    seconds = max(0.0, seconds)
    tens = math.ceil(round(seconds * 10, 3))
    if tenths and tens < 100:
        return f"{tens // 10}{current_language().decimal_point()}{tens % 10}"
    minutes, rest = divmod(_rounded_up(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def spoken_clock(left: TimeLeft, system: TimeSystem) -> str:
    """Return a player's time left for screen readers: "30 seconds, 5 periods left"."""
    if left.has_run_out:
        return translate("clock", "Time has run out")
    minutes, rest = divmod(_rounded_up(left.seconds), 60)
    hours, minutes = divmod(minutes, 60)
    parts = [tr("%n hours", "", hours)] if hours else []
    if minutes:
        parts.append(tr("%n minutes", "", minutes))
    if rest or not parts:
        parts.append(tr("%n seconds", "", rest))
    text = " ".join(parts)
    if not left.is_overtime:
        return text
    if isinstance(system, Canadian):
        overtime = stones_to_play(left.count)
    elif left.count == 1:
        overtime = translate("clock", "last period")
    else:
        overtime = tr("%n periods left", "", left.count)
    return f"{text}, {overtime}"


def stones_to_play(number: int) -> str:
    """Return the number of stones to play in the time left."""
    if number == 1:
        return translate("clock", "last stone")
    return tr("%n stones to play", "", number)


def _rounded_up(seconds: float) -> int:
    """Return the seconds, rounded up; a tiny fraction above a whole one does not count."""
    return math.ceil(round(seconds, 3))
