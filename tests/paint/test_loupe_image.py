from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtGui import QColor

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.theme import KAYA
from gobanapp.paint.board_painter import BoardPainter
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

MIDDLE = Point(4, 4)
EMPTY = BoardView(board=Board.empty(9))
SIDE = 160


def glass(view, geometry, point=MIDDLE, side=SIDE):
    return BoardPainter().magnified(geometry, view, point, side)


def across(changed):
    rows, columns = np.nonzero(changed)
    return np.ptp(columns) + 1, np.ptp(rows) + 1, columns.mean(), rows.mean()


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_stone_is_twice_as_large_in_the_middle_of_the_glass(ratio, fitted, pixels):
    stone = replace(EMPTY, board=EMPTY.board.with_stones(Color.BLACK, [MIDDLE]))
    geometry = fitted(EMPTY, ratio=ratio)
    plain, magnified = (
        pixels(picture(stone))[..., :3] - pixels(picture(EMPTY))[..., :3]
        for picture in (
            lambda view: BoardPainter().picture(geometry, view),
            lambda view: glass(view, geometry, side=round(SIDE * ratio) // 2 * 2),
        )
    )
    width, height, _, _ = across(np.abs(plain).max(2) > 70)
    wider, higher, x, y = across(np.abs(magnified).max(2) > 70)
    assert (wider, higher) == pytest.approx((2 * width, 2 * height), rel=0.06)
    assert (x, y) == pytest.approx((SIDE * ratio / 2, SIDE * ratio / 2), abs=0.05 * wider)


def test_lines_are_redrawn_and_not_enlarged(fitted, pixels):
    """A line ends within one pixel; a picture made larger would fade over several."""
    geometry = fitted(EMPTY)
    row = pixels(glass(EMPTY, geometry))[SIDE // 4, :, :3]
    ink = np.abs(row - QColor(KAYA.line).getRgb()[:3]).max(1) < 3
    lines = np.flatnonzero(ink)
    assert len(lines) % (2 * geometry.line) == 0
    assert {SIDE // 2 - geometry.line, SIDE // 2 + geometry.line - 1} <= set(lines)
    board = np.median(row, 0)
    assert np.abs(row[~ink] - board).max() < 60  # the wood, and nothing between


def test_unconfirmed_stones_and_forbidden_points_show_in_the_loupe(fitted):
    geometry = fitted(EMPTY)
    views = [
        EMPTY,
        replace(EMPTY, ghost=(MIDDLE, Color.WHITE)),
        replace(EMPTY, ghost=(MIDDLE, Color.WHITE), unconfirmed=MIDDLE),
        replace(EMPTY, forbidden=MIDDLE),
    ]
    pictures = [glass(view, geometry) for view in views]
    assert all(one != other for n, one in enumerate(pictures) for other in pictures[:n])


@pytest.mark.parametrize("coordinates", CoordinateStyle)
def test_the_loupe_shows_the_background_beyond_the_board(coordinates, fitted, pixels):
    view = replace(EMPTY, frame=Frame(coordinates))
    picture = pixels(glass(view, fitted(view), Point(0, 0), side=240))
    assert tuple(picture[-1, 0, :3]) == QColor(KAYA.background).getRgb()[:3]
    assert tuple(picture[0, -1, :3]) != QColor(KAYA.background).getRgb()[:3]


def test_all_stones_near_the_rim_are_there(fitted):
    """What is drawn is chosen by where it is: nothing that reaches into the glass is left out."""
    view = replace(EMPTY, board=Board.empty(9).with_stones(Color.WHITE, Board.empty(9).points()))
    geometry = fitted(view)
    large = glass(view, geometry, side=400)
    small = glass(view, geometry, side=100)
    assert small == large.copy(150, 150, 100, 100)
