"""Dead stones on ground that is their own side's once all dead stones are lifted.

Stones are only dead if living stones of the opponent take them. Readings and random games judge
each group for itself, so both sides can come out dead in one place: then the side that lives around
it takes the other's stones there, and its own are alive.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from gobanapp.rules.board import Board
from gobanapp.rules.point import Point
from gobanapp.rules.verdict import LifeStatus, Proposal, Verdict, VerdictReason


def with_own_ground_alive(board: Board, verdicts: Sequence[Verdict]) -> list[Verdict]:
    """Return the verdicts, with those stones alive that would be dead on ground of their own."""
    dead = Proposal(verdicts=tuple(verdicts), ownership={}).dead
    if not dead:
        return list(verdicts)
    lifted = board.with_stones(None, dead)
    return [
        _alive(board, verdict, ground & dead, verdicts)
        if verdict.stones <= dead and (ground := _own_ground(lifted, verdict))
        else verdict
        for verdict in verdicts
    ]


def _own_ground(lifted: Board, verdict: Verdict) -> frozenset[Point]:
    """Return the regions of a group if all belong to its own side, else none."""
    ground = frozenset[Point]()
    for stone in sorted(verdict.stones):
        if stone not in ground:
            region, border = lifted.region(stone)
            if not border or any(lifted[at] is not verdict.color for at in border):
                return frozenset()
            ground |= region
    return ground


def _alive(
    board: Board, verdict: Verdict, lying_there: frozenset[Point], verdicts: Sequence[Verdict]
) -> Verdict:
    """Return ``verdict`` as that of living stones, which take the opponent's ``lying_there``."""
    if verdict.status is LifeStatus.UNSETTLED:
        return replace(verdict, likely_dead=False)
    taken = frozenset(at for at in lying_there if board[at] is not verdict.color)
    sure = min((each.confidence for each in verdicts if each.stones & taken), default=1.0)
    return Verdict(
        stones=verdict.stones,
        color=verdict.color,
        status=LifeStatus.ALIVE,
        confidence=min(sure, verdict.confidence),
        reason=VerdictReason.CAPTURES if taken else VerdictReason.SURROUNDS,
        others=taken,
    )
