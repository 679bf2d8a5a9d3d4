from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtGui import QColor

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.theme import BOOK, KAYA
from gobanapp.paint.board_painter import BoardPainter
from gobanapp.rules.board import Board
from gobanapp.rules.point import Point
from tests.board_text import parse_board

MIDDLE = Point(2, 2)
PAIR = frozenset({MIDDLE, Point(3, 2)})
EMPTY = BoardView(board=Board.empty(5))
FULL = BoardView(board=parse_board("X O X O X\n" * 5))
BLOCKS = (frozenset({Point(0, 4), Point(1, 4)}), PAIR)

themes = pytest.mark.parametrize("theme", [KAYA, BOOK], ids=["kaya", "book"])


@pytest.fixture
def paint(fitted, pixels):
    """A function: a view as an array of colours, and where things are."""

    def paint(view, theme=KAYA, width=400, height=420):
        geometry = fitted(view, width, height)
        return pixels(BoardPainter(theme).picture(geometry, view))[..., :3], geometry

    return paint


def middle_of(geometry, point):
    x, y = map(int, geometry.crossing(point))
    return x, y


@pytest.mark.parametrize("sign", ["seki", "hovered_group"])
@themes
def test_a_group_has_one_outline_around_it(sign, theme, paint):
    plain, geometry = paint(EMPTY, theme)
    outlined, _ = paint(replace(EMPTY, **{sign: PAIR}), theme)
    changed = np.abs(plain - outlined).max(2)
    x, y = middle_of(geometry, MIDDLE)
    half = geometry.step_x // 2
    assert changed[y - 8, x - half - 6 : x - half + 6].any()
    assert not changed[y - 8, x + half - 6 : x + half + 6].any()  # no line within the group
    assert changed[y - 8, x + 3 * half - 6 : x + 3 * half + 8].any()


@pytest.mark.parametrize("sign", ["seki", "hovered_group"])
@pytest.mark.parametrize("size", [(64, 68), (90, 99), (400, 420), (700, 735)])
def test_an_outline_shows_between_stones_of_any_colour(sign, size, paint):
    """Dark on pale, so that one of them stands off whatever is below."""
    plain, geometry = paint(FULL, KAYA, *size)
    outlined, _ = paint(replace(FULL, **{sign: frozenset({MIDDLE})}), KAYA, *size)
    x, y = middle_of(geometry, MIDDLE)
    half = geometry.step_x // 2
    across = slice(x - half - 5, x - half + 6)
    light = outlined[y, across].mean(1)
    assert np.ptp(light) > 60
    assert np.abs(plain - outlined)[y, across].max() > 60


def test_the_group_pointed_at_has_a_thicker_outline_than_a_seki(paint):
    accent = QColor(KAYA.accent).getRgb()[:3]
    widths = []
    for sign in ("seki", "hovered_group"):
        picture, geometry = paint(replace(EMPTY, **{sign: PAIR}))
        x, y = middle_of(geometry, MIDDLE)
        row = picture[y - 8, x - geometry.step_x : x]
        widths.append(int((np.abs(row - accent).max(1) < 60).sum()))
    thin, thick = widths
    assert thin > 0
    assert 1.5 * thin <= thick


@themes
def test_blocks_are_tinted_and_the_last_the_most(theme, paint):
    plain, geometry = paint(EMPTY, theme)
    picture, _ = paint(replace(EMPTY, blocks=BLOCKS), theme)
    tints = []
    for block in BLOCKS:
        x, y = middle_of(geometry, min(block))
        # Beside the lines.
        area = slice(y + 8, y + 16), slice(x + 8, x + 16)
        tints.append(np.abs(picture[area] - plain[area]).max(2).mean())
    assert 4 < tints[0] < 0.7 * tints[1] < 60


def test_a_block_is_drawn_below_stones(paint):
    whole = frozenset(FULL.board.points())
    plain, geometry = paint(FULL)
    counted, _ = paint(replace(FULL, blocks=(whole,)))
    reach = int(0.4 * geometry.step_x)
    for point in whole:
        x, y = middle_of(geometry, point)
        area = slice(y - reach, y + reach), slice(x - 2, x + 2)
        assert (plain[area] == counted[area]).all()
    assert (plain != counted).any()


def test_a_hole_in_a_block_is_not_tinted(paint):
    ring = frozenset(EMPTY.board.points()) - {MIDDLE}
    plain, geometry = paint(EMPTY)
    picture, _ = paint(replace(EMPTY, blocks=(ring,)))
    x, y = middle_of(geometry, MIDDLE)
    assert (picture[y + 8 : y + 16, x + 8 : x + 16] == plain[y + 8 : y + 16, x + 8 : x + 16]).all()


def test_neighbouring_blocks_stay_two(paint):
    left, right = frozenset({MIDDLE}), frozenset({Point(3, 2)})
    one, geometry = paint(replace(EMPTY, blocks=(left | right,)))
    two, _ = paint(replace(EMPTY, blocks=(left, right)))
    x, y = middle_of(geometry, MIDDLE)
    half = geometry.step_x // 2
    between = slice(x + half - 6, x + half + 7)
    assert np.ptp(one[y + 12, between].mean(1)) < 40
    assert np.ptp(two[y + 12, between].mean(1)) > 60
