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

_NO_LESSON: Final = 9
"""The size of the board shown where there is no lesson."""


class _Panel(QStackedWidget):
    """The list, or a page."""

    def __init__(self) -> None:
        super().__init__()
        self.list = LessonList()
        self.page = LessonPanel()
        self.addWidget(self.list)
        self.addWidget(self.page)


class LessonMode(StudyMode):
    """Begins with the list. Progress is saved at once."""

    panel: _Panel

    def __init__(
        self, session: Session, board: SessionBoard, settings: Settings, file: ProgressFile
    ) -> None:
        super().__init__(session, board)
        self._settings = settings
        self._file = file
        self._folder = lessons_folder()
        self._lessons: list[Lesson] = []
        self._wanted = ""
        self._place = 0
        self._page = 0
        self._doing: LessonPageController | None = None
        self.panel = _Panel()
        listed, page = self.panel.list, self.panel.page
        page.exercise_text.news_shown.connect(self.announcement)
        listed.chosen.connect(self._show_first_page)
        listed.opened.connect(self.open_lesson)
        listed.language_chosen.connect(self._choose_language)
        listed.closed.connect(self.end)
        page.hint_requested.connect(self.hint)
        page.retry_requested.connect(self.retry)
        page.back_requested.connect(self.back)
        page.next_requested.connect(self.forward)
        page.result_entered.connect(self.check_count)
        page.closed.connect(self.leave)
        self.keys = ModeKeys(self.panel, LessonKeys().group(), self)
        page.exercise_text.changed.connect(self.prompt_changed)
        self.board.moves_finished.connect(self._settle)

    @property
    def prompt(self) -> tuple[str, str]:
        """The text of the page; in the list, the selected lesson."""
        if self._doing is not None:
            return self.panel.page.exercise_text.presented_text
        title = self._lessons[self._place].title if self._lessons else ""
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

        While the moves of the answer are still shown, a click only ends that; it neither restarts a
        task nor leaves one before the learner has read the verdict.
        """
        was_busy = self.board.is_busy
        self.board.finish()
        doing = self._doing
        if doing is None:
            self.panel.list.open()
        elif was_busy and doing.must_begin_anew:
            return
        elif not doing.choose(point) and not doing.is_task:
            self.go_on()

    def step(self, steps: int) -> None:
        """Go through the list, or through the moves of a page."""
        if self._doing is None:
            self.panel.list.point_further(steps)
        else:
            self._doing.step(steps)

    def go_on(self) -> None:
        """Continue where nothing is left to do: to the next move, page or lesson."""
        if self.board.is_busy:
            self.board.finish()
        elif self._doing is None:
            self.panel.list.open()
        elif self._doing.must_begin_anew:
            self._doing.retry()
        elif self._doing.is_done:
            self.forward()

    def forward(self) -> None:
        """Go to the next move or page, also where a task is not done."""
        doing = self._doing
        if doing is None:
            self.panel.list.open()
        elif not doing.step(1):
            if doing.is_done:
                self._note()
            lesson = self._lessons[self._place]
            if self._page + 1 < len(lesson.pages):
                self._open_page(self._page + 1)
            else:
                self._place = min(self._place + 1, len(self._lessons) - 1)
                self._show_list()

    def back(self) -> None:
        """Go to the move or the page before."""
        if self._doing is not None and not self._doing.step(-1) and self._page > 0:
            self._open_page(self._page - 1, at_end=True)

    def hint(self) -> None:
        """Help a little further."""
        if self._doing is not None:
            self.board.finish()
            self._doing.hint()

    def retry(self) -> None:
        """Begin the task of the page again."""
        if self._doing is not None:
            self._doing.retry()

    def check_count(self, result: Result) -> None:
        """Check the result that was entered."""
        if self._doing is not None:
            self._doing.check_count(result)
            self._settle()

    def leave(self) -> None:
        """Leave a lesson for the list, and the list for the record."""
        if self._doing is None:
            self.end()
        else:
            self._show_list()

    def open_lesson(self, place: int) -> None:
        """Begin a lesson, at its first page that is not done."""
        self._place = place
        lesson = self._lessons[place]
        done = self._file.progress.lessons.get(lesson.key, frozenset())
        left = (page for page in range(len(lesson.pages)) if page not in done)
        self._open_page(next(left, 0))

    # Internals

    def _choose_language(self, language: str) -> None:
        self._settings.lesson_language = language
        self._load(language)  # also where it is the one that had been wanted, but not there

    def _follow_settings(self) -> None:
        """Show the lessons in the chosen language; an open page stays open."""
        if self._doing is None and self._wanted != self._settings.lesson_language:
            self._load(self._settings.lesson_language)

    def _load(self, wanted: str) -> None:
        """Show the lessons in a language; at first the first that is not done is chosen."""
        chosen = self._lessons[self._place].key if self._lessons else ""
        self._wanted = wanted
        offered = lesson_languages(self._folder)
        language = choose_lesson_language(wanted, QLocale().name(), offered)
        self._lessons = load_lessons(self._folder / language) if language else []
        self.panel.list.show_languages(offered, language)
        keys = [lesson.key for lesson in self._lessons]
        self._place = keys.index(chosen) if chosen in keys else self._first_not_done()
        self._show_list()

    def _first_not_done(self) -> int:
        known = self._file.progress.lessons
        for place, lesson in enumerate(self._lessons):
            if len(known.get(lesson.key, frozenset())) < len(lesson.pages):
                return place
        return 0

    def _leave_page(self) -> None:
        if self._doing is not None:
            self._doing.deleteLater()
            self._doing = None

    def _show_list(self) -> None:
        self._leave_page()
        self.board.hold(None)
        if not self._lessons:
            position = Position.start(Board.empty(_NO_LESSON))
            self.board.show(PositionView(position, bare_view(position, self.board.frame)))
        self.panel.list.show_lessons(self._lessons, self._file.progress, self._place)
        self.panel.setCurrentWidget(self.panel.list)
        self.prompt_changed.emit()
        self._follow_settings()

    def _show_first_page(self, place: int) -> None:
        self._place = place
        page = self._lessons[place].pages[0]
        self.board.show(page_view(page, page.game.tree.root_id, self.board.frame))
        self.prompt_changed.emit()

    def _open_page(self, number: int, *, at_end: bool = False) -> None:
        self._leave_page()
        self._page = number
        lesson = self._lessons[self._place]
        place = self.tr("{lesson} · {number} of {all}").format(
            lesson=lesson.title, number=number + 1, all=len(lesson.pages)
        )
        self._doing = LessonPageController(
            lesson.pages[number],
            place,
            self.panel.page,
            self.board,
            is_first=number == 0,
            is_last=number + 1 == len(lesson.pages),
        )
        self.panel.setCurrentWidget(self.panel.page)
        self._doing.begin(at_end=at_end)

    def _settle(self) -> None:
        """Show the verdict after its moves have been shown, and save the progress."""
        if self._doing is not None:
            self._doing.tell()
            if self._doing.is_done and self._doing.is_task:
                self._note()

    def _note(self) -> None:
        lesson = self._lessons[self._place].key
        if self._page not in self._file.progress.lessons.get(lesson, frozenset()):
            self._file.change(lambda progress: progress.with_page(lesson, self._page))


class LessonKeys(Translated):
    """The keys of lessons, wherever the focus is."""

    def group(self) -> KeyGroup[LessonMode]:
        keys, mode = Qt.Key, LessonMode
        undo = QKeySequence.StandardKey.Undo
        continues = (keys.Key_Space, keys.Key_Return, keys.Key_Enter)
        return KeyGroup(
            self.tr("Lessons"),
            [
                KeyLine(self.tr("Continue"), dict.fromkeys(continues, mode.go_on)),
                KeyLine(
                    self.tr("Previous page, next page"),
                    {keys.Key_Left: mode.back, keys.Key_Right: mode.forward},
                ),
                KeyLine(
                    self.tr("Previous move, next move"),
                    {keys.Key_Up: lambda at: at.step(-1), keys.Key_Down: lambda at: at.step(1)},
                ),
                KeyLine(self.tr("Hint"), {keys.Key_H: mode.hint}),
                KeyLine(self.tr("Retry"), {keys.Key_R: mode.retry}, {undo: mode.retry}),
                KeyLine(self.tr("Leave lessons"), {keys.Key_Escape: mode.leave}),
            ],
        )
