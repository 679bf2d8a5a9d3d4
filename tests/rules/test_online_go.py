"""Points that Online-Go.com would count differently."""

import pytest

from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.color import ByColor
from gobanapp.rules.online_go import OnlineGoDifference, online_go_difference
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import CHINESE, JAPANESE, KOREAN, CountingMethod
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
COUNTED_THERE_ONLY = """
    . O . . O X
    . . X O . X
    . O O X O .
    . . . . X X
    . X X . X .
    """
A_POINT_EACH = """
    . . . O . .
    . X X O O .
    . O . . O .
    O . O . X X
    O O O . X .
    """
WITH_A_SEKI = """
    X . . . . .
    X O O . X .
    X X O . . X
    . X X O X X
    . X . O X .
    """
ONE_ROW = ". . . X O ."
TWO_ROWS = """
    X O . . O . . .
    X . O O . X O .
    """
CLOSED = """
    . X . X O . O
    X X X X O O .
    """


DEAD_IN_SEKI = """
    O X . X O O O O X
    O X O X . O . O X
    O X . X . O O O X
    O X X X X O X O X
    O O O O O X X X X
    . O . O O X . X X
    O O O O O X X . X
"""


def difference(
    drawing,
    ruleset=JAPANESE,
    counting=CountingMethod.TERRITORY,
    no_seki=NO_POINTS,
    dead=NO_POINTS,
):
    board = parse_board(drawing)
    found = score(
        board,
        dead,
        prisoners=NOTHING,
        passes=NOTHING,
        ruleset=ruleset,
        komi=0,
        handicap=0,
        no_seki=no_seki,
    )
    return online_go_difference(board, dead, found.by(counting), no_seki=no_seki)


def test_an_eye_over_a_dame():
    assert difference(OVER_A_DAME) == OnlineGoDifference(neutral=frozenset({Point.parse("F2")}))


def test_a_point_that_only_online_go_counts():
    owned = ByColor(frozenset({Point.parse("F1")}), NO_POINTS)
    assert difference(COUNTED_THERE_ONLY) == OnlineGoDifference(owned)


def test_no_difference_where_the_lead_is_the_same():
    board = parse_board(A_POINT_EACH)
    theirs = territory(board, NO_POINTS, as_online_go=True).without_seki()
    assert theirs != territory(board, NO_POINTS).without_seki()
    assert difference(A_POINT_EACH) == OnlineGoDifference()


def test_groups_marked_as_not_in_seki():
    # Without the mark, Online-Go.com would not count A1 and A2 either.
    marked = difference(WITH_A_SEKI, no_seki={Point.parse("A5")})
    assert marked == OnlineGoDifference(neutral=frozenset({Point.parse("F1")}))


def test_boards_of_one_and_of_two_rows():
    assert difference(ONE_ROW) == OnlineGoDifference()
    neutral = frozenset({Point.parse("C2"), Point.parse("D2")})
    assert difference(TWO_ROWS) == OnlineGoDifference(neutral=neutral)


@pytest.mark.parametrize("ruleset", [JAPANESE, KOREAN])
def test_dead_stones_in_seki_are_prisoners_there(ruleset):
    dead = frozenset({Point.parse("C6")})
    found = difference(DEAD_IN_SEKI, ruleset, dead=dead)
    assert found == OnlineGoDifference(prisoners=dead)
    assert difference(DEAD_IN_SEKI, ruleset) == OnlineGoDifference()
    assert difference(DEAD_IN_SEKI, CHINESE, CountingMethod.AREA, dead=dead) == OnlineGoDifference()


def test_no_difference_without_a_choice():
    assert difference(CLOSED) == OnlineGoDifference()
    assert not territory(parse_board(CLOSED), NO_POINTS).has_choice


@pytest.mark.parametrize(
    ("ruleset", "counting"),
    [(JAPANESE, CountingMethod.AREA), (CHINESE, CountingMethod.TERRITORY)],
)
def test_no_difference_where_points_in_seki_count(ruleset, counting):
    assert difference(OVER_A_DAME, ruleset, counting) == OnlineGoDifference()
