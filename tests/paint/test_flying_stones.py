from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtGui import QImage, QPainter

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.stone_variants import stone_variant
from gobanapp.diagram.theme import BOOK, KAYA
from gobanapp.paint.board_painter import BoardPainter
from gobanapp.paint.flying_stones import LARGEST_FLYING, FlyingStone, draw_flying, flying_region
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

VIEW = BoardView(board=Board.empty(5))
MIDDLE = Point(2, 2)


def stone(geometry, color=Color.WHITE, **how):
    x, y = geometry.crossing(MIDDLE)
    here = {"x": x, "y": y, "height": 0.0} | how
    return FlyingStone(color=color, variant=stone_variant(MIDDLE, color), **here)


@pytest.fixture
def paint(fitted, pixels):
    """A function: a board with flying stones as an array of colours."""

    def paint(view, geometry, stones=(), theme=KAYA):
        screen = QImage(400, 420, QImage.Format.Format_RGB32)
        with QPainter(screen) as on_screen:
            BoardPainter(theme).paint(on_screen, geometry, view)
            draw_flying(on_screen, geometry, theme, stones)
        return pixels(screen)[..., :3]

    return paint


@pytest.mark.parametrize("theme", [KAYA, BOOK], ids=["kaya", "book"])
@pytest.mark.parametrize("color", Color)
def test_a_stone_that_has_just_landed_looks_as_it_will_lie(color, theme, paint, fitted):
    geometry = fitted(VIEW)
    lying = BoardView(board=VIEW.board.with_stones(color, [MIDDLE]))
    flying = paint(VIEW, geometry, [stone(geometry, color)], theme)
    assert (flying == paint(lying, geometry, theme=theme)).all()


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("height", [0.0, 0.5, 1.0])
def test_a_flying_stone_is_drawn_within_its_region(height, ratio, pixels, fitted):
    geometry = fitted(VIEW, 200, 210, ratio)
    stones = [stone(geometry, height=height), stone(geometry, x=33.3, y=20.1, height=height)]
    painter = BoardPainter()
    before = painter.picture(geometry, VIEW).copy()
    after = before.copy()
    after.setDevicePixelRatio(ratio)
    with QPainter(after) as on_picture:
        draw_flying(on_picture, geometry, KAYA, stones)
    one, other = pixels(before), pixels(after)
    assert (one != other).any()
    for box in flying_region(geometry, stones):
        left, right = (max(0, round(x * ratio)) for x in (box.left(), box.right() + 1))
        top, bottom = (max(0, round(y * ratio)) for y in (box.top(), box.bottom() + 1))
        one[top:bottom, left:right] = other[top:bottom, left:right]
    assert (one == other).all()


def test_the_higher_a_stone_the_further_its_shadow(paint, fitted):
    geometry = fitted(VIEW)
    empty = paint(VIEW, geometry)
    x, y = map(int, geometry.crossing(MIDDLE))
    beyond = slice(y + int(0.62 * geometry.step_x), None), slice(x, None)
    darkened = [
        (empty[beyond] - paint(VIEW, geometry, [stone(geometry, height=height)])[beyond]).sum()
        for height in (0.0, 0.5, 1.0)
    ]
    assert darkened == sorted(darkened)
    assert darkened[0] < 0.7 * darkened[2]


def test_a_stone_can_be_half_there(paint, fitted):
    geometry = fitted(VIEW)
    x, y = map(int, geometry.crossing(MIDDLE))
    empty = paint(VIEW, geometry)
    whole, half, none = (
        paint(VIEW, geometry, [stone(geometry, opacity=opacity)]) for opacity in (1.0, 0.5, 0.0)
    )
    blue = y - 9, x - 9, 2  # of which wood has least
    assert empty[blue] + 20 < half[blue] < whole[blue] - 20
    assert (none == empty).all()


def test_the_painter_state_is_restored(fitted):
    geometry = fitted(VIEW)
    screen = QImage(400, 420, QImage.Format.Format_RGB32)
    with QPainter(screen) as on_screen:
        before = on_screen.transform()
        draw_flying(on_screen, geometry, KAYA, [stone(geometry, opacity=0.5)])
        assert on_screen.transform() == before
        assert on_screen.opacity() == 1


@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize("color", Color)
def test_a_flying_stone_is_drawn_larger_within_its_region(color, ratio, pixels, fitted):
    geometry = fitted(VIEW, 200, 210, ratio)
    here = stone(geometry, color, height=1.0, size=LARGEST_FLYING)
    painter = BoardPainter()
    before = painter.picture(geometry, VIEW).copy()
    pictures = []
    for seen in (replace(here, size=1.0), here):
        after = before.copy()
        after.setDevicePixelRatio(ratio)
        with QPainter(after) as on_picture:
            draw_flying(on_picture, geometry, KAYA, [seen])
        pictures.append(pixels(after))
    usual, larger = pictures
    changed = (usual != larger).any(2)
    rows, columns = changed.nonzero()
    assert np.ptp(columns) > 1.15 * geometry.stone_diameter
    (box,) = flying_region(geometry, [here])
    assert box.left() * ratio <= columns.min()
    assert columns.max() < (box.right() + 1) * ratio
    assert box.top() * ratio <= rows.min()
    assert rows.max() < (box.bottom() + 1) * ratio
