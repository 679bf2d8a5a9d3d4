"""Opening, saving and what is asked before unsaved work would be lost."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMenu, QMessageBox, QWidget

from gobanapp.sgf.problems import UnreadableFile
from gobanapp.sgf.read_file import Format
from gobanapp.ui.background import Cancelled, in_background
from gobanapp.ui.dialogs.question import agreed, tell
from gobanapp.ui.files.file_messages import cannot_open, cannot_reopen, cannot_save
from gobanapp.ui.files.file_name import file_name
from gobanapp.ui.files.record_file import load_record, read_record, save_record, state_of, text_fits
from gobanapp.ui.record import Record
from gobanapp.ui.session import Session
from gobanapp.ui.settings import Settings

_SUFFIX = "sgf"


class FileActions(QObject):
    """What the File menu does, with the dialogs that belong to it."""

    opened = Signal()
    """A record has been opened, to be looked at."""
    told = Signal(str)
    """Something that nobody has to answer."""

    def __init__(
        self,
        window: QWidget,
        session: Session,
        settings: Settings,
        keep: Callable[[], bool] = lambda: False,
    ) -> None:
        """``keep`` saves a match without a word, if it is one and that is wanted."""
        super().__init__(window)
        self._keep = keep
        self._window = window
        self._session = session
        self._settings = settings
        self.recent_menu = QMenu(self.tr("Open &Recent"), window)
        self.recent_menu.aboutToShow.connect(self._fill_recent_menu)

    def ask_open(self) -> None:
        """Let the user choose a file and open it."""
        name, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("Open"), str(self._folder()), self._kinds()
        )
        if name:
            self.open(Path(name))

    def open(self, path: Path) -> bool:
        """Open a file, after asking about unsaved work; return whether it is open now."""
        if not self.may_leave():
            return False
        record = self._read(path)
        if record is None:
            return False
        self._settings.add_recent_file(path)
        self._session.open(record)
        self.opened.emit()
        if len(record.entries) > 1:
            self.choose_game()
        return True

    def remember(self) -> None:
        """Note, as the window is closed, the file with which the next start goes on."""
        from gobanapp.ui.left_open import LeftOpen

        left = LeftOpen.of(self._session.record)
        self._settings.left_open = "" if left is None else left.to_json()

    def reopen(self) -> None:
        """Open, at the start, the file that was open last. That it can't be is told in a line."""
        if not (self._settings.reopens and self._settings.left_open):
            return
        from gobanapp.ui.left_open import LeftOpen

        left = LeftOpen.from_json(self._settings.left_open)
        if left is None:
            return
        try:
            record = self._load(left.file)
        except Cancelled:
            return
        except (OSError, UnreadableFile) as error:
            self.told.emit(cannot_reopen(left.file, error))
            return
        left.find(record)
        self._session.open(record)

    def open_clipboard(self) -> None:
        """Open the record, or the diagrams, that the clipboard holds as text."""
        from gobanapp.ui.dialogs.diagram_faults import tell_faults  # not at the start
        from gobanapp.ui.files.clipboard import read_copied

        if not self.may_leave():
            return
        text = QGuiApplication.clipboard().text()
        title = self.tr("Reading the clipboard")
        try:
            record, faults = in_background(
                self._window, title, lambda progress: read_copied(text, progress)
            )
        except Cancelled:
            return
        except UnreadableFile:
            tell(
                self._window,
                self.tr("Nothing was opened"),
                self.tr("There is no game record and no diagram in the clipboard."),
            )
            return
        self._session.open(record)
        self.opened.emit()
        tell_faults(self._window, faults)

    def read_again(self, encoding: str | None) -> None:
        """Read the file that is open in another encoding; None: in the one that it seems to be."""
        record = self._session.record
        origin = record.origin
        if origin is None or not self._may_read_again():
            return
        index = record.index
        try:
            again = in_background(
                self._window,
                self.tr("Reading the file again"),
                lambda progress: read_record(
                    origin.data, record.path, record.state, encoding, progress
                ),
            )
        except Cancelled:
            return
        except UnreadableFile:
            tell(
                self._window,
                self.tr("The file was not read again"),
                self.tr("In that encoding there is no game in it. It stays as it was."),
            )
            return
        if index < len(again.entries) and again.entries[index].can_be_shown:
            again.current = again.entries[index]
            if record.game.place in again.game.tree:
                again.game.go_to(record.game.place)
        self._session.open(again)

    def _may_read_again(self) -> bool:
        """Ask before what was done is lost: to save it first would keep the wrong letters."""
        return not self._session.record.is_edited or agreed(
            self._window,
            self.tr("Read the file again?"),
            self.tr("What was played or written since it was opened would be lost."),
            self.tr("&Read Again"),
        )

    def choose_game(self) -> None:
        """Show the games of the file, to choose one, put them in order, add some."""
        from gobanapp.ui.dialogs.games import GamesDialog

        dialog = GamesDialog(
            self._session, self._window, choose_files=self._choose_files, save=self.save
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _choose_files(self) -> Sequence[Record]:
        """Let the user choose files and return what is in those that can be read."""
        names, _ = QFileDialog.getOpenFileNames(
            self._window, self.tr("Add Games"), str(self._folder()), self._kinds()
        )
        records = [self._read(Path(name)) for name in names]
        return [record for record in records if record is not None]

    def _read(self, path: Path) -> Record | None:
        """Return what is in a file; where it cannot be read say why, and return None."""
        try:
            return self._load(path)
        except Cancelled:
            return None
        except (OSError, UnreadableFile) as error:
            tell(self._window, self.tr("The file was not opened"), cannot_open(path, error))
            return None

    def _load(self, path: Path) -> Record:
        title = self.tr("Reading {file}").format(file=path.name)
        return in_background(
            self._window, title, lambda progress: load_record(path, progress=progress)
        )

    def _kinds(self) -> str:
        endings = [format_.value for format_ in Format]
        patterns = " ".join(f"*.{ending} *.{ending.upper()}" for ending in endings)
        return self.tr("Go records ({patterns});;All files (*)").format(patterns=patterns)

    def save(self) -> bool:
        """Save where the record came from; return whether it is saved now.

        A file that already holds it is not written again.
        """
        record = self._session.record
        if record.path is None or not record.can_be_saved_there:
            return self.ask_save_as()
        state = state_of(record.path)
        if state is not None and state == record.state and not record.is_modified:
            return True
        return self._save_again(record.path)

    def ask_save_as(self) -> bool:
        """Let the user choose a file and save to it; return whether it is saved now."""
        record = self._session.record
        path = record.path or self._folder() / self._suggested_name()
        if not record.can_be_saved_there:
            path = path.with_suffix(f".{_SUFFIX}")
        dialog = QFileDialog(
            self._window, self.tr("Save As"), str(path.parent), self.tr("Go records (*.sgf)")
        )
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        # The dialog adds the ending itself, so that it asks before it writes over that file.
        dialog.setDefaultSuffix(_SUFFIX)
        dialog.selectFile(path.name)
        chosen = dialog.selectedFiles() if dialog.exec() else []
        dialog.deleteLater()
        if not chosen:
            return False
        path = Path(chosen[0]).absolute()
        return self._save_again(path) if path == record.path else self._save_to(path)

    def _save_again(self, path: Path) -> bool:
        """Save over the file that the record came from, after asking what has to be asked."""
        record = self._session.record
        if state_of(path) not in {None, record.state} and not self._may_overwrite(path):
            return False
        if not text_fits(record) and not self._may_save_as_read():
            return False
        return self._save_to(path)

    def may_leave(self, *, closes: bool = False) -> bool:
        """Ask what is to become of unsaved work, if there is any; return whether to go on.

        ``closes``: it is left by closing the window, which nobody does by accident.
        """
        self._session.pause_clock()
        self._session.keep_tried()  # and then it is asked for with the rest
        if not closes and not self._may_leave_match():
            return False
        if not self._session.record.is_modified or self._keep():
            return True
        self._window.activateWindow()
        box = QMessageBox(self._window)
        path = self._session.record.path
        box.setText(
            self.tr("Save {name}?").format(
                name=self._suggested_name().removesuffix(".sgf") if path is None else path.name
            )
        )
        box.setInformativeText(
            self.tr("What was played or written since the last save would be lost.")
        )
        buttons = QMessageBox.StandardButton
        box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
        box.setDefaultButton(buttons.Save)
        answer = box.exec()
        box.deleteLater()
        if answer == buttons.Save:
            return self.save()
        return answer == buttons.Discard

    def _may_leave_match(self) -> bool:
        """Ask before two players lose their game out of sight."""
        match = self._session.match
        is_begun = match is not None and match.place != self._session.game.tree.root_number
        if not self._session.is_live or not is_begun:
            return True
        return agreed(
            self._window,
            self.tr("Leave this game?"),
            self.tr("It is not over. File, Played Games resumes it where games are kept."),
            self.tr("&Leave"),
        )

    def _may_overwrite(self, path: Path) -> bool:
        """Ask whether to write over a file that another program has changed meanwhile."""
        return agreed(
            self._window,
            self.tr("{file} was changed by another program").format(file=path.name),
            self.tr("If you save here, what was changed there is lost. You can save elsewhere."),
            self.tr("Save Here"),
        )

    def _may_save_as_read(self) -> bool:
        """Ask before letters that were read in the wrong encoding are written for good."""
        return agreed(
            self._window,
            self.tr("Save although some letters may be wrong?"),
            self.tr(
                "Not all of the text fits the encoding in which the file was read. File, Text"
                " Encoding reads it in another one."
            ),
            self.tr("&Save"),
        )

    def _save_to(self, path: Path) -> bool:
        path = path.absolute()
        self._session.keep_tried()  # What is seen is what is saved.
        record = self._session.record
        title = self.tr("Saving {file}").format(file=path.name)
        try:
            in_background(
                self._window,
                title,
                lambda progress: save_record(record, path, progress),
                leaves_at_once=False,
            )
        except Cancelled:
            return False
        except OSError as error:
            tell(self._window, self.tr("The game was not saved"), cannot_save(path, error))
            return False
        self._settings.add_recent_file(path)
        self._session.saved(path, state_of(path))
        return True

    def _fill_recent_menu(self) -> None:
        self.recent_menu.clear()
        files = [path for path in self._settings.recent_files if os.path.exists(path)]  # noqa: PTH110 - Path.exists raises where it may not look
        for path in files:
            self._add_recent(str(path), partial(self.open, path))
        self.recent_menu.addSeparator()
        self._add_recent(self.tr("Clear This List"), self._settings.clear_recent_files, bool(files))

    def _add_recent(self, text: str, does: Callable[[], object], enabled: bool = True) -> None:
        action = self.recent_menu.addAction(text.replace("&", "&&"))
        action.setEnabled(enabled)
        action.triggered.connect(lambda _checked: does())

    def _folder(self) -> Path:
        recent = self._settings.recent_files
        return recent[0].parent if recent else Path.home()

    def _suggested_name(self) -> str:
        names = [name for name in self._session.game.info.names if name]
        name = file_name(" - ".join(names)) or self.tr("game")
        return f"{name}.{_SUFFIX}"
