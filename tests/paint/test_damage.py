from dataclasses import replace

import numpy as np
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint

from gobanapp.diagram.aids import TINT_COUNT, Aids
from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.diagram.frame import WITHOUT_COORDINATES, Frame
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.game.judgement import HotSpot, Judgements, MoveJudgement, PositionJudgement
from gobanapp.game.markup import Mark
from gobanapp.paint.board_painter import BoardPainter
from gobanapp.paint.damage import (
    REPAINT_ALL_ABOVE,
    cell_rects,
    changed_points,
    damage,
    hatch_region,
    joined_parts,
)
from gobanapp.rules.board import Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.reading.ladder import Ladder
from gobanapp.rules.symmetry import Symmetry

EMPTY = BoardView(board=Board.empty(7, 6))
A1, C3 = Point(0, 0), Point(2, 2)

LABELS = ["1", "23", "456", "W", "tesuji"]
JUDGEMENTS = [
    Judgements(move=MoveJudgement.VERY_BAD, position=PositionJudgement.VERY_GOOD_FOR_WHITE),
    Judgements(move=MoveJudgement.GOOD, hot_spot=HotSpot.VERY_HOT),
]
points = st.builds(Point, st.integers(0, 6), st.integers(0, 5))
some = st.frozensets(points, max_size=3)
maybe = st.none() | points
spans = st.tuples(points, points)
parts = st.none() | st.builds(BoardPart.between, points, points)
frames = st.builds(
    Frame,
    st.sampled_from([CoordinateStyle.NONE, CoordinateStyle.LETTERS]),
    part=parts,
    symmetry=st.sampled_from(Symmetry),
)


@st.composite
def views(draw):
    board = Board.empty(7, 6)
    for color in Color:
        board = board.with_stones(color, draw(st.frozensets(points, max_size=12)))
    return BoardView(
        board=board,
        hidden=draw(some),
        dimmed=draw(some),
        last_move=draw(maybe),
        ghost=draw(st.none() | st.tuples(points, st.sampled_from(Color))),
        unconfirmed=draw(maybe),
        forbidden=draw(maybe),
        repeated=draw(st.none() | st.integers(0, 400)),
        refusal_stones=draw(some),
        atari=draw(some),
        cursor=draw(maybe),
        marks=draw(st.dictionaries(points, st.sampled_from(Mark), max_size=3)),
        labels=draw(st.dictionaries(points, st.sampled_from(LABELS), max_size=3)),
        numbers=draw(st.dictionaries(points, st.sampled_from([1, 23, 456]), max_size=3)),
        lines=tuple(draw(st.lists(spans, max_size=2))),
        arrows=tuple(draw(st.lists(spans, max_size=2))),
        previewed=draw(some),
        judgements=draw(st.dictionaries(points, st.sampled_from(JUDGEMENTS), max_size=2)),
        next_move_letters=draw(st.dictionaries(points, st.sampled_from(["", "A"]), max_size=2)),
        dead=draw(some),
        territory=ByColor(draw(some), draw(some)),
        neutral=draw(some),
        seki=draw(some),
        open_border=draw(some),
        unsettled=draw(some),
        hovered_group=draw(some),
        blocks=tuple(draw(st.lists(some, max_size=3))),
        ownership=draw(st.dictionaries(points, st.floats(-1, 1), max_size=3)),
        aids=draw(some_aids()),
    )


@st.composite
def some_aids(draw):
    moves = st.lists(st.builds(Move, st.sampled_from(Color), points), max_size=3).map(tuple)
    ladders = st.builds(Ladder, moves=moves, is_caught=st.booleans(), breakers=some)
    return Aids(
        hovered_stone=draw(maybe),
        liberties=draw(some),
        tints=draw(st.dictionaries(points, st.integers(0, TINT_COUNT - 1), max_size=6)),
        eyes=ByColor(draw(some), draw(some)),
        false_eyes=ByColor(draw(some), draw(some)),
        ladder=draw(st.none() | ladders),
    )


sizes = st.sampled_from([(30, 30), (150, 160), (333, 301), (500, 400)])
ratios = st.sampled_from([1.0, 1.5, 2.0])
slow = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])


@slow
@given(old=views(), new=views(), frame=frames, size=sizes, ratio=ratios)
def test_no_pixel_changes_outside_the_damage(old, new, frame, size, ratio, pixels):
    old, new = (replace(view, frame=frame) for view in (old, new))
    geometry = Geometry.for_view(new, Rect(0, 0, *size), ratio)
    before, after = (pixels(BoardPainter().picture(geometry, view)) for view in (old, new))
    for box in damage(geometry, old, new):
        left, right = (max(0, round(x * ratio)) for x in (box.left(), box.right() + 1))
        top, bottom = (max(0, round(y * ratio)) for y in (box.top(), box.bottom() + 1))
        before[top:bottom, left:right] = after[top:bottom, left:right]
    assert (before == after).all()


RING = BoardView(board=EMPTY.board, aids=Aids(hovered_stone=Point(5, 1)))
LINE = replace(RING, lines=((Point(4, 2), Point(6, 0)),))
TURNED = Frame(coordinates=CoordinateStyle.NONE, symmetry=Symmetry.QUARTER)
MOST_STROKES = 4
"""So many rims of shapes may lie over one another on a pixel."""


@slow
@given(steps=st.lists(views(), min_size=2, max_size=4), frame=frames, size=sizes)
@example(steps=[RING, LINE], frame=TURNED, size=(150, 160))
def test_an_updated_picture_equals_a_new_one(steps, frame, size, pixels):
    painter = BoardPainter()
    for step in steps:
        view = replace(step, frame=frame)
        geometry = Geometry.for_view(view, Rect(0, 0, *size))
        changed, anew = painter.picture(geometry, view), BoardPainter().picture(geometry, view)
        # Qt rounds the rims of shapes otherwise where it paints only a part: by one of 255 each,
        # and a ring has two, one over the other. That no part is left out is tested above.
        assert np.abs(pixels(changed) - pixels(anew)).max() <= MOST_STROKES


@pytest.mark.parametrize(
    "change",
    [
        {"board": EMPTY.board.with_stones(Color.BLACK, [C3])},
        {"last_move": C3},
        {"ghost": (C3, Color.WHITE)},
        {"unconfirmed": C3},
        {"forbidden": C3},
        {"cursor": C3},
        {"marks": {C3: Mark.CROSS}},
        {"labels": {C3: "1"}},
        {"judgements": {C3: JUDGEMENTS[0]}},
        {"numbers": {C3: 1}},
        {"dimmed": frozenset({C3})},
        {"previewed": frozenset({C3})},
        {"next_move_letters": {C3: "A"}},
        {"dead": frozenset({C3})},
        {"territory": ByColor(frozenset({C3}), frozenset())},
        {"territory": ByColor(frozenset(), frozenset({C3}))},
        {"neutral": frozenset({C3})},
        {"open_border": frozenset({C3})},
        {"unsettled": frozenset({C3})},
        {"ownership": {C3: -0.5}},
        {"aids": Aids(liberties=frozenset({C3}))},
        {"aids": Aids(hovered_stone=C3)},
        {"aids": Aids(eyes=ByColor(frozenset({C3}), frozenset()))},
        {"aids": Aids(false_eyes=ByColor(frozenset(), frozenset({C3})))},
        {"aids": Aids(ladder=Ladder(moves=(Move(Color.BLACK, C3),), is_caught=True))},
    ],
    ids=lambda change: next(iter(change)),
)
def test_a_change_on_a_point_damages_only_that_point(change):
    changed = replace(EMPTY, **change)
    assert changed_points(EMPTY, changed) == {C3}
    assert changed_points(changed, EMPTY) == {C3}
    assert changed_points(changed, changed) == set()


def test_a_stone_of_the_other_colour_and_another_label_are_changes():
    black, white = (
        replace(EMPTY, board=EMPTY.board.with_stones(color, [C3]), labels={C3: color.value[0]})
        for color in Color
    )
    assert changed_points(black, white) == {C3}


def test_a_long_label_damages_all_points_it_covers():
    word = replace(EMPTY, labels={C3: "tesuji"})
    covered = {C3, Point(1, 2), Point(3, 2)}
    assert changed_points(EMPTY, word) == changed_points(word, EMPTY) == covered
    hindered = replace(word, marks={Point(1, 2): Mark.CROSS})
    assert changed_points(word, hindered) >= covered


@pytest.mark.parametrize(
    "change",
    [
        {"seki": frozenset({C3})},
        {"hovered_group": frozenset({C3})},
        {"refusal_stones": frozenset({C3})},
        {"atari": frozenset({C3})},
        {"hidden": frozenset({C3})},
        {"blocks": (frozenset({C3}),)},
        {"aids": Aids(tints={C3: 1})},
    ],
    ids=lambda change: next(iter(change)),
)
def test_an_outline_damages_the_points_around(change):
    assert len(changed_points(EMPTY, replace(EMPTY, **change))) == 9
    assert len(changed_points(replace(EMPTY, **change), EMPTY)) == 9


@pytest.mark.parametrize("kind", ["lines", "arrows"])
def test_a_line_damages_the_points_along_it(kind):
    drawn = replace(EMPTY, **{kind: ((A1, C3),)})
    assert changed_points(EMPTY, drawn) >= {A1, Point(1, 1), C3}
    assert Point(5, 0) not in changed_points(EMPTY, drawn)
    assert changed_points(drawn, EMPTY) == changed_points(EMPTY, drawn)


def test_a_label_on_a_line_damages_all_of_it():
    drawn = replace(EMPTY, arrows=((A1, C3),))
    assert changed_points(drawn, replace(drawn, labels={Point(1, 1): "A"})) >= {A1, C3}
    assert changed_points(drawn, replace(drawn, labels={Point(5, 1): "A"})) == {Point(5, 1)}


def test_a_new_number_damages_the_forbidden_point():
    forbidden = replace(EMPTY, forbidden=C3)
    assert changed_points(forbidden, replace(forbidden, repeated=86)) == {C3}
    assert changed_points(EMPTY, replace(EMPTY, repeated=86)) == set()


def test_a_new_block_damages_itself_and_the_previous_last():
    first, second, third = (frozenset({Point(x, 0)}) for x in (0, 3, 6))
    two, three = (replace(EMPTY, blocks=b) for b in ((first, second), (first, second, third)))
    changed = changed_points(two, three)
    assert second | third <= changed
    assert not first & changed


def test_only_unsettled_stones_pulse():
    geometry = Geometry.fit(19, 19, Rect(0, 0, 1000, 1000))
    stones = frozenset({C3, Point(3, 2)})
    view = replace(BoardView(board=Board.empty(19)), unsettled=stones)
    box = hatch_region(geometry, view).boundingRect()
    assert all(box.contains(QPoint(*map(round, geometry.center(point)))) for point in stones)
    assert box.width() * box.height() < 2.2 * geometry.step_x * geometry.step_y


def test_cells_lie_side_by_side():
    geometry = Geometry.fit(7, 6, Rect(0, 0, 333, 301))
    boxes = cell_rects(geometry, frozenset(EMPTY.board.points()))
    assert len(boxes) == 42
    area = sum(box.width() * box.height() for box in boxes)
    around = boxes[0]
    for box in boxes:
        around |= box
    assert area == around.width() * around.height()


def test_one_move_damages_little():
    geometry = Geometry.fit(19, 19, Rect(0, 0, 1000, 1000))
    empty = BoardView(board=Board.empty(19))
    played = replace(empty, board=empty.board.with_stones(Color.BLACK, [C3]), last_move=C3)
    box = damage(geometry, empty, played).boundingRect()
    assert box.contains(QPoint(*map(round, geometry.center(C3))))
    assert max(box.width(), box.height()) < 2 * geometry.step_x


def test_points_side_by_side_are_drawn_at_once_and_distant_ones_one_by_one():
    geometry = Geometry.fit(19, 19, Rect(0, 0, 1000, 1000))
    block, distant = [Point(3, 3), Point(4, 3), Point(4, 4)], Point(15, 9)
    joined = joined_parts(geometry, [block[0], distant, *block[1:]])
    assert sorted(joined, key=lambda part: part.left) == [
        BoardPart(3, 3, 4, 4),
        BoardPart(15, 9, 15, 9),
    ]


def test_equal_views_damage_nothing():
    geometry = Geometry.fit(7, 6, Rect(0, 0, 300, 300))
    assert damage(geometry, EMPTY, replace(EMPTY)).isEmpty()


def test_many_changes_damage_everything():
    geometry = Geometry.fit(7, 6, Rect(10, 10, 301, 300), 1.5, WITHOUT_COORDINATES)
    full = EMPTY.board.with_stones(Color.BLACK, list(EMPTY.board.points())[: REPAINT_ALL_ABOVE + 1])
    box = damage(geometry, EMPTY, replace(EMPTY, board=full)).boundingRect()
    assert (box.left(), box.top()) == (10, 10)
    assert box.width() >= 301
    assert box.height() >= 300
