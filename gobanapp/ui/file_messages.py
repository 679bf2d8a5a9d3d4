"""Sentences about files: why one was not opened or saved, what was kept and what to do."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from gobanapp.rules.point import MAX_SIZE
from gobanapp.sgf.problems import Unreadable, UnreadableFile

_SYSTEM_SAYS: Final[dict[int, object]] = {
    errno.ENOENT: QT_TRANSLATE_NOOP("FileMessages", "There is no such file or folder."),
    errno.EACCES: QT_TRANSLATE_NOOP("FileMessages", "You may not do this here."),
    errno.EPERM: QT_TRANSLATE_NOOP("FileMessages", "You may not do this here."),
    errno.EROFS: QT_TRANSLATE_NOOP("FileMessages", "Nothing can be written there."),
    errno.EISDIR: QT_TRANSLATE_NOOP("FileMessages", "This is a folder."),
    errno.ENOSPC: QT_TRANSLATE_NOOP("FileMessages", "The disk is full."),
    errno.EDQUOT: QT_TRANSLATE_NOOP("FileMessages", "Your share of the disk is full."),
}

_NOT_YET = (".gib", ".ngf", ".ugf", ".ugi")


def cannot_open(path: Path, error: OSError | UnreadableFile) -> str:
    """Return why ``path`` was not opened."""
    if isinstance(error, OSError):
        reason = _system_says(error)
    elif error.reason is Unreadable.TOO_LARGE:
        reason = QCoreApplication.translate(
            "FileMessages", "Its board is {found}; the largest one shown here is {size}x{size}."
        ).format(found=error.found, size=MAX_SIZE)
    elif path.suffix.lower() in _NOT_YET:
        reason = QCoreApplication.translate("FileMessages", "Files of this kind can't be read yet.")
    else:
        reason = QCoreApplication.translate("FileMessages", "There is no game record in it.")
    text = QCoreApplication.translate(
        "FileMessages", "{file} could not be opened. {reason} The game on the board is unchanged."
    )
    return text.format(file=path.name or path, reason=reason)


def cannot_save(path: Path, error: OSError) -> str:
    """Return why nothing was saved to ``path``, and that nothing is lost."""
    text = QCoreApplication.translate(
        "FileMessages",
        "{file} could not be written. {reason} A file that was there before is as it was, and the"
        " game is still on the board: try to save it in another place.",
    )
    return text.format(file=path.name or path, reason=_system_says(error))


def _system_says(error: OSError) -> str:
    known = _SYSTEM_SAYS.get(error.errno or 0)
    if known is not None:
        return QCoreApplication.translate("FileMessages", str(known))
    return f"{error.strerror or error}."
