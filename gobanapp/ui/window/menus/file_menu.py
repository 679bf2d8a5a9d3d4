"""The File menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication

from gobanapp.ui.match.match_actions import MatchActions
from gobanapp.ui.print.print_actions import PrintActions
from gobanapp.ui.record.file.open_actions import OpenActions
from gobanapp.ui.record.file.problem_actions import FileProblemActions
from gobanapp.ui.record.file.save_actions import SaveActions
from gobanapp.ui.window.menus.menu_item import SEPARATOR, MenuEntry, MenuItem

_Keys = QKeySequence.StandardKey


class FileMenu(QObject):
    """New games, files, and what there is to say about the file that is open."""

    def __init__(
        self,
        open_window: Callable[[], object],
        close_window: Callable[[], object],
        files: OpenActions,
        saves: SaveActions,
        matches: MatchActions,
        reports: FileProblemActions,
        prints: PrintActions,
    ) -> None:
        super().__init__()
        self._open_window = open_window
        self._close_window = close_window
        self._files = files
        self._saves = saves
        self._matches = matches
        self._reports = reports
        self._prints = prints

    def title(self) -> str:
        return self.tr("&File")

    def entries(self) -> Sequence[MenuEntry]:
        """Return the lines of the menu."""
        files, saves, reports = self._files, self._saves, self._reports
        quit_ = QApplication.closeAllWindows
        return [
            MenuItem(self.tr("&New Game…"), self._matches.ask_new_game, _Keys.New, name="new-game"),
            MenuItem(
                self.tr("New &Window"),
                self._open_window,
                "Ctrl+Shift+N",
                name="new-window",
            ),
            MenuItem(self.tr("&Open…"), files.ask_open, _Keys.Open, name="open"),
            files.recent_menu,
            MenuItem(
                self.tr("Pla&yed Games…"),
                self._matches.show_archive,
                "Ctrl+Shift+O",
                name="played-games",
            ),
            MenuItem(
                self.tr("Open from Clip&board"),
                files.open_clipboard,
                "Ctrl+Shift+V",
                name="open-clipboard",
            ),
            SEPARATOR,
            MenuItem(self.tr("&Save"), saves.save, _Keys.Save, name="save"),
            MenuItem(self.tr("Save &As…"), saves.ask_save_as, "Ctrl+Shift+S", name="save-as"),
            SEPARATOR,
            MenuItem(self.tr("&Print…"), self._prints.ask_print, _Keys.Print, name="print"),
            MenuItem(self.tr("&Export…"), self._prints.ask_export, "Ctrl+Shift+E", name="export"),
            SEPARATOR,
            MenuItem(
                self.tr("&Games of This File…"),
                files.choose_game,
                "Ctrl+G",
                name="games-of-file",
            ),
            MenuItem(
                self.tr("&Text Encoding…"),
                reports.ask_encoding,
                is_enabled=reports.has_file,
                name="encoding",
            ),
            MenuItem(
                self.tr("&Faults of This File…"),
                reports.show_list,
                is_enabled=reports.has_file,
                name="faults",
            ),
            SEPARATOR,
            MenuItem(self.tr("&Close"), self._close_window, "Ctrl+W", name="close"),
            MenuItem(
                self.tr("&Quit"), quit_, "Ctrl+Q", role=QAction.MenuRole.QuitRole, name="quit"
            ),
        ]
