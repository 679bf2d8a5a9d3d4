"""Reading of regular files."""

from __future__ import annotations

import errno
import os
import stat

_AT_ONCE = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)  # Windows has neither


class NotRegularFile(OSError):
    """Raised for a device, a pipe or a socket, which can be endless or block."""


def read_regular_file(
    path: str | os.PathLike[str], longest: int = -1, *, takes_pipe: bool = False
) -> bytes:
    """Return the bytes of a file, at most ``longest``.

    Raises OSError: NotRegularFile before reading anything else than a regular file,
    IsADirectoryError for a folder. Links are followed. ``takes_pipe``: a pipe is read, too.
    """
    try:
        file = open(path, "rb", opener=_open_at_once)  # noqa: SIM115 - it is closed below
    except OSError as error:
        if error.errno == errno.ENXIO:  # sockets
            raise NotRegularFile(error.errno, error.strerror, error.filename) from error
        raise
    with file:
        mode = os.fstat(file.fileno()).st_mode
        if takes_pipe and stat.S_ISFIFO(mode):
            os.set_blocking(file.fileno(), True)
        elif not stat.S_ISREG(mode):
            raise NotRegularFile(errno.EINVAL, os.strerror(errno.EINVAL), os.fspath(path))
        return file.read(longest)


def _open_at_once(path: str, flags: int) -> int:
    """Open a file; a pipe that no program writes into is opened without waiting."""
    return os.open(path, flags | _AT_ONCE)
