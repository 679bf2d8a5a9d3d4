import pytest

from gobanapp.rules.board import Board, Chain
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.point_set import PointSet
from tests.board_text import draw_board, parse_board

BLACK, WHITE = Color.BLACK, Color.WHITE


def points(names):
    return frozenset(map(Point.parse, names.split()))


def point(name):
    return Point.parse(name)


# Boards


@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (1, 52), (52, 1), (19, 19), (52, 52)])
def test_sizes(columns, rows):
    board = Board.empty(columns, rows)
    assert (board.width, board.height) == (columns, rows)
    assert len(list(board.points())) == columns * rows
    assert list(board.stones()) == []


@pytest.mark.parametrize(("columns", "rows"), [(0, 9), (9, 0), (53, 9), (9, 53), (-1, 9)])
def test_sizes_that_no_board_has(columns, rows):
    with pytest.raises(ValueError, match="1 to 52 lines"):
        Board.empty(columns, rows)


def test_a_single_number_gives_a_square_board():
    assert Board.empty(9) == Board.empty(9, 9)


def test_points_come_row_by_row_from_the_top():
    assert [str(p) for p in Board.empty(2, 3).points()] == "A3 B3 A2 B2 A1 B1".split()


def test_stones_come_in_the_same_order():
    board = parse_board(". O\nX .")
    assert list(board.stones()) == [(point("B2"), WHITE), (point("A1"), BLACK)]
    assert (board.count(BLACK), board.count(WHITE)) == (1, 1)


def test_asking_for_a_point():
    board = parse_board("X .\n. O")
    assert (board[point("A2")], board[point("B2")]) == (BLACK, None)
    assert board.is_empty(point("B2"))
    assert not board.is_empty(point("A2"))
    assert point("B2") in board


@pytest.mark.parametrize("name", ["C1", "A3", "C3"])
def test_points_off_the_board(name):
    board = Board.empty(2)
    assert point(name) not in board
    assert not board.is_empty(point(name))
    assert board.put(BLACK, point(name)) is None
    with pytest.raises(KeyError):
        board[point(name)]
    with pytest.raises(KeyError):
        board.with_stones(BLACK, [point(name)])


def test_equal_boards_have_the_same_stones_and_the_same_size():
    board = parse_board("X . .\n. . O")
    same = Board.empty(3, 2).with_stones(WHITE, points("C1")).with_stones(BLACK, points("A2"))
    assert board == same
    assert hash(board) == hash(same)
    assert board != board.with_stones(None, points("A2"))
    assert Board.empty(2, 3) != Board.empty(3, 2)
    assert board != "X . .\n. . O"


def test_a_board_shows_itself_in_messages():
    # Boards of a size are made alike: none before had this one, so that it is made here.
    assert repr(parse_board("X . . . .\n. . . O .")) == "<Board 5x2 X..../...O.>"


# Chains and regions


def test_neighbours_at_the_edge():
    board = Board.empty(3, 2)
    assert set(board.neighbors(point("A1"))) == points("A2 B1")
    assert set(board.neighbors(point("B2"))) == points("A2 C2 B1")
    assert Board.empty(1).neighbors(point("A1")) == []


def test_a_chain_and_its_liberties():
    board = parse_board(
        """
        X X O .
        . X X .
        O . . X
        """
    )
    assert board.chain(point("A3")) == Chain(BLACK, points("A3 B3 B2 C2"), points("A2 D2 B1 C1"))
    assert board.chain(point("C3")) == Chain(WHITE, points("C3"), points("D3"))
    with pytest.raises(ValueError, match="no stone on A2"):
        board.chain(point("A2"))


def test_a_chain_does_not_reach_round_the_edge_of_the_board():
    board = parse_board(
        """
        . . X
        X . .
        """
    )
    assert board.chain(point("A1")).liberties == points("A2 B1")


@pytest.mark.parametrize(
    ("drawing", "liberty"),
    [
        ("O X O\n. O .", None),
        (". X O\n. O .", "A2"),
        (". X X\n. O O", None),
        (". X .\n. O .", None),
    ],
)
def test_the_liberty_of_a_stone_alone(drawing, liberty):
    found = parse_board(drawing).lone_stone_liberty(point("B2"))
    assert found == (liberty and point(liberty))


def test_a_region_and_its_border():
    board = parse_board(
        """
        . X . .
        . X O .
        X . O .
        """
    )
    assert board.region(point("A3")) == (points("A3 A2"), points("B3 B2 A1"))
    assert board.region(point("D1")) == (points("C3 D3 D2 D1"), points("B3 C2 C1"))
    assert board.region(point("C1")) == (points("C1 C2"), points("B1 B2 C3 D1 D2"))


# Changing stones


def test_putting_a_stone_returns_a_new_board():
    board = Board.empty(3)
    after, taken, lost = board.put(BLACK, point("B2"))
    assert draw_board(after) == ". . .\n. X .\n. . ."
    assert (taken, lost) == (set(), set())
    assert board == Board.empty(3)


def test_an_occupied_point_takes_no_stone():
    assert parse_board("X .").put(WHITE, point("A1")) is None


@pytest.mark.parametrize(
    ("before", "name", "after", "taken", "lost"),
    [
        ("X O .\n. X .", "C2", "X . X\n. X .", "B2", ""),
        ("O O X\n. X .", "A1", ". . X\nX X .", "A2 B2", ""),
        ("X O X\nO . O\nX O X", "B2", "X . X\n. X .\nX . X", "B3 A2 C2 B1", ""),
        ("X . O\nO O .", "B2", ". . O\nO O .", "", "A2 B2"),
        (". O\nO .", "A2", ". O\nO .", "", "A2"),
        (".", "A1", ".", "", "A1"),
        ("X . X X", "B1", ". . . .", "", "A1 B1 C1 D1"),
    ],
)
def test_chains_without_liberties_are_removed(before, name, after, taken, lost):
    board, its_taken, its_lost = parse_board(before).put(BLACK, point(name))
    assert draw_board(board) == after
    assert (its_taken, its_lost) == (points(taken), points(lost))


def test_setting_stones_captures_nothing():
    board = parse_board("X .\n. .").with_stones(WHITE, points("B2 A1"))
    assert draw_board(board) == "X O\nO ."
    assert draw_board(board.with_stones(None, points("A2 B1"))) == ". O\nO ."
    assert draw_board(board.with_stones(BLACK, points("B2"))) == "X X\nO ."


def test_differing_lists_the_points_that_changed():
    empty = Board.empty(3)
    black = empty.with_stones(Color.BLACK, [Point(0, 0), Point(2, 1)])
    white = black.with_stones(Color.WHITE, [Point(2, 1)])
    assert set(empty.differing(black)) == {Point(0, 0), Point(2, 1)}
    assert black.differing(white) == [Point(2, 1)]
    assert white.differing(white) == []


@pytest.mark.parametrize("size", [(1, 5), (5, 1), (3, 4)])
def test_boards_differ_in_each_row_once(size):
    empty = Board.empty(*size)
    full = empty.with_stones(BLACK, empty.points())
    assert sorted(empty.differing(full)) == sorted(empty.points())
    for at in empty.points():
        assert full.differing(full.with_stones(None, [at])) == [at]


@pytest.mark.parametrize("color", [BLACK, WHITE, None])
def test_a_compact_set_of_points_is_set_as_any_other(color):
    board = parse_board("X . O X\n. O X .\n. X O O")
    chosen = points("A1 B1 C1 B2 D2 A3 B3 D3")
    assert board.with_stones(color, PointSet(chosen)) == board.with_stones(color, chosen)
