from dataclasses import replace

import numpy as np
import pytest

from gobanapp.diagram.aids import Aids
from gobanapp.diagram.board_view import BoardView
from gobanapp.paint.board_painter import BoardPainter
from gobanapp.rules.board import Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.reading.ladder import Ladder
from tests.board_text import parse_board

BOARD = parse_board(
    """
    . . . . .
    . X X . .
    . . . O .
    . . . . .
    . . . . .
    """
)
EMPTY = BoardView(board=Board.empty(5))
B4, C4, D3, C2 = Point(1, 3), Point(2, 3), Point(3, 2), Point(2, 1)


@pytest.fixture
def changed(fitted, pixels):
    """A function: where two views look different, as a mask, and the geometry."""

    def changed(before, after, size=(400, 420)):
        geometry = fitted(before, *size)
        one, other = (pixels(BoardPainter().picture(geometry, view)) for view in (before, after))
        return np.abs(one - other)[..., :3].max(2) > 0, geometry

    return changed


def differs_at(mask, geometry, point, right=0.0, down=0.0):
    x, y = geometry.crossing(point)
    x, y = round(x + right * geometry.step_x), round(y + down * geometry.step_y)
    return mask[y - 1 : y + 2, x - 1 : x + 2].any()


def test_a_line_joins_the_stones_of_one_chain_only(changed):
    view = BoardView(board=BOARD)
    tints = {B4: 0, C4: 0, D3: 1}
    mask, geometry = changed(view, replace(view, aids=Aids(tints=tints)))
    assert all(differs_at(mask, geometry, point) for point in tints)
    assert differs_at(mask, geometry, B4, right=0.5)
    assert not differs_at(mask, geometry, C4, right=0.5)
    assert not differs_at(mask, geometry, B4, down=0.5)


def test_each_tint_has_its_own_colour(fitted, pixels):
    colors = set()
    for tint in range(7):
        view = BoardView(board=BOARD, aids=Aids(tints={B4: tint}))
        geometry = fitted(view)
        x, y = map(round, geometry.crossing(B4))
        colors.add(tuple(pixels(BoardPainter().picture(geometry, view))[y, x]))
    assert len(colors) == 7


def test_liberties_and_their_number_are_drawn(changed):
    view = BoardView(board=BOARD)
    aids = Aids(hovered_stone=D3, liberties=frozenset({C2}))
    mask, geometry = changed(view, replace(view, aids=aids))
    assert differs_at(mask, geometry, C2)
    assert differs_at(mask, geometry, D3)
    assert not differs_at(mask, geometry, B4)


def test_a_false_eye_looks_unlike_an_eye(changed):
    here = ByColor(frozenset({C2}), frozenset())
    for color in Color:
        eye = replace(EMPTY, aids=Aids(eyes=here.with_(color, frozenset({C2}))))
        false = replace(EMPTY, aids=Aids(false_eyes=here.with_(color, frozenset({C2}))))
        mask, geometry = changed(EMPTY, eye)
        assert differs_at(mask, geometry, C2)
        mask, geometry = changed(eye, false)
        assert mask.any()


def test_a_ladder_lies_on_empty_points_only(changed):
    view = BoardView(board=BOARD)
    ladder = Ladder(
        moves=(Move(Color.WHITE, B4), Move(Color.BLACK, C2)),
        is_caught=False,
        breakers=frozenset({D3}),
    )
    mask, geometry = changed(view, replace(view, aids=Aids(ladder=ladder)))
    assert differs_at(mask, geometry, C2)
    assert not differs_at(mask, geometry, B4)
    x, y = map(round, geometry.crossing(D3))
    reach = geometry.step_x // 2
    assert mask[y - reach : y + reach, x - reach : x + reach].any()


def test_the_second_move_on_a_point_is_not_drawn_over_the_first():
    moves = (Move(Color.WHITE, C2), Move(Color.BLACK, D3), Move(Color.WHITE, C2))
    assert Aids(ladder=Ladder(moves=moves, is_caught=True)).imagined == {C2: 0, D3: 1}


def test_nothing_is_drawn_on_hidden_points(changed):
    aids = Aids(
        hovered_stone=D3,
        liberties=frozenset({C2}),
        tints={B4: 0, C4: 0},
        eyes=ByColor(frozenset({C2}), frozenset()),
        ladder=Ladder(moves=(Move(Color.WHITE, C2),), is_caught=True),
    )
    hidden = replace(BoardView(board=BOARD), hidden=frozenset({B4, C4, D3, C2}))
    mask, _ = changed(hidden, replace(hidden, aids=aids))
    assert not mask.any()
