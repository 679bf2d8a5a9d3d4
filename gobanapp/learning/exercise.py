"""Exercises: tasks in progress, with the interface common to all kinds."""

from __future__ import annotations

from enum import Enum
from typing import Protocol

from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import MoveRefusal, Position


class ExerciseState(Enum):
    """The state of a task."""

    OPEN = "open"
    DONE = "done"
    WRONG = "wrong"
    """The last answer was wrong. Tasks that only mark points can be continued."""


class Exercise(Protocol):
    """The fields of all kinds, each a frozen value.

    ``position``: the position on the board. ``played``: the positions passed through by the last
    answer. ``found``: the points marked correctly. ``missed``: the last wrong point. ``comment``:
    the comment on the last answer. ``illegal``: the reason why the move on the last point is
    illegal. ``places_stone``: True if a click places a stone of ``color``.
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
        """True if another point can be chosen now; otherwise the task must be restarted."""
        ...

    def choose(self, point: Point) -> Exercise:
        """Return the exercise after the learner has chosen ``point``."""
        ...

    def next_right(self) -> Point | None:
        """Return a correct point, None if none is known."""
        ...
