"""Saving, and the questions before unsaved work would be lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QCheckBox, QFileDialog, QWidget

from gobanapp.session.session import Session
from gobanapp.storage.document_file import (
    UnverifiedFileError,
    file_state,
    is_losslessly_decoded,
    save_document,
)
from gobanapp.storage.settings import Settings
from gobanapp.ui.widgets.commands import Command
from gobanapp.ui.widgets.dialogs import confirm, exec_dialog
from gobanapp.ui.widgets.plain_text import MessageBox
from gobanapp.ui.widgets.progress_dialog import run_with_progress
from gobanapp.ui.widgets.user_folders import journal_folder
from gobanapp.ui.widgets.worker import Cancelled

_SUFFIX = "sgf"


class SaveActions(QObject):
    """Saves the record, with the dialogs needed. Trial moves are not saved."""

    message = Signal(str)
    """A message to show for a moment."""

    def __init__(
        self,
        window: QWidget,
        session: Session,
        settings: Settings,
        archive: Callable[[], bool] = lambda: False,
    ) -> None:
        """``archive`` archives a game played here without a question if the settings say so."""
        super().__init__(window)
        self._archive = archive
        self._window = window
        self._session = session
        self._settings = settings

    def commands(self) -> Sequence[Command]:
        return [
            Command("save", self.tr("&Save"), self.save, QKeySequence.StandardKey.Save),
            Command("save-as", self.tr("Save &As…"), self.ask_save_as, "Ctrl+Shift+S"),
        ]

    def save(self) -> bool:
        """Save where the record came from; return whether it is saved now.

        A file that already holds it is not written again.
        """
        record = self._session.document
        if record.path is None or not record.has_writable_format:
            return self.ask_save_as()
        state = file_state(record.path)
        if state is not None and state == record.file_state and not record.is_modified:
            return True
        return self._save_checked(record.path)

    def ask_save_as(self) -> bool:
        """Let the user choose a file and save to it; return whether it is saved now."""
        record = self._session.document
        path = record.path or self._settings.recent_folder / self._suggested_name()
        if not record.has_writable_format:
            path = path.with_suffix(f".{_SUFFIX}")
        dialog = QFileDialog(
            self._window, self.tr("Save As"), str(path.parent), self.tr("Go games (*.sgf)")
        )
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        # The dialog adds the ending itself, so that it asks before it writes over that file.
        dialog.setDefaultSuffix(_SUFFIX)
        dialog.selectFile(path.name)
        chosen = dialog.selectedFiles() if exec_dialog(dialog) else []
        if not chosen:
            return False
        path = Path(chosen[0]).absolute()
        return self._save_checked(path) if path == record.path else self._save_to(path)

    def maybe_save(self, *, is_meant: bool = False) -> bool:
        """Ask whether to save unsaved work, if there is any; return whether to continue.

        ``is_meant``: True if a match is not left by accident, as when the window is closed.

        The clock is held meanwhile, and also afterwards if the answer is True: a caller that then
        stays in the match calls ``MatchClock.release``.
        """
        self._session.apply(self._session.match_clock.hold)
        can_leave = is_meant or self._confirm_leaving_match()
        can_continue = can_leave and self._confirm_leaving_record()
        if not can_continue:
            self._session.apply(self._session.match_clock.release)
        return can_continue

    def _confirm_leaving_record(self) -> bool:
        """Ask whether to save unsaved work; return whether the record may be left."""
        session = self._session
        if (
            not (
                session.document.is_modified
                or session.match_controller.has_unwritten_state(session.game)
            )
            or self._archive()
        ):
            return True
        self._window.activateWindow()
        path = session.document.path
        box = MessageBox(
            self._window,
            self.tr("Save this game?")
            if path is None
            else self.tr("Save the changes to this game?"),
            self.tr("If you don't save the game, it will be lost.")
            if path is None
            else self.tr("If you don't save, changes since the last save will be lost."),
            name="save-changes",
            about=self._suggested_name().removesuffix(".sgf") if path is None else path.name,
        )
        keep_trial_box = None
        if session.trials.has_changes(session.game):
            keep_trial_box = QCheckBox(self.tr("&Keep the tried moves as a variation"), box)
            keep_trial_box.setObjectName("keep-tried")
            keep_trial_box.setChecked(True)
            box.setCheckBox(keep_trial_box)
        buttons = MessageBox.StandardButton
        for button, text in (
            (buttons.Save, self.tr("&Save")),
            (buttons.Discard, self.tr("&Don't Save")),
            (buttons.Cancel, self.tr("&Cancel")),
        ):
            box.addButton(button).setText(text)
        box.setDefaultButton(buttons.Save)
        answer = box.exec()
        keeps_trial = keep_trial_box is not None and keep_trial_box.isChecked()
        box.deleteLater()
        if answer == buttons.Save:
            return self._save_with_trial() if keeps_trial else self.save()
        return answer == buttons.Discard

    def _save_with_trial(self) -> bool:
        """Save the trial moves too; if nothing is saved, the trial continues."""
        trial = self._session.trial
        self._session.apply(self._session.trials.keep)
        if self.save():
            return True
        if trial is not None:
            self._session.apply(self._session.trials.resume, trial)
        return False

    def _confirm_leaving_match(self) -> bool:
        """Ask before leaving a match."""
        match = self._session.match
        is_begun = match is not None and match.node_id != self._session.game.tree.root_id
        if not self._session.is_live or not is_begun:
            return True
        return confirm(
            self._window,
            self.tr("Leave this match?"),
            self.tr("The match is not over. You can resume it from File > Game Archive."),
            self.tr("&Leave"),
            name="leave-match",
        )

    def _save_checked(self, path: Path) -> bool:
        """Save over the file that the record came from, after the necessary questions."""
        record = self._session.document
        if file_state(path) not in {None, record.file_state}:
            return self._ask_overwrite(path)
        return self._save_over(path)

    def _save_over(self, path: Path) -> bool:
        record = self._session.document
        if not is_losslessly_decoded(record) and not self._confirm_saving_misread_text():
            return False
        return self._save_to(path)

    def _save_to(self, path: Path, *, is_verified: bool = True) -> bool:
        path = path.absolute()
        self._session.write_match_state()
        record, trial = self._session.document, self._session.trial
        title = self.tr("Saving {file}").format(file=path.name)
        try:
            run_with_progress(
                self._window,
                title,
                lambda progress: save_document(
                    record,
                    path,
                    progress,
                    trial=trial,
                    is_verified=is_verified,
                    keep_safe=_keep_safe,
                ),
                leaves_at_once=False,
            )
        except Cancelled:
            return False
        except UnverifiedFileError as error:
            if not self._confirm_saving_unverified(path, error):
                return False
            return self._save_to(path, is_verified=False)
        except OSError as error:
            return self._offer_save_as(path, error) and self.ask_save_as()
        from gobanapp.storage.last_document import LastDocument

        self._settings.add_recent_file(path)
        self._settings.last_document = LastDocument.at_start_of(path).to_json()
        self._session.mark_saved(path, file_state(path))
        if self._session.trials.has_changes(self._session.game):
            self.message.emit(
                self.tr(
                    "Saved without the tried moves. Game > Keep as Variation adds them to the game."
                )
            )
        return True

    def _offer_save_as(self, path: Path, error: OSError) -> bool:
        """Explain why ``path`` was not written, and ask whether to choose another file."""
        from gobanapp.text.file_text import cannot_save

        box = MessageBox(
            self._window,
            self.tr("Could not save the game"),
            cannot_save(path, error),
            name="not-saved",
            about=path.name,
        )
        save_as = box.addButton(self.tr("Save &As…"), MessageBox.ButtonRole.AcceptRole)
        save_as.setObjectName("accept")
        ok = box.addButton(self.tr("OK"), MessageBox.ButtonRole.RejectRole)
        ok.setObjectName("cancel")
        box.setDefaultButton(save_as)
        box.setEscapeButton(ok)
        box.exec()
        box.deleteLater()
        return box.clickedButton() is save_as

    def _ask_overwrite(self, path: Path) -> bool:
        """Ask what to do with a file changed elsewhere; return whether it is saved.

        The answers: save to another file, overwrite this one, or neither.
        """
        box = MessageBox(
            self._window,
            self.tr("Overwrite changes made elsewhere?"),
            self.tr(
                "The file has changed on disk since it was opened. Overwrite it to discard those "
                "changes, or save this game under another name."
            ),
            name="overwrite-changed-file",
            about=path.name,
        )
        roles = MessageBox.ButtonRole
        save_as = box.addButton(self.tr("Save &As…"), roles.AcceptRole)
        save_as.setObjectName("save-as")
        overwrite = box.addButton(self.tr("&Overwrite"), roles.DestructiveRole)
        overwrite.setObjectName("accept")
        cancel = box.addButton(self.tr("&Cancel"), roles.RejectRole)
        cancel.setObjectName("cancel")
        box.setDefaultButton(save_as)
        box.setEscapeButton(cancel)
        box.exec()
        answer = box.clickedButton()
        box.deleteLater()
        if answer is save_as:
            return self.ask_save_as()
        return answer is overwrite and self._save_over(path)

    def _confirm_saving_misread_text(self) -> bool:
        """Ask before text read in the wrong encoding is saved."""
        return confirm(
            self._window,
            self.tr("Save with characters that may be wrong?"),
            self.tr(
                "Some text does not fit the encoding the file was opened with. File > Text "
                "Encoding reopens it with another one."
            ),
            self.tr("&Save"),
            name="save-misread-text",
        )

    def _confirm_saving_unverified(self, path: Path, error: UnverifiedFileError) -> bool:
        """Ask whether to save a file that the second reader does not confirm."""
        from gobanapp.text.file_text import not_verified

        return confirm(
            self._window,
            self.tr("Could not save the game"),
            not_verified(path, error.kept),
            self.tr("&Save Anyway"),
            name="save-unverified",
        )

    def _suggested_name(self) -> str:
        document = self._session.document
        if document.was_begun_here:
            from gobanapp.storage.game_archive import archive_file_name, game_date
            from gobanapp.text.player_names import color_names

            info = document.game.info
            return archive_file_name(info, game_date(info), color_names())
        from gobanapp.storage.file_name import suggested_file_name

        names = [name for name in self._session.game.info.names if name]
        name = suggested_file_name(" - ".join(names)) or self.tr("game")
        return f"{name}.{_SUFFIX}"


def _keep_safe(data: bytes) -> Callable[[], None]:
    """Keep a copy of a file with the journals while it is overwritten."""
    from gobanapp.storage.journal.safe_copy import write_safe_copy  # not at the start

    return write_safe_copy(journal_folder(), data)
