"""The list of lessons: their titles, and how many of their pages are done."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from gobanapp.learning.learning_progress import LearningProgress
from gobanapp.learning.lesson import Lesson
from gobanapp.ui.study.study_buttons import make_study_button, set_default_button
from gobanapp.ui.widgets.appearance import LARGE, SPACE
from gobanapp.ui.widgets.forms import PanelLayout, prepare
from gobanapp.ui.widgets.labels import quiet_line, text_line
from gobanapp.ui.widgets.plain_text import tool_tip
from gobanapp.ui.widgets.translations import language_name


class LessonList(QWidget):
    """One lesson is always chosen, if there is one."""

    chosen = Signal(int)
    """Another lesson is pointed at."""
    opened = Signal(int)
    """It is to be begun."""
    language_chosen = Signal(str)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = text_line(self.tr("Lessons"), LARGE, bold=True)
        self._languages = QComboBox()
        self._languages.setObjectName("languages")
        self._languages.setAccessibleName(self.tr("Language of the lessons"))
        self._languages.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._languages.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._languages.activated.connect(
            lambda place: self.language_chosen.emit(self._languages.itemData(place))
        )
        self._nothing = quiet_line(self.tr("There are no lessons on this computer."))
        self._rows = QTreeWidget()
        self._rows.setObjectName("lessons")
        self._rows.setAccessibleName(self.tr("Lessons"))
        self._rows.setColumnCount(2)
        self._rows.setHeaderHidden(True)
        self._rows.setRootIsDecorated(False)
        self._rows.setUniformRowHeights(True)
        self._rows.setFrameShape(QFrame.Shape.NoFrame)
        self._rows.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._rows.setStyleSheet(
            "QTreeWidget { background: transparent; }"
            f"QTreeWidget::item {{ padding: {SPACE}px {SPACE // 2}px; }}"
        )
        self._rows.currentItemChanged.connect(lambda _item, _before: self._point())
        self._rows.itemDoubleClicked.connect(lambda _item, _column: self.open())
        self._begin = make_study_button(self.tr("Begin"), self.open, self.tr("Space"), name="begin")
        set_default_button(self._begin, is_next=True)
        close = make_study_button(self.tr("Leave"), self.closed.emit, self.tr("Esc"), name="leave")
        prepare(self._languages)
        words = QVBoxLayout()
        words.setSpacing(SPACE)
        words.addWidget(title)
        words.addWidget(self._nothing)
        words.addWidget(self._rows, 1)
        controls = QVBoxLayout()
        controls.setSpacing(SPACE)
        controls.addStretch(1)
        controls.addWidget(self._languages)
        controls.addWidget(self._begin)
        controls.addWidget(close)
        self._halves = PanelLayout(self, words, controls)

    def set_side_by_side(self, wide: bool) -> None:
        """Put the buttons beside the list where there is more width than height."""
        self._halves.set_side_by_side(wide)

    def show_languages(self, offered: Sequence[str], chosen: str) -> None:
        """Offer the languages; there is nothing to choose where there is one."""
        self._languages.clear()
        for language in offered:
            self._languages.addItem(language_name(language), language)
        self._languages.setCurrentIndex(self._languages.findData(chosen))
        self._languages.setVisible(len(offered) > 1)

    def show_lessons(
        self, lessons: Sequence[Lesson], progress: LearningProgress, chosen: int
    ) -> None:
        """Show the lessons with what is done of them; ``chosen``: the place of one of them."""
        with QSignalBlocker(self._rows):
            self._rows.clear()
            for number, lesson in enumerate(lessons, start=1):
                done = len(progress.lessons.get(lesson.key, frozenset()))
                row = QTreeWidgetItem([f"{number}.  {lesson.title}", self._done(lesson, done)])
                row.setToolTip(0, tool_tip(lesson.title))  # a narrow window cuts it off
                row.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self._rows.addTopLevelItem(row)
            header = self._rows.header()
            header.setStretchLastSection(False)
            header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
            header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
            if (at := self._rows.topLevelItem(chosen)) is not None:
                self._rows.setCurrentItem(at)
        self._nothing.setVisible(not lessons)
        self._rows.setVisible(bool(lessons))
        self._begin.setEnabled(bool(lessons))
        if lessons:
            self._point()

    def point_further(self, steps: int) -> None:
        """Choose another lesson, so many further down."""
        row = self._rows.topLevelItem(self.current_index + steps)
        if row is not None:
            self._rows.setCurrentItem(row)

    def open(self) -> None:
        """Begin the lesson that is chosen."""
        if self.current_index >= 0:
            self.opened.emit(self.current_index)

    @property
    def current_index(self) -> int:
        """The place of the lesson chosen, -1 where there is none."""
        row = self._rows.currentItem()
        return -1 if row is None else self._rows.indexOfTopLevelItem(row)

    def _done(self, lesson: Lesson, done: int) -> str:
        if not done:
            return ""
        text = self.tr("✓ done") if done >= len(lesson.pages) else self.tr("{done} of {all}")
        return text.format(done=done, all=len(lesson.pages))

    def _point(self) -> None:
        if self.current_index >= 0:
            self.chosen.emit(self.current_index)
