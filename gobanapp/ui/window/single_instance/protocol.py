"""The address and the messages that a later start and the running program use."""

from __future__ import annotations

import os
import re
import sys
import time
import zlib
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from gobanapp.storage.file_lock import lock_file
from gobanapp.storage.json_codec import TEXT, converted, record, restricted, sequence

_SCREENS = ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY")


def display_name() -> str | None:
    """Return the name of the screen that windows are opened on; None where Qt will find none."""
    if sys.platform != "linux":
        return "screen"
    names = [os.environ.get(name, "") for name in _SCREENS]
    # A path or an address: its end distinguishes it.
    return re.sub(r"[^\w.-]+", "_", "-".join(filter(None, names)))[-40:] or None


class InstanceAddress:
    """A lock in the user's data: it is released as soon as its program ends."""

    def __init__(self, folder: Path, screen: str) -> None:
        """Keep the lock in ``folder``, which is made if need be: one for each ``display_name``."""
        self._lock = folder / f"{screen}.lock"
        self._socket = folder / screen
        self._lock_file: BinaryIO | None = None

    @classmethod
    def of_user(cls) -> InstanceAddress | None:
        """Return the address on the user's screen; None where there is no screen."""
        from PySide6.QtCore import QStandardPaths  # commands do without

        name = display_name()
        if name is None:
            return None
        # The folder of the application, which may not have its name yet.
        kind = QStandardPaths.StandardLocation.GenericDataLocation
        return cls(Path(QStandardPaths.writableLocation(kind), "gobanapp", "running"), name)

    @property
    def is_ours(self) -> bool:
        return self._lock_file is not None

    @property
    def server(self) -> str:
        """The name of the socket, or the pipe, on which the program listens."""
        if sys.platform == "win32":  # Pipes have names of their own, the same for all users.
            return f"gobanapp-{zlib.crc32(os.fsencode(self._socket)):08x}"
        return str(self._socket)

    def take(self) -> bool:
        """Take the lock if it is free; return whether it is ours. Raises OSError without a lock."""
        if self._lock_file is None:
            self._lock.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock_file = lock_file(self._lock)
            if self._lock_file is not None:
                with suppress(OSError):
                    os.utime(self._lock)
        return self.is_ours

    def age(self) -> float:
        """Return the age of the lock in seconds. Raises OSError."""
        return max(0.0, time.time() - self._lock.stat().st_mtime)

    def leave(self) -> None:
        """Release it, if it is ours."""
        if self._lock_file is not None:
            self._lock_file.close()
            self._lock_file = None


READY = b"gobanapp opens files 1\n"
"""The first message of the program, when it can open files.

The number is the version of the protocol.
"""
TAKEN = b"taken\n"
MAX_LINE = 16 << 20
"""Bytes of a line. No system starts a program with as many arguments."""


@dataclass(frozen=True, slots=True)
class OpenRequest:
    """``files``: full paths; none: only raise the window. ``token``: the activation token."""

    files: tuple[Path, ...] = ()
    token: str = ""

    def to_line(self) -> bytes:
        """Return what ``from_line`` reads."""
        return _REQUEST.to_text(self).encode() + b"\n"

    @classmethod
    def from_line(cls, line: bytes) -> OpenRequest | None:
        """Return the request; None if the line is not one."""
        try:
            return _REQUEST.from_text(line.decode())
        except ValueError:
            return None


# Names of files are bytes, in whatever encoding; no system takes zeros within a name or a variable.
_TEXT = restricted(TEXT, lambda text: "\0" not in text)
_FILE = converted(
    _TEXT,
    lambda file: os.fsencode(file).decode("latin-1"),
    lambda text: Path(os.fsdecode(text.encode("latin-1"))),
)
_REQUEST = record(OpenRequest, files=sequence(restricted(_FILE, Path.is_absolute)), token=_TEXT)
