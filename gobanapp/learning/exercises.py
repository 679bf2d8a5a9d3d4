"""The exercise that a page of a lesson sets, and the result of a game to be counted."""

from __future__ import annotations

from gobanapp.learning.answering import Answering
from gobanapp.learning.capturing import Capturing
from gobanapp.learning.exercise import Exercise
from gobanapp.learning.lesson import Page
from gobanapp.learning.one_move import OneMove
from gobanapp.learning.pointing import pointing_of
from gobanapp.learning.problem import Problem
from gobanapp.learning.task import Kind
from gobanapp.rules.color import ByColor
from gobanapp.rules.result import Result
from gobanapp.rules.scoring import score


def exercise_of(page: Page) -> Exercise | None:
    """Return the task of a page, not begun; None for one to read, or to count.

    Raises NothingToSolve where a task to answer has no answer.
    """
    if page.task is None or page.task.kind is Kind.COUNT:
        return None
    if page.task.kind is Kind.ANSWER:
        return Answering(Problem.of(page.game).begin())
    if page.task.kind is Kind.CAPTURE:
        return Capturing.of(page)
    if page.task.kind in {Kind.LEGAL, Kind.ILLEGAL, Kind.ATARI}:
        return OneMove(page, page.start)
    return pointing_of(page)


def result_of(page: Page) -> Result:
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
