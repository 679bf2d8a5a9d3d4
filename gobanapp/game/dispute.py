"""A group whose life the players dispute, played out beside the game's final position."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from gobanapp.game.agreement import Agreement
from gobanapp.game.game import Game
from gobanapp.rules.color import Color
from gobanapp.rules.confirmation import why_not_yet
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import Illegal


@dataclass(frozen=True, slots=True, kw_only=True)
class Dispute:
    """``place``: the node of the final position. ``begun_at``: where the play-out begins.

    ``agreement``: how far the count had come; ``stones``: the disputed ones, all of ``color``.
    The play-out is a variation of its own, beside the last move of the game, and stays there.
    """

    place: int
    begun_at: int
    stones: frozenset[Point]
    color: Color
    agreement: Agreement

    def is_here(self, game: Game) -> bool:
        """Whether ``game`` stands in the play-out, or where it begins."""
        return any(node.number == self.begun_at for node in game.tree.path(game.place))

    def why_illegal(self, game: Game, point: Point) -> Illegal | None:
        """Return why the player to move may not play on ``point`` in the play-out."""
        illegal = game.why_illegal(point)
        if illegal is not None or not game.ruleset.confirms_by_play:
            return illegal
        since = game.position_at(self.begun_at).number
        return why_not_yet(game.position, Move(game.turn, point), since)

    def left(self, game: Game) -> frozenset[Point]:
        """Return the disputed stones that have not been taken where ``game`` stands."""
        board = game.position.board
        return frozenset(point for point in self.stones if board[point] is self.color)


def name_of(stones: Collection[Point]) -> Point:
    """Return the point by which a group is named: the highest of those furthest left."""
    return min(stones, key=lambda point: (point.x, -point.y))
