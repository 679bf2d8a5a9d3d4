import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.diagram.part import Part
from gobanapp.diagram.part_in_use import part_in_use, square_around
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

P = Point.parse


def board(names, columns=19, rows=19):
    return Board.empty(columns, rows).with_stones(Color.BLACK, map(P, names.split()))


@pytest.mark.parametrize(
    ("names", "more", "part"),
    [
        ("Q16 R14", "", Part(13, 11, 18, 18)),
        ("C3 D5", "E2", Part(0, 0, 6, 6)),
        ("K10", "", Part(7, 7, 11, 11)),
        ("A10", "", Part(0, 7, 2, 11)),
        ("C3 Q16", "", None),
        ("", "", None),
    ],
)
def test_a_part_has_its_stones_with_some_room_and_the_edges_near_them(names, more, part):
    assert part_in_use(board(names), [P(name) for name in more.split()]) == part


def test_a_small_board_is_shown_whole():
    assert part_in_use(board("C3 F6", 9, 9)) is None


@given(
    st.tuples(st.integers(1, 30), st.integers(1, 30)),
    st.lists(st.tuples(st.integers(0, 29), st.integers(0, 29)), min_size=1),
)
def test_all_that_is_asked_for_is_shown_and_nothing_beyond_the_board(size, points):
    columns, rows = size
    points = [Point(x % columns, y % rows) for x, y in points]
    part = part_in_use(Board.empty(columns, rows), points)
    if part is not None:
        assert all(point in part for point in points)
        assert 0 <= part.left <= part.right < columns
        assert 0 <= part.bottom <= part.top < rows


@pytest.mark.parametrize(
    ("part", "size", "square"),
    [
        (Part(13, 11, 18, 18), (19, 19), Part(11, 11, 18, 18)),
        (Part(5, 13, 12, 18), (19, 19), Part(5, 11, 12, 18)),
        (Part(4, 2, 6, 9), (19, 19), Part(0, 2, 7, 9)),  # to the edge, where there is room
        (Part(7, 14, 16, 15), (19, 19), Part(7, 9, 16, 18)),
        (Part(0, 8, 17, 9), (18, 18), None),
        (Part(2, 2, 16, 3), (19, 5), Part(2, 0, 16, 4)),  # as high as the board is
    ],
)
def test_a_square_has_its_part_in_the_middle_or_reaches_to_the_edge(part, size, square):
    assert square_around(part, *size) == square


@given(
    st.tuples(st.integers(1, 30), st.integers(1, 30)),
    st.tuples(*[st.tuples(st.integers(0, 29), st.integers(0, 29))] * 2),
)
def test_a_square_lies_on_its_board_and_is_as_long_as_its_part(size, corners):
    columns, rows = size
    one, other = (Point(x % columns, y % rows) for x, y in corners)
    part = Part.between(one, other)
    square = square_around(part, columns, rows) or Part.whole(columns, rows)
    side = max(part.columns, part.rows)
    assert (square.columns, square.rows) == (min(side, columns), min(side, rows))
    assert 0 <= square.left <= square.right < columns
    assert 0 <= square.bottom <= square.top < rows
    assert one in square
    assert other in square
