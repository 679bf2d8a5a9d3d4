"""A page of a lesson: reading it, stepping through it, or doing its task."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, TypeVar

from PySide6.QtCore import QObject

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.game_view import make_board_view
from gobanapp.game.markup import NO_TERRITORY, Mark
from gobanapp.learning.exercise import Exercise, ExerciseState
from gobanapp.learning.exercise_factory import ProblemExercise, make_exercise, page_result
from gobanapp.learning.lesson import LessonPage
from gobanapp.learning.point_exercises import FindAllExercise
from gobanapp.learning.solution import NoSolutionError
from gobanapp.learning.task import TaskKind
from gobanapp.rules.board import Board
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import Position
from gobanapp.rules.result import Result
from gobanapp.text import move_text
from gobanapp.text.problem_text import why_miscounted, why_wrong
from gobanapp.ui.study.lesson_panel import LessonPageActions, LessonPanel
from gobanapp.ui.study.study_board import (
    PositionView,
    StudyBoard,
    answer_move_views,
    attempt_view,
    bare_view,
)
from gobanapp.ui.study.study_panel import AnswerMark

T = TypeVar("T")


def page_view(page: LessonPage, number: int, frame: Frame) -> PositionView:
    """Return the view of a page at node ``number``."""
    view = make_board_view(page.game, frame, number=number)
    if page.dead and number == page.game.tree.root_id:
        view = replace(view, dead=view.dead | page.dead)
    return PositionView(page.game.position_at(number), view)


def exercise_view(
    page: LessonPage, exercise: Exercise, frame: Frame, hint: Point | None = None
) -> PositionView:
    """Return the view of a task: points found and missed, and the point of a hint."""
    if isinstance(exercise, ProblemExercise):
        position_view = attempt_view(exercise.attempt, frame)
    else:
        position_view = PositionView(exercise.position, _point_exercise_view(page, exercise, frame))
    marks = dict(position_view.view.marks)
    if exercise.missed is not None and exercise.state is ExerciseState.WRONG:
        marks[exercise.missed] = Mark.CROSS
    if hint is not None:
        marks[hint] = Mark.TRIANGLE
    return position_view._replace(view=replace(position_view.view, marks=marks))


def exercise_move_views(page: LessonPage, exercise: Exercise, frame: Frame) -> list[PositionView]:
    """Return the positions of the last answer, the last of them with all its marks."""
    if isinstance(exercise, ProblemExercise):
        *before, _last = answer_move_views(exercise.attempt, frame)
    else:
        before = [
            PositionView(position, bare_view(position, frame)) for position in exercise.played[:-1]
        ]
    return [*before, exercise_view(page, exercise, frame)]


def _point_exercise_view(page: LessonPage, exercise: Exercise, frame: Frame) -> BoardView:
    view = _with_page_marks(page, exercise.position, frame)
    kind = page.task.kind if page.task is not None else None
    if not exercise.found:
        return view
    if kind is TaskKind.DEAD:
        return replace(view, dead=view.dead | exercise.found)
    if kind is TaskKind.TERRITORY:
        assert page.task is not None
        assert page.task.color is not None
        territory = NO_TERRITORY.with_(page.task.color, exercise.found)
        return replace(view, territory=territory)
    marks = dict.fromkeys(exercise.found, Mark.CIRCLE)
    return replace(view, marks={**view.marks, **marks})


def _with_page_marks(page: LessonPage, position: Position, frame: Frame) -> BoardView:
    """Return the view of a position with the page's marks on points that have not changed."""
    start = page_view(page, page.game.tree.root_id, frame).view
    if position is page.start:
        return start
    board = position.board
    return replace(
        start,
        board=board,
        last_move=bare_view(position, frame).last_move,
        marks=_on_unchanged_points(start.marks, start.board, board),
        labels=_on_unchanged_points(start.labels, start.board, board),
        dead=frozenset(point for point in start.dead if not board.is_empty(point)),
    )


def _on_unchanged_points(marks: Mapping[Point, T], before: Board, after: Board) -> dict[Point, T]:
    return {point: mark for point, mark in marks.items() if before[point] is after[point]}


_SHOWS_ILLEGAL_POINTS: Final = {TaskKind.ANSWER, TaskKind.CAPTURE, TaskKind.ATARI}
"""The tasks that do not ask whether a move is illegal."""


class LessonPageController(QObject):
    """Shows a page on the board and in the panel, and handles the learner's input."""

    def __init__(
        self,
        page: LessonPage,
        series_position: str,
        panel: LessonPanel,
        board: StudyBoard,
        *,
        is_first: bool,
        is_last: bool,
    ) -> None:
        """``series_position``: the text on the position of the page in its lesson."""
        super().__init__(panel)
        self._page = page
        self._series_position = series_position
        self._panel = panel
        self._board = board
        self._is_first = is_first
        self._is_last = is_last
        self._steps = page.steps()
        self._step_index = 0
        self._hints_shown = 0
        self._hint_point: Point | None = None
        self._entered_result: Result | None = None
        self._initial_exercise: Exercise | None = None
        try:
            self._initial_exercise = make_exercise(page)
        except (NoSolutionError, ValueError):
            # A task that cannot be done is shown as a page to read; the lesson tests report it.
            self._initial_exercise = None
        self.exercise = self._initial_exercise

    @property
    def is_task(self) -> bool:
        """True if the page has a task."""
        return self._initial_exercise is not None or self._is_count_task

    @property
    def is_done(self) -> bool:
        """True if no task is left to do."""
        if self._is_count_task:
            return self._entered_result == page_result(self._page)
        if self.exercise is not None:
            return self.exercise.state is ExerciseState.DONE
        return True

    @property
    def must_retry(self) -> bool:
        """True if the task has failed and must be restarted."""
        exercise = self.exercise
        return (
            exercise is not None
            and exercise.state is ExerciseState.WRONG
            and not exercise.can_continue
        )

    def begin(self, *, at_end: bool = False) -> None:
        """Show the page; ``at_end``: after the moves that it demonstrates."""
        self._step_index = len(self._steps) - 1 if at_end else 0
        self._show()

    # Actions of the learner

    def choose(self, point: Point) -> bool:
        """Choose a point on the board; return whether the task accepts points."""
        exercise = self.exercise
        if exercise is None:
            return self._is_count_task
        if not exercise.can_continue:
            if self.must_retry:
                self.retry()
                return True
            return False
        self._hint_point = None
        before = exercise.position
        self.exercise = exercise = exercise.choose(point)
        if exercise.played and exercise.position is not before:
            self._panel.exercise_text.show_verdict(AnswerMark.NEUTRAL, "")
            self._board.play(exercise_move_views(self._page, exercise, self._board.frame))
        else:
            self._board.play([exercise_view(self._page, exercise, self._board.frame)])
        return True

    def check_count(self, result: Result) -> None:
        """Store an entered result for the verdict."""
        self._entered_result = result

    def step(self, steps: int) -> bool:
        """Step by a number of moves in a demonstration; return whether the position changed."""
        step_index = max(0, min(self._step_index + steps, len(self._steps) - 1))
        if step_index == self._step_index:
            return False
        is_next = step_index == self._step_index + 1
        self._step_index = step_index
        position_view = page_view(self._page, self._steps[step_index], self._board.frame)
        if is_next:
            self._board.play([position_view])
        else:
            self._board.show(position_view)
        self._show_text()
        return True

    def hint(self) -> None:
        """Show the next hint of the page, or after the last one a correct point."""
        if not self._can_hint():
            return
        exercise_text = self._panel.exercise_text
        if self._hints_shown < len(self._page.hints):
            exercise_text.show_verdict(
                AnswerMark.NEUTRAL, self.tr("Hint"), self._page.hints[self._hints_shown]
            )
            self._hints_shown += 1
        elif self.exercise is not None:
            self._hint_point = self.exercise.next_right()
            position_view = exercise_view(
                self._page, self.exercise, self._board.frame, self._hint_point
            )
            self._board.show(position_view)
        self._show_actions()

    def retry(self) -> None:
        """Begin the task again."""
        if self._initial_exercise is not None:
            self.exercise = self._initial_exercise
            self._hint_point = None
            self._show()

    # Display

    @property
    def _is_count_task(self) -> bool:
        return self._page.task is not None and self._page.task.kind is TaskKind.COUNT

    def _show(self) -> None:
        exercise, frame = self.exercise, self._board.frame
        if exercise is None:
            self._board.set_hover_stone(None)
            self._board.show(page_view(self._page, self._steps[self._step_index], frame))
        else:
            self._board.show(exercise_view(self._page, exercise, frame))
            self._update_hover_stone()
        self._show_text()

    def _show_text(self) -> None:
        page, exercise = self._page, self.exercise
        node_id = self._steps[self._step_index]
        text = page.text if self._step_index == 0 else page.comment_at(node_id)
        stone = exercise.color if exercise is not None and exercise.places_stone else None
        self._panel.exercise_text.show_task(self._series_position, page.title, text, stone)
        self._show_actions()

    def show_verdict(self) -> None:
        """Show the verdict on the task, after its moves have been shown."""
        exercise_text, exercise = self._panel.exercise_text, self.exercise
        if self._is_count_task and self._entered_result is not None:
            if self.is_done:
                exercise_text.show_verdict(AnswerMark.RIGHT, self.tr("Right"), self._page.right)
            else:
                text = self._page.wrong or why_miscounted(
                    self._entered_result, page_result(self._page)
                )
                exercise_text.show_verdict(AnswerMark.WRONG, self.tr("Not right yet"), text)
        elif exercise is not None:
            self._show_exercise_verdict(exercise)
            self._update_hover_stone()
        self._show_actions()

    def _show_exercise_verdict(self, exercise: Exercise) -> None:
        exercise_text, page = self._panel.exercise_text, self._page
        refusal = ""
        if exercise.illegal is not None:
            refusal = move_text.refusal(exercise.illegal, exercise.color)
        if exercise.state is ExerciseState.DONE:
            comments = [exercise.comment, page.right or refusal]
            exercise_text.show_verdict(
                AnswerMark.RIGHT, self.tr("Right"), "\n\n".join(filter(None, comments))
            )
        elif exercise.state is ExerciseState.WRONG:
            assert page.task is not None
            text = exercise.comment or page.wrong or refusal or why_wrong(page.task.kind)
            exercise_text.show_verdict(AnswerMark.WRONG, self.tr("Not that one"), text)
        elif refusal:
            exercise_text.show_verdict(AnswerMark.NEUTRAL, "", refusal)
        else:
            exercise_text.show_verdict(
                AnswerMark.NEUTRAL, self._progress_text(exercise), exercise.comment
            )

    def _progress_text(self, exercise: Exercise) -> str:
        if not isinstance(exercise, FindAllExercise) or not exercise.found:
            return ""
        found, total = len(exercise.pieces) - exercise.remaining, len(exercise.pieces)
        return self.tr("{found} of {all}").format(found=found, all=total)

    def _update_hover_stone(self) -> None:
        """Show under the pointer the stone that a click plays."""
        exercise, task = self.exercise, self._page.task
        if exercise is None or task is None:
            return
        stone = exercise.color if exercise.places_stone and exercise.can_continue else None
        position, ruleset = exercise.position, self._page.game.ruleset
        color = exercise.color
        if task.kind in _SHOWS_ILLEGAL_POINTS:
            self._board.set_hover_stone(
                stone, lambda point: position.why_illegal(Move(color, point), ruleset) is not None
            )
        else:
            self._board.set_hover_stone(stone)

    def _show_actions(self) -> None:
        is_at_end = self._step_index + 1 == len(self._steps)
        self._panel.show_actions(
            LessonPageActions(
                is_task=self.is_task,
                is_count_task=self._is_count_task,
                hint=self._can_hint(),
                retry=self.exercise is not self._initial_exercise,
                must_retry=self.must_retry,
                can_go_back=not self._is_first or self._step_index > 0,
                is_done=self.is_done,
                is_move=not is_at_end,
                is_last=self._is_last and is_at_end,
            )
        )

    def _can_hint(self) -> bool:
        if self.is_done or self.must_retry:
            return False
        if self._hints_shown < len(self._page.hints):
            return True
        return self.exercise is not None and self._hint_point is None
