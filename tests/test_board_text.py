import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from tests.board_text import draw_board, parse_board


def test_the_top_row_comes_first():
    board = parse_board(
        """
        X . .
        . . O
        """
    )
    assert (board.width, board.height) == (3, 2)
    assert board[Point.parse("A2")] is Color.BLACK
    assert board[Point.parse("C1")] is Color.WHITE


def test_blanks_do_not_matter():
    assert parse_board("X.O\n\n...") == parse_board("  X . O\n. . .  ")


@given(st.integers(1, 20), st.integers(1, 20), st.data())
def test_drawing_and_reading_give_the_board_back(columns, rows, data):
    drawing = "\n".join(
        " ".join(data.draw(st.text("XO.", min_size=columns, max_size=columns))) for _ in range(rows)
    )
    assert draw_board(parse_board(drawing)) == drawing


@pytest.mark.parametrize(
    ("drawing", "complaint"),
    [
        ("", "^no rows$"),
        (" \n ", "^no rows$"),
        ("X O\nX", "^rows of different lengths$"),
        ("X b\nx O", "'bx'"),
        ("." * 53, "1 to 52"),
    ],
)
def test_an_invalid_drawing_raises_a_value_error(drawing, complaint):
    with pytest.raises(ValueError, match=complaint):
        parse_board(drawing)


def test_an_empty_board_of_the_greatest_size():
    assert parse_board(draw_board(Board.empty(52))) == Board.empty(52)
