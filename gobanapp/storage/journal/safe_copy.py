"""A copy of a file while the file is overwritten, offered at the next start."""

from __future__ import annotations

import errno
import json
import os
import shutil
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from gobanapp.sgf.atomic_write import sync_folder
from gobanapp.storage.file_lock import lock_file
from gobanapp.storage.journal.log_file import LOCK_NAME, LOG_NAME, with_checksum
from gobanapp.storage.private_files import make_private_folder, private_opener

_BASE = "record"
_ATTEMPTS = 10


def write_safe_copy(folder: Path, data: bytes) -> Callable[[], None]:
    """Keep ``data`` in ``folder``, that of the journals; return a function that removes it.

    It is a separate journal of an unsaved document, so that a start after a crash offers it like
    any other. It is on the disk when this returns. Raises OSError.
    """
    header = {
        "base": _BASE,
        "sum": zlib.crc32(data),
        "path": None,
        "state": None,
        "encoding": None,
        "read": True,
    }
    make_private_folder(folder)
    path, lock = _new_folder(folder)
    try:
        _write(path / _BASE, data)
        _write(path / LOG_NAME, with_checksum(json.dumps(header)))
        sync_folder(path)
        sync_folder(folder)
    except BaseException:
        _remove(path, lock)
        raise
    return lambda: _remove(path, lock)


def _new_folder(folder: Path) -> tuple[Path, BinaryIO]:
    """Make a folder for a journal in ``folder``, and return it with its lock. Raises OSError."""
    for _ in range(_ATTEMPTS):
        name = f"{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}-{os.urandom(3).hex()}-saving"
        path = folder / name
        make_private_folder(path)
        lock = None
        try:
            lock = lock_file(path / LOCK_NAME)
        finally:
            if lock is None:
                shutil.rmtree(path, ignore_errors=True)
        if lock is not None:
            return path, lock
        # Another program that starts just now has looked into the folder first.
    raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN), str(folder))


def _write(path: Path, data: bytes) -> None:
    with open(path, "xb", opener=private_opener) as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _remove(path: Path, lock: BinaryIO) -> None:
    (path / LOG_NAME).unlink(missing_ok=True)  # First, because without it nothing is offered.
    lock.close()
    shutil.rmtree(path, ignore_errors=True)
