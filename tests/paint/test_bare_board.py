import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.theme import BOOK, KAYA
from gobanapp.paint.board_background import BoardBackground
from gobanapp.rules.board import Board

VIEW = BoardView(board=Board.empty(9))


@pytest.fixture
def bare(fitted, pixels):
    """A function: the bare board, and left, top, right and lower edge of its wood."""

    def bare(view=VIEW, theme=KAYA, wood=None, size=(400, 420)):
        geometry = fitted(view, *size)
        left, top, width, height = geometry.board_rect
        ground = BoardBackground.draw(geometry, theme, wood)
        return pixels(ground.bare)[..., :3], (left, top, left + width, top + height)

    return bare


def test_the_board_casts_its_shadow_to_the_lower_right(bare):
    picture, (left, top, right, bottom) = bare()
    table = np.array(QColor(KAYA.background).getRgb()[:3])
    x, y = (left + right) // 2, (top + bottom) // 2
    beside = {
        "left": picture[y, left - 2],
        "right": picture[y, right + 1],
        "above": picture[top - 2, x],
        "below": picture[bottom + 1, x],
    }
    dark = {side: (table - colour).mean() for side, colour in beside.items()}
    assert min(dark["right"], dark["below"]) > 2 * max(dark["left"], dark["above"])
    assert dark["below"] > 25
    assert (picture[0, 0] == table).all()


def test_the_shadow_fades_without_a_seam(bare):
    picture, (_, top, right, bottom) = bare(size=(800, 840))
    for strip in (picture[bottom:, 300:500].mean(1), picture[200:600, right:].mean(0)):
        brightness = strip.mean(1)
        assert (np.diff(brightness) >= -0.5).all()
    corner = picture[bottom:, right:].mean(2)
    assert np.abs(np.diff(corner, axis=0)).max() < 40
    assert np.abs(np.diff(corner, axis=1)).max() < 40
    assert top > 0


def test_edges_are_bright_towards_the_light_and_dark_away_from_it(bare):
    picture, (left, top, right, bottom) = bare()
    x, y = (left + right) // 2, (top + bottom) // 2
    middle = picture[y, x].sum()
    assert min(picture[y, left].sum(), picture[top, x].sum()) > middle + 30
    assert max(picture[y, right - 1].sum(), picture[bottom - 1, x].sum()) < middle - 60


def test_light_falls_from_the_upper_left(bare):
    picture, (left, top, right, bottom) = bare()
    assert picture[top + 20, left + 20].sum() > picture[bottom - 20, right - 20].sum() + 20


@pytest.mark.parametrize(("columns", "rows"), [(19, 19), (5, 13), (13, 5), (1, 1), (1, 20)])
def test_wood_fills_the_board_and_is_never_stretched(columns, rows, bare, pixels):
    """A wood with a round knot shows whether it is."""
    across, along = np.mgrid[0:431, 0:400]
    knot = np.hypot(across - 215, along - 200) < 30
    colours = np.where(knot, 0xFF000000, 0xFFE1B87C).astype(np.uint32)
    wood = QImage(colours.data, 400, 431, 1600, QImage.Format.Format_RGB32).copy()
    view = BoardView(board=Board.empty(columns, rows))
    picture, (left, top, right, bottom) = bare(view, wood=wood, size=(600, 600))
    dark = picture[top:bottom, left:right].sum(2) < 150
    assert not dark[0].any()
    height, width = np.ptp(np.nonzero(dark), axis=1)
    assert width == pytest.approx(height, abs=3)
    middle = np.mean(np.nonzero(dark), axis=1)
    assert middle == pytest.approx(((bottom - top) / 2, (right - left) / 2), abs=3)


def test_a_small_board_shows_the_average_of_a_fine_grain(bare):
    grain = np.random.default_rng(1).integers(60, 200, 1600)
    columns = (0xFF000000 | 0x010101 * grain).astype(np.uint32)
    colours = np.tile(columns, (1724, 1))
    wood = QImage(colours.data, 1600, 1724, 6400, QImage.Format.Format_RGB32).copy()
    picture, (left, top, right, bottom) = bare(wood=wood, size=(400, 430))
    middle = picture[(top + bottom) // 2, left + 20 : right - 20].mean(1)
    assert (right - left) < 1600 / 4  # so that at least four columns become one
    assert middle.std() < 0.6 * grain.std()


def test_a_printed_board_is_bare_paper(bare):
    picture, _ = bare(theme=BOOK)
    assert (picture == 255).all()
