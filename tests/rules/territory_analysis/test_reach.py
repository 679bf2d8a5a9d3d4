import pytest

from gobanapp.rules.cell_grid import BLACK, WHITE
from gobanapp.rules.point import Point
from gobanapp.rules.territory_analysis.chain_groups import reach
from gobanapp.rules.territory_analysis.cleared_board import ClearedBoard
from tests.board_text import parse_board


def come_to(drawing, side, dead=""):
    """Draw where a side's stones come: ``+`` for the points, as in the drawing for the rest."""
    board = parse_board(drawing)
    ground = ClearedBoard(board, [Point.parse(name) for name in dead.split()])
    found = set()
    for region in ground.regions:
        found |= ground.points_at(reach(ground, region, side).points)
    rows = [row.split() for row in drawing.splitlines() if row.strip()]
    for x, y in found:
        rows[board.height - 1 - y][x] = "+"
    return [" ".join(row) for row in rows]


def joins(drawing, side):
    """Return whether all stones of a side hang together by what joins them."""
    ground = ClearedBoard(parse_board(drawing), ())
    sets = [set(stones) for stones in ground.chains.values() if ground.cells[stones[0]] == side]
    for region in ground.regions:
        sets += [{*pair} for pair in reach(ground, region, side).joins]
    joined = sets.pop()
    while near := [one for one in sets if one & joined]:
        joined |= set.union(*near)
        sets = [one for one in sets if one not in near]
    return not sets


def test_open_space_is_open():
    assert come_to(". . .\nO . .", WHITE) == ["+ + +", "O + +"]


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        # A narrow way, reached from open space and from a stone beside it.
        (". . . X O\n. . . . .", [". . . X O", ". . . + +"]),
        ("X X X X O\n. . . . O", ["X X X X O", ". . . + O"]),
        # An answer that touches no stone, in the open and in the corner.
        (". . . X O\n. . . . O", [". . . X O", ". . . + O"]),
        (". X X O\n. X . O\n. . O .", [". X X O", "+ X + O", "+ + O +"]),
        # Between stones instead of along the edge.
        (
            "X X X . .\n. . . . O\nX X X . .",
            ["X X X + +", ". . + + O", "X X X + +"],
        ),
        # Answered in the way, which White comes to where he stands before it.
        (
            "X X X . . .\n. . . . X .\nX X X . . O",
            ["X X X . + +", ". . . + X +", "X X X + + O"],
        ),
        (
            "X X X . . .\n. . . . X .\nX X X O . .",
            ["X X X + + .", ". . + + X +", "X X X O + +"],
        ),
        # Two points wide.
        (
            "X X X X O\n. . . . O\n. . . . O\nX X X X O",
            ["X X X X O", "+ + + + O", "+ + + + O", "X X X X O"],
        ),
    ],
)
def test_how_far_a_border_is_open(drawing, expected):
    assert come_to(drawing, WHITE) == expected


def test_dead_stones_do_not_help_their_side():
    assert come_to("X X X X O\nX . . . .\nX X X X O", WHITE)[1] == "X . . + +"
    assert come_to("X X X X O\nX . O . .\nX X X X O", WHITE, dead="C2")[1] == "X . O + +"
    assert come_to("X X X X O\nX . X . .\nX X X X O", WHITE, dead="C2")[1] == "X + + + +"


def test_black_is_held_up_as_white_is():
    drawing = ". . . O X\n. . . . .\n. . . . ."
    turned = ". . . X O\n. . . . .\n. . . . ."
    swapped = [row.translate(str.maketrans("XO", "OX")) for row in come_to(turned, WHITE)]
    assert come_to(drawing, BLACK) == swapped


@pytest.mark.parametrize(
    ("drawing", "joined"),
    [
        ("O X O\nX . X\nO X O", True),
        ("X . X\nO O O", True),  # who wants to cut here, does it before
        ("X . . X\nO O O O", False),
        ("X . . . X\n. . . . .\nO O O O O", True),
        ("X . X\nO . O\nX . X", True),
        ("X . . . . . . X\nX . . O . . . X", False),
        # Whichever of the two Black plays, White cuts at the other.
        (". . O .\nX . . X\nO O O O", False),
        ("X . O\n. . O\nO . O\nX . O", False),
    ],
)
def test_connections_are_recognised(drawing, joined):
    assert joins(drawing, BLACK) is joined
