"""Exercises of lesson pages, and results of games to be scored."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gobanapp.learning.capture_exercise import CaptureExercise
from gobanapp.learning.exercise import Exercise, ExerciseState
from gobanapp.learning.lesson import LessonPage
from gobanapp.learning.point_exercises import OnePointExercise, find_all_exercise_of
from gobanapp.learning.problem import Attempt, AttemptOutcome, Problem, ReplyPicker, first_reply
from gobanapp.learning.task import TaskKind
from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import MoveRefusal, Position
from gobanapp.rules.result import Result
from gobanapp.rules.scoring import score

# The task to answer as in the game: a problem within a lesson.


@dataclass(frozen=True, slots=True)
class ProblemExercise:
    """A task with answers in the game: a problem."""

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


def make_exercise(page: LessonPage) -> Exercise | None:
    """Return the exercise of a page at its start; None for one to read or to score.

    Raises NoSolutionError if a task has no answer.
    """
    if page.task is None or page.task.kind is TaskKind.COUNT:
        return None
    if page.task.kind is TaskKind.ANSWER:
        return ProblemExercise(Problem.of(page.game).begin())
    if page.task.kind is TaskKind.CAPTURE:
        return CaptureExercise.of(page)
    if page.task.kind in {TaskKind.LEGAL, TaskKind.ILLEGAL, TaskKind.ATARI}:
        return OnePointExercise(page, page.start)
    return find_all_exercise_of(page)


def page_result(page: LessonPage) -> Result:
    """Return the result of the game on a page, by its rules, komi and dead stones."""
    position, game = page.start, page.game
    return score(
        position.board,
        page.dead,
        prisoners=position.prisoners,
        passes=ByColor(0, 0),
        ruleset=game.ruleset,
        komi=game.komi,
        handicap=game.info.handicap or 0,
    ).result
