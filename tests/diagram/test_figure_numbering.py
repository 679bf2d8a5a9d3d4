import pytest

from gobanapp.diagram.figure_numbering import (
    FigureNumbering,
    dropped_hundreds,
    own_numbers,
    resolve_numbering,
)
from gobanapp.game.node import EMPTY_CONTENT, Content, Node
from gobanapp.game.print_properties import Numbering, PrintProperties
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move

MOVE = Content(move=Move(Color.BLACK, None))


def saying(number, content=MOVE):
    return Content(move=content.move, print_properties=PrintProperties(number=number))


def numbers_of(*contents, before=0):
    nodes = [Node(number, None, (), content) for number, content in enumerate(contents)]
    return own_numbers(nodes, before)


def test_moves_are_counted_and_other_nodes_are_not():
    assert numbers_of(EMPTY_CONTENT, MOVE, MOVE, EMPTY_CONTENT, MOVE) == [0, 1, 2, 2, 3]
    assert numbers_of(MOVE, EMPTY_CONTENT, before=37) == [38, 38]


def test_a_node_may_set_the_number_of_its_move():
    assert numbers_of(MOVE, saying(51), MOVE) == [1, 51, 52]
    assert numbers_of(MOVE, saying(1), MOVE) == [1, 1, 2]


def test_a_node_without_a_move_sets_the_number_base():
    assert numbers_of(saying(100, EMPTY_CONTENT), MOVE) == [100, 101]


@pytest.mark.parametrize(
    ("first", "left_out"),
    [(1, 0), (99, 0), (100, 0), (101, 100), (200, 100), (201, 200), (0, 0), (-5, 0)],
)
def test_the_hundreds_are_those_of_the_first_move_and_a_hundred_ends_one(first, left_out):
    assert dropped_hundreds(first) == left_out


def test_only_the_games_own_way_of_numbering_asks_the_record():
    assert resolve_numbering(FigureNumbering.OF_GAME, Numbering.NONE) is FigureNumbering.NONE
    assert resolve_numbering(FigureNumbering.OF_GAME, Numbering.PLAIN) is FigureNumbering.OF_GAME
    assert (
        resolve_numbering(FigureNumbering.OF_GAME, Numbering.HUNDREDS) is FigureNumbering.HUNDREDS
    )
    for asked in set(FigureNumbering) - {FigureNumbering.OF_GAME}:
        assert all(resolve_numbering(asked, recorded) is asked for recorded in Numbering)
