"""Atomic writing of files: a file is either the old one or the new one."""

from __future__ import annotations

import errno
import filecmp
import os
import stat
from collections.abc import Callable
from contextlib import suppress
from io import FileIO
from pathlib import Path

KeepSafeCopy = Callable[[bytes], Callable[[], object]]
"""Keeps the contents of a file safe from a crash, and returns the function that releases them."""


class PartialWriteError(OSError):
    """A file was partly overwritten and could not be restored; its contents are kept safe."""


class ReadOnlyFileError(PermissionError):
    """The file itself is read-only, whatever its folder allows."""


_WRITE_BITS = stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH
_OLDEST_ENDING, _LATEST_ENDING = ".bak", ".bak2"
_MAX_NAME_BYTES = 255  # bytes, with most file systems


def save_bytes(
    path: str | os.PathLike[str],
    data: bytes,
    *,
    keep_old: bool = False,
    keep_safe: KeepSafeCopy | None = None,
) -> None:
    """Write ``data`` to a new file, or replace one, keeping its permissions and other attributes.

    ``keep_old``: the replaced file is kept in the same folder, the oldest one as ``backup_of``
    names it and the one of the last call with a 2 added.

    The data is written to a new file in the same folder, synced to the disk, read back and
    compared; only then the file takes the name. A symbolic link stays one. On any failure the old
    file is unchanged, no other file is left, and OSError is raised. A killed program can leave a
    harmless file ``.name.XXXXXXXX.tmp`` or ``.name.XXXXXXXX.old``.

    If no new file can take the name, as in a read-only folder, or if it would lose the owner,
    attributes or hard links of the old one, the old file itself is overwritten. ``keep_safe`` first
    keeps its contents for recovery after a crash and returns a function that releases them. Without
    it nothing is saved in such a folder, and elsewhere the new file has as much of the old one as
    the system allows.
    """
    target = Path(os.path.realpath(path))
    old = _status(target)
    if old is None or keep_safe is None:
        _replace(target, data, old, keep_old=keep_old, must_match=False)
        return
    if not _has_another_name(target, old):
        try:
            _replace(target, data, old, keep_old=keep_old, must_match=True)
        except PermissionError:
            if not target.exists():  # Another program removed it meanwhile.
                raise
        else:
            return
    _write_over(target, data, keep_safe, keep_old=keep_old)


def has_another_name(path: str | os.PathLike[str]) -> bool:
    """Return whether a file has hard links other than ``path`` and its backups.

    Without ``keep_safe``, ``save_bytes`` leaves the old contents to them.
    """
    target = Path(os.path.realpath(path))
    try:
        return _has_another_name(target, target.stat())
    except OSError:
        return False


def _has_another_name(target: Path, old: os.stat_result) -> bool:
    """Return whether the file has a name other than ``target`` and those of its backups."""
    if old.st_nlink <= 1:  # Some file systems count no names, and report 0.
        return False
    own_names = [*_backups(target), *_leftovers(target)]
    return old.st_nlink > 1 + sum(_is_name_of(path, old) for path in own_names)


def _is_name_of(path: Path, file: os.stat_result) -> bool:
    try:
        return os.path.samestat(path.lstat(), file)
    except OSError:
        return False


def _leftovers(target: Path) -> list[Path]:
    """Return the names ``.name.XXXXXXXX.old`` that killed programs have left."""
    start, end = f".{target.name[:40]}.", ".old"
    length = len(start) + 8 + len(end)
    try:
        siblings = list(target.parent.iterdir())
    except OSError:  # A folder may forbid listing.
        return []
    return [
        path
        for path in siblings
        if path.name.startswith(start) and path.name.endswith(end) and len(path.name) == length
    ]


def _replace(
    target: Path, data: bytes, old: os.stat_result | None, *, keep_old: bool, must_match: bool
) -> None:
    """Put a new file in the place of the old one.

    Raises PermissionError if not allowed, or if required to be like the old one and not.
    """
    new = target.with_name(f".{target.name[:40]}.{os.urandom(4).hex()}.tmp")
    try:
        _write(new, data)
        _check(new, data)
        if old is not None:
            _copy_metadata(new, target, old, must_match=must_match)
            if keep_old:
                _keep_backup(target, new.with_suffix(".old"))
        new.replace(target)
    except BaseException:
        with suppress(OSError):
            new.unlink()
        raise
    sync_folder(target.parent)


def _copy_metadata(new: Path, target: Path, old: os.stat_result, *, must_match: bool) -> None:
    """Give a new file the owner, the permissions and the attributes of the old one."""
    has_owner = _set_owner(new, old)
    # No program may begin to run as another user, and another owner has cost some permissions.
    new.chmod(old.st_mode & (0o7777 if has_owner else 0o777))
    has_attributes = _copy_attributes(target, new)
    if must_match and not (has_owner and has_attributes):
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM), str(new))


def _set_owner(new: Path, old: os.stat_result) -> bool:
    """Give a file its owner and its group, or at least the group; return whether it has both."""
    if os.name != "posix":
        return True
    status = new.stat()
    if (status.st_uid, status.st_gid) == (old.st_uid, old.st_gid):
        return True
    try:
        os.chown(new, old.st_uid, old.st_gid)
    except OSError:
        with suppress(OSError):
            os.chown(new, -1, old.st_gid)
        return False
    return True


def _copy_attributes(target: Path, new: Path) -> bool:
    """Copy the extended attributes, access control lists among them; return whether all are there.

    Those under "security." do not count: the system labels files itself.
    """
    if not hasattr(os, "listxattr"):
        return True
    try:
        names = os.listxattr(target)
    except OSError:  # There are file systems without them.
        return True
    has_all = True
    for name in names:
        try:
            os.setxattr(new, name, os.getxattr(target, name))
        except OSError:
            has_all = has_all and name.startswith("security.")
    return has_all


def _write_over(target: Path, data: bytes, keep_safe: KeepSafeCopy, *, keep_old: bool) -> None:
    """Overwrite a file with ``data`` after keeping its contents; restore them on failure.

    Raises PartialWriteError if that fails too: then the kept contents are not released.
    """
    before = target.read_bytes()
    # Before the file is open: Windows replaces no name of an open file.
    _separate_backups(target, before)
    with target.open("r+b", buffering=0) as file:
        if keep_old:
            with suppress(PermissionError):  # in a folder that is read-only
                _keep_copy(target, before)
        release = keep_safe(before)
        try:
            _fill(file, data)
            _check(target, data)
        except BaseException as error:
            try:
                _fill(file, before)
                _check(target, before)
            except OSError as fault:
                raise PartialWriteError(fault.errno, fault.strerror, str(target)) from error
            with suppress(OSError):
                release()
            raise
    with suppress(OSError):  # The file is saved even if releasing the copy fails.
        release()


def _fill(file: FileIO, data: bytes) -> None:
    """Write ``data`` to a file, and wait until it is on the disk."""
    file.seek(0)
    rest = memoryview(data)
    while rest:
        rest = rest[file.write(rest) :]
    file.truncate(len(data))
    os.fsync(file.fileno())


def _separate_backups(target: Path, data: bytes) -> None:
    """Make each backup that is still the same file as ``target`` a file of its own.

    A rename that fails after ``_keep_backup``, or a kill between them, leaves both names on one
    file. Raises OSError where they cannot be separated: then the file must not be written over.
    """
    for backup in _backups(target):
        if not (backup.exists() and backup.samefile(target)):
            continue
        # Some file systems number no files, so that all seem the same.
        if backup.read_bytes() == data:
            _replace(backup, data, _status(backup), keep_old=False, must_match=False)


def _keep_copy(target: Path, data: bytes) -> None:
    """Keep ``data`` as the backup of a file that will be written over: a link would follow it.

    No backup may be the same file as ``target``; see ``_separate_backups``.
    """
    backup = backup_of(target)
    if backup.exists():
        if backup.read_bytes() == data:
            return
        backup = _backup(target, _LATEST_ENDING)
    _replace(backup, data, _status(backup), keep_old=False, must_match=False)


def backup_of(path: Path) -> Path:
    """Return the name under which the oldest version of a file is kept."""
    return _backup(path, _OLDEST_ENDING)


def _backups(path: Path) -> tuple[Path, Path]:
    """Return the names of both backups, that of the oldest version first."""
    return backup_of(path), _backup(path, _LATEST_ENDING)


def _backup(path: Path, ending: str) -> Path:
    is_long = len(os.fsencode(path.name)) > _MAX_NAME_BYTES - len(ending)
    return path.with_name((path.name[:40] if is_long else path.name) + ending)


def _keep_backup(target: Path, temporary: Path) -> None:
    """Give the file also its name as a backup, in one step.

    The oldest version stays, which may be the only one with the right text; the latest is kept
    too. ``temporary`` is an unused name.
    """
    for backup in _backups(target):
        if not backup.exists():
            break
        # Also where it is the same file: renaming one name of it to another would do nothing.
        if filecmp.cmp(target, backup, shallow=False):
            return
    try:
        try:
            os.link(target, temporary)
        except OSError:  # There are file systems without such links.
            import shutil  # for this alone it takes longer to load than all that a command does

            shutil.copy2(target, temporary)
            _sync_file(temporary)
        temporary.replace(backup)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise


def _sync_file(path: Path) -> None:
    with path.open("rb") as file, suppress(OSError):  # Windows wants it open for writing
        os.fsync(file.fileno())


def _status(target: Path) -> os.stat_result | None:
    """Return the status of the file to replace, None if there is none.

    Raises OSError if replacing it is not allowed, which renaming would not check.
    """
    if not target.exists():
        return None
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(target))
    if not target.is_file():
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(target))
    status = target.stat()
    # The system lets root write into everything, also into what was made read-only on purpose.
    if not (os.access(target, os.W_OK) and status.st_mode & _WRITE_BITS):
        raise ReadOnlyFileError(errno.EACCES, os.strerror(errno.EACCES), str(target))
    return status


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
