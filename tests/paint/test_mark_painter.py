from dataclasses import replace
from itertools import product

import numpy as np
import pytest
from PySide6.QtGui import QColor

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.stone_variants import stone_variant
from gobanapp.diagram.theme import BOOK, KAYA
from gobanapp.game.markup import Mark
from gobanapp.paint.board_painter import BoardPainter
from gobanapp.paint.stone_pictures import point_offset
from gobanapp.rules.board import Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from tests.board_text import parse_board

pytestmark = pytest.mark.usefixtures("shared_grounds")

MIDDLE = Point(2, 2)
HERE = frozenset({MIDDLE})
EMPTY = BoardView(board=Board.empty(5))
BLACK, WHITE = (replace(EMPTY, board=EMPTY.board.with_stones(c, [MIDDLE])) for c in Color)
PLACES = {"wood": EMPTY, "black": BLACK, "white": WHITE}
SIZES = [(64, 68), (90, 99), (200, 210), (700, 735)]

everywhere = pytest.mark.parametrize("place", PLACES.values(), ids=PLACES)


@pytest.fixture
def change(fitted, pixels):
    """A function: how much each pixel changes, with the geometry of the picture."""

    def change(old, new, width=400, height=420, ratio=1.0):
        geometry = fitted(old, width, height, ratio)
        one, other = (pixels(BoardPainter().picture(geometry, view)) for view in (old, new))
        return np.abs(one - other)[..., :3].max(2), geometry

    return change


def extent(changed, geometry):
    """How far what changed reaches from the middle point: left, right, up, down, in steps."""
    x, y = geometry.crossing(MIDDLE)
    rows, columns = np.nonzero(changed)
    return (
        (x - columns.min()) / geometry.step_x,
        (columns.max() + 1 - x) / geometry.step_x,
        (y - rows.min()) / geometry.step_x,
        (rows.max() + 1 - y) / geometry.step_x,
    )


def stone_off(view, geometry):
    """Return how far right and down of the middle point its stone lies, in steps."""
    color = view.board[MIDDLE]
    if color is None:
        return 0, 0
    look, number = KAYA.stones[color], stone_variant(MIDDLE, color)
    right, down = point_offset(look, geometry.stone_diameter, number)
    return right / geometry.step_x, down / geometry.step_x


@everywhere
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", ["1", "88", "100", "361", "W", "a long label"])
def test_a_label_stays_in_its_cell_at_all_sizes(place, size, text, change):
    place = replace(place, marks=dict.fromkeys([Point(1, 2), Point(3, 2)], Mark.CIRCLE))
    changed, geometry = change(place, replace(place, labels={MIDDLE: text}), *size)
    assert changed.any()
    assert max(extent(changed, geometry)) <= 0.5 + 1 / geometry.step_x


@everywhere
@pytest.mark.parametrize("size", SIZES)
def test_a_word_is_drawn_across_free_points(place, size, change):
    changed, geometry = change(place, replace(place, labels={MIDDLE: "tesuji"}), *size)
    left, right, up, down = extent(changed, geometry)
    assert 0.7 < left < 1.5
    assert 0.7 < right < 1.5
    assert max(up, down) <= 0.5


@everywhere
@pytest.mark.parametrize("text", ["8", "88", "888"])
def test_a_label_is_in_the_middle(place, text, change):
    changed, geometry = change(place, replace(place, labels={MIDDLE: text}))
    if place is EMPTY:  # leave out the gap in the lines
        x, y = map(int, geometry.crossing(MIDDLE))
        changed[y - 2 : y + 2] = 0
        changed[:, x - 2 : x + 2] = 0
    left, right, up, down = extent(changed > 60, geometry)
    off_right, off_down = stone_off(place, geometry)
    assert left + off_right == pytest.approx(right - off_right, abs=0.04)
    assert up + off_down == pytest.approx(down - off_down, abs=0.04)


@everywhere
@pytest.mark.parametrize("mark", Mark)
@pytest.mark.parametrize("size", SIZES)
def test_a_mark_is_visible_and_stays_in_its_cell(place, mark, size, change):
    changed, geometry = change(place, replace(place, marks={MIDDLE: mark}), *size)
    assert changed.max() > 50
    assert max(extent(changed, geometry)) <= 0.5 + 1 / geometry.step_x


def test_all_marks_differ(change):
    views = [replace(BLACK, marks={MIDDLE: mark}) for mark in Mark]
    for number, one in enumerate(views):
        for other in views[:number]:
            changed, _ = change(one, other)
            assert (changed > 60).sum() > 40


@pytest.mark.parametrize("view", [BLACK, WHITE], ids=["black", "white"])
def test_the_last_move_has_a_small_ring_of_the_opposite_colour(view, change, fitted, pixels):
    ringed = replace(view, last_move=MIDDLE)
    changed, geometry = change(view, ringed)
    assert 0.15 < max(extent(changed > 30, geometry)) < 0.3
    picture = pixels(BoardPainter().picture(geometry, ringed))[..., :3]
    ink = KAYA.stones[view.board[MIDDLE]].ink
    assert np.abs(picture - QColor(ink).getRgb()[:3]).max(2).min() < 12
    x, y = map(int, geometry.crossing(MIDDLE))
    assert changed[y, x] == 0


def test_the_ring_of_the_last_move_surrounds_a_label(change):
    labelled = replace(BLACK, labels={MIDDLE: "361"})
    changed, geometry = change(labelled, replace(labelled, last_move=MIDDLE))
    assert min(extent(changed > 30, geometry)) > 0.38
    x, y = map(int, geometry.crossing(MIDDLE))
    inside = int(0.25 * geometry.step_x)
    assert not changed[y - inside : y + inside, x - inside : x + inside].any()


@pytest.mark.parametrize("owner", Color)
def test_territory_is_a_small_square_of_its_owner(owner, fitted, pixels, change):
    owned = ByColor(frozenset(), frozenset()).with_(owner, HERE)
    view = replace(EMPTY, territory=owned)
    changed, geometry = change(EMPTY, view)
    sides = extent(changed, geometry)
    assert max(sides) - min(sides) < 0.03
    assert 0.1 < max(sides) < 0.2
    x, y = map(int, geometry.crossing(MIDDLE))
    middle = pixels(BoardPainter().picture(geometry, view))[y, x, :3]
    assert tuple(middle) == QColor(KAYA.stones[owner].fill).getRgb()[:3]


def test_counted_things_look_different(change):
    views = [
        replace(EMPTY, territory=ByColor(HERE, frozenset())),
        replace(EMPTY, territory=ByColor(frozenset(), HERE)),
        replace(EMPTY, neutral=HERE),
        replace(EMPTY, open_border=HERE),
        replace(EMPTY, seki=HERE),
        replace(EMPTY, hovered_group=HERE),
        replace(EMPTY, blocks=(HERE,)),
        replace(EMPTY, blocks=(HERE, frozenset())),
        EMPTY,
    ]
    for number, one in enumerate(views):
        for other in views[:number]:
            changed, _ = change(one, other)
            assert (changed > 50).sum() > 40


def painted(theme, view, fitted, pixels):
    geometry = fitted(view)
    picture = pixels(BoardPainter(theme).picture(geometry, view))[..., :3]
    x, y = map(int, geometry.crossing(MIDDLE))
    return picture, x, y, geometry.step_x


@pytest.mark.parametrize("theme", [KAYA, BOOK], ids=["kaya", "book"])
@pytest.mark.parametrize("color", Color)
def test_a_dead_stone_is_crossed_in_the_colour_of_its_owner(color, theme, fitted, pixels):
    owned = ByColor(frozenset(), frozenset()).with_(color.opponent, HERE)
    stone = replace(EMPTY, board=EMPTY.board.with_stones(color, [MIDDLE]), dead=HERE)
    view = replace(stone, territory=owned)
    picture, x, y, step = painted(theme, view, fitted, pixels)
    cross = QColor(theme.stones[color.opponent].fill).getRgb()[:3]
    arm, beside = int(0.12 * step), int(0.17 * step)
    for right, down in product((-arm, arm), repeat=2):
        assert np.abs(picture[y + down, x + right] - cross).max() < 8
    for right, down in ((0, beside), (0, -beside), (beside, 0), (-beside, 0)):
        assert np.abs(picture[y + down, x + right] - cross).max() > 40


def test_a_neutral_dead_stone_is_crossed_in_text_colour(fitted, pixels):
    for neutral in (frozenset(), HERE):
        view = replace(BLACK, dead=HERE, neutral=neutral)
        picture, x, y, step = painted(KAYA, view, fitted, pixels)
        writing = QColor(KAYA.writing).getRgb()[:3]
        assert np.abs(picture[y, x] - writing).max() < 8
        assert np.abs(picture[y, x + int(0.14 * step)] - writing).max() > 40  # no dash below


def test_the_rim_of_a_dead_stone_has_its_full_colour(fitted, pixels):
    for view, color in ((BLACK, Color.BLACK), (WHITE, Color.WHITE)):
        picture, x, y, step = painted(KAYA, replace(view, dead=HERE), fitted, pixels)
        above = picture[y - int(0.36 * step) : y - int(0.25 * step), x + 4]
        fill = QColor(KAYA.stones[color].fill).getRgb()[:3]
        assert np.abs(above - fill).max(1).min() < 12


def test_a_label_on_a_dead_stone_is_not_crossed_out(change):
    dead = replace(BLACK, dead=HERE, labels={MIDDLE: "1"})
    owned = ByColor(frozenset(), HERE)
    changed, _ = change(dead, replace(dead, territory=owned))
    assert not changed.any()


@everywhere
@pytest.mark.parametrize("sign", ["forbidden", "cursor", "unconfirmed"])
def test_signs_are_visible_on_any_point(place, sign, change):
    changed, _ = change(place, replace(place, **{sign: MIDDLE}))
    assert (changed > 60).sum() > 60


def test_a_stone_that_waits_has_a_ring_around_it(change):
    ghost = replace(EMPTY, ghost=(MIDDLE, Color.BLACK))
    changed, geometry = change(ghost, replace(ghost, unconfirmed=MIDDLE))
    assert 0.45 < min(extent(changed > 30, geometry)) <= max(extent(changed, geometry)) < 0.6
    x, y = map(int, geometry.crossing(MIDDLE))
    inside = int(0.3 * geometry.step_x)
    assert not changed[y - inside : y + inside, x - inside : x + inside].any()


@pytest.mark.parametrize("number", [0, 7, 86, 361, 1203])
@pytest.mark.parametrize("size", SIZES)
def test_the_number_of_the_repeated_move_fits_into_the_sign(number, size, change):
    sign, numbered = (
        replace(EMPTY, forbidden=MIDDLE, repeated=repeated) for repeated in (None, number)
    )
    changed, geometry = change(EMPTY, numbered, *size)
    assert max(extent(changed, geometry)) <= 0.5 + 0.5 / geometry.step_x
    other, _ = change(replace(numbered, repeated=number + 1), numbered, *size)
    assert other.any()
    assert max(extent(other, geometry)) <= 0.33 + 1 / geometry.step_x  # within the ring
    assert change(sign, numbered, *size)[0].any()


A_CHAIN = replace(
    EMPTY,
    board=parse_board("""
    . . . . .
    . X X O .
    . O O . .
    . . . . .
    . . . . .
"""),
)
ATARI = frozenset(map(Point.parse, ("B4", "C4")))


def test_a_chain_in_atari_is_outlined_and_its_liberty_dotted(change):
    chain = replace(A_CHAIN, board=A_CHAIN.board.with_stones(Color.WHITE, [Point.parse("A4")]))
    chain = replace(chain, board=chain.board.with_stones(Color.WHITE, [Point.parse("B5")]))
    changed, geometry = change(chain, replace(chain, atari=ATARI))

    def near(name, reach):
        x, y = map(int, geometry.crossing(Point.parse(name)))
        reach = int(reach * geometry.step_x)
        return changed[y - reach : y + reach + 1, x - reach : x + reach + 1]

    assert near("C5", 0.1).min() > 50  # the liberty; where its rim ends the colours are mixed
    for name in ("B4", "C4"):
        assert not near(name, 0.3).any()  # room for the ring of the last move, and for letters
        assert near(name, 0.6).max() > 60
    assert not near("D5", 0.3).any()
    assert not near("A2", 0.3).any()


@pytest.mark.parametrize(
    "there",
    [
        {"ghost": (Point.parse("C5"), Color.BLACK)},
        {"forbidden": Point.parse("C5")},
        {"labels": {Point.parse("C5"): "a"}},
        {"marks": {Point.parse("C5"): Mark.CROSS}},
    ],
    ids=lambda change: next(iter(change)),
)
def test_the_dot_on_a_liberty_yields_to_other_marks(there, change):
    chain = replace(A_CHAIN, **there)
    changed, geometry = change(chain, replace(chain, atari=ATARI))
    x, y = map(int, geometry.crossing(Point.parse("C5")))
    reach = int(0.2 * geometry.step_x)
    assert not changed[y - reach : y + reach, x - reach : x + reach].any()


def test_refusals_atari_and_pointed_groups_differ_in_shape(fitted, pixels):
    """One outline is broken into dashes, the other is not: nobody has to tell colours apart."""
    chain = BLACK
    geometry = fitted(chain)
    x, y = map(int, geometry.crossing(MIDDLE))
    parts = {}
    for name in ("refusal_stones", "atari", "hovered_group"):
        picture = pixels(BoardPainter().picture(geometry, replace(chain, **{name: HERE})))
        reach = int(0.3 * geometry.step_x)
        edge = picture[
            y - reach : y + reach, x + geometry.step_x // 2 - 1 : x + 2 + geometry.step_x // 2
        ]
        dark = (edge[..., 1] < 150).all(1)  # along the right side
        parts[name] = int(np.count_nonzero(np.diff(dark.astype(int))))
    assert parts["refusal_stones"] >= 2
    assert parts["atari"] == parts["hovered_group"] == 0


def test_a_number_is_drawn_like_a_label_and_a_label_goes_before_it(change):
    numbered, labelled = replace(BLACK, numbers={MIDDLE: 12}), replace(BLACK, labels={MIDDLE: "12"})
    assert change(BLACK, numbered)[0].any()
    assert not change(numbered, labelled)[0].any()
    assert not change(labelled, replace(labelled, numbers={MIDDLE: 7}))[0].any()


@everywhere
@pytest.mark.parametrize("mark", Mark)
@pytest.mark.parametrize("size", [SIZES[2], pytest.param(SIZES[3], marks=pytest.mark.slow)])
def test_a_number_and_its_mark_are_both_readable(place, mark, size, change):
    number, marked = replace(place, numbers={MIDDLE: 236}), replace(place, marks={MIDDLE: mark})
    both = replace(number, marks={MIDDLE: mark})
    changed, geometry = change(place, both, *size)
    assert max(extent(changed, geometry)) <= 0.5 + 1 / geometry.step_x
    other = replace(both, numbers={MIDDLE: 259})
    differing, _ = change(both, other, *size)
    assert max(extent(differing > 60, geometry)) < 0.36  # the digits, not the whole mark
    for other_mark in set(Mark) - {mark}:
        assert (change(both, replace(both, marks={MIDDLE: other_mark}), *size)[0] > 60).sum() > 15
    assert change(marked, both, *size)[0].any()


def test_a_previewed_mark_is_faint(change):
    marked = replace(EMPTY, marks={MIDDLE: Mark.SQUARE})
    plain, _ = change(replace(EMPTY, marks={MIDDLE: Mark.CIRCLE}), marked)
    faint, _ = change(replace(marked, previewed=HERE), marked)
    assert 20 < faint.max() < plain.max()


def test_the_next_moves_are_letters_or_a_dot(change):
    dot, geometry = change(EMPTY, replace(EMPTY, next_move_letters={MIDDLE: ""}))
    letter, _ = change(EMPTY, replace(EMPTY, next_move_letters={MIDDLE: "A"}))
    assert max(extent(dot > 60, geometry)) < 0.12
    assert 0.12 < max(extent(letter > 60, geometry)) < 0.45
