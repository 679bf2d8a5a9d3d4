"""The game tree: nodes in one dict by number, changed only by edits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from itertools import pairwise
from typing import cast

from gobanapp.game.node import EMPTY_CONTENT, Content, Node


@dataclass(frozen=True, slots=True)
class Edit:
    """A change of some nodes: each one before and after, None if it does not exist.

    The inverse of an edit is its swap, so nothing else is needed to undo it.
    """

    before: Mapping[int, Node | None]
    after: Mapping[int, Node | None]

    @property
    def inverse(self) -> Edit:
        return Edit(self.after, self.before)

    @property
    def says_anything(self) -> bool:
        """True if the edit changes anything."""
        return any(_differ(self.before[number], node) for number, node in self.after.items())

    def then(self, later: Edit) -> Edit:
        """Return the edit that combines this one with ``later``, made from the tree after it."""
        return Edit({**later.before, **self.before}, {**self.after, **later.after})


def _differ(before: Node | None, after: Node | None) -> bool:
    if before is None or after is None:
        return before is not after
    if (before.parent, before.children) != (after.parent, after.children):
        return True
    return not before.says_same(after) and before.content != after.content


class _Nodes(Mapping[int, Node]):
    """The nodes of a tree by number."""

    __slots__ = ("_tree",)

    def __init__(self, tree: Tree) -> None:
        self._tree = tree

    def __getitem__(self, number: int) -> Node:
        return self._tree[number]

    def __iter__(self) -> Iterator[int]:
        return (node.id for node in self._tree.each_node())

    def __len__(self) -> int:
        return len(self._tree)


class Tree:
    """All nodes of a game record, in one list by number.

    An edit costs the nodes it names, whatever the size of the tree. Nothing here recurses, so a
    line may be as long as memory allows.
    """

    def __init__(
        self, nodes: Mapping[int, Node] | list[Node | None] | None = None, root: int = 0
    ) -> None:
        """Take over ``nodes``, by number, without checks; by default a lone root."""
        if nodes is None:
            nodes = {root: Node(root, None)}
        if isinstance(nodes, Mapping):
            nodes = [nodes.get(number) for number in range(max(nodes) + 1)]
        self._nodes = nodes
        self._size = len(nodes) - nodes.count(None)
        self.root_id = root
        self.edits = 0
        """Counts all edits."""
        self.version = 0
        """Counts the edits that changed a position."""
        self.inheritance = 0
        """Counts the edits that can change inherited properties."""
        self._info_below_root: set[int] | None = None

    def __len__(self) -> int:
        return self._size

    def __contains__(self, number: int | None) -> bool:
        """Return whether there is such a node; False for None."""
        if number is None or not 0 <= number < len(self._nodes):
            return False
        return self._nodes[number] is not None

    def __getitem__(self, number: int) -> Node:
        node = self._nodes[number] if 0 <= number < len(self._nodes) else None
        if node is None:
            raise KeyError(number)
        return node

    @property
    def next_id(self) -> int:
        """The number of the next node. Numbers are never reused."""
        return len(self._nodes)

    @property
    def nodes(self) -> Mapping[int, Node]:
        """All nodes by number, to read only."""
        return _Nodes(self)

    def each_node(self) -> Iterator[Node]:
        """Yield all nodes in the order of their numbers."""
        return filter(None, self._nodes)

    @property
    def root(self) -> Node:
        root = self._nodes[self.root_id]
        assert root is not None
        return root

    @property
    def info_below_root(self) -> AbstractSet[int]:
        """The numbers of the nodes that may have game information, without the root: mostly none.

        The first call looks at the text of all nodes.
        """
        if self._info_below_root is None:
            self._info_below_root = {
                node.id
                for node in self.each_node()
                if node.may_have_info and node.parent is not None
            }
        return self._info_below_root

    def apply(self, edit: Edit) -> None:
        """Apply ``edit``.

        That the tree is as in ``edit.before`` is not checked. Raises KeyError for an impossible
        node; part of the edit can then be applied.
        """
        self.edits += 1
        nodes = self._nodes
        end = len(nodes) + len(edit.after)  # New nodes are numbered from the next number on.
        for number, node in edit.after.items():
            old = nodes[number] if 0 <= number < len(nodes) else None
            if not 0 <= number < end or (node is None and old is None):
                raise KeyError(number)
            if number >= len(nodes):
                nodes.extend([None] * (number + 1 - len(nodes)))
            if node is not None and old is not None:
                self.version += old.changes_position_of(node)
                self.inheritance += old.changes_inherited_of(node)
            nodes[number] = node
            self._size += (old is None) - (node is None)
            if self._info_below_root is not None:
                self._info_below_root.discard(number)
                if node is not None and node.parent is not None and node.may_have_info:
                    self._info_below_root.add(number)

    # Walking

    def main_line(self, start: int | None = None) -> Iterator[Node]:
        """Yield ``start`` (the root) and the first child of each node from there on."""
        nodes = cast("list[Node]", self._nodes)
        node = self[self.root_id if start is None else start]
        yield node
        while node.first_child is not None:
            node = nodes[node.first_child]
            yield node

    def path(self, number: int) -> list[Node]:
        """Return the nodes from the root to node ``number``, both included."""
        nodes = cast("list[Node]", self._nodes)
        node = self[number]
        path = [node]
        while node.parent is not None:
            node = nodes[node.parent]
            path.append(node)
        path.reverse()
        return path

    def is_on_path(self, number: int, end: int) -> bool:
        """Return whether node ``number`` is on the path from the root to node ``end``."""
        nodes = cast("list[Node]", self._nodes)
        node_id: int | None = self[end].id
        while node_id is not None and node_id != number:
            node_id = nodes[node_id].parent
        return node_id is not None

    def walk(self, start: int | None = None) -> Iterator[Node]:
        """Yield ``start`` (the root) and all below it in file order: each line to its end."""
        nodes = cast("list[Node]", self._nodes)
        stack = [self[self.root_id if start is None else start].id]
        while stack:
            node = nodes[stack.pop()]
            yield node
            if node.variations:
                stack.extend(reversed(node.variations))
            if node.first_child is not None:
                stack.append(node.first_child)

    # Edits, made but not applied

    def add_edit(self, parent: int, content: Content = EMPTY_CONTENT) -> Edit:
        """Return the edit that adds a last child to ``parent``, with the number ``next_id``."""
        number = self.next_id
        old = self[parent]
        child = Node(number, parent, (), content)
        after = {parent: old.with_children((*old.children, number)), number: child}
        return Edit({parent: old, number: None}, after)

    def change_edit(self, contents: Mapping[int, Content]) -> Edit:
        """Return the edit that gives each named node other contents."""
        before = {number: self[number] for number in contents}
        after = {number: before[number].with_content(new) for number, new in contents.items()}
        return Edit(before, after)

    def main_line_edit(self, number: int) -> Edit:
        """Return the edit that puts the line to node ``number`` first at every fork on its way."""
        before: dict[int, Node | None] = {}
        after: dict[int, Node | None] = {}
        for parent, child in pairwise(self.path(number)):
            if parent.children[0] != child.id:
                others = (other for other in parent.children if other != child.id)
                before[parent.id] = parent
                after[parent.id] = parent.with_children((child.id, *others))
        return Edit(before, after)

    def remove_edit(self, number: int) -> Edit:
        """Return the edit that removes node ``number`` and all below it.

        Raises ValueError for the root.
        """
        node = self[number]
        if node.parent is None:
            raise ValueError("the root cannot be removed")
        parent = self[node.parent]
        before: dict[int, Node | None] = {below.id: below for below in self.walk(number)}
        after: dict[int, Node | None] = dict.fromkeys(before)
        before[parent.id] = parent
        after[parent.id] = parent.with_children(
            tuple(child for child in parent.children if child != number)
        )
        return Edit(before, after)
