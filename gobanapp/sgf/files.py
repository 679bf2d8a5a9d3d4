"""Files as bytes, written so that a file is either the old one or the new one."""

from __future__ import annotations

import errno
import filecmp
import os
from contextlib import suppress
from pathlib import Path

_OLDEST, _LATEST = ".bak", ".bak2"
_LONGEST_NAME = 255  # bytes, with most file systems


def save_bytes(path: str | os.PathLike[str], data: bytes, *, keep_old: bool = False) -> None:
    """Make a file that holds ``data``, or replace one by it, keeping its permissions.

    ``keep_old``: the file replaced is kept beside it, the oldest one as ``backup_of`` names it
    and the one of the last call as the same with a 2.

    The data is written to a new file in the same folder, forced to the disk, read back and
    compared; only then it takes the name. A symbolic link stays one. Whatever goes wrong, the old
    file is as it was, no other is left behind, and OSError is raised. A program that is killed may
    leave a file ``.name.XXXXXXXX.tmp``, which harms nobody.
    """
    target = Path(os.path.realpath(path))
    mode = _mode(target)
    new = target.with_name(f".{target.name[:40]}.{os.urandom(4).hex()}.tmp")
    try:
        _write(new, data)
        _check(new, data)
        if mode is not None:
            new.chmod(mode)
            if keep_old:
                _keep(target, new.with_suffix(".old"))
        new.replace(target)
    except BaseException:
        with suppress(OSError):
            new.unlink()
        raise
    sync_folder(target.parent)


def backup_of(path: Path) -> Path:
    """Return the name under which the oldest version of a file is kept."""
    return _backup(path, _OLDEST)


def _backup(path: Path, ending: str) -> Path:
    is_long = len(os.fsencode(path.name)) > _LONGEST_NAME - len(ending)
    return path.with_name((path.name[:40] if is_long else path.name) + ending)


def _keep(target: Path, other: Path) -> None:
    """Give the file also its name as a backup, in one step.

    The oldest version stays, which may be the only one with the right letters; beside it is the
    latest. ``other`` is a name that no file has.
    """
    backup = backup_of(target)
    if backup.exists():
        if filecmp.cmp(target, backup, shallow=False):
            return
        backup = _backup(target, _LATEST)
    try:
        try:
            os.link(target, other)
        except OSError:  # There are file systems without such links.
            import shutil  # for this alone it takes longer to load than all that a command does

            shutil.copy2(target, other)
            _force(other)
        other.replace(backup)
    except BaseException:
        with suppress(OSError):
            other.unlink()
        raise


def _force(path: Path) -> None:
    with path.open("rb") as file, suppress(OSError):  # Windows wants it open for writing
        os.fsync(file.fileno())


def _mode(target: Path) -> int | None:
    """Return the permissions of the file to replace, None where there is none.

    Raises OSError where it may not be replaced: renaming would not ask.
    """
    if not target.exists():
        return None
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(target))
    if not target.is_file():
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(target))
    if not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(target))
    return target.stat().st_mode & 0o7777


def _write(new: Path, data: bytes) -> None:
    """Write a file that does not exist yet and wait until it is on the disk."""
    with new.open("xb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _check(new: Path, data: bytes) -> None:
    if new.read_bytes() != data:
        raise OSError(errno.EIO, os.strerror(errno.EIO), str(new))


def sync_folder(folder: Path) -> None:
    """Wait until the names in a folder are on the disk, where the system lets us."""
    if os.name != "posix":
        return
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
