import itertools

import pytest

from gobanapp.diagram.theme import KAYA, THEMES, StoneSet, with_stones
from gobanapp.diagram.theme_file import read_theme
from gobanapp.resources import resource_path
from gobanapp.rules.color import Color
from tests.wcag import contrast, linear

BOARDS = {
    path.stem: read_theme(path.read_bytes()).theme
    for path in resource_path("themes").glob("*.toml")
}
ALL = {**THEMES, **BOARDS}
every_theme = pytest.mark.parametrize("theme", ALL.values(), ids=ALL)
every_board = pytest.mark.parametrize("theme", BOARDS.values(), ids=BOARDS)

# How the three kinds of the colour-blind see linear red, green and blue, by the model of Machado,
# Oliveira and Fernandes (2009), at full strength.
SIGHTS = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
every_sight = pytest.mark.parametrize("sight", SIGHTS.values(), ids=SIGHTS)


def lab(name, sight):
    """The colour in CIE L*a*b*, where equal distances look about equal."""
    rgb = linear(name)
    seen = [sum(map(float.__mul__, map(float, row), rgb)) for row in sight]
    red, green, blue = (min(1.0, max(0.0, value)) for value in seen)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (
        value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116 for value in (x, y, z)
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(one, other, sight):
    pairs = zip(lab(one, sight), lab(other, sight), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


def test_the_simulation_confuses_known_colour_pairs():
    red, green = "#c86432", "#828c32"
    assert apart(red, green, SIGHTS["usual"]) > 50
    assert apart(red, green, SIGHTS["protan"]) < 25
    assert apart(red, green, SIGHTS["deutan"]) < 25
    assert apart("#3f7fbf", "#2f8f8f", SIGHTS["tritan"]) < 15
    assert apart("#ffffff", "#000000", SIGHTS["tritan"]) == pytest.approx(100, abs=0.5)


@every_theme
def test_text_has_enough_contrast(theme):
    assert contrast(theme.writing, theme.board) >= 4.5
    assert contrast(theme.line, theme.board) >= 4.5
    assert contrast(theme.writing, theme.casing) >= 4.5
    for color in Color:
        assert contrast(theme.stones[color].ink, theme.stones[color].fill) >= 4.5


@every_theme
def test_drawings_on_counted_blocks_have_enough_contrast(theme):
    """They are paler than this: the colour is laid over them thinly."""
    assert contrast(theme.line, theme.counted) >= 4.5
    assert contrast(theme.accent, theme.counted) >= 4.5


@every_theme
def test_signs_have_enough_contrast_with_their_casing(theme):
    assert contrast(theme.accent, theme.casing) >= 4.5
    assert contrast(theme.warning, theme.casing) >= 4.5


@every_board
@pytest.mark.parametrize("stones", StoneSet)
def test_stones_have_enough_contrast_with_stones_and_board(theme, stones):
    black, white = with_stones(theme, stones).stones
    assert contrast(black.fill, white.fill) >= 10
    assert max(contrast(color, theme.board) for color in (black.fill, black.outline) if color) >= 2


@every_board
@every_sight
def test_distinct_colours_differ_for_every_kind_of_sight(theme, sight):
    black, white = (look.fill for look in theme.stones)
    for one, other in itertools.combinations([theme.accent, theme.warning], 2):
        assert apart(one, other, sight) >= 25
    for sign in (theme.accent, theme.warning):
        assert apart(sign, theme.casing, sight) >= 30
        assert apart(sign, theme.writing, sight) >= 20
    assert apart(theme.accent, theme.board, sight) >= 25
    # The squares of territory, and the board around them.
    assert apart(black, white, sight) >= 60
    assert apart(theme.writing, theme.board, sight) >= 40


def test_high_contrast_keeps_its_name():
    theme = BOARDS["high-contrast"]
    assert contrast(theme.line, theme.board) >= 7
    assert contrast(theme.writing, theme.board) >= 7
    for look in theme.stones:
        assert contrast(look.ink, look.fill) >= 15
    assert contrast(theme.accent, theme.casing) >= 7
    assert contrast(theme.warning, theme.casing) >= 7


def test_kaya_colours_have_enough_contrast_with_wood():
    assert contrast(KAYA.accent, KAYA.board) >= 3
    assert contrast(KAYA.warning, KAYA.stones.white.fill) >= 4.5
    assert contrast(KAYA.stones.black.fill, KAYA.board) >= 4.5
