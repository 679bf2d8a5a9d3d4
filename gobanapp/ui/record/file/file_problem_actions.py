"""Messages about the open file: its repairs, guesses and encoding, in a bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from gobanapp.game.change import Change
from gobanapp.session.document import DocumentOrigin, GameEntry
from gobanapp.session.session import Session
from gobanapp.ui.record.file.file_problem_report import FileProblems
from gobanapp.ui.record.file.open_actions import OpenActions
from gobanapp.ui.widgets.buttons import push_button
from gobanapp.ui.widgets.commands import Command
from gobanapp.ui.widgets.dialogs import exec_dialog, show_once
from gobanapp.ui.widgets.forms import BoardBar, hbox
from gobanapp.ui.widgets.labels import ElidedLabel

if TYPE_CHECKING:
    from gobanapp.sgf.file_problems import FileProblem


class FileProblemsBar(BoardBar):
    """A line or two about what was lost or guessed in a file; the report has the rest."""

    list_requested = Signal()
    encoding_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._origin: DocumentOrigin | None = None
        self._dismissed: DocumentOrigin | None = None
        self._has_message = False
        self._is_record_hidden = False
        self._texts = ("", "")
        self._text = ElidedLabel()
        self._text.setObjectName("told")
        self._show = push_button(self.tr("Show…"), "show-problems", self.list_requested)
        self._show.setAccessibleName(self.tr("Show file problems…"))
        self._encoding = push_button("", "change-encoding", self.encoding_requested)
        self._encoding.setAccessibleName(self.tr("Change text encoding…"))
        for button in (self._show, self._encoding):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._layout = hbox((self._text, 1), hbox(None, self._show, self._encoding))
        self.set_parts((self._layout, 1), close=self.tr("Dismiss"), name="dismiss")
        self.closed.connect(self._dismiss)
        self.hide()

    def show_origin(self, origin: DocumentOrigin | None, problems: Sequence[FileProblem]) -> None:
        """Show how many ``problems`` matter, and whether the text encoding is a guess."""
        self._origin = origin
        is_decodable = True
        if problems:
            from gobanapp.sgf.file_problems import FileProblemCode, is_lost_or_guessed

            problems = [problem for problem in problems if is_lost_or_guessed(problem)]
            codes = {problem.code for problem in problems}
            is_decodable = FileProblemCode.UNDECODABLE_BYTES not in codes
        if origin is not self._dismissed:
            self._dismissed = None
        long_texts, short_texts = [], []
        if problems:
            long_texts.append(self._long_problem_count(len(problems)))
            short_texts.append(self._short_problem_count(len(problems)))
        is_guess = origin is not None and not origin.file.is_encoding_sure
        if origin is not None and is_guess:
            from gobanapp.text.file_text import encoding_name

            text = self.tr("The text encoding is a guess: {encoding}")
            long_texts.append(text.format(encoding=encoding_name(origin.file.encoding)))
            short_texts.append(self.tr("Encoding guessed"))
        self._texts = " · ".join(long_texts), " · ".join(short_texts)
        self._show.setVisible(bool(problems))
        self._encoding.setVisible(is_guess or not is_decodable)
        self._update_texts()
        self._has_message = origin is not None and self._dismissed is None and bool(long_texts)
        self._update_visibility()

    def set_record_hidden(self, is_hidden: bool) -> None:
        """Hide the bar while the board shows something other than the record."""
        self._is_record_hidden = is_hidden
        self._update_visibility()

    def _update_visibility(self) -> None:
        self.setVisible(self._has_message and not self._is_record_hidden)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_texts()

    def _update_texts(self) -> None:
        """Use shorter texts if the long ones do not fit, and if needed a line for the buttons."""
        long_texts, short_texts = self._texts
        self._layout.setDirection(QBoxLayout.Direction.LeftToRight)
        self._encoding.setText(self.tr("Change Encoding…"))
        if self._fits(long_texts):
            self._text.set_full_text(long_texts)
            return
        self._text.set_full_text(short_texts)
        self._encoding.setText(self.tr("Encoding…"))
        if not self._fits(short_texts):
            self._layout.setDirection(QBoxLayout.Direction.TopToBottom)

    def _fits(self, text: str) -> bool:
        """Return whether ``text`` fits next to the buttons."""
        return self._text.fontMetrics().horizontalAdvance(text) <= self.room

    def _long_problem_count(self, number: int) -> str:
        return self.tr("%n problems in this file", "", number)

    def _short_problem_count(self, number: int) -> str:
        return self.tr("%n file problems", "", number)

    def _dismiss(self) -> None:
        self._dismissed = self._origin
        self._has_message = False
        self._update_visibility()


class FileProblemActions(QObject):
    """Keeps the bar above the board up to date with the file, and opens its dialogs."""

    def __init__(
        self, window: QWidget, session: Session, files: OpenActions, bar: FileProblemsBar
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._files = files
        self._bar = bar
        self.report = FileProblems(self)
        self.report.changed.connect(self._show)
        session.subscribe(self._update_report, Change.DOCUMENT)
        bar.list_requested.connect(self.show_list)
        bar.encoding_requested.connect(self.ask_encoding)
        self._update_report()  # a restored record is there from the beginning

    def commands(self) -> Sequence[Command]:
        return [
            Command(
                "encoding",
                self.tr("&Text Encoding…"),
                self.ask_encoding,
                tip=self.tr("Reopen the file in another encoding, if its text looks wrong"),
                enabled=self.has_file,
            ),
            Command(
                "faults",
                self.tr("&File Problems…"),
                self.show_list,
                tip=self.tr("What was wrong in the file and how it was read"),
                enabled=self.has_file,
            ),
        ]

    def has_file(self) -> bool:
        return self._session.document.origin is not None

    def show_list(self) -> None:
        """Show the list of repairs and guesses, or bring it to the front."""
        from gobanapp.ui.record.file.file_problems_dialog import ReportDialog

        def create() -> ReportDialog:
            dialog = ReportDialog(self.report, self._window)
            dialog.problem_requested.connect(self._go_to)
            return dialog

        show_once(self._window, ReportDialog, create)

    def ask_encoding(self) -> None:
        """Let the user read the file again in another encoding."""
        from gobanapp.ui.record.file.encoding_dialog import TextEncodingDialog

        origin = self._session.document.origin
        if origin is None:
            return
        dialog = TextEncodingDialog(origin.data, origin.file.encoding, self._window)
        if exec_dialog(dialog):
            self._files.reopen_with_encoding(dialog.chosen())

    def _update_report(self, _change: Change = Change.NOTHING) -> None:
        self.report.show_record(self._session.document)

    def _show(self) -> None:
        self._bar.show_origin(self.report.origin, self.report.problems)

    def _go_to(self, target: tuple[GameEntry, int] | None) -> None:
        if target is not None:
            entry, number = target
            self._session.switch_game(entry)
            self._session.apply(lambda game: game.go_to(number))
