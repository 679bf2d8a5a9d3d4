from hypothesis import given
from hypothesis import strategies as st

from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.diagram.outlines import outlines
from gobanapp.rules.point import Point

GEOMETRY = Geometry.fit(6, 5, Rect(0, 0, 300, 300))
ALL = [Point(x, y) for x in range(6) for y in range(5)]


@given(points=st.frozensets(st.sampled_from(ALL)))
def test_outlines_are_closed_ways_of_straight_lines_and_round_corners(points):
    for line in outlines(GEOMETRY, points):
        assert line.closed
        assert [len(step) for step in line.steps] == [4, *[2, 4] * (len(line.steps) // 2)]


def test_a_single_cell_is_rounded_within_its_corners():
    (line,) = outlines(GEOMETRY, frozenset({Point(2, 2)}))
    x, y = GEOMETRY.crossing(Point(2, 2))
    ends = [line.start, *(step[-2:] for step in line.steps)]
    assert max(abs(end_x - x) for end_x, _ in ends) == GEOMETRY.step_x / 2
    assert max(abs(end_y - y) for _, end_y in ends) == GEOMETRY.step_y / 2


def test_separate_areas_have_separate_outlines():
    points = frozenset({Point(0, 0), Point(1, 0), Point(4, 4)})
    assert len(outlines(GEOMETRY, points)) == 2
