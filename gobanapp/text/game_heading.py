"""The heading of a game in a list: players, event, date, result."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from gobanapp.game.game_info import GameInfo
from gobanapp.game.node import Node
from gobanapp.rules.color import ByColor, Color
from gobanapp.text import formats, player_names, result_text
from gobanapp.text.language import translate

_STANDARD_SIZE = (19, 19)
_MAX_LETTERS = 200
"""The longest text that is laid out for one field, in letters; records may hold whole books."""
_FIRST_LETTERS = 80
"""The number of letters of a comment that serve as the name of a game."""


class HeadedGame(Protocol):
    """The data of a heading."""

    @property
    def info(self) -> GameInfo: ...

    @property
    def size(self) -> tuple[int, int]:
        """The columns and rows."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class GameHeading:
    """``title`` replaces the players if no player is named; else it is ""."""

    title: str
    names: ByColor[str]
    ranks: ByColor[str]
    occasion: str
    date: str
    result: str
    size: str
    """The size of an unusual board, else ""."""

    @property
    def facts(self) -> str:
        """The date, result and size, as far as known."""
        return " · ".join(fact for fact in (self.date, self.result, self.size) if fact)

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


def game_heading(
    game: HeadedGame, without_result: str = "", instead_of_names: str = ""
) -> GameHeading:
    """Return the description of a game, without opening it.

    ``without_result``: text for a game without a result. ``instead_of_names``: text for one without
    players and occasion.
    """
    info = game.info
    title, rest = "", occasion(info)
    if not any(info.names):
        title, *rest = rest or [instead_of_names]
    return GameHeading(
        title=title,
        names=ByColor(*(one_line(player_names.player_name(info, color)) for color in Color)),
        ranks=info.ranks.map(one_line),
        occasion=" · ".join(rest),
        date=formats.date(one_line(info.date)),
        result=result_text.recorded_result(info.result) if info.result else without_result,
        size="" if game.size == _STANDARD_SIZE else size_name(game),
    )


def is_nameless(info: GameInfo) -> bool:
    """Return whether a heading has nothing to identify a game, except perhaps its result."""
    return not (any(info.names) or occasion(info) or info.date)


def first_words(main_line: Iterable[Node]) -> str:
    """Return the first comment of a game, shortened, or else its number of moves.

    Empty without either. For a problem, only the comment at its beginning is used: others give the
    answer away.
    """
    moves, is_problem = 0, False
    for node in main_line:
        content = node.content
        if content.comment.strip() and not is_problem:
            return formats.elided(content.comment, _FIRST_LETTERS)
        is_problem = is_problem or bool(content.set_up.white)
        moves += content.has_move
    return formats.move_count(moves) if moves else ""


def size_name(game: HeadedGame) -> str:
    """Return the size of a game's board, as in "9 × 9"."""
    columns, rows = game.size
    return f"{columns} × {rows}"


def search_text(game: HeadedGame, instead_of_names: str = "") -> str:
    """Return the text that a game can be found by: its heading, and the record's own result."""
    info = game.info
    fields = [*info.names, *info.ranks, *(occasion(info) or [instead_of_names])]
    fields += [info.date, info.result]
    fields.append(formats.date(info.date))
    if info.result:
        fields.append(result_text.recorded_result(info.result))
    if game.size != _STANDARD_SIZE:
        fields.append(size_name(game))
    return "\n".join([field[:_MAX_LETTERS] for field in fields if field])


def occasion(info: GameInfo) -> list[str]:
    """Return the game's name, event and round; the name first, as it tells problems apart."""
    round_ = one_line(info.round)
    if round_.isdecimal():
        round_ = translate("GameHeading", "Round {number}").format(number=round_)
    names = [one_line(info.game_name), one_line(info.event)]
    if names[0] and names[0] in names[1]:
        del names[0]
    return [text for text in (*names, round_) if text]


def one_line(text: str) -> str:
    """Return ``text`` on one line, shortened if very long."""
    return formats.elided(text, _MAX_LETTERS)
