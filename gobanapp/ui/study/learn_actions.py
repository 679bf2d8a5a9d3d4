"""Actions of the Learn menu: problems and lessons."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from gobanapp.session.session import Session
from gobanapp.storage.settings import Settings
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.widgets.board_mode import ModeHost
from gobanapp.ui.widgets.commands import Command
from gobanapp.ui.widgets.user_folders import progress_path

if TYPE_CHECKING:
    from collections.abc import Callable

    from gobanapp.sgf.progress_callback import ProgressCallback
    from gobanapp.storage.problem_collection import (
        ProblemCollection,
        ProblemSelection,
    )
    from gobanapp.ui.study.lesson_mode import LessonMode
    from gobanapp.ui.study.practice_dialog import NamedCollection
    from gobanapp.ui.study.study_mode import StudyMode


class LearnActions(QObject):
    """Starts modes that take over board and panel; the open record stays unchanged."""

    standard_layout_requested = Signal()
    """Learning needs the panel."""
    moved = Signal(object, object)
    """A stone was placed on the learner's board: the positions before and after it."""

    def __init__(
        self,
        window: QWidget,
        session: Session,
        settings: Settings,
        board: SessionBoard,
        mode_host: ModeHost,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._settings = settings
        self._board = board
        self._mode_host = mode_host

    def commands(self) -> Sequence[Command]:
        return [
            Command(
                "solve-this",
                self.tr("&Solve This Problem"),
                self.solve_this,
                "Ctrl+K",
                tip=self.tr("Find the right moves; the game's variations answer"),
                refusal=self._refusal,
            ),
            Command(
                "solve-these",
                self.tr("Practise &Problems…"),
                self.ask_practice,
                tip=self.tr("Included problems, or problems from this file or a folder"),
                refusal=self._refusal,
            ),
            Command(
                "lessons",
                self.tr("&Lessons…"),
                self.show_lessons,
                "Ctrl+Shift+L",
                refusal=self._refusal,
            ),
        ]

    def _refusal(self) -> str:
        """Return what has to be finished before something can be learnt here, "" if nothing."""
        if self._session.is_free:
            return ""
        return self.tr("Finish the match or the scoring first, or open a new window.")

    def solve_this(self) -> None:
        """Solve the current record as a problem."""
        from gobanapp.storage.problem_collection import (
            ProblemCollection,
            ProblemSelection,
            make_problem_item,
        )
        from gobanapp.ui.widgets.progress_dialog import run_with_progress
        from gobanapp.ui.widgets.worker import Cancelled

        entry = self._session.document.current
        title = entry.info.game_name or self._document_name()
        try:
            item = run_with_progress(
                self._window,
                self.tr("Looking for answers"),
                lambda _progress: make_problem_item(title, entry.stored),
            )
        except Cancelled:
            return
        if item is None:
            self._show_no_problems(self.tr("This game has no moves to find."))
            return
        self.solve(ProblemSelection(ProblemCollection((item,)), (0,)))

    def ask_practice(self) -> None:
        """Ask which problems to practise, and how, and begin."""
        from random import Random

        from gobanapp.learning.practice import PracticePlan
        from gobanapp.storage.learning_json import PRACTICE_PLAN
        from gobanapp.storage.problem_collection import (
            GRADES,
            included_problems,
            problems_of_document,
        )
        from gobanapp.storage.progress_file import ProgressFile
        from gobanapp.text import problem_text
        from gobanapp.ui.study.practice_dialog import PracticeDialog
        from gobanapp.ui.study.problem_mode import local_now

        record = self._session.document
        collection = self._load_problems(
            lambda progress: problems_of_document(record.entries, self._document_name(), progress)
        )
        if collection is None:
            return
        own = [(self._document_name(), collection)] if collection.items else []
        included = [
            (problem_text.included_problems_name(grade), included_problems(grade))
            for grade in GRADES
        ]
        # The first collection is selected; an ordinary game is hardly meant as a problem.
        is_problem_file = any(item.begins_with_white for item in collection.items)
        collections = [*own, *included] if is_problem_file else [*included, *own]
        dialog = PracticeDialog(
            collections,
            PRACTICE_PLAN.from_text_or(self._settings.practice, PracticePlan()),
            ProgressFile(progress_path()).progress,
            local_now().date(),
            choose_folder=self._choose_folder,
            parent=self._window,
        )
        if dialog.exec() == PracticeDialog.DialogCode.Accepted:
            self._settings.practice = PRACTICE_PLAN.to_text(dialog.plan)
            self.solve(dialog.selection(Random()))
        dialog.deleteLater()

    def show_lessons(self) -> None:
        """Show the available lessons."""
        self._begin_lessons()

    def begin_lesson(self) -> None:
        """Begin the first lesson that is not done."""
        self._begin_lessons().continue_lesson()

    def _begin_lessons(self) -> LessonMode:
        from gobanapp.storage.progress_file import ProgressFile
        from gobanapp.ui.study.lesson_mode import LessonMode

        lessons = LessonMode(
            self._session, self._board, self._settings, ProgressFile(progress_path())
        )
        self._begin(lessons)
        return lessons

    def solve(self, selection: ProblemSelection) -> None:
        """Solve the problems of ``selection`` one after the other."""
        from gobanapp.storage.progress_file import ProgressFile
        from gobanapp.ui.study.problem_mode import ProblemMode

        self._begin(
            ProblemMode(self._session, self._board, selection, ProgressFile(progress_path()))
        )

    def _begin(self, mode: StudyMode) -> None:
        self.standard_layout_requested.emit()
        mode.board.moved.connect(self.moved)
        self._mode_host.enter_mode(mode)

    def _choose_folder(self) -> NamedCollection | None:
        from gobanapp.storage.problem_collection import problems_in_folder

        path = self._session.document.path
        start = Path.home() if path is None else path.parent
        title = self.tr("Problems from a Folder")
        name = QFileDialog.getExistingDirectory(self._window, title, str(start))
        if not name:
            return None
        collection = self._load_problems(lambda progress: problems_in_folder(Path(name), progress))
        return None if collection is None else (Path(name).name or name, collection)

    def _load_problems(
        self, work: Callable[[ProgressCallback], ProblemCollection]
    ) -> ProblemCollection | None:
        """Return the result of ``work``; None if it was cancelled or failed."""
        from gobanapp.ui.widgets.progress_dialog import run_with_progress
        from gobanapp.ui.widgets.worker import Cancelled

        try:
            return run_with_progress(self._window, self.tr("Looking for problems"), work)
        except Cancelled:
            return None
        except OSError as error:
            self._show_no_problems(error.strerror or str(error))
            return None

    def _show_no_problems(self, text: str) -> None:
        from gobanapp.ui.widgets.dialogs import show_message_box

        show_message_box(self._window, self.tr("No problems found"), text, name="nothing-to-solve")

    def _document_name(self) -> str:
        path = self._session.document.path
        return self.tr("This game") if path is None else path.stem
