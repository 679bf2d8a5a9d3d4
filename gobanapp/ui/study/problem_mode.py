"""Problem mode: the questions, the answers, and the progress recorded from them."""

from __future__ import annotations

import time
from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.frame import Frame
from gobanapp.learning.game_transform import mentions_colors, mentions_points, transform_game
from gobanapp.learning.learning_progress import PastAttempt, Statistics
from gobanapp.learning.practice import Practice
from gobanapp.learning.problem import Attempt, AttemptOutcome, Problem
from gobanapp.learning.review_schedule import Grade
from gobanapp.learning.solution import Convention
from gobanapp.rules.point import Point
from gobanapp.rules.position import Position
from gobanapp.rules.symmetry import Symmetry
from gobanapp.session.session import Session
from gobanapp.storage.problem_collection import ProblemSelection
from gobanapp.storage.progress_file import ProgressFile
from gobanapp.text import move_text, problem_text
from gobanapp.text.file_text import cannot_keep_progress
from gobanapp.text.language import Translated
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.study.problem_panel import ProblemPanel
from gobanapp.ui.study.study_board import (
    PositionView,
    answer_move_views,
    attempt_view,
    problem_part,
)
from gobanapp.ui.study.study_mode import StudyMode
from gobanapp.ui.study.study_panel import AnswerMark
from gobanapp.ui.widgets.key_filter import KeyGroup, KeyLine, ModeKeys

_MAX_HINTS: Final = 2
_SOLUTION_PAUSE: Final = 700
"""Milliseconds between two moves of a solution."""


def local_now() -> datetime:
    """Return the current time in the user's time zone."""
    return datetime.now(UTC).astimezone()


class ProblemMode(StudyMode):
    """A practice with the problems of a collection, whose records stay unchanged.

    Only the first answer to a problem is graded, as soon as it is given.
    """

    panel: ProblemPanel
    turns_with_view = True

    def __init__(
        self,
        session: Session,
        board: SessionBoard,
        selection: ProblemSelection,
        progress_file: ProgressFile,
    ) -> None:
        """``selection``: at least one problem."""
        super().__init__(session, board)
        self._collection = selection.collection
        self._practice = Practice.of(selection.problem_indexes)
        self._plan = selection.plan
        self._progress_file = progress_file
        self._random = Random()
        self._convention: Convention | None = None
        self._hints_shown = 0
        self._is_solution_shown = False
        self._total_seconds = 0.0
        self._problem_start = 0.0
        self.attempt: Attempt
        self._board_part: BoardPart | None = None
        panel = self.panel = ProblemPanel()
        panel.exercise_text.news_shown.connect(self.announcement)
        panel.hint_requested.connect(self.hint)
        panel.retry_requested.connect(self.retry)
        panel.pass_requested.connect(self.pass_)
        panel.solution_requested.connect(self.show_solution)
        panel.next_requested.connect(self.next_problem)
        panel.retry_failed_requested.connect(self.retry_failed)
        panel.convention_chosen.connect(self._choose_convention)
        panel.closed.connect(self.end)
        self.keys = ModeKeys(panel, ProblemKeys().group(), self)
        panel.exercise_text.changed.connect(self.prompt_changed)
        self.board.moved.connect(self._show_pass)
        self.board.moves_finished.connect(self._show_verdict)

    @property
    def prompt(self) -> tuple[str, str]:
        return self.panel.exercise_text.presented_text

    def begin(self) -> None:
        super().begin()
        self._begin_problem()

    @property
    def practice(self) -> Practice:
        """The practice with its grades so far."""
        return self._practice

    @property
    def _frame(self) -> Frame:
        return replace(self.board.frame, part=self._board_part)

    # Actions of the user

    def on_point(self, point: Point, _modifiers: Qt.KeyboardModifier) -> None:
        """Play on ``point`` while the problem is open."""
        if self._practice.is_over:
            return
        self.board.finish()
        if self.attempt.outcome.is_over or self._is_solution_shown:
            return
        illegal = self.attempt.why_illegal(point)
        if illegal is not None:
            text = move_text.refusal(illegal, self.attempt.problem.solver)
            self.panel.exercise_text.show_verdict(AnswerMark.NEUTRAL, "", text)
            return
        self._play_answer(point)

    def pass_(self) -> None:
        """Pass, if the record has passes; otherwise a pass could only be an accident."""
        if self._practice.is_over or not self.attempt.problem.knows_passes:
            return
        self.board.finish()
        if not self.attempt.outcome.is_over and not self._is_solution_shown:
            self._play_answer(None)

    def _play_answer(self, point: Point | None) -> None:
        self.attempt = self.attempt.answer(point, self._random.choice)
        if self.attempt.wants_another:
            self._show_verdict()
            return
        if self.attempt.outcome is AttemptOutcome.SOLVED:
            self._record_grade(Grade.HELPED if self._hints_shown else Grade.RIGHT)
        elif self.attempt.outcome.is_failure:
            self._record_grade(Grade.WRONG)
        self.panel.exercise_text.show_verdict(AnswerMark.NEUTRAL, "")
        self.board.play(answer_move_views(self.attempt, self._frame))

    def hint(self) -> None:
        """Show where to play: first the area, then the point."""
        if not self._can_hint():
            return
        self._hints_shown += 1
        self.board.show(attempt_view(self.attempt, self._frame, hints=self._hints_shown))
        if self._hints_shown == _MAX_HINTS and self.attempt.may_pass():
            text = problem_text.pass_is_right()
            self.panel.exercise_text.show_verdict(AnswerMark.NEUTRAL, self.tr("Hint"), text)
        self._show_actions()

    def retry(self) -> None:
        """Begin the problem again, or after the last one those that failed."""
        if self._practice.is_over:
            self.retry_failed()
        elif self._can_retry():
            self._restart_problem()

    def show_solution(self) -> None:
        """Play the solution from the last right position of the attempt, or from the beginning."""
        if self._practice.is_over or not self._can_show_solution():
            return
        self.board.finish()
        self._record_grade(Grade.WRONG)
        attempt = self.attempt
        if attempt.outcome.is_over:
            attempt = attempt.problem.begin()
            self.board.show(attempt_view(attempt, self._frame))
        self._is_solution_shown = True
        moves: list[PositionView] = []
        while (next_attempt := attempt.with_next_solution_move()) is not None:
            attempt = next_attempt
            moves.append(attempt_view(attempt, self._frame))
        self.attempt = attempt
        self.board.set_hover_stone(None)
        self.board.play(moves, _SOLUTION_PAUSE)

    def next_problem(self) -> None:
        """Go to the next problem, or to the end; pending moves are shown first."""
        if self._practice.is_over:
            return
        if self.board.is_busy:
            self.board.finish()
            return
        self._practice = self._practice.next()
        self._total_seconds += time.monotonic() - self._problem_start
        if self._practice.is_over:
            self._finish()
        else:
            self._convention = None
            self._begin_problem()

    def retry_failed(self) -> None:
        """Solve the failed problems again."""
        failed = self._practice.failed()
        if self._practice.is_over and failed:
            self._practice = Practice.of(failed)
            self._total_seconds = 0.0
            self._convention = None
            self._begin_problem()

    def _choose_convention(self, convention: Convention) -> None:
        self._convention = convention
        self._begin_problem()

    # Internals

    def _begin_problem(self) -> None:
        """Begin the current problem."""
        item = self._collection.items[self._practice.problem_index]
        game = item.game()
        symmetry, swaps = Symmetry.NONE, False
        if self._plan.turns and not mentions_points(game.tree):
            symmetry = self._random.choice(list(Symmetry))
        if self._plan.swaps_colors and not mentions_colors(game.tree):
            swaps = self._random.choice([False, True])
        problem = Problem.of(transform_game(game, symmetry, swaps_colors=swaps), self._convention)
        self.attempt = problem.begin()
        self._board_part = problem_part(problem)
        self._hints_shown = 0
        self._is_solution_shown = False
        self._problem_start = time.monotonic()
        self.panel.show_convention(None if item.goal else problem.solution)
        self._show_start()

    def _restart_problem(self) -> None:
        self._is_solution_shown = False
        self.attempt = self.attempt.problem.begin()
        self._show_start()

    def _show_start(self) -> None:
        problem = self.attempt.problem
        item = self._collection.items[self._practice.problem_index]
        series_position = problem_text.practice_progress(self._practice)
        title = " · ".join(part for part in (series_position, item.title) if part)
        turn = move_text.turn(problem.solver)
        text = problem_text.goal(item.goal, problem.solver) if item.goal else problem.text
        self.panel.exercise_text.show_task(title, turn, text, problem.solver)
        self.board.set_hover_stone(
            problem.solver, lambda point: self.attempt.why_illegal(point) is not None
        )
        self.board.show(attempt_view(self.attempt, self._frame, hints=self._hints_shown))
        if not problem.is_solvable:
            text = self.tr(
                "This game has no line marked as correct. Choose below what counts as correct."
            )
            self.panel.exercise_text.show_verdict(AnswerMark.NEUTRAL, "", text)
        self._show_actions()

    def _show_pass(self, _before: Position, after: Position) -> None:
        """Show as text that a player has passed, which the board does not show."""
        if after.move is not None and after.move.is_pass:
            text = problem_text.pass_message(after.move.color)
            self.panel.exercise_text.show_verdict(AnswerMark.NEUTRAL, "", text)

    def _reply_text(self) -> str:
        move = self.attempt.position.move
        if move is not None and move.is_pass:
            return problem_text.pass_message(move.color)
        return self.tr("Continue")

    def _show_verdict(self) -> None:
        """Show the verdict on the last answer, after its moves have been shown."""
        attempt, exercise_text = self.attempt, self.panel.exercise_text
        if self._is_solution_shown:
            exercise_text.show_verdict(AnswerMark.NEUTRAL, self.tr("The solution"), attempt.comment)
        elif attempt.wants_another:
            text = self.tr("A different move is asked for.")
            exercise_text.show_verdict(AnswerMark.NEUTRAL, "", attempt.comment or text)
        elif attempt.outcome is AttemptOutcome.SOLVED:
            exercise_text.show_verdict(
                AnswerMark.RIGHT, self.tr("Solved"), attempt.comment, self._save_error_text()
            )
        elif attempt.outcome is AttemptOutcome.WRONG:
            exercise_text.show_verdict(
                AnswerMark.WRONG, self.tr("Wrong"), attempt.comment, self._save_error_text()
            )
        elif attempt.outcome is AttemptOutcome.UNKNOWN:
            text = self.tr("This move is not among the answers.")
            exercise_text.show_verdict(
                AnswerMark.WRONG,
                self.tr("Not the answer"),
                attempt.comment or text,
                self._save_error_text(),
            )
        else:
            exercise_text.show_verdict(AnswerMark.NEUTRAL, self._reply_text(), attempt.comment)
        self.board.set_hover_stone(
            None if attempt.outcome.is_over or self._is_solution_shown else attempt.problem.solver,
            lambda point: self.attempt.why_illegal(point) is not None,
        )
        self._show_actions()

    def _show_actions(self) -> None:
        self.panel.show_actions(
            hint=self._can_hint(),
            retry=self._can_retry(),
            can_pass=self.attempt.problem.knows_passes,
            solution=self._can_show_solution(),
            is_over=self.attempt.outcome.is_over or self._is_solution_shown,
            is_last=self._practice.index + 1 == len(self._practice.problem_indexes),
        )

    def _can_hint(self) -> bool:
        is_open = not self._practice.is_over and not self.attempt.outcome.is_over
        can_be_solved = self.attempt.problem.is_solvable
        return (
            is_open
            and can_be_solved
            and not self._is_solution_shown
            and self._hints_shown < _MAX_HINTS
        )

    def _can_retry(self) -> bool:
        return self._is_solution_shown or not self.attempt.is_at_start

    def _can_show_solution(self) -> bool:
        is_solved = self.attempt.outcome is AttemptOutcome.SOLVED
        return self.attempt.problem.is_solvable and not self._is_solution_shown and not is_solved

    def _record_grade(self, grade: Grade) -> None:
        """Store the grade of the answer; only the first one counts."""
        if self._practice.grade is not None:
            return
        self._practice = self._practice.graded(grade)
        past_attempt = PastAttempt(
            answered_at=local_now(),
            grade=grade,
            hints=self._hints_shown,
            seconds=time.monotonic() - self._problem_start,
        )
        key = self._collection.items[self._practice.problem_index].key
        self._progress_file.change(lambda progress: progress.with_attempt(key, past_attempt))

    def _save_error_text(self) -> str:
        """Return why progress could not be saved, "" without an error."""
        return (
            ""
            if self._progress_file.error is None
            else cannot_keep_progress(self._progress_file.error)
        )

    def _finish(self) -> None:
        statistics = Statistics.of(
            self._progress_file.progress, self._collection.keys, local_now().date()
        )
        self.board.set_hover_stone(None)
        exercise_text = self.panel.exercise_text
        exercise_text.show_task("", problem_text.result(self._practice), "")
        details = problem_text.details(self._practice, statistics, self._total_seconds)
        exercise_text.show_verdict(AnswerMark.NEUTRAL, "", details, self._save_error_text())
        self.panel.show_end(has_failed=bool(self._practice.failed()))


class ProblemKeys(Translated):
    """The keys of problem mode, wherever the focus is."""

    def group(self) -> KeyGroup[ProblemMode]:
        keys, mode = Qt.Key, ProblemMode
        undo = QKeySequence.StandardKey.Undo
        return KeyGroup(
            self.tr("Problems"),
            [
                KeyLine(self.tr("Next problem"), {keys.Key_Space: mode.next_problem}),
                KeyLine(self.tr("Hint"), {keys.Key_H: mode.hint}),
                KeyLine(self.tr("Pass"), {keys.Key_P: mode.pass_}),
                KeyLine(self.tr("Retry"), {keys.Key_R: mode.retry}, {undo: mode.retry}),
                KeyLine(self.tr("Show the solution"), {keys.Key_S: mode.show_solution}),
                KeyLine(self.tr("Leave problems"), {keys.Key_Escape: mode.end}),
            ],
        )
