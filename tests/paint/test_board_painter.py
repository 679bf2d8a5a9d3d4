from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.frame import WITHOUT_COORDINATES
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.diagram.theme import BOOK, KAYA
from gobanapp.paint.board_painter import BoardPainter
from gobanapp.paint.damage import damage
from gobanapp.paint.wood_image import make_wood
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from tests.board_text import parse_board

BOARD = parse_board("""
    . . . . . . . . .
    . . X . . O O X .
    . . . . . . . . .
    . . . . . X . . .
    . . O . . O X . .
    . . . . . . . . .
    . . O . . . X . .
    . . . . . . . . .
    . . . . . . . . .
""")
VIEW = BoardView(board=BOARD, last_move=Point.parse("G3"))


@pytest.fixture(scope="module")
def wood():
    return make_wood(KAYA.surface)


def test_stones_are_drawn_where_the_geometry_places_them(fitted, pixels):
    geometry = fitted(VIEW)
    picture = pixels(BoardPainter().picture(geometry, VIEW))
    reach = int(geometry.stone_diameter / 2 * 0.65)
    for point in BOARD.points():
        x, y = map(int, geometry.crossing(point))
        # Half way to the rim, beside the lines and the ring of the last move.
        around = [picture[y + a, x + b, :3] for a in (-reach, reach) for b in (-reach, reach)]
        red, _, blue = np.mean(around, 0)
        if BOARD[point] is Color.BLACK:
            assert red < 110
        elif BOARD[point] is Color.WHITE:
            assert blue > 170
        else:
            assert red - blue > 70


def test_a_board_painted_500_times_does_not_kill_the_program(fitted):
    """PySide6 6.12.0 takes one reference from None with each call that returns nothing.

    Where None is counted, before Python 3.12, a program that paints boards aborts after some
    thousand such calls; no less than this many boards show it for certain.
    """
    views = [VIEW, BoardView(board=Board.empty(9))]
    painter, geometry = BoardPainter(), fitted(VIEW)
    target = QImage(400, 420, QImage.Format.Format_RGB32)
    for number in range(500):
        with QPainter(target) as on_target:
            painter.paint(on_target, geometry, views[number % 2])


def test_the_picture_follows_view_geometry_and_wood(fitted, pixels, wood):
    """One painter shows all changes; a new one, which has no past, says what is right."""
    used = BoardPainter()
    large = fitted(VIEW, 500, 520)
    sharp = fitted(VIEW, 333, 350, 1.5)
    bare_view = replace(VIEW, frame=WITHOUT_COORDINATES)
    other = replace(VIEW, last_move=None, labels={Point(4, 4): "12"})
    steps = [
        (fitted(VIEW), VIEW, None),
        (fitted(VIEW), other, None),
        (large, other, None),
        (large, other, wood),
        (large, VIEW, wood),
        (sharp, VIEW, wood),
        (fitted(bare_view), bare_view, wood),
        (fitted(VIEW), VIEW, wood),
    ]
    for geometry, view, made in steps:
        new = BoardPainter()
        for painter in (new, used):
            if made is not None:
                painter.set_wood(made)
        assert used.picture(geometry, view) == new.picture(geometry, view)


def test_changing_the_theme_equals_a_new_painter(fitted, wood):
    used, geometry = BoardPainter(), fitted(VIEW)
    used.set_wood(wood)
    used.picture(geometry, VIEW)
    dark = replace(KAYA, background="#1d1a17")
    for theme, made in ((dark, wood), (BOOK, None), (KAYA, None)):
        used.use_theme(theme)
        new = BoardPainter(theme)
        if made is not None:
            new.set_wood(made)
        assert used.picture(geometry, VIEW) == new.picture(geometry, VIEW)


def test_wood_changes_the_board_only_a_little(fitted, pixels, wood):
    """So that nobody sees it come, shortly after the first picture."""
    painter, geometry = BoardPainter(), fitted(VIEW)
    plain = pixels(painter.picture(geometry, VIEW))
    painter.set_wood(wood)
    grained = pixels(painter.picture(geometry, VIEW))
    left, top, width, height = geometry.board_rect
    outside = np.ones(plain.shape[:2], bool)
    outside[top : top + height, left : left + width] = False
    assert (plain[outside] == grained[outside]).all()
    assert 0.5 < np.abs(plain - grained).mean() < 6


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_pixels_reach_the_screen_unblurred(fitted, ratio):
    """However many device pixels make a logical one, and wherever in the window the board lies."""
    geometry = Geometry.fit(9, 9, Rect(8, 16, 320, 336), ratio)
    painter = BoardPainter()
    screen = QImage(round(360 * ratio), round(400 * ratio), QImage.Format.Format_RGB32)
    screen.setDevicePixelRatio(ratio)
    with QPainter(screen) as on_screen:
        painter.paint(on_screen, geometry, VIEW)
    picture = painter.picture(geometry, VIEW)
    left, top = round(8 * ratio), round(16 * ratio)
    shown = screen.copy(QRect(left, top, picture.width(), picture.height()))
    shown.setDevicePixelRatio(1)
    assert shown == picture


def test_the_painter_state_is_restored(fitted):
    target = QImage(400, 420, QImage.Format.Format_RGB32)
    with QPainter(target) as on_target:
        on_target.translate(3, 4)
        before = on_target.transform()
        BoardPainter().paint(on_target, fitted(VIEW, 300, 300), VIEW)
        assert on_target.transform() == before


def painted(painter, geometry, view, **how):
    target = QImage(geometry.width, geometry.height, QImage.Format.Format_RGB32)
    with QPainter(target) as on_target:
        painter.paint(on_target, geometry, view, **how)
    return target


def test_the_hatch_fades_only_on_unsettled_stones(fitted, pixels):
    stones = frozenset({Point(2, 7), Point(6, 4), Point(7, 7)})
    hatched = replace(VIEW, unsettled=stones)
    geometry, painter = fitted(VIEW), BoardPainter()
    full, none = painted(painter, geometry, hatched), painted(painter, geometry, VIEW)
    assert painted(painter, geometry, hatched, hatch=1.0) == full
    assert painted(painter, geometry, hatched, hatch=0.0) == none
    half = painted(painter, geometry, hatched, hatch=0.5)
    between = (pixels(full) + pixels(none)) / 2
    assert np.abs(pixels(half) - between).max() <= 2
    assert np.abs(pixels(full) - pixels(none)).max() > 100


def test_a_weak_hatch_follows_the_view(fitted):
    """What is kept for it is never older than the view."""
    used, geometry = BoardPainter(), fitted(VIEW)
    hatched = replace(VIEW, unsettled=frozenset({Point(2, 7)}))
    views = [
        hatched,
        replace(hatched, last_move=Point(2, 7)),
        replace(hatched, unsettled=frozenset({Point(6, 4)})),
        VIEW,
        replace(hatched, board=BOARD.with_stones(None, [Point(6, 4)])),
        replace(hatched, hovered_group=frozenset({Point(2, 7)})),
    ]
    for view in views:
        anew = painted(BoardPainter(), geometry, view, hatch=0.3)
        assert painted(used, geometry, view, hatch=0.3) == anew
    large = fitted(VIEW, 500, 520)
    assert painted(used, large, hatched, hatch=0.3) == painted(
        BoardPainter(), large, hatched, hatch=0.3
    )


def test_only_the_damage_has_to_be_painted(fitted):
    """A screen that is updated within the damage looks like one that is painted as a whole."""
    other = replace(
        VIEW, board=BOARD.with_stones(Color.BLACK, [Point(4, 4)]), last_move=Point(4, 4)
    )
    geometry, painter = fitted(VIEW), BoardPainter()
    screen, anew = (QImage(400, 420, QImage.Format.Format_RGB32) for _ in range(2))
    with QPainter(screen) as on_screen:
        painter.paint(on_screen, geometry, VIEW)
        on_screen.setClipRegion(damage(geometry, VIEW, other))
        painter.paint(on_screen, geometry, other)
    with QPainter(anew) as on_anew:
        BoardPainter().paint(on_anew, geometry, other)
    assert screen == anew


def test_a_transparent_table_leaves_only_board_and_shadow(fitted, pixels):
    geometry = fitted(VIEW)
    theme = replace(KAYA, background="transparent")
    alpha = pixels(BoardPainter(theme).picture(geometry, VIEW))[..., 3]
    left, top, width, height = geometry.board_rect
    assert (alpha[top : top + height, left : left + width] == 255).all()
    assert alpha[0, 0] == 0
    assert 0 < alpha[top + height + 1, left + width // 2] < 200


def test_the_table_has_the_colour_of_the_theme(fitted, pixels):
    theme = replace(KAYA, background="#1d1a17")
    picture = pixels(BoardPainter(theme).picture(fitted(VIEW), VIEW))
    assert tuple(picture[0, 0, :3]) == QColor("#1d1a17").getRgb()[:3]
