import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.rules.board import Board
from gobanapp.rules.hand_counting.rectangles import bit_grid, union
from gobanapp.rules.hand_counting.tens import tens_layouts
from gobanapp.rules.point import Point
from tests.rules.hand_counting.finished_games import points


def everything(lines, width, height):
    return lines.bits(Board.empty(width, height).points())


@pytest.mark.parametrize(
    ("width", "height", "tens"),
    [
        (5, 2, 1),
        (5, 4, 2),
        (4, 5, 2),
        (10, 1, 1),
        (1, 10, 1),
        (3, 3, 0),
        (5, 6, 3),
        (10, 3, 3),
        (7, 5, 3),
        (9, 9, 8),
        (19, 2, 3),
        (25, 20, 50),
        (40, 31, 124),
    ],
)
def test_a_bare_rectangle_takes_as_many_tens_as_it_has_room_for(width, height, tens):
    lines = bit_grid(width, height)
    found = tens_layouts(lines, everything(lines, width, height), 0, most=1000)
    assert len(found) - 1 == tens
    assert [len(layout.tiles) for layout in found] == list(range(tens + 1))


def test_the_number_of_tens_is_limited():
    lines = bit_grid(10, 10)
    assert len(tens_layouts(lines, everything(lines, 10, 10), 0, most=3)) == 4
    lines = bit_grid(52, 52)
    assert len(tens_layouts(lines, everything(lines, 52, 52), 0, most=7)) == 8


def test_a_ten_is_placed_where_the_fewest_stones_are():
    lines = bit_grid(8, 2)
    ground = everything(lines, 8, 2)
    stones = lines.bits(points("A1 B2 H1"))
    _, layout = tens_layouts(lines, ground, stones, most=1)
    assert set(lines.points(layout.covered)) == points("C1 D1 E1 F1 G1 C2 D2 E2 F2 G2")


def test_a_ten_is_placed_on_stone_free_ground():
    lines = bit_grid(9, 6)
    stones = lines.bits(points("A1 B1 C1 D1 E1 F1 G1 H1 J1 A2 B2 C2 D2 E2 F2 G2 H2 J2 E5"))
    _, layout = tens_layouts(lines, everything(lines, 9, 6), stones, most=1, dearest=10)
    assert not layout.covered & stones


def test_a_ten_with_too_many_stones_is_rejected():
    lines = bit_grid(5, 2)
    ground, stones = everything(lines, 5, 2), lines.bits(points("A1 B1 C1"))
    assert len(tens_layouts(lines, ground, stones, most=1, dearest=3)) == 2
    assert len(tens_layouts(lines, ground, stones, most=1, dearest=2)) == 1
    # Four stones, where nothing is said.
    assert len(tens_layouts(lines, ground, lines.bits(points("A1 B1 C1 D1")), most=1)) == 2
    assert len(tens_layouts(lines, ground, lines.bits(points("A1 B1 C1 D1 E1")), most=1)) == 1


@pytest.mark.parametrize(
    ("size", "missing", "stones", "tens"),
    [
        # Two lie across, with seven stones; upright there is one with fewer, and then no other.
        ((5, 5), "C5 D5", "D1 E1 B2 D2 C4 D4 E4", 2),
        ((7, 5), "C4", "E3 A4 B4 B5 G5", 3),
        # All of it in tens is to be had upright alone, whatever stands in the way.
        ((8, 5), "", "C2 H3", 4),
        ((8, 5), "", "C1 E2 H2", 4),
        ((6, 5), "", "A5 B1 C2 C5 F1 F5", 3),
    ],
)
def test_more_tens_are_preferred_to_the_best_one(size, missing, stones, tens):
    lines = bit_grid(*size)
    ground = everything(lines, *size) & ~lines.bits(points(missing))
    assert len(tens_layouts(lines, ground, lines.bits(points(stones)), most=8)) - 1 == tens


def test_a_compact_ten_is_better_than_a_long_one():
    lines = bit_grid(10, 3)
    ground = lines.bits(points("A1 B1 C1 D1 E1 F1 G1 H1 J1 K1 A2 B2 C2 D2 E2"))
    _, layout = tens_layouts(lines, ground, 0, most=1)
    assert set(lines.points(layout.covered)) == points("A1 B1 C1 D1 E1 A2 B2 C2 D2 E2")


def test_only_a_long_ten_has_a_cost():
    lines = bit_grid(5, 2)
    assert [layout.cost for layout in tens_layouts(lines, everything(lines, 5, 2), 0, most=1)] == [
        0,
        0,
    ]
    # A long thin one is harder to see.
    lines = bit_grid(10, 1)
    assert tens_layouts(lines, everything(lines, 10, 1), 0, most=1)[1].cost > 0


def test_a_ten_is_placed_along_a_border():
    lines = bit_grid(7, 2)
    _, layout = tens_layouts(lines, everything(lines, 7, 2), 0, most=1)
    assert set(lines.points(layout.covered)) in (
        points("A1 B1 C1 D1 E1 A2 B2 C2 D2 E2"),
        points("C1 D1 E1 F1 G1 C2 D2 E2 F2 G2"),
    )


@pytest.mark.parametrize("height", [30, 31])
def test_a_vast_ground_is_laid_out_in_hundreds_first(height):
    lines = bit_grid(40, height)
    ground = everything(lines, 40, height)
    found = tens_layouts(lines, ground, 0, most=1000)
    for number in range(10, 121, 10):
        assert lines.is_rectangle(union(found[number].tiles[number - 10 :]))
    assert all(layout.cost == 0 for layout in found[:121])
    for layout in found:
        assert layout.covered == union(layout.tiles)
        assert layout.covered.bit_count() == 10 * len(layout.tiles)
        assert not layout.covered & ~ground


@given(st.sets(st.builds(Point, st.integers(0, 8), st.integers(0, 8)), min_size=50))
def test_tens_do_not_overlap(ground):
    lines = bit_grid(9, 9)
    bits = lines.bits(ground)
    for layout in tens_layouts(lines, bits, 0, most=9):
        assert all(lines.is_rectangle(tile) and tile.bit_count() == 10 for tile in layout.tiles)
        assert union(layout.tiles) == layout.covered
        assert layout.covered.bit_count() == 10 * len(layout.tiles)
        assert not layout.covered & ~bits
