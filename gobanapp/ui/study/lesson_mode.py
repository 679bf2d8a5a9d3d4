"""Lesson mode: the list of lessons, and their pages on the board."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QStackedWidget

from gobanapp.learning.lesson import Lesson
from gobanapp.rules.board import Board
from gobanapp.rules.point import Point
from gobanapp.rules.position import Position
from gobanapp.rules.result import Result
from gobanapp.session.session import Session
from gobanapp.storage.lesson_files import (
    choose_lesson_language,
    lesson_languages,
    lessons_folder,
    load_lessons,
)
from gobanapp.storage.progress_file import ProgressFile
from gobanapp.storage.settings import Settings
from gobanapp.text.language import Translated
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.study.lesson_page import LessonPageController, page_view
from gobanapp.ui.study.lesson_panel import LessonList, LessonPanel
from gobanapp.ui.study.study_board import PositionView, bare_view
from gobanapp.ui.study.study_mode import StudyMode
from gobanapp.ui.widgets.key_filter import KeyGroup, KeyLine, ModeKeys

_EMPTY_BOARD_SIZE: Final = 9
"""The size of the empty board shown if there are no lessons."""


class _Panel(QStackedWidget):
    """The panel with the list of lessons, or with a page."""

    def __init__(self) -> None:
        super().__init__()
        self.list = LessonList()
        self.page = LessonPanel()
        self.addWidget(self.list)
        self.addWidget(self.page)


class LessonMode(StudyMode):
    """Lessons on the board, beginning with the list. Progress is saved at once."""

    panel: _Panel

    def __init__(
        self, session: Session, board: SessionBoard, settings: Settings, progress_file: ProgressFile
    ) -> None:
        super().__init__(session, board)
        self._settings = settings
        self._progress_file = progress_file
        self._folder = lessons_folder()
        self._lessons: list[Lesson] = []
        self._requested_language = ""
        self._lesson_index = 0
        self._page_index = 0
        self._controller: LessonPageController | None = None
        self.panel = _Panel()
        lesson_list, page = self.panel.list, self.panel.page
        page.exercise_text.news_shown.connect(self.announcement)
        lesson_list.chosen.connect(self._show_first_page)
        lesson_list.opened.connect(self.open_lesson)
        lesson_list.language_chosen.connect(self._choose_language)
        lesson_list.closed.connect(self.end)
        page.hint_requested.connect(self.hint)
        page.retry_requested.connect(self.retry)
        page.back_requested.connect(self.back)
        page.next_requested.connect(self.forward)
        page.result_entered.connect(self.check_count)
        page.closed.connect(self.leave)
        self.keys = ModeKeys(self.panel, LessonKeys().group(), self)
        page.exercise_text.changed.connect(self.prompt_changed)
        self.board.moves_finished.connect(self._finish_answer)

    @property
    def prompt(self) -> tuple[str, str]:
        """The text of the page; in the list, the selected lesson."""
        if self._controller is not None:
            return self.panel.page.exercise_text.presented_text
        title = self._lessons[self._lesson_index].title if self._lessons else ""
        return self.tr("Lessons"), title

    def begin(self) -> None:
        super().begin()
        self._load(self._settings.lesson_language)
        self._settings.changed.connect(self._follow_settings)

    def _give_back(self) -> None:
        self._settings.changed.disconnect(self._follow_settings)
        super()._give_back()

    def set_side_by_side(self, wide: bool) -> None:
        self.panel.list.set_side_by_side(wide)
        self.panel.page.set_side_by_side(wide)

    # Actions of the user

    def on_point(self, point: Point, _modifiers: Qt.KeyboardModifier) -> None:
        """Choose a point in a task; on a page to read, continue.

        While the moves of the answer are being shown, a click only shows them all; it neither
        restarts a task nor leaves one before the learner has read the verdict.
        """
        was_busy = self.board.is_busy
        self.board.finish()
        controller = self._controller
        if controller is None:
            self.panel.list.open()
        elif was_busy and controller.must_retry:
            return
        elif not controller.choose(point) and not controller.is_task:
            self.continue_lesson()

    def step(self, steps: int) -> None:
        """Go through the list, or through the moves of a page."""
        if self._controller is None:
            self.panel.list.move_selection(steps)
        else:
            self._controller.step(steps)

    def continue_lesson(self) -> None:
        """Go to the next move, page or lesson, if nothing is left to do."""
        if self.board.is_busy:
            self.board.finish()
        elif self._controller is None:
            self.panel.list.open()
        elif self._controller.must_retry:
            self._controller.retry()
        elif self._controller.is_done:
            self.forward()

    def forward(self) -> None:
        """Go to the next move or page, even if a task is not done."""
        controller = self._controller
        if controller is None:
            self.panel.list.open()
        elif not controller.step(1):
            if controller.is_done:
                self._save_progress()
            lesson = self._lessons[self._lesson_index]
            if self._page_index + 1 < len(lesson.pages):
                self._open_page(self._page_index + 1)
            else:
                self._lesson_index = min(self._lesson_index + 1, len(self._lessons) - 1)
                self._show_list()

    def back(self) -> None:
        """Go to the move or the page before."""
        if self._controller is not None and not self._controller.step(-1) and self._page_index > 0:
            self._open_page(self._page_index - 1, at_end=True)

    def hint(self) -> None:
        """Show the next hint."""
        if self._controller is not None:
            self.board.finish()
            self._controller.hint()

    def retry(self) -> None:
        """Begin the task of the page again."""
        if self._controller is not None:
            self._controller.retry()

    def check_count(self, result: Result) -> None:
        """Check the result that was entered."""
        if self._controller is not None:
            self._controller.check_count(result)
            self._finish_answer()

    def leave(self) -> None:
        """Leave a lesson for the list, and the list for the record."""
        if self._controller is None:
            self.end()
        else:
            self._show_list()

    def open_lesson(self, index: int) -> None:
        """Begin a lesson at its first unfinished page."""
        self._lesson_index = index
        lesson = self._lessons[index]
        done_pages = self._progress_file.progress.lessons.get(lesson.key, frozenset())
        remaining = (number for number in range(len(lesson.pages)) if number not in done_pages)
        self._open_page(next(remaining, 0))

    # Internals

    def _choose_language(self, language: str) -> None:
        self._settings.lesson_language = language
        self._load(language)  # also if it was requested before, but was not available

    def _follow_settings(self) -> None:
        """Show the lessons in the chosen language; an open page stays open."""
        if self._controller is None and self._requested_language != self._settings.lesson_language:
            self._load(self._settings.lesson_language)

    def _load(self, requested: str) -> None:
        """Show the lessons in a language, at first with the first unfinished one selected."""
        selected_key = self._lessons[self._lesson_index].key if self._lessons else ""
        self._requested_language = requested
        available = lesson_languages(self._folder)
        language = choose_lesson_language(requested, QLocale().name(), available)
        self._lessons = load_lessons(self._folder / language) if language else []
        self.panel.list.show_languages(available, language)
        keys = [lesson.key for lesson in self._lessons]
        self._lesson_index = (
            keys.index(selected_key) if selected_key in keys else self._first_unfinished()
        )
        self._show_list()

    def _first_unfinished(self) -> int:
        done_pages = self._progress_file.progress.lessons
        for index, lesson in enumerate(self._lessons):
            if len(done_pages.get(lesson.key, frozenset())) < len(lesson.pages):
                return index
        return 0

    def _leave_page(self) -> None:
        if self._controller is not None:
            self._controller.deleteLater()
            self._controller = None

    def _show_list(self) -> None:
        self._leave_page()
        self.board.set_hover_stone(None)
        if not self._lessons:
            position = Position.start(Board.empty(_EMPTY_BOARD_SIZE))
            self.board.show(PositionView(position, bare_view(position, self.board.frame)))
        self.panel.list.show_lessons(
            self._lessons, self._progress_file.progress, self._lesson_index
        )
        self.panel.setCurrentWidget(self.panel.list)
        self.prompt_changed.emit()
        self._follow_settings()

    def _show_first_page(self, index: int) -> None:
        self._lesson_index = index
        page = self._lessons[index].pages[0]
        self.board.show(page_view(page, page.game.tree.root_id, self.board.frame))
        self.prompt_changed.emit()

    def _open_page(self, number: int, *, at_end: bool = False) -> None:
        self._leave_page()
        self._page_index = number
        lesson = self._lessons[self._lesson_index]
        series_position = self.tr("{lesson} · {number} of {all}").format(
            lesson=lesson.title, number=number + 1, all=len(lesson.pages)
        )
        self._controller = LessonPageController(
            lesson.pages[number],
            series_position,
            self.panel.page,
            self.board,
            is_first=number == 0,
            is_last=number + 1 == len(lesson.pages),
        )
        self.panel.setCurrentWidget(self.panel.page)
        self._controller.begin(at_end=at_end)

    def _finish_answer(self) -> None:
        """Show the verdict once the moves of the answer are visible, and save the progress."""
        if self._controller is not None:
            self._controller.show_verdict()
            if self._controller.is_done and self._controller.is_task:
                self._save_progress()

    def _save_progress(self) -> None:
        lesson = self._lessons[self._lesson_index].key
        if self._page_index not in self._progress_file.progress.lessons.get(lesson, frozenset()):
            self._progress_file.change(
                lambda progress: progress.with_page(lesson, self._page_index)
            )


class LessonKeys(Translated):
    """The keys of lessons, wherever the focus is."""

    def group(self) -> KeyGroup[LessonMode]:
        keys, mode = Qt.Key, LessonMode
        undo = QKeySequence.StandardKey.Undo
        continue_keys = (keys.Key_Space, keys.Key_Return, keys.Key_Enter)
        return KeyGroup(
            self.tr("Lessons"),
            [
                KeyLine(self.tr("Continue"), dict.fromkeys(continue_keys, mode.continue_lesson)),
                KeyLine(
                    self.tr("Previous page, next page"),
                    {keys.Key_Left: mode.back, keys.Key_Right: mode.forward},
                ),
                KeyLine(
                    self.tr("Previous move, next move"),
                    {
                        keys.Key_Up: lambda lessons: lessons.step(-1),
                        keys.Key_Down: lambda lessons: lessons.step(1),
                    },
                ),
                KeyLine(self.tr("Hint"), {keys.Key_H: mode.hint}),
                KeyLine(self.tr("Retry"), {keys.Key_R: mode.retry}, {undo: mode.retry}),
                KeyLine(self.tr("Leave lessons"), {keys.Key_Escape: mode.leave}),
            ],
        )
