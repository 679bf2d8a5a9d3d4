import pytest

from gobanapp.rules.point import Point
from gobanapp.rules.territory_analysis.chain_groups import find_groups
from gobanapp.rules.territory_analysis.cleared_board import ClearedBoard
from gobanapp.rules.territory_analysis.eyes import group_eyes
from tests.board_text import parse_board


def false_eyes(drawing, dead=""):
    """Return the false eyes of all groups."""
    ground = ClearedBoard(parse_board(drawing), [Point.parse(name) for name in dead.split()])
    found = [group_eyes(ground, group).false_eyes for group in find_groups(ground)]
    return " ".join(sorted(map(str, ground.points_at(set().union(*found)))))


def eyes_of(drawing, stone):
    """Return how many eyes the group of a stone has."""
    ground = ClearedBoard(parse_board(drawing), ())
    (cell,) = ground.stones_at([Point.parse(stone)])
    (group,) = (group for group in find_groups(ground) if cell in group.stones)
    return group_eyes(ground, group).eyes


HELD_BY_ONE_STONE = """
    . O O O O
    X O O O O
    . X X X O
    X X . X O
    . X X X O
    """


@pytest.mark.parametrize("drawing", [HELD_BY_ONE_STONE, HELD_BY_ONE_STONE.replace(". O", "O O", 1)])
def test_a_stone_that_must_be_joined_makes_the_eye_false(drawing):
    # Whether its dame is filled or not.
    assert false_eyes(drawing) == "A3"
    assert eyes_of(drawing, "B3") == 2


def test_joined_by_dame_as_well_it_is_an_eye():
    drawing = """
        X . X X
        . X X O
        X X O O
        """
    assert false_eyes(drawing) == ""
    assert false_eyes(drawing.replace(". X X O", "O X X O")) == "B3"


def test_two_parts_with_an_eye_each_share_a_third():
    drawing = """
        . X . X X .
        X X X O X X
        O O O O O O
        """
    assert false_eyes(drawing) == ""
    assert eyes_of(drawing, "B3") == 3
    assert false_eyes(drawing.replace("X X .", "X X O").replace("X X\n", "X O\n")) == "C3"


def test_one_part_without_an_eye_must_be_joined():
    drawing = """
        . X . X .
        X X X O X
        O O O O .
        """
    assert false_eyes(drawing) == "C3 E3"


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        ("X . X . X\nO X O X O\nO O O O O", "B3 D3"),
        # The last chain has an eye, the others hang on it.
        ("X . X . X .\nO X O X X X\nO O O O O O", "B3 D3"),
    ],
)
def test_chains_in_a_row_fall_one_after_the_other(drawing, expected):
    assert false_eyes(drawing) == expected


TWO_HEADED_DRAGON = """
    X X X . X X X
    X O X X O O X
    X O O O O O X
    X O . O O O X
    X O O X X O X
    X X X . X X X
    """


def test_filling_a_false_eye_makes_its_neighbour_an_eye():
    drawing = """
        . X . X X . X . . X O
        X X X O X X X X X O O
        O O O O O O O O O O O
        """
    assert false_eyes(drawing) == "J3"
    assert eyes_of(drawing, "K3") == 4
    in_one_space = """
        O O O O O O O O
        O O O X X X O O
        O O O X . X O O
        X X O X X X O O
        . X X . . . X O
        """
    assert false_eyes(in_one_space) == "F1"
    assert eyes_of(in_one_space, "G1") == 3


def test_eyes_of_a_part_add_up_wherever_they_are():
    drawing = """
        O O O O O O O O
        O O O X X X O O
        O O O X . X O O
        X X O X X X O O
        . X X . . X X O
        """
    assert false_eyes(drawing) == ""
    assert eyes_of(drawing, "B1") == 3


@pytest.mark.parametrize(
    ("drawing", "expected"), [(". . X . X O", "D1"), (". . X . O . . O .", "F1 G1")]
)
def test_on_a_board_of_one_line(drawing, expected):
    assert false_eyes(drawing) == expected


def test_eyes_on_a_ring_are_real():
    assert false_eyes(TWO_HEADED_DRAGON) == ""
    assert eyes_of(TWO_HEADED_DRAGON, "A1") == 2


def test_eyes_on_a_broken_ring_are_false():
    broken = TWO_HEADED_DRAGON.replace("X O O O O O X", "X O O O O O O")
    assert false_eyes(broken) == "D1 D6"
    assert eyes_of(broken, "A1") == 0


def test_an_enemy_stone_thrown_in_costs_one_point_more():
    drawing = """
        . . . . X .
        X X X X O O
        O O O O O O
        """
    assert false_eyes(drawing) == "D3"
    thrown_in = drawing.replace(". . . . X .", ". . . O X .")
    assert false_eyes(thrown_in, dead="D3") == "C3 D3"


def test_a_chain_alone_has_no_false_eye():
    drawing = """
        . X O
        X X O
        O O O
        """
    assert false_eyes(drawing) == ""
    assert eyes_of(drawing, "A2") == 1


def test_a_throw_in_leaves_no_eye_next_to_it():
    drawing = """
        . X X X O
        {} X X X O
        X O O O O
        X O . O .
        X X O O O
        . X O . O
        """
    assert false_eyes(drawing.format(".")) == ""
    assert false_eyes(drawing.format("O"), dead="A5") == "A5 A6"


def test_dead_stones_near_a_throw_in_are_no_eyes():
    drawing = """
        O O O O O O O O
        X X O X X X X O
        . X X O {} . X O
        """
    assert false_eyes(drawing.format("."), dead="D1") == ""
    assert false_eyes(drawing.format("O"), dead="D1 E1") == "D1 E1"
