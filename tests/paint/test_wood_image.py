import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtGui import QColor

from gobanapp.diagram.geometry import LENGTH_TO_WIDTH
from gobanapp.diagram.theme import KAYA
from gobanapp.paint.wood_image import WOOD_WIDTH, make_wood

LOOK = KAYA.surface


@pytest.fixture(scope="module")
def wood():
    return make_wood(LOOK)


def test_wood_is_as_long_as_a_board(wood):
    assert (wood.width(), wood.height()) == (WOOD_WIDTH, round(WOOD_WIDTH * LENGTH_TO_WIDTH))


def test_wood_depends_on_its_look_alone(wood):
    with ThreadPoolExecutor() as threads:
        again, other = threads.map(make_wood, (LOOK, replace(LOOK, seed=99)))
    assert again == wood
    assert other != wood


def test_the_board_shows_the_mean_colour_until_the_wood_is_made(wood, pixels):
    """So that the wood appears without a flash."""
    mean = pixels(wood)[..., :3].mean((0, 1))
    assert np.abs(mean - QColor(KAYA.board).getRgb()[:3]).max() < 4


def alike(one, other):
    return np.corrcoef(one, other)[0, 1]


def test_grain_runs_up_and_down(wood, pixels):
    red = pixels(wood)[..., 0]
    places = range(0, 1500, 100)
    assert np.mean([alike(red[y], red[y + 16]) for y in places]) > 0.9
    assert np.mean([alike(red[:, x], red[:, x + 16]) for x in places]) < 0.5


def test_wood_is_calm_and_even(wood, pixels):
    red = pixels(wood)[:1700, :, 0].astype(float)
    assert 2 < red.std() < 9
    fields = red.reshape(4, 425, 4, WOOD_WIDTH // 4).mean((1, 3))
    assert np.ptp(fields) < 14  # no dark or bright patch


def test_no_piece_of_grain_comes_again(wood, pixels):
    row = pixels(wood)[800, :, 0].astype(float)
    row = row[50:-50] - np.convolve(row, np.ones(101) / 101, "valid")
    shifted = np.fft.irfft(np.abs(np.fft.rfft(row, 2 * row.size)) ** 2)[: row.size]
    assert np.abs(shifted[40:]).max() < 0.35 * shifted[0]


def test_another_width_shows_the_same_rings(wood, pixels):
    small = pixels(make_wood(LOOK, 400))[..., 0].astype(float)
    rows = pixels(wood)[..., 0].astype(float)
    large = rows[: 4 * (rows.shape[0] // 4)].reshape(-1, 4, 400, 4).mean((1, 3))
    height = min(len(small), len(large))
    assert np.corrcoef(small[:height].ravel(), large[:height].ravel())[0, 1] > 0.7


@pytest.mark.parametrize("width", [1, 2, 7, 33])
def test_tiny_pictures_can_be_made(width):
    wood = make_wood(LOOK, width)
    assert (wood.width(), wood.height()) == (width, round(width * LENGTH_TO_WIDTH))


def test_a_board_can_be_painted_without_numpy():
    """Importing it takes longer than painting a whole board."""
    program = """
import sys
from PySide6.QtGui import QGuiApplication
from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.paint import captioned_image, wood_image
from gobanapp.paint.board_painter import BoardPainter
from tests.board_text import parse_board
application = QGuiApplication(["test"])
view = BoardView(board=parse_board("XO\\nO."))
BoardPainter().picture(Geometry.fit(2, 2, Rect(0, 0, 300, 300)), view)
print("numpy" in sys.modules)
"""
    result = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert (result.stdout.strip(), result.stderr) == ("False", "")
