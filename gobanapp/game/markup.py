"""Markup of a node: marks, labels, lines, territory."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType
from typing import Final

from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.color import ByColor
from gobanapp.rules.point import Point
from gobanapp.rules.point_set import PointSet


class Mark(Enum):
    """A shape drawn on a point. SGF allows one of them on a point."""

    TRIANGLE = "triangle"
    SQUARE = "square"
    CIRCLE = "circle"
    CROSS = "cross"
    SELECTED = "selected"


MarkupLine = tuple[Point, Point]
"""A line from one point to another."""

NO_TERRITORY: ByColor[frozenset[Point]] = ByColor(NO_POINTS, NO_POINTS)


class Marks(Mapping[Point, Mark]):
    """Marks by their points, stored as one set for each kind."""

    __slots__ = ("_points",)

    def __init__(self, points: Mapping[Mark, PointSet]) -> None:
        """Take the points of each mark. No point may have two, which is not checked."""
        self._points = tuple((mark, found) for mark, found in points.items() if found)

    def __getitem__(self, point: Point) -> Mark:
        for mark, points in self._points:
            if point in points:
                return mark
        raise KeyError(point)

    def __iter__(self) -> Iterator[Point]:
        for _, points in self._points:
            yield from points

    def __len__(self) -> int:
        return sum(len(points) for _, points in self._points)

    def __repr__(self) -> str:
        return f"Marks({dict(self._points)})"


NO_MARKS: Final = Marks({})


@dataclass(frozen=True, slots=True, kw_only=True)
class Markup:
    """The marks of one node. That its points lie on the board is not checked here."""

    marks: Mapping[Point, Mark] = field(default_factory=lambda: NO_MARKS)
    labels: Mapping[Point, str] = field(default_factory=lambda: MappingProxyType({}))
    territory: ByColor[AbstractSet[Point]] = NO_TERRITORY
    lines: tuple[MarkupLine, ...] = ()
    arrows: tuple[MarkupLine, ...] = ()
    """From the first point to the second, which has the head."""
    dimmed: AbstractSet[Point] | None = None
    """The points dimmed from here on; None: as before this node."""
    visible: AbstractSet[Point] | None = None
    """The visible points from here on, empty for the whole board; None: as before."""


NO_MARKUP = Markup()
