from gobanapp.diagram.aids import stones_in_atari
from gobanapp.rules.board import Board
from gobanapp.rules.point import Point
from tests.board_text import parse_board


def points(names):
    return frozenset(map(Point.parse, names.split()))


def test_chains_of_both_colours_with_one_liberty_are_in_atari():
    board = parse_board("""
        . X O . .
        X O X O .
        X O . O .
        . X O . .
        . . . . .
    """)
    assert stones_in_atari(board) == points("B4 B3 C4 B5 C5")


def test_a_chain_has_as_many_liberties_as_all_its_stones():
    board = parse_board("""
        X X .
        O O .
        . . .
    """)
    assert stones_in_atari(board) == points("A3 B3")
    assert stones_in_atari(parse_board(". X X .\n. O O .")) == frozenset()


def test_nothing_is_in_atari_on_an_empty_board_or_without_any_liberty():
    assert stones_in_atari(Board.empty(9)) == frozenset()
    assert stones_in_atari(parse_board("X O\nO .")) == points("B2 A1")
