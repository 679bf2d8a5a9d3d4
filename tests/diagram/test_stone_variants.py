from itertools import product

from gobanapp.diagram.geometry import LENGTH_TO_WIDTH, STONE_WIDTH
from gobanapp.diagram.stone_variants import VARIANT_COUNT, stone_offset, stone_variant
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

POINTS = [Point(x, y) for x in range(19) for y in range(19)]


def test_the_stone_variant_of_a_point_is_fixed():
    # Written down, because saved pictures and the next start must show the same stones.
    assert [stone_variant(Point.parse(name), Color.BLACK) for name in ("A1", "D4", "T19")] == [
        3,
        7,
        11,
    ]
    assert [stone_variant(Point.parse(name), Color.WHITE) for name in ("A1", "D4", "T19")] == [
        0,
        4,
        8,
    ]


def test_all_stones_are_used_and_neighbours_differ():
    for color in Color:
        assert {stone_variant(point, color) for point in POINTS} == set(range(VARIANT_COUNT))
        for (x, y), right, up in product(POINTS, (-1, 0, 1), (-1, 0, 1)):
            if right or up:
                assert stone_variant(Point(x, y), color) != stone_variant(
                    Point(x + right, y + up), color
                )


def test_no_two_stones_side_by_side_overlap():
    for one, other in product(range(VARIANT_COUNT), repeat=2):
        (right, down), (other_right, other_down) = stone_offset(one), stone_offset(other)
        assert 1 + other_right - right >= STONE_WIDTH
        assert LENGTH_TO_WIDTH + other_down - down >= STONE_WIDTH


def test_stone_offsets_are_distinct_and_centred():
    hairs = [stone_offset(number) for number in range(VARIANT_COUNT)]
    assert len(set(hairs)) == VARIANT_COUNT
    for axis in (0, 1):
        offs = [off[axis] for off in hairs]
        assert min(offs) < 0 < max(offs)
        assert abs(sum(offs)) / VARIANT_COUNT < 0.002
