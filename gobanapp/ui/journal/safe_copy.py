"""A copy of what a file holds while the file is written over, offered at the next start."""

from __future__ import annotations

import json
import os
import shutil
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from gobanapp.sgf.files import sync_folder
from gobanapp.ui.journal.lines import LOCK, LOG, with_sum
from gobanapp.ui.journal.lock import lock
from gobanapp.ui.private_files import make_private_folder, private_opener

_BASE = "record"


def keep_safe(folder: Path, data: bytes) -> Callable[[], None]:
    """Keep ``data`` in ``folder``, that of the journals; return what removes it.

    It is a journal of its own, of a record that was saved nowhere, so that a start after a crash
    offers it as it does any other. It is on the disk when this returns. Raises OSError.
    """
    name = f"{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}-{os.urandom(3).hex()}-saving"
    path = folder / name
    beginning = {
        "base": _BASE,
        "sum": zlib.crc32(data),
        "path": None,
        "state": None,
        "encoding": None,
        "read": True,
    }
    make_private_folder(folder)
    make_private_folder(path)
    held: BinaryIO | None = None
    try:
        held = lock(path / LOCK)
        _write(path / _BASE, data)
        _write(path / LOG, with_sum(json.dumps(beginning)))
        sync_folder(path)
        sync_folder(folder)
    except BaseException:
        _remove(path, held)
        raise
    return lambda: _remove(path, held)


def _write(path: Path, data: bytes) -> None:
    with open(path, "xb", opener=private_opener) as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _remove(path: Path, held: BinaryIO | None) -> None:
    (path / LOG).unlink(missing_ok=True)  # First: without it nothing is offered.
    if held is not None:
        held.close()
    shutil.rmtree(path, ignore_errors=True)
