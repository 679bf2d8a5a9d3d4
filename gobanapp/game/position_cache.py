"""A cache of the position at each node."""

from __future__ import annotations

from gobanapp.game.node import Content, Node
from gobanapp.game.tree import Tree
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.position import Position


class PositionCache:
    """A cache from nodes to positions that checks itself against the tree.

    The tree counts the edits that can change a position; when that count has changed, the cache is
    cleared. Adding and removing whole branches changes no position of the nodes that stay.
    """

    def __init__(self, tree: Tree, columns: int, rows: int) -> None:
        self._tree = tree
        self._empty = Board.empty(columns, rows)
        self._known: list[Position | None] = []
        """Known positions by node number."""
        self._version = tree.version

    def at(self, number: int) -> Position:
        """Return the position after node ``number``: a look-up, or a move for each unknown one."""
        known = self._known
        if self._version == self._tree.version and 0 <= number < len(known):
            # Most are known, or follow one that is.
            found = known[number]
            if found is not None:
                return found
            node = self._tree[number]
            parent = None if node.parent is None else known[node.parent]
            if parent is not None:
                found = known[number] = self._after(parent, node)
                return found
        unknown = self.unknown(number)
        before = unknown[-1].parent if unknown else number
        position = None if before is None else known[before]
        if position is None:
            position = Position.start(self._empty)
        while unknown:
            node = unknown.pop()
            position = known[node.id] = self._after(position, node)
        return position

    def keep(self, number: int, position: Position) -> None:
        """Store the position after node ``number``, known from trying its move.

        It must be the one that ``at`` would return, which is not checked. Raises KeyError if there
        is no such node.
        """
        if self.unknown(number):
            self._known[number] = position

    def unknown(self, number: int) -> list[Node]:
        """Return the nodes on the way to ``number`` without a known position, the last first.

        Callers can request many of them one by one in the order of the line.
        """
        known = self._known
        if self._version != self._tree.version:
            known.clear()
            self._version = self._tree.version
        known.extend([None] * (self._tree.next_id - len(known)))
        if not 0 <= number < len(known):
            raise KeyError(number)
        unknown: list[Node] = []
        at: int | None = number
        while at is not None and known[at] is None:
            node = self._tree[at]
            unknown.append(node)
            at = node.parent
        return unknown

    def _after(self, position: Position, node: Node) -> Position:
        content = node.content
        set_up = content.set_up
        if set_up.black or set_up.white or set_up.empty:
            position = position.set_up(
                black=set_up.black,
                white=set_up.white,
                empty=set_up.empty,
                turn=set_up.turn or self._turn_after_set_up(position, node, content),
            )
        elif set_up.turn is not None:
            position = position.with_turn(set_up.turn)
        return position if content.move is None else position.play_unchecked(content.move)

    def _turn_after_set_up(self, before: Position, node: Node, content: Content) -> Color:
        """Return the side to move if the game does not state it: by the next move or handicap."""
        if node.first_child is not None:
            following = self._tree[node.first_child].content.move
            if following is not None:
                return following.color
        set_up = content.set_up
        if not before.move_number and not before.stones and set_up.black and not set_up.white:
            handicap = self._tree.root.content.info.handicap or 0
            return Color.BLACK if handicap > len(set_up.black) else Color.WHITE
        return before.turn
