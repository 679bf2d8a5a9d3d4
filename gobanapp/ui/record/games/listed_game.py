"""What a list has to know of a game, whatever it came from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from gobanapp.game.game import Game
    from gobanapp.game.game_info import GameInfo
    from gobanapp.sgf.game_file import SgfGame


class ListedGame(Protocol):
    """Two of them are the same only if they are one."""

    @property
    def info(self) -> GameInfo: ...

    @property
    def size(self) -> tuple[int, int]: ...

    @property
    def can_be_shown(self) -> bool: ...

    @property
    def stored(self) -> Game | SgfGame:
        """Its moves, which are asked for only to make its picture."""
        ...


G = TypeVar("G", bound=ListedGame)
