import pytest

from gobanapp.rules.cell_grid import BLACK, EDGE, EMPTY, WHITE, cell_grid
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from tests.board_text import parse_board


def at(grid, *points):
    return [grid.cell_of[Point(*point)] for point in points]


def test_cells_are_in_a_frame_of_edges():
    grid = cell_grid(3, 2)
    (corner,) = at(grid, (0, 0))
    assert [grid.empty[near] for near in grid.near[corner]] == [EMPTY, EDGE, EMPTY, EDGE]
    assert grid.empty.count(EMPTY) == 6
    assert all(grid.empty[cell] == EDGE for cell in range(len(grid.empty)) if not grid.near[cell])


def test_neighbours_and_diagonals():
    grid = cell_grid(3, 3)
    (middle,) = at(grid, (1, 1))
    assert sorted(grid.near[middle]) == sorted(at(grid, (0, 1), (2, 1), (1, 0), (1, 2)))
    assert sorted(grid.diagonal[middle]) == sorted(at(grid, (0, 0), (2, 0), (0, 2), (2, 2)))


def test_points_come_from_the_top_and_cells_from_the_bottom():
    grid = cell_grid(2, 2)
    assert grid.points == [Point(0, 1), Point(1, 1), Point(0, 0), Point(1, 0)]
    assert grid.inside == at(grid, (0, 0), (1, 0), (0, 1), (1, 1))
    assert grid.points_at(grid.inside[:2]) == {Point(0, 0), Point(1, 0)}


@pytest.mark.parametrize("size", [(0, 9), (9, 0), (53, 9), (9, 53)])
def test_no_board_is_smaller_or_larger(size):
    with pytest.raises(ValueError, match="1 to 52 lines"):
        cell_grid(*size)


def test_cells_of_a_board_are_a_copy():
    board = parse_board("X .\n. O")
    grid, cells = board.cells()
    black, white = at(grid, (0, 1), (1, 0))
    assert (cells[black], cells[white]) == (BLACK, WHITE)
    cells[black] = EMPTY
    assert board[Point(0, 1)] is Color.BLACK
