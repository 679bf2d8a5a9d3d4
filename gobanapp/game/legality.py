"""Illegal moves in a game; they are executed nevertheless."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, replace

from gobanapp.game.node import MOVE_COLORS, MOVE_PROPERTIES, NO_TIMES, Content, Node
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import MoveRefusal, Position, RefusalReason
from gobanapp.rules.ruleset import Ruleset

PositionAt = Callable[[int], Position]
"""Returns the position at a node, as ``Game.position_at`` does."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleViolation:
    """An illegal move in a game.

    ``node_id``: of its node. ``point``: the point of the move, or the text in the file if it is not
    on the board.
    """

    node_id: int
    color: Color
    point: Point | str
    refusal: MoveRefusal


def illegal_moves(
    position_at: PositionAt, ruleset: Ruleset, nodes: Iterable[Node]
) -> Iterator[RuleViolation]:
    """Yield each illegal move among ``nodes`` under ``ruleset``, in order.

    ``tree.walk()`` gives the nodes of a whole game. An edit at one node can change the legality
    of moves there and below it only: ``tree.walk(number)``.
    """
    for node in nodes:
        content = node.content
        move = content.move
        if move is None:
            lost = content.unread_move
            if lost is not None:
                yield RuleViolation(
                    node_id=node.id,
                    color=MOVE_COLORS[lost.name],
                    point=lost.values[0],
                    refusal=MoveRefusal(RefusalReason.OFF_BOARD),
                )
        elif move.point is not None:
            illegal = position_at(node.id).why_reached_illegally(ruleset)
            if illegal is not None:
                yield RuleViolation(
                    node_id=node.id, color=move.color, point=move.point, refusal=illegal
                )


def newly_illegal(before: Collection[int], after: Iterable[RuleViolation]) -> list[RuleViolation]:
    """Return the moves that were legal before an edit and are illegal after it.

    ``before``: the numbers of the nodes with a move illegal then, preferably a set. ``after``: the
    moves illegal now. Both as from ``illegal_moves`` for the nodes from the edited one on.
    """
    return [offence for offence in after if offence.node_id not in before]


def can_hold_set_up(node: Node) -> bool:
    """Return whether setup can be added to ``node`` itself; otherwise it needs a separate node.

    The root, and a node that has setup, are changed in place whatever else they contain: some files
    have times or a move number there. The writer splits such a node in two.
    """
    content = node.content
    if content.has_move:
        return False
    return node.parent is None or bool(content.set_up) or not belongs_to_move(content)


def belongs_to_move(content: Content) -> bool:
    """Return whether a node has a move, or a property that SGF allows only with a move."""
    if (
        content.move is not None
        or content.times != NO_TIMES
        or content.print_properties.number is not None
    ):
        return True
    # In Korean headings KO is the komi, and TE the event.
    return any(other.name in MOVE_PROPERTIES - {"KO", "TE"} for other in content.others)


def position_before_move(position_at: PositionAt, node: Node) -> Position:
    """Return the position in which the move of ``node`` is made, or would be if it had one.

    It can differ from that of the parent, because setup in the same node comes before the move.
    """
    position = position_at(node.id)
    if not node.content.has_move:
        return position
    assert position.previous is not None
    return position.previous


def with_corrected_move(content: Content, point: Point | None) -> tuple[Move, Content]:
    """Return the move of a node corrected to ``point`` (None: a pass), and the content with it.

    A move off the board becomes one on it. Raises ValueError if there is no move.
    """
    if content.move is not None:
        move = Move(content.move.color, point)
        return move, replace(content, move=move)
    lost = content.unread_move
    if lost is None:
        raise ValueError("there is no move to correct")
    move = Move(MOVE_COLORS[lost.name], point)
    others = tuple(other for other in content.others if other is not lost)
    return move, replace(content, move=move, others=others)
