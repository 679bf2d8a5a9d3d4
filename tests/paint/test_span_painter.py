from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtGui import QColor

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.theme import KAYA
from gobanapp.paint.board_painter import BoardPainter
from gobanapp.rules.board import Board
from gobanapp.rules.point import Point

A1, C1, E1, C3, E5 = (Point(*at) for at in ((0, 0), (2, 0), (4, 0), (2, 2), (4, 4)))
EMPTY = BoardView(board=Board.empty(5))
INK = QColor(KAYA.accent).getRgb()[:3]


@pytest.fixture
def ink_near(fitted, pixels):
    """A function: how many pixels around a point have the colour of lines, within some steps."""

    def ink_near(view, point, reach=0.3):
        geometry = fitted(view)
        picture = pixels(BoardPainter().picture(geometry, view))[..., :3]
        x, y = map(int, geometry.crossing(point))
        reach = int(reach * geometry.step_x)
        here = picture[max(0, y - reach) : y + reach + 1, max(0, x - reach) : x + reach + 1]
        return int((np.abs(here - INK).max(2) < 12).sum())

    return ink_near


@pytest.mark.parametrize("kind", ["lines", "arrows"])
def test_a_line_is_drawn_between_its_points(kind, ink_near):
    view = replace(EMPTY, **{kind: ((A1, E5),)})
    for point in (A1, C3, E5):
        assert ink_near(view, point) > 10
    assert not ink_near(view, E1)


def test_an_arrow_has_its_head_at_the_end(ink_near):
    arrow, line = replace(EMPTY, arrows=((A1, E1),)), replace(EMPTY, lines=((A1, E1),))
    assert ink_near(arrow, E1) > 1.4 * ink_near(line, E1)
    assert ink_near(arrow, A1) == ink_near(line, A1)


@pytest.mark.parametrize(
    "written", [{"labels": {C1: "A"}}, {"numbers": {C1: 1}}], ids=["label", "number"]
)
def test_lines_leave_labels_and_numbers_free(written, ink_near):
    view = replace(EMPTY, lines=((A1, E1),), **written)
    assert not ink_near(view, C1, 0.2)
    assert ink_near(view, Point(1, 0)) > 10


def test_an_arrow_tip_stops_short_of_a_label(ink_near):
    view = replace(EMPTY, arrows=((A1, C1),), labels={C1: "A"})
    assert not ink_near(view, C1, 0.2)
    assert ink_near(view, C1, 0.6) > 10


def test_a_line_to_a_hidden_point_is_not_drawn(ink_near):
    view = replace(EMPTY, arrows=((A1, E1),))
    assert not ink_near(replace(view, hidden=frozenset({E1})), C1)
    part = Frame(part=BoardPart(0, 0, 3, 3))
    assert not ink_near(replace(view, frame=part), C1)


def test_a_line_to_its_own_point_is_not_drawn(fitted):
    geometry = fitted(EMPTY)
    view = replace(EMPTY, arrows=((C3, C3),))
    assert BoardPainter().picture(geometry, view) == BoardPainter().picture(geometry, EMPTY)


def test_the_same_lines_look_the_same_in_any_order(fitted):
    geometry = fitted(EMPTY)
    spans = ((A1, E5), (E1, C3), (A1, C3))
    views = [
        replace(EMPTY, lines=lines, arrows=lines)
        for lines in (spans, spans[::-1], (*spans, spans[0]))
    ]
    pictures = [BoardPainter().picture(geometry, view) for view in views]
    assert pictures[0] == pictures[1] == pictures[2]


def test_overlapping_arrow_heads_leave_no_hole(ink_near):
    one = replace(EMPTY, arrows=((A1, C1),))
    two = replace(EMPTY, arrows=((A1, C1), (Point(0, 1), C1)))
    assert ink_near(two, C1) > ink_near(one, C1)
