"""Warnings before the players accept a score."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from gobanapp.game.agreement import Agreement
from gobanapp.game.game import Game
from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.result import Result, ResultKind
from gobanapp.rules.ruleset import CountingMethod
from gobanapp.rules.scoring import Score
from gobanapp.rules.territory import max_dame
from gobanapp.rules.verdict import LifeStatus, Proposal


class CountWarningKind(Enum):
    """A reason why scoring now can be wrong."""

    UNSETTLED = "unsettled"
    """Unsettled groups that the players have not decided."""
    OPEN_BORDER = "open border"
    """Borders that are not closed: ``points`` would close them."""
    UNFINISHED = "unfinished"
    """Much of the board belongs to neither side: the game is not over."""
    RECORDED = "recorded"
    """The game already has another result."""
    DEAD_IN_SEKI = "dead in seki"
    """Dead stones in seki: they do not count unless they are captured before the end."""
    DAME = "dame"
    """Neutral points outside seki, each worth a point under these rules."""
    UNKNOWN_RULES = "unknown rules"
    """The record names rules that are not understood, so those of Japan are used."""
    WHITE_PASSES_LAST = "white passes last"
    """White must pass last under the rules, but Black has."""


_COUNTED = {ResultKind.SCORE, ResultKind.DRAW}


@dataclass(frozen=True, slots=True, kw_only=True)
class CountWarning:
    """``points``: the points concerned. ``groups``: the number of groups they form."""

    kind: CountWarningKind
    points: frozenset[Point] = NO_POINTS
    groups: int = 0


def count_warnings(
    game: Game, agreement: Agreement, score: Score, proposal: Proposal | None
) -> list[CountWarning]:
    """Return the warnings, the most serious first."""
    warnings = []
    if game.info.has_unknown_rules:
        warnings.append(CountWarning(kind=CountWarningKind.UNKNOWN_RULES))
    unsettled = unsettled_groups(agreement, proposal)
    if unsettled:
        points = NO_POINTS.union(*unsettled)
        warnings.append(
            CountWarning(kind=CountWarningKind.UNSETTLED, points=points, groups=len(unsettled))
        )
    open_ = score.full_territory.open_borders
    if open_:
        warnings.append(CountWarning(kind=CountWarningKind.OPEN_BORDER, points=open_))
    board = game.position.board
    dame = _dame(board, agreement.dead, score)
    if len(score.full_territory.neutral) > max_dame(board):
        warnings.append(CountWarning(kind=CountWarningKind.UNFINISHED))
    elif dame and score.counting is not CountingMethod.TERRITORY:
        warnings.append(CountWarning(kind=CountWarningKind.DAME, points=dame))
    left = NO_POINTS.union(*score.dead_left)
    if left:
        warnings.append(CountWarning(kind=CountWarningKind.DEAD_IN_SEKI, points=left))
    recorded = Result.parse(game.info.result)
    if recorded is not None and recorded.kind in _COUNTED and recorded != score.result:
        warnings.append(CountWarning(kind=CountWarningKind.RECORDED))
    move = game.position.move
    if (
        score.ruleset.white_passes_last
        and move is not None
        and move.is_pass
        and move.color is Color.BLACK
    ):
        warnings.append(CountWarning(kind=CountWarningKind.WHITE_PASSES_LAST))
    return warnings


def unsettled_groups(agreement: Agreement, proposal: Proposal | None) -> list[frozenset[Point]]:
    """Return the unsettled groups that the players have not decided."""
    verdicts = () if proposal is None else proposal.verdicts
    return [
        verdict.stones
        for verdict in verdicts
        if verdict.status is LifeStatus.UNSETTLED and not verdict.stones <= agreement.decided
    ]


def _dame(board: Board, dead: frozenset[Point], score: Score) -> frozenset[Point]:
    """Return the neutral points that can be filled: not in seki, nor on open borders."""
    territory = score.full_territory
    free, seen = set[Point](), set[Point]()
    without_dead = board.with_stones(None, dead)
    for point in territory.neutral - territory.open_borders:
        if point not in seen:
            region, border = without_dead.region(point)
            seen |= region
            if border and not border & territory.seki:
                free |= region
    return frozenset(free) & territory.neutral - territory.open_borders
