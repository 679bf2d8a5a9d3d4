import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.diagram.board_part import BoardPart, crop_to_stones, square_crop
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

P = Point.parse


def board(names, columns=19, rows=19):
    return Board.empty(columns, rows).with_stones(Color.BLACK, map(P, names.split()))


@pytest.mark.parametrize(
    ("names", "more", "part"),
    [
        ("Q16 R14", "", BoardPart(13, 11, 18, 18)),
        ("C3 D5", "E2", BoardPart(0, 0, 6, 6)),
        ("K10", "", BoardPart(7, 7, 11, 11)),
        ("A10", "", BoardPart(0, 7, 2, 11)),
        ("C3 Q16", "", None),
        ("", "", None),
    ],
)
def test_a_part_has_its_stones_with_some_room_and_the_edges_near_them(names, more, part):
    assert crop_to_stones(board(names), [P(name) for name in more.split()]) == part


def test_a_small_board_is_shown_whole():
    assert crop_to_stones(board("C3 F6", 9, 9)) is None


@given(
    st.tuples(st.integers(1, 30), st.integers(1, 30)),
    st.lists(st.tuples(st.integers(0, 29), st.integers(0, 29)), min_size=1),
)
def test_a_crop_contains_all_requested_points_within_the_board(size, points):
    columns, rows = size
    points = [Point(x % columns, y % rows) for x, y in points]
    part = crop_to_stones(Board.empty(columns, rows), points)
    if part is not None:
        assert all(point in part for point in points)
        assert 0 <= part.left <= part.right < columns
        assert 0 <= part.bottom <= part.top < rows


@pytest.mark.parametrize(
    ("part", "size", "square"),
    [
        (BoardPart(13, 11, 18, 18), (19, 19), BoardPart(11, 11, 18, 18)),
        (BoardPart(5, 13, 12, 18), (19, 19), BoardPart(5, 11, 12, 18)),
        (
            BoardPart(4, 2, 6, 9),
            (19, 19),
            BoardPart(0, 2, 7, 9),
        ),  # to the edge, where there is room
        (BoardPart(7, 14, 16, 15), (19, 19), BoardPart(7, 9, 16, 18)),
        (BoardPart(0, 8, 17, 9), (18, 18), None),
        (BoardPart(2, 2, 16, 3), (19, 5), BoardPart(2, 0, 16, 4)),  # as high as the board is
    ],
)
def test_a_square_has_its_part_in_the_middle_or_reaches_to_the_edge(part, size, square):
    assert square_crop(part, *size) == square


@given(
    st.tuples(st.integers(1, 30), st.integers(1, 30)),
    st.tuples(*[st.tuples(st.integers(0, 29), st.integers(0, 29))] * 2),
)
def test_a_square_crop_contains_its_part_within_the_board(size, corners):
    columns, rows = size
    one, other = (Point(x % columns, y % rows) for x, y in corners)
    part = BoardPart.between(one, other)
    square = square_crop(part, columns, rows) or BoardPart.whole(columns, rows)
    side = max(part.columns, part.rows)
    assert (square.columns, square.rows) == (min(side, columns), min(side, rows))
    assert 0 <= square.left <= square.right < columns
    assert 0 <= square.bottom <= square.top < rows
    assert one in square
    assert other in square
