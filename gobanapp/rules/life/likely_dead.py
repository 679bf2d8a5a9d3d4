"""Unsettled groups that are likely dead, because play has ended.

Players stop when no move is worth anything. A group that lives has been made safe by then, and
nearly always looks so in random games. A group that was given up stays as it was: the one side
does not try to save it any more, and the other need not take it. So if nothing was found out about
a group and the games leave it in doubt, it is far more often dead than alive. Where both sides of a
fight are in doubt, only one is taken for dead: the larger, or the one that lived less often.

A group that cannot be cut off from a living one is left alone, and so is one whose fate was read
to depend on who moves first: that was overlooked.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.verdict import LifeStatus, Verdict, VerdictReason

_SURELY_DEAD: Final = 0.6
_MUCH_LARGER: Final = 4
"""A group so many times larger than what it fights with is in doubt itself."""


def with_likely_dead(board: Board, verdicts: Iterable[Verdict]) -> list[Verdict]:
    """Return the verdicts, with the doubtful groups among them marked that are likely dead."""
    found = list(verdicts)
    given_up = [
        verdict
        for verdict in found
        if verdict.status is LifeStatus.DEAD and verdict.confidence < _SURELY_DEAD
    ]
    doubtful = [
        verdict
        for verdict in found
        if verdict.status is LifeStatus.UNSETTLED and verdict.reason is VerdictReason.PLAY_ON
    ]
    living = [verdict for verdict in found if verdict.status is LifeStatus.ALIVE]
    for verdict in sorted(doubtful, key=lambda each: (-_at_stake(each), min(each.stones))):
        if any(_is_linked(board, verdict, other) for other in living):
            continue
        foes = [other for other in given_up if _fight(board, verdict, other)]
        if sum(len(foe.stones) for foe in foes) * _MUCH_LARGER < len(verdict.stones):
            given_up.append(verdict)
    return [
        replace(verdict, likely_dead=True)
        if verdict in doubtful and verdict in given_up
        else verdict
        for verdict in found
    ]


def _at_stake(verdict: Verdict) -> float:
    return len(verdict.stones) * (_SURELY_DEAD - verdict.confidence)


def _fight(board: Board, verdict: Verdict, other: Verdict) -> bool:
    """Whether stones of the ``other`` colour stand next to a group, or share a liberty with it."""
    if other.color is verdict.color:
        return False
    liberties = _liberties(board, verdict)
    beside = {near for at in verdict.stones | liberties for near in board.neighbors(at)}
    return not beside.isdisjoint(other.stones)


def _is_linked(board: Board, verdict: Verdict, other: Verdict) -> bool:
    """Whether two groups of a colour share two liberties, or one where the enemy is captured."""
    if other.color is not verdict.color:
        return False
    shared = _liberties(board, verdict) & _liberties(board, other)
    return len(shared) > 1 or any(
        _is_self_atari(board, point, verdict.color.opponent) for point in shared
    )


def _is_self_atari(board: Board, point: Point, color: Color) -> bool:
    played = board.put(color, point)
    if played is None:
        return True
    after, taken, lost = played
    return bool(lost) or (not taken and len(after.chain(point).liberties) < 2)


def _liberties(board: Board, verdict: Verdict) -> set[Point]:
    beside = {near for stone in verdict.stones for near in board.neighbors(stone)}
    return {point for point in beside if board.is_empty(point)}
