"""The File menu."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication

from gobanapp.ui.actions.file_actions import FileActions
from gobanapp.ui.actions.match_actions import MatchActions
from gobanapp.ui.actions.print_actions import PrintActions
from gobanapp.ui.actions.report_actions import ReportActions
from gobanapp.ui.menus.item import SEPARATOR, Entry, Item

if TYPE_CHECKING:
    from gobanapp.ui.main_window import MainWindow

_Keys = QKeySequence.StandardKey


class FileMenu(QObject):
    """New games, files, and what there is to say about the file that is open."""

    def __init__(
        self,
        window: MainWindow,
        files: FileActions,
        matches: MatchActions,
        reports: ReportActions,
        prints: PrintActions,
    ) -> None:
        super().__init__()
        self._window = window
        self._files = files
        self._matches = matches
        self._reports = reports
        self._prints = prints

    def title(self) -> str:
        return self.tr("&File")

    def entries(self) -> Sequence[Entry]:
        """Return the lines of the menu."""
        files, reports = self._files, self._reports
        quit_ = QApplication.closeAllWindows
        return [
            Item(self.tr("&New Game…"), self._matches.ask_new_game, _Keys.New),
            Item(self.tr("New &Window"), self._window.another_wanted.emit, "Ctrl+Shift+N"),
            Item(self.tr("&Open…"), files.ask_open, _Keys.Open),
            files.recent_menu,
            Item(self.tr("Pla&yed Games…"), self._matches.show_played, "Ctrl+Shift+O"),
            Item(self.tr("Open from Clip&board"), files.open_clipboard, "Ctrl+Shift+V"),
            SEPARATOR,
            Item(self.tr("&Save"), files.save, _Keys.Save),
            Item(self.tr("Save &As…"), files.ask_save_as, "Ctrl+Shift+S"),
            SEPARATOR,
            Item(self.tr("&Print…"), self._prints.ask_print, _Keys.Print),
            Item(self.tr("&Export…"), self._prints.ask_export, "Ctrl+Shift+E"),
            SEPARATOR,
            Item(self.tr("&Games of This File…"), files.choose_game, "Ctrl+G"),
            Item(self.tr("&Text Encoding…"), reports.ask_encoding, can=reports.has_file),
            Item(self.tr("&Faults of This File…"), reports.show_list, can=reports.has_file),
            SEPARATOR,
            Item(self.tr("&Close"), self._window.close, "Ctrl+W"),
            Item(self.tr("&Quit"), quit_, "Ctrl+Q", role=QAction.MenuRole.QuitRole),
        ]
