"""Memory of this process, as the system reports it."""

from __future__ import annotations

import ctypes
import os
import sys
from pathlib import Path

_HONEST = {"PYTHONMALLOC": "malloc", "MALLOC_ARENA_MAX": "1", "PYTHONHASHSEED": "0"}
"""So all that Python and Qt ask for, on whatever thread, is in one place and counted."""


def start_again_honestly(module: str) -> None:
    """Start ``module`` once more with ``_HONEST`` in place of this program, unless it has been."""
    if sys.platform == "linux" and any(os.environ.get(n) != v for n, v in _HONEST.items()):
        command = [sys.executable, "-m", module, *sys.argv[1:]]
        os.execve(sys.executable, command, {**os.environ, **_HONEST})


class _Allocated(ctypes.Structure):
    """What glibc's mallinfo2 returns, in bytes."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    ]


def in_use() -> float:
    """Return the memory that this process has asked for and not given back in KB.

    0 where the system does not tell it.
    """
    told = getattr(ctypes.CDLL(None), "mallinfo2", None) if sys.platform == "linux" else None
    if told is None:
        return 0.0
    told.restype = _Allocated
    found = told()
    return float(found.uordblks + found.hblkhd) / 1024


def resident() -> float:
    """Return the memory of this process in KB, 0 where the system does not tell it so."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024
