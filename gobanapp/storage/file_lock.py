"""A lock file that belongs to one process: the system releases it when the process dies.

That is safe where process ids are reused, as in containers, and after a kill.
"""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import BinaryIO

from gobanapp.storage.private_files import make_private

_LOCKED_ERRORS = (errno.EAGAIN, errno.EACCES, errno.EWOULDBLOCK, errno.EDEADLK)


def lock_file(path: Path) -> BinaryIO | None:
    """Lock the file ``path``, created if needed, until the returned object is closed.

    Returns None if another process has it. Raises OSError if the file cannot be made.
    """
    file = path.open("a+b")
    make_private(path)
    try:
        _lock(file)
    except OSError as error:
        if error.errno in _LOCKED_ERRORS or _belongs_to_another(file):
            file.close()
            return None
        # On a file system without locks, the process id in the file must do.
        file.truncate(0)
        file.write(_owner())
        file.flush()
    return file


def _belongs_to_another(file: BinaryIO) -> bool:
    """Return whether a file that could not be locked names another running process or host."""
    file.seek(0)
    owner = file.read()
    number, _, host = owner.partition(b" ")
    if not number.isdigit() or owner == _owner() or sys.platform == "win32":
        return False
    if host != _host():
        return True
    try:
        os.kill(int(number), 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def _owner() -> bytes:
    return b"%d %s" % (os.getpid(), _host())


def _host() -> bytes:
    import platform  # rarely needed

    return os.fsencode(platform.node())


if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
