import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.diagram.drawing import Text
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.theme import BOOK
from gobanapp.diagram.vector.captioned_picture import picture, picture_geometry
from gobanapp.rules.board import Board

VIEW = BoardView(board=Board.empty(19))


@given(
    columns=st.integers(1, 52),
    rows=st.integers(1, 52),
    width=st.integers(50, 2000),
    ratio=st.sampled_from([1.0, 1.5, 8.0]),
    kind=st.sampled_from(CoordinateStyle),
)
def test_the_board_is_in_the_middle_of_its_picture(columns, rows, width, ratio, kind):
    view = BoardView(board=Board.empty(columns, rows), frame=Frame(kind))
    geometry = picture_geometry(view, width, ratio)
    left, top, wide, high = geometry.board_rect
    assert geometry.width == pytest.approx(width * ratio, abs=1)
    assert abs((geometry.width - wide) - 2 * left) <= 1
    assert abs((geometry.height - high) - 2 * top) <= 1
    assert geometry.height <= 1.5 * width * ratio + 2 or geometry.step_x == 2


@pytest.mark.parametrize("width", [200, 800, 2000])
def test_a_board_takes_the_width_there_is(width):
    left, _, wide, _ = picture_geometry(VIEW, width).board_rect
    assert wide > 0.9 * width
    assert left >= 0


def test_a_part_of_one_column_is_not_blown_up():
    view = BoardView(board=Board.empty(19), frame=Frame(part=BoardPart(0, 0, 0, 18)))
    assert picture_geometry(view, 400).height <= 600


def words(caption, width=400):
    drawing = picture(VIEW, BOOK, width, caption)
    found = [text for text in drawing.layers[-1].shapes if isinstance(text, Text)]
    return drawing, found


def test_a_caption_stands_below_the_board_line_by_line():
    plain = picture(VIEW, BOOK, 400)
    drawing, lines = words(["Figure 1", "12 at 5"])
    assert [line.text for line in lines] == ["Figure 1", "12 at 5"]
    assert plain.height < lines[0].y < lines[1].y < drawing.height
    assert drawing.layers[:-1] == plain.layers


def test_a_long_caption_is_broken_between_words():
    caption = "; ".join(f"{number} at {number - 50}" for number in range(101, 130))
    drawing, lines = words([caption])
    assert len(lines) > 2
    assert " ".join(line.text for line in lines) == caption
    assert lines[-1].y + lines[-1].height < drawing.height


def test_an_overlong_word_is_not_broken():
    _, lines = words(["x" * 400])
    assert [line.text for line in lines] == ["x" * 400]
    assert lines[0].width < 400
