import pytest

from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.territory_analysis.cleared_board import ClearedBoard
from gobanapp.rules.territory_analysis.seki import judge_groups, open_borders
from tests.board_text import parse_board


def open_points(board):
    ground = ClearedBoard(board, ())
    found = ground.points_at(open_borders(ground, judge_groups(ground, set(), set())))
    return " ".join(sorted(map(str, found)))


def opened(drawing):
    return open_points(parse_board(drawing))


def test_a_closed_board_has_no_open_border():
    assert opened(". . X O . .\n. . X O . .\n. . X O . .") == ""


def test_dame_are_not_an_open_border():
    assert opened(". . X . O . .\n. . X . O . .\n. . X X O . .") == ""


def test_a_gap_along_the_edge():
    drawing = """
        . . . X O . .
        . . . X O . .
        . . . X O . .
        . . . . O . .
        """
    assert opened(drawing) == "D1"
    assert opened(drawing.replace(". . . . O", ". . . X O")) == ""


def test_both_sides_may_be_open():
    drawing = """
        . . . X O . . .
        . . . X O . . .
        . . . X O . . .
        . . . X . . . .
        """
    assert opened(drawing) == "E1"


def test_a_gap_in_the_middle_of_a_wall():
    drawing = """
        . . X O . .
        . . X O . .
        . . . O . .
        . . X O . .
        . . X O . .
        """
    assert opened(drawing) == "C3"


def test_a_wide_gap_is_not_a_matter_of_one_move():
    drawing = """
        . . X O . .
        . . X O . .
        . . . O . .
        . . . O . .
        . . X O . .
        . . X O . .
        """
    assert opened(drawing) == ""


def test_a_single_point_behind_a_gap():
    drawing = """
        . O .
        X O O
        X X .
        X X .
        X . X
        """
    assert opened(drawing) == "C3"


def test_a_gap_next_to_open_space_is_found():
    drawing = """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        X . . . . . . O
        . . . . . . . .
        X X X X O O O O
        . . . X O . . .
        . . . X O . . .
        . . . X O . . .
        . . . . O . . .
        """
    assert opened(drawing) == "D1"


def test_a_mostly_empty_gap_means_an_unfinished_game():
    half = """
        . . X . . . O O . .
        . . X . . . . O . .
        . . . . . . . O . .
        . . X . . . . O . .
        . . X . . . . O . .
        """
    assert opened(half) == "C3"
    assert opened(half.replace("O O", ". O")) == ""


def test_a_group_in_seki_has_no_open_border():
    drawing = """
        . X O . . .
        . X O O O O
        . . O . O .
        O O O O O O
        """
    assert opened(drawing) == ""


def test_an_eye_open_twice_has_no_open_border():
    drawing = """
        O . . . O
        O X X X O
        O X . X O
        O X X X O
        O X . X O
        O X X X O
        O O O O O
        """
    assert opened(drawing) == ""


@pytest.mark.parametrize("moves", ["", "D4", "D4 Q16 Q4 D16", "D4 Q16 Q4 D16 R14 O3 C6 F17 K10"])
def test_a_game_that_has_just_begun_has_no_borders(moves):
    board = Board.empty(19)
    for number, name in enumerate(moves.split()):
        color = Color.WHITE if number % 2 else Color.BLACK
        board = board.with_stones(color, [Point.parse(name)])
    assert open_points(board) == ""
