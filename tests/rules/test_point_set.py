import sys
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import MAX_SIZE, Point
from gobanapp.rules.point_set import PointSet, each_bit

POINTS = st.builds(Point, st.integers(0, MAX_SIZE - 1), st.integers(0, MAX_SIZE - 1))
SETS = st.frozensets(POINTS, max_size=40)
WHOLE = PointSet.rectangle(Point(0, 0), Point(MAX_SIZE - 1, MAX_SIZE - 1))


@given(SETS)
def test_a_point_set_equals_the_set_of_its_points(points):
    found = PointSet(points)
    assert found == points
    assert points == found
    assert hash(found) == hash(points)
    assert len(found) == len(points)
    assert bool(found) == bool(points)
    assert list(found) == sorted(points, key=lambda point: (point.y, point.x))


@given(SETS, SETS)
def test_operations_are_those_of_sets(one, other):
    for left, right in (
        (PointSet(one), PointSet(other)),
        (PointSet(one), other),
        (one, PointSet(other)),
    ):
        assert left | right == one | other
        assert left & right == one & other
        assert left - right == one - other
        assert left ^ right == one ^ other
        assert (left <= right) == (one <= other)
        assert left.isdisjoint(right) == one.isdisjoint(other)
        assert (left == right) == (one == other)


@given(SETS, POINTS)
def test_membership_is_that_of_the_set(points, point):
    assert (point in PointSet(points)) == (point in points)


@pytest.mark.parametrize(
    "other", [(-1, 0), (0, -1), (MAX_SIZE, 0), (0, MAX_SIZE), "A1", None, (1,)]
)
def test_values_off_any_board_are_not_members(other):
    assert other not in WHOLE


def test_the_lowest_row_has_members():
    assert Point(3, 0) in PointSet([Point(3, 0)])
    assert Point(4, 0) not in PointSet([Point(3, 0)])


def test_a_point_set_is_shown_with_its_points():
    assert repr(PointSet([Point(1, 0), Point(0, 0)])) == "PointSet([A1, B1])"


def test_bits_come_from_the_lowest():
    assert list(islice(each_bit(0b10110), 4)) == [0b10, 0b100, 0b10000]


@pytest.mark.parametrize(
    "point", [Point(-1, 0), Point(0, -1), Point(MAX_SIZE, 0), Point(0, MAX_SIZE)]
)
def test_a_point_on_no_board_cannot_be_taken(point):
    with pytest.raises(ValueError, match="on no board"):
        PointSet([point])


@given(POINTS, POINTS)
def test_a_rectangle_is_given_by_any_two_opposite_corners(one, other):
    columns = range(min(one.x, other.x), max(one.x, other.x) + 1)
    rows = range(min(one.y, other.y), max(one.y, other.y) + 1)
    assert PointSet.rectangle(one, other) == {Point(x, y) for x in columns for y in rows}


def test_runs_end_at_gaps_and_at_the_ends_of_rows():
    last = MAX_SIZE - 1
    found = PointSet([Point(2, 1), Point(3, 1), Point(5, 1), Point(last, 1), Point(0, 2)])
    assert list(found.runs()) == [
        (Point(2, 1), 2),
        (Point(5, 1), 1),
        (Point(last, 1), 1),
        (Point(0, 2), 1),
    ]
    assert list(WHOLE.runs()) == [(Point(0, y), MAX_SIZE) for y in range(MAX_SIZE)]


def test_a_whole_board_takes_less_than_a_byte_for_each_point():
    assert sys.getsizeof(WHOLE) + sys.getsizeof(WHOLE.bits) < len(WHOLE)


@given(st.integers(1, MAX_SIZE), st.integers(1, MAX_SIZE), st.data())
def test_a_board_takes_it_as_any_other_points(columns, rows, data):
    board = Board.empty(columns, rows)
    points = data.draw(st.frozensets(st.sampled_from(list(board.points()))))
    for color in (Color.BLACK, Color.WHITE):
        assert board.with_stones(color, PointSet(points)) == board.with_stones(color, points)
        board = board.with_stones(color, points)
    assert board.with_stones(None, PointSet(points)) == Board.empty(columns, rows)


@pytest.mark.parametrize("points", ["A10", "K1", "H1 J1 K1", "A9 A10"])
def test_a_board_refuses_points_that_it_has_not(points):
    found = PointSet(map(Point.parse, points.split()))
    with pytest.raises(KeyError):
        Board.empty(9).with_stones(Color.BLACK, found)
