"""What two players settle before a game: size, rules, komi, handicap and who they are."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from gobanapp.game.game import Game
from gobanapp.game.game_info import NO_NAMES, GameInfo
from gobanapp.rules.color import ByColor
from gobanapp.rules.layout import (
    handicap_points,
    most_free_handicap_stones,
    most_handicap_stones,
)
from gobanapp.rules.point import MAX_SIZE
from gobanapp.rules.ruleset import JAPANESE, Ruleset

MOST_KOMI = 99.5
"""The greatest komi that can be chosen, for White or, below zero, for Black.

From 100 on records count in hundredths.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewGame:
    """The terms of a game not yet begun; by default an even one without names.

    ``handicap``: stones Black has on the board before White begins; with a handicap of one there
    are none and Black begins. ``free_placement``: Black puts them where he likes, else they
    stand on the points that custom gives them.
    """

    columns: int = 19
    rows: int = 19
    ruleset: Ruleset = JAPANESE
    komi: float = JAPANESE.komi
    handicap: int = 0
    free_placement: bool = False
    names: ByColor[str] = NO_NAMES
    ranks: ByColor[str] = NO_NAMES

    def to_game(self, date: str) -> Game:
        """Return the game, played on ``date``, with its heading and any fixed handicap stones.

        Raises ValueError where the board has no such size or no such fixed placement.
        """
        info = GameInfo(
            names=self.names,
            ranks=self.ranks,
            rules=self.ruleset.record_name,
            komi=self.komi,
            # SGF's HA tells of stones on the board, so it cannot be one.
            handicap=self.handicap if self.handicap >= 2 else None,
            date=date,
        )
        fixed = 0 if self.free_placement else self.handicap
        stones = handicap_points(self.columns, self.rows, fixed)
        return Game.new(self.columns, self.rows, info, stones)

    def to_json(self) -> str:
        """Return the text that ``from_json`` reads."""
        return json.dumps(
            {
                "columns": self.columns,
                "rows": self.rows,
                "ruleset": str(self.ruleset),
                "komi": self.komi,
                "handicap": self.handicap,
                "free_placement": self.free_placement,
                "names": list(self.names),
                "ranks": list(self.ranks),
            }
        )

    @staticmethod
    def from_json(text: str) -> NewGame:
        """Read what ``to_json`` wrote. What is missing or damaged is as in a usual game."""
        try:
            found = json.loads(text)
        except (ValueError, RecursionError):
            found = None
        read: dict[str, Any] = found if isinstance(found, dict) else {}
        usual = NewGame()
        columns = _whole(read.get("columns"), 1, MAX_SIZE, usual.columns)
        rows = _whole(read.get("rows"), 1, MAX_SIZE, usual.rows)
        ruleset = _ruleset(read.get("ruleset"), usual.ruleset)
        free = read.get("free_placement") is True
        most = most_handicap(columns, rows, free_placement=free)
        handicap = _whole(read.get("handicap"), 0, most, usual.handicap)
        return NewGame(
            columns=columns,
            rows=rows,
            ruleset=ruleset,
            komi=_komi(read.get("komi"), ruleset.usual_komi(handicap)),
            handicap=handicap,
            free_placement=free,
            names=_pair(read.get("names")),
            ranks=_pair(read.get("ranks")),
        )


def most_handicap(columns: int, rows: int, *, free_placement: bool) -> int:
    """Return the greatest handicap on such a board, at least one: that Black begins.

    Custom has its own end; stones placed freely may fill a quarter of the board.
    """
    most = most_free_handicap_stones if free_placement else most_handicap_stones
    return max(1, most(columns, rows))


def _whole(value: object, low: int, high: int, usual: int) -> int:
    return value if type(value) is int and low <= value <= high else usual


def _komi(value: object, usual: float) -> float:
    if isinstance(value, int | float) and abs(value) <= MOST_KOMI:
        return float(value)
    return usual


def _ruleset(value: object, usual: Ruleset) -> Ruleset:
    try:
        return Ruleset.parse(value) if isinstance(value, str) else usual
    except ValueError:
        return usual


def _pair(value: object) -> ByColor[str]:
    if not isinstance(value, list) or len(value) != 2:
        return NO_NAMES
    black, white = (text if isinstance(text, str) else "" for text in value)
    return ByColor(black, white)
