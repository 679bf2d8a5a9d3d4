"""The record that is open: its games, the file they came from, what is not saved yet."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from gobanapp.game.game import Game

if TYPE_CHECKING:
    from gobanapp.sgf.reader import SgfGame


class Record:
    """One or several games in one file, or in none yet. One of them is looked at.

    ``unseen`` are games of the file on boards too large to be shown; they are saved with the rest.
    """

    def __init__(
        self, games: list[Game], path: Path | None = None, unseen: Sequence[SgfGame] = ()
    ) -> None:
        self.games = games
        self.path = path
        self.unseen = unseen
        self.index = 0

    @property
    def game(self) -> Game:
        return self.games[self.index]

    @property
    def is_modified(self) -> bool:
        """Whether something would be lost if it were not saved."""
        return any(game.history.modified for game in self.games)

    def mark_saved(self, path: Path) -> None:
        self.path = path
        for game in self.games:
            game.history.mark_saved()
