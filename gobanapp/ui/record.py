"""The record that is open: its games, the file they came from, what is not saved yet."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from gobanapp.game.game import Game

if TYPE_CHECKING:
    from gobanapp.sgf.read_file import SgfGame

FileState = tuple[int, int]
"""When a file was changed last, in nanoseconds, and its size in bytes."""


class Record:
    """One or several games in one file, or in none yet. One of them is looked at.

    ``state``: the file's when it was read or saved. ``unseen``: games of the file on boards too
    large to be shown, by their places in it; they are saved with the rest.
    """

    def __init__(
        self,
        games: list[Game],
        path: Path | None = None,
        state: FileState | None = None,
        unseen: Mapping[int, SgfGame] = MappingProxyType({}),
    ) -> None:
        self.games = games
        self.path = path
        self.state = state
        self.unseen = unseen
        self.index = 0

    @property
    def game(self) -> Game:
        return self.games[self.index]

    @property
    def is_modified(self) -> bool:
        """Whether something would be lost if it were not saved."""
        return any(game.history.modified for game in self.games)

    def mark_saved(self, path: Path, state: FileState | None) -> None:
        """Note that all of it is in the file ``path``, whose state is now ``state``."""
        self.path = path
        self.state = state
        for game in self.games:
            game.history.mark_saved()
