from itertools import pairwise

import pytest

from gobanapp.rules.board import Board
from gobanapp.rules.hand_counting.counting_blocks import counting_blocks, sweep_order
from gobanapp.rules.hand_counting.rectangles import bit_grid
from gobanapp.rules.point import Point
from tests.rules.hand_counting.finished_games import points


def box(x, y, columns, rows):
    return frozenset(Point(x + across, y + up) for across in range(columns) for up in range(rows))


def blocks(tens, parts, size=19):
    lines = bit_grid(size, size)
    return counting_blocks(lines, [*map(lines.bits, tens)], [*map(lines.bits, parts)])


def test_two_tens_side_by_side_are_twenty():
    assert blocks([box(0, 0, 5, 2), box(0, 2, 5, 2)], []) == (box(0, 0, 5, 4),)
    assert blocks([box(0, 0, 5, 2), box(0, 3, 5, 2)], []) == (box(0, 0, 5, 2), box(0, 3, 5, 2))
    assert blocks([box(0, 0, 5, 2), box(1, 2, 5, 2)], []) == (box(0, 0, 5, 2), box(1, 2, 5, 2))


def test_a_square_twenty_is_better_than_a_long_one():
    tens = [box(0, 0, 5, 2), box(5, 0, 5, 2), box(0, 2, 5, 2)]
    assert blocks(tens, []) == (box(0, 0, 5, 4), box(5, 0, 5, 2))


def test_very_large_territories_are_read_in_hundreds():
    tens = [box(x, y, 5, 2) for x in range(0, 50, 5) for y in range(0, 20, 2)]
    found = blocks(tens, [], size=52)
    assert sum(map(len, found)) == 1000
    assert 20 < max(map(len, found)) <= 100
    assert len(found) < 20


@pytest.mark.parametrize(("rows", "are_larger"), [(38, False), (40, True)])
def test_blocks_are_larger_from_four_hundred_points_on(rows, are_larger):
    tens = [box(x, y, 5, 2) for x in (0, 5) for y in range(0, rows, 2)]
    assert (max(map(len, blocks(tens, [], size=52))) > 20) == are_larger


def test_other_blocks_follow_the_tens_largest_first():
    ten, six, twelve = box(0, 0, 5, 2), box(0, 10, 3, 2), box(10, 0, 4, 3)
    assert blocks([ten], [six, twelve]) == (ten, twelve, six)


def test_ten_points_in_no_rectangle_are_read_in_place():
    bent = box(0, 0, 3, 3) | points("D1")
    assert blocks([], [bent, points("A4")]) == (bent, points("A4"))


def test_small_parts_are_put_together_with_the_nearest():
    parts = [points("A1 A2 A3"), points("C1 C2 C3"), points("S19 T19"), points("T17")]
    assert blocks([], parts) == (parts[0] | parts[1] | parts[2] | parts[3],)
    parts[0] = box(0, 0, 1, 6)
    assert blocks([], parts) == (parts[0] | parts[1], parts[2] | parts[3])
    parts = [box(0, 0, 1, 6), box(2, 0, 2, 2), points("T1")]
    assert blocks([], parts) == (parts[0] | parts[1], parts[2])
    far_apart = [box(0, 0, 2, 4), box(17, 17, 2, 2)]
    assert blocks([], far_apart) == tuple(far_apart)


@pytest.mark.parametrize("size", [(1, 1), (3, 9), (19, 19), (52, 2), (7, 8)])
def test_the_eye_goes_over_each_point_once(size):
    board, lines = Board.empty(*size), bit_grid(*size)
    order = sweep_order(lines, lines.bits(board.points()))
    assert sorted(order) == sorted(board.points())
    assert order[0] == Point(0, 0)
    steps = [abs(a.x - b.x) + abs(a.y - b.y) for a, b in pairwise(order)]
    # It leaps over a strip at the top at most, where the last row has led it away from the next.
    assert max(steps, default=0) <= (1 if size[1] % 2 else 9)
