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
        self._prevent_write: Callable[[], None] | None = None
        """Cancels the wait for more steps, while there is one."""
        self._is_due = False
        self._has_ended = False
        self._has_failed = False
        self._lines: LogWriter | None = None
        self._before: LogWriter | None = None
        self._written_agreement: Agreement | None = None
        self._written_dispute: Dispute | None = None
        self._written_match: dict[str, Any] | None = None
        self._written_trial: list[int] | None = None
        self._written_at = 0.0
        self._begin(session.document, has_base=restored is not None)
        if restored is not None:
            self._lines = restored.reopen_log(loop.from_any_thread(self._tell_failure))
            self._numbers = {entry: number for number, entry in enumerate(restored.known)}
            self._written_agreement = session.scoring.agreement
            self._written_dispute = session.scoring.dispute
            self._written_match = self._match_now()
            self._written_trial = self._trial_now()
        session.subscribe(self._note)
        session.ticked.connect(self._note_tick)

    @property
    def log(self) -> LogWriter | None:
        """The writer of its lines; None while there is nothing to write."""
        return self._lines

    def discard(self) -> None:
        """Discard the journal: the game is saved or no longer wanted."""
        self._close(remove=True)
        for entry in self._record.entries:
            entry.take_events()
        self._record.take_events()

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
        if self._prevent_write is not None:
            self._prevent_write()
            self._prevent_write = None
        self._is_due = False
        if self._lines is not None:
            self._lines.close(remove=remove)
            _closed[:] = [lines for lines in _closed if not lines.has_ended(0)]
            _closed.append(self._lines)
            self._before, self._lines = self._lines, None
        if self._has_failed and not self._has_ended:
            self._tell_failure(None)  # What could not be written has gone with its lines.

    def _begin(self, record: Document, *, has_base: bool = False) -> None:
        self._record = record
        self._origin = record.origin
        self._path, self._state = record.path, record.file_state
        self._saves = record.save_count
        self._numbers = {entry: number for number, entry in enumerate(record.entries)}
        self._touched = {record.current}
        self._written_place: tuple[GameEntry, int] | None = None
        self._written_agreement = None
        self._written_dispute = None
        self._written_match = None
        self._written_trial = None
        self._base = None if has_base else self._base_of(record)

    def _base_of(self, record: Document) -> Callable[[], bytes]:
        """Return the data of the file from which the current record can be read again."""
        if record.origin is not None:
            data = record.origin.data
            return lambda: data
        # A new game has only a heading: recording it here takes no time.
        games = [_as_it_is(entry) for entry in record.entries]

        def written() -> bytes:
            from gobanapp.sgf.writer import write_games

            return write_games(games)

        return written

    def _note(self, change: Change) -> None:
        if self._has_ended:
            return
        if self._session.document is not self._record:
            self.discard()
            self._begin(self._session.document)
            if self._record.is_unsaved_import or self._session.match is not None:
                self.write()
            return
        self._touched.add(self._record.current)
        if change & Change.DOCUMENT:
            self.write()
        elif change & ~(Change.CURRENT_NODE | Change.TOOL):
            # As soon as all is done that belongs to it, and before it is painted.
            if not self._is_due:
                self._is_due = True
                self._loop.call_soon(self._write_if_due)
        else:
            self._write_later()

    def _write_if_due(self) -> None:
        if self._is_due:
            self.write()

    def _note_tick(self) -> None:
        if not self._has_ended and self._session.match_controller.now() - self._written_at >= _TICK:
            self._write_later()

    def _write_later(self) -> None:
        if self._prevent_write is None:
            self._prevent_write = self._loop.call_later(self._write_gathered, WRITE_DELAY)

    def _write_gathered(self) -> None:
        self._prevent_write = None
        self.write()

    # Writing

    def write(self) -> None:
        """Write the actions since the last call.

        The system has them at once, so that a kill loses nothing; the disk has them a moment later.
        """
        self._is_due = False
        record = self._record
        lines: list[dict[str, Any]] = []
        files: list[tuple[str, bytes]] = []
        for way, arrangement in record.take_events():
            new = [entry for entry in arrangement.entries if entry not in self._numbers]
            if new:
                name, data = self._added(new)
                files.append((name, data))
                lines.append({"add": name, "sum": zlib.crc32(data)})
            lines.append({"arrange": way.value, **self._written_arrangement(arrangement)})
        for entry in self._touched:
            lines += self._events(entry)
        self._touched = {record.current}
        standing = self._standing()
        if self._lines is None and not (lines or standing or record.is_unsaved_import):
            return
        place = self._place()
        if lines or place != self._written_place:  # Repeated events lead elsewhere.
            self._written_place = place
            standing["at"] = [self._numbers[record.current], record.game.current_id]
        if standing and lines and "way" in lines[-1]:
            lines[-1] |= standing
        elif standing:
            lines.append(standing)
        self._hand_over(files, lines)

    def _standing(self) -> dict[str, Any]:
        """Return the state apart from the games, as far as it is not written yet."""
        record, state = self._record, dict[str, Any]()
        if record.save_count != self._saves:
            self._saves = record.save_count
            state |= {"saved": str(record.path), "state": record.file_state}
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
        match = self._match_now()
        if match != self._written_match:
            self._written_match = match
            self._written_at = self._session.match_controller.now()
            state["match"] = match
        trial = self._trial_now()
        if trial != self._written_trial:
            self._written_trial = trial
            state["trial"] = trial
        return state

    def _match_now(self) -> dict[str, Any] | None:
        match = self._session.match
        if match is None:
            return None
        from gobanapp.storage.journal.match_json import match_to_json  # not at the start

        return match_to_json(match, self._session.match_controller.now())

    def _trial_now(self) -> list[int] | None:
        session = self._session
        trial = session.trial
        return None if trial is None else [trial.start_id, trial.step_count(session.game)]

    def _tell_failure(self, error: OSError | None) -> None:
        self._has_failed = error is not None
        self.failed.emit(error)

    def _place(self) -> tuple[GameEntry, int]:
        return self._record.current, self._record.game.current_id

    def _events(self, entry: GameEntry) -> list[dict[str, Any]]:
        events = entry.take_events()
        if not events:
            return []
        from gobanapp.sgf.history_json import history_event_to_json

        number = self._numbers[entry]
        return [{"game": number, **history_event_to_json(event, *entry.size)} for event in events]

    def _added(self, new: list[GameEntry]) -> tuple[str, bytes]:
        """Return a file with games from elsewhere, and number them."""
        from gobanapp.sgf.writer import write_games

        name = f"{BASE_FILE_NAME}-{len(self._numbers)}"
        for entry in new:
            self._numbers[entry] = len(self._numbers)
            entry.take_events()  # They are part of the data being written.
        return name, write_games([entry.stored for entry in new])

    def _written_arrangement(self, arrangement: GameListState) -> dict[str, Any]:
        numbers = self._numbers
        order = [numbers[entry] for entry in arrangement.entries]
        return {"order": order, "current": numbers[arrangement.current]}

    def _hand_over(self, files: list[tuple[str, bytes]], lines: list[dict[str, Any]]) -> None:
        if self._lines is None:
            from gobanapp.storage.journal.log_file import (
                LogWriter,  # when there is something to write
            )

            name = f"{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}-{os.urandom(3).hex()}"
            failed = self._loop.from_any_thread(self._tell_failure)
            self._lines = LogWriter(self._folder / name, failed, after=self._before)
            self._before = None
            assert self._base is not None
            data = self._base()
            self._base = None
            self._lines.add_file(BASE_FILE_NAME, data)
            self._add(self._beginning(data))
        for file in files:
            self._lines.add_file(*file)
        if lines:
            # In one line, so that a crash never cuts a moment in half.
            self._add(lines if len(lines) > 1 else lines[0])

    def _add(self, line: dict[str, Any] | list[dict[str, Any]]) -> None:
        assert self._lines is not None
        self._lines.add(json.dumps(line, ensure_ascii=False, separators=(",", ":")))

    def _beginning(self, data: bytes) -> dict[str, Any]:
        return {
            "base": BASE_FILE_NAME,
            "sum": zlib.crc32(data),
            "path": None if self._path is None else str(self._path),
            "state": self._state,
            "encoding": self._origin.encoding if self._origin else None,
            "read": self._origin is not None,
        }


_closed: list[LogWriter] = []
"""Closed writers that may still be writing or removing their files."""


def wait_for_journals() -> list[Path]:
    """Wait until the closed journals are on the disk, or removed there, as the program ends.

    The wait for a disk that does not respond is limited: returns the folders that are not done.
    """
    if not _closed:
        return []
    from gobanapp.storage.journal.log_file import PATIENCE

    end = time.monotonic() + PATIENCE
    return [
        lines.folder for lines in _closed if not lines.has_ended(max(0.0, end - time.monotonic()))
    ]


def _as_it_is(entry: GameEntry) -> Game | SgfGame:
    """Return a game that later edits of this one do not change."""
    if not entry.is_open:
        return entry.stored
    return Game(Tree(dict(entry.game.tree.nodes), entry.game.tree.root_id), *entry.size)
