"""How long it takes to draw a board of 1000 x 1000 pixels with some 250 stones on it."""

import random
from dataclasses import replace

import pytest
from PySide6.QtGui import QImage, QPainter

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.diagram.stone_set import VARIANTS
from gobanapp.diagram.theme import KAYA
from gobanapp.paint.board_painter import BoardPainter
from gobanapp.paint.damage import damage
from gobanapp.paint.ground import Ground
from gobanapp.paint.position import draw_all
from gobanapp.paint.stones import shadow_picture, stone_picture
from gobanapp.paint.wood import make_wood
from gobanapp.paint.wood_file import keep_wood, kept_wood
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

GEOMETRY = Geometry.fit(19, 19, Rect(0, 0, 1000, 1000))
PLAYED = Point.parse("K10")


@pytest.fixture(scope="module")
def wood():
    return make_wood(KAYA.surface)


@pytest.fixture
def painter(qapp, wood):
    painter = BoardPainter()
    painter.take_wood(wood)
    return painter


@pytest.fixture
def view():
    board = Board.empty(19)
    free = [point for point in board.points() if point != PLAYED]
    stones = random.Random(1).sample(free, 250)
    for color, some in ((Color.BLACK, stones[:125]), (Color.WHITE, stones[125:])):
        board = board.with_stones(color, some)
    return BoardView(board=board, last_move=stones[0])


@pytest.fixture
def screen():
    return QImage(1000, 1000, QImage.Format.Format_RGB32)


def test_full_repaint(benchmark, painter, view, screen):
    def repaint():
        with QPainter(screen) as on_screen:
            painter.paint(on_screen, GEOMETRY, view)

    benchmark(repaint)


def test_repaint_of_one_move(benchmark, painter, view, screen):
    """What changes is looked for, drawn and shown: by turns a stone more and a stone less."""
    board = view.board.with_stones(Color.BLACK, [PLAYED])
    views = [view, replace(view, board=board, last_move=PLAYED)]

    def move():
        old, new = views
        views.reverse()
        with QPainter(screen) as on_screen:
            on_screen.setClipRegion(damage(GEOMETRY, old, new))
            painter.paint(on_screen, GEOMETRY, new)

    painter.picture(GEOMETRY, view)
    benchmark(move)


def test_repaint_of_the_ghost(benchmark, painter, view, screen):
    views = [view, replace(view, ghost=(PLAYED, Color.WHITE))]

    def hover():
        old, new = views
        views.reverse()
        with QPainter(screen) as on_screen:
            on_screen.setClipRegion(damage(GEOMETRY, old, new))
            painter.paint(on_screen, GEOMETRY, new)

    painter.picture(GEOMETRY, view)
    benchmark(hover)


def test_another_position(benchmark, painter, view):
    picture = painter.picture(GEOMETRY, view)
    ground = Ground.draw(GEOMETRY, KAYA, None)
    benchmark(draw_all, picture, ground, view)


def test_another_position_with_all_moves_numbered(benchmark, painter, view):
    stones = [point for point, _ in view.board.stones()]
    numbered = replace(view, labels={point: str(n + 1) for n, point in enumerate(stones)})
    picture = painter.picture(GEOMETRY, view)
    ground = Ground.draw(GEOMETRY, KAYA, None)
    benchmark(draw_all, picture, ground, numbered)


def test_ground_with_wood(benchmark, qapp, wood):
    benchmark(Ground.draw, GEOMETRY, KAYA, wood)


def test_ground_without_wood(benchmark, qapp):
    benchmark(Ground.draw, GEOMETRY, KAYA, None)


def test_all_stones_of_one_size(benchmark):
    def stones():
        stone_picture.cache_clear()
        shadow_picture.cache_clear()
        shadow_picture(44.4, 2)
        for look in KAYA.stones:
            for number in range(VARIANTS):
                stone_picture(look, 44.4, 2, number)

    benchmark(stones)


def test_first_picture(benchmark, qapp, view):
    """What a start waits for: no wood yet, and no stone drawn yet."""

    def first():
        stone_picture.cache_clear()
        shadow_picture.cache_clear()
        BoardPainter().picture(GEOMETRY, view)

    benchmark(first)


def test_wood(benchmark):
    benchmark(make_wood, KAYA.surface)


def test_wood_from_a_file(benchmark, tmp_path, wood):
    path = tmp_path / "wood.ppm"
    keep_wood(path, KAYA.surface, wood)
    benchmark(kept_wood, path, KAYA.surface)
