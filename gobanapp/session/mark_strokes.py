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
    which is not possible during a match. ``taken``: letters already on the board, though not in the
    game.
    """

    tool: MarkTool
    point: Point
    other: bool = False
    may_set_up: bool = True
    taken: frozenset[str] = frozenset()


def stroke_painter(start: StrokeStart, game: Game) -> StrokePainter:
    """Return the function that a stroke of a painting tool applies to each point it passes.

    If the first point already has what the tool paints, the stroke removes it. The steps of one
    stroke are undone together. Raises ValueError for a tool that does not paint.
    """
    if start.tool.is_two_point or start.tool.writes_text:
        raise ValueError(f"{start.tool} does not paint")
    together = f"stroke {game.tree.edits}"
    takes_away = is_already_there(start, game)
    if start.tool is MarkTool.ERASE:
        return _erasing(start, game, together)
    if start.tool is MarkTool.DIM:
        return _dimming(together, adds=not takes_away and not start.other)
    if start.tool in TOOL_MARKS:
        mark = None if takes_away or start.other else TOOL_MARKS[start.tool]
        return _marking(lambda markup, on: markup_edits.with_marks(markup, mark, on), together)
    color = None if takes_away else stroke_color(start)
    if start.tool in _TERRITORY:
        return _marking(lambda markup, on: markup_edits.with_territory(markup, color, on), together)
    return _setting_up(color, together)


def _marking(change: Callable[[Markup, frozenset[Point]], Markup], together: str) -> StrokePainter:
    def paint(game: Game, points: frozenset[Point]) -> Change:
        return game.set_markup(change(game.node.content.markup, points), continues=together)

    return paint


def _setting_up(color: Color | None, together: str) -> StrokePainter:
    return lambda game, points: game.set_stones(color, points, continues=together)


def _dimming(together: str, *, adds: bool) -> StrokePainter:
    def paint(game: Game, points: frozenset[Point]) -> Change:
        now = game.inherited_at(game.current_id).dimmed
        after = now | points if adds else now - points
        if after == now:
            return Change.NOTHING
        changed = markup_edits.with_dimmed(game.node.content.markup, after)
        return game.set_markup(changed, continues=together)

    return paint


def _erasing(start: StrokeStart, game: Game, together: str) -> StrokePainter:
    """Return the eraser of marks if the stroke begins at a mark, else of stones, or of both."""
    erase_marks, take_stones = (
        _marking(markup_edits.without_markup_on, together),
        _setting_up(None, together),
    )
    if is_marked(start.point, game) or not start.may_set_up:
        return erase_marks
    if game.position.board[start.point] is not None:
        return take_stones
    # Marks first, because after a move stones are removed in a separate node.
    return lambda game, points: erase_marks(game, points) | take_stones(game, points)


def is_marked(point: Point, game: Game) -> bool:
    """Return whether the eraser finds a mark, text, territory or the end of a line on ``point``."""
    markup = game.node.content.markup
    return markup_edits.without_markup_on(markup, [point]) != markup


def is_already_there(start: StrokeStart, game: Game) -> bool:
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
    if start.other or is_already_there(start, game):
        return ""
    is_letter = start.tool is MarkTool.LETTER
    return (
        markup_edits.next_free_letter(markup, start.taken)
        if is_letter
        else markup_edits.next_free_number(markup)
    )


def point_text_edit(point: Point, text: str, place: int | None = None) -> Callable[[Game], Change]:
    """Return the action that writes ``text`` on a point, at node ``place`` or the current one."""

    def written(game: Game) -> Change:
        here = game.current_id
        change = game.go_to(here if place is None else place)
        markup = markup_edits.with_label(game.node.content.markup, point, text)
        return change | game.set_markup(markup) | game.go_to(here)

    return written


def markup_with_line(start: StrokeStart, end: Point, game: Game) -> Markup:
    """Return the marks of the node after a line or arrow from one point to another."""
    markup = game.node.content.markup
    if start.point == end:
        return markup
    draw = markup_edits.with_line if start.tool is MarkTool.LINE else markup_edits.with_arrow
    return draw(markup, (start.point, end))


def stroke_visible_part(start: StrokeStart, end: Point, game: Game) -> frozenset[Point]:
    """Return the visible part of the board after a stroke, nothing for the whole board.

    That is what lies in the rectangle; with ``other`` that is hidden. A click shows everything.
    """
    if start.point == end:
        return frozenset()
    everything = frozenset(game.position.board.points())
    shown = game.inherited_at(game.current_id).visible or everything
    chosen = frozenset(BoardPart.between(start.point, end).points())
    left = frozenset(shown).difference(chosen) if start.other else chosen
    return left if left != everything else frozenset()
