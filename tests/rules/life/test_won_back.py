from gobanapp.rules.dead_stones import propose_dead_stones
from gobanapp.rules.life.chains import Chains
from gobanapp.rules.life.fates import ChainFate
from gobanapp.rules.life.won_back import keep_what_is_won_back
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import JAPANESE
from gobanapp.rules.verdict import LifeStatus, VerdictReason
from tests.board_text import parse_board

# Black can take the two stones on the first line, and White takes all that back.
SHUT_IN = """
. . . O O O O O
. O O . . O O .
O . O O O . O O
. . O . O . O O
O O O . . O O .
. O O O O O . O
O X X X O . O .
. X O O . O O .
"""
WHO_MOVES = ChainFate(0.0, LifeStatus.UNSETTLED, VerdictReason.WHO_MOVES)


def test_stones_captured_by_dead_stones_and_retaken_are_settled():
    proposal = propose_dead_stones(parse_board(SHUT_IN), JAPANESE)
    verdict = proposal.verdict_at(Point.parse("C1"))
    assert verdict.status is LifeStatus.ALIVE
    assert Point.parse("B2") in proposal.dead


def test_stones_whose_capture_saves_the_captors_are_unsettled():
    # Taking the three stones in the middle, Black lives in the corner.
    drawing = """
        . . O . . . .
        . O O . O . .
        O O O O O . .
        X X X X O O .
        X O O O X O .
        X . X . X O .
        . X X X X O .
        """
    assert fate_after(drawing, "B3", captors=LifeStatus.DEAD) == WHO_MOVES


def test_stones_captured_by_living_stones_are_unsettled():
    assert fate_after(SHUT_IN, "C1", captors=LifeStatus.ALIVE) == WHO_MOVES


def fate_after(drawing, name, *, captors):
    """Return the fate of a chain that one move takes, where its captors have this status."""
    chains = Chains(parse_board(drawing))
    taken = chains.at[chains.grid.cell_of[Point.parse(name)]]
    color = chains.all[taken].color
    fates = {
        chain.number: ChainFate(0.9, LifeStatus.ALIVE)
        if chain.color == color
        else ChainFate(0.0, captors)
        for chain in chains.all
    }
    fates[taken] = WHO_MOVES
    owned = [0.0] * len(chains.cells)
    for cell, number in chains.at.items():
        living = chains.all[number].color == color
        owned[cell] = (1.0 if chains.all[number].color == 1 else -1.0) if living else 0.0
    for _ in keep_what_is_won_back(chains, owned, {}, fates):
        pass
    return fates[taken]
