"""What the board shows of a page of a lesson, and of a task while it is being done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.game_view import make_board_view
from gobanapp.game.markup import NO_TERRITORY, Mark
from gobanapp.learning.exercise import Exercise, ExerciseState
from gobanapp.learning.exercise_factory import ProblemExercise
from gobanapp.learning.lesson import LessonPage
from gobanapp.learning.task import TaskKind
from gobanapp.rules.board import Board
from gobanapp.rules.point import Point
from gobanapp.rules.position import Position
from gobanapp.ui.study.problems.problem_view import answer_move_views, attempt_view, bare_view
from gobanapp.ui.study.study_board import PositionView

T = TypeVar("T")


def page_view(page: LessonPage, number: int, frame: Frame) -> PositionView:
    """Return a page as it is at node ``number``."""
    view = make_board_view(page.game, frame, number=number)
    if page.dead and number == page.game.tree.root_id:
        view = replace(view, dead=view.dead | page.dead)
    return PositionView(page.game.position_at(number), view)


def exercise_view(
    page: LessonPage, exercise: Exercise, frame: Frame, hint: Point | None = None
) -> PositionView:
    """Return a task as it stands: what was found, what was missed, and the point of a hint."""
    if isinstance(exercise, ProblemExercise):
        shown = attempt_view(exercise.attempt, frame)
    else:
        shown = PositionView(exercise.position, _view(page, exercise, frame))
    marks = dict(shown.view.marks)
    if exercise.missed is not None and exercise.state is ExerciseState.WRONG:
        marks[exercise.missed] = Mark.CROSS
    if hint is not None:
        marks[hint] = Mark.TRIANGLE
    return shown._replace(view=replace(shown.view, marks=marks))


def exercise_move_views(page: LessonPage, exercise: Exercise, frame: Frame) -> list[PositionView]:
    """Return the positions that the last deed has gone through, the last with all its signs."""
    if isinstance(exercise, ProblemExercise):
        *before, _last = answer_move_views(exercise.attempt, frame)
    else:
        before = [
            PositionView(position, bare_view(position, frame)) for position in exercise.played[:-1]
        ]
    return [*before, exercise_view(page, exercise, frame)]


def _view(page: LessonPage, exercise: Exercise, frame: Frame) -> BoardView:
    view = _with_signs_of(page, exercise.position, frame)
    kind = page.task.kind if page.task is not None else None
    if not exercise.found:
        return view
    if kind is TaskKind.DEAD:
        return replace(view, dead=view.dead | exercise.found)
    if kind is TaskKind.TERRITORY:
        assert page.task is not None
        assert page.task.color is not None
        owned = NO_TERRITORY.with_(page.task.color, exercise.found)
        return replace(view, territory=owned)
    marks = dict.fromkeys(exercise.found, Mark.CIRCLE)
    return replace(view, marks={**view.marks, **marks})


def _with_signs_of(page: LessonPage, position: Position, frame: Frame) -> BoardView:
    """Return the view of a position with what the page draws, where nothing has changed since."""
    start = page_view(page, page.game.tree.root_id, frame).view
    if position is page.start:
        return start
    board = position.board
    return replace(
        start,
        board=board,
        last_move=bare_view(position, frame).last_move,
        marks=_unchanged(start.marks, start.board, board),
        labels=_unchanged(start.labels, start.board, board),
        dead=frozenset(point for point in start.dead if not board.is_empty(point)),
    )


def _unchanged(drawn: Mapping[Point, T], before: Board, after: Board) -> dict[Point, T]:
    return {point: sign for point, sign in drawn.items() if before[point] is after[point]}
