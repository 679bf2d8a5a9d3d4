"""Terms of a game: size, rules, komi, handicap and players."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from gobanapp.game.game import Game
from gobanapp.game.game_info import NO_NAMES, GameInfo
from gobanapp.game.node import Content, Node, Property, SetUp
from gobanapp.game.tree import Tree
from gobanapp.rules.color import ByColor
from gobanapp.rules.handicap_points import handicap_points, max_fixed_handicap, max_free_handicap
from gobanapp.rules.ruleset import JAPANESE, Ruleset

if TYPE_CHECKING:
    from gobanapp.clock.time_system import TimeSystem


MAX_KOMI = 99.5
"""The greatest komi that can be chosen, for White or, below zero, for Black.

From 100 on, files count in hundredths.
"""

MATCH_SIGN: Final = Property("MATCH", ("1",))
"""The private property of a root by which a match that was begun here is recognized later."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameTerms:
    """The terms of a game not yet begun; by default an even game without names.

    ``handicap``: the black stones on the board before White begins; with a handicap of one there
    are none and Black begins. ``free_placement``: Black places them anywhere instead of on the
    customary points. ``systems``: each player's time system; None for no clock.
    """

    columns: int = 19
    rows: int = 19
    ruleset: Ruleset = JAPANESE
    komi: float = JAPANESE.komi
    handicap: int = 0
    free_placement: bool = False
    names: ByColor[str] = NO_NAMES
    ranks: ByColor[str] = NO_NAMES
    systems: ByColor[TimeSystem] | None = None
    game_name: str = ""
    event: str = ""
    round: str = ""
    place: str = ""

    def to_game(self, date: str, *, is_match: bool = False) -> Game:
        """Return the game, played on ``date``, with its game information and fixed handicap stones.

        ``is_match``: whether the record says that two players meet, for when it is resumed.
        Raises ValueError for an impossible board size or fixed placement, and for a komi that no
        file can express.
        """
        time_limit, overtime = self._times()
        info = GameInfo(
            names=self.names,
            ranks=self.ranks,
            rules=self.ruleset.sgf_name,
            komi=self.komi,
            # SGF's HA counts stones on the board, so it cannot be one.
            handicap=self.handicap if self.handicap >= 2 else None,
            date=date,
            time_limit=time_limit,
            overtime=overtime,
            game_name=self.game_name,
            event=self.event,
            round=self.round,
            place=self.place,
        )
        fixed = 0 if self.free_placement else self.handicap
        stones = handicap_points(self.columns, self.rows, fixed)
        others = (MATCH_SIGN,) if is_match else ()
        root = Content(set_up=SetUp(black=frozenset(stones)), info=info, others=others)
        return Game(Tree({0: Node(0, None, (), root)}), self.columns, self.rows)

    def _times(self) -> tuple[float | None, str]:
        """Return the main time in seconds, and the overtime in words."""
        if self.systems is None:
            return None, ""
        from gobanapp.clock.time_limits import write_time_limits

        return write_time_limits(self.systems)

    @staticmethod
    def from_game(game: Game, systems: ByColor[TimeSystem] | None) -> GameTerms:
        """Return the terms of an existing game; ``systems``: each player's time system."""
        info, handicap = game.info, game.handicap
        placed = game.tree.root.content.set_up.black
        most = max_fixed_handicap(game.columns, game.rows)
        by_custom = handicap_points(game.columns, game.rows, handicap) if handicap <= most else ()
        return GameTerms(
            columns=game.columns,
            rows=game.rows,
            ruleset=game.ruleset,
            komi=game.komi,
            handicap=handicap,
            free_placement=handicap >= 2 and placed != frozenset(by_custom),
            names=info.names,
            ranks=info.ranks,
            systems=systems,
            game_name=info.game_name,
            event=info.event,
            round=info.round,
            place=info.place,
        )

    def for_empty_board(self) -> GameTerms:
        """Return the terms for an empty board of this size, under these rules, without players."""
        return GameTerms(
            columns=self.columns,
            rows=self.rows,
            ruleset=self.ruleset,
            komi=self.ruleset.usual_komi(0),
        )

    def rematch(self) -> GameTerms:
        """Return the terms of the same players' next game.

        They swap colours and keep their time systems; with a handicap the weaker player keeps
        Black. A numeric round is increased by one.
        """
        number = self.round.strip()
        is_number = re.fullmatch(r"[0-9]{1,6}", number) is not None
        terms = replace(self, round=str(int(number) + 1)) if is_number else self
        if self.handicap:
            return terms
        return replace(
            terms,
            names=self.names.swapped(),
            ranks=self.ranks.swapped(),
            systems=self.systems and self.systems.swapped(),
        )


def max_handicap(columns: int, rows: int, *, free_placement: bool) -> int:
    """Return the greatest handicap on such a board, at least one.

    Fixed placement has a customary limit; freely placed stones can fill a quarter of the board.
    """
    most = max_free_handicap if free_placement else max_fixed_handicap
    return max(1, most(columns, rows))
