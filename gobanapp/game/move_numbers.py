"""The number of the move at each node, worked out when asked for and kept."""

from __future__ import annotations

from gobanapp.game.tree import Tree


class MoveNumbers:
    """Which move of its line each node is, or comes after: passes count, set-ups do not.

    A cache that checks itself against the tree, as ``Positions`` does, and needs no board. All
    nodes on the way are understood.
    """

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._known: dict[int, int] = {}
        self._version = tree.version

    def at(self, number: int) -> int:
        if self._version != self._tree.version:
            self._known.clear()
            self._version = self._tree.version
        unknown = []
        at: int | None = number
        while at is not None and at not in self._known:
            unknown.append(at)
            at = self._tree[at].parent
        moves = 0 if at is None else self._known[at]
        while unknown:
            at = unknown.pop()
            moves += self._tree[at].content.move is not None
            self._known[at] = moves
        return moves
