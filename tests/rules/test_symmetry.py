import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.rules.point import Point
from gobanapp.rules.symmetry import Symmetry

symmetries = st.sampled_from(Symmetry)
sizes = st.integers(1, 52)


@st.composite
def points(draw):
    columns, rows = draw(sizes), draw(sizes)
    point = Point(draw(st.integers(0, columns - 1)), draw(st.integers(0, rows - 1)))
    return point, columns, rows


@pytest.mark.parametrize(
    ("symmetry", "c1_goes_to"),
    [
        (Symmetry.NONE, "C1"),
        (Symmetry.QUARTER, "A3"),
        (Symmetry.HALF, "C4"),
        (Symmetry.THREE_QUARTERS, "D3"),
        (Symmetry.LEFT_TO_RIGHT, "C1"),
        (Symmetry.TOP_TO_BOTTOM, "C4"),
        (Symmetry.DIAGONAL, "A3"),
        (Symmetry.OTHER_DIAGONAL, "D3"),
    ],
)
def test_a_point_follows_the_symmetry_of_the_board(symmetry, c1_goes_to):
    # A board of five columns and four rows; C is the one in the middle.
    assert str(symmetry.map_point(Point.parse("C1"), 5, 4)) == c1_goes_to


def test_a_quarter_is_clockwise():
    assert Symmetry.QUARTER.map_point(Point(0, 3), 5, 4) == Point(3, 4)


@given(points(), symmetries)
def test_one_symmetry_leads_back(place, symmetry):
    point, columns, rows = place
    there = symmetry.map_point(point, columns, rows)
    (back,) = (other for other in Symmetry if symmetry.then(other) is Symmetry.NONE)
    assert back.map_point(there, *symmetry.size(columns, rows)) == point


@given(points(), symmetries, symmetries)
def test_two_symmetries_combine_into_one(place, first, second):
    point, columns, rows = place
    between = first.map_point(point, columns, rows)
    size = first.size(columns, rows)
    together = first.then(second)
    assert second.map_point(between, *size) == together.map_point(point, columns, rows)
    assert second.size(*size) == together.size(columns, rows)


@given(points(), symmetries)
def test_no_point_leaves_the_board(place, symmetry):
    point, columns, rows = place
    x, y = symmetry.map_point(point, columns, rows)
    new_columns, new_rows = symmetry.size(columns, rows)
    assert 0 <= x < new_columns
    assert 0 <= y < new_rows
