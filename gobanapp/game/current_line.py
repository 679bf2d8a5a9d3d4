"""The line of moves one is on: from the root through the current node to its end."""

from __future__ import annotations

from array import array
from itertools import islice

from gobanapp.game.tree import Tree


class CurrentLine:
    """A cache of that line, which checks itself against the tree.

    It stays the same while one walks up and down on it, so going back to a fork and forward again
    leads into the variation one came from, also where nodes were inserted or removed in between.
    """

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._edits = -1
        self._numbers: list[int] = []
        self._index = array("i")
        """The place of each node on the line, by number; -1 for a node that is not on it."""

    def through(self, place: int) -> tuple[list[int], int]:
        """Return the nodes' numbers from the root to the end, and where ``place`` is among them."""
        if self._edits != self._tree.edits or self._index[place] < 0:
            self._trace(place)
        return self._numbers, self._index[place]

    def forget(self) -> None:
        """Follow the first variations again at the next call."""
        self._numbers = []
        self._edits = -1

    def _trace(self, place: int) -> None:
        self._edits = self._tree.edits
        end = self._end_below(place)
        numbers = [node.id for node in self._tree.path(end)]
        numbers += [node.id for node in islice(self._tree.main_line(end), 1, None)]
        self._numbers = numbers
        self._index = array("i", [-1]) * self._tree.next_id
        for index, number in enumerate(numbers):
            self._index[number] = index

    def _end_below(self, place: int) -> int:
        """Return the last node of the line so far that is below ``place``, or else ``place``.

        Of two nodes the one that was above the other stays above it, whatever is inserted or
        removed between them.
        """
        last = next((number for number in reversed(self._numbers) if number in self._tree), place)
        is_below = any(node.id == place for node in self._tree.path(last))
        return last if is_below else place
