"""The division of a line of moves into figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from gobanapp.diagram.figure_numbering import number_after
from gobanapp.game.node import Content, Node
from gobanapp.game.print_properties import FigureStart


@dataclass(frozen=True, slots=True, kw_only=True)
class FigureDivision:
    """The ends of figures. Several fields combine; without any, everything is one figure.

    Stones set up in the middle of a game, and numbers that go back (MN), always begin a new one.
    """

    every: int | None = None
    """The most moves in a figure, at least 1, which is not checked."""
    at_comments: bool = False
    """End a figure after each move with a comment, to show the position it is about."""
    at_marks: bool = False
    """Start a figure at each FG of the game, with its name and flags; otherwise ignore FG."""
    variations: bool = False
    """Give variations figures of their own, after the figure of the move they replace."""


@dataclass(slots=True)
class FigureRange:
    """Consecutive nodes shown in one figure."""

    before: int
    """The number of the last move before these nodes."""
    played: int = 0
    """The number of moves of their line before these nodes."""
    nodes: list[Node] = field(default_factory=list)
    mark: FigureStart | None = None
    """The figure properties of the game, None if they do not apply."""
    moves: int = 0


def divide_into_figures(
    nodes: Sequence[Node], division: FigureDivision, before: int = 0
) -> list[FigureRange]:
    """Return the passages of a line, in order; ``before``: the number of the last move before it.

    A node without a move stays with the nodes before it. So only these passages can have no moves:
    the first, one started by the game, and one of setup stones at the end.
    """
    passage = FigureRange(before)
    passages = [passage]
    is_full = False
    number = before
    for node in nodes:
        content = node.content
        mark = content.print_properties.figure if division.at_marks else None
        if (
            (mark is not None and (passage.moves or passage.mark))
            or (passage.moves and _starts_figure(content, number))
            or (is_full and content.has_move)
        ):
            passage = FigureRange(number, passage.played + passage.moves)
            passages.append(passage)
            is_full = False
        passage.mark = mark or passage.mark
        passage.nodes.append(node)
        passage.moves += content.has_move
        number = number_after(number, content)
        is_full |= passage.moves == division.every
        is_full |= division.at_comments and bool(content.comment) and passage.moves > 0
    return passages


def _starts_figure(content: Content, number: int) -> bool:
    set_up, number_property = content.set_up, content.print_properties.number
    goes_back = number_property is not None and number_property <= number
    return goes_back or bool(set_up.black or set_up.white or set_up.empty)
