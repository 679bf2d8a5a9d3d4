from dataclasses import replace

import pytest

from gobanapp.diagram.board_view import BoardView
from gobanapp.game.markup import Mark
from gobanapp.rules.board import Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point

A1 = Point(0, 0)
EMPTY = BoardView(board=Board.empty(9))


def test_views_of_equal_things_are_equal():
    view = replace(EMPTY, marks={A1: Mark.CROSS}, labels={A1: "1"}, dead=frozenset({A1}))
    same = replace(EMPTY, marks={A1: Mark.CROSS}, labels={A1: "1"}, dead=frozenset({A1}))
    assert view == same


@pytest.mark.parametrize(
    "change",
    [
        {"board": Board.empty(9).with_stones(Color.BLACK, [A1])},
        {"last_move": A1},
        {"ghost": (A1, Color.WHITE)},
        {"unconfirmed": A1},
        {"forbidden": A1},
        {"repeated": 86},
        {"refusal_stones": frozenset({A1})},
        {"atari": frozenset({A1})},
        {"cursor": A1},
        {"marks": {A1: Mark.CROSS}},
        {"labels": {A1: "1"}},
        {"dead": frozenset({A1})},
        {"territory": ByColor(frozenset({A1}), frozenset())},
        {"neutral": frozenset({A1})},
        {"seki": frozenset({A1})},
        {"unsettled": frozenset({A1})},
        {"hovered_group": frozenset({A1})},
        {"blocks": (frozenset({A1}),)},
        {"open_border": frozenset({A1})},
    ],
    ids=lambda change: next(iter(change)),
)
def test_any_difference_makes_views_differ(change):
    assert replace(EMPTY, **change) != EMPTY
