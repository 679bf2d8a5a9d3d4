import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.hand_counting.rectangles import (
    AT_A_GLANCE,
    bit_grid,
    compact_rectangles,
    union,
)
from gobanapp.rules.point import Point
from gobanapp.rules.point_set import each_bit
from tests.rules.hand_counting.finished_games import points


def room(width, height, names):
    lines = bit_grid(width, height)
    return lines, lines.bits(points(names))


@st.composite
def sets(draw):
    width, height = draw(st.integers(1, 8)), draw(st.integers(1, 8))
    inside = st.builds(Point, st.integers(0, width - 1), st.integers(0, height - 1))
    return width, height, draw(st.sets(inside))


@given(sets())
def test_points_as_bits_and_back(case):
    width, height, chosen = case
    lines = bit_grid(width, height)
    assert lines.points(lines.bits(chosen)) == sorted(chosen, key=lambda p: (p.y, p.x))
    assert lines.bits(chosen).bit_count() == len(chosen)
    assert union(lines.bit(point) for point in chosen) == lines.bits(chosen)
    assert list(each_bit(lines.bits(chosen))) == sorted(map(lines.bit, chosen))


@given(sets())
def test_the_neighbours_of_points(case):
    width, height, chosen = case
    lines, board = bit_grid(width, height), Board.empty(width, height)
    around = lines.around(lines.bits(chosen))
    adjacent = {near for point in chosen for near in board.neighbors(point)} - chosen
    everything = lines.bits(board.points())
    assert lines.points(around & everything) == lines.points(lines.bits(adjacent))


@given(sets())
def test_pieces_hang_together(case):
    width, height, chosen = case
    lines, board = bit_grid(width, height), Board.empty(width, height)
    pieces = [set(lines.points(piece)) for piece in lines.pieces(lines.bits(chosen))]
    assert sorted(point for piece in pieces for point in piece) == sorted(chosen)
    stones = board.with_stones(Color.BLACK, chosen)
    assert all(piece == stones.chain(next(iter(piece))).stones for piece in pieces)


@given(sets(), st.integers(1, 4), st.integers(1, 4))
def test_corners_of_rectangles_that_fit(case, columns, rows):
    width, height, chosen = case
    lines = bit_grid(width, height)
    fitting = {
        point
        for point in chosen
        if all(
            Point(point.x + across, point.y + up) in chosen
            for across in range(columns)
            for up in range(rows)
        )
    }
    found = lines.corners(lines.bits(chosen), columns, rows)
    assert set(lines.points(found)) == fitting
    for corner in each_bit(found):
        assert lines.is_rectangle(lines.box(columns, rows) * corner)


@pytest.mark.parametrize(
    ("names", "is_one"),
    [
        ("", False),
        ("C3", True),
        ("B2 C2 D2", True),
        ("B2 B3 B4", True),
        ("B2 C2 B3 C3", True),
        ("B2 C2 B3", False),
        ("B2 D2", False),
        ("E1 A2", False),
        ("B2 C2 C3 D3", False),
        ("A1 B1 C1 D1 E1", True),
        ("A1 B1 A3 B3", False),
    ],
)
def test_rectangles_are_recognised(names, is_one):
    lines, bits = room(5, 5, names)
    assert lines.is_rectangle(bits) == is_one


# What is kept together


def test_the_largest_rectangle_comes_first():
    lines, bits = room(7, 4, "A1 B1 C1 D1 E1 F1 G1 C2 D2 C3 D3 G4")
    assert [set(lines.points(part)) for part in compact_rectangles(lines, bits, 7)] == [
        points("C1 D1 C2 D2 C3 D3"),
        points("B1"),
    ]


def test_a_rectangle_is_placed_next_to_given_points():
    lines, bits = room(9, 2, "A1 A2 B1 B2 F1 F2 G1 G2")
    for adjacent, wanted in (("H1 H2", "F1 F2 G1 G2"), ("C1", "A1 A2 B1 B2")):
        parts = compact_rectangles(lines, bits, 4, adjacent=lines.bits(points(adjacent)))
        assert [set(lines.points(part)) for part in parts] == [points(wanted)]


def test_vertical_rectangles_are_as_good_as_horizontal_ones():
    lines, bits = room(9, 2, "A1 A2 F1 G1")
    for adjacent, wanted in (("H1", "F1 G1"), ("B1", "A1 A2")):
        (part,) = compact_rectangles(lines, bits, 2, adjacent=lines.bits(points(adjacent)))
        assert set(lines.points(part)) == points(wanted)


def test_a_rectangle_leaves_the_rest_in_one_piece():
    lines, bits = room(4, 1, "A1 B1 C1 D1")
    (part,) = compact_rectangles(lines, bits, 2)
    assert set(lines.points(part)) in (points("A1 B1"), points("C1 D1"))


def test_a_stone_leaves_only_for_a_much_larger_rectangle():
    lines, bits = room(4, 2, "A1 B1 C1 D1 A2 B2 C2 D2")
    in_the_way = lines.bits(points("B2"))
    (part,) = compact_rectangles(lines, bits, 8, stones=in_the_way)
    assert part == bits
    (part,) = compact_rectangles(lines, bits, 4, stones=in_the_way)
    assert not part & in_the_way


def test_a_nearby_place_does_not_outweigh_moved_stones():
    lines, bits = room(7, 3, "A1 B1 A2 B2 F1 G1")
    in_the_way, near = (lines.bits(points(names)) for names in ("A2 B1", "C1 C2 A3 B3"))
    part = compact_rectangles(lines, bits, 4, adjacent=near, stones=in_the_way)[0]
    assert set(lines.points(part)) == points("F1 G1")


@given(sets(), st.data())
def test_rectangles_cover_the_requested_number_of_points(case, data):
    width, height, chosen = case
    amount = data.draw(st.integers(0, len(chosen)))
    lines = bit_grid(width, height)
    stones = lines.bits(point for point in sorted(chosen) if data.draw(st.booleans()))
    parts = compact_rectangles(lines, lines.bits(chosen), amount, stones=stones)
    assert union(parts).bit_count() == sum(part.bit_count() for part in parts) == amount
    assert not union(parts) & ~lines.bits(chosen)
    assert all(lines.is_rectangle(part) and part.bit_count() <= AT_A_GLANCE for part in parts)
