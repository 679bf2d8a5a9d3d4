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
from gobanapp.session.unfinished_match import can_be_resumed
from gobanapp.sgf.game_file import FileFormat
from gobanapp.storage.document_file import save_document
from gobanapp.storage.file_name import MAX_BYTES, avoid_reserved, byte_length, clean_name, shorten

if TYPE_CHECKING:
    from gobanapp.sgf.game_file import GameFile, SgfGame


_EXTENSION: Final = ".sgf"
_SEPARATOR: Final = " - "
_MAX_LETTERS: Final = 110  # without the extension, and a number before it
_MAX_DATE_LETTERS: Final = 10
_ATTEMPTS: Final = 20

_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def archive_file_name(info: GameInfo, date: str, color_names: ByColor[str]) -> str:
    """Return the file name of a game, such as "2026-11-21 Ann - Ben.sgf".

    Forbidden characters of ``date`` are left out. ``color_names`` replace missing names.
    Every system accepts the name: it has fewer than 120 letters and 200 bytes of UTF-8, also with a
    number appended.
    """
    clean_date = clean_name(date)[:_MAX_DATE_LETTERS].strip(" .")
    names = [
        clean_name(info.names[color]) or clean_name(color_names[color]) or color.value
        for color in Color
    ]
    prefix = f"{clean_date} " if clean_date else ""
    fixed = prefix + _SEPARATOR
    max_letters = _MAX_LETTERS - len(fixed)
    max_bytes = MAX_BYTES - byte_length(fixed)
    black = shorten(names[0], max_letters // 2, max_bytes // 2)
    white = shorten(names[1], max_letters - len(black), max_bytes - byte_length(black))
    black = shorten(names[0], max_letters - len(white), max_bytes - byte_length(white))
    return avoid_reserved(f"{prefix}{black}{_SEPARATOR}{white}") + _EXTENSION


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
    document: Document,
    folder: Path,
    color_names: ByColor[str],
    *,
    trial: Trial | None = None,
) -> Path:
    """Write ``document`` into a new file of ``folder``, by its date and names; return the path.

    The moves of ``trial`` are left out. A missing folder is created. The game is not marked as
    saved: that is the task of ``Session.mark_saved``. Raises OSError; no file is left
    then.
    """
    folder = folder.absolute()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        code = errno.ENOTDIR
        raise NotADirectoryError(code, os.strerror(code), str(folder)) from error
    info = document.game.info
    path = _reserve_path(folder, archive_file_name(info, game_date(info), color_names))
    # The existing file is only the empty one that reserves the name: it needs no backup.
    document.backed_up_files.add(path)
    try:
        save_document(document, path, trial=trial)
    except BaseException:
        document.backed_up_files.discard(path)
        with suppress(OSError):
            path.unlink()
        raise
    return path


def _reserve_path(folder: Path, name: str) -> Path:
    """Make a new empty file, and return its path."""
    for _ in range(_ATTEMPTS):
        path = free_path(folder, name)
        with suppress(FileExistsError):  # another window was faster
            path.open("xb").close()
            return path
    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))


def game_date(info: GameInfo) -> str:
    """Return the day on which a game began, from its game information, or else today."""
    match = _DATE.match(info.date)
    if match is not None:
        return match[0]
    return datetime.now().astimezone().date().isoformat()


# The games in the archive, each read on first use.

_EXTENSIONS: Final = tuple(f".{format_.value}" for format_ in FileFormat)
_MAX_FILES: Final = 20_000
_MAX_HEADING_BYTES: Final = 200_000
"""The number of bytes read for a heading; played games have a hundredth of that."""
_MAX_THUMBNAIL_BYTES: Final = 1_000_000
_FILE_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}(?![0-9])")
_STANDARD_SIZE: Final = (19, 19)


@dataclass(frozen=True, slots=True, kw_only=True)
class ArchivedGameInfo:
    """The information read from a file; that of its first game if it has several."""

    info: GameInfo = NO_INFO
    size: tuple[int, int] = _STANDARD_SIZE
    is_readable: bool = False
    is_unfinished: bool = False
    """True if it is a match that can be resumed: it has no result."""
    moves: int | None = None
    """The number of moves of an unfinished game, None if not all of the file was read."""


class ArchivedGame:
    """A file of the folder. Reading never raises: an unreadable file has only its name."""

    __slots__ = ("_summary", "day", "path", "state")

    def __init__(self, path: Path, state: FileState) -> None:
        self.path = path
        self.state = state
        self.day = _date_of_file(path.name, state[0])
        """The date of play from its name, or else the date when the file was last changed."""
        self._summary: ArchivedGameInfo | None = None

    @property
    def summary(self) -> ArchivedGameInfo:
        """The contents of the file; read on first use unless cached."""
        if self._summary is None:
            self._summary = _read_summary(self.path, self.state)
        return self._summary

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

        if self.state[1] <= _MAX_THUMBNAIL_BYTES:
            file = _read_file(self.path, self.state[1])
            game = None if file is None else _first_game(file)
            if game is not None and game.size == self.size:
                return game
        return SgfGame(Tree({0: Node(0, None)}), *self.size)


def find_archived_games(folder: Path) -> list[ArchivedGame]:
    """Return the games in ``folder`` and in the folders in it, the newest first.

    No file is read for that. Unreadable folders are left out.
    """
    games = [ArchivedGame(path, state) for path, state in _scan_files(folder)]
    games.sort(key=lambda game: (game.day, game.state[0], game.path.name), reverse=True)
    return games


def _scan_files(folder: Path) -> Iterator[tuple[Path, FileState]]:
    remaining, folders = _MAX_FILES, [folder]
    for current in folders:
        try:
            with os.scandir(current) as entries:
                for entry in entries:
                    if entry.name.startswith("."):
                        continue
                    try:
                        if entry.is_dir():
                            if current is folder:  # by year, say; no deeper
                                folders.append(Path(entry.path))
                        elif entry.name.lower().endswith(_EXTENSIONS) and entry.is_file():
                            status = entry.stat()
                            yield Path(entry.path), (status.st_mtime_ns, status.st_size)
                            remaining -= 1
                    except OSError:
                        continue  # gone by now, or a link to nowhere
                    if not remaining:
                        return
        except OSError:
            continue


def _date_of_file(name: str, changed: int) -> str:
    date = _FILE_DATE.match(name)
    if date is not None:
        return date[0]
    try:
        return time.strftime("%Y-%m-%d", time.localtime(changed / 1e9))
    except (OverflowError, ValueError, OSError):  # a time that no calendar has
        return ""


@lru_cache(maxsize=_MAX_FILES)
def _read_summary(path: Path, state: FileState) -> ArchivedGameInfo:
    """Read the beginning of a file; ``state``: its expected state."""
    file = _read_file(path, _MAX_HEADING_BYTES)
    game = None if file is None else _first_game(file)
    if file is None or game is None:
        return ArchivedGameInfo()
    info = game.info
    is_single = file.is_sgf and len(file.games) == 1
    is_unfinished = is_single and can_be_resumed(info, game.root.content)
    moves = None
    if is_unfinished and state[1] <= _MAX_HEADING_BYTES:
        moves = sum(node.content.has_move for node in game.tree.main_line())
    return ArchivedGameInfo(
        info=info, size=game.size, is_readable=True, is_unfinished=is_unfinished, moves=moves
    )


def _first_game(file: GameFile) -> SgfGame | None:
    return next((game for game in file.games if not game.is_too_large), None)


def _read_file(path: Path, max_bytes: int) -> GameFile | None:
    """Read ``max_bytes`` bytes of a file; None if that fails or there is no game."""
    from gobanapp.sgf.file_problems import UnreadableFile
    from gobanapp.sgf.reader import read_games
    from gobanapp.sgf.regular_file import read_regular_file

    try:
        return read_games(read_regular_file(path, max_bytes))
    except (OSError, UnreadableFile):
        return None
