"""How far each side's stones can still come into open space, the other side answering.

Where dame are not filled and a border is not closed, this tells what lies safely behind the lines.
A player comes to every empty point beside his stones and goes on from there wherever he likes,
except through a *narrow way*: a point with stones of the other side on both hands, or such a stone
and the edge of the board. A move there is answered on the point behind it, and the way is closed.
On the first line::

    . . . X O
    . . a b O    White comes to b and no further: he is answered at a

The answer must hold. Where White has a stone at the mouth of the way, so that one move brings him
in, and the answer would neither touch a black stone nor have two more liberties, as in the corner,
he comes through::

    . X X O
    . X . O
    a b O .    not answered at a, where White could cut and take

A stone of his own on the point behind, lifted as dead, cannot be answered on. Ways two points wide
are open. So nothing that depends on an exact sequence is taken for closed.
"""

from __future__ import annotations

from dataclasses import dataclass

from gobanapp.rules.territory_analysis.cleared_board import (
    BLACK,
    EDGE,
    EMPTY,
    WHITE,
    ClearedBoard,
    Region,
)

_LIBERTIES = 2
"""What an answer that touches no stone needs besides the point where the enemy came in."""


@dataclass(frozen=True, slots=True)
class Reach:
    """Where one side's stones come in a region, and what hangs together by it.

    ``joins``: pairs of a stone and a point beside it, or of two points side by side. Two chains are
    joined by a point beside both, or one move away from both, even where the enemy could cut: who
    wants to cut does it before play is over. A narrow way further off joins nothing.
    """

    points: set[int]
    joins: list[tuple[int, int]]


def reach(ground: ClearedBoard, region: Region, side: int) -> Reach:
    """Return how far the stones of ``side`` come in ``region``."""
    cells, dead, touches = ground.cells, ground.dead, ground.touches
    enemy = BLACK + WHITE - side
    joins = [(stone, point) for point in region.points for stone in ground.near(point, side)]
    beside = {point for _, point in joins}
    come_to, waiting = set(beside), list(beside)

    def is_narrow(point: int, across: int) -> bool:
        one, two = cells[point + across], cells[point - across]
        return (one == enemy and two in (enemy, EDGE)) or (one == EDGE and two == enemy)

    def holds(behind: int) -> bool:
        """Whether an answer there holds; one of the empty points beside it is where he came in."""
        return touches(behind, enemy) or len(ground.near(behind, EMPTY)) > _LIBERTIES

    right, left, above, below = ground.steps
    ways = ((right, above), (left, above), (above, right), (below, right))
    for point in waiting:
        for ahead, across in ways:
            behind = point + ahead
            if cells[behind] != EMPTY:
                continue
            closed = is_narrow(point, across) and (point not in beside or holds(behind))
            if closed and dead.get(behind) != side:
                continue
            cut = is_narrow(behind, across) and (
                touches(point, enemy) or not (point in beside or behind in beside)
            )
            if not closed and not cut:
                joins.append((point, behind))
            if behind not in come_to:
                come_to.add(behind)
                waiting.append(behind)
    return Reach(come_to, joins)
