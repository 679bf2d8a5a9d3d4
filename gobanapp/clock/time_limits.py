"""Time systems <-> what the heading of a record says of them: SGF's TM and OT."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from functools import lru_cache

from gobanapp.clock.overtime_parser import parse_overtime
from gobanapp.clock.time_left import TimeLeft
from gobanapp.clock.time_system import Bronstein, ByoYomi, Canadian, Delay, Fischer, Ing, TimeSystem
from gobanapp.rules.color import ByColor, Color

NO_OVERTIME = "absolute"
"""What is written for a player without overtime where the other has one."""

_SMALLEST = 0.001
"""Times in records are not told apart by less, in seconds."""


# Writing


def write_time_limits(systems: ByColor[TimeSystem]) -> tuple[float, str]:
    """Return the main time in seconds, the longer of the two, and the overtime in words.

    Main times that differ are in these words too: SGF allows no time left beside handicap stones.
    """
    mains = systems.map(lambda system: system.main)
    black, white = systems.map(_words)
    if mains.black != mains.white:
        black, white = (
            f"{_number(main)} main" + (f", {words}" if words else "")
            for main, words in zip(mains, (black, white), strict=True)
        )
    if black == white:
        words = black
    else:
        words = f"Black: {black or NO_OVERTIME}; White: {white or NO_OVERTIME}"
    return max(mains), words


def _words(system: TimeSystem) -> str:
    """Return the words for a system's overtime, those of KGS and OGS where they have any."""
    words = ""
    match system:
        case Ing(periods=periods, seconds=seconds, points=points):
            point = "point" if points == 1 else "points"
            words = f"{periods}x{_number(seconds)} Ing, {_number(points)} {point}"
        case ByoYomi(periods=periods, seconds=seconds):
            words = f"{periods}x{_number(seconds)} byo-yomi"
        case Canadian(stones=stones, seconds=seconds):
            words = f"{stones}/{_number(seconds)} Canadian"
        case Fischer(increment=increment, most=most):
            words = f"{_number(increment)} fischer"
            words += "" if most is None else f" max {_number(most)}"
        case Delay(delay=delay):
            words = f"{_number(delay)} delay"
        case Bronstein(delay=delay):
            words = f"{_number(delay)} bronstein"
    return words


def _number(number: float) -> str:
    """Return a number without exponent and needless zeros; it comes back exactly."""
    return format(Decimal(str(float(number))), "f").rstrip("0").rstrip(".")


# Reading


@lru_cache(maxsize=64)
def read_time_limits(time_limit: float | None, overtime: str) -> ByColor[TimeSystem] | None:
    """Return the time systems of a heading: ``time_limit`` in seconds, ``overtime`` in words.

    None where the words mean nothing, or may mean several things, or where there is no main time:
    that the record says nothing of it does not make it 0.
    """
    if time_limit is None or not time_limit >= 0:
        return None
    make = parse_overtime(overtime)
    if make is None:
        return None
    try:
        return make.map(lambda make_one: make_one(float(time_limit)))
    except (ValueError, OverflowError):
        return None


def time_systems_of(
    time_limit: float | None, overtime: str, root_times: ByColor[TimeLeft | None]
) -> ByColor[TimeSystem] | None:
    """Return the time systems of a heading, with what the root says each player has.

    That counts only where the players have different main times, as earlier versions wrote them:
    then one of them has ``time_limit``, and the other has less. Where neither has it, a game is
    being resumed.
    """
    systems = read_time_limits(time_limit, overtime)
    if systems is None:
        return None
    limit = systems.black.main
    mains = [_main(systems[color], root_times[color]) for color in Color]
    if None in mains:
        return systems
    longest = [main is not None and abs(main - limit) < _SMALLEST for main in mains]
    if longest.count(True) != 1:
        return systems
    shorter = Color.WHITE if longest[0] else Color.BLACK
    main = mains[0] if shorter is Color.BLACK else mains[1]
    if main is None or main > limit:
        return systems
    try:
        return systems.with_(shorter, replace(systems[shorter], main=main))
    except ValueError:
        return systems


def _main(system: TimeSystem, left: TimeLeft | None) -> float | None:
    """Return the main time of a player who begins with ``left``, None where that is no beginning.

    Who begins in the overtime has none.
    """
    if left is None or not left.is_overtime:
        return None if left is None else left.seconds
    if system.NEEDS_MAIN:
        return None
    start = replace(system, main=0.0).at_start()
    is_start = left.count == start.count and abs(left.seconds - start.seconds) < _SMALLEST
    return 0.0 if is_start else None
