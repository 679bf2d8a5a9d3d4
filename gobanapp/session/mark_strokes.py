"""Strokes of the marking tools: press on a point, drag over others, release."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gobanapp.diagram.board_part import BoardPart
from gobanapp.game import markup_edits
from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.markup import Markup
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.session.mark_tool import TOOL_MARKS, MarkTool

StrokePainter = Callable[[Game, frozenset[Point]], Change]
"""Applies a stroke to some points."""

_STONES = {MarkTool.BLACK: Color.BLACK, MarkTool.WHITE: Color.WHITE}
_TERRITORY = {MarkTool.BLACK_TERRITORY: Color.BLACK, MarkTool.WHITE_TERRITORY: Color.WHITE}


@dataclass(frozen=True, slots=True, kw_only=True)
class StrokeStart:
    """The start of a stroke.

    ``other``: True with the right button or Shift. ``may_set_up``: True if stones may be changed,
    which is not possible during a match. ``used_letters``: letters already on the board, though
    not in the game.
    """

    tool: MarkTool
    point: Point
    other: bool = False
    may_set_up: bool = True
    used_letters: frozenset[str] = frozenset()


def stroke_painter(start: StrokeStart, game: Game) -> StrokePainter:
    """Return the function that a stroke of a painting tool applies to each point it passes.

    If the first point already has what the tool paints, the stroke removes it. The steps of one
    stroke are undone together. Raises ValueError for a tool that does not paint.
    """
    if start.tool.is_two_point or start.tool.writes_text:
        raise ValueError(f"{start.tool} does not paint")
    stroke_key = f"stroke {game.tree.edits}"
    removes = is_already_painted(start, game)
    if start.tool is MarkTool.ERASE:
        return _eraser(start, game, stroke_key)
    if start.tool is MarkTool.DIM:
        return _dim_painter(stroke_key, adds=not removes and not start.other)
    if start.tool in TOOL_MARKS:
        mark = None if removes or start.other else TOOL_MARKS[start.tool]
        return _markup_painter(
            lambda markup, points: markup_edits.with_marks(markup, mark, points), stroke_key
        )
    color = None if removes else stroke_color(start)
    if start.tool in _TERRITORY:
        return _markup_painter(
            lambda markup, points: markup_edits.with_territory(markup, color, points), stroke_key
        )
    return _stone_painter(color, stroke_key)


def _markup_painter(
    change: Callable[[Markup, frozenset[Point]], Markup], stroke_key: str
) -> StrokePainter:
    def paint(game: Game, points: frozenset[Point]) -> Change:
        return game.set_markup(change(game.node.content.markup, points), continues=stroke_key)

    return paint


def _stone_painter(color: Color | None, stroke_key: str) -> StrokePainter:
    return lambda game, points: game.set_stones(color, points, continues=stroke_key)


def _dim_painter(stroke_key: str, *, adds: bool) -> StrokePainter:
    def paint(game: Game, points: frozenset[Point]) -> Change:
        dimmed = game.inherited_at(game.current_id).dimmed
        new_dimmed = dimmed | points if adds else dimmed - points
        if new_dimmed == dimmed:
            return Change.NOTHING
        markup = markup_edits.with_dimmed(game.node.content.markup, new_dimmed)
        return game.set_markup(markup, continues=stroke_key)

    return paint


def _eraser(start: StrokeStart, game: Game, stroke_key: str) -> StrokePainter:
    """Return the eraser of marks if the stroke begins at a mark, else of stones, or of both."""
    erase_marks, erase_stones = (
        _markup_painter(markup_edits.without_markup_on, stroke_key),
        _stone_painter(None, stroke_key),
    )
    if is_marked(start.point, game) or not start.may_set_up:
        return erase_marks
    if game.position.board[start.point] is not None:
        return erase_stones
    # Marks first, because after a move stones are removed in a separate node.
    return lambda game, points: erase_marks(game, points) | erase_stones(game, points)


def is_marked(point: Point, game: Game) -> bool:
    """Return whether the eraser finds a mark, text, territory or the end of a line on ``point``."""
    markup = game.node.content.markup
    return markup_edits.without_markup_on(markup, [point]) != markup


def is_already_painted(start: StrokeStart, game: Game) -> bool:
    """Return whether the first point of a stroke already has what the tool paints."""
    tool, point, markup = start.tool, start.point, game.node.content.markup
    if tool in _STONES:
        return game.position.board[point] is stroke_color(start)
    if tool in TOOL_MARKS:
        return markup.marks.get(point) is TOOL_MARKS[tool]
    if tool in _TERRITORY:
        return point in markup.territory[stroke_color(start)]
    if tool is MarkTool.DIM:
        return point in game.inherited_at(game.current_id).dimmed
    return tool.writes_text and point in markup.labels


def stroke_color(start: StrokeStart) -> Color:
    """Return the colour of stones or territory that a stroke paints; ``other`` exchanges it."""
    color = (_STONES | _TERRITORY)[start.tool]
    return color.opponent if start.other else color


def stroke_text(start: StrokeStart, game: Game) -> str:
    """Return the text written by a click with a tool for letters or numbers, "" to remove it."""
    markup = game.node.content.markup
    if start.other or is_already_painted(start, game):
        return ""
    is_letter = start.tool is MarkTool.LETTER
    return (
        markup_edits.next_free_letter(markup, start.used_letters)
        if is_letter
        else markup_edits.next_free_number(markup)
    )


def point_text_edit(
    point: Point, text: str, node_id: int | None = None
) -> Callable[[Game], Change]:
    """Return the action that writes ``text`` on a point, at node ``node_id`` or the current one."""

    def write_text(game: Game) -> Change:
        current_id = game.current_id
        change = game.go_to(current_id if node_id is None else node_id)
        markup = markup_edits.with_label(game.node.content.markup, point, text)
        return change | game.set_markup(markup) | game.go_to(current_id)

    return write_text


def markup_with_line(start: StrokeStart, end: Point, game: Game) -> Markup:
    """Return the marks of the node after a line or arrow from one point to another."""
    markup = game.node.content.markup
    if start.point == end:
        return markup
    draw = markup_edits.with_line if start.tool is MarkTool.LINE else markup_edits.with_arrow
    return draw(markup, (start.point, end))


def stroke_visible_part(start: StrokeStart, end: Point, game: Game) -> frozenset[Point]:
    """Return the visible part of the board after a stroke, nothing for the whole board.

    That is the rectangle, or with ``other`` all points outside it. A click shows everything.
    """
    if start.point == end:
        return frozenset()
    whole_board = frozenset(game.position.board.points())
    shown = game.inherited_at(game.current_id).visible or whole_board
    rectangle = frozenset(BoardPart.between(start.point, end).points())
    visible = frozenset(shown).difference(rectangle) if start.other else rectangle
    return visible if visible != whole_board else frozenset()
