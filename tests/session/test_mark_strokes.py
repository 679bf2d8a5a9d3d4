from dataclasses import replace

import pytest

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.game_info import NO_INFO
from gobanapp.game.markup import Mark
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.session.mark_strokes import (
    StrokeStart,
    markup_with_line,
    point_text_edit,
    stroke_color,
    stroke_painter,
    stroke_text,
    stroke_visible_part,
)
from gobanapp.session.mark_tool import MarkTool

A1, B2, C3, D4 = (Point(n, n) for n in range(4))
PAINTING = [tool for tool in MarkTool if not tool.is_two_point and not tool.writes_text]


def paint(game, tool, *points, other=False, may_set_up=True):
    start = StrokeStart(tool=tool, point=points[0], other=other, may_set_up=may_set_up)
    stroke = stroke_painter(start, game)
    for point in points:
        stroke(game, frozenset({point}))


@pytest.fixture
def game():
    game = Game.new(5, 5, NO_INFO)
    game.play(B2)
    return game


@pytest.mark.parametrize("tool", PAINTING)
def test_a_stroke_is_one_step(tool, game):
    place = game.current_id
    before = game.node.content
    paint(game, MarkTool.TRIANGLE, A1, B2, C3)
    paint(game, tool, A1, B2, C3)
    game.undo()
    game.undo()
    assert (game.current_id, game.node.content) == (place, before)


def test_two_strokes_are_two_steps(game):
    paint(game, MarkTool.TRIANGLE, A1)
    paint(game, MarkTool.TRIANGLE, C3)
    game.undo()
    assert game.node.content.markup.marks == {A1: Mark.TRIANGLE}


@pytest.mark.parametrize("tool", [tool for tool in PAINTING if tool is not MarkTool.ERASE])
def test_repeating_a_stroke_removes_what_it_made(tool, game):
    paint(game, tool, A1, D4)
    board, markup = game.position.board, game.node.content.markup
    paint(game, tool, A1, D4)
    assert (game.position.board, game.node.content.markup) != (board, markup)
    assert game.position.board[A1] is None
    assert not game.node.content.markup.marks
    assert not game.inherited_at(game.current_id).dimmed
    assert not game.node.content.markup.territory.black | game.node.content.markup.territory.white


def test_an_eraser_starting_on_nothing_removes_marks_and_stones(game):
    game.set_stones(Color.WHITE, [D4])
    paint(game, MarkTool.CIRCLE, C3)
    paint(game, MarkTool.ERASE, A1, C3, D4)
    assert not game.node.content.markup.marks
    assert game.position.board[D4] is None


def test_without_set_up_the_eraser_keeps_stones(game):
    paint(game, MarkTool.CIRCLE, C3)
    paint(game, MarkTool.ERASE, B2, C3, may_set_up=False)
    assert game.position.board[B2] is Color.BLACK
    assert not game.node.content.markup.marks


def test_points_dimmed_by_an_earlier_node_stay_dimmed(game):
    paint(game, MarkTool.DIM, A1)
    game.play(C3)
    paint(game, MarkTool.DIM, D4)
    assert game.inherited_at(game.current_id).dimmed == {A1, D4}
    paint(game, MarkTool.DIM, A1, D4)
    assert not game.inherited_at(game.current_id).dimmed


def test_a_click_on_text_takes_it_away(game):
    letter = StrokeStart(tool=MarkTool.LETTER, point=A1)
    point_text_edit(A1, stroke_text(letter, game))(game)
    assert game.node.content.markup.labels == {A1: "A"}
    assert stroke_text(StrokeStart(tool=MarkTool.NUMBER, point=C3), game) == "1"
    assert stroke_text(StrokeStart(tool=MarkTool.LETTER, point=C3), game) == "B"
    taken = frozenset({"B", "C"})
    assert stroke_text(StrokeStart(tool=MarkTool.LETTER, point=C3, used_letters=taken), game) == "D"
    assert stroke_text(letter, game) == ""


def test_a_part_can_be_hidden_and_everything_shown_again(game):
    shown = stroke_visible_part(StrokeStart(tool=MarkTool.PART, point=A1), C3, game)
    assert len(shown) == 9
    game.show_only(shown)
    hidden = stroke_visible_part(StrokeStart(tool=MarkTool.PART, point=A1, other=True), B2, game)
    assert len(hidden) == 5
    assert not stroke_visible_part(StrokeStart(tool=MarkTool.PART, point=A1), A1, game)
    assert not stroke_visible_part(StrokeStart(tool=MarkTool.PART, point=A1), Point(4, 4), game)


@pytest.mark.parametrize("tool", [tool for tool in MarkTool if tool not in PAINTING])
def test_a_tool_without_painting_raises_a_value_error(tool, game):
    with pytest.raises(ValueError, match="paint"):
        stroke_painter(StrokeStart(tool=tool, point=A1), game)


def test_a_line_or_an_arrow_joins_two_points(game):
    line, arrow = (StrokeStart(tool=tool, point=A1) for tool in (MarkTool.LINE, MarkTool.ARROW))
    assert markup_with_line(line, C3, game).lines == ((A1, C3),)
    assert markup_with_line(arrow, C3, game).arrows == ((A1, C3),)
    assert markup_with_line(line, A1, game) == game.node.content.markup


def test_the_other_colour_is_painted_with_the_other_button():
    start = StrokeStart(tool=MarkTool.BLACK, point=A1)
    assert stroke_color(start) is Color.BLACK
    assert stroke_color(replace(start, other=True)) is Color.WHITE


def test_text_is_written_at_another_node(game):
    change = point_text_edit(C3, "A", 0)(game)
    assert game.tree[0].content.markup.labels == {C3: "A"}
    assert game.current_id == 1
    assert change & Change.CONTENT
