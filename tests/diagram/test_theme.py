import pytest

from gobanapp.diagram.theme import KAYA, THEMES
from gobanapp.rules.color import Color


def luminance(name):
    """Relative luminance as in WCAG 2."""
    channels = [int(name[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    dark, light = sorted([luminance(one), luminance(other)])
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_all_writing_stands_off_what_it_is_written_on(theme):
    assert contrast(theme.writing, theme.board) >= 4.5
    assert contrast(theme.line, theme.board) >= 4.5
    for color in Color:
        assert contrast(theme.stones[color].ink, theme.stones[color].fill) >= 4.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_what_is_drawn_on_counted_blocks_stands_off(theme):
    """They are paler than this: the colour is laid over them thinly."""
    assert contrast(theme.line, theme.counted) >= 4.5
    assert contrast(theme.accent, theme.counted) >= 4.5


def test_colours_of_kaya_stand_off_wood():
    assert contrast(KAYA.accent, KAYA.board) >= 3
    assert contrast(KAYA.warning, KAYA.stones.white.fill) >= 4.5
    assert contrast(KAYA.stones.black.fill, KAYA.board) >= 4.5
