"""A group whose life the players dispute, played out beside the game's final position."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from gobanapp.game.agreement import Agreement
from gobanapp.game.game import Game
from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.color import Color
from gobanapp.rules.pass_for_ko import ending_passes, why_ko_retake_illegal
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import MoveRefusal


@dataclass(frozen=True, slots=True, kw_only=True)
class Dispute:
    """``final_id``: the node of the final position. ``start_id``: where the play-out begins.

    ``agreement``: how far the count had come; ``stones``: the disputed ones, all of ``color``.
    The play-out is a variation of its own, beside the last move of the game, and stays there.
    """

    final_id: int
    start_id: int
    stones: frozenset[Point]
    color: Color
    agreement: Agreement

    def is_here(self, game: Game) -> bool:
        """Whether ``game`` stands in the play-out, or where it begins."""
        return any(node.id == self.start_id for node in game.tree.path(game.current_id))

    def why_illegal(self, game: Game, point: Point) -> MoveRefusal | None:
        """Return why the player to move may not play on ``point`` in the play-out."""
        return self.why_ko_retake_illegal(game, point) or game.why_illegal(point)

    def why_ko_retake_illegal(self, game: Game, point: Point) -> MoveRefusal | None:
        """Return why a ko may not be retaken on ``point``; None where the record's rules decide."""
        if not game.ruleset.confirms_by_play:
            return None
        return why_ko_retake_illegal(game.position, Move(game.turn, point), self._since(game))

    def has_ended(self, game: Game) -> bool:
        """Whether the passes before the position of ``game`` end the play-out."""
        position, ruleset = game.position, game.ruleset
        if not position.stops_play(ruleset):
            return False
        if not ruleset.confirms_by_play:
            return True
        return ending_passes(position, self._since(game)) >= ruleset.passes_to_stop

    def surviving_stones(self, game: Game) -> frozenset[Point]:
        """Return the disputed stones that live, as far as it has come where ``game`` stands.

        Those are the chains of which something still stands; or of which something stands again:
        stones live too if taking them lets one be played that cannot be taken (the Japanese rules
        of 1989, article 7.1).
        """
        board, final = game.position.board, game.position_at(self.final_id).board
        chains = {final.chain(point).stones for point in self.stones if not final.is_empty(point)}
        standing = (chain for chain in chains if any(board[point] is self.color for point in chain))
        return self.stones & NO_POINTS.union(*standing)

    def _since(self, game: Game) -> int:
        return game.position_at(self.start_id).move_number


def group_name_point(stones: Collection[Point]) -> Point:
    """Return the point by which a group is named: the highest of those furthest left."""
    return min(stones, key=lambda point: (point.x, -point.y))
