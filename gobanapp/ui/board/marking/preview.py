"""What is shown before a stroke is made: the mark or stone, faintly, where a click would put it."""

from __future__ import annotations

from dataclasses import replace

from gobanapp.diagram.board_view import BoardView
from gobanapp.game.game import Game
from gobanapp.rules.point import Point
from gobanapp.session.mark_strokes import (
    StrokeStart,
    is_already_there,
    is_marked,
    stroke_color,
    stroke_text,
)
from gobanapp.session.mark_tool import TOOL_MARKS, MarkTool


def with_stroke_preview(view: BoardView, start: StrokeStart, game: Game) -> BoardView:
    """Return ``view`` with what a click with ``start`` would do: what would go is faint too."""
    tool, point = start.tool, start.point
    if point in view.hidden:
        return view
    if tool is MarkTool.LABEL or tool.is_two_point:
        return replace(view, cursor=point)
    if tool is MarkTool.ERASE:
        return _with_eraser(view, start, game)
    if tool.writes_text:
        text = stroke_text(start, game)
        labels = {**view.labels, point: text} if text else view.labels
        return replace(view, labels=labels, previewed=frozenset((point,)))
    takes_away = is_already_there(start, game) or (
        start.other and tool in {*TOOL_MARKS, MarkTool.DIM}
    )
    return _with_painted(view, start, takes_away=takes_away)


def _with_painted(view: BoardView, start: StrokeStart, *, takes_away: bool) -> BoardView:
    tool, point = start.tool, start.point
    here = frozenset((point,))
    if tool.sets_up and not takes_away:
        board = view.board.with_stones(None, here)
        return replace(view, board=board, ghost=(point, stroke_color(start)))
    if tool.sets_up or tool is MarkTool.DIM:
        is_plain = takes_away and tool is MarkTool.DIM
        return replace(view, dimmed=view.dimmed - here if is_plain else view.dimmed | here)
    if tool in TOOL_MARKS:
        marks = view.marks if takes_away else {**view.marks, point: TOOL_MARKS[tool]}
        return replace(view, marks=marks, previewed=here)
    color = stroke_color(start)
    owned = view.territory.with_(color, view.territory[color] | here)
    return replace(view, territory=owned, previewed=here)


def _with_eraser(view: BoardView, start: StrokeStart, game: Game) -> BoardView:
    point = start.point
    here = frozenset((point,))
    takes_stone = view.board[point] is not None and start.may_set_up
    if takes_stone and not is_marked(point, game):
        return replace(view, dimmed=view.dimmed | here, cursor=point)
    return replace(view, previewed=here, cursor=point)


def with_line_preview(view: BoardView, start: StrokeStart, end: Point) -> BoardView:
    """Return ``view`` with a line or arrow from one point to another as far as it has come."""
    view = replace(view, cursor=end)
    if start.point == end:
        return view
    span = start.point, end
    if start.tool is MarkTool.LINE:
        return replace(view, lines=(*view.lines, span))
    return replace(view, arrows=(*view.arrows, span))
