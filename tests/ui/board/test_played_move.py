from dataclasses import replace

import pytest

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.ui.board.stone_animation import PlayedMove
from tests.board_text import draw_board, parse_board

A1, A2, A3, B1, C1, C3 = map(Point.parse, "A1 A2 A3 B1 C1 C3".split())
BEFORE = BoardView(board=parse_board(". . .\nX . .\nO X ."), last_move=A2)
AFTER = replace(
    BEFORE, board=parse_board(". . .\nX . .\n. X ."), last_move=C3, atari=frozenset({C3})
)
AFTER = replace(AFTER, board=AFTER.board.with_stones(Color.BLACK, [C3]))
GEOMETRY = Geometry.fit(3, 3, Rect(0, 0, 300, 300))


@pytest.fixture
def move():
    return PlayedMove.on_point(BEFORE, AFTER, C3)


def landing(move, now):
    return [stone for stone in move.stones_at(now, GEOMETRY) if stone.color is Color.BLACK]


def lifting(move, now):
    return [stone for stone in move.stones_at(now, GEOMETRY) if stone.color is Color.WHITE]


def test_a_stone_lands_in_120_milliseconds(move):
    assert PlayedMove.on_point(BEFORE, replace(AFTER, board=BEFORE.board), A2).duration == 120
    heights, sizes = [], []
    for now in (0, 40, 80, 119):
        (stone,) = landing(move, now)
        assert (stone.x, stone.y) == GEOMETRY.crossing(C3)
        heights.append(stone.height)
        sizes.append(stone.size)
    assert heights == sorted(heights, reverse=True)
    assert sizes == sorted(sizes, reverse=True)
    assert (heights[0], sizes[0]) > (0.5, 1.1)
    assert (heights[-1], sizes[-1]) == pytest.approx((0, 1), abs=0.01)
    assert landing(move, 0)[0].opacity == pytest.approx(0.45)
    assert landing(move, 119)[0].opacity == 1
    assert landing(move, 120) == []


def test_captured_stones_lift_and_fade_in_200_milliseconds(move):
    assert move.duration == 280
    opacities = []
    for now in (0, 79, 120, 200, 279):
        (stone,) = lifting(move, now)
        assert (stone.x, stone.y) == GEOMETRY.crossing(A1)
        assert stone.height == pytest.approx(0.7 * (1 - stone.opacity))
        opacities.append(stone.opacity)
    assert opacities[:2] == [1, 1]
    assert opacities == sorted(opacities, reverse=True)
    assert opacities[-1] < 0.02
    assert lifting(move, 280) == []


def test_the_board_shows_the_stone_when_it_has_landed(move):
    early = move.view_at(0)
    assert draw_board(early.board) == ". . .\nX . .\n. X ."
    assert early.last_move is None
    assert early.atari == frozenset()
    assert move.view_at(120) == AFTER
    assert move.changes_until(119) == move.changes_until(0) != move.changes_until(120)


def test_atari_marks_wait_for_the_stone_to_land():
    before = replace(BEFORE, atari=frozenset({A1}))
    after = replace(AFTER, atari=frozenset({A1, C3}))
    assert PlayedMove.on_point(before, after, C3).view_at(0).atari == frozenset({A1})


def test_labels_and_marks_of_the_point_wait_for_the_stone():
    after = replace(AFTER, labels={C3: "1", B1: "2"})
    assert PlayedMove.on_point(BEFORE, after, C3).view_at(0).labels == {B1: "2"}


def test_other_marks_can_change_during_the_landing(move):
    pointed = replace(AFTER, ghost=(C1, Color.WHITE))
    other = replace(move, after=pointed)
    assert other.view_at(0).ghost == (C1, Color.WHITE)
    assert other.view_at(120) == pointed
    assert other.stones_at(50, GEOMETRY) == move.stones_at(50, GEOMETRY)


def test_by_suicide_only_stones_leave_the_board():
    before = BoardView(board=parse_board("X O\nX O"))
    after = replace(before, board=parse_board(". O\n. O"))
    move = PlayedMove.on_point(before, after, Point(0, 1))
    assert move.view_at(0) == after
    assert {stone.color for stone in move.stones_at(100, GEOMETRY)} == {Color.BLACK}
    assert len(move.stones_at(100, GEOMETRY)) == 2


def test_many_captured_stones_are_not_enlarged():
    before = BoardView(board=parse_board("O O O O\n" * 5 + "O O O ."))
    after = replace(before, board=parse_board(". . . .\n" * 5 + ". . . X"))
    geometry = Geometry.fit(4, 6, Rect(0, 0, 500, 500))
    stones = PlayedMove.on_point(before, after, Point(3, 0)).stones_at(200, geometry)
    assert len(stones) == 23
    assert {stone.size for stone in stones} == {1.0}
    assert {stone.height for stone in stones} != {0.0}


def test_captured_stones_outside_the_visible_part_are_not_animated():
    before = BoardView(board=parse_board("O O O O\n" * 5 + "O O O ."))
    after = replace(before, board=parse_board(". . . .\n" * 5 + ". . . X"))
    geometry = Geometry.fit(4, 6, Rect(0, 0, 500, 500), frame=Frame(part=BoardPart(2, 0, 3, 1)))
    stones = PlayedMove.on_point(before, after, Point(3, 0)).stones_at(200, geometry)
    assert len(stones) == 3


def test_the_number_of_a_stone_in_the_air_is_not_written_yet():
    numbered = PlayedMove.on_point(BEFORE, replace(AFTER, numbers={A2: 1, C3: 2}), C3)
    assert numbered.view_at(0).numbers == {A2: 1}
    assert numbered.view_at(numbered.duration).numbers == {A2: 1, C3: 2}
