"""The values of one node on their way into fields: what is understood is taken out."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from gobanapp.rules.point import Point
from gobanapp.rules.point_set import PointSet
from gobanapp.sgf.file_problems import FileProblemCode
from gobanapp.sgf.value_types import SgfCoordinates

_POINT_NAME = re.compile(r"\s*[A-Za-z]\s*[A-Za-z]\s*(?::\s*[A-Za-z]\s*[A-Za-z]\s*)?")

_NONE = PointSet()

NoteProblem = Callable[[FileProblemCode, str, str], None]
"""Told of each problem with a value: the kind, the property, what stood there."""


class NodeValues:
    """The properties of one node, their values as they stand in the file; what is left is kept."""

    def __init__(
        self, values: dict[str, list[str]], board: SgfCoordinates, note: NoteProblem
    ) -> None:
        self.remaining = values
        self.board = board
        self.note = note

    def first(self, name: str, read: Callable[[str], Any]) -> Any:
        """Take out the first value of a property that has but one; None if there is none."""
        values = self.remaining.get(name)
        if values is None:
            return None
        result = read(values[0])
        if result is None and values[0].strip():
            self.note(FileProblemCode.BAD_VALUE, name, values[0])
            return None
        if not values[0].strip():
            self.note(FileProblemCode.EMPTY_VALUE, name, "")
        self.leave(name, values[1:])
        return result

    def leave(self, name: str, values: list[str]) -> None:
        """Let only ``values`` stay of a property that is there."""
        if values:
            self.remaining[name] = values
        else:
            del self.remaining[name]

    def area(self, name: str, value: str) -> tuple[Point, Point] | None:
        """Return two opposite corners of what a value names: a rectangle, or a point, twice."""
        point = self.board.points.get(value)
        if point is not None:  # as nearly all are
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
        """Return the point of a value that names one."""
        area = self.area(name, value)
        return area[0] if area is not None and area[0] == area[1] else None

    def point_sets(self, name: str) -> list[tuple[str, PointSet]]:
        """Take the values of a property that name points out of it, each once, with the points."""
        found = []
        left = []
        for value in dict.fromkeys(self.remaining.get(name, ())):
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
