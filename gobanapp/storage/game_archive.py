"""The archive: the folder of played games."""

from __future__ import annotations

import errno
import os
import re
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gobanapp.game.game_info import NO_INFO, GameInfo
from gobanapp.rules.color import ByColor, Color
from gobanapp.session.document import Document, FileState
from gobanapp.session.trial import Trial
from gobanapp.sgf.game_file import FileFormat
from gobanapp.storage.document_file import save_document
from gobanapp.storage.file_name import MOST_BYTES, allowed, cut, not_reserved, size

if TYPE_CHECKING:
    from gobanapp.sgf.game_file import GameFile, SgfGame


_ENDING: Final = ".sgf"
_BETWEEN: Final = " - "
_LONGEST: Final = 110  # letters; a number behind the name, and the ending, come on top
_LONGEST_DATE: Final = 10
_TRIES: Final = 20

_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def archive_file_name(info: GameInfo, date: str, color_names: ByColor[str]) -> str:
    """Return the file name of a game, such as "2026-11-21 Ann - Ben.sgf".

    ``date`` is used as far as allowed, and one of ``color_names`` for a player without a name.
    Every system accepts the name: it has fewer than 120 letters and 200 bytes of UTF-8, also with a
    number appended.
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
    """Return an unused path in ``folder``: ``name``, or it with a number from 2.

    An unreadable folder counts as free; writing there then reports the error.
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
    *,
    trial: Trial | None = None,
) -> Path:
    """Write ``record`` into a new file of ``folder``, by its date and names; return the path.

    The moves of ``trial`` are left out. A missing folder is created. The game is not marked as
    saved: that is the task of ``Session.mark_saved``. Raises OSError; no file is left
    then.
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
        save_document(record, path, trial=trial)
    except BaseException:
        record.backed_up.discard(path)
        with suppress(OSError):
            path.unlink()
        raise
    return path


def _reserved(folder: Path, name: str) -> Path:
    """Make a new empty file, and return its path."""
    for _ in range(_TRIES):
        path = free_path(folder, name)
        with suppress(FileExistsError):  # another window was faster
            path.open("xb").close()
            return path
    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))


def _day(info: GameInfo) -> str:
    """Return the day on which a game began, from its game information, or else today."""
    found = _DATE.match(info.date)
    if found is not None:
        return found[0]
    return datetime.now().astimezone().date().isoformat()


# The games in the archive, each read on first use.

_ENDINGS: Final = tuple(f".{format_.value}" for format_ in FileFormat)
_MOST_FILES: Final = 20_000
_READ: Final = 200_000
"""The number of bytes read for a heading; played games have a hundredth of that."""
_MOST_FOR_PICTURE: Final = 1_000_000
_FILE_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}(?![0-9])")
_USUAL_SIZE: Final = (19, 19)


@dataclass(frozen=True, slots=True, kw_only=True)
class ArchivedGameInfo:
    """The information read from a file; that of its first game if it has several."""

    info: GameInfo = NO_INFO
    size: tuple[int, int] = _USUAL_SIZE
    is_readable: bool = False
    is_unfinished: bool = False
    """True if it is a match that can be resumed: it has no result."""
    moves: int | None = None
    """The number of moves of an unfinished game, None if not all of the file was read."""


class ArchivedGame:
    """A file of the folder. Reading never raises: an unreadable file has only its name."""

    __slots__ = ("_reading", "day", "path", "state")

    def __init__(self, path: Path, state: FileState) -> None:
        self.path = path
        self.state = state
        self.day = _day_in_name(path.name, state[0])
        """The date of play from its name, or else the date when the file was last changed."""
        self._reading: ArchivedGameInfo | None = None

    @property
    def summary(self) -> ArchivedGameInfo:
        """The contents of the file; read on first use unless cached."""
        if self._reading is None:
            self._reading = _read(self.path, self.state)
        return self._reading

    @property
    def info(self) -> GameInfo:
        info = self.summary.info
        return info if info.date else replace(info, date=self.day)

    @property
    def size(self) -> tuple[int, int]:
        return self.summary.size

    @property
    def can_be_shown(self) -> bool:
        return self.summary.is_readable

    @property
    def is_unfinished(self) -> bool:
        return self.summary.is_unfinished

    @property
    def stored(self) -> SgfGame:
        """The moves, read again each time; none if that would take too long."""
        from gobanapp.game.node import Node
        from gobanapp.game.tree import Tree
        from gobanapp.sgf.game_file import SgfGame

        if self.state[1] <= _MOST_FOR_PICTURE:
            file = _file(self.path, self.state[1])
            game = None if file is None else _first(file)
            if game is not None and game.size == self.size:
                return game
        return SgfGame(Tree({0: Node(0, None)}), *self.size)


def find_archived_games(folder: Path) -> list[ArchivedGame]:
    """Return the games in ``folder`` and in the folders in it, the newest first.

    No file is read for that. Unreadable folders are left out.
    """
    found = [ArchivedGame(path, state) for path, state in _files(folder)]
    found.sort(key=lambda game: (game.day, game.state[0], game.path.name), reverse=True)
    return found


def _files(folder: Path) -> Iterator[tuple[Path, FileState]]:
    left, folders = _MOST_FILES, [folder]
    for place in folders:
        try:
            with os.scandir(place) as entries:
                for entry in entries:
                    if entry.name.startswith("."):
                        continue
                    try:
                        if entry.is_dir():
                            if place is folder:  # by year, say; no deeper
                                folders.append(Path(entry.path))
                        elif entry.name.lower().endswith(_ENDINGS) and entry.is_file():
                            found = entry.stat()
                            yield Path(entry.path), (found.st_mtime_ns, found.st_size)
                            left -= 1
                    except OSError:
                        continue  # gone by now, or a link to nowhere
                    if not left:
                        return
        except OSError:
            continue


def _day_in_name(name: str, changed: int) -> str:
    date = _FILE_DATE.match(name)
    if date is not None:
        return date[0]
    try:
        return time.strftime("%Y-%m-%d", time.localtime(changed / 1e9))
    except (OverflowError, ValueError, OSError):  # a time that no calendar has
        return ""


@lru_cache(maxsize=_MOST_FILES)
def _read(path: Path, state: FileState) -> ArchivedGameInfo:
    """Read the beginning of a file; ``state``: its expected state."""
    file = _file(path, _READ)
    game = None if file is None else _first(file)
    if file is None or game is None:
        return ArchivedGameInfo()
    info = game.root.content.info
    is_unfinished = (
        file.is_sgf
        and len(file.games) == 1
        and not info.result.strip()
        and not game.root.content.set_up.white  # a problem
    )
    moves = None
    if is_unfinished and state[1] <= _READ:
        moves = sum(node.content.move is not None for node in game.tree.main_line())
    return ArchivedGameInfo(
        info=info, size=game.size, is_readable=True, is_unfinished=is_unfinished, moves=moves
    )


def _first(file: GameFile) -> SgfGame | None:
    return next((game for game in file.games if not game.is_too_large), None)


def _file(path: Path, most: int) -> GameFile | None:
    """Read ``most`` bytes of a file; None if that fails or there is no game."""
    from gobanapp.sgf.file_problems import UnreadableFile
    from gobanapp.sgf.reader import read_games
    from gobanapp.sgf.regular_file import read_regular_file

    try:
        return read_games(read_regular_file(path, most))
    except (OSError, UnreadableFile):
        return None
