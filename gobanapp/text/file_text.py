"""Texts on files: errors of opening and saving, kept copies, and the names of encodings."""

from __future__ import annotations

import codecs
import errno
import os
import re
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gobanapp.sgf.atomic_write import PartialWriteError, ReadOnlyFileError
from gobanapp.sgf.file_problems import UnreadableFile, UnreadableReason
from gobanapp.sgf.regular_file import NotRegularFile, read_regular_file
from gobanapp.text.file_problem_text import unreadable_sentence
from gobanapp.text.language import QT_TRANSLATE_NOOP, translate

_SYSTEM_REASONS: Final[dict[int, str]] = {
    errno.ENOENT: QT_TRANSLATE_NOOP("FileMessages", "The file or folder does not exist."),
    errno.EACCES: QT_TRANSLATE_NOOP("FileMessages", "You do not have permission."),
    errno.EPERM: QT_TRANSLATE_NOOP("FileMessages", "You do not have permission."),
    errno.EROFS: QT_TRANSLATE_NOOP("FileMessages", "The location is read-only."),
    errno.EISDIR: QT_TRANSLATE_NOOP("FileMessages", "This is a folder."),
    errno.ENOSPC: QT_TRANSLATE_NOOP("FileMessages", "The disk is full."),
    errno.EDQUOT: QT_TRANSLATE_NOOP("FileMessages", "Your disk quota is full."),
}

_NO_FOLDER_PERMISSION = QT_TRANSLATE_NOOP(
    "FileMessages", "You do not have permission to write to this folder."
)
_READ_ONLY = QT_TRANSLATE_NOOP("FileMessages", "The file is read-only.")
_NOT_REGULAR = QT_TRANSLATE_NOOP("FileMessages", "It is a device, pipe or socket, not a file.")
_ARCHIVE = QT_TRANSLATE_NOOP(
    "FileMessages", "It is an archive. Unpack it and open the game files inside."
)
_DOCUMENT = QT_TRANSLATE_NOOP("FileMessages", "It is an office document.")
_PICTURE = QT_TRANSLATE_NOOP("FileMessages", "It is a picture.")
_PDF = QT_TRANSLATE_NOOP("FileMessages", "It is a PDF document.")
_WEB_PAGE = QT_TRANSLATE_NOOP("FileMessages", "It is a web page. Look for a download link on it.")

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
    """Return why ``path`` was not opened. Looks into the file for other formats."""
    if isinstance(error, OSError):
        reason = _system_reason(error)
    else:
        reason = _unreadable(error, _beginning(path))
    text = translate("FileMessages", "{reason} The game on the board is unchanged.")
    return text.format(reason=reason)


def cannot_reopen(path: Path, error: OSError | UnreadableFile) -> str:
    """Return, in one line, why the last file was not reopened."""
    if isinstance(error, FileNotFoundError):
        text = translate("FileMessages", "Could not reopen {file}: it no longer exists.")
        return text.format(file=_name(path))
    text = translate("FileMessages", "Could not reopen {file}. {reason}")
    if isinstance(error, OSError):
        return text.format(file=_name(path), reason=_system_reason(error))
    return text.format(file=_name(path), reason=_unreadable(error, _beginning(path)))


def cannot_save(path: Path, error: OSError) -> str:
    """Return why ``path`` was not written, and what to do. Looks whether it exists."""
    if isinstance(error, PartialWriteError):
        text = translate(
            "FileMessages",
            "{reason} Only part of the file was written. The game is still on the board: save it "
            "to another location. The next start offers the file's previous contents.",
        )
        return text.format(reason=_cannot_write(error))
    if error.errno in {errno.ENOENT, errno.ENOTDIR}:
        return translate(
            "FileMessages",
            "The folder does not exist. Nothing was written. Choose another folder.",
        )
    if os.path.lexists(path):
        text = translate(
            "FileMessages",
            "{reason} The file on disk was not changed. Save to another location.",
        )
    else:
        text = translate("FileMessages", "{reason} Nothing was written. Save to another location.")
    return text.format(reason=_cannot_write(error))


def not_verified(path: Path, kept: Path | None) -> str:
    """Return that the text for ``path`` failed its check, and what is safe."""
    if kept is None:
        text = translate(
            "FileMessages",
            "{file} was not saved: a check found that the new file would not contain the "
            "whole game. The old file and the journal are unchanged.",
        )
        return text.format(file=_name(path))
    text = translate(
        "FileMessages",
        "{file} was not saved: a check found that the new file would not contain the whole "
        "game. The old file and the journal are unchanged; the new file is kept as {kept}.",
    )
    return text.format(file=_name(path), kept=_name(kept))


def cannot_keep_progress(error: OSError) -> str:
    """Return the message that progress cannot be saved, and why."""
    text = translate(
        "FileMessages",
        "Your learning progress cannot be saved and lasts only until you quit. {reason}",
    )
    return text.format(reason=_system_reason(error))


def cannot_keep_journal(error: OSError) -> str:
    """Return the message that a crash would lose unsaved work, and why."""
    text = translate("FileMessages", "Crash recovery is not available: save often. {reason}")
    return text.format(reason=_system_reason(error))


def _name(path: Path) -> str:
    """Return the name of a file on one line, because it can contain line ends."""
    return "".join(
        character if character.isprintable() else " " for character in path.name or str(path)
    )


def _system_reason(error: OSError) -> str:
    if isinstance(error, NotRegularFile):
        return translate("FileMessages", _NOT_REGULAR)
    reason = _SYSTEM_REASONS.get(error.errno or 0)
    if reason is not None:
        return translate("FileMessages", reason)
    return f"{error.strerror or error}."


def _cannot_write(error: OSError) -> str:
    if isinstance(error, ReadOnlyFileError):
        return translate("FileMessages", _READ_ONLY)
    if error.errno in {errno.EACCES, errno.EPERM}:
        return translate("FileMessages", _NO_FOLDER_PERMISSION)
    return _system_reason(error)


def _unreadable(error: UnreadableFile, beginning: bytes) -> str:
    """Return why a file has no game that could be opened, and its actual contents."""
    if error.reason is UnreadableReason.NO_GAME and error.found:
        for pattern, kind in _KINDS:
            if pattern.match(beginning):
                return translate("FileMessages", kind)
        if error.found.isprintable() and not _BINARY.search(beginning):
            text = translate("FileMessages", "It contains no game. It begins with “{found}”.")
            return text.format(found=error.found)
    return unreadable_sentence(error)


def _beginning(path: Path) -> bytes:
    with suppress(OSError):
        return read_regular_file(path, _BEGINNING)
    return b""


# Encodings


_UNICODE = QT_TRANSLATE_NOOP("Encodings", "Unicode")
_SIMPLIFIED = QT_TRANSLATE_NOOP("Encodings", "Simplified Chinese")
_TRADITIONAL = QT_TRANSLATE_NOOP("Encodings", "Traditional Chinese")
_JAPANESE = QT_TRANSLATE_NOOP("Encodings", "Japanese")
_KOREAN = QT_TRANSLATE_NOOP("Encodings", "Korean")
_WESTERN = QT_TRANSLATE_NOOP("Encodings", "Western")
_CENTRAL = QT_TRANSLATE_NOOP("Encodings", "Central European")
_CYRILLIC = QT_TRANSLATE_NOOP("Encodings", "Cyrillic")
_BALTIC = QT_TRANSLATE_NOOP("Encodings", "Baltic")
_TURKISH = QT_TRANSLATE_NOOP("Encodings", "Turkish")
_GREEK = QT_TRANSLATE_NOOP("Encodings", "Greek")
_HEBREW = QT_TRANSLATE_NOOP("Encodings", "Hebrew")
_ARABIC = QT_TRANSLATE_NOOP("Encodings", "Arabic")
_VIETNAMESE = QT_TRANSLATE_NOOP("Encodings", "Vietnamese")
_THAI = QT_TRANSLATE_NOOP("Encodings", "Thai")


@dataclass(frozen=True, slots=True)
class _Name:
    """The name of an encoding.

    ``script`` is translated, ``spelling`` is not. ``wider`` contains all its characters.
    """

    script: str
    spelling: str
    wider: str = ""


# By the names that ``codecs.lookup`` gives; those without a wider one can be chosen.
NAMES = {
    "utf-8": _Name(_UNICODE, "UTF-8"),
    "utf-16-le": _Name(_UNICODE, "UTF-16"),
    "utf-16-be": _Name(_UNICODE, "UTF-16, big-endian"),
    "gb18030": _Name(_SIMPLIFIED, "GB18030"),
    "big5": _Name(_TRADITIONAL, "Big5", "cp950"),
    "cp950": _Name(_TRADITIONAL, "Big5"),
    "big5hkscs": _Name(_TRADITIONAL, "Big5-HKSCS"),
    "shift_jis": _Name(_JAPANESE, "Shift-JIS", "cp932"),
    "cp932": _Name(_JAPANESE, "Shift-JIS"),
    "euc_jp": _Name(_JAPANESE, "EUC-JP"),
    "iso2022_jp": _Name(_JAPANESE, "ISO-2022-JP", "iso2022_jp_2"),
    "iso2022_jp_2": _Name(_JAPANESE, "ISO-2022-JP"),
    "cp949": _Name(_KOREAN, "CP949"),
    "cp1252": _Name(_WESTERN, "Windows-1252"),
    "iso8859-15": _Name(_WESTERN, "ISO-8859-15"),
    "mac-roman": _Name(_WESTERN, "Mac Roman"),
    "cp1250": _Name(_CENTRAL, "Windows-1250"),
    "iso8859-2": _Name(_CENTRAL, "ISO-8859-2"),
    "cp1251": _Name(_CYRILLIC, "Windows-1251"),
    "koi8-r": _Name(_CYRILLIC, "KOI8-R"),
    "koi8-u": _Name(_CYRILLIC, "KOI8-U"),
    "iso8859-5": _Name(_CYRILLIC, "ISO-8859-5"),
    "cp866": _Name(_CYRILLIC, "CP866"),
    "cp1257": _Name(_BALTIC, "Windows-1257"),
    "cp1254": _Name(_TURKISH, "Windows-1254"),
    "cp1253": _Name(_GREEK, "Windows-1253"),
    "cp1255": _Name(_HEBREW, "Windows-1255"),
    "cp1256": _Name(_ARABIC, "Windows-1256"),
    "cp1258": _Name(_VIETNAMESE, "Windows-1258"),
    "cp874": _Name(_THAI, "Windows-874"),
    # Encodings that files name, and that one of those above reads just as well.
    "ascii": _Name(_UNICODE, "ASCII", "utf-8"),
    "utf-16": _Name(_UNICODE, "UTF-16", "utf-16-le"),
    "gb2312": _Name(_SIMPLIFIED, "GB2312", "gb18030"),
    "gbk": _Name(_SIMPLIFIED, "GBK", "gb18030"),
    "euc_kr": _Name(_KOREAN, "EUC-KR", "cp949"),
    "iso8859-1": _Name(_WESTERN, "ISO-8859-1", "cp1252"),
}


def encoding_name(encoding: str) -> str:
    """Return a name such as "Korean (CP949)"; ``encoding`` is Python's name."""
    encoding = codecs.lookup(encoding).name
    name = NAMES.get(encoding)
    if name is None:
        return encoding.upper().replace("_", "-")
    script = translate("Encodings", name.script)
    return f"{script} ({name.spelling})"


def offered_encodings(current: str) -> list[str]:
    """Return the encodings to choose from, including ``current`` or one that contains it."""
    encodings = [encoding for encoding, name in NAMES.items() if not name.wider]
    offered = offered_encoding_for(current)
    return encodings if offered in encodings else [*encodings, offered]


def offered_encoding_for(encoding: str) -> str:
    """Return the encoding offered for one: itself, or one that contains it."""
    encoding = codecs.lookup(encoding).name
    name = NAMES.get(encoding)
    return name.wider if name and name.wider else encoding
