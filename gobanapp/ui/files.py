"""Opening and saving records: between files and what the session holds. No dialogs here.

The window is painted before a file is opened, so the reader and the writer are imported when they
are first needed.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from gobanapp.game.game import Game
from gobanapp.ui.record import FileState, Record

if TYPE_CHECKING:
    from gobanapp.sgf.read_file import SgfGame


def load_record(path: Path) -> Record:
    """Read the games of a file. Raises OSError, and UnreadableFile where there is no game."""
    from gobanapp.sgf.files import load_bytes
    from gobanapp.sgf.reader import read_games

    state = state_of(path)
    file = read_games(load_bytes(path))
    games = [Game(g.tree, g.columns, g.rows) for g in file.games if not g.is_too_large]
    unseen = {place: game for place, game in enumerate(file.games) if game.is_too_large}
    return Record(games, path, state, unseen)


def save_record(record: Record, path: Path) -> None:
    """Write all games of ``record`` into ``path``. Raises OSError; the old file is then whole."""
    from gobanapp.sgf.files import save_bytes
    from gobanapp.sgf.writer import write_games

    games: list[Game | SgfGame] = [*record.games]
    for place, game in record.unseen.items():
        games.insert(place, game)
    save_bytes(path, write_games(games))


def state_of(path: Path) -> FileState | None:
    """Return what a change of a file changes; None where there is no such file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size
