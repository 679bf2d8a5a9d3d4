"""A task while it is being done: what every kind of exercise can be asked."""

from __future__ import annotations

from enum import Enum
from typing import Protocol

from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import MoveRefusal, Position


class ExerciseState(Enum):
    """How a task stands."""

    OPEN = "open"
    DONE = "done"
    WRONG = "wrong"
    """The last thing done was wrong. What is only pointed at can be gone on with."""


class Exercise(Protocol):
    """What all kinds have, each a frozen value.

    ``position``: what the board shows. ``played``: the positions that the last deed has gone
    through. ``found``: what has been pointed at rightly. ``missed``: the last wrong point.
    ``comment``: what the record says of the last deed. ``illegal``: why nothing may be played on
    the last point. ``places_stone``: whether a click puts a stone there, for ``color``.
    """

    @property
    def state(self) -> ExerciseState: ...
    @property
    def position(self) -> Position: ...
    @property
    def played(self) -> tuple[Position, ...]: ...
    @property
    def found(self) -> frozenset[Point]: ...
    @property
    def missed(self) -> Point | None: ...
    @property
    def comment(self) -> str: ...
    @property
    def illegal(self) -> MoveRefusal | None: ...
    @property
    def places_stone(self) -> bool: ...
    @property
    def color(self) -> Color: ...
    @property
    def can_continue(self) -> bool:
        """Whether another point can be chosen now; else it is to be begun anew."""
        ...

    def choose(self, point: Point) -> Exercise:
        """Return the exercise after the learner has chosen ``point``."""
        ...

    def next_right(self) -> Point | None:
        """Return a point that is right now, None where none is known."""
        ...
