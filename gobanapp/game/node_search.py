"""Search for nodes: comments, forks, words, move numbers.

Functions return the number of a node, None if there is none; the current node stays.
The order is that of a file, each line to its end.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from operator import attrgetter
from typing import Final

from gobanapp.game.folded_text import WordFilter, folded_words
from gobanapp.game.node import Node
from gobanapp.game.tree import Tree

_COMMENT_NAME: Final = re.compile(r"(?<![A-Z])C[a-z]*\s*\[")
"""The name of a comment in a file. Old files may add small letters, as in ``Comment[``."""

is_fork: Final[Callable[[Node], object]] = attrgetter("variations")
"""Tells whether variations begin after a node."""

_ENOUGH: Final = 2
"""One of two nodes is not the current one."""

# Comments, in the whole record


def next_comment(tree: Tree, number: int) -> int | None:
    """Return the first node after ``number`` that has a comment: on its line, then elsewhere."""
    nodes, node_id = _in_order(tree, number)
    return _first_with_comment(nodes[node_id + 1 :])


def previous_comment(tree: Tree, number: int) -> int | None:
    """Return the last node before ``number`` that has a comment."""
    nodes, node_id = _in_order(tree, number)
    return _first_with_comment(reversed(nodes[:node_id]))


def _first_with_comment(nodes: Iterable[Node]) -> int | None:
    return next((node.id for node in nodes if has_comment(node)), None)


def has_comment(node: Node) -> bool:
    """Return whether a node has a comment; most of those without are not parsed."""
    text = _text_read(node)
    may_have = text is None or ("C" in text and _COMMENT_NAME.search(text) is not None)
    return may_have and bool(node.content.comment.strip())


class NodeKind:
    """A kind of node, and the record it was last looked for in.

    Two of them are remembered, so all nodes are looked at only after edits of a record that has
    fewer, and never while the user steps through it.
    """

    def __init__(self, is_one: Callable[[Node], object]) -> None:
        self._is_one = is_one
        self._tree: Tree | None = None
        self._edits = 0
        self._known: Sequence[int] = ()

    def is_in(self, tree: Tree, *, besides: int | None = None) -> bool:
        """Return whether any node, other than number ``besides``, is of this kind."""
        if tree is not self._tree or tree.edits != self._edits:
            self._reread(tree)
        return any(number != besides for number in self._known)

    def _reread(self, tree: Tree) -> None:
        stay = (number in tree and self._is_one(tree[number]) for number in self._known)
        if len(self._known) < _ENOUGH or not all(stay):
            found = filter(self._is_one, tree.each_node())
            self._known = [node.id for node in islice(found, _ENOUGH)]
        self._tree, self._edits = tree, tree.edits


def _text_read(node: Node) -> str | None:
    """Return the text from the file, if it still has all the contents of the node."""
    return None if node.edited else node.text


def _in_order(tree: Tree, number: int) -> tuple[list[Node], int]:
    """Return all nodes in file order, and the index of node ``number``."""
    nodes = list(tree.walk())
    return nodes, nodes.index(tree[number])


# The current line: ``line`` and ``place`` are what ``Game.line`` returns


def next_fork(tree: Tree, line: Sequence[int], node_id: int) -> int | None:
    """Return the next fork of a line."""
    return _first_fork(tree, line[node_id + 1 :])


def previous_fork(tree: Tree, line: Sequence[int], node_id: int) -> int | None:
    """Return the last fork before ``node_id``."""
    return _first_fork(tree, reversed(line[:node_id]))


def _first_fork(tree: Tree, numbers: Iterable[int]) -> int | None:
    return next((number for number in numbers if len(tree[number].children) > 1), None)


def node_of_move(tree: Tree, line: Sequence[int], move: int) -> int | None:
    """Return the node of a line's move with this number, counting passes; 0 is the beginning.

    The numbers are those of ``Position.move_number``. None if the line has fewer moves.
    """
    if move == 0:
        return line[0]
    for number in line:
        if tree[number].content.has_move:
            move -= 1
            if move == 0:
                return number
    return None


# Words, in the whole record


def find_next(tree: Tree, number: int, words: str) -> int | None:
    """Return the first node after ``number`` that has ``words`` in its text.

    That is in its comment, its name or one of its labels. Case, accents and widths do not matter
    (see ``folded``), nor does the white space between words. After the last node the search
    continues at the root, up to ``number`` itself. None if ``words`` is blank.
    """
    nodes, node_id = _in_order(tree, number)
    return _first_with(words, nodes[node_id + 1 :] + nodes[: node_id + 1])


def find_previous(tree: Tree, number: int, words: str) -> int | None:
    """Return the last node before ``number`` that has ``words`` in its text, like ``find_next``."""
    nodes, node_id = _in_order(tree, number)
    return _first_with(words, reversed(nodes[node_id:] + nodes[:node_id]))


def _first_with(words: str, nodes: Iterable[Node]) -> int | None:
    parts = folded_words(words)
    if not parts:
        return None
    wanted = " ".join(parts)
    # Old files have marks that are letters from a on, and do not say which.
    may_be_mark = len(wanted) == 1 and wanted.isascii()
    may_contain = WordFilter(max(parts, key=len)).may_contain
    for node in nodes:
        # Most nodes need not be parsed: in a file words stand as they are, except for the white
        # space around them and for backslashes, which can be anywhere.
        text = _text_read(node)
        may_have = text is None or may_be_mark or "\\" in text or may_contain(text)
        if may_have and _has(wanted, node):
            return node.id
    return None


def _has(wanted: str, node: Node) -> bool:
    content = node.content
    texts = (content.comment, content.name, *content.markup.labels.values())
    return any(wanted in " ".join(folded_words(text)) for text in texts)
