"""Persistent learning progress."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from gobanapp.learning.learning_progress import LearningProgress
from gobanapp.storage.learning_json import progress_from_json, progress_to_json


class ProgressFile:
    """Keeps the file up to date. Other windows may write it too: it is read before each change.

    ``error``: why the progress cannot be saved, None if it can. It is still kept in memory until
    the program ends.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._is_complete = True
        self._has_unsaved_changes = False
        self.error: OSError | None = None
        self.progress = LearningProgress()
        self._read()

    def change(self, change: Callable[[LearningProgress], LearningProgress]) -> None:
        """Change the progress and write it. A file that could not be read is left alone."""
        can_write = self._has_unsaved_changes or self._read()
        self.progress = change(self.progress)
        if can_write:
            self._write()

    def _read(self) -> bool:
        """Read the file, if there is one; return whether it could be read."""
        try:
            text = self._path.read_bytes().decode("utf-8", "replace")
        except FileNotFoundError:
            return True
        except OSError as error:
            self.error = error
            return False
        self.progress, self._is_complete = progress_from_json(text)
        return True

    def _write(self) -> None:
        from gobanapp.sgf.atomic_write import save_bytes

        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            # An unreadable file is kept next to it: a user may be able to repair it.
            data = progress_to_json(self.progress).encode("utf-8", "replace")
            save_bytes(self._path, data, keep_old=not self._is_complete)
        except OSError as error:
            self.error = error
        else:
            self.error = None
        self._has_unsaved_changes = self.error is not None
