"""The heading of a game in a list: players, event, date, result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from gobanapp.game.game_info import GameInfo
from gobanapp.rules.color import ByColor, Color
from gobanapp.text import formats, player_names, result_text
from gobanapp.text.language import translate

_USUAL_SIZE = (19, 19)
_LONGEST = 200
"""The longest text that is laid out for one field, in letters; records may hold whole books."""


class HeadedGame(Protocol):
    """What a heading is made of."""

    @property
    def info(self) -> GameInfo: ...

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class GameHeading:
    """``title`` stands in place of the players where no player is named; else it is ""."""

    title: str
    names: ByColor[str]
    ranks: ByColor[str]
    occasion: str
    facts: str
    """Date, result, the size of an unusual board."""

    @property
    def players(self) -> str:
        """The title, or the players as in "Ann 5d – Ben 4d"."""
        if self.title:
            return self.title
        pairs = (f"{self.names[color]} {self.ranks[color]}".strip() for color in Color)
        return " – ".join(pairs)

    @property
    def lines(self) -> list[str]:
        return [line for line in (self.players, self.occasion, self.facts) if line]


def game_heading(game: HeadedGame, without_result: str = "") -> GameHeading:
    """Return what there is to say of a game, without opening it.

    ``without_result`` is said where the record has none.
    """
    info = game.info
    occasion = _occasion(info)
    title = ""
    if not any(info.names) and occasion:
        title, *rest = occasion
        occasion = rest
    result = result_text.recorded_result(info.result) if info.result else without_result
    facts = [formats.date(_line(info.date)), result]
    if game.size != _USUAL_SIZE:
        facts.append(size_name(game))
    return GameHeading(
        title=title,
        names=ByColor(*(_line(player_names.player_name(info, color)) for color in Color)),
        ranks=info.ranks.map(_line),
        occasion=" · ".join(occasion),
        facts=" · ".join(fact for fact in facts if fact),
    )


def size_name(game: HeadedGame) -> str:
    """Return the size of a game's board, as in "9 × 9"."""
    columns, rows = game.size
    return f"{columns} × {rows}"


def search_text(game: HeadedGame) -> str:
    """Return all that a game can be found by: what is said of it, and the record's own result."""
    info = game.info
    fields = [*info.names, *info.ranks, *_occasion(info), info.date, info.result]
    fields.append(formats.date(info.date))
    if info.result:
        fields.append(result_text.recorded_result(info.result))
    if game.size != _USUAL_SIZE:
        fields.append(size_name(game))
    return "\n".join([field[:_LONGEST] for field in fields if field])


def _occasion(info: GameInfo) -> list[str]:
    """Return the game's name, its event and its round; game first, as problems are told by it."""
    round_ = _line(info.round)
    if round_.isdecimal():
        round_ = translate("GameHeading", "Round {number}").format(number=round_)
    names = [_line(info.game_name), _line(info.event)]
    if names[0] and names[0] in names[1]:
        del names[0]
    return [text for text in (*names, round_) if text]


def _line(text: str) -> str:
    return formats.elided(text, _LONGEST)
