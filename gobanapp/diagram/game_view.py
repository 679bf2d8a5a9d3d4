"""The view of a game at its current node."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.frame import WHOLE_BOARD, Frame
from gobanapp.game.game import Game
from gobanapp.game.judgement import Judgements, read_judgements
from gobanapp.game.node import Content
from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import ByColor
from gobanapp.rules.point import Point

if TYPE_CHECKING:
    from gobanapp.rules.hand_counting.count_step import CountStep
    from gobanapp.rules.territory import Territory


def make_board_view(
    game: Game,
    frame: Frame = WHOLE_BOARD,
    territory: Territory | None = None,
    dead: frozenset[Point] = frozenset(),
    number: int | None = None,
    *,
    whole: bool = False,
) -> BoardView:
    """Return the view of ``game`` at its current node, or at node ``number``.

    ``whole``: show the whole board even if the game shows only a part of it.

    ``territory`` and ``dead`` are those of scoring in progress; without it, the territory
    that the record marks is shown.
    """
    node_id = game.current_id if number is None else number
    position = game.position_at(node_id)
    board = position.board
    move = position.move
    content = game.tree[node_id].content
    markup = content.markup
    if territory is None:
        owned = markup.territory.map(frozenset)
        dead = _dead_within(board, owned)
        neutral = seki = open_ = frozenset[Point]()
    else:
        from gobanapp.rules.territory import max_dame  # most views are not of a count

        owned, neutral = territory.owned, territory.neutral
        seki, open_ = territory.seki, territory.open_borders
        if len(neutral) > max_dame(board):
            # A mark on each would hide the board.
            neutral = seki = frozenset()
    inherited = game.inherited_at(node_id)
    visible = NO_POINTS if whole else inherited.visible
    if visible and frame.part is None:
        frame = replace(frame, part=BoardPart.around(visible))
    return BoardView(
        board=board,
        frame=frame,
        hidden=frozenset(board.points()).difference(visible) if visible else NO_POINTS,
        dimmed=frozenset(inherited.dimmed),
        last_move=move.point if move is not None else None,
        marks=dict(markup.marks),
        labels=markup.labels,
        judgements=judgements_on_board(content) if territory is None else {},
        lines=markup.lines,
        arrows=markup.arrows,
        dead=dead,
        territory=owned,
        neutral=neutral,
        seki=seki,
        open_border=open_,
    )


def judgements_on_board(content: Content) -> Mapping[Point, Judgements]:
    """Return the judgements of a node by the point of its move; empty if no stone was played."""
    if not content.others or content.move is None or content.move.point is None:
        return {}
    judgements = read_judgements(content)
    return {content.move.point: judgements} if judgements.kinds else {}


def _dead_within(board: Board, owned: ByColor[frozenset[Point]]) -> frozenset[Point]:
    if not any(owned):
        return NO_POINTS
    from gobanapp.rules.territory import dead_in_marked_territory

    return dead_in_marked_territory(board, owned)


# The view of one step of counting by hand.


def counting_view(
    step: CountStep,
    frame: Frame = WHOLE_BOARD,
    earlier: Sequence[frozenset[Point]] = (),
) -> BoardView:
    """Return the view of the board after ``step``.

    ``earlier``: the blocks counted before, each with its own outline. All other points counted so
    far share one outline.
    """
    rest = step.counted.difference(step.block, *earlier)
    # The last block stands out: a step that counts none has an empty one there.
    blocks = [*filter(None, (*earlier, rest)), step.block]
    return BoardView(
        board=step.board,
        frame=frame,
        territory=step.territory.map(
            lambda points: frozenset(point for point in points if step.board.is_empty(point))
        ),
        blocks=tuple(blocks) if len(blocks) > 1 or step.block else (),
    )
