"""Walking over the board as it is seen, step by step and from line to line."""

from itertools import product

import pytest

from gobanapp.diagram import board_navigation
from gobanapp.diagram.board_navigation import Direction
from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.rules.point import Point
from gobanapp.rules.symmetry import Symmetry

P = Point.parse
RECT = Rect(0, 0, 400, 430)


def fit(columns, rows, **frame):
    return Geometry.fit(columns, rows, RECT, frame=Frame(**frame))


@pytest.mark.parametrize(
    ("symmetry", "direction", "end"),
    [
        (Symmetry.NONE, Direction.UP, "C4"),
        (Symmetry.NONE, Direction.LEFT, "B3"),
        (Symmetry.HALF, Direction.UP, "C2"),
        (Symmetry.HALF, Direction.RIGHT, "B3"),
        (Symmetry.LEFT_TO_RIGHT, Direction.LEFT, "D3"),
    ],
)
def test_a_step_follows_the_direction_on_the_screen(symmetry, direction, end):
    assert board_navigation.step_from(fit(9, 9, symmetry=symmetry), P("C3"), direction) == P(end)


@pytest.mark.parametrize("symmetry", Symmetry)
def test_each_step_is_one_cell_on_the_screen(symmetry):
    geometry, start = fit(7, 5, symmetry=symmetry), P("D3")
    for walk, direction in product(
        (board_navigation.step_from, board_navigation.jump_from), Direction
    ):
        end = walk(geometry, start, direction)
        moved = [b - a for a, b in zip(geometry.cell(start), geometry.cell(end), strict=True)]
        ways = [(here > 0) - (here < 0) for here in moved]
        assert tuple(ways) == direction.value, direction


def test_at_the_edge_it_stays():
    geometry = fit(9, 9)
    assert board_navigation.step_from(geometry, P("J9"), Direction.RIGHT) == P("J9")
    assert board_navigation.jump_from(geometry, P("J9"), Direction.UP) == P("J9")


def test_steps_skip_hidden_points_and_stay_in_the_part():
    geometry = fit(9, 9, part=BoardPart(0, 0, 4, 4))
    hidden = {P("C1"), P("D1")}
    assert board_navigation.step_from(geometry, P("B1"), Direction.RIGHT, hidden) == P("E1")
    assert board_navigation.step_from(geometry, P("E1"), Direction.RIGHT) == P("E1")


def test_a_jump_goes_to_the_lines_of_stars_and_then_to_the_edge():
    geometry, at, way = fit(19, 19), P("K10"), []
    for _ in range(3):
        at = board_navigation.jump_from(geometry, at, Direction.RIGHT)
        way.append(str(at))
    assert way == ["Q10", "T10", "T10"]
    assert board_navigation.jump_from(geometry, P("E5"), Direction.DOWN) == P("E4")


def test_without_stars_a_jump_goes_to_the_middle():
    geometry = fit(5, 5)
    assert board_navigation.jump_from(geometry, P("A2"), Direction.RIGHT) == P("C2")
    assert board_navigation.jump_from(geometry, P("C2"), Direction.RIGHT) == P("E2")


def test_a_jump_in_a_part_stops_at_its_edge():
    geometry = fit(19, 19, part=BoardPart(10, 10, 18, 18))
    assert board_navigation.jump_from(geometry, P("N13"), Direction.LEFT) == P("L13")


def test_the_middle_point_is_that_of_the_visible_part():
    assert board_navigation.middle_point(fit(19, 19)) == P("K10")
    assert board_navigation.middle_point(fit(19, 19, part=BoardPart(10, 10, 18, 18))) == P("P15")
    assert board_navigation.middle_point(fit(3, 3), {P("B2")}) != P("B2")
    assert board_navigation.middle_point(fit(1, 1), {P("A1")}) is None
