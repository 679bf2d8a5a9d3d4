"""A log file whose lines are appended and synced to the disk, off the UI thread.

Lines are handed to the system at once: from then on a kill of the program loses none of them.
Syncing them to the disk, against a power cut, may take long and is done on a thread. Each line has
a checksum, so that a half line left by a crash is never mistaken for a whole one. No Qt here.
"""

from __future__ import annotations

import errno
import os
import queue
import shutil
import threading
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import takewhile
from pathlib import Path
from typing import BinaryIO, NamedTuple

from gobanapp.sgf.atomic_write import sync_folder
from gobanapp.storage.file_lock import lock_file
from gobanapp.storage.private_files import make_private, make_private_folder

REST = 0.1
"""Seconds between two syncs, in which lines gather."""


class SyncRequest(NamedTuple):
    """The writes to sync to the disk, in the order of ``paths``.

    ``items``: the number of writes; ``length``: the bytes of all lines so far.
    """

    paths: tuple[Path, ...]
    items: int
    length: int


class SyncResult(NamedTuple):
    """The result of a sync: done, or uncertain because of an ``error``."""

    request: SyncRequest
    error: OSError | None


class FsyncThread:
    """Syncs one request after another, and calls ``done`` for each on its thread."""

    def __init__(self, done: Callable[[SyncResult], object]) -> None:
        self._done = done
        self._queue: queue.SimpleQueue[SyncRequest | None] = queue.SimpleQueue()
        self._hurry_event = threading.Event()
        self._thread = threading.Thread(target=self._work, name="journal-disk", daemon=True)

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def sync(self, request: SyncRequest) -> None:
        """Do ``request`` after all earlier ones, with a little rest in between."""
        self._queue.put(request)

    def hurry(self) -> None:
        """Stop resting between syncs, because a caller waits for the end."""
        self._hurry_event.set()

    def end(self) -> None:
        """Wait until all is done. Call it on another thread than the window's."""
        self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (request := self._queue.get()) is not None:
            error = None
            try:
                for path in request.paths:
                    _sync_path(path)
            except OSError as fault:
                error = fault
            self._done(SyncResult(request, error))
            self._hurry_event.wait(REST)


def _sync_path(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk. Raises OSError."""
    if not path.is_dir():
        # Opened for writing, although nothing is written: Windows syncs no other file, and an
        # error that another handle of the file met is reported to this one.
        with path.open("r+b") as file:
            os.fsync(file.fileno())
    else:
        sync_folder(path)


LOG_NAME = "log"
LOCK_NAME = "lock"
PATIENCE = 3.0
"""Seconds that the end of the program, and the next journal, wait for a slow disk."""

_RETRY = 2.0  # seconds until a failed writing is tried again

LogItem = str | tuple[str, bytes]


class LogWriter:
    """A writer of a folder with a file of lines and other files, in order and at once.

    ``failed`` receives, on another thread, the first error of a row of them, and None when writing
    resumes. Failed writes and syncs are retried. A power cut can leave a file incomplete that a
    line names, if it was not synced yet.
    """

    def __init__(
        self,
        folder: Path,
        failed: Callable[[OSError | None], object],
        lock: BinaryIO | None = None,
        length: int = 0,
        *,
        predecessor: LogWriter | None = None,
    ) -> None:
        """Begin, or continue in the folder whose ``lock`` is held.

        ``length``: the bytes of its valid lines; the rest is cut off. ``predecessor``: write
        nothing while that writer works, so that a crash does not leave both; the wait for a slow
        disk is limited to ``PATIENCE``.
        """
        self.folder = folder
        self.closed_event = threading.Event()
        """Set when the files are removed, or completely on the disk."""
        self._failed = failed
        self._lock = lock
        self._predecessor = predecessor
        self._length = self._synced_length = length
        self._is_truncated = lock is None
        self._waiting: list[LogItem] = []
        self._unsynced: list[LogItem] = []
        self._unsynced_names: list[str] = []
        self._is_syncing = False
        self._has_failed = False
        self._is_ending = False
        self._is_discarded = False
        self._queue: queue.SimpleQueue[LogItem | SyncResult | None] = queue.SimpleQueue()
        self._fsync_thread = FsyncThread(self._queue.put)
        self._thread = threading.Thread(target=self._work, name="journal", daemon=True)
        self._thread.start()

    def add(self, line: str) -> None:
        """Write a line, which must not contain a line feed."""
        self._queue.put(line)

    def add_file(self, name: str, data: bytes) -> None:
        """Write a file next to the log; it is synced to the disk before any later line is."""
        self._queue.put((name, data))

    def close(self, *, remove: bool) -> None:
        """Write the rest, or remove everything; nothing can be added after it."""
        self._is_discarded = remove
        self._fsync_thread.hurry()
        self._queue.put(None)

    def has_ended(self, seconds: float) -> bool:
        """Wait, after ``close``, until it is done, within a limit; return whether it is."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    @property
    def is_written(self) -> bool:
        """True if the system has everything."""
        return self._queue.empty() and not self._waiting

    @property
    def is_synced(self) -> bool:
        """True if the disk has everything."""
        return self.is_written and not self._unsynced

    # On the thread

    def _work(self) -> None:
        self._fsync_thread.start()
        try:
            if self._predecessor is not None:
                self._predecessor.closed_event.wait(PATIENCE)
                self._predecessor = None
            self._write_until_closed()
        finally:
            self._finish()

    def _finish(self) -> None:
        if self._is_discarded:
            # First, also while earlier data is being synced: without it nothing is restored.
            with suppress(OSError):
                (self.folder / LOG_NAME).unlink(missing_ok=True)
                self.closed_event.set()
        self._fsync_thread.end()
        if self._lock is not None:
            self._lock.close()
        if self._is_discarded:
            shutil.rmtree(self.folder, ignore_errors=True)
        self.closed_event.set()

    def _write_until_closed(self) -> None:
        while self._has_work():
            error = None
            try:
                has_synced = self._receive_items()
                if self._is_discarded:
                    break
                self._write(self._waiting)
            except OSError as fault:
                error = fault
            if error is not None or has_synced:
                self._report(error)
            self._start_sync()

    def _has_work(self) -> bool:
        is_done = self._is_ending and not (self._waiting or self._unsynced)
        return not (self._is_discarded or is_done)

    def _receive_items(self) -> bool:
        """Wait for items; return whether the disk has some more of them.

        Raises OSError if it cannot. If something must be retried, the wait is short.
        """
        has_synced, error = False, None
        for item in self._next_items(_RETRY if self._waiting else None):
            if item is None:
                self._is_ending = True
            elif not isinstance(item, SyncResult):
                self._waiting.append(item)
            else:
                self._is_syncing = False
                has_synced, error = item.error is None, item.error
                if error is None:
                    self._note_synced(item.request)
                else:
                    self._write_again()
        if error is not None:
            raise error
        return has_synced

    def _next_items(self, seconds: float | None) -> Iterator[LogItem | SyncResult | None]:
        """Wait for an item, at most ``seconds`` if given, and yield all items in the queue."""
        with suppress(queue.Empty):
            yield self._queue.get(timeout=seconds)
            while True:
                yield self._queue.get_nowait()

    def _report(self, error: OSError | None) -> None:
        if (error is not None) != self._has_failed:
            self._has_failed = error is not None
            self._failed(error)

    # The lines written, and the lines synced

    def _start_sync(self) -> None:
        if self._unsynced and not self._is_syncing:
            self._is_syncing = True
            paths = [self.folder / name for name in self._unsynced_names]
            if self._unsynced_names or not self._synced_length:
                paths += [self.folder.parent, self.folder]  # the names
            if self._length > self._synced_length:
                paths.append(self.folder / LOG_NAME)
            self._unsynced_names.clear()
            self._fsync_thread.sync(SyncRequest(tuple(paths), len(self._unsynced), self._length))

    def _note_synced(self, request: SyncRequest) -> None:
        del self._unsynced[: request.items]
        self._synced_length = request.length

    def _write_again(self) -> None:
        """Queue again all lines that may not be on the disk."""
        self._waiting[:0] = self._unsynced
        self._unsynced.clear()
        self._unsynced_names.clear()
        self._length = self._synced_length

    def _write(self, waiting: list[LogItem]) -> None:
        """Write and remove the waiting lines. Raises OSError; the rest stays in the queue."""
        if waiting and self._lock is None:
            make_private_folder(self.folder.parent)
            make_private_folder(self.folder)
            self._lock = lock_file(self.folder / LOCK_NAME)
            if self._lock is None:  # Another program, just started, is looking into it.
                raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN), str(self.folder))
        while waiting:
            if isinstance(waiting[0], tuple):
                name, data = waiting[0]
                with _open_to_rewrite(self.folder / name) as file:
                    file.write(data)
                    file.truncate()
                self._unsynced_names.append(name)
                count = 1
            else:
                lines = [*takewhile(lambda item: isinstance(item, str), waiting)]
                self._append(
                    b"".join(with_checksum(line) for line in lines if isinstance(line, str))
                )
                count = len(lines)
            self._unsynced += waiting[:count]
            del waiting[:count]

    def _append(self, data: bytes) -> None:
        path = self.folder / LOG_NAME
        if self._length > (path.stat().st_size if path.exists() else 0):
            # The log was removed; its lines are not in memory, and none are read after a gap.
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
        with _open_to_rewrite(path) as file:
            if not self._is_truncated:
                file.truncate(self._length)  # the torn end that a crash has left
                self._is_truncated = True
            file.seek(self._length)
            file.write(data)
        self._length += len(data)


def _open_to_rewrite(path: Path) -> BinaryIO:
    """Open a file to write from its beginning, without truncating it.

    It already has a part of the same data, and a kill during the write must not lose that.
    """
    if path.exists():
        return path.open("r+b")
    file = path.open("xb")
    make_private(path)
    return file


def with_checksum(line: str) -> bytes:
    """Return a line in the format of the file."""
    data = line.encode("utf-8", "surrogatepass")
    return b"%08x %s\n" % (zlib.crc32(data), data)


def read_log_lines(path: Path) -> tuple[list[str], int, bool]:
    """Return the lines of a file up to the first invalid one, and their length in bytes.

    Also return whether they are complete, except for the beginning of a last line. Raises OSError.
    """
    lines: list[str] = []
    length = 0
    with path.open("rb") as file:
        for raw in file:
            line = raw[9:-1]
            is_last = not raw.endswith(b"\n")
            if is_last or raw[:9] != b"%08x " % zlib.crc32(line):
                return lines, length, is_last
            lines.append(line.decode("utf-8", "surrogatepass"))
            length += len(raw)
    return lines, length, True
