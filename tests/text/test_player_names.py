"""Names of players and colours."""

from gobanapp.rules.color import Color
from gobanapp.text import player_names


def test_the_names_of_the_colours_differ():
    black, white = map(player_names.color_name, Color)
    assert black
    assert white
    assert black != white


def test_the_names_of_the_colours_can_be_translated(everything_translated):
    assert all(player_names.color_name(color).startswith("<") for color in Color)
