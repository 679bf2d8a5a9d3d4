"""A place in a game as text, to be found again when its file is read another time."""

from __future__ import annotations

from itertools import pairwise

from gobanapp.game.tree import Tree

_MOST_DIGITS = 18  # of no number in a sound text; Python reads none of thousands


def format_node_path(tree: Tree, number: int) -> str:
    """Return the way to node ``number``: "12.1.30".

    So many steps along first children, then the child that is not the first, counted from 0, then
    steps again. Numbers of nodes would not do: reading a file gives them anew.
    """
    parts = [0]
    path = tree.path(number)
    for node, following in pairwise(path):
        child = node.children.index(following.id)
        if child:
            parts += [child, 0]
        else:
            parts[-1] += 1
    return ".".join(map(str, parts))


def parse_node_path(tree: Tree, text: str) -> int:
    """Return the node that ``text`` leads to; as near as one comes where the game is another."""
    node = tree.root
    for place, part in enumerate(text.split(".")):
        if not (part.isascii() and part.isdigit() and len(part) < _MOST_DIGITS):
            break
        if place % 2:
            child = int(part)
            if child >= len(node.children):
                break
            node = tree[node.children[child]]
            continue
        for _ in range(int(part)):
            if not node.children:
                break
            node = tree[node.children[0]]
    return node.id
