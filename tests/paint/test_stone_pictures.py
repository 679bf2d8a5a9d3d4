import numpy as np
import pytest

from gobanapp.diagram.stone_variants import VARIANT_COUNT
from gobanapp.diagram.theme import BOOK, KAYA
from gobanapp.paint.stone_pictures import (
    SHADOW_REACH,
    dead_picture,
    hatch_picture,
    point_offset,
    shadow_picture,
    stone_picture,
    stone_with_shadow,
)
from gobanapp.rules.color import Color

SIZES = [(4.83, 1), (13.5, 1), (44.4, 2), (45.0, 1), (120.0, 4)]
LOOKS = {
    f"{name} {color.value}": theme.stones[color]
    for name, theme in (("kaya", KAYA), ("book", BOOK))
    for color in Color
}
looks = pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
sizes = pytest.mark.parametrize(("diameter", "line"), SIZES)


@looks
@sizes
def test_a_stone_has_its_diameter_and_offset(look, diameter, line, pixels):
    for number in (0, 7, 15):
        alpha = pixels(stone_picture(look, diameter, line, number))[..., 3] / 255
        side = alpha.shape[0]
        assert alpha.sum() == pytest.approx(np.pi * diameter**2 / 4, rel=0.02, abs=1.5)
        places = np.arange(side) + 0.5 - side / 2
        middle = (alpha.sum(0) @ places, alpha.sum(1) @ places) / alpha.sum()
        assert middle == pytest.approx(point_offset(look, diameter, number), abs=0.1)


@looks
@sizes
def test_pictures_are_not_clipped_at_their_edges(look, diameter, line, pixels):
    pictures = [stone_picture(look, diameter, line, number) for number in range(VARIANT_COUNT)]
    pictures += [hatch_picture(look, diameter, line, number) for number in range(VARIANT_COUNT)]
    pictures.append(shadow_picture(diameter, line))
    for picture in pictures:
        alpha = pixels(picture)[..., 3]
        assert max(alpha[0].max(), alpha[-1].max(), alpha[:, 0].max(), alpha[:, -1].max()) <= 1


@sizes
def test_pictures_are_centred_on_line_crossings(diameter, line):
    look = KAYA.stones.black
    pictures = [
        stone_picture(look, diameter, line, 3),
        stone_with_shadow(look, diameter, line, 3),
        shadow_picture(diameter, line),
        dead_picture(look, diameter, line, 3),
        hatch_picture(look, diameter, line, 3),
    ]
    assert {picture.width() % 2 for picture in pictures} == {line % 2}
    assert all(picture.width() == picture.height() for picture in pictures)
    assert max(picture.width() for picture in pictures) / 2 <= SHADOW_REACH * diameter + 1.5


def brightness(picture, pixels, part):
    """The mean of the opaque pixels in the upper left or the lower right half."""
    rows = pixels(picture)
    below, right = np.mgrid[: rows.shape[0], : rows.shape[1]] - rows.shape[0] / 2
    half = below + right < 0 if part == "upper left" else below + right > 0
    return rows[half & (rows[..., 3] == 255)][:, :3].mean()


def test_light_falls_from_the_upper_left_on_stones_neither_grey_nor_glaring(pixels):
    black = stone_picture(KAYA.stones.black, 44.4, 2, 0)
    white = stone_picture(KAYA.stones.white, 44.4, 2, 0)
    assert 50 < brightness(black, pixels, "upper left") < 100
    assert 20 < brightness(black, pixels, "lower right") < 55
    assert 228 < brightness(white, pixels, "upper left") < 245
    assert 200 < brightness(white, pixels, "lower right") < 228


def test_shadows_fall_to_the_lower_right(pixels):
    alpha = pixels(shadow_picture(44.4, 2))[..., 3]
    side = alpha.shape[0]
    assert alpha[side // 2 :, side // 2 :].sum() > 1.4 * alpha[: side // 2, : side // 2].sum()


def test_each_shell_has_lines_of_its_own(pixels):
    pictures = [
        pixels(stone_picture(KAYA.stones.white, 60.0, 2, number))[20:44, 20:44]
        for number in range(VARIANT_COUNT)
    ]
    for number, one in enumerate(pictures):
        for other in pictures[:number]:
            assert np.abs(one - other).mean() > 0.5


def test_a_stone_is_drawn_the_same_each_time(pixels):
    first = pixels(stone_picture(KAYA.stones.white, 30.0, 1, 5))
    stone_picture.cache_clear()
    assert (pixels(stone_picture(KAYA.stones.white, 30.0, 1, 5)) == first).all()


def test_printed_stones_are_plain_and_cast_no_shadow(pixels):
    black, white = (pixels(stone_with_shadow(look, 40.0, 2, 9)) for look in BOOK.stones)
    assert (black[black[..., 3] == 255][:, :3] == 0).all()
    middle = white.shape[0] // 2
    assert (white[middle, middle] == 255).all()
    opaque = np.flatnonzero(white[middle, :, 3] == 255)
    assert (white[middle, opaque[0], :3] < 10).all()  # the outline
