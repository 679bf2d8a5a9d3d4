"""The panel beside the board while a lesson is read and done."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gobanapp.ui.study.exercise_text import ExerciseText
from gobanapp.ui.study.lessons.count_answer import CountAnswer
from gobanapp.ui.study.study_buttons import lay_out_buttons, make_study_button, set_default_button
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.forms import PanelLayout


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonPageActions:
    """What can be done on a page.

    ``is_task``: there is something to do; ``is_count``: by saying who has won. ``must_retry``: the
    task has gone wrong for good. ``goes_on``: nothing is left to do here. ``is_move``: what is to
    be seen next is a move. ``is_last``: it is the end of the lesson.
    """

    is_task: bool
    is_count: bool
    hint: bool
    retry: bool
    must_retry: bool
    back: bool
    goes_on: bool
    is_move: bool
    is_last: bool


class LessonPanel(QWidget):
    """The words of a page, and buttons for what can be done."""

    hint_requested = Signal()
    retry_requested = Signal()
    back_requested = Signal()
    next_requested = Signal()
    result_entered = Signal(object)
    """A result was entered, to be checked."""
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.exercise_text = ExerciseText()
        self.count = CountAnswer()
        self.count.answered.connect(self.result_entered)
        self._hint = make_study_button(
            self.tr("Hint"), self.hint_requested.emit, self.tr("H"), name="hint"
        )
        self._retry = make_study_button(
            self.tr("Retry"), self.retry_requested.emit, self.tr("R"), name="retry"
        )
        self._back = make_study_button(self.tr("Back"), self.back_requested.emit, "←", name="back")
        self._next = make_study_button(
            self.tr("Next Page"), self.next_requested.emit, "→", name="next"
        )
        close = make_study_button(
            self.tr("All Lessons"), self.closed.emit, self.tr("Esc"), name="all-lessons"
        )
        self._tools = QWidget()
        tools = lay_out_buttons(self._hint, self._retry)
        tools.setContentsMargins(0, 0, 0, 0)
        self._tools.setLayout(tools)
        controls = QVBoxLayout()
        controls.setSpacing(SPACE)
        controls.addStretch(1)
        controls.addWidget(self.count)
        controls.addWidget(self._tools)
        controls.addSpacing(SPACE)
        controls.addLayout(lay_out_buttons(self._back, self._next))
        controls.addWidget(close)
        self._halves = PanelLayout(self, self.exercise_text, controls)

    def set_side_by_side(self, wide: bool) -> None:
        """Put the buttons beside the words where there is more width than height."""
        self._halves.set_side_by_side(wide)

    def show_possible(self, possible: LessonPageActions) -> None:
        """Offer what can be done."""
        self._tools.setVisible(possible.is_task)
        self.count.setVisible(possible.is_count)
        self._hint.setEnabled(possible.hint)
        self._retry.setEnabled(possible.retry)
        self._back.setEnabled(possible.back)
        text = self.tr("Finish") if possible.is_last else self.tr("Next Page")
        self._next.setText(self.tr("Next Move") if possible.is_move else text)
        set_default_button(self._retry, possible.must_retry)
        set_default_button(self._next, possible.goes_on)
