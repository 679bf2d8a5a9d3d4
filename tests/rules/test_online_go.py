"""Points that Online-Go.com would count differently."""

import pytest

from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.color import ByColor
from gobanapp.rules.online_go import OnlineGoDifference, online_go_difference
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import CHINESE, JAPANESE, CountingMethod
from gobanapp.rules.scoring import score
from gobanapp.rules.territory import territory
from tests.board_text import parse_board

NOTHING = ByColor(0, 0)
OVER_A_DAME = """
    O . X . . .
    O X X O X .
    O O . O X X
    O . O O . X
    . O O X X .
    O O O X X X
    """
CLOSED = """
    . X . X O . O
    X X X X O O .
    """


def difference(drawing, ruleset=JAPANESE, counting=CountingMethod.TERRITORY):
    board = parse_board(drawing)
    found = score(
        board,
        NO_POINTS,
        prisoners=NOTHING,
        passes=NOTHING,
        ruleset=ruleset,
        komi=0,
        handicap=0,
    )
    return online_go_difference(board, NO_POINTS, found.by(counting))


def test_an_eye_over_a_dame():
    assert difference(OVER_A_DAME) == OnlineGoDifference(neutral=frozenset({Point.parse("F2")}))


def test_no_difference_without_a_choice():
    assert difference(CLOSED) == OnlineGoDifference()
    assert not territory(parse_board(CLOSED), NO_POINTS).has_choice


@pytest.mark.parametrize(
    ("ruleset", "counting"),
    [(JAPANESE, CountingMethod.AREA), (CHINESE, CountingMethod.TERRITORY)],
)
def test_no_difference_where_points_in_seki_count(ruleset, counting):
    assert difference(OVER_A_DAME, ruleset, counting) == OnlineGoDifference()
