"""The task to answer as the record has it: a problem within a lesson."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gobanapp.learning.exercise import Exercise, ExerciseState
from gobanapp.learning.problem import Attempt, AttemptOutcome, ReplyPicker, first_reply
from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import MoveRefusal, Position


@dataclass(frozen=True, slots=True)
class ProblemExercise:
    """A task with answers in the record: a problem."""

    attempt: Attempt
    illegal: MoveRefusal | None = None
    pick: ReplyPicker = first_reply

    @property
    def state(self) -> ExerciseState:
        outcome = self.attempt.outcome
        if outcome is AttemptOutcome.OPEN:
            return ExerciseState.OPEN
        return ExerciseState.WRONG if outcome.is_failure else ExerciseState.DONE

    @property
    def position(self) -> Position:
        return self.attempt.position

    @property
    def played(self) -> tuple[Position, ...]:
        return self.attempt.played

    @property
    def found(self) -> frozenset[Point]:
        return NO_POINTS

    @property
    def missed(self) -> Point | None:
        played = self.attempt.played
        move = played[0].move if played and self.state is ExerciseState.WRONG else None
        return None if move is None else move.point

    @property
    def comment(self) -> str:
        return self.attempt.comment

    @property
    def places_stone(self) -> bool:
        return True

    @property
    def color(self) -> Color:
        return self.attempt.problem.solver

    @property
    def can_continue(self) -> bool:
        return self.state is ExerciseState.OPEN

    def choose(self, point: Point) -> Exercise:
        illegal = self.attempt.why_illegal(point)
        if illegal is not None:
            return replace(self, illegal=illegal)
        return replace(self, attempt=self.attempt.answer(point, self.pick), illegal=None)

    def next_right(self) -> Point | None:
        return next(iter(self.attempt.right_points()), None)
