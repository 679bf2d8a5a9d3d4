import numpy as np
import pytest
from PySide6.QtGui import QFontMetricsF

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import CoordinateSides, CoordinateStyle
from gobanapp.diagram.frame import WHOLE_BOARD, WITHOUT_COORDINATES, Frame
from gobanapp.diagram.theme import BOOK
from gobanapp.paint.board_painter import BoardPainter
from gobanapp.rules.board import Board
from gobanapp.rules.handicap_points import star_points
from gobanapp.rules.point import Point


@pytest.fixture
def ink(fitted, pixels):
    """A function: how black a printed empty board is everywhere, 0 to 255, and its geometry."""

    def ink(columns, rows, width=400, height=420, ratio=1.0, frame=WITHOUT_COORDINATES):
        view = BoardView(board=Board.empty(columns, rows), frame=frame)
        geometry = fitted(view, width, height, ratio)
        return 255 - pixels(BoardPainter(BOOK).picture(geometry, view))[..., 0], geometry

    return ink


@pytest.mark.parametrize(
    ("columns", "rows", "width", "height", "ratio"),
    [
        (19, 19, 1000, 1000, 1.0),
        (19, 19, 300, 318, 1.0),
        (19, 19, 700, 742, 1.5),
        (9, 9, 420, 450, 1.25),
        (5, 13, 300, 600, 2.0),
        (52, 52, 1000, 1060, 1.0),
    ],
)
def test_lines_are_crisp_and_equally_far_apart(columns, rows, width, height, ratio, ink):
    black, geometry = ink(columns, rows, width, height, ratio)
    x, y = geometry.crossing(Point(0, 0))
    between_rows = black[int(y) - geometry.step_y // 2]
    between_columns = black[:, int(x) + geometry.step_x // 2]
    for cut, count, step in (
        (between_rows, columns, geometry.step_x),
        (between_columns, rows, geometry.step_y),
    ):
        assert set(np.unique(cut)) == {0, 255}  # nothing half grey
        edges = np.flatnonzero(np.diff(cut))
        assert (edges[1::2] - edges[::2] == geometry.line).all()
        assert edges.size == 2 * count
        assert (np.diff(edges[::2]) == step).all()


def test_lines_end_at_the_outer_lines(ink):
    black, geometry = ink(9, 9)
    rows, columns = np.nonzero(black)
    assert columns.min() == geometry.left
    assert columns.max() + 1 == geometry.left + 8 * geometry.step_x + geometry.line
    assert rows.min() == geometry.top
    assert rows.max() + 1 == geometry.top + 8 * geometry.step_y + geometry.line


@pytest.mark.parametrize(("columns", "rows"), [(19, 19), (9, 9), (13, 9)])
def test_star_points_are_round_dots_on_their_points(columns, rows, ink):
    black, geometry = ink(columns, rows, 900, 900)
    stars = star_points(columns, rows)
    beside = geometry.line // 2 + 1
    for point in Board.empty(columns, rows).points():
        x, y = map(int, geometry.crossing(point))
        corner = black[y - beside, x - beside] > 200
        inside = 0 < point.x < columns - 1 and 0 < point.y < rows - 1
        assert corner == (point in stars) or not inside
    x, y = map(int, geometry.crossing(stars[0]))
    reach = geometry.step_x // 4
    dot = black[y - reach : y + reach, x - reach : x + reach]
    assert np.abs(dot - dot.T).max() < 80


@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (1, 5), (5, 1)])
def test_points_of_a_single_line_can_be_seen(columns, rows, ink):
    black, geometry = ink(columns, rows)
    for point in Board.empty(columns, rows).points():
        x, y = map(int, geometry.crossing(point))
        aside = round(0.15 * geometry.step_x)
        if columns == 1:
            assert black[y, x - aside : x + aside].min() == 255
        if rows == 1:
            assert black[y - aside : y + aside, x].min() == 255


@pytest.mark.parametrize(
    ("columns", "rows", "width", "height"),
    [
        (19, 19, 1000, 1060),
        (19, 19, 300, 318),
        (52, 52, 600, 640),
        (52, 52, 250, 260),
        (5, 5, 90, 99),
    ],
)
def test_coordinates_stay_between_stones_and_edge(columns, rows, width, height, ink):
    plain, geometry = ink(columns, rows, width, height, frame=WHOLE_BOARD)
    left, top, board_width, board_height = geometry.board_rect
    board = plain[top : top + board_height, left : left + board_width]
    strip = geometry.margin - geometry.step_x // 2
    along = slice(strip, -strip)  # not into the corners, where two of them meet
    strips = [board[:strip, along], board[-strip:, along]]
    strips += [board[along, :strip].T, board[along, -strip:].T]
    for strip in strips:
        assert strip.any()
    beside_stones = [strips[0][-1], strips[1][0], strips[2][-1], strips[3][0]]
    at_the_edge = [strips[0][0], strips[1][-1], strips[2][0], strips[3][-1]]
    for free in beside_stones + at_the_edge:
        assert not free.any()
    outside = plain.copy()
    outside[top : top + board_height, left : left + board_width] = 0
    assert not outside.any()


def test_coordinates_do_not_run_into_each_other(ink):
    """Where lines are too close, only every second or third is named."""
    for width in (250, 400, 700, 1100):
        black, geometry = ink(52, 52, width, width, frame=WHOLE_BOARD)
        _, top, _, _ = geometry.board_rect
        strip = black[top : geometry.top - geometry.step_y // 2].max(0)
        inked = np.flatnonzero(strip)
        names = np.split(inked, np.flatnonzero(np.diff(inked) > 0.25 * geometry.font_size) + 1)
        assert len(names) > 8
        assert max(name[-1] - name[0] for name in names) < 2.2 * geometry.font_size


def test_no_coordinates_are_drawn_if_they_are_off(ink):
    black, geometry = ink(9, 9)
    assert not black[: geometry.top].any()
    assert black.any()


@pytest.mark.parametrize(("columns", "rows"), [(19, 19), (9, 13), (52, 52)])
def test_each_player_reads_the_nearest_coordinates(columns, rows, ink):
    """The other player sees the coordinates above and to the right as below and to the left."""
    letters, geometry = ink(columns, rows, 900, 900, frame=WHOLE_BOARD)
    across, _ = ink(columns, rows, 900, 900, frame=Frame(sides=CoordinateSides.ACROSS))
    left, top, width, height = geometry.board_rect
    strip = geometry.margin - geometry.step_x // 2
    below = slice(top + height - strip, top + height), slice(left, left + width)
    beside = slice(top, top + height), slice(left, left + strip)
    for place in (below, beside):
        assert (across[place] == letters[place]).all()
    above = slice(top, top + strip), slice(left, left + width)
    right = slice(top + strip, top + height - strip), slice(left + width - strip, left + width)
    for place in (above, right):
        assert (across[place] != letters[place]).any()
        pairs = list(zip(names(across[place]), names(letters[place]), strict=True))
        turned = sum(difference(one[::-1, ::-1], other) for one, other in pairs)
        upright = sum(difference(one, other) for one, other in pairs)
        assert turned < 0.6 * upright


def names(strip):
    """The parts of a strip that hold one name each, in the order of the longer side."""
    along = strip.max(0) if strip.shape[1] > strip.shape[0] else strip.max(1)
    inked = np.flatnonzero(along)
    groups = np.split(inked, np.flatnonzero(np.diff(inked) > 4) + 1)
    parts = []
    for group in groups:
        cut = slice(group[0], group[-1] + 1)
        part = strip[:, cut] if strip.shape[1] > strip.shape[0] else strip[cut]
        rows, columns = np.nonzero(part)
        parts.append(part[rows.min() : rows.max() + 1, columns.min() : columns.max() + 1])
    return parts


def difference(one, other):
    """How much the pictures of two names differ, where they differ least when moved by a pixel."""
    one, other = (np.pad(picture, 2).astype(int) for picture in (one, other))
    rows, columns = np.maximum(one.shape, other.shape)
    canvases = []
    for picture in (one, other):
        canvas = np.zeros((rows, columns), int)
        canvas[: picture.shape[0], : picture.shape[1]] = picture
        canvases.append(canvas)
    shifts = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1)]
    return min(np.abs(np.roll(canvases[0], shift, (0, 1)) - canvases[1]).sum() for shift in shifts)


@pytest.mark.parametrize("sides", [CoordinateSides.FOUR, CoordinateSides.ACROSS])
def test_chinese_numerals_stay_within_the_margin_and_leave_the_others_alone(sides, ink):
    """Of 52 rows some have three signs: these are narrowed, the numbers of columns are not."""
    black, geometry = ink(52, 52, 1500, 1600, frame=Frame(CoordinateStyle.CJK, sides))
    numbers, _ = ink(52, 52, 1500, 1600, frame=Frame(CoordinateStyle.NUMBERS, sides))
    left, top, width, height = geometry.board_rect
    outer = geometry.margin - geometry.step_x // 2
    beside = slice(top + outer, top + height - outer)
    assert black[beside, left + 1 : left + outer].any()
    assert not black[beside, : left + 1].any()
    assert not black[beside, left + outer : geometry.left].any()
    below = slice(top + height - outer, top + height), slice(geometry.left, left + width - outer)
    assert (black[below] == numbers[below]).all()


def test_without_chinese_type_there_are_digits(ink, monkeypatch):
    frame = Frame(CoordinateStyle.CJK, CoordinateSides.TWO)
    # Whatever type this computer has: where it lacks the signs there are boxes in their place.
    monkeypatch.setattr(QFontMetricsF, "inFontUcs4", lambda _, _sign: True)
    chinese, geometry = ink(9, 9, frame=frame)
    monkeypatch.setattr(QFontMetricsF, "inFontUcs4", lambda _, sign: sign < 0x3000)
    digits, _ = ink(9, 9, frame=frame)
    left, top, _, height = geometry.board_rect
    strip = slice(top, top + height), slice(left, left + geometry.margin - geometry.step_x // 2)
    assert (digits[strip] != chinese[strip]).any()
    numbers, _ = ink(9, 9, frame=Frame(CoordinateStyle.NUMBERS, CoordinateSides.TWO))
    # Counted from the top: the fifth of nine is the fifth from below too.
    middle = round(geometry.crossing(Point(0, 4))[1])
    row = slice(middle - geometry.step_y // 2, middle + geometry.step_y // 2), strip[1]
    assert (digits[row] == numbers[row]).all()
