"""Opening records: from files, from the clipboard, in another encoding."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from gobanapp.session.document import Document
from gobanapp.session.session import Session
from gobanapp.storage.document_file import load_document, read_document
from gobanapp.storage.settings import Settings
from gobanapp.ui.record.file.save_actions import SaveActions
from gobanapp.ui.widgets.commands import Command
from gobanapp.ui.widgets.dialogs import confirm, open_dialog, show_message_box
from gobanapp.ui.widgets.plain_text import tool_tip
from gobanapp.ui.widgets.progress_dialog import run_with_progress
from gobanapp.ui.widgets.worker import Cancelled

_WITHOUT_PATTERNS = QFileDialog.Option.HideNameFilterDetails
"""There are too many patterns for the file dialog to show them."""


class OpenActions(QObject):
    """Opens records, with the dialogs needed, after a question about unsaved work."""

    opened = Signal()
    """A record has been opened."""
    message = Signal(str)
    """A message that needs no answer."""

    def __init__(
        self,
        window: QWidget,
        session: Session,
        settings: Settings,
        saves: SaveActions,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._settings = settings
        self._saves = saves
        self.recent_menu = QMenu(self.tr("Open &Recent"), window)
        self.recent_menu.aboutToShow.connect(self._fill_recent_menu)

    def commands(self) -> Sequence[Command]:
        return [
            Command("open", self.tr("&Open…"), self.ask_open, QKeySequence.StandardKey.Open),
            Command(
                "open-clipboard",
                self.tr("Open from Clip&board"),
                self.open_clipboard,
                "Ctrl+Shift+V",
                tip=self.tr("A game or diagram copied from another program"),
            ),
            Command("games-of-file", self.tr("Co&llection…"), self.choose_game, "Ctrl+G"),
        ]

    def ask_open(self) -> None:
        """Let the user choose a file and open it."""
        name, _ = QFileDialog.getOpenFileName(
            self._window,
            self.tr("Open"),
            str(self._settings.recent_folder),
            self._name_filters(),
            "",
            _WITHOUT_PATTERNS,
        )
        if name:
            self.open(Path(name))

    def open(self, path: Path) -> bool:
        """Open a file, after asking about unsaved work; return whether it is open now.

        If the file cannot be read, a message says so and nothing is asked.
        """
        if not can_be_read(path) and self._read(path) is None:
            return False
        if not self._saves.maybe_save():
            return False
        record = self._read(path)
        if record is None:
            self._session.apply(self._session.match_clock.release)
            return False
        from gobanapp.storage.last_document import LastDocument

        self._settings.add_recent_file(path)
        self._settings.last_document = LastDocument.at_start_of(path).to_json()
        _go_to_last_move(record)
        self._session.open_document(record)
        self.opened.emit()
        if len(record.entries) > 1:
            self.choose_game()
        return True

    def store_last_document(self) -> None:
        """Store, when the window closes, the node of the file that the next start opens."""
        from gobanapp.storage.last_document import LastDocument

        last_document = LastDocument.from_document(self._session.document)
        if last_document is not None:
            self._settings.last_document = last_document.to_json()

    def reopen(self, *, is_asked: bool = False) -> None:
        """Open the file that was open last. If that fails, a line of text says so.

        ``is_asked``: True if the user asks for it; at the start it depends on the settings.
        """
        is_requested = is_asked or self._settings.reopens_last_document
        if not (is_requested and self._settings.last_document):
            return
        from gobanapp.sgf.file_problems import UnreadableFile
        from gobanapp.storage.last_document import LastDocument
        from gobanapp.text.file_text import cannot_reopen

        last_document = LastDocument.from_json(self._settings.last_document)
        if last_document is None:
            return
        try:
            record = self._load(last_document.file)
        except Cancelled:
            return
        except (OSError, UnreadableFile) as error:
            self.message.emit(cannot_reopen(last_document.file, error))
            return
        last_document.go_to_node(record)
        _go_to_last_move(record)
        self._session.open_document(record)

    def open_clipboard(self) -> None:
        """Open the record, or the diagrams, that the clipboard holds as text."""
        from gobanapp.sgf.file_problems import UnreadableFile
        from gobanapp.ui.record.file.clipboard import (
            read_clipboard_document,
            show_diagram_faults,  # not at the start
        )

        if not self._saves.maybe_save():
            return
        text = QGuiApplication.clipboard().text()
        title = self.tr("Reading the clipboard")
        try:
            record, faults = run_with_progress(
                self._window, title, lambda progress: read_clipboard_document(text, progress)
            )
        except Cancelled:
            self._session.apply(self._session.match_clock.release)
            return
        except UnreadableFile:
            show_message_box(
                self._window,
                self.tr("Nothing to open"),
                self.tr("The clipboard contains no game and no diagram."),
                name="nothing-in-clipboard",
            )
            self._session.apply(self._session.match_clock.release)
            return
        _go_to_last_move(record)
        self._session.open_document(record)
        self.opened.emit()
        show_diagram_faults(self._window, faults)

    def reopen_with_encoding(self, encoding: str | None) -> None:
        """Read the open file again in another encoding; None for the declared or guessed one."""
        from gobanapp.sgf.file_problems import UnreadableFile

        record = self._session.document
        origin = record.origin
        if origin is None or not self._confirm_reopening():
            return
        index = record.index
        try:
            reread = run_with_progress(
                self._window,
                self.tr("Reopening the file"),
                lambda progress: read_document(
                    origin.data, record.path, record.file_state, encoding, progress
                ),
            )
        except Cancelled:
            return
        except UnreadableFile:
            show_message_box(
                self._window,
                self.tr("Could not reopen the file"),
                self.tr("With that encoding the file contains no game. Nothing was changed."),
                name="not-read-again",
            )
            return
        if index < len(reread.entries) and reread.entries[index].can_be_shown:
            reread.current = reread.entries[index]
            if record.game.current_id in reread.game.tree:
                reread.game.go_to(record.game.current_id)
        self._session.open_document(reread)

    def _confirm_reopening(self) -> bool:
        """Ask before edits are lost; saving them first would keep the wrong encoding."""
        return not self._session.document.is_edited or confirm(
            self._window,
            self.tr("Reopen the file?"),
            self.tr("Changes since the file was opened will be lost."),
            self.tr("&Reopen"),
            name="read-again",
        )

    def choose_game(self) -> None:
        """Show the games of the file, to choose, reorder or add games."""
        from gobanapp.ui.record.games.file_games_dialog import GamesDialog

        dialog = GamesDialog(
            self._session,
            self._window,
            settings=self._settings,
            choose_files=self._choose_files,
            save=self._saves.save,
        )
        open_dialog(dialog)

    def _choose_files(self) -> Sequence[Document]:
        """Let the user choose files and return the contents of the readable ones."""
        names, _ = QFileDialog.getOpenFileNames(
            self._window,
            self.tr("Add Games"),
            str(self._settings.recent_folder),
            self._name_filters(),
            "",
            _WITHOUT_PATTERNS,
        )
        records = [self._read(Path(name)) for name in names]
        return [record for record in records if record is not None]

    def _read(self, path: Path) -> Document | None:
        """Return the contents of a file; if it cannot be read, say why and return None."""
        from gobanapp.sgf.file_problems import UnreadableFile

        try:
            return self._load(path)
        except Cancelled:
            return None
        except (OSError, UnreadableFile) as error:
            from gobanapp.text.file_text import cannot_open

            show_message_box(
                self._window,
                self.tr("Could not open the file"),
                cannot_open(path, error),
                name="not-opened",
                about=path.name,
            )
            return None

    def _load(self, path: Path) -> Document:
        title = self.tr("Reading {file}").format(file=path.name)
        return run_with_progress(
            self._window, title, lambda progress: load_document(path, progress=progress)
        )

    def _name_filters(self) -> str:
        from gobanapp.sgf.game_file import FileFormat

        suffixes = [format_.value for format_ in FileFormat]
        patterns = " ".join(f"*.{suffix} *.{suffix.upper()}" for suffix in suffixes)
        return self.tr("Go games ({patterns});;All files (*)").format(patterns=patterns)

    def _fill_recent_menu(self) -> None:
        self.recent_menu.clear()
        files = [path for path in self._settings.recent_files if os.path.exists(path)]  # noqa: PTH110 - Path.exists raises where it may not look
        for path in files:
            self._add_recent(str(path), partial(self.open, path))
        self.recent_menu.addSeparator()
        self._add_recent(self.tr("Clear List"), self._settings.clear_recent_files, bool(files))

    def _add_recent(self, text: str, slot: Callable[[], object], enabled: bool = True) -> None:
        action = self.recent_menu.addAction(text.replace("&", "&&"))
        action.setToolTip(tool_tip(text))
        action.setEnabled(enabled)
        action.triggered.connect(lambda _checked: slot())


def _go_to_last_move(record: Document) -> None:
    """Show the last move of an unfinished match, unless it is to be shown elsewhere."""
    game = record.game
    if game.node.parent is None and record.is_opened_match:
        game.go_to(game.main_line_end)


def can_be_read(path: Path) -> bool:
    """Return whether ``path`` is a readable file; its contents are not examined."""
    return os.path.isfile(path) and os.access(path, os.R_OK)  # noqa: PTH113 - Path.is_file raises where it may not look
