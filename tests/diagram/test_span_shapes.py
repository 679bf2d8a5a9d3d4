import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.diagram.span_shapes import span_shapes, subtract_gaps
from gobanapp.game.markup import Mark
from gobanapp.rules.board import Board
from gobanapp.rules.point import Point

P = Point.parse


def spans(**fields):
    view = BoardView(board=Board.empty(9), **fields)
    geometry = Geometry.for_view(view, Rect(0, 0, 400, 430))
    return span_shapes(view, geometry), geometry


def test_a_line_goes_from_middle_to_middle():
    (lines, heads), geometry = spans(lines=((P("B2"), P("F5")),))
    assert heads == ()
    assert lines[0] == pytest.approx((*geometry.crossing(P("B2")), *geometry.crossing(P("F5"))))


def test_the_tip_of_an_arrow_is_on_its_point():
    (lines, heads), geometry = spans(arrows=((P("B2"), P("F5")),))
    assert heads[0].start == pytest.approx(geometry.crossing(P("F5")))
    assert lines[0][:2] == pytest.approx(geometry.crossing(P("B2")))


@pytest.mark.parametrize(
    "written",
    [
        {"labels": {P("D2"): "a"}},
        {"numbers": {P("D2"): 1}},
        {"marks": {P("D2"): Mark.CIRCLE}},
    ],
)
def test_lines_leave_gaps_around_marked_points(written):
    (lines, _), geometry = spans(lines=((P("B2"), P("F2")),), **written)
    before, after = lines
    middle, _ = geometry.crossing(P("D2"))
    assert middle - before.x1 == pytest.approx(after.x0 - middle)
    assert middle - before.x1 > 0.3 * geometry.step_x


def test_an_arrow_stops_short_of_its_end_label():
    (_, heads), geometry = spans(arrows=((P("B2"), P("F5")),), labels={P("F5"): "a"})
    away = math.dist(heads[0].start, geometry.crossing(P("F5")))
    assert away == pytest.approx(0.37 * geometry.step_x)


def test_a_line_between_neighbours_that_are_written_on_is_short_but_there():
    (lines, _), _ = spans(lines=((P("B2"), P("C2")),), labels={P("B2"): "a", P("C2"): "b"})
    assert lines[0].x0 < lines[0].x1


@pytest.mark.parametrize(
    "fields",
    [
        {"lines": ((P("B2"), P("B2")),)},
        {"arrows": ((P("B2"), P("B2")),)},
        {"lines": ((P("B2"), P("F5")),), "hidden": frozenset({P("F5")})},
        {"lines": ((P("B2"), P("F5")),), "frame": Frame(part=BoardPart(0, 0, 3, 3))},
    ],
)
def test_degenerate_or_hidden_lines_are_not_drawn(fields):
    assert spans(**fields)[0] == ((), ())


stretches = st.lists(st.tuples(st.floats(-50, 150), st.floats(-50, 150)).map(sorted))


@given(gaps=stretches, place=st.floats(0, 100))
def test_a_line_is_whole_but_for_its_gaps(gaps, place):
    pieces = list(subtract_gaps(0, 100, gaps))
    assert all(0 <= begin < end <= 100 for begin, end in pieces)
    assert all(one[1] <= other[0] for one, other in pairwise(pieces))
    on_line = any(begin < place < end for begin, end in pieces)
    in_gap = any(begin < place < end for begin, end in gaps)
    at_end = any(place in (*gap, 0, 100) for gap in gaps) or place in (0, 100)
    assert at_end or on_line is not in_gap
