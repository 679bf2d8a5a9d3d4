"""Which verdicts become questions, on boards without reading: the verdicts are given."""

import random
from collections.abc import Iterator

import pytest

from gobanapp.rules.board import Board
from gobanapp.rules.cell_grid import BLACK, WHITE
from gobanapp.rules.color import Color
from gobanapp.rules.dead_stones import propose_dead_stones
from gobanapp.rules.life.chains import Chains
from gobanapp.rules.life.doubts import with_doubts
from gobanapp.rules.life.random_game import PlayoutStart, RandomGame
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import JAPANESE, CountingMethod
from gobanapp.rules.territory import territory
from gobanapp.rules.verdict import LifeStatus, Proposal, Verdict, VerdictReason
from tests.board_text import parse_board

TERRITORY, AREA = CountingMethod.TERRITORY, CountingMethod.AREA
ALIVE, DEAD, SEKI, UNSETTLED = LifeStatus

TWO_WALLS = parse_board("""
    . . X O . . .
    . . X O . . .
    . . X O . O .
    . . X O . O .
    . . X O . . .
    X . X O . . .
    . . X O . . .
""")
"""White's stones at F4 and F5 touch nothing, Black's at A2 only their own side's liberties."""


def on(
    name: str,
    status: LifeStatus = ALIVE,
    confidence: float = 1.0,
    reason: VerdictReason = VerdictReason.TWO_EYES,
    board: Board = TWO_WALLS,
    room: str = "",
) -> Verdict:
    """Return a verdict on the chain at ``name``. ``room``: the points of small room for two eyes.

    A large room has none, nor has what was read, with a confidence of 0.85.
    """
    chain = board.chain(Point.parse(name))
    return Verdict(
        stones=chain.stones,
        color=chain.color,
        status=status,
        confidence=confidence,
        reason=reason,
        points=frozenset(map(Point.parse, room.split())),
    )


def asked(
    *verdicts: Verdict, board: Board = TWO_WALLS, counting: CountingMethod = TERRITORY
) -> set[str]:
    """Return the lower left stones of the groups that the players are asked about."""
    found = with_doubts(board, counting, verdicts)
    before, after = (Proposal(verdicts=tuple(some), ownership={}) for some in (verdicts, found))
    assert after.dead == before.dead, "a question does not change the count"
    return {str(min(verdict.stones)) for verdict in found if verdict.status is UNSETTLED}


@pytest.mark.parametrize(
    ("verdict", "counting", "is_asked"),
    [
        (on("C1", ALIVE, 0.4, VerdictReason.KO), TERRITORY, True),
        (on("C1", ALIVE, 0.4, VerdictReason.KO), AREA, True),
        (on("C1", DEAD, 0.4, VerdictReason.KO), TERRITORY, False),
        (on("C1", DEAD, 0.4, VerdictReason.KO), AREA, True),
        (on("C1", DEAD, 0.2, VerdictReason.PLAY_ON), TERRITORY, True),
        (on("C1", ALIVE, 0.5, VerdictReason.PLAYED_OUT), TERRITORY, True),
        (on("C1", ALIVE, 0.7, VerdictReason.PLAYED_OUT), TERRITORY, False),
        (on("C1", DEAD, 0.5, VerdictReason.NO_EYES), TERRITORY, False),
        (on("C1", ALIVE, 0.5, VerdictReason.TWO_EYES), TERRITORY, False),
        (on("C1", ALIVE, 1.0, VerdictReason.UNCONDITIONAL), TERRITORY, False),
    ],
    ids=lambda value: getattr(getattr(value, "reason", None), "value", None),
)
def test_what_only_a_ko_or_some_random_games_decide_is_asked(
    verdict: Verdict, counting: CountingMethod, is_asked: bool
) -> None:
    assert asked(verdict, counting=counting) == ({"C1"} if is_asked else set())


@pytest.mark.parametrize(
    ("neighbor", "is_asked"),
    [
        (on("D1", ALIVE, 0.7, room="E1 E2 E3"), True),
        (on("D1", ALIVE, 0.85), True),
        (on("D1", ALIVE, 0.85, VerdictReason.CAPTURES), True),
        (on("D1", DEAD, 0.85, VerdictReason.NO_EYES), True),
        (on("D1", SEKI, 0.85, VerdictReason.SHARED_LIBERTIES), True),
        (on("D1", ALIVE, 0.95), False),
        (on("D1", ALIVE, 0.7), False),
        (on("D1", ALIVE, 0.7, VerdictReason.SURROUNDS), False),
        (on("D1", ALIVE, 1.0, VerdictReason.UNCONDITIONAL), False),
        (on("D1", DEAD, 1.0, VerdictReason.CAUGHT), False),
    ],
    ids=lambda value: getattr(getattr(value, "reason", None), "value", None),
)
def test_a_doubt_spreads_to_what_it_touches_unless_that_is_proven(
    neighbor: Verdict, is_asked: bool
) -> None:
    doubted = on("C1", UNSETTLED, 0.0, VerdictReason.WHO_MOVES)
    found = asked(doubted, neighbor, on("F4", DEAD, 0.7))
    assert found == ({"C1", "D1"} if is_asked else {"C1"}), "and no further"


def test_groups_that_share_a_liberty_touch_each_other() -> None:
    doubted = on("F4", UNSETTLED, 0.0, VerdictReason.WHO_MOVES)
    assert asked(doubted, on("D1", ALIVE, 0.7, VerdictReason.CAPTURES)) == {"D1", "F4"}
    assert asked(doubted, on("A2", ALIVE, 0.7, VerdictReason.CAPTURES)) == {"F4"}


@pytest.mark.parametrize("reason", [VerdictReason.CAPTURES, VerdictReason.SURROUNDS])
def test_a_living_group_without_two_eyes_is_asked_unless_a_reading_found_a_seki(
    reason: VerdictReason,
) -> None:
    board = parse_board("""
        . O O O O O . O O
        O . O X X X O O .
        O O O X . X X O O
        X X X X X X X X X
        . . . . . . . . .
        X X X X X X X X X
        O O O O O O O O O
        . O . O . O . O .
        O O O O O O O O O
    """)
    lone = {point for point, color in board.stones() if color is Color.BLACK}
    assert lone & territory(board, frozenset()).seki == frozenset()
    without_room = board.with_stones(Color.WHITE, [Point.parse(f"{x}5") for x in "ABCDEFGHJ"])
    assert board.chain(Point.parse("D6")).stones <= territory(without_room, frozenset()).seki
    verdict = on("D6", ALIVE, 0.9, reason, without_room)
    assert asked(verdict, board=without_room) == {str(min(verdict.stones))}
    read = on("D6", SEKI, 0.85, VerdictReason.SHARED_LIBERTIES, without_room)
    assert asked(read, board=without_room) == set()


def random_boards() -> Iterator[Board]:
    """Yield boards on which random players have stopped with fights left."""
    draw = random.Random(7)
    while True:
        game = RandomGame(PlayoutStart(chains := Chains(Board.empty(7)), {}))
        game.play_out(BLACK, draw.randrange(30, 60), draw.random)
        board = Board.empty(7)
        for color, code in ((Color.BLACK, BLACK), (Color.WHITE, WHITE)):
            stones = [at for at, cell in chains.grid.cell_of.items() if game.cells[cell] == code]
            board = board.with_stones(color, stones)
        if all(chain.liberties for chain in Chains(board).all):
            yield board


def test_no_group_is_silently_in_seki() -> None:
    boards = random_boards()
    for _ in range(12):
        board = next(boards)
        proposal = propose_dead_stones(board, JAPANESE)
        in_seki = territory(board, proposal.dead).seki
        silent = [
            verdict
            for verdict in proposal.verdicts
            if verdict.status is ALIVE
            and verdict.reason is not VerdictReason.UNCONDITIONAL
            and verdict.stones & in_seki
        ]
        assert silent == []
