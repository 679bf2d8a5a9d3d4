"""Painting at every device pixel ratio."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.frame import WITHOUT_COORDINATES
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.diagram.theme import KAYA, THEMES, StoneSet, with_stones
from gobanapp.game.markup import Mark
from gobanapp.paint.board_painter import BoardPainter
from gobanapp.paint.mark_painter import mark_shape
from gobanapp.paint.stone_pictures import stone_picture
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

pytestmark = pytest.mark.usefixtures("shared_grounds")

MIDDLE = Point(4, 4)
EMPTY = BoardView(board=Board.empty(9), frame=WITHOUT_COORDINATES)
FLAT = with_stones(THEMES["grey"], StoneSet.FLAT)
every_ratio = pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
sizes = pytest.mark.parametrize("size", [(300, 320), (423, 481)])


@pytest.fixture
def painted(pixels):
    def paint(view, ratio, size, theme=FLAT):
        geometry = Geometry.for_view(view, Rect(0, 0, *size), ratio)
        picture = BoardPainter(theme).picture(geometry, view)
        return pixels(picture)[..., :3], geometry

    return paint


@every_ratio
@sizes
def test_lines_are_whole_pixels_without_a_seam(painted, ratio, size):
    picture, geometry = painted(EMPTY, ratio, size)
    left, top, width, height = map(int, geometry.board_rect)
    # Between two rows there are columns of two colours only, those of lines as thick as all.
    y = int(geometry.crossing(MIDDLE)[1] + geometry.step_y / 2)
    row = picture[y, left : left + width].sum(1)
    colors, counts = np.unique(row, return_counts=True)
    assert colors.size == 2
    assert counts[0] == 9 * geometry.line
    x = int(geometry.crossing(MIDDLE)[0] + geometry.step_x / 2)
    column = picture[top : top + height, x].sum(1)
    colors, counts = np.unique(column, return_counts=True)
    assert colors.size == 2
    assert counts[0] == 9 * geometry.line
    assert abs(geometry.line - max(1, ratio * size[0] / 500)) < 1.5 * ratio


@every_ratio
@sizes
@pytest.mark.parametrize("mark", [Mark.CIRCLE, pytest.param(Mark.CROSS, marks=pytest.mark.slow)])
@pytest.mark.parametrize("color", [None, *Color])
def test_marks_are_centred(painted, ratio, size, mark, color):
    board = EMPTY.board if color is None else EMPTY.board.with_stones(color, [MIDDLE])
    before = replace(EMPTY, board=board, marks={MIDDLE: Mark.TRIANGLE})
    assert mark_shape(mark).boundingRect().center().manhattanLength() < 1e-9
    here, geometry = painted(replace(before, marks={MIDDLE: mark}), ratio, size)
    bare, _ = painted(replace(before, marks={}), ratio, size)
    x, y = geometry.crossing(MIDDLE)
    differs = np.abs(here - bare).sum(2)
    if color is None:  # lines are broken around it: only what is beside them is the mark's
        reach = geometry.line
        differs[:, int(x) - reach : int(x) + reach + 1] = 0
        differs[int(y) - reach : int(y) + reach + 1] = 0
    rows, columns = np.nonzero(differs > 60)
    assert (columns.min() + columns.max() + 1) / 2 == pytest.approx(x, abs=0.51)
    assert (rows.min() + rows.max() + 1) / 2 == pytest.approx(y, abs=0.51)


@every_ratio
@pytest.mark.parametrize("stones", [StoneSet.SLATE, StoneSet.GLASS, StoneSet.FLAT])
@pytest.mark.parametrize("color", Color)
def test_the_edges_of_stones_are_sharp(pixels, ratio, stones, color):
    """Across its edge a stone ends within two device pixels, not two logical ones."""
    look = with_stones(KAYA, stones).stones[color]
    alpha = pixels(stone_picture(look, 30.2 * ratio, max(1, round(ratio)), 3))[..., 3]
    middle = alpha[alpha.shape[0] // 2]
    assert ((middle > 8) & (middle < 247)).sum() <= 4
    assert (middle >= 247).sum() >= 30.2 * ratio - 4


@every_ratio
@pytest.mark.parametrize("stones", StoneSet)
def test_painting_reaches_the_screen_pixel_for_pixel(pixels, ratio, stones):
    view = replace(EMPTY, board=EMPTY.board.with_stones(Color.WHITE, [MIDDLE, Point(4, 5)]))
    geometry = Geometry.for_view(view, Rect(0, 0, 301, 333), ratio)
    board = BoardPainter(with_stones(KAYA, stones))
    screen = QImage(round(301 * ratio), round(333 * ratio), QImage.Format.Format_RGB32)
    screen.fill(QColor(KAYA.background))
    screen.setDevicePixelRatio(ratio)
    with QPainter(screen) as painter:
        board.paint(painter, geometry, view)
    expected = pixels(board.picture(geometry, view))
    shown = pixels(screen)
    height, width = (min(a, b) for a, b in zip(shown.shape[:2], expected.shape[:2], strict=True))
    assert (shown[:height, :width, :3] == expected[:height, :width, :3]).all()
