"""Conversion between time systems and SGF's TM and OT."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal
from functools import cache, lru_cache, partial

from gobanapp.clock.time_left import TimeLeft
from gobanapp.clock.time_system import Bronstein, ByoYomi, Canadian, Delay, Fischer, Ing, TimeSystem
from gobanapp.rules.color import ByColor, Color

NO_OVERTIME = "absolute"
"""Written for a player without overtime if the other player has one."""

_TOLERANCE = 0.001
"""Times in files that differ by less, in seconds, are equal."""


# Writing


def write_time_limits(systems: ByColor[TimeSystem]) -> tuple[float, str]:
    """Return the main time in seconds, the longer of the two, and the overtime in words.

    Different main times are in these words too: SGF allows no time left next to handicap stones.
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
    """Return the words for a system's overtime, in the spelling of KGS or OGS if they have one."""
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
    """Return a number without exponent and unnecessary zeros; it reads back exactly."""
    return format(Decimal(str(float(number))), "f").rstrip("0").rstrip(".")


# Reading


@lru_cache(maxsize=64)
def read_time_limits(time_limit: float | None, overtime: str) -> ByColor[TimeSystem] | None:
    """Return the time systems of a heading: ``time_limit`` in seconds, ``overtime`` in words.

    None if the words are unknown or ambiguous, or if there is no main time: a missing main time is
    not 0.
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
    """Return the time systems of a heading, with the times left at the root.

    These matter only if the players have different main times, as earlier versions wrote them:
    then one player has ``time_limit`` and the other has less. If neither has it, the game was
    resumed.
    """
    systems = read_time_limits(time_limit, overtime)
    if systems is None:
        return None
    limit = systems.black.main
    mains = [_main(systems[color], root_times[color]) for color in Color]
    if None in mains:
        return systems
    longest = [main is not None and abs(main - limit) < _TOLERANCE for main in mains]
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
    """Return the main time of a player who starts with ``left``; None if that is no start.

    A player who starts in overtime has no main time.
    """
    if left is None or not left.is_overtime:
        return None if left is None else left.seconds
    if system.NEEDS_MAIN:
        return None
    start = replace(system, main=0.0).at_start()
    is_start = left.count == start.count and abs(left.seconds - start.seconds) < _TOLERANCE
    return 0.0 if is_start else None


# Descriptions of overtime in files -> constructors of the time systems.
#
# No standard defines them. These come from files of KGS, OGS, IGS and several programs; an
# ambiguous description is treated as unknown.

TimeSystemFactory = Callable[[float], TimeSystem]
"""Makes a system from a main time in seconds. Raises ValueError if there is none of the kind."""

_MAX_CHARACTERS = 200  # characters
_MAIN_TIME = re.compile(r"(\d{1,6}(?:\.\d+)?) main(?:, ?(.*))?")

_UNITS = {
    **dict.fromkeys(("s", "sec", "secs", "second", "seconds", '"', "秒", "초"), 1.0),
    **dict.fromkeys(
        ("m", "min", "mins", "minute", "minutes", "'", "分", "分钟", "分鐘", "분"), 60.0
    ),
    **dict.fromkeys(("h", "hr", "hrs", "hour", "hours", "小时", "小時", "時間", "시간"), 3600.0),
    **dict.fromkeys(("d", "day", "days"), 86_400.0),
}

# The parts of the patterns below. T is a time with a unit, S a time in seconds unless a unit is
# given, C a count.
_NUMBER = r"\d+(?:\.\d+)?"
_UNIT = "|".join(sorted(map(re.escape, _UNITS), key=len, reverse=True))
_PARTS = {
    "T": rf"(?P<time>{_NUMBER}) ?(?P<unit>{_UNIT})(?![a-z])\.?",
    "S": rf"(?P<time>{_NUMBER})(?: ?(?P<unit>{_UNIT})(?![a-z])\.?)?",
    "C": r"(?P<count>\d{1,4})",
    "BYO": r"(?:japanese |jp\.? )?(?:byo[- ]?yomi|byo|读秒|讀秒|秒読み?|초읽기)|japanese",
    "TIMES": r"(?:x|\*|×|times)",
    "PERIODS": r"(?:periods?|times|次|回|회)",
    "STONES": r"(?:stones?|moves?|plays|手|子)",
    "CANADIAN": r"canadian(?: (?:byo[- ]?yomi|overtime))?",
}


def parse_overtime(words: str) -> ByColor[TimeSystemFactory] | None:
    """Return the constructor of each player's system from a main time; None if unknown.

    If the words name a player's main time, it takes precedence.
    """
    if len(words) > _MAX_CHARACTERS:
        return None
    normalized = " ".join(unicodedata.normalize("NFKC", words).lower().split())
    both = re.fullmatch(r"black ?: ?(.*?) ?[;,/] ?white ?: ?(.*)", normalized)
    if both is None:
        factory = _parse_one(normalized)
        return None if factory is None else ByColor(factory, factory)
    black, white = _parse_one(both[1]), _parse_one(both[2])
    return None if black is None or white is None else ByColor(black, white)


def _parse_one(words: str) -> TimeSystemFactory | None:
    if words in ("", "-", "no", "none", "absolute", "no overtime", "sudden death"):
        return lambda main: TimeSystem(main=main)
    own_main = _MAIN_TIME.fullmatch(words)
    if own_main is not None:
        make, main = _parse_one(own_main[2] or ""), float(own_main[1])
        return None if make is None else lambda _: make(main)
    for read, spelling in _SPELLINGS:
        match = _pattern(spelling).fullmatch(words)
        if match is not None:
            return partial(read, match.groupdict())
    return None


_Groups = dict[str, str | None]


def _seconds(groups: _Groups, name: str = "time") -> float:
    return float(groups[name] or "nan") * _UNITS[groups.get("unit") or "s"]


def _count(groups: _Groups) -> int:
    return int(groups["count"] or 0)


def _byo_yomi(groups: _Groups, main: float) -> TimeSystem:
    return ByoYomi(main=main, periods=_count(groups), seconds=_seconds(groups))


def _without_units(groups: _Groups, main: float) -> TimeSystem:
    """Take the smaller number of "3x30" as the periods; "30x3" and "10x10" do not occur."""
    if not groups.get("unit") and _count(groups) >= _seconds(groups):
        raise ValueError("periods or seconds")
    return _byo_yomi(groups, main)


def _time_per_move(groups: _Groups, main: float) -> TimeSystem:
    return ByoYomi(main=main, periods=1, seconds=_seconds(groups))


def _simple(groups: _Groups, main: float) -> TimeSystem:
    """Return the system that OGS calls simple: a time for each move and no main time."""
    if main:
        raise ValueError("a main time")
    return _time_per_move(groups, main)


def _ing(groups: _Groups, main: float) -> TimeSystem:
    points = float(groups.get("points") or 2.0)
    seconds = _seconds(groups)
    return Ing(main=main, periods=_count(groups), seconds=seconds, points=points)


def _canadian(groups: _Groups, main: float) -> TimeSystem:
    return Canadian(main=main, stones=_count(groups), seconds=_seconds(groups))


def _fischer(groups: _Groups, main: float) -> TimeSystem:
    most = _seconds(groups, "most") if groups.get("most") else None
    return Fischer(main=main, increment=_seconds(groups), most=most)


def _delay(groups: _Groups, main: float) -> TimeSystem:
    return Delay(main=main, delay=_seconds(groups))


def _bronstein(groups: _Groups, main: float) -> TimeSystem:
    return Bronstein(main=main, delay=_seconds(groups))


_Reader = Callable[[_Groups, float], TimeSystem]

_SPELLINGS: tuple[tuple[_Reader, str], ...] = (
    # KGS's "5x30 byo-yomi"; "byo-yomi: 5 x 30 sec"; "5 periods of 30 seconds"; "30 sec x 5".
    (_byo_yomi, "<C> ?<TIMES> ?<S> ?<BYO>"),
    (_byo_yomi, "<BYO>:? <C> ?<TIMES> ?<S>"),
    (_byo_yomi, "(?:<BYO>:? )?<C> ?<PERIODS>(?: of| x|,)? ?<T>(?: each)?(?: <BYO>)?"),
    (_byo_yomi, "(?:<BYO>:? )?<T> ?<TIMES> ?<C>(?: <BYO>)?"),
    (_byo_yomi, r"(?:<BYO>:? )?<T> ?\+ ?<C>(?: ?x| ?<PERIODS>)(?: <BYO>)?"),
    (_byo_yomi, "(?:<BYO>:? )?<T>,? ?<C> ?<PERIODS>(?: <BYO>)?"),
    (_without_units, r"<C> ?(?:x|\*|×) ?<S>"),
    # "20 sec / move", "3 days per move"; OGS's "15 simple".
    (_time_per_move, "<T> ?(?:per|/|a|each) ?move(?: <BYO>)?"),
    (_simple, "<S> simple"),
    (_ing, rf"<C> ?<TIMES> ?<S> ?ing(?:,? (?P<points>{_NUMBER}) (?:points?|pts?)(?: each)?)?"),
    (_ing, "ing:? <C> ?<TIMES> ?<S>"),
    # KGS's "25/600 Canadian"; GoGui's "10 moves / 5 min"; "canadian: 15 stones in 5 minutes".
    (_canadian, "<C>(?: ?<STONES>)? ?(?:/|in|per) ?<S> <CANADIAN>"),
    (_canadian, "<CANADIAN>:? <C>(?: ?<STONES>)? ?(?:/|in|per) ?<S>"),
    (_canadian, "<C> ?<STONES> ?(?:/|in|per) ?<T>"),
    # OGS's "86400 fischer"; "fischer 10 sec".
    (_fischer, rf"<S> fischer(?:,? max (?P<most>{_NUMBER}))?"),
    (_fischer, "fischer:? <S>"),
    (_fischer, r"\+?<T> increment"),
    (_delay, "<S> (?:simple |us )?delay"),
    (_bronstein, "<S> bronstein(?: delay)?"),
    (_bronstein, "bronstein:? <S>"),
)


@cache
def _pattern(spelling: str) -> re.Pattern[str]:
    """Return a spelling as a pattern, compiled on first use: each takes a millisecond."""
    for name, part in _PARTS.items():
        spelling = spelling.replace(f"<{name}>", part if "|" not in part else f"(?:{part})")
    return re.compile(spelling)
