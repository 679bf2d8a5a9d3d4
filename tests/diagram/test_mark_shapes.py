import math

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from gobanapp.diagram.drawing import Circle, LineSegment, Outline
from gobanapp.diagram.mark_shapes import (
    CROSS_AROUND,
    DAME,
    DEAD,
    LAST_MOVE_AROUND,
    MARKS,
    MARKS_AROUND_TEXT,
    NUMBERS,
    PEN_WIDTH,
    TEXT_IN_MARK,
    arrow,
    number_bounds,
    transform_shape,
)
from gobanapp.game.markup import Mark

STONE = 0.483
places = st.floats(-500, 500)


def reach(shape):
    """Return how far a shape reaches from its point."""
    match shape:
        case Circle(x, y, radius):
            return math.hypot(x, y) + radius
        case LineSegment(x0, y0, x1, y1):
            return max(math.hypot(x0, y0), math.hypot(x1, y1))
        case Outline(start, steps, _):
            return max(math.hypot(*corner) for corner in (start, *steps))


@pytest.mark.parametrize("mark", Mark)
def test_marks_lie_within_a_stone(mark):
    for shape in (
        *MARKS[mark],
        *MARKS_AROUND_TEXT[mark],
        *CROSS_AROUND,
        *DEAD,
        *DAME,
        LAST_MOVE_AROUND,
    ):
        assert reach(shape) + PEN_WIDTH / 2 <= STONE + 1e-9


@pytest.mark.parametrize("mark", [Mark.SQUARE, Mark.CIRCLE, Mark.SELECTED])
def test_a_mark_has_room_for_a_text(mark):
    height, width, down = TEXT_IN_MARK[mark]
    corner = math.hypot(width / 2, height / 2 + down)
    (shape,) = MARKS_AROUND_TEXT[mark]
    if mark is Mark.SQUARE:
        assert max(width, height) / 2 < abs(shape.start[0]) - PEN_WIDTH / 2
    else:
        assert corner < shape.radius


def test_a_text_in_a_triangle_has_its_corners_within():
    (triangle,) = MARKS_AROUND_TEXT[Mark.TRIANGLE]
    height, width, down = TEXT_IN_MARK[Mark.TRIANGLE]
    (tip_x, tip_y), ((right_x, right_y), _) = triangle.start, triangle.steps
    top = down - height / 2
    half = (top - tip_y) / (right_y - tip_y) * (right_x - tip_x)
    assert width / 4 < half  # digits are narrower at their top, and mostly one
    assert down + height / 2 < right_y


@pytest.mark.parametrize("number", [1, 9, 10, 99, 100, 361, 1000])
def test_a_number_lies_within_its_stone(number):
    height, width, _ = number_bounds(str(number))
    assert math.hypot(height / 2, width / 2) < STONE


def test_numbers_with_more_digits_are_not_taller():
    heights = [room.height for room in NUMBERS]
    assert heights == sorted(heights, reverse=True)


@given(x0=places, y0=places, x1=places, y1=places, unit=st.floats(4, 60))
def test_an_arrow_ends_in_a_head_of_its_width(x0, y0, x1, y1, unit):
    length = math.hypot(x1 - x0, y1 - y0)
    assume(length > 0.1)
    shaft, head = arrow(LineSegment(x0, y0, x1, y1), unit)
    assert shaft[:2] == (x0, y0)
    assert head.start == (x1, y1)
    one, notch, other = head.steps
    assert notch == pytest.approx(shaft[2:])
    assert math.dist(one, head.start) == pytest.approx(math.dist(other, head.start))
    assert math.dist(one, other) <= 0.31 * unit + 1e-6
    assert math.dist(shaft[:2], shaft[2:]) < length


def test_an_arrow_is_placed_along_its_line():
    shaft, head = arrow(LineSegment(0, 0, 100, 0), 10)
    assert shaft == pytest.approx((0, 0, 97.6, 0))
    assert head.steps == ((97, 1.55), (97.6, 0), (97, -1.55))


@given(x=places, y=places, unit=st.floats(1, 60))
def test_shapes_are_placed_around_points(x, y, unit):
    for mark in Mark:
        for shape in MARKS[mark]:
            there = transform_shape(shape, x, y, unit)
            back = transform_shape(there, -x / unit, -y / unit, 1 / unit)
            assert reach(back) == pytest.approx(reach(shape), abs=1e-6)
