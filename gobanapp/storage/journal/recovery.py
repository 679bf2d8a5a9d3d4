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

    ``known``: all its games in the journal's numbering, including deleted ones.
    """

    def __init__(self, folder: Path, beginning: Mapping[str, Any]) -> None:
        """Read the record that the journal began with, from its copy in ``folder``.

        Raises OSError, UnreadableFile, LookupError, TypeError or ValueError if there is none.
        """
        self._folder = folder
        path, state = beginning["path"], beginning["state"]
        data = self._read(beginning["base"], beginning)
        self.document = read_document(
            data,
            None if path is None else Path(path),
            None if state is None else (state[0], state[1]),
            beginning["encoding"],
        )
        if not beginning["read"]:
            self.document.origin = None
        self.known: list[GameEntry] = list(self.document.entries)
        self.scoring = Scoring()
        self.match: Match | None = None
        self.trial: Trial | None = None

    def apply_line(self, line: Mapping[str, Any] | list[Mapping[str, Any]]) -> None:
        """Replay the actions of a line in order.

        Raises LookupError, ValueError, TypeError, OSError or UnreadableFile if that fails; part of
        it can be done then.
        """
        for part in line if isinstance(line, list) else [line]:
            self._follow(part)

    def _follow(self, line: Mapping[str, Any]) -> None:
        if "way" in line:
            replay_history_event(self.known[line["game"]].game, line)
        if "add" in line:
            data = self._read(line["add"], line)
            self.known += read_document(data, None, None).entries
        if "arrange" in line:
            self._arrange(line)
        self._follow_scoring(line)
        if "match" in line:
            self.match = None if line["match"] is None else match_from_json(line["match"])
        if "at" in line:
            number, place = line["at"]
            entry = self.known[number]
            entry.game.go_to(place)
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

    def _read_trial(self, written: list[int] | None) -> Trial | None:
        if written is None:
            return None
        start_id, steps = written
        return Trial(start_id, self.document.game.history.depth - steps)

    def _follow_scoring(self, line: Mapping[str, Any]) -> None:
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

    def _arrange(self, line: Mapping[str, Any]) -> None:
        way = HistoryEventKind(line["arrange"])
        if way is HistoryEventKind.UNDO:
            self.document.undo_game_list()
        elif way is HistoryEventKind.REDO:
            self.document.redo_game_list()
        else:
            entries = [self.known[number] for number in line["order"]]
            self.document.set_games(entries, self.known[line["current"]])

    def finish(self) -> None:
        """Seal the undo steps: later actions are undone separately."""
        for entry in self.known:
            entry.take_events()
        self.document.take_events()


_UNREADABLE = "unreadable-"
_JUST_BEGUN = 60  # seconds
_WRONG = (LookupError, ValueError, TypeError, OSError, UnreadableFile)


@dataclass(slots=True, kw_only=True)
class RecoveredDocument:
    """A record as its journal describes it.

    ``is_whole``: True if every line could be replayed. ``known``: all its games in the journal's
    numbering, including deleted ones. ``length``: the bytes of the replayed lines. ``lock``: the
    lock of the folder.
    """

    folder: Path
    document: Document
    when: datetime
    known: list[GameEntry]
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
    found = []
    make_private(folder)
    with suppress(OSError):
        for path in sorted(folder.iterdir()):
            if path.is_dir() and not path.name.startswith(_UNREADABLE):
                with suppress(OSError):
                    found.append(_look_at(path))
    return [restored for restored in found if restored is not None]


def _look_at(path: Path) -> RecoveredDocument | None:
    """Return the document of a journal; None if it is in use or empty. Raises OSError."""
    held = lock_file(path / LOCK_NAME)
    if held is None:
        return None
    restored = None
    try:
        if not (path / LOG_NAME).exists():
            _remove_if_old(path)
            return None
        restored = _restore(path, held)
        if restored is not None and not restored.is_whole:
            _keep_as_found(path)
    finally:
        if restored is None:
            held.close()
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


def _keep_as_found(path: Path) -> None:
    """Keep a copy with the lines that could not be replayed, which will be overwritten."""
    with suppress(OSError):  # A full disk must not keep back what could be restored.
        shutil.copytree(path, path.with_name(_UNREADABLE + path.name))


def _remove_if_old(path: Path) -> None:
    """Remove an empty folder, unless it may just have been created."""
    if time.time() - path.stat().st_mtime > _JUST_BEGUN:
        shutil.rmtree(path, ignore_errors=True)


def _restore(path: Path, held: BinaryIO) -> RecoveredDocument | None:
    """Replay the lines of a journal; return None if even the first is invalid. Raises OSError."""
    lines, _, is_whole = read_log_lines(path / LOG_NAME)
    try:
        replay, followed = _follow(path, lines)
        if followed < len(lines):
            # Again without the bad line: some of it has been done.
            is_whole, lines = False, lines[:followed]
            replay, _ = _follow(path, lines)
    except _WRONG:
        return None
    length = sum(len(with_checksum(line)) for line in lines)
    replay.finish()
    return RecoveredDocument(
        folder=path,
        document=replay.document,
        when=datetime.fromtimestamp((path / LOG_NAME).stat().st_mtime).astimezone(),
        known=replay.known,
        lock=held,
        scoring=replay.scoring,
        match=replay.match,
        trial=replay.trial,
        is_whole=is_whole,
        length=length,
    )


def _follow(path: Path, lines: list[str]) -> tuple[JournalReplay, int]:
    """Replay lines up to the first invalid one; return their number.

    Raises LookupError, ValueError, TypeError, OSError or UnreadableFile if that is the first.
    """
    replay = JournalReplay(path, json.loads(lines[0]))
    for number, line in enumerate(lines[1:], 1):
        try:
            replay.apply_line(json.loads(line))
        except _WRONG:
            return replay, number
    return replay, len(lines)
