"""The panel next to the board in lessons: the list of them, or the text of a page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from gobanapp.learning.learning_progress import LearningProgress
from gobanapp.learning.lesson import Lesson
from gobanapp.rules.color import Color
from gobanapp.rules.result import Result
from gobanapp.ui.study.study_panel import (
    ExerciseText,
    make_study_button,
    set_default_button,
)
from gobanapp.ui.widgets.appearance import LARGE, SPACE
from gobanapp.ui.widgets.forms import ChoiceBox, PointsField, SplitPanel, hbox, prepare, vbox
from gobanapp.ui.widgets.labels import quiet_line, text_line
from gobanapp.ui.widgets.plain_text import tool_tip
from gobanapp.ui.widgets.translations import language_name

_MAX_POINTS: Final = 9999
_FIGURE_SPACE: Final = "\u2007"


class CountAnswer(QWidget):
    """Fields for a result, and a button that emits it to be checked."""

    answered = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._winner = ChoiceBox(
            (
                (Color.BLACK, self.tr("Black by")),
                (Color.WHITE, self.tr("White by")),
                (None, self.tr("Draw")),
            )
        )
        self._winner.setObjectName("winner")
        self._winner.setAccessibleName(self.tr("Who wins"))
        # Otherwise it keeps the size that it had without items.
        self._winner.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._winner.currentIndexChanged.connect(self._update_points_enabled)
        self._points = PointsField()
        self._points.setObjectName("points")
        self._points.setAccessibleName(self.tr("Points"))
        self._points.setRange(0.5, _MAX_POINTS)
        self._points.setSingleStep(0.5)
        self._points.setDecimals(1)
        self._points.setValue(1)
        self._check = make_study_button(self.tr("Check"), self._emit_answer, name="check")
        prepare(self._winner, self._points)
        self.setLayout(vbox(self._winner, hbox((self._points, 1), (self._check, 1))))

    @property
    def result(self) -> Result:
        """The result entered."""
        winner = self._winner.value
        if winner is None:
            return Result.of_count(0)
        lead = self._points.value()
        return Result.of_count(lead if winner is Color.BLACK else -lead)

    def _update_points_enabled(self) -> None:
        self._points.setEnabled(self._winner.value is not None)

    def _emit_answer(self) -> None:
        self._points.interpretText()
        self.answered.emit(self.result)


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonPageActions:
    """The actions available on a page.

    ``is_task``: True for a page with a task; ``is_count_task``: with a result to enter.
    ``must_retry``: the task has failed and must be restarted. ``is_done``: nothing is left to do.
    ``is_move``: the next thing to see is a move. ``is_last``: the page is the last of the lesson.
    """

    is_task: bool
    is_count_task: bool
    hint: bool
    retry: bool
    must_retry: bool
    can_go_back: bool
    is_done: bool
    is_move: bool
    is_last: bool


class LessonPanel(SplitPanel):
    """The text of a page, and buttons for the available actions."""

    hint_requested = Signal()
    retry_requested = Signal()
    back_requested = Signal()
    next_requested = Signal()
    result_entered = Signal(object)
    """A result was entered, to be checked."""
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.exercise_text = ExerciseText()
        self.count = CountAnswer()
        self.count.answered.connect(self.result_entered)
        self._hint = make_study_button(
            self.tr("Hint"), self.hint_requested, self.tr("H"), name="hint"
        )
        self._retry = make_study_button(
            self.tr("Retry"), self.retry_requested, self.tr("R"), name="retry"
        )
        self._back = make_study_button(self.tr("Back"), self.back_requested, "←", name="back")
        self._next = make_study_button(self.tr("Next Page"), self.next_requested, "→", name="next")
        close = make_study_button(
            self.tr("All Lessons"), self.closed, self.tr("Esc"), name="all-lessons"
        )
        self._tools = QWidget()
        self._tools.setLayout(hbox((self._hint, 1), (self._retry, 1)))
        steps = hbox((self._back, 1), (self._next, 1))
        self.set_halves(
            self.exercise_text, vbox(None, self.count, self._tools, SPACE, steps, close)
        )

    def show_actions(self, actions: LessonPageActions) -> None:
        """Show the available actions."""
        self._tools.setVisible(actions.is_task)
        self.count.setVisible(actions.is_count_task)
        self._hint.setEnabled(actions.hint)
        self._retry.setEnabled(actions.retry)
        self._back.setEnabled(actions.can_go_back)
        text = self.tr("Finish") if actions.is_last else self.tr("Next Page")
        self._next.setText(self.tr("Next Move") if actions.is_move else text)
        set_default_button(self._retry, actions.must_retry)
        set_default_button(self._next, actions.is_done)


class LessonList(SplitPanel):
    """The list of lessons; one of them is always selected."""

    chosen = Signal(int)
    """Another lesson is selected."""
    opened = Signal(int)
    """A request to begin a lesson."""
    language_chosen = Signal(str)
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        title = text_line(self.tr("Lessons"), LARGE, bold=True)
        self._languages = ChoiceBox()
        self._languages.setObjectName("languages")
        self._languages.setAccessibleName(self.tr("Lesson language"))
        self._languages.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._languages.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._languages.chosen.connect(self.language_chosen.emit)
        self._no_lessons_note = quiet_line(self.tr("No lessons are installed."))
        self._tree = QTreeWidget()
        self._tree.setObjectName("lessons")
        self._tree.setAccessibleName(self.tr("Lessons"))
        self._tree.setColumnCount(2)
        self._tree.setHeaderHidden(True)
        self._tree.setRootIsDecorated(False)
        self._tree.setUniformRowHeights(True)
        self._tree.setFrameShape(QFrame.Shape.NoFrame)
        self._tree.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._tree.setStyleSheet(
            "QTreeWidget { background: transparent; }"
            f"QTreeWidget::item {{ padding: {SPACE}px {SPACE // 2}px; }}"
        )
        self._tree.currentItemChanged.connect(lambda _item, _before: self._emit_chosen())
        self._tree.itemDoubleClicked.connect(lambda _item, _column: self.open())
        self._start = make_study_button(self.tr("Start"), self.open, self.tr("Space"), name="begin")
        set_default_button(self._start, is_default=True)
        close = make_study_button(self.tr("Leave"), self.closed, self.tr("Esc"), name="leave")
        prepare(self._languages)
        words = vbox(title, self._no_lessons_note, (self._tree, 1))
        self.set_halves(words, vbox(None, self._languages, self._start, close))

    def show_languages(self, offered: Sequence[str], chosen: str) -> None:
        """Offer the languages, if there are several."""
        self._languages.set_choices((language, language_name(language)) for language in offered)
        self._languages.value = chosen
        self._languages.setVisible(len(offered) > 1)

    def show_lessons(
        self, lessons: Sequence[Lesson], progress: LearningProgress, chosen: int
    ) -> None:
        """Show the lessons with their progress; ``chosen``: the index of one of them."""
        with QSignalBlocker(self._tree):
            self._tree.clear()
            for number, lesson in enumerate(lessons, start=1):
                done_pages = len(progress.lessons.get(lesson.key, frozenset()))
                # As wide as the last number, so that the titles are aligned.
                number_text = f"{number}.".rjust(len(f"{len(lessons)}."), _FIGURE_SPACE)
                item = QTreeWidgetItem(
                    [f"{number_text}  {lesson.title}", self._progress_text(lesson, done_pages)]
                )
                item.setToolTip(0, tool_tip(lesson.title))  # a narrow window cuts it off
                item.setTextAlignment(
                    1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                )
                self._tree.addTopLevelItem(item)
            header = self._tree.header()
            header.setStretchLastSection(False)
            header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
            header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
            if (selected := self._tree.topLevelItem(chosen)) is not None:
                self._tree.setCurrentItem(selected)
        self._no_lessons_note.setVisible(not lessons)
        self._tree.setVisible(bool(lessons))
        self._start.setEnabled(bool(lessons))
        if lessons:
            self._emit_chosen()

    def move_selection(self, steps: int) -> None:
        """Select the lesson ``steps`` rows further down."""
        item = self._tree.topLevelItem(self.current_index + steps)
        if item is not None:
            self._tree.setCurrentItem(item)

    def open(self) -> None:
        """Begin the selected lesson."""
        if self.current_index >= 0:
            self.opened.emit(self.current_index)

    @property
    def current_index(self) -> int:
        """The index of the selected lesson, -1 if there is none."""
        item = self._tree.currentItem()
        return -1 if item is None else self._tree.indexOfTopLevelItem(item)

    def _progress_text(self, lesson: Lesson, done_pages: int) -> str:
        if not done_pages:
            return ""
        text = self.tr("✓ done") if done_pages >= len(lesson.pages) else self.tr("{done} of {all}")
        return text.format(done=done_pages, all=len(lesson.pages))

    def _emit_chosen(self) -> None:
        if self.current_index >= 0:
            self.chosen.emit(self.current_index)
