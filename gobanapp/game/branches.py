"""Edits that move, copy and repair branches of a tree; this module does not apply them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from gobanapp.game.game_info import NO_INFO
from gobanapp.game.node import EMPTY_CONTENT, Content, Node
from gobanapp.game.tree import Edit, Tree

NO_EDIT = Edit({}, {})


@dataclass(frozen=True, slots=True)
class Branch:
    """Nodes of a tree in file order, each after its parent, to be inserted elsewhere.

    The number of each is its index here, by which its parent and its children refer to it. The
    first nodes, one or several siblings, have no parent.
    """

    nodes: tuple[Node, ...]


def branch_of(nodes: Iterable[Node]) -> Branch:
    """Return nodes of one tree as a branch, whose first nodes are those without parents among them.

    ``nodes``: in the order of a file; all children of each are among them.
    """
    nodes = tuple(nodes)
    indexes = {node.id: index for index, node in enumerate(nodes)}
    return Branch(tuple(_renumbered(nodes, indexes, None)))


def copy_branch(tree: Tree, number: int) -> Branch:
    """Return node ``number`` and all below it.

    The nodes keep their text and are not parsed, except the root: its game information and text
    cannot be elsewhere, and it is left out if nothing remains. So the copy of an empty game is an
    empty branch.
    """
    nodes = list(tree.walk(number))
    if number == tree.root_id:
        content = replace(tree.root.content, info=NO_INFO)
        is_heading = replace(content, others=()) == EMPTY_CONTENT
        nodes[:1] = [] if is_heading else [Node(number, None, tree.root.children, content)]
    return branch_of(nodes)


def line_to(tree: Tree, number: int) -> Tree:
    """Return a new tree of the nodes from the root to node ``number``, numbered from 0."""
    path = tree.path(number)
    nodes = {
        index: node.relocated(
            index,
            index - 1 if index else None,
            (index + 1,) if index + 1 < len(path) else (),
        )
        for index, node in enumerate(path)
    }
    return Tree(nodes)


def graft_edit(tree: Tree, parent: int, branch: Branch) -> Edit:
    """Return the edit that adds ``branch`` below ``parent``, after its children.

    The new nodes are numbered from ``tree.next_id`` in the order of a file. Nothing is merged,
    not even a move that ``parent`` already has as a child. That its points are on the board is not
    checked.
    """
    old = tree[parent]
    if not branch.nodes:
        return NO_EDIT
    numbers = {node.id: tree.next_id + node.id for node in branch.nodes}
    new = {node.id: node for node in _renumbered(branch.nodes, numbers, parent)}
    first = (node.id for node in new.values() if node.parent == parent)
    after = {parent: old.with_children((*old.children, *first)), **new}
    return Edit({parent: old, **dict.fromkeys(new)}, after)


def _renumbered(
    nodes: Iterable[Node], numbers: Mapping[int, int], parent: int | None
) -> Iterable[Node]:
    """Yield each node with a new number; those without a renumbered parent go below ``parent``."""
    for node in nodes:
        above = None if node.parent is None else numbers.get(node.parent)
        children = tuple(numbers[child] for child in node.children)
        yield node.relocated(numbers[node.id], parent if above is None else above, children)


def promote_edit(tree: Tree, number: int) -> Edit:
    """Return the edit that moves the variation of node ``number`` one place up.

    The variation is that of the nearest node, this one or above it, that has siblings. If it is the
    first of them, nothing changes.
    """
    return _swap_edit(tree, number, -1)


def demote_edit(tree: Tree, number: int) -> Edit:
    """Return the edit that moves the same variation one place down, if it is not the last."""
    return _swap_edit(tree, number, 1)


def _swap_edit(tree: Tree, number: int, step: int) -> Edit:
    node = tree[number]
    while node.parent is not None:
        parent = tree[node.parent]
        if len(parent.children) > 1:
            children = list(parent.children)
            index = children.index(node.id)
            if not 0 <= index + step < len(children):
                return NO_EDIT
            children[index] = children[index + step]
            children[index + step] = node.id
            return Edit({parent.id: parent}, {parent.id: parent.with_children(tuple(children))})
        node = parent
    return NO_EDIT


def insert_node_edit(tree: Tree, number: int, content: Content) -> Edit:
    """Return the edit that puts a new node, ``tree.next_id``, between a node and its parent.

    The new node takes the place of node ``number`` among its siblings. Raises ValueError for the
    root.
    """
    node = tree[number]
    parent = _parent(tree, node)
    new_id = tree.next_id
    children = tuple(new_id if child == number else child for child in parent.children)
    return Edit(
        {parent.id: parent, number: node, new_id: None},
        {
            parent.id: parent.with_children(children),
            number: node.with_parent(new_id),
            new_id: Node(new_id, parent.id, (number,), content),
        },
    )


def remove_node_edit(tree: Tree, number: int) -> Edit:
    """Return the edit that removes one node; its children take its place among its siblings.

    Raises ValueError for the root.
    """
    node = tree[number]
    parent = _parent(tree, node)
    index = parent.children.index(number)
    children = (*parent.children[:index], *node.children, *parent.children[index + 1 :])
    below = {child: tree[child] for child in node.children}
    moved = {child: below[child].with_parent(parent.id) for child in below}
    return Edit(
        {parent.id: parent, number: node, **below},
        {parent.id: parent.with_children(children), number: None, **moved},
    )


def _parent(tree: Tree, node: Node) -> Node:
    if node.parent is None:
        raise ValueError("the root has no parent")
    return tree[node.parent]
