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
    """Return the positions passed through by the last answer, the last with all its signs."""
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


_WARNS_OF_ILLEGAL: Final = {TaskKind.ANSWER, TaskKind.CAPTURE, TaskKind.ATARI}
"""The tasks where finding an illegal move is not the question itself."""


class LessonPageController(QObject):
    """Shows a page on the board and in the panel, and handles the learner's input."""

    def __init__(
        self,
        page: LessonPage,
        place: str,
        panel: LessonPanel,
        board: StudyBoard,
        *,
        is_first: bool,
        is_last: bool,
    ) -> None:
        """``place``: the text on the position of the page in its lesson."""
        super().__init__(panel)
        self._page = page
        self._place = place
        self._panel = panel
        self._board = board
        self._is_first = is_first
        self._is_last = is_last
        self._steps = page.steps()
        self._at = 0
        self._hints = 0
        self._point_shown: Point | None = None
        self._counted: Result | None = None
        self._begun: Exercise | None = None
        try:
            self._begun = make_exercise(page)
        except (NoSolutionError, ValueError):
            # A task that cannot be done is a page to read; the tests of the lessons find it.
            self._begun = None
        self.exercise = self._begun

    @property
    def is_task(self) -> bool:
        """True if the page has a task."""
        return self._begun is not None or self._is_count

    @property
    def is_done(self) -> bool:
        """True if nothing is left to do or to see."""
        if self._is_count:
            return self._counted == page_result(self._page)
        if self.exercise is not None:
            return self.exercise.state is ExerciseState.DONE
        return True

    @property
    def must_begin_anew(self) -> bool:
        """True if the task has failed and must be restarted."""
        exercise = self.exercise
        return (
            exercise is not None
            and exercise.state is ExerciseState.WRONG
            and not exercise.can_continue
        )

    def begin(self, *, at_end: bool = False) -> None:
        """Show it; ``at_end``: after the moves that it demonstrates."""
        self._at = len(self._steps) - 1 if at_end else 0
        self._show()

    # Actions of the learner

    def choose(self, point: Point) -> bool:
        """Choose a point on the board; return whether the task accepts points."""
        exercise = self.exercise
        if exercise is None:
            return self._is_count
        if not exercise.can_continue:
            if self.must_begin_anew:
                self.retry()
                return True
            return False
        self._point_shown = None
        before = exercise.position
        self.exercise = exercise = exercise.choose(point)
        if exercise.played and exercise.position is not before:
            self._panel.exercise_text.show_verdict(AnswerMark.NEUTRAL, "")
            self._board.play(exercise_move_views(self._page, exercise, self._board.frame))
        else:
            self._board.play([exercise_view(self._page, exercise, self._board.frame)])
        return True

    def check_count(self, result: Result) -> None:
        """Take a result that was entered."""
        self._counted = result

    def step(self, steps: int) -> bool:
        """Step by a number of moves in a demonstration; return whether there was one."""
        at = max(0, min(self._at + steps, len(self._steps) - 1))
        if at == self._at:
            return False
        forward = at == self._at + 1
        self._at = at
        shown = page_view(self._page, self._steps[at], self._board.frame)
        if forward:
            self._board.play([shown])
        else:
            self._board.show(shown)
        self._show_words()
        return True

    def hint(self) -> None:
        """Show the next hint of the page, or after the last one a correct point."""
        if not self._can_hint():
            return
        words = self._panel.exercise_text
        if self._hints < len(self._page.hints):
            words.show_verdict(AnswerMark.NEUTRAL, self.tr("Hint"), self._page.hints[self._hints])
            self._hints += 1
        elif self.exercise is not None:
            self._point_shown = self.exercise.next_right()
            shown = exercise_view(self._page, self.exercise, self._board.frame, self._point_shown)
            self._board.show(shown)
        self._offer()

    def retry(self) -> None:
        """Begin the task again."""
        if self._begun is not None:
            self.exercise = self._begun
            self._point_shown = None
            self._show()

    # Display

    @property
    def _is_count(self) -> bool:
        return self._page.task is not None and self._page.task.kind is TaskKind.COUNT

    def _show(self) -> None:
        exercise, frame = self.exercise, self._board.frame
        if exercise is None:
            self._board.hold(None)
            self._board.show(page_view(self._page, self._steps[self._at], frame))
        else:
            self._board.show(exercise_view(self._page, exercise, frame))
            self._hold()
        self._show_words()

    def _show_words(self) -> None:
        page, exercise = self._page, self.exercise
        number = self._steps[self._at]
        text = page.text if self._at == 0 else page.comment_at(number)
        stone = exercise.color if exercise is not None and exercise.places_stone else None
        self._panel.exercise_text.show_task(self._place, page.title, text, stone)
        self._offer()

    def tell(self) -> None:
        """Show the verdict on the task, after its moves have been shown."""
        words, exercise = self._panel.exercise_text, self.exercise
        if self._is_count and self._counted is not None:
            if self.is_done:
                words.show_verdict(AnswerMark.RIGHT, self.tr("Right"), self._page.right)
            else:
                text = self._page.wrong or why_miscounted(self._counted, page_result(self._page))
                words.show_verdict(AnswerMark.WRONG, self.tr("Not right yet"), text)
        elif exercise is not None:
            self._tell_of(exercise)
            self._hold()
        self._offer()

    def _tell_of(self, exercise: Exercise) -> None:
        words, page = self._panel.exercise_text, self._page
        refusal = ""
        if exercise.illegal is not None:
            refusal = move_text.refusal(exercise.illegal, exercise.color)
        if exercise.state is ExerciseState.DONE:
            said = [exercise.comment, page.right or refusal]
            words.show_verdict(AnswerMark.RIGHT, self.tr("Right"), "\n\n".join(filter(None, said)))
        elif exercise.state is ExerciseState.WRONG:
            assert page.task is not None
            text = exercise.comment or page.wrong or refusal or why_wrong(page.task.kind)
            words.show_verdict(AnswerMark.WRONG, self.tr("Not that one"), text)
        elif refusal:
            words.show_verdict(AnswerMark.NEUTRAL, "", refusal)
        else:
            words.show_verdict(AnswerMark.NEUTRAL, self._so_far(exercise), exercise.comment)

    def _so_far(self, exercise: Exercise) -> str:
        if not isinstance(exercise, FindAllExercise) or not exercise.found:
            return ""
        found, all_ = len(exercise.pieces) - exercise.remaining, len(exercise.pieces)
        return self.tr("{found} of {all}").format(found=found, all=all_)

    def _hold(self) -> None:
        """Show under the pointer the stone that a click plays."""
        exercise, task = self.exercise, self._page.task
        if exercise is None or task is None:
            return
        stone = exercise.color if exercise.places_stone and exercise.can_continue else None
        position, ruleset = exercise.position, self._page.game.ruleset
        color = exercise.color
        if task.kind in _WARNS_OF_ILLEGAL:
            self._board.hold(
                stone, lambda point: position.why_illegal(Move(color, point), ruleset) is not None
            )
        else:
            self._board.hold(stone)

    def _offer(self) -> None:
        is_at_end = self._at + 1 == len(self._steps)
        self._panel.show_possible(
            LessonPageActions(
                is_task=self.is_task,
                is_count=self._is_count,
                hint=self._can_hint(),
                retry=self.exercise is not self._begun,
                must_retry=self.must_begin_anew,
                back=not self._is_first or self._at > 0,
                continues=self.is_done,
                is_move=not is_at_end,
                is_last=self._is_last and is_at_end,
            )
        )

    def _can_hint(self) -> bool:
        if self.is_done or self.must_begin_anew:
            return False
        if self._hints < len(self._page.hints):
            return True
        return self.exercise is not None and self._point_shown is None
