import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.paint.painter_paths import outline_paths
from gobanapp.rules.point import Point

GEOMETRY = Geometry.fit(6, 5, Rect(0, 0, 300, 300))
ALL = [Point(x, y) for x in range(6) for y in range(5)]

sets = st.frozensets(st.sampled_from(ALL))


def area_of(lines):
    """Return the area within: what lies within two lines is a hole."""
    path = QPainterPath()
    for line in lines:
        path.addPath(line)
    return path


@given(points=sets, inset=st.sampled_from([-0.05, 0.0, 0.1]))
def test_an_outline_contains_exactly_its_points(points, inset):
    area = area_of(outline_paths(GEOMETRY, points, inset))
    for point in ALL:
        assert area.contains(QPointF(*GEOMETRY.crossing(point))) is (point in points)


def test_no_points_have_no_outline():
    assert outline_paths(GEOMETRY, frozenset()) == ()


def test_a_ring_has_two_lines():
    ring = frozenset(Point(x, y) for x in range(3) for y in range(3)) - {Point(1, 1)}
    assert len(outline_paths(GEOMETRY, ring)) == 2


def test_cells_that_touch_at_a_corner_are_outlined_apart():
    for other in (Point(3, 3), Point(3, 1)):
        assert len(outline_paths(GEOMETRY, frozenset({Point(2, 2), other}))) == 2


def test_an_inset_brings_the_line_nearer_to_the_points():
    cell = frozenset({Point(2, 2)})
    widths = [
        outline_paths(GEOMETRY, cell, inset)[0].boundingRect().width() for inset in (-0.1, 0.0, 0.1)
    ]
    step = GEOMETRY.step_x
    assert widths == pytest.approx([1.2 * step, step, 0.8 * step])


def test_an_inset_makes_a_hole_wider():
    ring = frozenset(Point(x, y) for x in range(3) for y in range(3)) - {Point(1, 1)}
    for inset, width in ((0.0, 1.0), (0.1, 1.2)):
        hole = min(
            outline_paths(GEOMETRY, ring, inset), key=lambda line: line.boundingRect().width()
        )
        assert hole.boundingRect().width() == pytest.approx(width * GEOMETRY.step_x)


def test_points_outside_the_visible_part_have_no_outline():
    geometry = Geometry.fit(6, 5, Rect(0, 0, 300, 300), frame=Frame(part=BoardPart(2, 0, 5, 4)))
    points = frozenset({Point(0, 2), Point(1, 2), Point(2, 2), Point(3, 2)})
    assert outline_paths(geometry, points) == outline_paths(
        geometry, frozenset({Point(2, 2), Point(3, 2)})
    )
