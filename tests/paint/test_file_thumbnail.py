"""The small pictures of file managers."""

import subprocess
import sys

import pytest
from PySide6.QtGui import QImage

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.paint.file_thumbnail import thumbnail_png
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
    picture = QImage.fromData(thumbnail_png(board, side, part), "PNG")
    assert (picture.width(), picture.height()) == (side, side)
    assert picture.hasAlphaChannel()
    return picture


def places_of(columns, rows, side, part=None):
    """Return where things are, if lines are far enough apart not to be drawn larger first."""
    frame = Frame(CoordinateStyle.NONE, part=part)
    return Geometry.fit(columns, rows, Rect(0, 0, side, side), frame=frame)


def lightness(picture, places, point, away=0):
    """How light the middle of a point is, from 0 to 255, or so many pixels to the lower right."""
    x, y = (int(place) + away for place in places.crossing(point))
    return picture.pixelColor(x, y).lightness()


@pytest.mark.parametrize("side", [64, 103, 128, 256, 512])
def test_each_stone_stands_on_its_point_and_in_its_light(side):
    picture, places = picture_of(DRAWN, side), places_of(5, 5, side)
    for point, color in DRAWN.stones():
        found = lightness(picture, places, point)
        assert found < 95 if color is Color.BLACK else found > 205, point
    empty = lightness(picture, places, Point.parse("B2"), away=side // 20)
    assert 120 < empty < 205


@pytest.mark.parametrize("side", [128, 256, 512])
def test_shadows_fall_to_the_lower_right(side):
    alone = Board.empty(9).with_stones(Color.WHITE, [Point(4, 4)])
    picture, bare = picture_of(alone, side), picture_of(Board.empty(9), side)
    places = places_of(9, 9, side)
    middle = [int(place) for place in places.crossing(Point(4, 4))]
    right, down = round(0.1 * places.step_x), round(0.56 * places.step_x)  # just beside the stone

    def darker(x, y):
        at = middle[0] + x, middle[1] + y
        before, after = (shown.pixelColor(*at) for shown in (bare, picture))
        return before.lightness() - after.lightness()

    assert darker(right, down) > 10
    assert darker(right, down) > darker(-right, -down) + 10
    assert darker(places.step_x, places.step_y) == 0


@pytest.mark.parametrize("size", [5, 9, 13, 19])
@pytest.mark.parametrize("side", [128, 256])
def test_lines_are_crisp_and_evenly_apart(side, size):
    picture, places = picture_of(Board.empty(size), side), places_of(size, size, side)
    y = places.top + places.step_y // 2
    inside = range(places.left - 2, places.left + (size - 1) * places.step_x + places.line + 2)
    dark = [x for x in inside if picture.pixelColor(x, y).lightness() < 135]
    lines = [places.left + n * places.step_x + i for n in range(size) for i in range(places.line)]
    assert dark == lines


def test_star_points_stand_out():
    picture, places = picture_of(Board.empty(19), 512), places_of(19, 19, 512)

    def beside(point):
        x, y = (int(place) for place in places.crossing(point))
        return picture.pixelColor(x - 1, y - 1).lightness()

    for point in star_points(19, 19):
        assert beside(point) < lightness(picture, places, point) + 40
    assert beside(Point(4, 4)) > 135


@pytest.mark.parametrize(
    ("columns", "rows"), [(1, 1), (1, 9), (5, 19), (19, 5), (19, 19), (38, 38), (52, 52), (52, 1)]
)
@pytest.mark.parametrize("side", [16, 40, 128])
def test_boards_of_all_shapes_fill_the_square_in_their_longer_direction(columns, rows, side):
    board = Board.empty(columns, rows).with_stones(Color.BLACK, [Point(0, 0)])
    picture = picture_of(board, side)
    middle = side // 2

    def alpha(*pixels):  # a board of one line may be thinner than a pixel, and between two
        return sum(picture.pixelColor(x, y).alpha() for x, y in pixels)

    wide = [x for x in range(side) if alpha((x, middle - 1), (x, middle)) > 128]
    high = [y for y in range(side) if alpha((middle - 1, y), (middle, y)) > 128]
    assert max(len(wide), len(high)) >= 0.82 * side
    # Nothing is cut off, and what is left over is left on both sides.
    for covered in (wide, high):
        assert abs(covered[0] - (side - 1 - covered[-1])) <= 2
    if columns == rows:
        assert len(high) * 0.88 <= len(wide) <= len(high) + 1  # as on a board
    else:
        assert (len(wide) < len(high)) == (columns < rows)


def test_the_picture_is_transparent_around_the_board():
    picture = picture_of(Board.empty(9), 256)
    for x, y in ((0, 0), (255, 0), (0, 255), (255, 255)):
        assert picture.pixelColor(x, y).alpha() == 0
    assert picture.pixelColor(128, 12).alpha() == 255


def test_a_full_board_of_the_largest_size_has_both_colours():
    board = Board.empty(MAX_SIZE)
    points = list(board.points())
    board = board.with_stones(Color.BLACK, [point for point in points if point.x < 26])
    board = board.with_stones(Color.WHITE, [point for point in points if point.x >= 26])
    picture = picture_of(board, 128)
    assert picture.pixelColor(32, 64).lightness() < 100
    assert picture.pixelColor(96, 64).lightness() > 180


def test_the_same_position_gives_the_same_picture():
    assert thumbnail_png(DRAWN, 128) == thumbnail_png(DRAWN, 128)


def test_no_application_is_needed():
    """With one, fonts would be looked for, which takes time, and a place to keep what was found."""
    program = """
from gobanapp.paint.file_thumbnail import thumbnail_png
from gobanapp.rules.board import Board
assert thumbnail_png(Board.empty(19), 128).startswith(b"\\x89PNG")
from PySide6.QtGui import QGuiApplication
assert QGuiApplication.instance() is None
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("side", [64, 128, 256])
def test_stones_of_a_part_are_larger_and_in_place(side):
    part = BoardPart(11, 11, 18, 18)
    board = Board.empty(19).with_stones(Color.BLACK, [Point(18, 18), Point(12, 11), Point(3, 3)])
    board = board.with_stones(Color.WHITE, [Point(11, 18), Point(9, 9)])
    picture, places = picture_of(board, side, part), places_of(19, 19, side, part)
    assert places.step_x >= 2 * places_of(19, 19, side).step_x
    for point in part.points():
        color = board[point]
        away = places.line if color is None else 0  # beside the lines, or on the stone
        found = lightness(picture, places, point, away=away + places.step_x // 5)
        if color is Color.WHITE:
            assert found > 175
        else:
            assert (found < 95) == (color is Color.BLACK), point


def test_lines_continue_to_cuts_and_end_at_edges():
    part = BoardPart(11, 11, 18, 18)
    picture, places = picture_of(Board.empty(19), 256, part), places_of(19, 19, 256, part)
    x, y = (int(place) for place in places.crossing(Point(14, 14)))
    step, last_x = places.step_x, places.left + 7 * places.step_x
    last_y = places.top + 7 * places.step_y

    def is_line(x, y):
        return picture.pixelColor(x, y).lightness() < 135

    assert is_line(places.left - step // 3, y)
    assert is_line(x, last_y + step // 3)
    assert not is_line(last_x + step // 3, y)
    assert not is_line(x, places.top - step // 3)
