import pytest

from gobanapp.rules.color import ByColor, Color


@pytest.mark.parametrize("color", Color)
def test_each_colour_is_its_opponents_opponent(color):
    assert color.opponent is not color
    assert color.opponent.opponent is color


def test_a_pair_is_asked_by_colour():
    pair = ByColor("x", "o")
    assert (pair[Color.BLACK], pair[Color.WHITE]) == ("x", "o")
    assert list(pair) == ["x", "o"]


def test_changing_one_side_returns_a_new_pair():
    pair = ByColor(1, 2)
    assert pair.with_(Color.BLACK, 5) == ByColor(5, 2)
    assert pair.with_(Color.WHITE, 5) == ByColor(1, 5)
    assert pair == ByColor(1, 2)


def test_map_applies_a_function_to_both_sides():
    assert ByColor(1, 2).map(str) == ByColor("1", "2")


def test_the_two_values_can_be_exchanged():
    assert ByColor(1, 2).swapped() == ByColor(2, 1)
