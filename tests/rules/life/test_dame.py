"""Fights whose verdict does not depend on the number of dame around them."""

import pytest

from gobanapp.rules.board import Board
from gobanapp.rules.cell_grid import BLACK, WHITE
from gobanapp.rules.dead_stones import propose_dead_stones
from gobanapp.rules.life.chains import Chains
from gobanapp.rules.life.dame import surplus_dame
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import CHINESE
from gobanapp.rules.symmetry import Symmetry
from tests.board_text import parse_board

RING = """
. X X X X X X a
X X X b O O O O
X . h c O {}
X X i d O {}
X . j e O {}
X X X f O O O O
. X X X X X X g
"""
"""A white ring around nine points at the edge; the letters are dame, or stones of Black."""
OPEN = ["ag", "bdf", "abcdg", "abcdefg", "cdehij", "abcdefghij"]
"""Dame that are open: two, three or more single ones, a wide space, all."""
SHAPES = {
    "seki of four": ("O X .|X X O|O X .", "seki", "seki"),
    "seki of five": (". O O|X X .|X X X", "seki", "seki"),
    "seki of five, broken nowhere": ("O X X|O X X|. X .", "seki", "seki"),
    "four that White takes": ("O . .|X X X|O O X", "alive", "dead"),
    "six that White takes": (". O X|X X X|. X X", "alive", "dead"),
    "who moves": (". X X|O . X|O O X", "unsettled", "unsettled"),
}


def ring(inside: str, open_dame: str) -> Board:
    drawing = RING.format(*inside.split("|"))
    for letter in "abcdefghij":
        drawing = drawing.replace(letter, "." if letter in open_dame else "X")
    return parse_board(drawing)


def statuses(board: Board, *stones: Point) -> list[str]:
    proposal = propose_dead_stones(board, CHINESE)
    found = [proposal.verdict_at(stone) for stone in stones]
    return [verdict.status.value for verdict in found if verdict]


def one_inside(inside: str) -> Point:
    place = "".join(letter for letter in inside if letter in "XO.").index("X")
    return Point(5 + place % 3, 4 - place // 3)


@pytest.mark.parametrize("open_dame", OPEN)
@pytest.mark.parametrize("name", SHAPES)
def test_open_dame_do_not_change_a_fight(name: str, open_dame: str) -> None:
    inside, outer, inner = SHAPES[name]
    board = ring(inside, open_dame)
    assert statuses(board, Point.parse("E4"), one_inside(inside)) == [outer, inner]


@pytest.mark.parametrize("symmetry", [Symmetry.QUARTER, Symmetry.LEFT_TO_RIGHT])
@pytest.mark.parametrize("name", SHAPES)
def test_nor_do_symmetries_and_the_colours(name: str, symmetry: Symmetry) -> None:
    inside, outer, inner = SHAPES[name]
    board = ring(inside, OPEN[-1])
    size = board.width, board.height
    turned = Board.empty(*symmetry.size(*size))
    for point, color in board.stones():
        turned = turned.with_stones(color.opponent, [symmetry.map_point(point, *size)])
    asked = [symmetry.map_point(at, *size) for at in (Point.parse("E4"), one_inside(inside))]
    assert statuses(turned, *asked) == [outer, inner]


# White has seven outside liberties and Black five: the difference stays, as far as it matters.
RACE = """
X X X X X X X X X
X . . . . . . . X
X O O O O O O O X
O X X X X X X X O
O . . . . . O O O
O O O O O O O . O
"""


def surplus_in(drawing: str, *fighting: str) -> dict[int, int]:
    """Return how many dame each side is thought to fill; all but ``fighting`` chains are safe."""
    chains = Chains(parse_board(drawing))
    group = {chains.at[chains.grid.cell_of[Point.parse(name)]] for name in fighting}
    safe = {cell for cell, number in chains.at.items() if number not in group}
    surplus = surplus_dame(chains, group, safe)
    return {color: len(cells) for color, cells in surplus.items() if cells}


def test_in_a_race_both_sides_lose_as_many_dame() -> None:
    assert surplus_in(RACE, "C4", "C3") == {BLACK: 5, WHITE: 4}


def test_a_point_where_one_move_makes_an_eye_is_no_dame() -> None:
    assert surplus_in(
        """
        X X X X X X
        X . . . . X
        X . O O O X
        X . O O O X
        X X X X X X
        """,
        "D2",
    ) == {BLACK: 5}
    assert not surplus_in(
        """
        X X X X X X
        X X . . X X
        X O O . O X
        X O O O O X
        X X X X X X
        """,
        "D2",
    )
