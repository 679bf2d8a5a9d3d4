"""Groups that the players still have to decide, with the value of each decision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gobanapp.game.agreement import Agreement
from gobanapp.game.count_warnings import unsettled_groups
from gobanapp.game.game import Game
from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.result import Result
from gobanapp.rules.scoring import Score
from gobanapp.rules.verdict import Proposal

MOST_GROUPS: Final = 3
"""The most groups offered at once."""
_MOST_COUNTED: Final = 8
"""The most groups whose value is counted; of more, those that look largest are."""


@dataclass(frozen=True, slots=True, kw_only=True)
class UndecidedGroup:
    """A group with the result of the game for either answer, all else being equal.

    ``difference``: the difference of the two results, in points. ``is_dead``: how the group counts
    until the players decide.
    """

    stones: frozenset[Point]
    color: Color
    if_alive: Result
    if_dead: Result
    difference: float
    is_dead: bool


def undecided_groups(
    game: Game, agreement: Agreement, proposal: Proposal | None
) -> list[UndecidedGroup]:
    """Return the undecided groups that are worth most, at most ``MOST_GROUPS``."""
    board = game.position.board
    groups = sorted(
        unsettled_groups(agreement, proposal),
        key=lambda stones: (-_points_at_stake(board, stones), min(stones)),
    )
    if not groups:
        return []
    now = agreement.score(game)
    found = [_undecided_group(game, agreement, stones, now) for stones in groups[:_MOST_COUNTED]]
    return sorted(found, key=lambda group: (-group.difference, min(group.stones)))[:MOST_GROUPS]


def _points_at_stake(board: Board, stones: frozenset[Point]) -> int:
    """Return roughly what a group is worth: its stones, twice, and the empty points around it."""
    empty = set[Point]()
    for stone in stones:
        for point in board.neighbors(stone):
            if board.is_empty(point) and point not in empty:
                empty |= board.region(point)[0]
    return 2 * len(stones) + len(empty)


def _undecided_group(
    game: Game, agreement: Agreement, stones: frozenset[Point], now: Score
) -> UndecidedGroup:
    """Return a group with both results. ``now``: the score with the group as it counts now."""
    board = game.position.board
    color = board[min(stones)]
    assert color is not None
    is_dead = stones <= agreement.dead
    alive, dead = (
        now
        if (dead_stones == stones & agreement.dead)
        else agreement.with_settled(board, stones, dead_stones).score(game)
        for dead_stones in (NO_POINTS, stones)
    )
    return UndecidedGroup(
        stones=stones,
        color=color,
        if_alive=alive.result,
        if_dead=dead.result,
        difference=abs(_lead(alive) - _lead(dead)),
        is_dead=is_dead,
    )


def _lead(score: Score) -> float:
    black, white = score.lines
    return black.total - white.total
