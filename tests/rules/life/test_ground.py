"""Groups that can be captured without losing the ground, and stones that are dead in a seki."""

import pytest

from gobanapp.rules.board import Board
from gobanapp.rules.dead_stones import propose_dead_stones
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import AGA, CHINESE, JAPANESE, KOREAN, NEW_ZEALAND, Ruleset
from gobanapp.rules.symmetry import Symmetry
from gobanapp.rules.verdict import LifeStatus, VerdictReason
from tests.board_text import parse_board

AREA, TERRITORY = (CHINESE, AGA, NEW_ZEALAND), (JAPANESE, KOREAN)

# Three points without capturing: if White takes the four stones, Black throws in and takes back.
LUMP = """
. X X O . O
O X X O O .
X O O O O O
X X X X X X
. X . X . X
"""
WIDE_LUMP = """
. X X O . O . . .
O X X O O O . . .
X O O O . . . . .
X X X O O O O O O
. . X X X X X X X
. . . . . . . . .
. . . . . . . . .
"""
THREE_STONES = """
. X X O . O
O X O O O .
X O O O O O
X X X X X X
. X . X . X
"""
BULKY_FIVE = """
. X . X X . X
X X X X X X X
O O O O X X .
X X . O X X X
X X X O X . X
"""


def turned(board: Board, symmetry: Symmetry, *, exchanged: bool) -> Board:
    size = board.width, board.height
    result = Board.empty(*symmetry.size(*size))
    for point, color in board.stones():
        its = color.opponent if exchanged else color
        result = result.with_stones(its, [symmetry.map_point(point, *size)])
    return result


def status_of(board: Board, name: str, ruleset: Ruleset) -> LifeStatus:
    verdict = propose_dead_stones(board, ruleset).verdict_at(Point.parse(name))
    assert verdict is not None
    return verdict.status


@pytest.mark.parametrize("exchanged", [False, True])
@pytest.mark.parametrize("symmetry", [Symmetry.NONE, Symmetry.QUARTER, Symmetry.DIAGONAL])
@pytest.mark.parametrize(("ruleset", "status"), [(JAPANESE, "seki"), (CHINESE, "unsettled")])
def test_three_points_without_capturing_are_not_dead(
    symmetry: Symmetry, exchanged: bool, ruleset: Ruleset, status: str
) -> None:
    board = parse_board(LUMP)
    proposal = propose_dead_stones(turned(board, symmetry, exchanged=exchanged), ruleset)
    for name in ("B5", "A4"):
        point = symmetry.map_point(Point.parse(name), board.width, board.height)
        verdict = proposal.verdict_at(point)
        assert verdict is not None
        assert (verdict.status.value, verdict.reason) == (status, VerdictReason.WON_BACK)
    assert not proposal.dead


@pytest.mark.parametrize("ruleset", AREA + TERRITORY)
def test_they_are_not_dead_under_any_rules(ruleset: Ruleset) -> None:
    assert not propose_dead_stones(parse_board(WIDE_LUMP), ruleset).dead


@pytest.mark.parametrize("ruleset", [JAPANESE, CHINESE])
def test_three_stones_leave_no_room_to_throw_in(ruleset: Ruleset) -> None:
    assert status_of(parse_board(THREE_STONES), "B5", ruleset) is LifeStatus.DEAD


@pytest.mark.parametrize("ruleset", [JAPANESE, CHINESE])
def test_a_group_with_a_large_eye_does_not_live_by_taking_what_is_in_it(ruleset: Ruleset) -> None:
    board = parse_board(BULKY_FIVE)
    assert status_of(board, "A3", ruleset) is LifeStatus.DEAD
    assert status_of(board, "A1", ruleset) is LifeStatus.ALIVE


# Seki at the shared liberties B9 and D9, and White stones in an eye of Black.
EYES = {
    "one stone": """
        O . X . O X O . .
        . O X X X X O . O
        X X O O O O O . .
        . X O . . . O . O
        X X O . . . O O .
        O O O . . . . . .
        . . . . . . . . .
        . . . O O O . . .
        . . . O . O . . .
        """,
    "one stone in the middle": """
        O . X . O . X O .
        . O X X X X X O .
        X X O O O O O O .
        . X O . . . O . O
        X X O . . . O O .
        O O O . . . . . .
        . . . . . . . . .
        . . . O O O . . .
        . . . O . O . . .
        """,
    "two stones": """
        O . X . O O X O .
        . O X X X X X O .
        X X O O O O O O .
        . X O . . . O . O
        X X O . . . O O .
        O O O . . . . . .
        . . . . . . . . .
        . . . O O O . . .
        . . . O . O . . .
        """,
}


@pytest.mark.parametrize("exchanged", [False, True])
@pytest.mark.parametrize("ruleset", [JAPANESE, CHINESE])
@pytest.mark.parametrize("name", EYES)
def test_stones_in_atari_in_an_eye_of_a_seki_are_dead(
    name: str, ruleset: Ruleset, exchanged: bool
) -> None:
    board = turned(parse_board(EYES[name]), Symmetry.NONE, exchanged=exchanged)
    assert status_of(board, "E9", ruleset) is LifeStatus.DEAD
    assert status_of(board, "C9", ruleset) is LifeStatus.SEKI
    assert status_of(board, "A9", ruleset) is LifeStatus.SEKI


# Bent four in the upper left corner. On the right, a move at H1 or H2 threatens Black in a seki.
BENT_FOUR = """
X . O X . X . X .
X O O X X X X X X
X . O X X O O O O
O O O X X O . O .
X X X X X O O O O
. X . X X O X X X
X . X . X X O X X
. X . X . X O . X
X . X . X X O . X
"""
NO_THREAT = BENT_FOUR.replace("O X X\n. X . X . X O .", "X X X\n. X . X . X X .").replace(
    "X X O . X\n", "X X X X .\n"
)


@pytest.mark.parametrize("ruleset", AREA)
def test_a_bent_four_is_unsettled_if_a_threat_stays(ruleset: Ruleset) -> None:
    proposal = propose_dead_stones(parse_board(BENT_FOUR), ruleset)
    for name in ("A6", "A7"):
        verdict = proposal.verdict_at(Point.parse(name))
        assert verdict is not None
        assert (verdict.status, verdict.reason) == (LifeStatus.UNSETTLED, VerdictReason.KO)
        assert Point.parse("A9") in verdict.points
    assert not proposal.dead


@pytest.mark.parametrize("ruleset", TERRITORY)
def test_a_bent_four_is_dead_where_territory_is_counted(ruleset: Ruleset) -> None:
    assert status_of(parse_board(BENT_FOUR), "A6", ruleset) is LifeStatus.DEAD


@pytest.mark.parametrize("ruleset", AREA + TERRITORY)
def test_a_bent_four_without_a_threat_is_dead(ruleset: Ruleset) -> None:
    assert NO_THREAT != BENT_FOUR
    assert status_of(parse_board(NO_THREAT), "A6", ruleset) is LifeStatus.DEAD
