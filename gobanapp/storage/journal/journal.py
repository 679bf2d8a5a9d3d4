"""The journal of a window: all its edits until they are saved or discarded."""

from __future__ import annotations

import json
import os
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.tree import Tree
from gobanapp.session.broadcast import Broadcast
from gobanapp.session.document import Document, GameEntry, GameListState
from gobanapp.session.session import Session

if TYPE_CHECKING:
    from gobanapp.game.agreement import Agreement
    from gobanapp.game.dispute import Dispute
    from gobanapp.sgf.game_file import SgfGame
    from gobanapp.storage.journal.log_file import LogWriter
    from gobanapp.storage.journal.recovery import RecoveredDocument

T = TypeVar("T")

BASE_FILE_NAME = "record"
"""The name of the file with the document before the first action."""

WRITE_DELAY = 150
"""Milliseconds during which steps gather, as when a game is walked through."""

_TICK = 1.0  # seconds after which a clock that runs is written down again


class EventLoop(Protocol):
    """The services that a journal needs from the event loop of its session."""

    def call_soon(self, call: Callable[[], None]) -> None:
        """Call it after the current work, before anything is painted."""

    def call_later(self, call: Callable[[], None], milliseconds: int) -> Callable[[], None]:
        """Call it after a while; return a function that cancels the call."""

    def from_any_thread(self, method: Callable[[T], object]) -> Callable[[T], None]:
        """Return a function for any thread that calls ``method`` in the loop, while that exists."""


class Journal:
    """The journal of a session.

    It has no folder before the first action. Its lines are JSON objects. The first describes the
    source of the document. Each of the others has an action in a game, games added, or games
    reordered, and the state of the rest after it: a save, the current node, scoring and its undo
    steps, a dispute, a match, a trial and its steps. Simultaneous actions are one line, an array if
    there are several. ``JournalReplay`` replays them.
    """

    def __init__(
        self,
        session: Session,
        folder: Path,
        loop: EventLoop,
        restored: RecoveredDocument | None = None,
    ) -> None:
        """Keep the journals in folders of their own within ``folder``.

        ``restored``: continue the one that the session's game was restored from.
        """
        self.failed = Broadcast[OSError | None]()
        """The journal could not be written, for this reason; None: it can be again."""
        self._session = session
        self._folder = folder
        self._loop = loop
        self._cancel_write: Callable[[], None] | None = None
        """Cancels the wait for more steps, while there is one."""
        self._is_write_due = False
        self._has_ended = False
        self._has_failed = False
        self._log: LogWriter | None = None
        self._previous_log: LogWriter | None = None
        self._written_agreement: Agreement | None = None
        self._written_dispute: Dispute | None = None
        self._written_match: dict[str, Any] | None = None
        self._written_trial: list[int] | None = None
        self._written_at = 0.0
        self._begin(session.document, has_base=restored is not None)
        if restored is not None:
            self._log = restored.reopen_log(loop.from_any_thread(self._report_failure))
            self._numbers = {
                entry: number for number, entry in enumerate(restored.numbered_entries)
            }
            self._written_agreement = session.scoring.agreement
            self._written_dispute = session.scoring.dispute
            self._written_match = self._encode_match()
            self._written_trial = self._encode_trial()
        session.subscribe(self._on_change)
        session.ticked.connect(self._on_tick)

    @property
    def log(self) -> LogWriter | None:
        """The writer of its lines; None while there is nothing to write."""
        return self._log

    def discard(self) -> None:
        """Discard the journal: the game is saved or no longer wanted."""
        self._close(remove=True)
        for entry in self._document.entries:
            entry.take_events()
        self._document.take_events()

    def discard_and_close(self) -> None:
        """Discard the journal and stop following the session: its window is closed."""
        self._has_ended = True
        self.discard()

    def keep_and_close(self) -> None:
        """Hand over the last lines and leave the journal, if there is one, for the next start."""
        if not self._has_ended:
            self.write()
        self._has_ended = True
        self._close(remove=False)

    def _close(self, *, remove: bool) -> None:
        if self._cancel_write is not None:
            self._cancel_write()
            self._cancel_write = None
        self._is_write_due = False
        if self._log is not None:
            self._log.close(remove=remove)
            _closed_logs[:] = [log for log in _closed_logs if not log.has_ended(0)]
            _closed_logs.append(self._log)
            self._previous_log, self._log = self._log, None
        if self._has_failed and not self._has_ended:
            self._report_failure(None)  # The lines that could not be written are discarded.

    def _begin(self, document: Document, *, has_base: bool = False) -> None:
        self._document = document
        self._origin = document.origin
        self._path, self._state = document.path, document.file_state
        self._save_count = document.save_count
        self._numbers = {entry: number for number, entry in enumerate(document.entries)}
        self._touched_entries = {document.current}
        self._written_node: tuple[GameEntry, int] | None = None
        self._written_agreement = None
        self._written_dispute = None
        self._written_match = None
        self._written_trial = None
        self._base = None if has_base else self._base_reader(document)

    def _base_reader(self, document: Document) -> Callable[[], bytes]:
        """Return a function that returns a file from which the document can be read again."""
        if document.origin is not None:
            data = document.origin.data
            return lambda: data
        # A new game has only game information: recording it here takes no time.
        games = [_snapshot(entry) for entry in document.entries]

        def write() -> bytes:
            from gobanapp.sgf.writer import write_games

            return write_games(games)

        return write

    def _on_change(self, change: Change) -> None:
        if self._has_ended:
            return
        if self._session.document is not self._document:
            self.discard()
            self._begin(self._session.document)
            if self._document.is_unsaved_import or self._session.match is not None:
                self.write()
            return
        self._touched_entries.add(self._document.current)
        if change & Change.DOCUMENT:
            self.write()
        elif change & ~(Change.CURRENT_NODE | Change.MOVE | Change.TOOL):
            # When the whole action is done, and before it is painted.
            if not self._is_write_due:
                self._is_write_due = True
                self._loop.call_soon(self._write_if_due)
        else:
            self._write_later()

    def _write_if_due(self) -> None:
        if self._is_write_due:
            self.write()

    def _on_tick(self) -> None:
        if not self._has_ended and self._session.match_controller.now() - self._written_at >= _TICK:
            self._write_later()

    def _write_later(self) -> None:
        if self._cancel_write is None:
            self._cancel_write = self._loop.call_later(self._write_pending, WRITE_DELAY)

    def _write_pending(self) -> None:
        self._cancel_write = None
        self.write()

    # Writing

    def write(self) -> None:
        """Write the actions since the last call.

        The system has them at once, so that a kill loses nothing; the disk has them a moment later.
        """
        self._is_write_due = False
        document = self._document
        lines: list[dict[str, Any]] = []
        files: list[tuple[str, bytes]] = []
        for kind, list_state in document.take_events():
            new = [entry for entry in list_state.entries if entry not in self._numbers]
            if new:
                name, data = self._number_added_games(new)
                files.append((name, data))
                lines.append({"add": name, "sum": zlib.crc32(data)})
            lines.append({"arrange": kind.value, **self._encode_list_state(list_state)})
        for entry in self._touched_entries:
            lines += self._encode_events(entry)
        self._touched_entries = {document.current}
        state = self._changed_state()
        if self._log is None and not (lines or state or document.is_unsaved_import):
            return
        node = self._current_node()
        if lines or node != self._written_node:  # Replayed events can lead to another node.
            self._written_node = node
            state["at"] = [self._numbers[document.current], document.game.current_id]
        if state and lines and "way" in lines[-1]:
            lines[-1] |= state
        elif state:
            lines.append(state)
        self._append(files, lines)

    def _changed_state(self) -> dict[str, Any]:
        """Return the state apart from the games that has changed since the last write."""
        document, state = self._document, dict[str, Any]()
        if document.save_count != self._save_count:
            self._save_count = document.save_count
            state |= {"saved": str(document.path), "state": document.file_state}
        agreement = self._session.scoring.agreement
        if agreement != self._written_agreement:
            self._written_agreement = agreement
            from gobanapp.storage.journal.match_json import AGREEMENT  # not at the start

            state["count"] = agreement and AGREEMENT.encode(agreement)
            state["clicks"] = self._session.scoring.click_count
        dispute = self._session.scoring.dispute
        if dispute != self._written_dispute:
            self._written_dispute = dispute
            from gobanapp.storage.journal.match_json import DISPUTE

            state["dispute"] = dispute and DISPUTE.encode(dispute)
        match = self._encode_match()
        if match != self._written_match:
            self._written_match = match
            self._written_at = self._session.match_controller.now()
            state["match"] = match
        trial = self._encode_trial()
        if trial != self._written_trial:
            self._written_trial = trial
            state["trial"] = trial
        return state

    def _encode_match(self) -> dict[str, Any] | None:
        match = self._session.match
        if match is None:
            return None
        from gobanapp.storage.journal.match_json import match_to_json  # not at the start

        return match_to_json(match, self._session.match_controller.now())

    def _encode_trial(self) -> list[int] | None:
        session = self._session
        trial = session.trial
        return None if trial is None else [trial.start_id, trial.step_count(session.game)]

    def _report_failure(self, error: OSError | None) -> None:
        self._has_failed = error is not None
        self.failed.emit(error)

    def _current_node(self) -> tuple[GameEntry, int]:
        return self._document.current, self._document.game.current_id

    def _encode_events(self, entry: GameEntry) -> list[dict[str, Any]]:
        events = entry.take_events()
        if not events:
            return []
        from gobanapp.sgf.history_json import history_event_to_json

        number = self._numbers[entry]
        return [{"game": number, **history_event_to_json(event, *entry.size)} for event in events]

    def _number_added_games(self, new: list[GameEntry]) -> tuple[str, bytes]:
        """Return a file with games from elsewhere, and number them."""
        from gobanapp.sgf.writer import write_games

        name = f"{BASE_FILE_NAME}-{len(self._numbers)}"
        for entry in new:
            self._numbers[entry] = len(self._numbers)
            entry.take_events()  # They are part of the data being written.
        return name, write_games([entry.stored for entry in new])

    def _encode_list_state(self, list_state: GameListState) -> dict[str, Any]:
        numbers = self._numbers
        order = [numbers[entry] for entry in list_state.entries]
        return {"order": order, "current": numbers[list_state.current]}

    def _append(self, files: list[tuple[str, bytes]], lines: list[dict[str, Any]]) -> None:
        if self._log is None:
            from gobanapp.storage.journal.log_file import (
                LogWriter,  # when there is something to write
            )

            name = f"{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}-{os.urandom(3).hex()}"
            failed = self._loop.from_any_thread(self._report_failure)
            self._log = LogWriter(self._folder / name, failed, predecessor=self._previous_log)
            self._previous_log = None
            assert self._base is not None
            data = self._base()
            self._base = None
            self._log.add_file(BASE_FILE_NAME, data)
            self._append_line(self._header(data))
        for file in files:
            self._log.add_file(*file)
        if lines:
            # In one line, so that a crash never cuts a moment in half.
            self._append_line(lines if len(lines) > 1 else lines[0])

    def _append_line(self, line: dict[str, Any] | list[dict[str, Any]]) -> None:
        assert self._log is not None
        self._log.add(json.dumps(line, ensure_ascii=False, separators=(",", ":")))

    def _header(self, data: bytes) -> dict[str, Any]:
        return {
            "base": BASE_FILE_NAME,
            "sum": zlib.crc32(data),
            "path": None if self._path is None else str(self._path),
            "state": self._state,
            "encoding": self._origin.encoding if self._origin else None,
            "read": self._origin is not None,
        }


_closed_logs: list[LogWriter] = []
"""Closed writers that may still be writing or removing their files."""


def wait_for_journals() -> list[Path]:
    """Wait until the closed journals are on the disk, or removed there, as the program ends.

    The wait for a disk that does not respond is limited: returns the folders that are not done.
    """
    if not _closed_logs:
        return []
    from gobanapp.storage.journal.log_file import PATIENCE

    end = time.monotonic() + PATIENCE
    return [
        log.folder for log in _closed_logs if not log.has_ended(max(0.0, end - time.monotonic()))
    ]


def _snapshot(entry: GameEntry) -> Game | SgfGame:
    """Return a game that later edits of this one do not change."""
    if not entry.is_open:
        return entry.stored
    return Game(Tree(dict(entry.game.tree.nodes), entry.game.tree.root_id), *entry.size)
