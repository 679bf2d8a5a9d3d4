"""BL, OB, WL and OW: what each player has left on his clock."""

from __future__ import annotations

import re
from collections.abc import Iterator

from gobanapp.clock.time_left import TimeLeft
from gobanapp.game.node import NO_TIMES, TIME_PROPERTIES, Content, Times
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move
from gobanapp.sgf.value_types import TIME_DECIMALS, SgfCoordinates, read_time, write_number

_TIMED_MOVE = re.compile(
    r"([BW])\[([a-z]{2})\]\s*\1L\[(\d{1,6}(?:\.\d{1,9})?)\](?:\s*O\1\[([1-9]\d{0,2})\])?\s*"
)
_COUNT = re.compile(r"\s*([-+]?\d{1,3})\s*")
_MOST_SECONDS = 10_000_000.0


def read_timed_move(text: str, board: SgfCoordinates) -> Content | None:
    """Return what a node says that is a move with its player's time, None for any other.

    On servers nearly all nodes are just this.
    """
    found = _TIMED_MOVE.fullmatch(text)
    point = board.points.get(found[2]) if found else None
    if found is None or point is None:
        return None
    left = TimeLeft(float(found[3]), int(found[4] or 0))
    if found[1] == "B":
        return Content(move=Move(Color.BLACK, point), times=ByColor(left, None))
    return Content(move=Move(Color.WHITE, point), times=ByColor(None, left))


def take_times(values: dict[str, list[str]]) -> Times:
    """Take what each player has left out of the values of a node's properties, by name.

    What is not understood stays there as it stood.
    """
    times = ByColor(_take(values, *TIME_PROPERTIES.black), _take(values, *TIME_PROPERTIES.white))
    return NO_TIMES if times == NO_TIMES else times


def _take(values: dict[str, list[str]], name: str, count_name: str) -> TimeLeft | None:
    """Take out what one player has left.

    In the main time some servers write a count of 0 or -1; that stays, and says nothing.
    """
    found, counts = values.get(name, []), values.get(count_name, ["0"])
    if len(found) != 1 or len(counts) != 1:
        return None
    seconds, written_count = read_time(found[0]), _COUNT.fullmatch(counts[0])
    if seconds is None or seconds >= _MOST_SECONDS or written_count is None:
        return None
    count = int(written_count[1])
    del values[name]
    if count <= 0:
        return TimeLeft(seconds)
    del values[count_name]
    return TimeLeft(seconds, count)


def write_times(times: Times) -> Iterator[tuple[str, list[str]]]:
    """Yield the properties that say what each player has left, with their values.

    The times of a clock have three decimals (``game.times``), those of a file may have more.
    """
    for (name, count_name), left in zip(TIME_PROPERTIES, times, strict=True):
        if left is not None:
            yield name, [_write_seconds(left.seconds)]
            if left.count > 0:
                yield count_name, [str(left.count)]


def _write_seconds(seconds: float) -> str:
    """Return seconds as SGF's Real, with as many decimals as are read; 0 only if time ran out."""
    if seconds <= 0:
        return "0"
    return write_number(max(round(seconds, TIME_DECIMALS), 10**-TIME_DECIMALS))
