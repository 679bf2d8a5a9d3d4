"""The position at each node of a tree."""

from __future__ import annotations

from functools import partial

from gobanapp.game.node import MOVE_COLORS, Node
from gobanapp.game.node_cache import NodeCache
from gobanapp.game.tree import Tree
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.position import Position


def position_cache(tree: Tree, columns: int, rows: int) -> NodeCache[Position]:
    """Return the position after each node, on a board of that size."""
    start = Position.start(Board.empty(columns, rows))
    return NodeCache(tree, start, partial(_position_after, tree))


def _position_after(tree: Tree, position: Position, node: Node) -> Position:
    content = node.content
    set_up = content.set_up
    if set_up.black or set_up.white or set_up.empty:
        position = position.set_up(
            black=set_up.black,
            white=set_up.white,
            empty=set_up.empty,
            turn=set_up.turn or _turn_after_set_up(tree, position, node),
        )
    elif set_up.turn is not None:
        position = position.with_turn(set_up.turn)
    if content.move is not None:
        return position.play_unchecked(content.move)
    unread = content.unread_move
    return position if unread is None else position.with_unread_move(MOVE_COLORS[unread.name])


def _turn_after_set_up(tree: Tree, before: Position, node: Node) -> Color:
    """Return the side to move if the game does not state it: by the next move or handicap."""
    if node.first_child is not None:
        following = tree[node.first_child].content
        if following.move is not None:
            return following.move.color
        if following.unread_move is not None:
            return MOVE_COLORS[following.unread_move.name]
    set_up = node.content.set_up
    if not before.move_number and not before.stones and set_up.black and not set_up.white:
        handicap = tree.root.content.info.handicap or 0
        return Color.BLACK if handicap > len(set_up.black) else Color.WHITE
    return before.turn
