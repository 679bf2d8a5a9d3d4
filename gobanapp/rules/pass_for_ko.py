"""Ko while life and death are confirmed by play, after the game has stopped.

The Japanese rules of 1989, article 7.2: a player whose stone has been taken in a ko may retake it
only after passing once for that ko.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import MoveRefusal, Position, RefusalReason


def why_ko_retake_illegal(position: Position, move: Move, since: int) -> MoveRefusal | None:
    """Return why ``move`` may not retake a ko yet; None if it retakes none, or after a pass for it.

    ``since``: the number of the move after which play had stopped. A pass is for the ko taken last
    among those that its player may not retake yet: players announce it, but a file does not record
    it. Whether the other rules allow the move is not checked.
    """
    if move.point is None or not _takes_ko(position, move.color, move.point):
        return None
    for ban in _bans(position, since):
        if ban.color is move.color and ban.point == move.point:
            return MoveRefusal(RefusalReason.PASS_FOR_KO, repeats=ban.before)
    return None


def ending_passes(position: Position, since: int) -> int:
    """Return the number of passes in a row that count towards the end: those after a pass for a ko.

    A player who has passed for a ko must get a turn to retake it.
    """
    passes = 0
    at = position
    while at.previous is not None and at.move_number > since and at.move and at.move.is_pass:
        if len(_bans(at, since)) < len(_bans(at.previous, since)):
            break
        passes += 1
        at = at.previous
    return passes


@dataclass(frozen=True, slots=True)
class _Ban:
    """``color`` may not yet retake on ``point``, which would bring back ``before``."""

    color: Color
    point: Point
    before: Position


def _bans(position: Position, since: int) -> list[_Ban]:
    """Return the points that may not be retaken yet, from all captures since a move."""
    played = [at for at in position.past() if at.move_number >= since]
    bans: list[_Ban] = []
    for before, after in pairwise(reversed(played)):
        if after.move is not None and after.move.is_pass:
            own = [ban for ban in bans if ban.color is after.move.color]
            if own:
                bans.remove(own[-1])
        elif after.move is not None and after.ko is not None:
            bans.append(_Ban(after.turn, after.ko, before))
    return bans


def _takes_ko(position: Position, color: Color, point: Point) -> bool:
    """Return whether a stone of ``color`` on ``point`` takes one stone and could be retaken."""
    reached = position.play_unchecked(Move(color, point))
    return position.board.is_empty(point) and reached.ko is not None
