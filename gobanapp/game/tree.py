"""The tree of nodes: one dict by number, changed by edits alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType

from gobanapp.game.node import EMPTY, Content, Node


@dataclass(frozen=True, slots=True)
class Edit:
    """A change of some nodes: what each was before and is after, None where it did not exist.

    The inverse of an edit is its swap, so nothing else is needed to undo it.
    """

    before: Mapping[int, Node | None]
    after: Mapping[int, Node | None]

    @property
    def inverse(self) -> Edit:
        return Edit(self.after, self.before)

    @property
    def says_anything(self) -> bool:
        """Whether some node is another after it, or says something else."""
        return any(_differ(self.before[number], node) for number, node in self.after.items())

    def then(self, later: Edit) -> Edit:
        """Return the edit that does this one and then ``later``, made of the tree after it."""
        return Edit({**later.before, **self.before}, {**self.after, **later.after})


def _differ(before: Node | None, after: Node | None) -> bool:
    if before is None or after is None:
        return before is not after
    if (before.parent, before.children) != (after.parent, after.children):
        return True
    return not before.says_same(after) and before.content != after.content


class Tree:
    """All nodes of a game record.

    An edit costs the nodes it names, whatever the size of the tree. Nothing here recurses, so a
    line may be as long as memory allows.
    """

    def __init__(self, nodes: dict[int, Node] | None = None, root: int = 0) -> None:
        """Take over ``nodes``, by number; they are not checked. Without them: a lone root."""
        self._nodes = {root: Node(root, None)} if nodes is None else nodes
        self.next_number = max(self._nodes) + 1
        """The number of the next node to be added. None is ever given twice."""
        self.root_number = root
        self.edits = 0
        """Counts all edits made."""
        self.version = 0
        """Counts the edits after which some node has another position than before."""
        self.inheritance = 0
        """Counts the edits after which some node may inherit something else than before."""

    def __len__(self) -> int:
        return len(self._nodes)

    def __contains__(self, number: int) -> bool:
        return number in self._nodes

    def __getitem__(self, number: int) -> Node:
        return self._nodes[number]

    @property
    def nodes(self) -> Mapping[int, Node]:
        """All nodes by number, to read only."""
        return MappingProxyType(self._nodes)

    @property
    def root(self) -> Node:
        return self._nodes[self.root_number]

    def apply(self, edit: Edit) -> None:
        """Make ``edit``'s change. That the tree stands as in ``edit.before`` is not checked."""
        self.edits += 1
        for number, node in edit.after.items():
            old = self._nodes.get(number)
            if node is None:
                del self._nodes[number]
                continue
            if old is not None:
                self.version += old.places_otherwise(node)
                self.inheritance += old.hands_down_otherwise(node)
            self._nodes[number] = node
            self.next_number = max(self.next_number, number + 1)

    # Walking

    def main_line(self, start: int | None = None) -> Iterator[Node]:
        """Yield the node ``start`` (the root) and the first child of each from there on."""
        node = self._nodes[self.root_number if start is None else start]
        yield node
        while node.children:
            node = self._nodes[node.children[0]]
            yield node

    def path(self, number: int) -> list[Node]:
        """Return the nodes from the root to node ``number``, both included."""
        path = []
        at: int | None = number
        while at is not None:
            node = self._nodes[at]
            path.append(node)
            at = node.parent
        path.reverse()
        return path

    def walk(self, start: int | None = None) -> Iterator[Node]:
        """Yield ``start`` (the root) and all below it as a file has them: each line to its end."""
        waiting = [self.root_number if start is None else start]
        while waiting:
            node = self._nodes[waiting.pop()]
            yield node
            waiting.extend(reversed(node.children))

    # Edits, made but not applied

    def adding(self, parent: int, content: Content = EMPTY) -> Edit:
        """Return the edit that adds a last child to ``parent``, with the number ``next_number``."""
        number = self.next_number
        old = self._nodes[parent]
        child = Node(number, parent, (), content)
        after = {parent: old.with_children((*old.children, number)), number: child}
        return Edit({parent: old, number: None}, after)

    def changing(self, contents: Mapping[int, Content]) -> Edit:
        """Return the edit that makes each node named say something else."""
        before = {number: self._nodes[number] for number in contents}
        after = {number: before[number].with_content(new) for number, new in contents.items()}
        return Edit(before, after)

    def leading_with(self, number: int) -> Edit:
        """Return the edit that puts the line to node ``number`` first at every fork on its way."""
        before: dict[int, Node | None] = {}
        after: dict[int, Node | None] = {}
        for parent, child in pairwise(self.path(number)):
            if parent.children[0] != child.number:
                others = (other for other in parent.children if other != child.number)
                before[parent.number] = parent
                after[parent.number] = parent.with_children((child.number, *others))
        return Edit(before, after)

    def removing(self, number: int) -> Edit:
        """Return the edit that removes node ``number`` and all below it.

        Raises ValueError for the root.
        """
        node = self._nodes[number]
        if node.parent is None:
            raise ValueError("the root cannot be removed")
        parent = self._nodes[node.parent]
        before: dict[int, Node | None] = {below.number: below for below in self.walk(number)}
        after: dict[int, Node | None] = dict.fromkeys(before)
        before[parent.number] = parent
        after[parent.number] = parent.with_children(
            tuple(child for child in parent.children if child != number)
        )
        return Edit(before, after)
