"""Moves whose point is not on the board: they are counted like the others."""

import pytest

from gobanapp.game.game import Game
from gobanapp.game.node import Content, Property
from gobanapp.game.node_cache import move_number_cache
from gobanapp.game.node_search import node_of_move
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point

E5, C7, G3 = map(Point.parse, ("E5", "C7", "G3"))


@pytest.fixture
def game():
    """A game in which the second move, White's, cannot be read."""
    game = Game.new(9, 9, Content().info)
    game.play(E5)
    unread = Content(others=(Property("W", ("a1",)),))
    game._add(unread)  # noqa: SLF001 - no command makes one
    game.play(G3)
    return game


def test_an_unread_move_has_a_number_and_a_turn(game):
    line = [node.id for node in game.tree.main_line()]
    assert [game.position_at(number).move_number for number in line] == [0, 1, 2, 3]
    assert [move_number_cache(game.tree).at(number) for number in line] == [0, 1, 2, 3]
    assert [node_of_move(game.tree, line, number) for number in range(4)] == line
    assert [game.position_at(number).turn for number in line[1:3]] == [Color.WHITE, Color.BLACK]
    assert game.node.content.move == Move(Color.BLACK, G3)


def test_it_is_no_pass_and_sets_no_stone(game):
    position = game.position_at(game.node.parent)
    assert position.passes_in_row == 0
    assert list(position.passes) == [0, 0]
    assert position.stones == 1


def test_correcting_it_changes_the_position(game):
    game.go_to(game.node.parent)
    assert game.node.content.unread_move is not None
    game.correct_move(game.current_id, C7)
    assert game.position.board[C7] is Color.WHITE
    assert game.position.move_number == 2
