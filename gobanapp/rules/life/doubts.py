"""Verdicts that the players are asked about, because nothing proves them and games do not agree.

A proposal is never silently wrong if whatever it does not know is a question. A verdict is doubtful
if only a ko decides it, if random games without any other reason speak for it and not nearly all of
them do, or if the group lives although it has no two eyes and no reading has found a seki: then it
is more likely dead, or its opponents are.

A reading takes the stones around it for safe, and random games play out a fight as a whole. So
where one group of a fight is in doubt, so are the verdicts on the groups it touches, unless they
are proven or nearly certain, or the group has room enough without that fight. A doubtful group
counts as before until the players decide.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import CountingMethod
from gobanapp.rules.territory import territory
from gobanapp.rules.verdict import LifeStatus, Proposal, Verdict, VerdictReason

_READ: Final = 0.85
"""The highest confidence of a reading; above it, nearly all random games agree."""
_PLAYED_OUT: Final = 0.6
"""The confidence up to which a group is doubtful for which only random games speak."""


def with_doubts(
    board: Board, counting: CountingMethod, verdicts: Sequence[Verdict]
) -> list[Verdict]:
    """Return the verdicts, with those unsettled that nothing proves and games do not carry.

    The stones that count as dead stay the same.
    """
    doubted = _doubted(board, counting, verdicts)
    around = [_Surroundings.of(board, verdicts[place]) for place in sorted(doubted)]
    for place, verdict in enumerate(verdicts):
        if place not in doubted and _rests_on_others(verdict):
            here = _Surroundings.of(board, verdict)
            if any(here.touches(other) for other in around):
                doubted.add(place)
    return [
        _unsettled(verdict) if place in doubted else verdict
        for place, verdict in enumerate(verdicts)
    ]


def _doubted(board: Board, counting: CountingMethod, verdicts: Sequence[Verdict]) -> set[int]:
    """Return the places of the verdicts that are doubtful in themselves.

    A group without two eyes is, unless it has a part in a seki that has been found.
    """
    doubted = {place for place, verdict in enumerate(verdicts) if _is_doubtful(verdict, counting)}
    unproven = [
        place
        for place, verdict in enumerate(verdicts)
        if verdict.status is LifeStatus.ALIVE and verdict.reason is not VerdictReason.UNCONDITIONAL
    ]
    if unproven:
        dead = Proposal(verdicts=tuple(verdicts), ownership={}).dead
        seki = territory(board, dead).seki
        unproven = [place for place in unproven if not seki.isdisjoint(verdicts[place].stones)]
    if unproven:
        found = [
            _Surroundings.of(board, verdict)
            for verdict in verdicts
            if verdict.status is LifeStatus.SEKI
        ]
        for place in unproven:
            here = _Surroundings.of(board, verdicts[place])
            if not any(here.touches(other) for other in found):
                doubted.add(place)
    return doubted


def _is_doubtful(verdict: Verdict, counting: CountingMethod) -> bool:
    if verdict.status is LifeStatus.UNSETTLED or verdict.reason is VerdictReason.PLAY_ON:
        return True
    if verdict.reason is VerdictReason.KO:
        # Where territory is counted, a ko saves nothing (Japanese rules of 1989, article 7.2).
        return verdict.status is LifeStatus.ALIVE or counting is CountingMethod.AREA
    return verdict.reason is VerdictReason.PLAYED_OUT and verdict.confidence <= _PLAYED_OUT


def _rests_on_others(verdict: Verdict) -> bool:
    """Return whether a verdict falls with those around it.

    That of a group with a large room, of which no points are listed, does not.
    """
    if verdict.confidence > _READ:
        return False
    has_much_room = verdict.reason is VerdictReason.SURROUNDS or (
        verdict.reason is VerdictReason.TWO_EYES and not verdict.points
    )
    is_read = verdict.confidence == _READ
    return verdict.status is not LifeStatus.ALIVE or is_read or not has_much_room


def _unsettled(verdict: Verdict) -> Verdict:
    if verdict.status is LifeStatus.UNSETTLED:
        return verdict
    is_ko = verdict.reason is VerdictReason.KO
    return Verdict(
        stones=verdict.stones,
        color=verdict.color,
        status=LifeStatus.UNSETTLED,
        confidence=verdict.confidence,
        reason=VerdictReason.KO if is_ko else VerdictReason.PLAY_ON,
        points=verdict.points if is_ko else NO_POINTS,
        likely_dead=verdict.status is LifeStatus.DEAD,
    )


@dataclass(frozen=True, slots=True)
class _Surroundings:
    """The stones of a group, the points next to them, and which of these are empty."""

    stones: frozenset[Point]
    near: frozenset[Point]
    liberties: frozenset[Point]

    @staticmethod
    def of(board: Board, verdict: Verdict) -> _Surroundings:
        near = frozenset(at for stone in verdict.stones for at in board.neighbors(stone))
        liberties = frozenset(at for at in near if board.is_empty(at))
        return _Surroundings(verdict.stones, near, liberties)

    def touches(self, other: _Surroundings) -> bool:
        return not (
            self.near.isdisjoint(other.stones) and self.liberties.isdisjoint(other.liberties)
        )
