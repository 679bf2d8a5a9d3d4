"""Tasks of lesson pages, as written in the property TASK."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from string import ascii_letters
from typing import Final

from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point


class TaskKind(Enum):
    """The kinds of tasks; their values are the words of TASK."""

    ANSWER = "answer"
    """Play; the variations contain the correct moves."""
    CAPTURE = "capture"
    """Play until a chain is captured; the program answers for it."""
    LEGAL = "legal"
    """Mark the legal points."""
    ILLEGAL = "illegal"
    LIBERTIES = "liberties"
    """Mark every liberty of a chain."""
    ATARI = "atari"
    """Play a move that leaves a chain one liberty."""
    POINTS = "points"
    """Mark exactly these points."""
    DEAD = "dead"
    """Mark each dead chain."""
    TERRITORY = "territory"
    """Mark every region of one side's territory."""
    COUNT = "count"
    """Say who has won, and by how much."""


_ONE_POINT: Final = {TaskKind.CAPTURE, TaskKind.LIBERTIES, TaskKind.ATARI}
_POINTS: Final = {TaskKind.POINTS, TaskKind.DEAD}


@dataclass(frozen=True, slots=True)
class Task:
    """A kind of task, and the points or the side that it names."""

    kind: TaskKind
    points: frozenset[Point] = NO_POINTS
    color: Color | None = None

    @property
    def point(self) -> Point:
        """The one point that the task names. Raises ValueError unless it names exactly one."""
        (point,) = self.points
        return point


def parse_task(text: str, columns: int, rows: int) -> Task:
    """Return the task of a value of TASK, with SGF points, on a board of that size.

    Raises ValueError if it is no task, or names a point off the board.
    """
    word, _, rest = text.strip().partition(":")
    kind, rest = TaskKind(word.strip()), rest.strip()
    if kind is TaskKind.TERRITORY:
        return Task(kind, color=Color(rest))
    points = parse_points(rest, columns, rows)
    if (kind in _ONE_POINT and len(points) != 1) or (kind in _POINTS and not points):
        raise ValueError(f"{kind.value} needs points: {text!r}")
    if points and kind not in _ONE_POINT | _POINTS:
        raise ValueError(f"{kind.value} takes no points: {text!r}")
    return Task(kind, points)


def parse_points(text: str, columns: int, rows: int) -> frozenset[Point]:
    """Return points from SGF names between commas. Raises ValueError for an invalid one."""
    names = [name.strip() for name in text.split(",")] if text.strip() else []
    return frozenset(_parse_point(name, columns, rows) for name in names)


def _parse_point(name: str, columns: int, rows: int) -> Point:
    if len(name) != 2:
        raise ValueError(f"not a point: {name!r}")
    column, row = (ascii_letters.index(letter) for letter in name)
    if column >= columns or row >= rows:
        raise ValueError(f"not on the board: {name!r}")
    return Point(column, rows - 1 - row)
