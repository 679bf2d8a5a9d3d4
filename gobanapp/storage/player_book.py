"""The players of earlier games: their names, the last rank of each, and how often they played."""

from __future__ import annotations

from dataclasses import dataclass

from gobanapp.rules.color import ByColor, Color
from gobanapp.storage.json_codec import TEXT, integer, or_default, readable, restricted, row

MAX_PLAYERS = 200


@dataclass(frozen=True, slots=True)
class KnownPlayer:
    name: str
    rank: str = ""
    games: int = 1


_PLAYERS = readable(
    row(
        KnownPlayer,
        name=restricted(TEXT, str.strip),
        rank=TEXT,
        games=or_default(integer(1), 1),
    )
)


@dataclass(frozen=True, slots=True)
class PlayerBook:
    """The players, the latest first and at most ``MAX_PLAYERS``.

    No two have the same name, ignoring case.
    """

    players: tuple[KnownPlayer, ...] = ()

    def names(self) -> list[str]:
        """Return the names, the most frequent players first, then the latest."""
        return [player.name for player in sorted(self.players, key=lambda player: -player.games)]

    def find(self, name: str) -> KnownPlayer | None:
        """Return the player with this name, None if unknown."""
        key = _key(name)
        return next((player for player in self.players if _key(player.name) == key), None)

    def with_game(self, names: ByColor[str], ranks: ByColor[str]) -> PlayerBook:
        """Return the book after one more game.

        Players without a name are left out; without a rank they keep their last one.
        """
        players = list(self.players)
        for color in (Color.WHITE, Color.BLACK):
            name, rank = names[color].strip(), ranks[color].strip()
            if name:
                known = self.find(name) or KnownPlayer(name, games=0)
                players = [player for player in players if _key(player.name) != _key(name)]
                players.insert(0, KnownPlayer(name, rank or known.rank, known.games + 1))
        return PlayerBook(tuple(players[:MAX_PLAYERS]))

    def to_json(self) -> str:
        """Return the text that ``from_json`` reads."""
        return _PLAYERS.to_text(self.players)

    @staticmethod
    def from_json(text: str) -> PlayerBook:
        """Read the output of ``to_json``; damaged entries are left out."""
        players: dict[str, KnownPlayer] = {}
        for player in _PLAYERS.from_text_or(text, ()):
            players.setdefault(_key(player.name), player)
        return PlayerBook(tuple(players.values())[:MAX_PLAYERS])


def _key(name: str) -> str:
    return name.strip().casefold()
