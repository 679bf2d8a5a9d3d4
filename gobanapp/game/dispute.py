"""A disputed group, played out from the final position of the game."""

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
    """``final_id``: the node of the final position. ``start_id``: the first node of the play-out.

    ``agreement``: the state of scoring; ``stones``: the disputed ones, all of ``color``. The
    play-out is a separate variation next to the last move of the game, and stays there.
    """

    final_id: int
    start_id: int
    stones: frozenset[Point]
    color: Color
    agreement: Agreement

    def is_here(self, game: Game) -> bool:
        """Return whether the current node of ``game`` is in the play-out or its start."""
        return game.tree.is_on_path(self.start_id, game.current_id)

    def why_illegal(self, game: Game, point: Point) -> MoveRefusal | None:
        """Return why a move on ``point`` is illegal in the play-out."""
        return self.why_ko_retake_illegal(game, point) or game.why_illegal(point)

    def why_ko_retake_illegal(self, game: Game, point: Point) -> MoveRefusal | None:
        """Return why retaking a ko on ``point`` is illegal; None if the game's rules decide."""
        if not game.ruleset.confirms_by_play:
            return None
        return why_ko_retake_illegal(
            game.position, Move(game.turn, point), self._start_move_number(game)
        )

    def has_ended(self, game: Game) -> bool:
        """Return whether the passes before the position of ``game`` end the play-out."""
        position, ruleset = game.position, game.ruleset
        if not position.stops_play(ruleset):
            return False
        if not ruleset.confirms_by_play:
            return True
        return ending_passes(position, self._start_move_number(game)) >= ruleset.passes_to_stop

    def surviving_stones(self, game: Game) -> frozenset[Point]:
        """Return the disputed stones that are alive at the current node of ``game``.

        Those are the chains of which a stone still stands or stands again: stones are also alive
        if capturing them enables a new stone that cannot be captured (the Japanese rules of 1989,
        article 7.1).
        """
        board, final = game.position.board, game.position_at(self.final_id).board
        chains = {final.chain(point).stones for point in self.stones if not final.is_empty(point)}
        surviving = (
            chain for chain in chains if any(board[point] is self.color for point in chain)
        )
        return self.stones & NO_POINTS.union(*surviving)

    def _start_move_number(self, game: Game) -> int:
        return game.position_at(self.start_id).move_number


def group_name_point(stones: Collection[Point]) -> Point:
    """Return the point that names a group: the highest in its leftmost column."""
    return min(stones, key=lambda point: (point.x, -point.y))
