"""Verdicts on the groups of a board."""

from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.verdict import LifeStatus, Proposal, Verdict, VerdictReason


def points(names):
    return frozenset(map(Point.parse, names.split()))


def verdict(names, status):
    return Verdict(
        stones=points(names),
        color=Color.BLACK,
        status=status,
        confidence=1,
        reason=VerdictReason.NO_EYES,
    )


FIRST, SECOND, ALIVE = (
    verdict("A1 A2", LifeStatus.DEAD),
    verdict("D4", LifeStatus.DEAD),
    verdict("F5 G5", LifeStatus.ALIVE),
)
PROPOSAL = Proposal(verdicts=(FIRST, SECOND, ALIVE), ownership={})


def test_each_stone_has_the_verdict_on_its_group():
    assert PROPOSAL.verdict_at(Point.parse("A2")) is FIRST
    assert PROPOSAL.verdict_at(Point.parse("F5")) is ALIVE


def test_an_empty_point_has_no_verdict():
    assert PROPOSAL.verdict_at(Point.parse("B1")) is None
    assert Proposal(verdicts=(), ownership={}).verdict_at(Point.parse("A1")) is None


def test_all_stones_that_stand_alike_are_found():
    assert PROPOSAL.stones(LifeStatus.ALIVE) == points("F5 G5")
    assert PROPOSAL.stones(LifeStatus.SEKI) == frozenset()
    assert PROPOSAL.dead == points("A1 A2 D4")
