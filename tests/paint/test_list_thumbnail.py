"""Small flat pictures of positions."""

import pytest
from PySide6.QtGui import QColor

from gobanapp.diagram.theme import KAYA
from gobanapp.paint.list_thumbnail import ThumbnailGeometry, list_thumbnail
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import MAX_SIZE, Point
from tests.board_text import parse_board

WOOD = QColor(KAYA.board)


def color_at(picture, board, point):
    """The colour in the middle of a point."""
    places = ThumbnailGeometry.fit(board.width, board.height, picture.width())
    x, y = places.crossing(Point.parse(point))
    return picture.pixelColor(x + places.line // 2, y + places.line // 2)


@pytest.mark.parametrize("side", [82, 103, 123, 164])
def test_each_stone_stands_on_its_point(side):
    board = parse_board(
        """
        X . . . O
        . . . . .
        . . X O .
        . . . . .
        O . . . X
        """
    )
    picture = list_thumbnail(board, side)
    assert (picture.width(), picture.height()) == (side, side)
    black, white = (QColor(KAYA.stones[color].fill) for color in Color)
    for point, color in board.stones():
        found = color_at(picture, board, str(point))
        assert found == (black if color is Color.BLACK else white), point
    assert color_at(picture, board, "B2") not in [black, white]


@pytest.mark.parametrize("side", [82, 103, 123, 164])
@pytest.mark.parametrize("size", [5, 9, 13, 19])
def test_lines_are_crisp_and_evenly_apart(side, size):
    picture = list_thumbnail(Board.empty(size), side)
    places = ThumbnailGeometry.fit(size, size, side)
    y = places.grid.top() + places.step // 2
    row = [picture.pixelColor(x, y) for x in range(side)]
    inside = range(2, side - 2)  # without the edge of the wood
    dark = [x for x in inside if row[x] != WOOD]
    lines = [
        places.grid.left() + n * places.step + i for n in range(size) for i in range(places.line)
    ]
    assert dark == lines


@pytest.mark.parametrize(
    ("columns", "rows"), [(1, 1), (1, 9), (5, 19), (19, 5), (19, 19), (38, 38), (52, 52)]
)
@pytest.mark.parametrize("side", [40, 82, 164])
def test_boards_of_all_shapes_fill_the_square_in_their_longer_direction(columns, rows, side):
    picture = list_thumbnail(Board.empty(columns, rows), side)
    assert (picture.width(), picture.height()) == (side, side)
    middle = side // 2
    wide = [x for x in range(side) if picture.pixelColor(x, middle).alpha() > 128]
    high = [y for y in range(side) if picture.pixelColor(middle, y).alpha() > 128]
    assert max(len(wide), len(high)) >= side - 2
    if columns == rows:
        assert len(wide) == len(high)
    else:
        assert (len(wide) < len(high)) == (columns < rows)
    assert abs((side - 1 - wide[-1]) - wide[0]) <= 1
    assert abs((side - 1 - high[-1]) - high[0]) <= 1


def test_a_full_board_of_the_largest_size_has_both_colours():
    board = Board.empty(MAX_SIZE)
    points = list(board.points())
    board = board.with_stones(Color.BLACK, [point for point in points if point.x < 26])
    board = board.with_stones(Color.WHITE, [point for point in points if point.x >= 26])
    picture = list_thumbnail(board, 82)
    assert picture.pixelColor(20, 41).lightness() < 90
    assert picture.pixelColor(60, 41).lightness() > 200


def test_the_board_itself_is_not_drawn_on():
    empty = list_thumbnail(Board.empty(9), 82)
    list_thumbnail(parse_board("\n".join(["X" * 9] * 9)), 82)
    assert list_thumbnail(Board.empty(9), 82) == empty
