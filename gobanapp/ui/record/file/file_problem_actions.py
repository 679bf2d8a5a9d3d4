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
        self._is_wanted = False
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
        self._lines = hbox((self._text, 1), hbox(None, self._show, self._encoding))
        self.set_parts((self._lines, 1), close=self.tr("Dismiss"), name="dismiss")
        self.closed.connect(self._dismiss)
        self.hide()

    def show_origin(self, origin: DocumentOrigin | None, problems: Sequence[FileProblem]) -> None:
        """Show how many ``problems`` matter, and whether the text encoding is a guess."""
        self._origin = origin
        fits = True
        if problems:
            from gobanapp.sgf.file_problems import FileProblemCode, is_lost_or_guessed

            problems = [problem for problem in problems if is_lost_or_guessed(problem)]
            codes = {problem.code for problem in problems}
            fits = FileProblemCode.UNDECODABLE_BYTES not in codes
        if origin is not self._dismissed:
            self._dismissed = None
        long, short = [], []
        if problems:
            long.append(self._faults_in_file(len(problems)))
            short.append(self._faults(len(problems)))
        is_guess = origin is not None and not origin.file.is_encoding_sure
        if origin is not None and is_guess:
            from gobanapp.text.file_text import encoding_name

            text = self.tr("The text encoding is a guess: {encoding}")
            long.append(text.format(encoding=encoding_name(origin.file.encoding)))
            short.append(self.tr("Encoding guessed"))
        self._texts = " · ".join(long), " · ".join(short)
        self._show.setVisible(bool(problems))
        self._encoding.setVisible(is_guess or not fits)
        self._fit()
        self._is_wanted = origin is not None and self._dismissed is None and bool(long)
        self._show_if_wanted()

    def set_record_hidden(self, is_hidden: bool) -> None:
        """Hide it while something else than the record of the file has the board."""
        self._is_record_hidden = is_hidden
        self._show_if_wanted()

    def _show_if_wanted(self) -> None:
        self.setVisible(self._is_wanted and not self._is_record_hidden)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Use fewer words where there is too little room for all, then a line for the buttons."""
        long, short = self._texts
        self._lines.setDirection(QBoxLayout.Direction.LeftToRight)
        self._encoding.setText(self.tr("Change Encoding…"))
        if self._fits(long):
            self._text.set_full_text(long)
            return
        self._text.set_full_text(short)
        self._encoding.setText(self.tr("Encoding…"))
        if not self._fits(short):
            self._lines.setDirection(QBoxLayout.Direction.TopToBottom)

    def _fits(self, text: str) -> bool:
        """Return whether ``text`` has room next to the buttons."""
        return self._text.fontMetrics().horizontalAdvance(text) <= self.room

    def _faults_in_file(self, number: int) -> str:
        return self.tr("%n problems in this file", "", number)

    def _faults(self, number: int) -> str:
        return self.tr("%n file problems", "", number)

    def _dismiss(self) -> None:
        self._dismissed = self._origin
        self._is_wanted = False
        self._show_if_wanted()


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
        session.subscribe(self._follow, Change.DOCUMENT)
        bar.list_requested.connect(self.show_list)
        bar.encoding_requested.connect(self.ask_encoding)
        self._follow()  # A record that was restored is there from the beginning.

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

        def make() -> ReportDialog:
            dialog = ReportDialog(self.report, self._window)
            dialog.problem_requested.connect(self._go_to)
            return dialog

        show_once(self._window, ReportDialog, make)

    def ask_encoding(self) -> None:
        """Let the user read the file again in another encoding."""
        from gobanapp.ui.record.file.encoding_dialog import TextEncodingDialog

        origin = self._session.document.origin
        if origin is None:
            return
        dialog = TextEncodingDialog(origin.data, origin.file.encoding, self._window)
        if exec_dialog(dialog):
            self._files.read_again(dialog.chosen())

    def _follow(self, _change: Change = Change.NOTHING) -> None:
        self.report.show_record(self._session.document)

    def _show(self) -> None:
        self._bar.show_origin(self.report.origin, self.report.problems)

    def _go_to(self, place: tuple[GameEntry, int] | None) -> None:
        if place is not None:
            entry, number = place
            self._session.switch_game(entry)
            self._session.apply(lambda game: game.go_to(number))
