"""The line of moves one is on: from the root through the current node to its end."""

from __future__ import annotations

from gobanapp.game.tree import Tree


class Line:
    """A cache of that line, which checks itself against the tree.

    It stays the same while one walks up and down on it, so going back to a fork and forward again
    leads into the variation one came from.
    """

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._edits = -1
        self._numbers: list[int] = []
        self._index: dict[int, int] = {}

    def through(self, place: int) -> tuple[list[int], int]:
        """Return the nodes' numbers from the root to the end, and where ``place`` is among them."""
        if place not in self._index or self._edits != self._tree.edits:
            self._trace(place)
        return self._numbers, self._index[place]

    def _trace(self, place: int) -> None:
        self._edits = self._tree.edits
        numbers = [node.number for node in self._tree.path(place)]
        node = self._tree[place]
        while node.children:
            known = (child for child in node.children if child in self._index)
            node = self._tree[next(known, node.children[0])]
            numbers.append(node.number)
        self._numbers = numbers
        self._index = {number: index for index, number in enumerate(numbers)}
