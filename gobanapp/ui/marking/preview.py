"""What is shown before a stroke is made: the mark or stone, faintly, where a click would put it."""

from __future__ import annotations

from dataclasses import replace

from gobanapp.diagram.board_view import BoardView
from gobanapp.game.game import Game
from gobanapp.rules.point import Point
from gobanapp.ui.marking.strokes import Start, color_of, has_already, is_marked, text_of
from gobanapp.ui.marking.tool import MARKS, Tool


def previewed(view: BoardView, start: Start, game: Game) -> BoardView:
    """Return ``view`` with what a click with ``start`` would do: what would go is faint too."""
    tool, point = start.tool, start.point
    if point in view.hidden:
        return view
    if tool is Tool.LABEL or tool.spans:
        return replace(view, cursor=point)
    if tool is Tool.ERASE:
        return _with_eraser(view, start, game)
    if tool.writes:
        text = text_of(start, game)
        labels = {**view.labels, point: text} if text else view.labels
        return replace(view, labels=labels, pencilled=frozenset((point,)))
    takes_away = has_already(start, game) or (start.other and tool in {*MARKS, Tool.DIM})
    return _with_painted(view, start, takes_away=takes_away)


def _with_painted(view: BoardView, start: Start, *, takes_away: bool) -> BoardView:
    tool, point = start.tool, start.point
    here = frozenset((point,))
    if tool.sets_up and not takes_away:
        board = view.board.with_stones(None, here)
        return replace(view, board=board, ghost=(point, color_of(start)))
    if tool.sets_up or tool is Tool.DIM:
        is_plain = takes_away and tool is Tool.DIM
        return replace(view, dimmed=view.dimmed - here if is_plain else view.dimmed | here)
    if tool in MARKS:
        marks = view.marks if takes_away else {**view.marks, point: MARKS[tool]}
        return replace(view, marks=marks, pencilled=here)
    color = color_of(start)
    owned = view.territory.with_(color, view.territory[color] | here)
    return replace(view, territory=owned, pencilled=here)


def _with_eraser(view: BoardView, start: Start, game: Game) -> BoardView:
    point = start.point
    here = frozenset((point,))
    takes_stone = view.board[point] is not None and start.may_set_up
    if takes_stone and not is_marked(point, game):
        return replace(view, dimmed=view.dimmed | here, cursor=point)
    return replace(view, pencilled=here, cursor=point)


def drawn(view: BoardView, start: Start, end: Point) -> BoardView:
    """Return ``view`` with a line or arrow from one point to another as far as it has come."""
    view = replace(view, cursor=end)
    if start.point == end:
        return view
    span = start.point, end
    if start.tool is Tool.LINE:
        return replace(view, lines=(*view.lines, span))
    return replace(view, arrows=(*view.arrows, span))
