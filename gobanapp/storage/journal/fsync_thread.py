"""Files forced to the disk, on a thread of its own: that may take long, while others write on.

No Qt here.
"""

from __future__ import annotations

import os
import queue
import threading
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from gobanapp.sgf.atomic_write import sync_folder

REST = 0.1  # seconds between two forcings, in which lines gather


class SyncRequest(NamedTuple):
    """What the system was given and is to bring to the disk, in the order of ``paths``.

    ``items``: how many things to write that was; ``length``: of the lines, with those before.
    """

    paths: tuple[Path, ...]
    items: int
    length: int


class SyncResult(NamedTuple):
    """It is on the disk; or it is not sure what of it is, for there was an ``error``."""

    written: SyncRequest
    error: OSError | None


class FsyncThread:
    """Forces one thing after the other, and tells ``done`` of each, on its thread."""

    def __init__(self, done: Callable[[SyncResult], object]) -> None:
        self._done = done
        self._queue: queue.SimpleQueue[SyncRequest | None] = queue.SimpleQueue()
        self._hurries = threading.Event()
        self._thread = threading.Thread(target=self._work, name="journal-disk", daemon=True)

    def start(self) -> None:
        """Begin with what is to be forced."""
        self._thread.start()

    def sync(self, written: SyncRequest) -> None:
        """Do it after all before, and a little later than those."""
        self._queue.put(written)

    def hurry(self) -> None:
        """Rest no more: somebody waits for the end."""
        self._hurries.set()

    def end(self) -> None:
        """Wait until all is done. To be called on another thread than the window's."""
        self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (written := self._queue.get()) is not None:
            error = None
            try:
                for path in written.paths:
                    _force(path)
            except OSError as fault:
                error = fault
            self._done(SyncResult(written, error))
            self._hurries.wait(REST)


def _force(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk. Raises OSError."""
    if not path.is_dir():
        # To be written, though nothing is: Windows forces no other, and an error that another
        # opening of the file has met is told to this one.
        with path.open("r+b") as file:
            os.fsync(file.fileno())
    else:
        sync_folder(path)
