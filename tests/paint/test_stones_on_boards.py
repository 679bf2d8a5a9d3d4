"""Every kind of stone is seen at once on every board."""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.diagram.theme import StoneSet, with_stones
from gobanapp.diagram.theme_file import read_theme
from gobanapp.paint.board_painter import BoardPainter
from gobanapp.paint.surface_image import make_surface
from gobanapp.resources import resource_path
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

pytestmark = pytest.mark.usefixtures("shared_grounds")

BOARDS = {
    path.stem: read_theme(path.read_bytes()).theme
    for path in resource_path("themes").glob("*.toml")
}
MIDDLE = Point(4, 4)
EMPTY = BoardView(board=Board.empty(9))


@cache
def surface(look):
    return make_surface(look, 300)


@pytest.fixture(params=BOARDS.values(), ids=BOARDS)
def painted(request, pixels):
    def paint(view, stones):
        theme = with_stones(request.param, stones)
        geometry = Geometry.for_view(view, Rect(0, 0, 300, 320))
        painter = BoardPainter(theme)
        if theme.surface is not None:
            painter.set_wood(surface(theme.surface))
        return pixels(painter.picture(geometry, view))[..., :3], geometry

    return paint


@pytest.mark.parametrize("stones", StoneSet)
@pytest.mark.parametrize("color", Color)
def test_a_stone_has_an_edge_all_around(painted, stones, color):
    view = replace(EMPTY, board=EMPTY.board.with_stones(color, [MIDDLE]))
    with_stone, geometry = painted(view, stones)
    without, _ = painted(EMPTY, stones)
    x, y = geometry.crossing(MIDDLE)
    radii = np.linspace(0.80, 1.15, 8) * geometry.stone_diameter / 2
    for angle in np.radians(np.arange(8, 360, 15)):  # off the lines
        columns = (x + radii * np.cos(angle)).astype(int)
        rows = (y + radii * np.sin(angle)).astype(int)
        differs = np.abs(with_stone[rows, columns] - without[rows, columns]).max(1)
        assert differs.max() > 14


@pytest.mark.parametrize("stones", StoneSet)
def test_black_and_white_are_far_apart(painted, stones):
    bright = []
    for color in Color:
        view = replace(EMPTY, board=EMPTY.board.with_stones(color, [MIDDLE]))
        picture, geometry = painted(view, stones)
        x, y = (round(place) for place in geometry.crossing(MIDDLE))
        reach = round(geometry.stone_diameter / 3)
        bright.append(picture[y - reach : y + reach, x - reach : x + reach].mean())
    black, white = bright
    assert black < 80
    assert white > 200
