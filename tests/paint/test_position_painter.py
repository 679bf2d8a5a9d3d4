from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtGui import QColor

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.theme import BOOK, KAYA
from gobanapp.game.markup import Mark
from gobanapp.paint.board_painter import BoardPainter
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from tests.board_text import parse_board

MIDDLE = Point(2, 2)
EMPTY = BoardView(board=Board.empty(5))
BLACK, WHITE = (replace(EMPTY, board=EMPTY.board.with_stones(c, [MIDDLE])) for c in Color)


@pytest.fixture
def cell(fitted, pixels):
    """A function: the colours in the cell around the middle point of a view."""

    def cell(view, theme=KAYA):
        geometry = fitted(view)
        picture = pixels(BoardPainter(theme).picture(geometry, view))[..., :3]
        x, y = map(int, geometry.crossing(MIDDLE))
        half = geometry.step_x // 2
        return picture[y - half : y + half, x - half : x + half]

    return cell


def width_of_change(one, other):
    """Return how many pixels of the middle row differ a lot: the width of what was put there."""
    middle = one.shape[0] // 2 - 3  # above the line
    return int((np.abs(one - other)[middle].max(1) > 12).sum())


@pytest.mark.parametrize("view", [BLACK, WHITE], ids=["black", "white"])
def test_a_dead_stone_is_two_thirds_as_wide_and_lets_the_wood_through(view, cell):
    empty, alive = cell(EMPTY), cell(view)
    dead = cell(replace(view, dead=frozenset({MIDDLE})))
    assert width_of_change(dead, empty) == pytest.approx(
        2 / 3 * width_of_change(alive, empty), rel=0.12
    )
    half = alive.shape[0] // 2
    spot = half - 10, half + 3  # beside the line and the cross
    of_stone, of_wood = (np.abs(dead[spot] - other[spot]).mean() for other in (alive, empty))
    assert of_stone == pytest.approx(of_wood, rel=0.5)  # neither hides the other
    low, high = np.minimum(alive[spot], empty[spot]), np.maximum(alive[spot], empty[spot])
    assert ((low - 12 < dead[spot]) & (dead[spot] < high + 12)).all()


def test_no_line_runs_through_a_dead_stone(cell):
    dead = cell(replace(WHITE, dead=frozenset({MIDDLE})))
    half = dead.shape[0] // 2
    across = dead[half, half - 14 : half - 11]  # beside the cross and its edge
    above = dead[half - 3, half - 14 : half - 11]
    assert np.abs(across - above).max() < 25


@pytest.mark.parametrize("size", [(64, 68), (90, 99), (200, 210), (700, 735)])
@pytest.mark.parametrize("theme", [KAYA, BOOK], ids=["kaya", "book"])
@pytest.mark.parametrize("view", [BLACK, WHITE], ids=["black", "white"])
def test_an_unsettled_stone_has_light_and_dark_stripes_at_any_size(
    view, theme, size, fitted, pixels
):
    """Light and dark, not colours: everybody can tell them apart."""
    geometry = fitted(view, *size)
    hatched = replace(view, unsettled=frozenset({MIDDLE}))
    plain, striped = (
        pixels(BoardPainter(theme).picture(geometry, v))[..., :3].mean(2) for v in (view, hatched)
    )
    x, y = map(int, geometry.crossing(MIDDLE))
    reach = max(1, int(0.25 * geometry.step_x))
    area = slice(y - reach, y + reach + 1), slice(x - reach, x + reach + 1)
    assert np.ptp(striped[area]) > 90
    changed = np.argwhere(plain != striped)
    assert np.hypot(*(changed - (y, x)).T).max() <= 0.5 * geometry.step_x + 1


def test_stripes_leave_room_for_labels_and_the_last_move(cell):
    """The ring of the last move, and letters, can be read."""
    unsettled = replace(BLACK, unsettled=frozenset({MIDDLE}))
    half = cell(BLACK).shape[0] // 2
    middle = slice(half - 6, half + 7), slice(half - 6, half + 7)
    assert np.ptp(cell(unsettled)[middle].mean(2)) > 90
    assert np.ptp(cell(replace(unsettled, last_move=MIDDLE))[middle].mean(2)) < 30


def test_an_unsettled_stone_that_counts_as_dead_is_hatched_and_small(cell):
    at = frozenset({MIDDLE})
    dead, alive = replace(BLACK, dead=at), replace(BLACK, unsettled=at)
    both = replace(dead, unsettled=at)
    assert (cell(both) != cell(dead)).any()
    # The hatch covers the small stone alone, of radius 0.32; the rim of the cross reaches further.
    side = cell(both).shape[0]
    y, x = np.mgrid[:side, :side] - side // 2
    outside = np.hypot(x, y) > 0.38 * side
    assert (cell(both)[outside] == cell(dead)[outside]).all()
    assert (cell(alive)[outside] != cell(BLACK)[outside]).any()


def test_a_ghost_is_as_large_as_a_stone_and_half_there(cell):
    empty, alive = cell(EMPTY), cell(BLACK)
    ghost = cell(replace(EMPTY, ghost=(MIDDLE, Color.BLACK)))
    half = alive.shape[0] // 2
    off = half - 8
    expected = 0.45 * alive[off, off] + 0.55 * empty[off, off]
    assert np.abs(ghost[off, off] - expected).max() < 5
    assert width_of_change(ghost, empty) == pytest.approx(width_of_change(alive, empty), abs=4)


@pytest.mark.parametrize(
    "change",
    [
        {"labels": {MIDDLE: "1"}},
        {"marks": {MIDDLE: Mark.CIRCLE}},
        {"neutral": frozenset({MIDDLE})},
    ],
    ids=lambda change: next(iter(change)),
)
def test_lines_are_interrupted_around_marks_on_empty_points(change, cell):
    line = np.array(QColor(KAYA.line).getRgb()[:3])
    for view, broken in ((EMPTY, False), (replace(EMPTY, **change), True)):
        colours = cell(view)
        half = colours.shape[0] // 2
        beside = colours[half - 2 : half + 2, half + int(0.34 * colours.shape[0])]
        assert (np.abs(beside - line).max(1).min() > 40) is np.bool_(broken)


def test_a_gap_in_lines_keeps_the_shadow_of_a_stone(fitted, pixels):
    view = BoardView(board=parse_board(". . .\nX . .\n. . ."))
    labelled = replace(view, labels={Point(1, 1): "i"})
    geometry = fitted(view)
    plain, gap = (pixels(BoardPainter().picture(geometry, v)) for v in (view, labelled))
    x, y = map(int, geometry.crossing(Point(1, 1)))
    shadowed = (y + geometry.step_y // 6, x - int(0.34 * geometry.step_x))
    assert (plain[shadowed] == gap[shadowed]).all()
    assert plain[shadowed].sum() < plain[y + geometry.step_y // 6, x + geometry.step_x // 3].sum()


def test_shadows_fall_on_no_stone(fitted, pixels):
    alone = BoardView(board=parse_board(". . .\n. O .\n. . ."))
    crowded = BoardView(board=parse_board("X X X\nX O X\nX X X"))
    geometry = fitted(alone)
    one, many = (pixels(BoardPainter().picture(geometry, view)) for view in (alone, crowded))
    x, y = map(int, geometry.crossing(Point(1, 1)))
    inside = int(0.33 * geometry.step_x)
    area = slice(y - inside, y + inside), slice(x - inside, x + inside)
    assert (one[area] == many[area]).all()


@pytest.mark.parametrize("view", [EMPTY, BLACK, WHITE], ids=["empty", "black", "white"])
def test_a_hidden_point_shows_nothing(view, fitted, pixels):
    full = replace(view, marks={MIDDLE: Mark.CROSS}, labels={MIDDLE: "A"}, last_move=MIDDLE)
    one, other = (
        pixels(BoardPainter().picture(fitted(EMPTY), replace(v, hidden=frozenset({MIDDLE}))))
        for v in (full, EMPTY)
    )
    assert (one == other).all()


def test_a_hidden_point_is_bare_wood(cell):
    line = np.array(QColor(KAYA.line).getRgb()[:3])
    hidden = cell(replace(EMPTY, hidden=frozenset({MIDDLE})))
    assert np.abs(hidden - line).max(2).min() > 40
    assert np.abs(cell(EMPTY) - line).max(2).min() < 8


@pytest.mark.parametrize("view", [EMPTY, BLACK, WHITE], ids=["empty", "black", "white"])
def test_a_dimmed_point_is_nearer_to_the_wood(view, cell):
    hidden = cell(replace(EMPTY, hidden=frozenset({MIDDLE})))
    plain, dimmed = cell(view), cell(replace(view, dimmed=frozenset({MIDDLE})))
    strong, faint = (np.abs(picture - hidden).max(2) for picture in (plain, dimmed))
    assert 0.2 * strong.max() < faint.max() < 0.6 * strong.max()
