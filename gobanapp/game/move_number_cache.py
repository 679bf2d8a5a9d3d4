"""A cache of the move number at each node."""

from __future__ import annotations

from gobanapp.game.tree import Tree


class MoveNumberCache:
    """The number of the last move at each node: passes count, setup does not.

    A cache that checks itself against the tree, as ``PositionCache`` does, and needs no board. All
    nodes on the way are parsed.
    """

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._known: list[int | None] = []
        """Known numbers by node number."""
        self._version = tree.version

    def at(self, number: int) -> int:
        known = self._known
        if self._version != self._tree.version:
            known.clear()
            self._version = self._tree.version
        known.extend([None] * (self._tree.next_id - len(known)))
        if not 0 <= number < len(known):
            raise KeyError(number)
        unknown = []
        at: int | None = number
        moves = None
        while at is not None and (moves := known[at]) is None:
            unknown.append(at)
            at = self._tree[at].parent
        if moves is None:
            moves = 0
        while unknown:
            at = unknown.pop()
            moves += self._tree[at].content.move is not None
            known[at] = moves
        return moves
