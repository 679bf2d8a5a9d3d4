"""Marks, stored as one set for each kind."""

import pytest

from gobanapp.game.markup import NO_MARKS, Mark, Marks
from gobanapp.rules.point import Point
from gobanapp.rules.point_set import PointSet

A1, B2, C3, D4 = (Point(n, n) for n in range(4))


def test_marks_are_a_mapping_from_points():
    marks = Marks({Mark.CROSS: PointSet([A1, B2]), Mark.CIRCLE: PointSet([C3])})
    assert marks == {A1: Mark.CROSS, B2: Mark.CROSS, C3: Mark.CIRCLE}
    assert len(marks) == 3
    assert marks.get(D4) is None
    with pytest.raises(KeyError):
        marks[D4]


def test_kinds_without_points_make_no_difference():
    assert repr(Marks({Mark.CROSS: PointSet()})) == repr(NO_MARKS) == "Marks({})"
    assert "CROSS" in repr(Marks({Mark.CROSS: PointSet([A1])}))
