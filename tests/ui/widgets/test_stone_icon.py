"""Stones as small pictures."""

import pytest

from gobanapp.rules.color import Color
from gobanapp.ui.widgets.appearance import APPEARANCES
from gobanapp.ui.widgets.stone_icon import stone_pixmap
from tests.wcag import contrast


@pytest.mark.parametrize("ratio", [1, 1.25, 2])
@pytest.mark.parametrize("size", [16, 21])
def test_a_stone_fills_its_square_at_any_ratio(qapp, size, ratio):
    pixmap = stone_pixmap(Color.BLACK, size, ratio)
    assert pixmap.deviceIndependentSize().width() == pytest.approx(size, abs=1 / ratio)
    image = pixmap.toImage()
    last = image.width() - 1
    assert all(image.pixelColor(x, y).alpha() == 0 for x in (0, last) for y in (0, last))
    middle = last // 2
    edges = [(middle, 0), (middle, last), (0, middle), (last, middle)]
    assert all(image.pixelColor(x, y).alpha() > 0 for x, y in edges)


def test_black_is_dark_and_white_is_light(qapp):
    black, white = (
        stone_pixmap(color, 20, 1).toImage().pixelColor(10, 10).lightness() for color in Color
    )
    assert black < 100
    assert white > 200


def test_space_can_be_reserved_next_to_a_stone(qapp):
    pixmap = stone_pixmap(Color.BLACK, 20, 2, space=4)
    assert pixmap.deviceIndependentSize().toTuple() == (24, 20)
    image = pixmap.toImage()
    assert image.copy(0, 0, 40, 40) == stone_pixmap(Color.BLACK, 20, 2).toImage().copy(0, 0, 40, 40)
    assert image.pixelColor(41, 20).alpha() == 0


def test_the_same_stone_is_the_same_picture(qapp):
    """Qt keeps a copy of each picture that a label is given, as long as it thinks it is another."""
    first = stone_pixmap(Color.BLACK, 20, 1.5)
    stone_pixmap(Color.WHITE, 20, 1.5)
    assert stone_pixmap(Color.BLACK, 20, 1.5).cacheKey() == first.cacheKey()
    assert stone_pixmap(Color.BLACK, 21, 1.5).cacheKey() != first.cacheKey()


@pytest.mark.parametrize("its_look", APPEARANCES, ids=lambda its_look: its_look.name)
def test_the_rim_is_visible_on_a_similar_background(qapp, its_look):
    color = Color.BLACK if its_look.is_dark else Color.WHITE
    rim = stone_pixmap(color, 28, 1).toImage().pixelColor(14, 0)
    assert rim.alpha() > 200
    assert contrast(rim.name(), its_look.window) >= 3
