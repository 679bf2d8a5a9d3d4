import pytest

from gobanapp.diagram.shown_numbers import ShownMoveNumbers, move_numbers, next_move_letters
from gobanapp.game.game import Game
from gobanapp.rules.point import Point
from gobanapp.sgf.reader import read_games

TAKEN = b"(;SZ[5];B[ae];W[be];B[ce];W[ad];B[cd];W[ae])"
"""White takes A1 with A2 and plays there herself."""
FORKS = b"(;SZ[5];B[aa](;W[bb];B[cc])(;W[dd];MN[1]B[ee];W[ce])(;W[])(;W[aa]))"


def at_the_end(data, variation=0):
    game = read_games(data).games[0]
    game = Game(game.tree, game.columns, game.rows)
    game.step_by(1)
    game.go_to(game.node.children[variation])
    game.step_by(99)
    return game


def numbers(game, most=None, begun_at=None):
    found = move_numbers(game, game.current_id, most, begun_at)
    return {str(point): number for point, number in found.items()}


def test_a_stone_has_the_number_of_the_last_move_on_its_point():
    assert numbers(at_the_end(TAKEN)) == {"B1": 2, "C1": 3, "A2": 4, "C2": 5, "A1": 6}


def test_a_captured_stone_has_no_number():
    game = at_the_end(TAKEN)
    game.step_by(-1)
    assert numbers(game) == {"B1": 2, "C1": 3, "A2": 4, "C2": 5}


@pytest.mark.parametrize(
    ("numbered", "shown"),
    [
        (ShownMoveNumbers.NONE, set()),
        (ShownMoveNumbers.LAST, {"A1"}),
        (ShownMoveNumbers.LAST_FIVE, {"A1", "C2", "A2", "C1", "B1"}),
        (ShownMoveNumbers.ALL, {"A1", "C2", "A2", "C1", "B1"}),
    ],
)
def test_so_many_moves_are_numbered(numbered, shown):
    assert numbers(at_the_end(TAKEN), numbered.most).keys() == shown


def test_the_record_says_where_numbers_restart():
    assert numbers(at_the_end(FORKS, 1)) == {"A5": 1, "D2": 2, "E1": 1, "C1": 2}


def test_from_a_node_on_moves_count_from_one():
    game = at_the_end(FORKS, 1)
    begun_at = game.tree.path(game.current_id)[1].id
    assert numbers(game, 0, begun_at) == {"D2": 1, "E1": 2, "C1": 3}
    elsewhere = at_the_end(TAKEN)
    assert numbers(elsewhere, 1, 99) == {"A1": 6}


def test_one_next_move_is_a_dot_several_are_letters():
    game = at_the_end(FORKS)
    game.go_to(game.tree.root_id)
    assert next_move_letters(game, game.current_id, ()) == {Point.parse("A5"): ""}
    game.step_by(1)
    ways = next_move_letters(game, game.current_id, ())
    assert ways == {Point.parse("B4"): "A", Point.parse("D2"): "B"}
    assert next_move_letters(game, game.current_id, [Point.parse("B4")]) == {Point.parse("D2"): "B"}
    for used, letters in ((["A"], "BC"), (["B"], "AC"), (["C", "x"], "AB")):
        ways = next_move_letters(game, game.current_id, (), used)
        assert "".join(ways.values()) == letters
