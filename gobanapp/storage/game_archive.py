"""The folder of played games: what a game is called there, and how it is put there."""

from __future__ import annotations

import errno
import os
import re
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from gobanapp.game.game_info import GameInfo
from gobanapp.rules.color import ByColor, Color
from gobanapp.session.document import Document
from gobanapp.sgf.progress_callback import ProgressCallback, ignore_progress
from gobanapp.storage.document_file import save_document
from gobanapp.storage.file_name import MOST_BYTES, allowed, cut, not_reserved, size

_ENDING: Final = ".sgf"
_BETWEEN: Final = " - "
_LONGEST: Final = 110  # letters; a number behind the name, and the ending, come on top
_LONGEST_DATE: Final = 10
_TRIES: Final = 20

_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def archive_file_name(info: GameInfo, date: str, color_names: ByColor[str]) -> str:
    """Return what the file of a game is called: "2026-11-21 Ann - Ben.sgf".

    ``date`` stands there as it is, as far as it may, and one of ``color_names`` for a player
    whose name is not known. No system refuses the name: it has fewer than
    120 letters and 200 bytes of UTF-8, also with a number behind it.
    """
    day = allowed(date)[:_LONGEST_DATE].strip(" .")
    names = [
        allowed(info.names[color]) or allowed(color_names[color]) or color.value for color in Color
    ]
    begin = f"{day} " if day else ""
    fixed = begin + _BETWEEN
    letters = _LONGEST - len(fixed)
    room = MOST_BYTES - size(fixed)
    black = cut(names[0], letters // 2, room // 2)
    white = cut(names[1], letters - len(black), room - size(black))
    black = cut(names[0], letters - len(white), room - size(white))
    return not_reserved(f"{begin}{black}{_BETWEEN}{white}") + _ENDING


def free_path(folder: Path, name: str) -> Path:
    """Return where nothing is in ``folder``: by ``name``, or by it with a number from 2 on.

    What cannot be looked at counts as free; whoever writes there is told.
    """
    path, number = folder / name, 1
    while os.path.lexists(path):
        number += 1
        path = path.with_name(f"{Path(name).stem} {number}{Path(name).suffix}")
    return path


def archive_game(
    record: Document,
    folder: Path,
    color_names: ByColor[str],
    progress: ProgressCallback = ignore_progress,
) -> Path:
    """Write ``record`` into a new file of ``folder``, by its date and names; return the path.

    A folder that is missing is made. The record itself is told of nothing: that is what
    ``Session.saved`` is for. Raises OSError, and what ``progress`` raises; no file is left then.
    """
    folder = folder.absolute()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        number = errno.ENOTDIR
        raise NotADirectoryError(number, os.strerror(number), str(folder)) from error
    info = record.game.info
    path = _reserved(folder, archive_file_name(info, _day(info), color_names))
    # What was there is only the empty file that keeps the place: it needs no backup.
    record.backed_up.add(path)
    try:
        save_document(record, path, progress)
    except BaseException:
        record.backed_up.discard(path)
        with suppress(OSError):
            path.unlink()
        raise
    return path


def _reserved(folder: Path, name: str) -> Path:
    """Make an empty file that nobody else has made, and return its path."""
    for _ in range(_TRIES):
        path = free_path(folder, name)
        with suppress(FileExistsError):  # another window was faster
            path.open("xb").close()
            return path
    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))


def _day(info: GameInfo) -> str:
    """Return the day on which a game began, as the record has it, or else today."""
    found = _DATE.match(info.date)
    if found is not None:
        return found[0]
    return datetime.now().astimezone().date().isoformat()
