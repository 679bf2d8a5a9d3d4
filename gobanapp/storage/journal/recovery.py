"""Recovery of games from the journals that a crash left."""

from __future__ import annotations

import json
import shutil
import time
import zlib
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, BinaryIO

from gobanapp.game.undo_history import HistoryEventKind
from gobanapp.session.document import Document, GameEntry
from gobanapp.session.match import Match
from gobanapp.session.scoring import Scoring
from gobanapp.session.session import Session
from gobanapp.session.trial import Trial
from gobanapp.sgf.file_problems import UnreadableFile
from gobanapp.sgf.history_json import replay_history_event
from gobanapp.sgf.regular_file import read_regular_file
from gobanapp.storage.document_file import read_document
from gobanapp.storage.file_lock import lock_file
from gobanapp.storage.journal.log_file import (
    LOCK_NAME,
    LOG_NAME,
    LogWriter,
    read_log_lines,
    with_checksum,
)
from gobanapp.storage.journal.match_json import AGREEMENT, DISPUTE, match_from_json
from gobanapp.storage.json_codec import optional
from gobanapp.storage.private_files import make_private

# The lines of a journal, replayed one by one into a record.


class JournalReplay:
    """The state of a record, replayed line by line.

    ``numbered_entries``: all its games in the journal's numbering, including deleted ones.
    """

    def __init__(self, folder: Path, header: Mapping[str, Any]) -> None:
        """Read the record that the journal began with, from its copy in ``folder``.

        Raises OSError, UnreadableFile, LookupError, TypeError or ValueError if there is none.
        """
        self._folder = folder
        path, state = header["path"], header["state"]
        data = self._read(header["base"], header)
        self.document = read_document(
            data,
            None if path is None else Path(path),
            None if state is None else (state[0], state[1]),
            header["encoding"],
        )
        if not header["read"]:
            self.document.origin = None
            self.document.was_begun_here = path is None
        self.document.recognize_match()
        self.numbered_entries: list[GameEntry] = list(self.document.entries)
        self.scoring = Scoring()
        self.match: Match | None = None
        self.trial: Trial | None = None

    def apply_line(self, line: Mapping[str, Any] | list[Mapping[str, Any]]) -> None:
        """Replay the actions of a line in order.

        Raises LookupError, ValueError, TypeError, OSError or UnreadableFile if that fails; part of
        it can be done then.
        """
        for part in line if isinstance(line, list) else [line]:
            self._apply_action(part)

    def _apply_action(self, line: Mapping[str, Any]) -> None:
        if "way" in line:
            replay_history_event(self.numbered_entries[line["game"]].game, line)
        if "add" in line:
            data = self._read(line["add"], line)
            self.numbered_entries += read_document(data, None, None).entries
        if "arrange" in line:
            self._apply_game_list(line)
        self._apply_scoring(line)
        if "match" in line:
            self.match = None if line["match"] is None else match_from_json(line["match"])
        if "at" in line:
            number, node_id = line["at"]
            entry = self.numbered_entries[number]
            entry.game.go_to(node_id)
            self.document.current = entry
        if "trial" in line:
            self.trial = self._read_trial(line["trial"])
        if "saved" in line:
            path, state = line["saved"], line["state"]
            self.document.mark_saved(
                Path(path),
                None if state is None else (state[0], state[1]),
                None if self.trial is None else self.trial.depth,
            )

    def _read_trial(self, encoded: list[int] | None) -> Trial | None:
        if encoded is None:
            return None
        start_id, steps = encoded
        return Trial(start_id, self.document.game.history.depth - steps)

    def _apply_scoring(self, line: Mapping[str, Any]) -> None:
        if "count" in line:
            agreement = optional(AGREEMENT).decode(line["count"])
            if "clicks" in line:
                self.scoring.restore(agreement, line["clicks"])
            else:  # a journal of an earlier version
                self.scoring.set_agreement(agreement)
        if "dispute" in line:
            self.scoring.dispute = optional(DISPUTE).decode(line["dispute"])

    def _read(self, name: str, line: Mapping[str, Any]) -> bytes:
        """Return a file named in a line. Raises OSError, or ValueError if it is incomplete."""
        data = read_regular_file(self._folder / name)
        if line.get("sum", zlib.crc32(data)) != zlib.crc32(data):  # Old journals have none.
            raise ValueError(name)
        return data

    def _apply_game_list(self, line: Mapping[str, Any]) -> None:
        kind = HistoryEventKind(line["arrange"])
        if kind is HistoryEventKind.UNDO:
            self.document.undo_game_list()
        elif kind is HistoryEventKind.REDO:
            self.document.redo_game_list()
        else:
            entries = [self.numbered_entries[number] for number in line["order"]]
            self.document.set_games(entries, self.numbered_entries[line["current"]])

    def finish(self) -> None:
        """Seal the undo steps: later actions are undone separately."""
        for entry in self.numbered_entries:
            entry.take_events()
        self.document.take_events()


_UNREADABLE = "unreadable-"
_NEW_FOLDER_SECONDS = 60  # seconds
_REPLAY_ERRORS = (LookupError, ValueError, TypeError, OSError, UnreadableFile)


@dataclass(slots=True, kw_only=True)
class RecoveredDocument:
    """A record as its journal describes it.

    ``is_whole``: True if every line could be replayed. ``numbered_entries``: all its games in the
    journal's numbering, including deleted ones. ``length``: the bytes of the replayed lines.
    ``lock``: the lock of the folder.
    """

    folder: Path
    document: Document
    when: datetime
    numbered_entries: list[GameEntry]
    lock: BinaryIO
    scoring: Scoring = field(default_factory=Scoring)
    match: Match | None = None
    trial: Trial | None = None
    is_whole: bool = True
    length: int = 0

    def to_session(self, now: Callable[[], float] = time.monotonic) -> Session:
        """Return a session that continues the document. ``now``: as for ``Session``."""
        return Session(self.document, self.scoring, self.match, self.trial, now)

    def reopen_log(self, failed: Callable[[OSError | None], object]) -> LogWriter:
        """Return the writer that continues the journal."""
        return LogWriter(self.folder, failed, self.lock, self.length)

    def keep_for_later(self) -> None:
        """Leave it for the next start."""
        self.lock.close()

    def delete(self) -> None:
        """Delete it."""
        with suppress(OSError):  # First, so that a kill in between leaves nothing to offer.
            (self.folder / LOG_NAME).unlink(missing_ok=True)
        self.lock.close()
        shutil.rmtree(self.folder, ignore_errors=True)


def recover_documents(folder: Path) -> list[RecoveredDocument]:
    """Return the documents in journals of ``folder`` that belong to no running program.

    A journal without anything to restore is kept under another name and ignored from then on. All
    are made private, which earlier versions did not do. Never raises, because a start must not
    fail.
    """
    documents = []
    make_private(folder)
    with suppress(OSError):
        for path in sorted(folder.iterdir()):
            if path.is_dir() and not path.name.startswith(_UNREADABLE):
                with suppress(OSError):
                    documents.append(_recover(path))
    return [restored for restored in documents if restored is not None]


def _recover(path: Path) -> RecoveredDocument | None:
    """Return the document of a journal; None if it is in use or empty. Raises OSError."""
    lock = lock_file(path / LOCK_NAME)
    if lock is None:
        return None
    restored = None
    try:
        if not (path / LOG_NAME).exists():
            _remove_if_old(path)
            return None
        restored = _restore(path, lock)
        if restored is not None and not restored.is_whole:
            _keep_copy(path)
    finally:
        if restored is None:
            lock.close()
    if restored is None:
        path.rename(path.with_name(_UNREADABLE + path.name))
    elif restored.is_whole and not _is_unfinished(restored):
        restored.delete()  # It had been saved.
        return None
    return restored


def _is_unfinished(restored: RecoveredDocument) -> bool:
    """Return whether there is anything to save, score, decide or resume."""
    is_live = restored.match is not None and not restored.document.game.is_finished
    return restored.scoring.is_active or is_live or restored.document.is_modified


def _keep_copy(path: Path) -> None:
    """Keep a copy with the lines that could not be replayed, which will be overwritten."""
    with suppress(OSError):  # A full disk must not prevent the recovery.
        shutil.copytree(path, path.with_name(_UNREADABLE + path.name))


def _remove_if_old(path: Path) -> None:
    """Remove an empty folder, unless it may just have been created."""
    if time.time() - path.stat().st_mtime > _NEW_FOLDER_SECONDS:
        shutil.rmtree(path, ignore_errors=True)


def _restore(path: Path, lock: BinaryIO) -> RecoveredDocument | None:
    """Replay the lines of a journal; return None if even the first is invalid. Raises OSError."""
    lines, _, is_whole = read_log_lines(path / LOG_NAME)
    try:
        replay, replayed_count = _replay(path, lines)
        if replayed_count < len(lines):
            # Again without the invalid line, of which a part was applied.
            is_whole, lines = False, lines[:replayed_count]
            replay, _ = _replay(path, lines)
    except _REPLAY_ERRORS:
        return None
    length = sum(len(with_checksum(line)) for line in lines)
    replay.finish()
    return RecoveredDocument(
        folder=path,
        document=replay.document,
        when=datetime.fromtimestamp((path / LOG_NAME).stat().st_mtime).astimezone(),
        numbered_entries=replay.numbered_entries,
        lock=lock,
        scoring=replay.scoring,
        match=replay.match,
        trial=replay.trial,
        is_whole=is_whole,
        length=length,
    )


def _replay(path: Path, lines: list[str]) -> tuple[JournalReplay, int]:
    """Replay lines up to the first invalid one; return their number.

    Raises LookupError, ValueError, TypeError, OSError or UnreadableFile if that is the first.
    """
    replay = JournalReplay(path, json.loads(lines[0]))
    for number, line in enumerate(lines[1:], 1):
        try:
            replay.apply_line(json.loads(line))
        except _REPLAY_ERRORS:
            return replay, number
    return replay, len(lines)
