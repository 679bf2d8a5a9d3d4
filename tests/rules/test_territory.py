from dataclasses import replace

import pytest

from gobanapp.rules.board import Board
from gobanapp.rules.board_text import draw_board, parse_board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.territory import dead_group, territory

BLACK, WHITE = Color.BLACK, Color.WHITE


def points(names):
    return frozenset(map(Point.parse, names.split()))


def map_of(board, ground):
    """Draw the owners over the board: ``b``, ``w``, and ``=`` for what is neutral."""
    letters = dict.fromkeys(ground.owned.black, "b")
    letters |= dict.fromkeys(ground.owned.white, "w")
    letters |= dict.fromkeys(ground.neutral, "=")
    rows = zip(*[iter(board.points())] * board.width, strict=True)
    drawn = dict(zip(board.points(), draw_board(board).split(), strict=True))
    return "\n".join(" ".join(letters.get(point, drawn[point]) for point in row) for row in rows)


@pytest.mark.parametrize(
    ("drawing", "dead", "owners"),
    [
        ("X O .\n. O .", "", "X O w\n= O w"),
        (". X . O\n. X . O", "", "b X = O\nb X = O"),
        (". . .\n. . .", "", "= = =\n= = ="),
        ("X . .\n. . .", "", "X b b\nb b b"),
        (". X O . X\nX X O O .", "E2", "b X O w w\nX X O O w"),
        (". X O . X\nX X O O .", "", "b X O = X\nX X O O ="),
        ("O X O O .\n. X . O X", "A2 E1", "b X O O w\nb X = O w"),
    ],
)
def test_owners(drawing, dead, owners):
    board = parse_board(drawing)
    assert map_of(board, territory(board, points(dead))) == owners


def test_dead_stones_of_both_sides_in_one_region():
    board = parse_board(". X O .\nX O O O\n. O . .")
    ground = territory(board, points("B3 A2"))
    assert map_of(board, ground) == "w w O w\nw O O O\nw O w w"


def test_where_every_stone_is_dead_nobody_owns_anything():
    board = parse_board("X O\n. .")
    ground = territory(board, points("A2 B2"))
    assert (ground.owned, ground.neutral) == (
        ByColor(frozenset(), frozenset()),
        points("A1 B1 A2 B2"),
    )


def test_empty_points_among_the_dead_do_no_harm():
    board = parse_board(". X O .")
    assert territory(board, points("A1")) == territory(board, frozenset())


def test_dead_points_must_be_on_the_board():
    with pytest.raises(KeyError):
        territory(Board.empty(3), points("D1"))


def test_nobody_is_found_to_be_in_seki_yet_and_no_border_open():
    ground = territory(parse_board(". X . O ."), frozenset())
    assert (ground.seki, ground.open) == (frozenset(), frozenset())


def test_territory_beside_stones_in_seki_becomes_neutral():
    board = parse_board(
        """
        . X O . O X .
        X X O O O X X
        """
    )
    ground = replace(territory(board, frozenset()), seki=points("A1 B1 B2"))
    outside = ground.outside_seki(board, frozenset())
    assert map_of(board, outside) == "= X O w O X b\nX X O O O X X"
    assert outside.seki == ground.seki


# The group of a stone


def test_a_group_is_all_that_is_reached_without_crossing_the_enemy():
    board = parse_board(
        """
        X . X O . X
        . X . O X .
        O O O O . .
        """
    )
    assert dead_group(board, Point.parse("A3")) == points("A3 C3 B2")
    assert dead_group(board, Point.parse("E2")) == points("F3 E2")
    assert dead_group(board, Point.parse("D3")) == points("D3 D2 A1 B1 C1 D1")


def test_where_there_is_no_stone_there_is_no_group():
    with pytest.raises(ValueError, match="no stone on B1"):
        dead_group(parse_board("X ."), Point.parse("B1"))
