"""The panel next to the board in problem mode."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox

from gobanapp.learning.solution import Convention, Solution
from gobanapp.text.problem_text import convention_name
from gobanapp.ui.study.study_panel import (
    ExerciseText,
    make_study_button,
    set_default_button,
)
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.forms import ChoiceBox, SplitPanel, hbox, vbox


class ProblemPanel(SplitPanel):
    """The texts, and buttons for the available actions. Their signals say which was pressed."""

    hint_requested = Signal()
    retry_requested = Signal()
    pass_requested = Signal()
    solution_requested = Signal()
    next_requested = Signal()
    retry_failed_requested = Signal()
    """A request to solve the failed problems again."""
    convention_chosen = Signal(object)
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.exercise_text = ExerciseText()
        self._hint = make_study_button(
            self.tr("Hint"), self.hint_requested, self.tr("H"), name="hint"
        )
        self._retry = make_study_button(
            self.tr("Retry"), self.retry_requested, self.tr("R"), name="retry"
        )
        self._pass = make_study_button(
            self.tr("Pass"), self.pass_requested, self.tr("P"), name="pass"
        )
        self._solution = make_study_button(
            self.tr("Show Solution"), self.solution_requested, self.tr("S"), name="solution"
        )
        self._next = make_study_button(
            self.tr("Next Problem"), self.next_requested, self.tr("Space"), name="next"
        )
        self._retry_failed = make_study_button(
            self.tr("Retry Failed"),
            self.retry_failed_requested,
            self.tr("R"),
            name="again",
        )
        self._close = make_study_button(self.tr("Leave"), self.closed, self.tr("Esc"), name="leave")
        self._conventions = ChoiceBox()
        self._conventions.setObjectName("habits")
        self._conventions.setAccessibleName(self.tr("What counts as correct"))
        self._conventions.setToolTip(self._conventions.accessibleName())
        self._conventions.setFocusPolicy(self._hint.focusPolicy())
        self._conventions.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self._conventions.setMinimumContentsLength(6)
        self._conventions.chosen.connect(self.convention_chosen.emit)
        self.exercise_text.add(self._conventions)
        help_buttons = hbox((self._hint, 1), (self._retry, 1))
        exit_buttons = (self._retry_failed, self._next, self._close)
        controls = vbox(None, help_buttons, self._pass, self._solution, SPACE, *exit_buttons)
        self.set_halves(self.exercise_text, controls)

    def show_convention(self, solution: Solution | None) -> None:
        """Show how the record marks right moves, and offer the other conventions; None: none."""
        self._conventions.clear()
        if solution is None:
            return
        self._conventions.set_choices(
            (convention, convention_name(convention, solution)) for convention in Convention
        )
        self._conventions.value = solution.convention

    def show_actions(
        self,
        *,
        hint: bool,
        retry: bool,
        can_pass: bool,
        solution: bool,
        is_over: bool,
        is_last: bool,
    ) -> None:
        """Show the available actions for the current problem.

        ``can_pass``: the record knows passes. ``is_over``: it has been answered.
        """
        for button in (self._hint, self._retry, self._solution, self._next):
            button.show()
        self._conventions.setVisible(self._conventions.count() > 0)
        self._pass.setVisible(can_pass)
        self._pass.setEnabled(not is_over)
        self._retry_failed.hide()
        self._hint.setEnabled(hint)
        self._retry.setEnabled(retry)
        self._solution.setEnabled(solution)
        text = self.tr("Finish") if is_last else self.tr("Next Problem")
        self._next.setText(text if is_over else self.tr("Skip"))
        set_default_button(self._next, is_over)
        set_default_button(self._close, is_default=False)

    def show_end(self, *, has_failed: bool) -> None:
        """Show the available actions after the last problem."""
        for button in (
            *(self._hint, self._retry, self._pass),
            *(self._solution, self._conventions, self._next),
        ):
            button.hide()
        self._retry_failed.setVisible(has_failed)
        set_default_button(self._retry_failed, has_failed)
        set_default_button(self._close, is_default=not has_failed)
