"""The lid of a bowl with the stones that were taken."""

import itertools

import pytest

from gobanapp.diagram.theme import KAYA
from gobanapp.paint import bowl_lid
from gobanapp.paint.bowl_lid import MAX_STONES, lid_picture

SIDE = 120
BLACK, WHITE = KAYA.stones


@pytest.fixture(autouse=True)
def _painting(qapp):
    """Stones are painted with a painter, which needs an application."""


def differing(one, other):
    """Return how many pixels of two pictures are not the same."""
    places = itertools.product(range(one.width()), range(one.height()))
    return sum(one.pixel(x, y) != other.pixel(x, y) for x, y in places)


def test_an_empty_lid_is_round_on_a_transparent_ground():
    picture = lid_picture(WHITE, 0, SIDE)
    assert (picture.width(), picture.height()) == (SIDE, SIDE)
    corners = [(x, y) for x in (0, SIDE - 1) for y in (0, SIDE - 1)]
    assert all(picture.pixelColor(x, y).alpha() == 0 for x, y in corners)
    assert picture.pixelColor(SIDE // 2, SIDE // 2).alpha() == 255


@pytest.mark.parametrize("stones", [0, 1, 16, 17, 18, 30])
def test_each_additional_stone_is_visible(stones):
    fewer, more = lid_picture(WHITE, stones, SIDE), lid_picture(WHITE, stones + 1, SIDE)
    assert differing(fewer, more) > 200


def test_an_additional_stone_changes_only_its_surroundings():
    """The others stay where they are: nothing jumps when a stone is taken."""
    fewer, more = lid_picture(WHITE, 10, SIDE), lid_picture(WHITE, 11, SIDE)
    assert differing(fewer, more) < SIDE * SIDE / 8


def test_more_than_fit_are_not_shown():
    assert lid_picture(WHITE, MAX_STONES, SIDE) == lid_picture(WHITE, MAX_STONES + 60, SIDE)


def test_the_stones_have_their_colour():
    x, y = (round((1 + place) / 2 * SIDE) for place in bowl_lid.stone_pile()[0])
    black, white = (lid_picture(look, 1, SIDE).pixelColor(x, y) for look in (BLACK, WHITE))
    assert black.lightness() < 120
    assert white.lightness() > 200


def test_the_same_heap_each_time():
    before = lid_picture(BLACK, 23, SIDE).copy()
    lid_picture.cache_clear()
    bowl_lid.stone_pile.cache_clear()
    assert lid_picture(BLACK, 23, SIDE) == before


def test_no_stone_hangs_over_the_rim():
    for x, y in bowl_lid.stone_pile():
        assert (x * x + y * y) ** 0.5 + bowl_lid.STONE_DIAMETER / 2 <= bowl_lid.DISH


def test_the_first_stones_do_not_overlap():
    first = bowl_lid.stone_pile()[:10]
    for one, other in itertools.combinations(first, 2):
        assert (
            (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2
        ) ** 0.5 >= 0.99 * bowl_lid.STONE_DIAMETER


@pytest.mark.parametrize("side", [1, 5, 24])
def test_even_the_smallest_can_be_painted(side):
    assert lid_picture(WHITE, 40, side).width() == side
