import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.rules.board import Board
from gobanapp.rules.handicap_points import (
    handicap_points,
    max_fixed_handicap,
    max_free_handicap,
    star_points,
)


def names(points):
    return " ".join(str(point) for point in points)


@pytest.mark.parametrize(
    ("columns", "rows", "expected"),
    [
        (19, 19, "D4 Q4 D16 Q16 K10 K4 K16 D10 Q10"),
        (13, 13, "D4 K4 D10 K10 G7 G4 G10 D7 K7"),
        (14, 14, "D4 L4 D11 L11"),
        (12, 12, "C3 K3 C10 K10"),
        (11, 11, "C3 J3 C9 J9 F6"),
        (9, 9, "C3 G3 C7 G7 E5"),
        (8, 8, "C3 F3 C6 F6"),
        (7, 7, "C3 E3 C5 E5 D4"),
        (6, 6, ""),
        (19, 6, ""),
        (19, 9, "D3 Q3 D7 Q7 K5 K3 K7"),
        (9, 19, "C4 G4 C16 G16 E10 C10 G10"),
        (13, 14, "D4 K4 D11 K11 G4 G11"),
    ],
)
def test_star_points(columns, rows, expected):
    assert names(star_points(columns, rows)) == expected


@given(st.integers(1, 52), st.integers(1, 52))
def test_star_points_lie_on_the_board_and_mirror_each_other(columns, rows):
    points = set(star_points(columns, rows))
    assert points <= set(Board.empty(columns, rows).points())
    assert {point._replace(x=columns - 1 - point.x) for point in points} == points
    assert {point._replace(y=rows - 1 - point.y) for point in points} == points


@pytest.mark.parametrize(
    ("size", "stones", "expected"),
    [
        (19, 0, ""),
        (19, 1, ""),
        (19, 2, "D4 Q16"),
        (19, 3, "D4 Q16 Q4"),
        (19, 4, "D4 Q16 Q4 D16"),
        (19, 5, "D4 Q16 Q4 D16 K10"),
        (19, 6, "D4 Q16 Q4 D16 D10 Q10"),
        (19, 7, "D4 Q16 Q4 D16 D10 Q10 K10"),
        (19, 8, "D4 Q16 Q4 D16 D10 Q10 K4 K16"),
        (19, 9, "D4 Q16 Q4 D16 D10 Q10 K4 K16 K10"),
        (13, 9, "D4 K10 K4 D10 D7 K7 G4 G10 G7"),
        (9, 9, "C3 G7 G3 C7 C5 G5 E3 E7 E5"),
        (9, 3, "C3 G7 G3"),
        (8, 4, "C3 F6 F3 C6"),
        (7, 4, "C3 E5 E3 C5"),
        (5, 1, ""),
    ],
)
def test_handicap_points(size, stones, expected):
    assert names(handicap_points(size, size, stones)) == expected


@pytest.mark.parametrize("stones", range(10, 18))
def test_more_than_nine_are_added_in_the_order_of_the_nihon_ki_in(stones):
    nine = names(handicap_points(19, 19, 9)).split()
    added = "N13 G7 N7 G13 R17 C3 R3 C17".split()[: stones - 9]
    assert names(handicap_points(19, 19, stones)).split() == nine + added


# The points of the Go Text Protocol, version 2, section 4.1.1. For three stones it leaves another
# corner to White.
GTP = {
    2: "D4 Q16",
    4: "D4 Q16 D16 Q4",
    5: "D4 Q16 D16 Q4 K10",
    6: "D4 Q16 D16 Q4 D10 Q10",
    7: "D4 Q16 D16 Q4 D10 Q10 K10",
    8: "D4 Q16 D16 Q4 D10 Q10 K4 K16",
    9: "D4 Q16 D16 Q4 D10 Q10 K4 K16 K10",
}


@pytest.mark.parametrize("stones", GTP)
def test_the_same_points_as_other_programs_have_them(stones):
    assert set(names(handicap_points(19, 19, stones)).split()) == set(GTP[stones].split())


@pytest.mark.parametrize(
    ("columns", "rows", "most"),
    [
        (19, 19, 17),
        (21, 21, 9),
        (18, 18, 4),
        (13, 13, 9),
        (9, 9, 9),
        (9, 13, 9),
        (9, 10, 4),
        (10, 9, 4),
        (8, 8, 4),
        (7, 7, 4),
        (7, 19, 4),
        (6, 6, 0),
        (19, 6, 0),
    ],
)
def test_the_greatest_handicap(columns, rows, most):
    assert max_fixed_handicap(columns, rows) == most
    for stones in range(2, most + 1):
        points = handicap_points(columns, rows, stones)
        assert len(set(points) & set(Board.empty(columns, rows).points())) == stones
    for stones in (-1, max(most, 1) + 1):
        with pytest.raises(ValueError, match=f"{columns} by {rows}"):
            handicap_points(columns, rows, stones)


@pytest.mark.parametrize(
    ("columns", "rows", "most"),
    [(19, 19, 90), (9, 9, 20), (5, 4, 5), (4, 4, 4), (3, 2, 4), (2, 2, 3), (1, 2, 1), (1, 1, 0)],
)
def test_a_quarter_of_the_board_or_four_may_be_placed_freely_and_a_point_is_left(
    columns, rows, most
):
    assert max_free_handicap(columns, rows) == most
    assert max_free_handicap(rows, columns) == most
