"""A file that belongs to one process: the system itself lets go of it when the process dies.

That is sure where numbers of processes come again, as in containers, and after a kill.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import BinaryIO


def lock(path: Path) -> BinaryIO | None:
    """Take the file ``path``, made if need be, until what is returned is closed.

    Returns None where another process has it. Raises OSError where there can be no such file.
    """
    file = path.open("ab")
    try:
        _take(file)
    except OSError:
        file.close()
        return None
    return file


if sys.platform == "win32":
    import msvcrt

    def _take(file: BinaryIO) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: BinaryIO) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
