"""Cached move numbers of nodes."""

import pytest

from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.game.node_cache import move_number_cache
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point


def a_game():
    """Two moves and two passes, then play is resumed and a third stone lies there."""
    game = Game.new(5, 5, GameInfo())
    for name in ("C3", "D4"):
        game.play(Point.parse(name))
    game.pass_()
    game.pass_()
    game.resume(Color.BLACK)
    game.play(Point.parse("B2"))
    return game


def numbers(known, game):
    return [known.at(number) for number in game.line()[0]]


def test_passes_are_counted_and_set_ups_are_not():
    game = a_game()
    known = move_number_cache(game.tree)
    assert known.at(game.current_id) == 5
    assert numbers(known, game) == [0, 1, 2, 3, 4, 4, 5]


def test_each_variation_continues_the_count_of_its_fork():
    game = a_game()
    known = move_number_cache(game.tree)
    game.go_to(game.line()[0][1])
    game.play(Point.parse("E5"))
    assert known.at(game.current_id) == 2


def test_an_edit_updates_the_numbers():
    game = a_game()
    known = move_number_cache(game.tree)
    last = game.current_id
    assert known.at(last) == 5
    game.remove_only(game.line()[0][1])
    assert known.at(last) == 4


@pytest.mark.parametrize("number", [-1, -3, 7])
def test_an_unknown_node_id_raises_a_key_error(number):
    known = move_number_cache(a_game().tree)
    known.at(6)
    with pytest.raises(KeyError):
        known.at(number)
