"""Small pictures of positions made without Qt; Qt reads what was written."""

import pytest
from PySide6.QtGui import QImage

from gobanapp.diagram.board_part import BoardPart
from gobanapp.paint.file_thumbnail import file_thumbnail
from gobanapp.paint.png_writer import encode_png
from gobanapp.paint.thumbnail_geometry import ThumbnailGeometry
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.handicap_points import star_points
from gobanapp.rules.point import MAX_SIZE, Point
from tests.board_text import parse_board

DRAWN = parse_board(
    """
    X . . . O
    . . . . .
    . . X O .
    . . . . .
    O . . . X
    """
)


def picture_of(board, side, part=None):
    picture = QImage.fromData(encode_png(file_thumbnail(board, side, part)), "PNG")
    assert (picture.width(), picture.height()) == (side, side)
    return picture


def lightness(picture, board, point, away=0):
    """How light the middle of a point is, from 0 to 255, or so many pixels to the lower right."""
    places = ThumbnailGeometry.fit(board.width, board.height, picture.width())
    x, y = places.crossing(point)
    middle = places.line // 2 + away
    return picture.pixelColor(x + middle, y + middle).lightness()


def test_rows_of_pixels_become_a_png():
    rows = [bytes(range(16)), bytes(range(100, 116)), bytes([9, 8, 7, 255] * 4)]
    picture = QImage.fromData(encode_png(rows), "PNG")
    assert (picture.width(), picture.height()) == (4, 3)
    assert picture.hasAlphaChannel()
    for y, row in enumerate(rows):
        for x in range(4):
            assert picture.pixelColor(x, y).getRgb() == tuple(row[4 * x : 4 * x + 4])


@pytest.mark.parametrize("side", [64, 103, 128, 256, 512])
def test_each_stone_stands_on_its_point_and_in_its_light(side):
    picture = picture_of(DRAWN, side)
    for point, color in DRAWN.stones():
        found = lightness(picture, DRAWN, point)
        assert found < 95 if color is Color.BLACK else found > 205, point
    empty = lightness(picture, DRAWN, Point.parse("B2"), away=side // 20)
    assert 120 < empty < 205


@pytest.mark.parametrize("side", [128, 256, 512])
def test_shadows_fall_to_the_lower_right(side):
    alone = Board.empty(9).with_stones(Color.WHITE, [Point(4, 4)])
    picture, bare = picture_of(alone, side), picture_of(Board.empty(9), side)
    step = ThumbnailGeometry.fit(9, 9, side).step
    middle = side // 2
    right, down = round(0.1 * step), round(0.54 * step)  # just beside the stone

    def darker(x, y):
        before, after = (shown.pixelColor(middle + x, middle + y) for shown in (bare, picture))
        return before.lightness() - after.lightness()

    assert darker(right, down) > 10
    assert darker(right, down) > darker(-right, -down) + 10
    assert darker(step, step) == 0


@pytest.mark.parametrize("size", [5, 9, 13, 19])
@pytest.mark.parametrize("side", [128, 256])
def test_lines_are_crisp_and_evenly_apart(side, size):
    picture = picture_of(Board.empty(size), side)
    places = ThumbnailGeometry.fit(size, size, side)
    y = places.top + places.step // 2
    inside = range(places.left - 2, places.left + places.across + 2)
    dark = [x for x in inside if picture.pixelColor(x, y).lightness() < 135]
    lines = [places.left + n * places.step + i for n in range(size) for i in range(places.line)]
    assert dark == lines


def test_star_points_stand_out():
    board = Board.empty(19)
    picture = picture_of(board, 512)
    for point in star_points(19, 19):
        # Four pixels off the middle is beside a line of two, and within the dot.
        places = ThumbnailGeometry.fit(19, 19, 512)
        x, y = places.crossing(point)
        beside = picture.pixelColor(x - 1, y - 1).lightness()
        assert beside < lightness(picture, board, point) + 40
    x, y = places.crossing(Point(4, 4))
    assert picture.pixelColor(x - 1, y - 1).lightness() > 135


@pytest.mark.parametrize(
    ("columns", "rows"), [(1, 1), (1, 9), (5, 19), (19, 5), (19, 19), (38, 38), (52, 52), (52, 1)]
)
@pytest.mark.parametrize("side", [16, 40, 128])
def test_boards_of_all_shapes_fill_the_square_in_their_longer_direction(columns, rows, side):
    board = Board.empty(columns, rows).with_stones(Color.BLACK, [Point(0, 0)])
    picture = picture_of(board, side)
    middle = side // 2
    wide = [x for x in range(side) if picture.pixelColor(x, middle).alpha() > 128]
    high = [y for y in range(side) if picture.pixelColor(middle, y).alpha() > 128]
    assert max(len(wide), len(high)) >= side - 2
    if columns == rows:
        assert abs(len(wide) - len(high)) <= 1
    else:
        assert (len(wide) < len(high)) == (columns < rows)


def test_corners_are_round_and_clear():
    picture = picture_of(Board.empty(9), 256)
    corners = [(0, 0), (255, 0), (0, 255), (255, 255)]
    assert [picture.pixelColor(x, y).alpha() for x, y in corners] == [0, 0, 0, 0]
    assert picture.pixelColor(128, 1).alpha() == 255


def test_a_full_board_of_the_largest_size_has_both_colours():
    board = Board.empty(MAX_SIZE)
    points = list(board.points())
    board = board.with_stones(Color.BLACK, [point for point in points if point.x < 26])
    board = board.with_stones(Color.WHITE, [point for point in points if point.x >= 26])
    picture = picture_of(board, 128)
    assert picture.pixelColor(32, 64).lightness() < 100
    assert picture.pixelColor(96, 64).lightness() > 180


def test_the_same_position_gives_the_same_picture():
    assert encode_png(file_thumbnail(DRAWN, 128)) == encode_png(file_thumbnail(DRAWN, 128))


@pytest.mark.parametrize("side", [64, 128, 256])
def test_of_a_part_each_stone_is_larger_and_stands_on_its_point(side):
    part = BoardPart(11, 11, 18, 18)
    board = Board.empty(19).with_stones(Color.BLACK, [Point(18, 18), Point(12, 11), Point(3, 3)])
    picture = picture_of(board.with_stones(Color.WHITE, [Point(11, 18), Point(9, 9)]), side, part)
    places = ThumbnailGeometry.fit(19, 19, side, part)
    assert places.step > 2 * ThumbnailGeometry.fit(19, 19, side).step
    assert places.crossing(Point(11, 18)) == (places.left, places.top)
    for point in part.points():
        x, y = (place + places.line + places.step // 5 for place in places.crossing(point))
        found = picture.pixelColor(x, y).lightness()
        if point == Point(11, 18):
            assert found > 175
        else:
            assert (found < 95) == (point in {Point(18, 18), Point(12, 11)}), point


def test_lines_go_on_to_a_cut_and_end_at_an_edge():
    part = BoardPart(11, 11, 18, 18)
    picture, places = (
        picture_of(Board.empty(19), 256, part),
        ThumbnailGeometry.fit(19, 19, 256, part),
    )
    x, y = (place + places.line // 2 for place in places.crossing(Point(14, 14)))
    left, top, right, low = places.board_rect

    def is_line(x, y):
        return picture.pixelColor(x, y).lightness() < 135

    assert is_line(left + 1, y)
    assert is_line(x, low - 2)
    assert not is_line(right - 3, y)
    assert not is_line(x, top + 3)
