"""Private files and folders: unsaved games and error logs, readable only by their owner."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path

_FOLDER = 0o700
_FILE = 0o600


def private_opener(path: str, flags: int) -> int:
    """Open a file for ``open``; one that is made is private."""
    return os.open(path, flags, _FILE)


def make_private_folder(folder: Path) -> None:
    """Make a folder, and those above it, if missing. Raises OSError."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=_FOLDER, exist_ok=True)


def make_private(path: Path) -> None:
    """Make a file, or a folder with everything in it, private, which earlier versions did not.

    Links are not followed. Failures are ignored.
    """
    if os.name != "posix":
        return
    for item in (path, *(path.rglob("*") if path.is_dir() else ())):
        with suppress(OSError):
            mode = item.lstat().st_mode
            private = _FOLDER if stat.S_ISDIR(mode) else _FILE
            if not stat.S_ISLNK(mode) and mode & 0o077:
                item.chmod(private)
