from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.coordinates import CoordinateSides, CoordinateStyle
from gobanapp.diagram.frame import WHOLE_BOARD, WITHOUT_COORDINATES, Frame
from gobanapp.diagram.geometry import LENGTH_TO_WIDTH, Geometry, Rect
from gobanapp.rules.point import MAX_SIZE, Point
from gobanapp.rules.symmetry import Symmetry

lines = st.integers(1, MAX_SIZE)
ratios = st.sampled_from([1.0, 1.25, 1.5, 2.0, 3.0])
frames = st.builds(
    Frame,
    st.sampled_from(CoordinateStyle),
    st.sampled_from(CoordinateSides),
    symmetry=st.sampled_from(Symmetry),
)


@st.composite
def parts(draw, columns, rows):
    corners = [
        Point(draw(st.integers(0, columns - 1)), draw(st.integers(0, rows - 1))) for _ in range(2)
    ]
    return BoardPart.between(*corners)


@st.composite
def boards_and_frames(draw):
    columns, rows, frame = draw(lines), draw(lines), draw(frames)
    return columns, rows, replace(frame, part=draw(st.none() | parts(columns, rows)))


def rects(smallest):
    place = st.floats(-50, 500)
    side = st.floats(smallest, 4000)
    return st.builds(Rect, place, place, side, side)


geometries = st.builds(
    lambda shown, rect, ratio: Geometry.fit(*shown[:2], rect, ratio, shown[2]),
    boards_and_frames(),
    rects(0),
    ratios,
)


@given(geometries, st.data())
def test_the_middle_of_a_point_is_on_that_point(geometry, data):
    point = data.draw(st.sampled_from(geometry.part.points()))
    assert geometry.point_at(*geometry.center(point)) == point
    assert geometry.point_of(*geometry.cell(point)) == point


@given(geometries)
def test_every_point_is_found_and_none_beyond_the_outer_lines(geometry):
    part = geometry.part
    left, bottom, right, top = part.left, part.bottom, part.right, part.top
    for x, y in ((left, bottom), (right, top)):
        assert geometry.point_at(*geometry.center(Point(x, y))) == Point(x, y)
    for x, y in ((left - 1, bottom), (left, bottom - 1), (right + 1, top), (right, top + 1)):
        assert geometry.point_at(*geometry.center(Point(x, y))) is None


def test_a_point_reaches_as_far_as_a_stone_and_no_further():
    geometry = Geometry.fit(9, 9, Rect(0, 0, 500, 500))
    x, y = geometry.center(Point(4, 4))
    assert geometry.point_at(x + 0.49 * geometry.step_x, y) == Point(4, 4)
    assert geometry.point_at(x, y + 0.49 * geometry.step_y) == Point(4, 4)
    assert geometry.point_at(x + 0.51 * geometry.step_x, y) == Point(5, 4)
    assert geometry.point_at(x, y - 0.51 * geometry.step_y) == Point(4, 5)
    assert geometry.point_at(x + 0.5 * geometry.step_x, y + 0.5 * geometry.step_y) is None


def test_the_nearest_point_is_found_between_four_points_too():
    geometry = Geometry.fit(9, 9, Rect(0, 0, 500, 500))
    x, y = geometry.center(Point(4, 4))
    assert geometry.nearest(x + 0.49 * geometry.step_x, y + 0.51 * geometry.step_y) == Point(4, 3)
    assert geometry.nearest(x - 0.51 * geometry.step_x, y) == Point(3, 4)
    left, bottom = geometry.center(Point(0, 0))
    assert geometry.nearest(left - 0.49 * geometry.step_x, bottom) == Point(0, 0)
    assert geometry.nearest(left - 0.51 * geometry.step_x, bottom) is None
    assert geometry.nearest(left, bottom + 0.51 * geometry.step_y) is None


@given(geometries, st.floats(-100, 4000), st.floats(-100, 4000))
def test_the_point_under_the_pointer_is_the_nearest(geometry, x, y):
    pointed = geometry.point_at(x, y)
    assert pointed in {None, geometry.nearest(x, y)}


@given(lines, lines, rects(0), ratios)
def test_turned_letters_take_the_same_room(columns, rows, rect, ratio):
    letters, across = (
        Geometry.fit(columns, rows, rect, ratio, frame)
        for frame in (WHOLE_BOARD, Frame(sides=CoordinateSides.ACROSS))
    )
    assert replace(across, frame=WHOLE_BOARD) == letters


@given(boards_and_frames(), rects(400), ratios)
def test_the_board_lies_inside_its_rectangle_with_room_for_every_stone(shown, rect, ratio):
    columns, rows, frame = shown
    geometry = Geometry.fit(columns, rows, rect, ratio, frame)
    left, top, width, height = geometry.board_rect
    assert left > 0
    assert top > 0
    assert left + width < geometry.width
    assert top + height < geometry.height
    assert geometry.margin >= geometry.stone_diameter / 2


@given(lines, lines, rects(400), ratios)
def test_the_board_is_as_large_as_it_can_be(columns, rows, rect, ratio):
    geometry = Geometry.fit(columns, rows, rect, ratio)
    _, _, width, height = geometry.board_rect
    # What its shadow needs, and less than columns a pixel further apart would take; rows then are
    # one or two pixels further apart.
    needed = min(geometry.width, geometry.height) / 25 + 8
    full_width = geometry.width - width < needed + 1.1 * columns
    full_height = geometry.height - height < needed + 2.1 * rows
    assert full_width or full_height


def test_the_board_is_in_the_middle():
    geometry = Geometry.fit(19, 19, Rect(0, 0, 900, 700))
    left, top, width, height = geometry.board_rect
    assert abs(left - (900 - left - width)) <= 1
    assert abs(top - (700 - top - height)) <= 1


@given(geometries)
def test_cells_are_a_little_longer_than_wide(geometry):
    assert geometry.step_y == pytest.approx(geometry.step_x * LENGTH_TO_WIDTH, abs=0.5)


@given(lines, lines, rects(50), ratios, st.integers(-300, 300), st.integers(-300, 300))
def test_moving_the_rectangle_moves_everything(columns, rows, rect, ratio, right, down):
    here = Geometry.fit(columns, rows, rect, ratio)
    moved = rect._replace(x=rect.x + right, y=rect.y + down)
    there = Geometry.fit(columns, rows, moved, ratio)
    x, y = here.center(Point(0, 0))
    assert there.center(Point(0, 0)) == pytest.approx((x + right, y + down))
    assert there.crossing(Point(0, 0)) == here.crossing(Point(0, 0))


@given(rects(300), ratios)
def test_coordinates_take_room_from_the_board(rect, ratio):
    bare = Geometry.fit(19, 19, rect, ratio, WITHOUT_COORDINATES)
    named = Geometry.fit(19, 19, rect, ratio, WHOLE_BOARD)
    assume(bare.step_x > 8 * ratio)
    assert named.step_x <= bare.step_x
    assert named.margin > 0.5 * named.step_x + named.font_size


def test_rows_count_from_the_bottom():
    geometry = Geometry.fit(5, 13, Rect(10, 20, 300, 700))
    assert geometry.center(Point(0, 0))[1] > geometry.center(Point(0, 12))[1]
    assert geometry.center(Point(0, 0))[0] < geometry.center(Point(4, 0))[0]


@pytest.mark.parametrize("rect", [Rect(0, 0, 0, 0), Rect(0, 0, 1, 900), Rect(5, 5, 30, 3)])
def test_a_rectangle_that_is_too_small_is_overrun(rect):
    geometry = Geometry.fit(52, 52, rect)
    assert geometry.step_x == 2
    assert geometry.board_rect[2] > rect.width


@given(geometries, st.floats(-200, 4000), st.floats(-200, 4000))
def test_there_is_always_a_closest_point_that_is_shown(geometry, x, y):
    closest = geometry.clamped_point(x, y)
    assert closest in geometry.part
    assert geometry.nearest(x, y) in (None, closest)
