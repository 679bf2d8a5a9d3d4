"""Groups that the players still have to decide, with the value of each decision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gobanapp.game.agreement import Agreement
from gobanapp.game.count_warnings import unsettled_groups
from gobanapp.game.game import Game
from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.result import Result
from gobanapp.rules.scoring import Score
from gobanapp.rules.verdict import Proposal

MOST_GROUPS: Final = 3
"""The most groups offered at once. Each takes two counts."""


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
    groups = sorted(unsettled_groups(agreement, proposal), key=lambda its: (-len(its), min(its)))
    groups_found = [_undecided_group(game, agreement, stones) for stones in groups[:MOST_GROUPS]]
    return sorted(groups_found, key=lambda its: (-its.difference, min(its.stones)))


def _undecided_group(game: Game, agreement: Agreement, stones: frozenset[Point]) -> UndecidedGroup:
    board = game.position.board
    color = board[min(stones)]
    assert color is not None
    alive, dead = (
        agreement.with_settled(board, stones, its_dead).score(game)
        for its_dead in (NO_POINTS, stones)
    )
    return UndecidedGroup(
        stones=stones,
        color=color,
        if_alive=alive.result,
        if_dead=dead.result,
        difference=abs(_lead(alive) - _lead(dead)),
        is_dead=stones <= agreement.dead,
    )


def _lead(score: Score) -> float:
    black, white = score.lines
    return black.total - white.total
