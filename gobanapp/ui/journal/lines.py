"""Lines that are added to a file and forced to the disk, off the window's thread.

Each line carries a check sum, so that the half of a line that a crash leaves is never mistaken for
one. No Qt here.
"""

from __future__ import annotations

import errno
import os
import queue
import shutil
import threading
import time
import zlib
from collections.abc import Callable
from contextlib import suppress
from itertools import takewhile
from pathlib import Path
from typing import BinaryIO

from gobanapp.ui.journal.lock import lock

LOG = "log"
LOCK = "lock"
_REST = 0.1  # seconds between two writings, in which lines gather
_RETRY = 2.0  # seconds until a failed writing is tried again
_PATIENCE = 3.0  # seconds that a window waits at its end for a disk that does not answer

Item = str | tuple[str, bytes] | None


class Lines:
    """A folder with a file of lines and other files. What is given is written soon, in order.

    ``failed`` is told, on another thread, of the first error of a row of them, and None when
    writing goes on. What could not be written is kept and tried again.
    """

    def __init__(
        self,
        folder: Path,
        failed: Callable[[OSError | None], object],
        held: BinaryIO | None = None,
        length: int = 0,
    ) -> None:
        """Begin, or go on in a folder of which ``held`` is the lock.

        ``length``: how many bytes of its lines are sound; what stands behind them is cut off.
        """
        self.folder = folder
        self._failed = failed
        self._held = held
        self._length = length
        self._queue: queue.SimpleQueue[Item] = queue.SimpleQueue()
        self._has_failed = False
        self._is_unwanted = False
        self._thread = threading.Thread(target=self._work, name="journal", daemon=True)
        self._thread.start()

    def add(self, line: str) -> None:
        """Write a line, which has no line feed in it."""
        self._queue.put(line)

    def add_file(self, name: str, data: bytes) -> None:
        """Write a file beside the lines; it is whole on the disk before any later line is."""
        self._queue.put((name, data))

    def close(self, *, remove: bool) -> None:
        """Write what is left and stop; or remove all of it."""
        self._is_unwanted = remove
        self._queue.put(None)
        self._thread.join(timeout=_PATIENCE)

    # On the thread

    def _work(self) -> None:
        try:
            self._write_until_the_end()
        finally:
            if self._held is not None:
                self._held.close()
            if self._is_unwanted:
                shutil.rmtree(self.folder, ignore_errors=True)

    def _write_until_the_end(self) -> None:
        waiting: list[Item] = []
        while not (waiting and waiting[-1] is None):
            with suppress(queue.Empty):
                waiting.append(self._queue.get(timeout=_RETRY if waiting else None))
            while not self._queue.empty():
                waiting.append(self._queue.get())
            if self._is_unwanted:
                return
            try:
                self._write(waiting)
            except OSError as error:
                self._tell(error)
            else:
                self._tell(None)
                if not waiting:
                    time.sleep(_REST)

    def _tell(self, error: OSError | None) -> None:
        if (error is not None) != self._has_failed:
            self._has_failed = error is not None
            self._failed(error)

    def _write(self, waiting: list[Item]) -> None:
        """Write what is waiting and take it from there. Raises OSError; the rest stays there."""
        if self._held is None:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._held = lock(self.folder / LOCK)
            if self._held is None:  # Another program, just started, looks what it is.
                raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN), str(self.folder))
        while waiting and waiting[0] is not None:
            if isinstance(waiting[0], tuple):
                name, data = waiting[0]
                _write_whole(self.folder / name, data)
                del waiting[0]
            else:
                lines = [*takewhile(lambda item: isinstance(item, str), waiting)]
                self._append(b"".join(with_sum(line) for line in lines if isinstance(line, str)))
                del waiting[: len(lines)]

    def _append(self, data: bytes) -> None:
        path = self.folder / LOG
        with path.open("r+b" if path.exists() else "xb") as file:
            # Over the torn end that a failure or a crash has left.
            file.truncate(self._length)
            file.seek(self._length)
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        self._length += len(data)


def with_sum(line: str) -> bytes:
    """Return a line as it stands in the file."""
    data = line.encode("utf-8", "surrogatepass")
    return b"%08x %s\n" % (zlib.crc32(data), data)


def read_lines(path: Path) -> tuple[list[str], int, bool]:
    """Return the lines of a file up to the first that is not sound, and the bytes they take.

    And whether that is all there was, but for the beginning of a last line. Raises OSError.
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


def _write_whole(path: Path, data: bytes) -> None:
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    if os.name == "posix":
        with suppress(OSError):
            descriptor = os.open(path.parent, os.O_RDONLY)
            try:
                os.fsync(descriptor)
            finally:
                os.close(descriptor)
