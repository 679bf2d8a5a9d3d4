from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.reading.capture_search import CaptureSearch
from gobanapp.rules.reading.ladder import read_ladder
from gobanapp.rules.reading.proof_search import OutOfBudget
from tests.board_text import parse_board

D4 = Point.parse("D4")


def at_d4(*breakers):
    """A white stone on D4 that Black can chase to the upper right, and white stones there."""
    black = [Point.parse(name) for name in ("C4", "D3", "E3")]
    white = [D4, *map(Point.parse, breakers)]
    return Board.empty(19).with_stones(Color.BLACK, black).with_stones(Color.WHITE, white)


def played(board, ladder):
    for move in ladder.moves:
        put = board.put(move.color, move.point)
        assert put is not None
        assert not put[2]
        board = put[0]
    return board


def test_a_ladder_over_an_empty_board_catches():
    board = at_d4()
    ladder = read_ladder(board, D4)
    assert ladder.is_caught
    assert len(ladder.moves) > 50
    assert ladder.moves[0].color is Color.BLACK
    assert played(board, ladder).is_empty(D4)
    assert not ladder.breakers


def test_moves_alternate():
    colors = [move.color for move in read_ladder(at_d4(), D4).moves]
    assert all(one is other.opponent for one, other in pairwise(colors))


def test_a_stone_in_the_way_breaks_it():
    for name in ("Q16", "Q15", "P16", "K10"):
        board = at_d4(name)
        ladder = read_ladder(board, D4)
        assert not ladder.is_caught
        assert ladder.breakers == {Point.parse(name)}
        assert len(played(board, ladder).chain(D4).liberties) > 2


def test_a_stone_off_the_path_breaks_no_ladder():
    assert read_ladder(at_d4("Q4"), D4).is_caught


def test_a_chain_in_atari_runs_first():
    board = at_d4().with_stones(Color.BLACK, [Point.parse("D5")])
    ladder = read_ladder(board, D4)
    assert ladder.is_caught
    assert ladder.moves[0].color is Color.WHITE


def test_a_chain_without_a_move_is_captured_at_once():
    ladder = read_ladder(parse_board("O . \nX X"), Point(0, 1))
    assert ladder.is_caught
    assert played(parse_board("O . \nX X"), ladder).is_empty(Point(0, 1))


def test_a_chain_with_room_is_in_no_ladder():
    assert read_ladder(Board.empty(9).with_stones(Color.BLACK, [Point(4, 4)]), Point(4, 4)) is None


def test_one_atari_makes_no_ladder():
    board = parse_board(
        """
        . . . . .
        . . . . .
        . . O . .
        . X O X .
        . . X . .
        """
    )
    assert read_ladder(board, Point(2, 1)) is None


def test_a_chain_can_capture_its_chaser():
    ladder = read_ladder(at_d4("B4", "C3"), D4)
    assert not ladder.is_caught
    assert ladder.moves[1].point == Point.parse("C5")  # it takes the stone on C4
    assert ladder.breakers == {Point.parse("B4"), Point.parse("C3")}


points = st.builds(Point, st.integers(0, 6), st.integers(0, 6))


@st.composite
def boards(draw):
    """Boards on which every chain has a liberty."""
    board = Board.empty(7)
    for point, color in draw(st.lists(st.tuples(points, st.sampled_from(Color)), max_size=24)):
        put = board.put(color, point)
        if put is not None:
            board = put[0]
    return board


@given(board=boards())
def test_ladders_agree_with_the_capture_search(board):
    for point, color in board.stones():
        chain = board.chain(point)
        ladder = read_ladder(board, point)
        if ladder is None:
            continue
        assert len(chain.liberties) < 3
        after = played(board, ladder)
        if not ladder.is_caught:
            assert len(after.chain(point).liberties) > 1
            continue
        assert after.is_empty(point) or after[point] is color.opponent
        search = CaptureSearch(board, point, 100_000, safe=(), defender_master=False)
        try:
            caught, _ = search.run(defender_first=len(chain.liberties) == 1)
        except OutOfBudget:
            continue
        assert caught


@given(board=boards())
def test_without_its_breakers_the_chain_is_caught(board):
    for point, color in board.stones():
        ladder = read_ladder(board, point)
        if ladder is None or ladder.is_caught:
            continue
        for breaker in ladder.breakers:
            stones = board.chain(breaker).stones
            assert board[breaker] is color
            without = read_ladder(board.with_stones(None, stones), point)
            assert without is not None
            assert without.is_caught
