import numpy as np
import pytest
from PySide6.QtGui import QColor

from gobanapp.diagram.geometry import LENGTH_TO_WIDTH
from gobanapp.diagram.theme import SlabLook, WoodLook
from gobanapp.diagram.theme_file import read_theme
from gobanapp.paint.surface_image import make_slab, make_surface
from gobanapp.paint.wood_image import make_wood
from gobanapp.resources import resource_path

LOOK = SlabLook(pale="#a8b1b4", dark="#858e92")
BOARDS = {
    path.stem: read_theme(path.read_bytes()).theme
    for path in resource_path("themes").glob("*.toml")
}


def test_equal_looks_give_equal_slabs(pixels):
    one, same = (pixels(make_slab(LOOK, 200)) for _ in range(2))
    assert (one == same).all()
    other = pixels(make_slab(SlabLook(pale=LOOK.pale, dark=LOOK.dark, seed=3), 200))
    assert (one != other).any()


def test_a_slab_is_as_long_as_a_board_and_opaque(pixels):
    slab = pixels(make_slab(LOOK, 301))
    assert slab.shape[:2] == (round(301 * LENGTH_TO_WIDTH), 301)
    assert (slab[..., 3] == 255).all()


def test_slab_colours_lie_between_pale_and_dark(pixels):
    slab = pixels(make_slab(LOOK, 200))[..., :3]
    pale, dark = (np.array(QColor(name).getRgb()[:3]) for name in (LOOK.pale, LOOK.dark))
    assert (slab <= pale).all()
    assert (slab >= dark).all()
    assert slab.std() > 2


def test_clouds_are_wide_and_specks_are_not(pixels):
    def between_quarters(clouds):
        slab = pixels(make_slab(SlabLook(pale="#ffffff", dark="#000000", clouds=clouds), 200))
        quarters = [slab[:100, :100], slab[:100, 100:], slab[100:, :100], slab[100:, 100:]]
        return np.ptp([quarter[..., 0].mean() for quarter in quarters])

    assert between_quarters(0) < 2
    assert between_quarters(1) > 6


def test_a_surface_is_made_by_the_type_of_look(pixels):
    wood = WoodLook(early="#f1dcb3", late="#d9b67c")
    assert (pixels(make_surface(wood, 150)) == pixels(make_wood(wood, 150))).all()
    assert (pixels(make_surface(LOOK, 150)) == pixels(make_slab(LOOK, 150))).all()


def test_wood_without_bends_is_straight(pixels):
    def wanders(bend):
        rows = pixels(make_wood(WoodLook(early="#ffffff", late="#000000", bend=bend), 400))[..., 0]
        top, bottom = (part.mean(0) - part.mean() for part in (rows[:60], rows[-60:]))
        return 1 - (top @ bottom) / np.sqrt((top @ top) * (bottom @ bottom))

    assert wanders(0) < 0.5 * wanders(1)


@pytest.mark.parametrize("theme", BOARDS.values(), ids=BOARDS)
def test_a_board_keeps_its_colour_when_its_surface_comes(theme, pixels):
    if theme.surface is not None:
        mean = pixels(make_surface(theme.surface, 300))[..., :3].mean((0, 1))
        assert np.abs(mean - QColor(theme.board).getRgb()[:3]).max() < 5
