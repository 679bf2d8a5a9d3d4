import pytest

from gobanapp.diagram.game_view import make_board_view
from gobanapp.game.game import Game
from gobanapp.game.game_info import NO_INFO
from gobanapp.rules.point import Point
from gobanapp.session.mark_strokes import (
    StrokeStart,
    markup_with_line,
    point_text_edit,
    stroke_painter,
    stroke_text,
)
from gobanapp.session.mark_tool import MarkTool
from gobanapp.ui.board.marking.pen import with_line_preview, with_stroke_preview

A1, B2, C3 = (Point(n, n) for n in range(3))


@pytest.fixture
def game():
    game = Game.new(5, 5, NO_INFO)
    game.play(B2)
    return game


@pytest.mark.parametrize("point", [A1, B2], ids=["empty", "stone"])
@pytest.mark.parametrize("other", [False, True])
@pytest.mark.parametrize("tool", MarkTool)
def test_something_is_shown_for_each_tool_and_the_record_stays(tool, other, point, game):
    view, edits = make_board_view(game), game.tree.edits
    shown = with_stroke_preview(view, StrokeStart(tool=tool, point=point, other=other), game)
    assert game.tree.edits == edits
    takes_nothing_away = other and tool not in {
        *(
            MarkTool.BLACK,
            MarkTool.WHITE,
            MarkTool.BLACK_TERRITORY,
            MarkTool.WHITE_TERRITORY,
            MarkTool.ERASE,
        ),
        *(MarkTool.LABEL, MarkTool.LINE, MarkTool.ARROW, MarkTool.PART),
    }
    if not takes_nothing_away:
        assert shown != view


@pytest.mark.parametrize(
    "tool",
    [t for t in MarkTool if not t.is_two_point and t not in {MarkTool.LABEL, MarkTool.ERASE}],
)
def test_markup_that_a_click_would_remove_stays_visible(tool, game):
    start = StrokeStart(tool=tool, point=A1)
    if tool.writes_text:
        point_text_edit(A1, stroke_text(start, game))(game)
    else:
        stroke_painter(start, game)(game, frozenset({A1}))
    view = make_board_view(game)
    shown = with_stroke_preview(view, start, game)
    assert shown != view
    assert (shown.marks, shown.labels, shown.board) == (view.marks, view.labels, view.board)


@pytest.mark.parametrize("tool", [MarkTool.LINE, MarkTool.ARROW])
def test_a_line_is_shown_as_it_will_be(tool, game):
    start = StrokeStart(tool=tool, point=A1)
    shown = with_line_preview(make_board_view(game), start, C3)
    game.set_markup(markup_with_line(start, C3, game))
    view = make_board_view(game)
    assert (shown.lines, shown.arrows) == (view.lines, view.arrows)


def test_on_a_hidden_point_nothing_is_shown(game):
    game.show_only(frozenset({A1, B2}))
    view = make_board_view(game)
    assert with_stroke_preview(view, StrokeStart(tool=MarkTool.TRIANGLE, point=C3), game) == view
