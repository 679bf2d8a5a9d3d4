import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gobanapp.rules.color import Color
from gobanapp.rules.hand_counting.rectangles import bit_grid
from gobanapp.rules.hand_counting.territory_arrangement import (
    SideTerritory,
    arrange_emptied_in_tens,
    arrange_filled,
    side_territory_of,
)
from gobanapp.rules.point import Point
from gobanapp.rules.territory import territory
from tests.board_text import parse_board
from tests.examples import examples
from tests.rules.hand_counting.finished_games import points


def ground(drawing, color=Color.BLACK):
    board = parse_board(drawing)
    return side_territory_of(board, territory(board, []), color)


def sizes(arrangement):
    return [len(block) for block in arrangement.blocks]


def test_prisoners_fill_points_outside_a_rectangle():
    arrangement = arrange_filled(
        ground(
            """
            . X . . . . . X O
            . . . . . . . X O
            X X . . . . . X O
            X X X X X X X X O
            O O O O O O O O O
            """
        ),
        4,
    )
    assert set(arrangement.filled[:3]) <= points("A5 A4 B4 C5 C4 C3 G3")
    assert sizes(arrangement) == [10, 4]
    arrangement = arrange_filled(
        ground(
            """
            . . . . . X . X O
            . . . . . . X X O
            X . X X X X X X O
            X X X X X X X X O
            O O O O O O O O O
            """
        ),
        3,
    )
    assert set(arrangement.filled) == points("G5 F4 B3")
    assert arrangement.moves == ()
    assert sizes(arrangement) == [10]


def test_stones_are_moved_out_of_a_rectangle_into_the_corners():
    arrangement = arrange_filled(
        ground(
            """
            . . . . . X . X O
            . . X . . . X X O
            . X . . . X X X O
            . . . . . X X X O
            X X X X X X X X O
            O O O O O O O O O
            """
        ),
        0,
    )
    assert dict(arrangement.moves).keys() == points("C5 B4")
    assert set(dict(arrangement.moves).values()) == points("G6 F5")
    assert arrangement.filled == ()
    assert sizes(arrangement) == [20]


def test_an_existing_rectangle_is_kept():
    inside = ground(
        """
        . . . . X O
        . . . . X O
        . . . . X O
        X X X X X O
        X X . X X O
        . X X X X O
        """
    )
    arrangement = arrange_filled(inside, 2)
    assert set(arrangement.filled) == points("C2 A1")
    assert sizes(arrangement) == [12]
    # Until there is no other room.
    assert sizes(arrange_filled(inside, 4)) == [10]


@pytest.mark.parametrize(
    ("drawing", "filled"),
    [
        (". . . . . X . X . . . X O\n. . . . . X . . . X . X O", "G1 H1 J1 L1 G2 J2 K2 L2"),
        (". X . . . X . . . . . X O\n. . . X . X . . . . . X O", "A1 B1 C1 E1 A2 C2 D2 E2"),
    ],
)
def test_the_territory_that_needs_no_moves_is_left_empty(drawing, filled):
    arrangement = arrange_filled(ground(drawing), 8)
    assert arrangement.moves == ()
    assert set(arrangement.filled) == points(filled)


@pytest.mark.parametrize(
    ("columns", "rows", "read"),
    [(5, 6, [30]), (10, 3, [30]), (7, 5, [20, 10, 5]), (8, 4, [20, 12]), (10, 5, [20, 20, 10])],
)
def test_a_large_rectangle_is_read_in_tens(columns, rows, read):
    drawing = f"{'. ' * columns}X O\n" * rows + "X " * (columns + 1) + "O\n"
    inside = ground(drawing + "O " * (columns + 2))
    arrangement = arrange_filled(inside, 0)
    assert sizes(arrangement) == read
    assert arrangement.moves == ()
    assert sorted(p for block in arrangement.blocks for p in block) == sorted(
        inside.grid.points(inside.territory)
    )


@pytest.mark.parametrize(
    ("drawing", "read"),
    [
        # Of a ten and twelve points the ten is kept, ...
        (
            """
            . . . . X X X X X X X O
            . . . . X . . . . . X O
            . . . . X . . . . . X O
            """,
            [10, 8],
        ),
        (
            """
            X X X X X X . . . . X O
            . . . . . X . . . . X O
            . . . . . X . . . . X O
            """,
            [10, 8],
        ),
        # ... of two that are none the larger.
        (". . X . . . . X O\n. . X . . . . X O\n. . X . . . . X O", [12, 2]),
        (". . . . X . . X O\n. . . . X . . X O\n. . . . X . . X O", [12, 2]),
    ],
)
def test_a_smaller_rectangle_that_is_no_ten_is_dropped(drawing, read):
    assert sizes(arrange_filled(ground(drawing), 4, moving=False)) == read


def test_a_rectangle_of_six_points_is_kept():
    drawing = """
        . . . . . X . . . X O
        . . . . X X . . . X O
    """
    arrangement = arrange_filled(ground(drawing), 7, moving=False)
    assert set(arrangement.filled) <= points("A1 B1 C1 D1 A2 B2 C2 D2 E2")


def test_surplus_points_stay_next_to_the_tens():
    drawing = """
        . . . . . . . X . X O
        . . . . . X X X . X O
    """
    assert set(arrange_filled(ground(drawing), 2, moving=False).filled) == points("J1 J2")


@pytest.mark.parametrize(
    ("near", "far"),
    [((10, 2), (0, 2)), ((6, 5), (4, 0)), ((10, 2), (6, 7)), ((2, 3), (12, 2))],
)
def test_a_stone_is_moved_to_the_nearest_place(near, far):
    lines, stone = bit_grid(13, 8), Point(6, 2)
    ten = {Point(x, y) for x in range(4, 9) for y in (2, 3)}
    arrangement = arrange_filled(
        SideTerritory(
            grid=lines,
            color=Color.BLACK,
            territory=lines.bits(ten - {stone} | {Point(*near), Point(*far)}),
            movable=lines.bit(stone),
        ),
        1,
    )
    assert arrangement.moves == ((stone, Point(*near)),)
    assert arrangement.filled == (Point(*far),)


def test_as_many_tens_as_possible_come_before_the_rest():
    inside = ground(
        """
        . . . . . . . . . . X O
        . . . . . . . . . . X O
        . . . . . . . . . . X O
        . . . . . . . . . . X O
        . . . X X X X X X X X O
        X X X X X X X X X X X O
        """
    )
    assert sizes(arrange_filled(inside, 0)) == [20, 20, 3]
    assert sizes(arrange_filled(inside, 3)) == [20, 20]
    assert sizes(arrange_filled(inside, 10)) == [20, 10, 3]
    assert sizes(arrange_filled(inside, 43)) == []


def test_the_bowl_makes_whole_tens():
    inside = ground(
        """
        . . . . . X . X O
        . X . . . X X X O
        X X X X X X X X O
        . . X X X X X X O
        """
    )
    arrangement = arrange_emptied_in_tens(inside)
    assert set(arrangement.filled) == points("G4 A1 B1")
    assert arrangement.emptied == (Point.parse("B3"),)
    assert sizes(arrangement) == [10]


def test_ten_points_in_one_place_stay_if_they_make_no_rectangle():
    inside = ground(
        """
        . . . X X O
        . . . X X O
        . . . . . X
        X X X . X X
        O O X X X O
        """
    )
    arrangement = arrange_emptied_in_tens(inside)
    assert sizes(arrangement) == [10]
    assert len(arrangement.filled) == 2


def test_ten_points_that_hang_together_stay():
    inside = ground(
        """
        . . . X X O
        . . . X X O
        . . . . X O
        X X X X X O
        """
    )
    arrangement = arrange_emptied_in_tens(inside)
    assert sizes(arrangement) == [10]
    assert arrangement.filled == ()


@pytest.mark.parametrize(
    ("stones", "tens"), [("A1 B1 C1 D1 E1 A2", [10]), ("A1 B1 C1 D1 E1 A2 B2", [])]
)
def test_seven_stones_go_into_the_bowl_for_no_ten(stones, tens):
    lines = bit_grid(5, 2)
    ten = points("A1 B1 C1 D1 E1 A2 B2 C2 D2 E2")
    inside = SideTerritory(
        grid=lines,
        color=Color.BLACK,
        territory=lines.bits(ten - points(stones)),
        movable=lines.bits(points(stones)),
    )
    assert sizes(arrange_emptied_in_tens(inside)) == tens


@settings(max_examples=examples(1.5))
@given(
    st.sets(st.builds(Point, st.integers(0, 8), st.integers(0, 6))),
    st.sets(st.builds(Point, st.integers(0, 8), st.integers(0, 6))),
    st.booleans(),
    st.data(),
)
def test_every_point_is_filled_or_read_once(empty, stones, moving, data):
    lines = bit_grid(9, 7)
    inside = SideTerritory(
        grid=lines,
        color=Color.BLACK,
        territory=lines.bits(empty),
        movable=lines.bits(stones - empty),
    )
    number = data.draw(st.integers(0, len(empty)))
    arrangement = arrange_filled(inside, number, moving=moving)
    assert len(arrangement.filled) == number
    check(arrangement, empty, stones - empty)
    assert moving or not arrangement.moves
    assert arrangement.emptied == ()
    arrangement = arrange_emptied_in_tens(inside)
    assert sum(sizes(arrangement)) % 10 == 0
    assert arrangement.moves == ()
    check(arrangement, empty, stones - empty)


def check(arrangement, empty, stones):
    starts = [start for start, _ in arrangement.moves]
    ends = [end for _, end in arrangement.moves]
    read = [point for block in arrangement.blocks for point in block]
    assert set(starts) | set(arrangement.emptied) <= stones
    left = (empty - set(arrangement.filled) - set(ends)) | set(starts) | set(arrangement.emptied)
    assert sorted(read) == sorted(left)
    assert sorted([*arrangement.filled, *ends]) == sorted(empty - set(read))
