import pytest

from gobanapp.diagram.aid_view import add_aids
from gobanapp.diagram.aids import NO_AIDS, Aid, Aids
from gobanapp.diagram.board_view import BoardView
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.reading.ladder import read_ladder
from tests.board_text import parse_board

EYES = parse_board(
    """
    . X O . O . O
    X X O O O O O
    . X O . . . .
    X X O . . . .
    O O O . . . .
    . . . . . . .
    """
)


def aided(board, *wanted, pointed=None):
    return add_aids(BoardView(board=board), wanted, pointed)


def test_aids_that_are_off_show_nothing():
    view = aided(EYES, pointed=Point(0, 2))
    assert view.aids == NO_AIDS
    assert not view.ownership


def test_the_liberties_of_the_chain_under_the_pointer_are_counted():
    board = parse_board(
        """
        . X .
        X O .
        . . .
        """
    )
    aids = aided(board, Aid.LIBERTIES, pointed=Point(1, 1)).aids
    assert aids.hovered_stone == Point(1, 1)
    assert aids.liberties == {Point(2, 1), Point(1, 0)}


@pytest.mark.parametrize("pointed", [None, Point(0, 0), Point(40, 40)])
def test_without_a_stone_under_the_pointer_liberties_are_hidden(pointed):
    aids = aided(EYES, Aid.LIBERTIES, Aid.LADDERS, pointed=pointed).aids
    assert aids == NO_AIDS


def test_eyes_belong_to_the_side_around_them():
    aids = aided(EYES, Aid.EYES).aids
    assert aids.eyes[Color.BLACK] == {Point(0, 5), Point(0, 3)}
    assert aids.eyes[Color.WHITE] == {Point(3, 5), Point(5, 5)}
    assert not any(aids.false_eyes)


def test_an_eye_that_must_be_filled_is_false():
    board = parse_board(
        """
        . X . X O .
        X X X O O .
        O O O O . .
        . . . . . .
        """
    )
    aids = aided(board, Aid.EYES).aids
    assert aids.eyes[Color.BLACK] == {Point(0, 3)}
    assert aids.false_eyes[Color.BLACK] == {Point(2, 3)}


def test_a_large_room_is_no_eye():
    board = Board.empty(9).with_stones(Color.BLACK, [Point(4, 4)])
    assert not any(aided(board, Aid.EYES).aids.eyes)


def test_each_stone_has_a_tint():
    assert aided(EYES, Aid.CHAINS).aids.tints.keys() == {point for point, _ in EYES.stones()}


def test_stones_make_themselves_felt_on_their_own_side():
    board = Board.empty(9).with_stones(Color.BLACK, [Point(1, 4)])
    board = board.with_stones(Color.WHITE, [Point(7, 4)])
    influence = aided(board, Aid.INFLUENCE).ownership
    assert influence[Point(0, 4)] > 0.5
    assert influence[Point(8, 4)] < -0.5
    assert influence[Point(1, 4)] == 1


def test_an_estimate_that_is_shown_stays():
    view = BoardView(board=EYES, ownership={Point(3, 2): 0.4})
    assert add_aids(view, {Aid.INFLUENCE}, None).ownership == {Point(3, 2): 0.4}


def test_a_ladder_is_shown_for_the_chain_pointed_at():
    black = [Point.parse(name) for name in ("C4", "D3", "E3")]
    board = Board.empty(19).with_stones(Color.WHITE, [Point(3, 3)]).with_stones(Color.BLACK, black)
    aids = aided(board, Aid.LADDERS, pointed=Point(3, 3)).aids
    assert aids.ladder == read_ladder(board, Point(3, 3))
    imagined = aids.imagined
    assert imagined[aids.ladder.moves[0].point] == 0
    assert len(imagined) == len({move.point for move in aids.ladder.moves})


def test_aids_without_a_ladder_have_no_imagined_moves():
    assert not Aids().imagined
