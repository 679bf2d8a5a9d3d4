"""The archiver of games played here: it saves them to a folder without asking."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gobanapp.session.document import Document
from gobanapp.session.session import Session
from gobanapp.storage.document_file import (
    UnverifiedFileError,
    file_state,
    is_losslessly_decoded,
    save_document,
)
from gobanapp.storage.settings import Settings
from gobanapp.text import player_names
from gobanapp.ui.widgets.dialogs import show_message_box


class GameArchiver(QObject):
    """Saves games played here to the archive: matches, and games begun on an empty board."""

    def __init__(self, window: QWidget, session: Session, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._settings = settings

    def archives_game(self) -> bool:
        """Return whether the document is a game that is archived completely without a question."""
        session = self._session
        record = session.document
        is_archived = record.path is None or self._is_in_archive(record)
        has_trial = session.trials.has_changes(session.game)
        return self._is_played_here() and is_archived and not has_trial

    def keeps_record(self) -> bool:
        """Return whether a stray move must not change the record.

        That is a match that is over, or a game in the archive that is not being played.
        """
        session = self._session
        if not session.is_free or session.trial is not None:
            return False
        return session.match is not None or (
            self._is_in_archive(session.document) and not self._is_played_here()
        )

    def _is_played_here(self, *, is_over: bool = False) -> bool:
        """Return whether a game is played whose moves are archived without a question.

        Once its end is in the archive, later changes are those of any other file. ``is_over``: it
        has ended just now.
        """
        session = self._session
        record = session.document
        is_open = is_over or not session.game.is_finished or record.path is None
        if not (self._settings.archives_games and is_open):
            return False
        if session.match is not None:
            return True
        from gobanapp.session.unfinished_match import is_played_game  # not at the start

        is_new = record.was_begun_here and len(record.entries) == 1
        return is_new and is_played_game(session.game.tree)

    def archive_game(self, *, is_over: bool = False) -> bool:
        """Save a game played here, without its trial moves; return whether nothing is left to save.

        ``is_over``: it has ended just now. Also False for another document, or if games are not
        archived. Errors are reported.
        """
        session = self._session
        record = session.document
        if not self._is_played_here(is_over=is_over):
            return False
        if record.path is not None and not self._can_overwrite(record.path):
            return not (
                record.is_modified or session.match_controller.has_unwritten_state(session.game)
            )
        session.write_match_state()
        if not record.is_modified:
            return True
        try:
            if record.path is not None:
                path = record.path
                save_document(record, path, trial=session.trial)
            else:
                from gobanapp.storage.game_archive import archive_game

                names = player_names.color_names()
                folder = self._settings.games_folder
                path = archive_game(record, folder, names, trial=session.trial)
        except (OSError, UnverifiedFileError) as error:
            from gobanapp.text.file_text import cannot_save, not_verified

            folder = self._settings.games_folder
            location = folder if record.path is None else record.path
            if isinstance(error, UnverifiedFileError):
                reason = not_verified(location, error.kept)
            else:
                reason = cannot_save(location, error)
            show_message_box(
                self._window,
                self.tr("Could not save the game"),
                reason,
                name="not-saved",
                about=location.name,
            )
            return False
        self._settings.add_recent_file(path)
        session.mark_saved(path, file_state(path))
        return not session.trials.has_changes(session.game)

    def _can_overwrite(self, path: Path) -> bool:
        """Return whether the file is unchanged since this program wrote it."""
        record = self._session.document
        return self._is_in_archive(record) and file_state(path) in {None, record.file_state}

    def _is_in_archive(self, record: Document) -> bool:
        """Return whether the file is in the archive and can be saved without a question."""
        path, folder = record.path, self._settings.games_folder
        if path is None or not path.absolute().is_relative_to(folder.absolute()):
            return False
        return record.has_writable_format and is_losslessly_decoded(record)
