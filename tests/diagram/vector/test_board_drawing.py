"""Contents of a board drawing, in any vector format."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import CoordinateSides, CoordinateStyle
from gobanapp.diagram.drawing import (
    Area,
    Circle,
    LineSegment,
    Outline,
    RadialGradient,
    Rectangle,
    Text,
)
from gobanapp.diagram.frame import WITHOUT_COORDINATES, Frame
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.diagram.theme import BOOK, KAYA, LARGE_PRINT, THEMES
from gobanapp.diagram.vector.board_drawing import draw_board_view
from gobanapp.game.judgement import HotSpot, Judgements, MoveJudgement, PositionJudgement
from gobanapp.game.markup import Mark
from gobanapp.rules.board import Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.symmetry import Symmetry
from tests.board_text import parse_board

P = Point.parse
EMPTY = BoardView(board=Board.empty(9), frame=WITHOUT_COORDINATES)
STONES = replace(
    EMPTY, board=parse_board("\n".join([". . . . . . . . ."] * 7 + ["X O . X O . . . ."] * 2))
)

every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def geometry_of(view, width=400, height=430):
    return Geometry.for_view(view, Rect(0, 0, width, height))


def drawn(view, theme=BOOK):
    return draw_board_view(view, geometry_of(view), theme)


def shapes(drawing, kind):
    return [shape for layer in drawing.layers for shape in layer.shapes if isinstance(shape, kind)]


def texts(drawing):
    return [text.text for text in shapes(drawing, Text)]


def lines(view, theme=BOOK):
    return shapes(drawn(view, theme), LineSegment)


def corners(shape):
    """The ends of a shape's box."""
    match shape:
        case LineSegment(x0, y0, x1, y1):
            return [(x0, y0), (x1, y1)]
        case Circle(x, y, radius):
            return [(x - radius, y - radius), (x + radius, y + radius)]
        case Rectangle(x, y, width, height):
            return [(x, y), (x + width, y + height)]
        case Outline(start, steps, _):
            return [start, *(step[-2:] for step in steps)]
        case Area(outlines):
            return [corner for outline in outlines for corner in corners(outline)]
        case Text():
            half_width, half_height = shape.width / 2, shape.height / 2
            return [
                (shape.x - half_width, shape.y - half_height),
                (shape.x + half_width, shape.y + half_height),
            ]


# Lines


def test_an_empty_board_is_lines_and_stars():
    found = lines(EMPTY)
    assert len(found) == 18
    assert len(shapes(drawn(EMPTY), Circle)) == 5


def test_the_edges_of_a_printed_board_are_thick_and_meet():
    edges = [layer for layer in drawn(EMPTY).layers if layer.style.width > geometry_of(EMPTY).line]
    (edge,) = edges
    assert len(edge.shapes) == 4
    left = min(line.x0 for line in edge.shapes)
    upright = [line for line in edge.shapes if line.x0 == line.x1]
    assert min(line.x0 for line in upright) - left == pytest.approx(edge.style.width / 2)


def test_lines_continue_where_the_board_continues():
    part = replace(EMPTY, frame=replace(WITHOUT_COORDINATES, part=BoardPart(0, 0, 4, 4)))
    geometry = geometry_of(part)
    found = lines(part)
    assert len(found) == 10
    right, _ = geometry.crossing(P("E1"))
    assert max(line.x1 for line in found) == pytest.approx(right + geometry.step_x / 2, abs=1)
    thick = [layer for layer in drawn(part).layers if layer.style.width > geometry.line]
    assert sum(len(layer.shapes) for layer in thick) == 2


@pytest.mark.parametrize("written", ["labels", "numbers", "marks", "neutral"])
def test_lines_are_interrupted_under_marks_on_empty_points(written):
    values = {"labels": {P("C3"): "a"}, "numbers": {P("C3"): 1}, "marks": {P("C3"): Mark.CIRCLE}}
    view = replace(EMPTY, **{written: values.get(written, frozenset({P("C3")}))})
    geometry = geometry_of(view)
    x, y = geometry.crossing(P("C3"))
    reach = 0.3 * geometry.step_x
    grid = [line for line in lines(view) if line.x0 == line.x1 or line.y0 == line.y1]
    dame = 1 if written == "neutral" else 0
    assert len(grid) == 20 + dame
    touching = [
        line
        for line in grid[:20]
        if line.x0 <= x + reach and line.x1 >= x - reach
        if line.y0 <= y + reach and line.y1 >= y - reach
    ]
    assert touching == []


def test_lines_are_whole_under_stones():
    assert len(lines(replace(STONES, labels={P("A1"): "a"}))) == 18


def test_hidden_points_show_nothing():
    hidden = frozenset({P("A1"), P("B1"), P("E5")})
    view = replace(
        STONES,
        hidden=hidden,
        numbers={P("A1"): 1},
        marks={P("E5"): Mark.CIRCLE},
        labels={P("B1"): "a"},
        territory=ByColor(frozenset({P("E5")}), frozenset()),
        dimmed=frozenset({P("E5")}),
    )
    geometry = geometry_of(view)
    middles = [geometry.crossing(point) for point in hidden]
    half = 0.49 * geometry.step_x
    for layer in drawn(view).layers:
        for shape in layer.shapes:
            (x0, y0), *_, (x1, y1) = sorted(corners(shape))
            if isinstance(shape, LineSegment | Text | Circle | Rectangle):
                assert not any(
                    x0 < x + half
                    and x1 > x - half
                    and min(y0, y1) < y + half
                    and max(y0, y1) > y - half
                    for x, y in middles
                )


def test_star_points_may_be_left_out():
    view = replace(EMPTY, frame=replace(WITHOUT_COORDINATES, star_points=False))
    assert shapes(drawn(view), Circle) == []


# Stones and what is on them


@every_theme
def test_each_stone_is_drawn_once_in_its_colour(theme):
    discs = {
        color: [
            shape
            for layer in drawn(STONES, theme).layers
            if (
                layer.style.fill.plain
                if isinstance(layer.style.fill, RadialGradient)
                else layer.style.fill
            )
            == theme.stones[color].fill
            and layer.style.opacity == 1
            for shape in layer.shapes
            if isinstance(shape, Circle)
        ]
        for color in Color
    }
    geometry = geometry_of(STONES)
    for color, found in discs.items():
        wanted = {
            geometry.crossing(point) for point, other in STONES.board.stones() if other is color
        }
        stones = [disc for disc in found if disc.radius > 0.4 * geometry.step_x]
        assert len(stones) == len(wanted)
        assert {(x, y) for x, y, _ in stones} == wanted


def test_numbers_are_white_on_black_and_black_on_white():
    view = replace(STONES, numbers={P("A1"): 1, P("B1"): 2, P("G7"): 3})
    inks = {
        text.text: layer.style.fill
        for layer in drawn(view).layers
        for text in layer.shapes
        if isinstance(text, Text)
    }
    assert inks == {"1": "#ffffff", "2": "#000000", "3": "#000000"}


def test_a_label_goes_before_a_number():
    view = replace(STONES, numbers={P("A1"): 1}, labels={P("A1"): "a"})
    assert texts(drawn(view)) == ["a"]


def test_a_long_label_ends_in_dots():
    between = {P("B1"): Mark.CIRCLE}
    assert texts(drawn(replace(EMPTY, labels={P("A1"): "corner"}, marks=between))) == ["cor…"]


def test_a_word_with_enough_room_is_written_in_full():
    view = replace(EMPTY, labels={P("C3"): "corner"})
    plain, worded = drawn(EMPTY), drawn(view)
    assert texts(worded) == ["corner"]
    (text,), (band,) = (
        shapes(worded, Text),
        set(shapes(worded, Rectangle)) - set(shapes(plain, Rectangle)),
    )
    assert band.x < text.x - text.width / 2 < text.x + text.width / 2 < band.x + band.width


@pytest.mark.parametrize("mark", Mark)
def test_a_number_is_smaller_within_a_mark(mark):
    number = replace(STONES, numbers={P("A1"): 12})
    marked = replace(number, marks={P("A1"): mark})
    alone, within = (shapes(drawn(view), Text)[0] for view in (number, marked))
    assert within.height < alone.height
    assert len(drawn(marked).layers) > len(drawn(number).layers)


def test_only_a_last_move_in_the_view_is_marked():
    last = drawn(replace(STONES, last_move=P("A1")))
    assert len(last.layers) == len(drawn(STONES).layers) + 1


def test_dimmed_points_are_veiled_in_the_colour_of_the_board():
    view = replace(STONES, dimmed=frozenset({P("A1"), P("B1")}), lines=((P("A9"), P("H9")),))
    drawing = drawn(view)
    veils = [
        at for at, layer in enumerate(drawing.layers) if isinstance(layer.shapes[0], Rectangle)
    ]
    (veil,) = veils
    assert drawing.layers[veil].style.fill == BOOK.board
    assert len(drawing.layers[veil].shapes) == 2
    assert any(isinstance(shape, LineSegment) for shape in drawing.layers[-1].shapes)


def test_cells_of_veils_touch_without_overlapping():
    view = replace(EMPTY, dimmed=frozenset(EMPTY.board.points()))
    geometry = geometry_of(view)
    boxes = shapes(drawn(view), Rectangle)
    assert {box[2:] for box in boxes} == {(geometry.step_x, geometry.step_y)}
    assert len({box[:2] for box in boxes}) == 81
    assert all(float(box.x).is_integer() and float(box.y).is_integer() for box in boxes)


@pytest.mark.parametrize(
    "pointing",
    [
        {"ghost": (P("F6"), Color.BLACK)},
        {"unconfirmed": P("F6")},
        {"forbidden": P("F6"), "repeated": 4},
        {"cursor": P("F6")},
        {"refusal_stones": frozenset({P("A1")})},
        {"previewed": frozenset({P("A1")})},
    ],
    ids=lambda fields: next(iter(fields)),
)
def test_pointer_marks_are_not_drawn(pointing):
    assert drawn(replace(STONES, **pointing)) == drawn(STONES)


# Coordinates


def test_coordinates_stand_on_four_sides_or_two():
    for sides, times in (
        (CoordinateSides.FOUR, 2),
        (CoordinateSides.TWO, 1),
        (CoordinateSides.ACROSS, 2),
    ):
        view = replace(EMPTY, frame=Frame(sides=sides))
        assert sorted(texts(drawn(view))) == sorted([*"ABCDEFGHJ", *"123456789"] * times)


@pytest.mark.parametrize("kind", [kind for kind in CoordinateStyle if kind.value != "none"])
def test_coordinates_are_between_the_lines_and_the_edge(kind):
    view = replace(EMPTY, frame=Frame(kind))
    geometry = geometry_of(view)
    left, top, width, height = geometry.board_rect
    texts_drawn = shapes(drawn(view), Text)
    assert texts_drawn
    for text in texts_drawn:
        assert text.in_line
        assert left < text.x < left + width
        assert top < text.y < top + height
        first, last = geometry.crossing(P("A9")), geometry.crossing(P("J1"))
        assert not (first[0] < text.x < last[0] and first[1] < text.y < last[1])


def test_coordinates_too_wide_for_all_lines_stand_at_every_other_one():
    view = BoardView(board=Board.empty(19), frame=Frame(CoordinateStyle.NUMBERS))
    drawing = draw_board_view(view, Geometry.for_view(view, Rect(0, 0, 150, 160)), BOOK)
    assert len(texts(drawing)) < 4 * 19


def test_large_print_is_thicker_and_larger():
    view = replace(STONES, frame=Frame(), numbers={P("A1"): 1}, marks={P("B1"): Mark.CIRCLE})
    usual, large = drawn(view, BOOK), drawn(view, LARGE_PRINT)
    for one, other in zip(usual.layers, large.layers, strict=True):
        assert other.style.width >= one.style.width
    assert max(text.height for text in shapes(large, Text) if text.in_line) > max(
        text.height for text in shapes(usual, Text) if text.in_line
    )


def test_wood_has_a_grain_that_stays_the_same():
    one, other = (drawn(EMPTY, KAYA) for _ in range(2))
    assert one == other
    assert len(shapes(one, Outline)) == KAYA.surface.rings


# Everything


frames = st.builds(
    Frame,
    st.sampled_from(CoordinateStyle),
    st.sampled_from(CoordinateSides),
    st.none() | st.just(BoardPart(2, 1, 7, 8)),
    st.sampled_from(Symmetry),
)
JUDGEMENTS = [
    Judgements(move=MoveJudgement.VERY_BAD, position=PositionJudgement.VERY_GOOD_FOR_WHITE),
    Judgements(move=MoveJudgement.GOOD, hot_spot=HotSpot.VERY_HOT),
]
points = st.sampled_from(list(EMPTY.board.points()))
sets = st.frozensets(points, max_size=12)
views = st.builds(
    BoardView,
    board=st.just(STONES.board),
    frame=frames,
    hidden=sets,
    dimmed=sets,
    last_move=st.none() | points,
    marks=st.dictionaries(points, st.sampled_from(Mark)),
    labels=st.dictionaries(points, st.sampled_from(["a", "12", "<&%", "long one", "囲"])),
    numbers=st.dictionaries(points, st.integers(1, 1000)),
    lines=st.lists(st.tuples(points, points), max_size=4).map(tuple),
    arrows=st.lists(st.tuples(points, points), max_size=4).map(tuple),
    dead=sets,
    territory=st.builds(ByColor, sets, sets),
    neutral=sets,
    seki=sets,
    unsettled=sets,
    hovered_group=sets,
    blocks=st.lists(sets, max_size=3).map(tuple),
    open_border=sets,
    atari=sets,
    next_move_letters=st.dictionaries(points, st.sampled_from(["", "A"])),
    ownership=st.dictionaries(points, st.floats(-1, 1)),
    judgements=st.dictionaries(points, st.sampled_from(JUDGEMENTS)),
)


@given(theme=st.sampled_from([*THEMES.values()]), view=views)
def test_nothing_extends_beyond_the_board(theme, view):
    geometry = geometry_of(view)
    left, top, width, height = geometry.board_rect
    drawing = draw_board_view(view, geometry, theme)
    for layer in drawing.layers:
        assert layer.shapes
        assert layer.style.fill is not None or layer.style.stroke is not None
        for shape in layer.shapes:
            for x, y in corners(shape):
                assert left - 1 <= x <= left + width + 1
                assert top - 1 <= y <= top + height + 1
