"""Opening and saving records: between files and what the session holds. No dialogs here.

The window is painted before a file is opened, so the reader and the writer are imported when they
are first needed.
"""

from __future__ import annotations

from pathlib import Path

from gobanapp.game.game import Game
from gobanapp.ui.record import Record


def load_record(path: Path) -> Record:
    """Read the games of a file. Raises OSError, and UnreadableFile where there is no game."""
    from gobanapp.sgf.files import load_bytes
    from gobanapp.sgf.reader import read_games

    file = read_games(load_bytes(path))
    games = [Game(g.tree, g.columns, g.rows) for g in file.games if not g.is_too_large]
    return Record(games, path, unseen=[game for game in file.games if game.is_too_large])


def save_record(record: Record, path: Path) -> None:
    """Write all games of ``record`` into ``path``. Raises OSError; the old file is then whole."""
    from gobanapp.sgf.files import save_bytes
    from gobanapp.sgf.writer import write_games

    save_bytes(path, write_games([*record.games, *record.unseen]))
