import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.rules.point import Point
from gobanapp.rules.symmetry import Symmetry
from gobanapp.ui.study.presentation.pen_layer import (
    PenPosition,
    PenStrokes,
    pen_position_at,
    pen_position_to_xy,
)

geometries = st.builds(
    lambda width, height, ratio, symmetry: Geometry.fit(
        19, 13, Rect(0, 0, width, height), ratio, Frame(symmetry=symmetry)
    ),
    st.integers(200, 4000),
    st.integers(200, 4000),
    st.sampled_from([1.0, 1.5, 2.0]),
    st.sampled_from(Symmetry),
)


@given(one=geometries, x=st.floats(-2, 20, allow_nan=False), y=st.floats(-2, 20, allow_nan=False))
def test_a_place_is_found_again(one, x, y):
    assert pen_position_at(one, *pen_position_to_xy(one, PenPosition(x, y))) == pytest.approx(
        (x, y)
    )


@given(one=geometries, x=st.integers(0, 18), y=st.integers(0, 12))
def test_a_point_has_the_pen_position_of_its_cell(one, x, y):
    point = Point(x, y)
    assert pen_position_at(one, *one.center(point)) == pytest.approx(one.cell(point))


def test_pen_positions_start_at_the_visible_part():
    frame = Frame(part=BoardPart(5, 0, 18, 18))
    geometry = Geometry.fit(19, 19, Rect(0, 0, 500, 500), 1.0, frame)
    assert pen_position_at(geometry, *geometry.center(Point(5, 18))) == pytest.approx((0, 0))


def test_strokes_grow_at_their_end():
    a, b, c = PenPosition(0, 0), PenPosition(1, 0), PenPosition(1, 2)
    strokes = PenStrokes().with_new_stroke(a).with_line_to(b).with_new_stroke(c).with_line_to(a)
    assert strokes.strokes == ((a, b), (c, a))
    assert PenStrokes().with_line_to(a) == PenStrokes()
