"""What there is to say about the file that is open: repairs, guesses, its text encoding."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from gobanapp.game.change import Change
from gobanapp.session.document import GameEntry
from gobanapp.session.session import Session
from gobanapp.ui.record.file.open_actions import OpenActions
from gobanapp.ui.record.file.problem_report import FileProblems
from gobanapp.ui.record.file.problems_bar import FileProblemsBar
from gobanapp.ui.widgets.commands import Command


class FileProblemActions(QObject):
    """Keeps the bar above the board in step with the file, and opens its dialogs."""

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
        session.changed.connect(self._follow)
        bar.list_requested.connect(self.show_list)
        bar.encoding_requested.connect(self.ask_encoding)
        self._follow()  # A record that was restored is there from the beginning.

    def commands(self) -> Sequence[Command]:
        return [
            Command(
                "encoding",
                self.tr("&Text Encoding…"),
                self.ask_encoding,
                tip=self.tr("Read the file again, where its letters are wrong"),
                enabled=self.has_file,
            ),
            Command(
                "faults",
                self.tr("&Faults of This File…"),
                self.show_list,
                tip=self.tr("What was wrong in the file, and what was made of it"),
                enabled=self.has_file,
            ),
        ]

    def has_file(self) -> bool:
        return self._session.document.origin is not None

    def show_list(self) -> None:
        """Show what was repaired and guessed."""
        from gobanapp.ui.record.file.problems_dialog import ReportDialog

        dialog = ReportDialog(self.report, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.problem_requested.connect(self._go_to)
        dialog.show()

    def ask_encoding(self) -> None:
        """Let the user read the file again in another encoding."""
        from gobanapp.ui.record.file.encoding_dialog import TextEncodingDialog

        origin = self._session.document.origin
        if origin is None:
            return
        dialog = TextEncodingDialog(origin.data, origin.file.encoding, self._window)
        accepted = dialog.exec() == TextEncodingDialog.DialogCode.Accepted
        dialog.deleteLater()
        if accepted:
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
