"""Origins of stones, and the effect of corrections on later moves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from gobanapp.game.legality import PositionAt, illegal_moves
from gobanapp.game.node import Node
from gobanapp.game.tree import Tree
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import Position
from gobanapp.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class StoneOrigin:
    """The node that placed a stone, by a move or as setup."""

    node_id: int
    is_move: bool
    color: Color


def stone_origin(tree: Tree, number: int, point: Point) -> StoneOrigin | None:
    """Return the origin of the stone on ``point`` at node ``node_id``.

    None if no node on the path there placed one. That there is a stone is not checked.
    """
    node_id: int | None = number
    while node_id is not None:
        node = tree[node_id]
        move, set_up = node.content.move, node.content.set_up
        if move is not None and move.point == point:
            return StoneOrigin(node_id, True, move.color)
        if point in set_up.black or point in set_up.white:
            return StoneOrigin(
                node_id, False, Color.BLACK if point in set_up.black else Color.WHITE
            )
        node_id = node.parent
    return None


@dataclass(frozen=True, slots=True)
class MoveEffects:
    """Outcomes of the moves of some nodes by node number, in order."""

    taken: Mapping[int, frozenset[Point]]
    """The stones that each move captures."""
    illegal: frozenset[int]
    """The illegal moves."""


def move_effects(position_at: PositionAt, ruleset: Ruleset, nodes: Iterable[Node]) -> MoveEffects:
    """Return the outcomes of the moves among ``nodes``."""
    nodes = list(nodes)
    taken = {
        node.id: _captured(position_at(node.id)) for node in nodes if node.content.move is not None
    }
    illegal = frozenset(
        violation.node_id for violation in illegal_moves(position_at, ruleset, nodes)
    )
    return MoveEffects(taken, illegal)


@dataclass(frozen=True, slots=True)
class Consequences:
    """The nodes whose moves an edit has changed, in order."""

    illegal: tuple[int, ...]
    """Illegal now, legal before."""
    captures_others: tuple[int, ...]
    """Legal, but with different stones captured."""


def consequences(before: MoveEffects, after: MoveEffects) -> Consequences:
    """Return the effect of an edit on the moves after it."""
    illegal = tuple(number for number in after.taken if number in after.illegal - before.illegal)
    others = tuple(
        number
        for number, taken in after.taken.items()
        if number not in after.illegal and taken != before.taken.get(number, taken)
    )
    return Consequences(illegal, others)


def _captured(position: Position) -> frozenset[Point]:
    before = position.previous
    if before is None:
        return frozenset()
    changed = before.board.differing(position.board)
    return frozenset(point for point in changed if position.board[point] is None)
