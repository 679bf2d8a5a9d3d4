"""Stones that are dead together with their captors."""

import pytest

from gobanapp.rules.board import Board
from gobanapp.rules.life.own_ground import with_own_ground_alive
from gobanapp.rules.point import Point
from gobanapp.rules.verdict import LifeStatus, Proposal, Verdict, VerdictReason
from tests.board_text import parse_board

INVADERS = parse_board("""
    . . . X . X
    . O O X . O
    . . O X . O
    X X X X . .
    . . . X X X
    . . . . . .
""")
"""White's stones at F4 have Black's at F6 in atari; all of it lies in Black's corner."""


def on(
    name: str,
    status: LifeStatus,
    *,
    confidence: float = 0.85,
    likely_dead: bool = False,
    board: Board = INVADERS,
) -> Verdict:
    chain = board.chain(Point.parse(name))
    return Verdict(
        stones=chain.stones,
        color=chain.color,
        status=status,
        confidence=confidence,
        reason=VerdictReason.NO_EYES,
        likely_dead=likely_dead,
    )


def judged(*verdicts: Verdict) -> Proposal:
    found = with_own_ground_alive(INVADERS, verdicts)
    assert [each.stones for each in found] == [each.stones for each in verdicts]
    return Proposal(verdicts=tuple(found), ownership={})


WALL = on("A3", LifeStatus.ALIVE)
INSIDE = on("B5", LifeStatus.DEAD)


def test_stones_whose_captors_are_dead_are_alive_and_capture_them() -> None:
    captors = on("F4", LifeStatus.DEAD, confidence=0.5)
    proposal = judged(WALL, INSIDE, on("F6", LifeStatus.DEAD), captors)
    assert proposal.dead == INSIDE.stones | captors.stones
    alive = proposal.verdict_at(Point.parse("F6"))
    assert alive is not None
    assert (alive.status, alive.reason) == (LifeStatus.ALIVE, VerdictReason.CAPTURES)
    assert alive.others == captors.stones
    assert alive.confidence == 0.5


def test_stones_in_doubt_among_dead_captors_stay_in_doubt_but_count_as_alive() -> None:
    captors = on("F4", LifeStatus.DEAD)
    doubtful = on("F6", LifeStatus.UNSETTLED, likely_dead=True)
    proposal = judged(WALL, INSIDE, doubtful, captors)
    assert proposal.dead == INSIDE.stones | captors.stones
    assert proposal.stones(LifeStatus.UNSETTLED) == doubtful.stones


@pytest.mark.parametrize("status", [LifeStatus.ALIVE, LifeStatus.SEKI])
def test_stones_next_to_living_captors_stay_dead(status: LifeStatus) -> None:
    caught = on("F6", LifeStatus.DEAD)
    assert judged(WALL, INSIDE, caught, on("F4", status)).dead == INSIDE.stones | caught.stones
