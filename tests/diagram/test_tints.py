from hypothesis import given
from hypothesis import strategies as st

from gobanapp.diagram.aid_view import chain_tints
from gobanapp.diagram.aids import TINT_COUNT
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from tests.board_text import parse_board

points = st.builds(Point, st.integers(0, 8), st.integers(0, 8))


@st.composite
def boards(draw):
    board = Board.empty(9)
    for color in Color:
        board = board.with_stones(color, draw(st.frozensets(points, max_size=30)))
    return board


@given(board=boards())
def test_every_stone_has_the_tint_of_its_chain(board):
    found = chain_tints(board)
    assert found.keys() == {point for point, _ in board.stones()}
    assert all(0 <= tint < TINT_COUNT for tint in found.values())
    for point in found:
        assert {found[stone] for stone in board.chain(point).stones} == {found[point]}


@given(board=boards())
def test_nearby_chains_differ_if_there_are_enough_tints(board):
    found = chain_tints(board)
    for point in found:
        stones = board.chain(point).stones
        near = {
            board.chain(other).stones
            for other in found
            if other not in stones
            and any(abs(other.x - x) + abs(other.y - y) <= 2 for x, y in stones)
        }
        if len(near) < TINT_COUNT:
            # Chains that come later see this one, and have a tint left for themselves.
            later = [chain for chain in near if _order(board, chain) < _order(board, stones)]
            assert all(found[next(iter(chain))] != found[point] for chain in later)


def _order(board, stones):
    return min(list(board.points()).index(point) for point in stones)


def test_stones_that_look_joined_and_are_not_differ():
    board = parse_board(
        """
        . . . . .
        . X . X .
        X . . . .
        . . X . O
        . . . . .
        """
    )
    found = chain_tints(board)
    assert found[Point(1, 3)] != found[Point(3, 3)]
    assert found[Point(1, 3)] != found[Point(0, 2)]


def test_a_distant_move_keeps_the_tints():
    board = parse_board(
        """
        X . . . . . .
        . O . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """
    )
    before = chain_tints(board)
    after = chain_tints(board.with_stones(Color.BLACK, [Point(6, 0)]))
    assert {point: after[point] for point in before} == before
