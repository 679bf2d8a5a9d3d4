from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtGui import QColor

from gobanapp.diagram.board_view import BoardView, square_color
from gobanapp.diagram.theme import KAYA
from gobanapp.game.markup import Mark
from gobanapp.paint.board_painter import BoardPainter
from gobanapp.rules.board import Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point

MIDDLE = Point(2, 2)
EMPTY = BoardView(board=Board.empty(5))
SIZES = [(130, 139), (200, 210), (700, 735)]


def expecting(value, view=EMPTY):
    return replace(view, ownership={MIDDLE: value})


def with_stone(color):
    return replace(EMPTY, board=EMPTY.board.with_stones(color, [MIDDLE]))


@pytest.fixture
def squares(fitted, pixels):
    """A function: what an estimate changes, as the sides of its box, and the colour inside."""

    def squares(view, width=400, height=420):
        geometry = fitted(view, width, height)
        before, after = (
            pixels(BoardPainter().picture(geometry, one))
            for one in (replace(view, ownership={}), view)
        )
        rows, columns = np.nonzero(np.abs(before - after)[..., :3].max(2))
        if not len(rows):
            return None
        x, y = map(round, geometry.crossing(MIDDLE))
        assert columns.min() <= x <= columns.max() + 1
        assert rows.min() <= y <= rows.max() + 1
        sides = np.ptp(columns) + 1, np.ptp(rows) + 1
        return sides, QColor(*map(int, after[rows[0], columns[0]])).lightness()

    return squares


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_likelier_owner_has_a_larger_square(squares, width, height):
    found = [squares(expecting(value), width, height) for value in (0.25, 0.6, 1.0)]
    sides = [across for (across, _), _ in found]
    assert sides == sorted(sides)
    assert sides[0] < sides[-1]
    assert all(across == down for (across, down), _ in found)


@pytest.mark.parametrize("value", [0, 0.2, -0.24])
def test_an_unlikely_owner_is_not_shown(squares, value):
    assert squares(expecting(value)) is None


def test_the_square_has_the_owners_colour(squares):
    (_, black), (_, white) = (squares(expecting(value)) for value in (1, -1))
    board = QColor(KAYA.board).lightness()
    assert black < board - 60
    assert white > board + 20


@pytest.mark.parametrize("color", Color)
def test_only_a_likely_dead_stone_has_a_square(squares, color):
    view = with_stone(color)
    own = 1 if color is Color.BLACK else -1
    assert squares(expecting(own, view)) is None
    assert squares(expecting(-0.2 * own, view)) is None
    assert squares(expecting(-own, view)) is not None


def test_the_square_is_smaller_than_counted_territory(squares, fitted, pixels):
    geometry = fitted(EMPTY)
    counted = replace(EMPTY, territory=ByColor(frozenset({MIDDLE}), frozenset()))
    pictures = [pixels(BoardPainter().picture(geometry, view)) for view in (EMPTY, counted)]
    rows, _ = np.nonzero(np.abs(pictures[0] - pictures[1])[..., :3].max(2))
    (across, _), _ = squares(expecting(1))
    assert across < np.ptp(rows) + 1


@pytest.mark.parametrize("written", [{"labels": {MIDDLE: "7"}}, {"marks": {MIDDLE: Mark.CROSS}}])
def test_labels_and_marks_hide_the_square(squares, written):
    view = replace(EMPTY, **written)
    assert square_color(expecting(1, view), MIDDLE) is None
    assert squares(expecting(1, view)) is None


def test_a_point_without_an_owner():
    assert square_color(EMPTY, MIDDLE) is None
    assert square_color(expecting(0.5), Point(0, 0)) is None
