"""The exercise that a page of a lesson sets, and the result of a game to be counted."""

from __future__ import annotations

from gobanapp.learning.capture_exercise import CaptureExercise
from gobanapp.learning.exercise import Exercise
from gobanapp.learning.find_all_exercise import find_all_exercise_of
from gobanapp.learning.lesson import LessonPage
from gobanapp.learning.one_point_exercise import OnePointExercise
from gobanapp.learning.problem import Problem
from gobanapp.learning.problem_exercise import ProblemExercise
from gobanapp.learning.task import TaskKind
from gobanapp.rules.color import ByColor
from gobanapp.rules.result import Result
from gobanapp.rules.scoring import score


def make_exercise(page: LessonPage) -> Exercise | None:
    """Return the task of a page, not begun; None for one to read, or to count.

    Raises NothingToSolve where a task to answer has no answer.
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
    """Return how the game on a page ended, by its rules, its komi and its dead stones."""
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
