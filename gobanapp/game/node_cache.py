"""Caches of a value at each node that follows from the value at its parent."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Generic, TypeVar

from gobanapp.game.node import Node
from gobanapp.game.tree import Tree

Value = TypeVar("Value")


class NodeCache(Generic[Value]):
    """A cache from nodes to values, computed on request, that checks itself against the tree.

    ``version`` reads the tree's count of the edits that can change a value; when that count has
    changed, the cache is cleared. Adding and removing whole branches changes no value of the nodes
    that stay. Nodes on the way are parsed as ``after`` needs them.
    """

    def __init__(
        self,
        tree: Tree,
        start: Value,
        after: Callable[[Value, Node], Value],
        version: Callable[[Tree], int] = attrgetter("version"),
    ) -> None:
        """``start`` is the value before the root; ``after`` returns a node's, given the one before.

        No value is None.
        """
        self._tree = tree
        self._start = start
        self._after = after
        self._version_of = version
        self._known: list[Value | None] = []
        """Known values by node number."""
        self._version = version(tree)

    def at(self, number: int) -> Value:
        """Return the value at node ``number``: a look-up, or a call for each unknown ancestor.

        Raises KeyError if there is no such node.
        """
        known = self._known
        if self._version == self._version_of(self._tree) and 0 <= number < len(known):
            # Most are known, or follow one that is.
            values = known[number]
            if values is not None:
                return values
            node = self._tree[number]
            parent = None if node.parent is None else known[node.parent]
            if parent is not None:
                values = known[number] = self._after(parent, node)
                return values
        unknown = self.unknown(number)  # at least that node
        before = unknown[-1].parent
        value = None if before is None else known[before]
        if value is None:
            value = self._start
        while unknown:
            node = unknown.pop()
            value = known[node.id] = self._after(value, node)
        return value

    def keep(self, number: int, value: Value) -> None:
        """Store the value at node ``number``, known from elsewhere.

        It must be the one that ``at`` would return, which is not checked. Raises KeyError if there
        is no such node.
        """
        if self.unknown(number):
            self._known[number] = value

    def unknown(self, number: int) -> list[Node]:
        """Return the nodes on the way to ``number`` without a known value, the last first.

        Callers can request many of them one by one in the order of the line.
        """
        known, version = self._known, self._version_of(self._tree)
        if self._version != version:
            known.clear()
            self._version = version
        known.extend([None] * (self._tree.next_id - len(known)))
        if not 0 <= number < len(known):
            raise KeyError(number)
        unknown: list[Node] = []
        node_id: int | None = number
        while node_id is not None and known[node_id] is None:
            node = self._tree[node_id]
            unknown.append(node)
            node_id = node.parent
        return unknown


def move_number_cache(tree: Tree) -> NodeCache[int]:
    """Return the number of the last move at each node: passes count, setup does not."""
    return NodeCache(tree, 0, lambda moves, node: moves + node.content.has_move)
