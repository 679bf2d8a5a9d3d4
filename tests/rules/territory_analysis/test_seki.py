import pytest

from gobanapp.rules.point import Point
from gobanapp.rules.territory_analysis.cleared_board import ClearedBoard
from gobanapp.rules.territory_analysis.seki import judge_groups
from tests.board_text import parse_board


def points(names):
    return [Point.parse(name) for name in names.split()]


def in_seki(drawing, dead="", seki="", no_seki="", as_online_go=False):
    """Return the stones found to live only in seki."""
    ground = ClearedBoard(parse_board(drawing), points(dead), as_online_go=as_online_go)
    judged = judge_groups(ground, ground.stones_at(points(seki)), ground.stones_at(points(no_seki)))
    stones = [stone for one in judged if one.is_in_seki for stone in one.group.stones]
    return " ".join(sorted(map(str, ground.points_at(stones))))


ONE_EYE_EACH = """
    . X . O .
    X X . O O
    """
TWO_EYES_EACH = """
    . X . X . . O . O .
    X X X X . . O O O O
    """


def test_groups_with_one_eye_each_over_a_dame_are_in_seki():
    assert in_seki(ONE_EYE_EACH) == "A1 B1 B2 D1 D2 E1"


def test_open_dame_between_living_groups_are_no_seki():
    assert in_seki(TWO_EYES_EACH) == ""


def test_groups_without_eyes_share_two_liberties():
    drawing = """
        O O O O O O O .
        O X X X X X O O
        O X . O O X O .
        O X O O . X O O
        O X X X X X O O
        O O O O O O O O
        """
    inside = "B2 B3 B4 B5 C2 C3 C5 D2 D3 D4 D5 E2 E4 E5 F2 F3 F4 F5"
    assert in_seki(drawing) == inside


def test_false_eyes_do_not_save_a_group():
    drawing = """
        X . X . X O .
        O X X X X O O
        O O O O O O .
        """
    assert in_seki(drawing) == "A3 B2 C2 C3 D2 E2 E3"
    assert (
        in_seki(drawing.replace("X . X . X O .\n        O X X", ". X . X X O .\n        X X X"))
        == ""
    )


@pytest.mark.parametrize(
    ("seki", "no_seki", "found"),
    [
        ("", "A1", "D1 D2 E1"),
        ("", "B2 E1", ""),
        ("A1", "", "A1 B1 B2 D1 D2 E1"),
        ("A1", "A1", "A1 B1 B2 D1 D2 E1"),
        ("A2", "C2", "A1 B1 B2 D1 D2 E1"),
    ],
)
def test_players_may_deny_a_seki(seki, no_seki, found):
    assert in_seki(ONE_EYE_EACH, seki=seki, no_seki=no_seki) == found


def test_players_may_say_that_there_is_one():
    assert in_seki(TWO_EYES_EACH, seki="A1") == "A1 B1 B2 C1 D1 D2"


def test_a_stone_that_is_dead_is_in_no_seki():
    assert in_seki(ONE_EYE_EACH, dead="D1 D2 E1", seki="E1") == ""


def test_a_single_colour_is_never_in_seki():
    assert in_seki("X .") == ""
    assert in_seki("X . O", dead="C1") == ""
    assert in_seki("X . O") == "A1 C1"


# What goscorer takes for seki.


def test_a_border_open_into_a_wide_space_is_no_seki():
    drawing = """
        . . . X O . O
        . . . X O O O
        . . . X O . O
        . . . . O O O
        """
    assert in_seki(drawing) == ""
    assert in_seki(drawing.replace(". . . X", "O . . X")) == "D2 D3 D4"
    assert in_seki(drawing, as_online_go=True) != ""


def test_an_eye_in_the_corner_with_a_dame_between():
    drawing = """
        O . X . . .
        O X X O X .
        O O . O X X
        O . O O . X
        . O O X X .
        O O O X X X
        """
    assert in_seki(drawing) == ""
