"""The values of one node, with its times and print properties."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from gobanapp.clock.time_left import TimeLeft
from gobanapp.game.node import NO_TIMES, TIME_PROPERTIES, Content, Times
from gobanapp.game.print_properties import (
    NO_PRINT_PROPERTIES,
    FigureFlag,
    FigureStart,
    Numbering,
    PrintProperties,
)
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.point_set import PointSet
from gobanapp.sgf.file_problems import FileProblemCode
from gobanapp.sgf.heading_numbers import TIME_DECIMALS, read_time, write_number
from gobanapp.sgf.point_lists import divide_list
from gobanapp.sgf.property_table import PRINTED_NAMES
from gobanapp.sgf.value_types import (
    SgfCoordinates,
    read_simple_text,
    split_composed,
    write_simple_text,
)

_POINT_NAME = re.compile(r"\s*[A-Za-z]\s*[A-Za-z]\s*(?::\s*[A-Za-z]\s*[A-Za-z]\s*)?")

_NONE = PointSet()

NoteProblem = Callable[[FileProblemCode, str, str], None]
"""Receives each problem of a value: the kind, the property, the text found."""


def ignore_problem(code: FileProblemCode, name: str, found: str) -> None:
    """Do nothing: a ``NoteProblem`` for callers who only want the values."""


class NodeValues:
    """The properties of one node with raw values; those not taken out are kept."""

    def __init__(
        self, values: dict[str, list[str]], board: SgfCoordinates, note: NoteProblem
    ) -> None:
        self.remaining = values
        self.surplus: dict[str, list[str]] = {}
        """The values that properties with a single one have too many, by the names to keep them."""
        self.board = board
        self.note = note

    def first(self, name: str, read: Callable[[str], Any]) -> Any:
        """Take out the first value of a property with a single one; None if there is none."""
        values = self.remaining.get(name)
        if values is None:
            return None
        result = read(values[0])
        if result is None and values[0].strip():
            self.note(FileProblemCode.BAD_VALUE, name, values[0])
            return None
        if result is None:  # A text may be empty.
            self.note(FileProblemCode.EMPTY_VALUE, name, "")
        self.leave(name, values[1:])
        return result

    def leave(self, name: str, values: list[str]) -> None:
        """Keep only ``values`` of an existing property."""
        if values:
            self.remaining[name] = values
        else:
            del self.remaining[name]

    def area(self, name: str, value: str) -> tuple[Point, Point] | None:
        """Return two opposite corners of a rectangle or point; for a point both are the same."""
        point = self.board.points.get(value)
        if point is not None:  # the usual case
            return point, point
        corners = self.board.corners(value)
        if corners is None and not self.board.has_upper_case:
            corners = self.board.corners(value.lower())
            if corners is not None:
                self.note(FileProblemCode.UPPER_CASE_POINT, name, value)
        if corners is None:
            if not value.strip():
                code = FileProblemCode.EMPTY_VALUE
            elif _POINT_NAME.fullmatch(value):
                code = FileProblemCode.POINT_OFF_BOARD
            else:
                code = FileProblemCode.BAD_VALUE
            self.note(code, name, value)
            return None
        one, other = corners
        if one.x > other.x or one.y < other.y:
            # Its corners should be the upper left and the lower right one.
            self.note(FileProblemCode.UNUSUAL_VALUE, name, value)
        return corners

    def point(self, name: str, value: str) -> Point | None:
        """Return the point that a value names."""
        area = self.area(name, value)
        return area[0] if area is not None and area[0] == area[1] else None

    def each_value(self, name: str) -> Iterator[str]:
        """Yield the values of a property with points; of a list in one value, each."""
        for value in self.remaining.get(name, ()):
            if len(value) == 2:  # the usual case
                yield value
                continue
            values = divide_list(name, value, self.board)
            if len(values) > 1 or values[0] != value:
                self.note(FileProblemCode.UNUSUAL_VALUE, name, value)
            yield from values

    def point_sets(self, name: str) -> list[tuple[str, PointSet]]:
        """Take out the values of a property that name points, each once, with the points."""
        found = []
        left = []
        for value in dict.fromkeys(self.each_value(name)):
            area = self.area(name, value)
            if area is not None:
                found.append((value, PointSet.rectangle(*area)))
            elif value.strip():
                left.append(value)
        if name in self.remaining:
            self.leave(name, left)
        return found

    def point_set(self, name: str) -> PointSet:
        """Take the points of a property out of it."""
        if name not in self.remaining:
            return _NONE
        bits = 0
        for _, points in self.point_sets(name):
            bits |= points.bits
        return PointSet(bits=bits)


# FG, PM and MN: where figures begin, how moves are numbered <-> the values of the properties.

_FLAGS = re.compile(r"\s*(\d{1,9})\s*")
_NUMBER = re.compile(r"\s*([-+]?\d{1,4})\s*")


def take_printed(values: NodeValues) -> PrintProperties:
    """Take the print properties out of a node's properties; unreadable values stay."""
    if PRINTED_NAMES.isdisjoint(values.remaining):
        return NO_PRINT_PROPERTIES
    return PrintProperties(
        figure=_take_figure(values),
        numbering=values.first("PM", _numbering),
        number=values.first("MN", _number),
    )


def _take_figure(values: NodeValues) -> FigureStart | None:
    found = values.remaining.get("FG")
    if found and not found[0].strip():  # the whole value of most figures
        values.leave("FG", found[1:])
        return FigureStart()
    figure: FigureStart | None = values.first("FG", _figure)
    return figure


def _figure(value: str) -> FigureStart | None:
    flags, name = split_composed(value) or (value, "")
    found = _FLAGS.fullmatch(flags)
    if found is None:
        return None
    return FigureStart(read_simple_text(name), FigureFlag(int(found[1])))


def _numbering(value: str) -> Numbering | None:
    found = value.strip()
    return Numbering(int(found)) if found in {"0", "1", "2"} else None


def _number(value: str) -> int | None:
    found = _NUMBER.fullmatch(value)
    return int(found[1]) if found else None


def write_printed(printed: PrintProperties) -> Iterator[tuple[str, list[str]]]:
    """Yield the properties of ``printed``, the reverse of ``take_printed``."""
    figure = printed.figure
    if figure == FigureStart():
        yield "FG", [""]
    elif figure is not None:
        name = write_simple_text(figure.name).replace(":", "\\:")
        yield "FG", [f"{figure.flags.value}:{name}"]
    if printed.numbering is not None:
        yield "PM", [str(printed.numbering.value)]
    if printed.number is not None:
        yield "MN", [str(printed.number)]


# BL, OB, WL and OW: the time each player has left.

_TIMED_MOVE = re.compile(
    r"([BW])\[([a-z]{2})\]\s*\1L\[(\d{1,6}(?:\.\d{1,9})?)\](?:\s*O\1\[([1-9]\d{0,2})\])?\s*"
)
_COUNT = re.compile(r"\s*([-+]?\d{1,3})\s*")
_MOST_SECONDS = 10_000_000.0


def read_timed_move(text: str, board: SgfCoordinates) -> Content | None:
    """Return the contents of a node with only a move and its player's time, otherwise None.

    In games from servers nearly all nodes are like this.
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
    """Take the times left of both players out of the values of a node's properties, by name.

    Unreadable values stay unchanged.
    """
    times = ByColor(_take(values, *TIME_PROPERTIES.black), _take(values, *TIME_PROPERTIES.white))
    return NO_TIMES if times == NO_TIMES else times


def _take(values: dict[str, list[str]], name: str, count_name: str) -> TimeLeft | None:
    """Take out the time one player has left.

    In the main time some servers write a count of 0 or -1; it stays and means nothing.
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
    """Yield the properties of the times left, with their values.

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
