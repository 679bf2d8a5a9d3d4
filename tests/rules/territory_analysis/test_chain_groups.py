import pytest

from gobanapp.rules.cell_grid import BLACK, WHITE
from gobanapp.rules.territory_analysis.chain_groups import find_groups
from gobanapp.rules.territory_analysis.cleared_board import ClearedBoard
from tests.board_text import parse_board


def groups_of(drawing, side):
    """Return the names of the stones, and of the points held, of each group of a side."""
    ground = ClearedBoard(parse_board(drawing), ())
    return {
        (names(ground, group.stones), names(ground, group.held))
        for group in find_groups(ground)
        if group.side == side
    }


def names(ground, cells):
    return " ".join(sorted(map(str, ground.points_at(cells))))


def blocks_of(drawing, side):
    found = list(find_groups(ClearedBoard(parse_board(drawing), ())))
    return sorted(len(group.blocks) for group in found if group.side == side)


def test_chains_around_one_territory_are_a_group():
    drawing = """
        . X O
        X O O
        """
    assert groups_of(drawing, BLACK) == {("A1 B2", "A2")}
    assert groups_of(drawing, WHITE) == {("B1 C1 C2", "")}


def test_chains_with_a_shared_liberty_are_a_group():
    assert groups_of("X . X\nO O O", BLACK) == {("A2 C2", "")}
    assert groups_of("X . . X\nO O O O", BLACK) == {("A2", ""), ("D2", "")}


@pytest.mark.parametrize(("gap", "number"), [(". .", 1), (". O", 2)])
def test_a_bamboo_joint_holds(gap, number):
    drawing = "O O X O O\nO . {} . O\nO . {} . O\nO O X O O".format(*gap.split())
    assert len(groups_of(drawing, BLACK)) == number


def test_points_behind_an_open_border_are_held():
    drawing = """
        X X X . O
        . . X . O
        . . . . O
        """
    assert groups_of(drawing, BLACK) == {("A3 B3 C2 C3", "A1 A2 B1 B2")}
    assert groups_of(drawing, WHITE) == {("E1 E2 E3", "")}


def test_dame_join_without_being_held():
    drawing = """
        . X O .
        X X O O
        . . O O
        X X O O
        """
    assert groups_of(drawing, BLACK) == {("A1 A3 B1 B3 B4", "A2 A4")}
    shared = """
        . X O .
        X X O O
        . O O O
        X X O O
        """
    assert groups_of(shared, BLACK) == {("A1 A3 B1 B3 B4", "A4")}


def test_chains_joined_only_inside_are_blocks():
    inside = """
        X . X O
        O X O O
        """
    outside = """
        X . X . O
        . X . O O
        O . O O O
        """
    assert blocks_of(inside, BLACK) == [3]
    assert blocks_of(outside, BLACK) == [1]


def test_every_stone_is_in_one_group():
    drawing = """
        X . O . X
        O . X . .
        . X . O .
        O . . . X
        """
    ground = ClearedBoard(parse_board(drawing), ())
    stones = [stone for group in find_groups(ground) for stone in group.stones]
    assert sorted(stones) == sorted(ground.chain_of)
