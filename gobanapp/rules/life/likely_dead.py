"""Unsettled groups that are likely dead, because play has ended.

Players stop when no move is worth anything. By then, a living group has been made safe, and nearly
always survives the playouts. An abandoned group stays as it is: its owner no longer tries to save
it, and the opponent need not capture it. So a group that neither reading nor playouts settle is far
more often dead than alive. If both sides of a fight are in doubt, only one counts as dead: the
larger, or the one that survived less often.

A group that cannot be cut off from a living one is left alone, and so is one with much ground of
its own, which the opponent would have to invade. So is one whose status depends on the side to
move, because the players overlooked that. If much of the board belongs to neither
side even without the doubtful groups, borders are open and play has not ended, whether or not the
players have passed: then none of them counts as dead.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.territory import max_dame, territory
from gobanapp.rules.verdict import LifeStatus, Proposal, Verdict, VerdictReason

_SURELY_DEAD: Final = 0.6
_MUCH_LARGER: Final = 4
"""A group this many times larger than its opponents in a fight is in doubt itself."""
_MUCH_GROUND: Final = 8
"""The number of points with room for two eyes in any shape."""
_POINTS_FOR_A_GAP: Final = 2
"""The points of ground for each open point at its border. A stone in the enemy's land has fewer."""


def with_likely_dead(board: Board, verdicts: Iterable[Verdict]) -> list[Verdict]:
    """Return the verdicts, with those doubtful groups marked that are likely dead.

    None is marked as long as much of the board belongs to neither side.
    """
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
        if _has_much_ground(board, verdict):
            continue
        foes = [other for other in given_up if _fight(board, verdict, other)]
        if sum(len(foe.stones) for foe in foes) * _MUCH_LARGER < len(verdict.stones):
            given_up.append(verdict)
    marked = [
        replace(verdict, likely_dead=True)
        if verdict in doubtful and verdict in given_up
        else verdict
        for verdict in found
    ]
    return marked if marked == found or _is_closed(board, marked) else found


def _is_closed(board: Board, verdicts: Iterable[Verdict]) -> bool:
    """Return whether the dead and likely dead groups leave hardly more than dame."""
    dead = Proposal(verdicts=tuple(verdicts), ownership={}).dead
    return len(territory(board, dead).neutral) <= max_dame(board)


def _has_much_ground(board: Board, verdict: Verdict) -> bool:
    """Return whether much of the board is nearest to a group, and closed but for a few gaps."""
    walls = frozenset(stone for stone, _ in board.stones())
    edge, edge_of_others = verdict.stones, walls - verdict.stones
    ground, reached = set[Point](), set(walls)
    while edge:
        adjacent = {near for at in edge for near in board.neighbors(at)} - reached
        elsewhere = {near for at in edge_of_others for near in board.neighbors(at)} - reached
        reached |= adjacent | elsewhere
        edge, edge_of_others = frozenset(adjacent - elsewhere), frozenset(elsewhere)
        ground |= edge
    gaps = {near for at in ground for near in board.neighbors(at)} - ground - walls
    return len(ground) >= max(_MUCH_GROUND, _POINTS_FOR_A_GAP * len(gaps))


def _at_stake(verdict: Verdict) -> float:
    return len(verdict.stones) * (_SURELY_DEAD - verdict.confidence)


def _fight(board: Board, verdict: Verdict, other: Verdict) -> bool:
    """Return whether stones of ``other`` stand next to a group, or share a liberty with it."""
    if other.color is verdict.color:
        return False
    liberties = _liberties(board, verdict)
    adjacent = {near for at in verdict.stones | liberties for near in board.neighbors(at)}
    return not adjacent.isdisjoint(other.stones)


def _is_linked(board: Board, verdict: Verdict, other: Verdict) -> bool:
    """Return whether two groups share two liberties, or one where the enemy is captured."""
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
    adjacent = {near for stone in verdict.stones for near in board.neighbors(stone)}
    return {point for point in adjacent if board.is_empty(point)}
