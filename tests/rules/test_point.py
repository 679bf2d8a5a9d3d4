import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.rules.color import Color
from gobanapp.rules.point import MAX_SIZE, Move, Point, column_name

NAMES = [
    ("A1", Point(0, 0)),
    ("H8", Point(7, 7)),
    ("J9", Point(8, 8)),
    ("T19", Point(18, 18)),
    ("Z25", Point(24, 24)),
    ("AA26", Point(25, 25)),
    ("AZ50", Point(49, 49)),
    ("BB52", Point(51, 51)),
]


@pytest.mark.parametrize(("name", "point"), NAMES)
def test_names_both_ways(name, point):
    assert Point.parse(name) == point
    assert str(point) == name


@given(st.integers(0, MAX_SIZE - 1), st.integers(0, MAX_SIZE - 1))
def test_every_point_has_a_name_of_its_own(x, y):
    assert Point.parse(str(Point(x, y))) == Point(x, y)


def test_case_and_blanks_around_do_not_matter():
    assert Point.parse(" d4\n") == Point.parse("D4") == Point(3, 3)


@pytest.mark.parametrize("name", ["", "D", "4", "I9", "AI3", "D0", "D04", "D 4", "4D", "D4x", "é1"])
def test_invalid_names_raise_a_value_error(name):
    with pytest.raises(ValueError, match="not a point"):
        Point.parse(name)


def test_no_column_is_called_i():
    assert not [x for x in range(MAX_SIZE) if "I" in column_name(x)]


def test_a_move_without_a_point_is_a_pass():
    assert Move(Color.BLACK, None).is_pass
    assert not Move(Color.BLACK, Point(0, 0)).is_pass
