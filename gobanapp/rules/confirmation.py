"""Ko while life and death are confirmed by play, after the game has stopped.

The Japanese rules of 1989, article 7.2: a player whose stone has been taken in a ko may retake it
only after he has passed once for that ko.
"""

from __future__ import annotations

from itertools import pairwise

from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import Illegal, Position, Reason


def why_not_yet(position: Position, move: Move, since: int) -> Illegal | None:
    """Return why ``move`` may not retake a ko yet, None where it retakes none or he has passed.

    ``since``: the number of the move after which play had stopped. A pass is for the ko that was
    taken last of those its player still may not retake: players say which, a record does not.
    Whether the move is allowed otherwise is not asked.
    """
    if move.point is None or not _takes_ko(position, move.color, move.point):
        return None
    played = []
    for at in position.past():
        played.append(at)
        if at.number <= since:
            break
    banned: list[tuple[Color, Point, Position]] = []
    for before, after in pairwise(reversed(played)):
        if after.move is None:
            continue
        if after.move.is_pass:
            own = [ban for ban in banned if ban[0] is after.move.color]
            if own:
                banned.remove(own[-1])
        elif after.ko is not None:
            banned.append((after.turn, after.ko, before))
    for color, point, before in banned:
        if color is move.color and point == move.point:
            return Illegal(Reason.PASS_FOR_KO, repeats=before)
    return None


def _takes_ko(position: Position, color: Color, point: Point) -> bool:
    """Whether a stone of ``color`` on ``point`` takes one stone and could be retaken."""
    reached = position.place(Move(color, point))
    return position.board.is_empty(point) and reached.ko is not None
