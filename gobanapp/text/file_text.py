"""Sentences about files: what is wrong in one, why it was not opened or saved, what was kept."""

from __future__ import annotations

import errno
import re
from contextlib import suppress
from pathlib import Path
from typing import Final

from gobanapp.sgf.atomic_write import PartialWriteError
from gobanapp.sgf.file_problems import UnreadableFile, UnreadableReason
from gobanapp.sgf.regular_file import NotRegularFile, read_regular_file
from gobanapp.text.file_problem_text import unreadable_sentence
from gobanapp.text.language import QT_TRANSLATE_NOOP, translate

_SYSTEM_SAYS: Final[dict[int, str]] = {
    errno.ENOENT: QT_TRANSLATE_NOOP("FileMessages", "There is no such file or folder."),
    errno.EACCES: QT_TRANSLATE_NOOP("FileMessages", "You may not do this here."),
    errno.EPERM: QT_TRANSLATE_NOOP("FileMessages", "You may not do this here."),
    errno.EROFS: QT_TRANSLATE_NOOP("FileMessages", "Nothing can be written there."),
    errno.EISDIR: QT_TRANSLATE_NOOP("FileMessages", "This is a folder."),
    errno.ENOSPC: QT_TRANSLATE_NOOP("FileMessages", "The disk is full."),
    errno.EDQUOT: QT_TRANSLATE_NOOP("FileMessages", "Your share of the disk is full."),
}

_NOT_REGULAR = QT_TRANSLATE_NOOP("FileMessages", "It is a device, a pipe or a socket, not a file.")
_ARCHIVE = QT_TRANSLATE_NOOP(
    "FileMessages", "It is an archive: unpack it, and open the records that were in it."
)
_DOCUMENT = QT_TRANSLATE_NOOP("FileMessages", "It is a document of an office program.")
_PICTURE = QT_TRANSLATE_NOOP("FileMessages", "It is a picture.")
_PDF = QT_TRANSLATE_NOOP("FileMessages", "It is a PDF document.")
_WEB_PAGE = QT_TRANSLATE_NOOP(
    "FileMessages", "It is a web page; the record may be behind a link on it."
)

# What files of other kinds begin with; blanks before it and capitals don't count for web pages.
_KINDS: Final[tuple[tuple[re.Pattern[bytes], str], ...]] = (
    (re.compile(rb"%PDF-"), _PDF),
    (re.compile(rb"(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html)", re.IGNORECASE), _WEB_PAGE),
    (re.compile(rb"PK\x03\x04.{26}(?:mimetype|_rels|\[Content_)", re.DOTALL), _DOCUMENT),
    (re.compile(rb"\{\\rtf|\xd0\xcf\x11\xe0"), _DOCUMENT),
    (re.compile(rb"PK[\x03\x05]|Rar!|7z\xbc\xaf|\x1f\x8b|BZh|\xfd7zXZ"), _ARCHIVE),
    (re.compile(rb"\x89PNG|\xff\xd8\xff|GIF8|RIFF....WEBP|II\*\0|MM\0\*", re.DOTALL), _PICTURE),
)
_BINARY = re.compile(rb"[\0-\x08\x0e-\x19\x1c-\x1f]")  # DOS ended texts with 1A; JIS has 1B
_BEGINNING = 512  # bytes


def cannot_open(path: Path, error: OSError | UnreadableFile) -> str:
    """Return why ``path`` was not opened. Looks into the file for what it may be instead."""
    if isinstance(error, OSError):
        reason = _system_says(error)
    else:
        reason = _unreadable(error, _beginning(path))
    text = translate(
        "FileMessages", "{file} could not be opened. {reason} The game on the board is unchanged."
    )
    return text.format(file=_name(path), reason=reason)


def cannot_reopen(path: Path, error: OSError | UnreadableFile) -> str:
    """Return, in one line, why the file that was open last is not."""
    if isinstance(error, FileNotFoundError):
        text = translate("FileMessages", "{file}, which was open last, is no longer there.")
        return text.format(file=_name(path))
    text = translate("FileMessages", "{file}, which was open last, can’t be read. {reason}")
    if isinstance(error, OSError):
        return text.format(file=_name(path), reason=_system_says(error))
    return text.format(file=_name(path), reason=_unreadable(error, _beginning(path)))


def cannot_save(path: Path, error: OSError) -> str:
    """Return why nothing was saved to ``path``, and that nothing is lost."""
    if isinstance(error, PartialWriteError):
        text = translate(
            "FileMessages",
            "{file} was written in part only. {reason} The game is still on the board: save it in"
            " another place. What the file held is offered when gobanapp is started again.",
        )
        return text.format(file=_name(path), reason=_system_says(error))
    text = translate(
        "FileMessages",
        "{file} could not be written. {reason} A file that was there before is as it was, and the"
        " game is still on the board: try to save it in another place.",
    )
    return text.format(file=_name(path), reason=_system_says(error))


def not_verified(path: Path, kept: Path | None) -> str:
    """Return that the text for ``path`` is not what it should be, and where everything is."""
    if kept is None:
        text = translate(
            "FileMessages",
            "A check by a second program found that the new text would not hold the whole game, so"
            " {file} and the journal are as they were.",
        )
        return text.format(file=_name(path))
    text = translate(
        "FileMessages",
        "A check by a second program found that the new text would not hold the whole game, so"
        " {file} and the journal are as they were; the new text is in {kept}.",
    )
    return text.format(file=_name(path), kept=_name(kept))


def cannot_keep_progress(error: OSError) -> str:
    """Return that what is learned now will be forgotten when the program ends, and why."""
    text = translate(
        "FileMessages", "What you learn now is known only until the program ends. {reason}"
    )
    return text.format(reason=_system_says(error))


def cannot_keep_journal(error: OSError) -> str:
    """Return that a crash would now lose what is not saved, and why."""
    text = translate(
        "FileMessages", "What you do can't be kept safe from a crash: save often. {reason}"
    )
    return text.format(reason=_system_says(error))


def _name(path: Path) -> str:
    """Return the name of a file on one line: it may hold line ends, and sentences behind them."""
    return "".join(sign if sign.isprintable() else " " for sign in path.name or str(path))


def _system_says(error: OSError) -> str:
    if isinstance(error, NotRegularFile):
        return translate("FileMessages", _NOT_REGULAR)
    known = _SYSTEM_SAYS.get(error.errno or 0)
    if known is not None:
        return translate("FileMessages", known)
    return f"{error.strerror or error}."


def _unreadable(error: UnreadableFile, beginning: bytes) -> str:
    """Return why a file has no game that could be opened, and what it holds instead."""
    if error.reason is UnreadableReason.NO_GAME and error.found:
        for pattern, kind in _KINDS:
            if pattern.match(beginning):
                return translate("FileMessages", kind)
        if error.found.isprintable() and not _BINARY.search(beginning):
            text = translate("FileMessages", "There is no game in it; it begins with “{found}”.")
            return text.format(found=error.found)
    return unreadable_sentence(error)


def _beginning(path: Path) -> bytes:
    with suppress(OSError):
        return read_regular_file(path, _BEGINNING)
    return b""
