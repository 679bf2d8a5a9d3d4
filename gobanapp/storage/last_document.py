"""The file that was opened or saved last, and its current node."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from gobanapp.game.tree import Tree
from gobanapp.session.document import Document
from gobanapp.storage.json_codec import TEXT, integer, record, restricted


@dataclass(frozen=True, slots=True)
class LastDocument:
    """The last document.

    ``game``: the index of the game in the file, from 0. ``place``: the node, as written by
    ``format_node_path``.
    """

    path: str
    game: int = 0
    place: str = ""

    @classmethod
    def at_start_of(cls, file: Path) -> LastDocument:
        """Return the data to keep as soon as ``file`` is opened or saved: a kill may follow."""
        return cls(str(file.absolute()))

    @classmethod
    def from_document(cls, document: Document) -> LastDocument | None:
        """Return the data to keep of ``document``, None if it has no file.

        A place in unsaved changes is not in the file; the nearest one is used when it is opened.
        """
        if document.path is None:
            return None
        game = document.game
        return cls(str(document.path), document.index, format_node_path(game.tree, game.current_id))

    def go_to_node(self, document: Document) -> None:
        """Go to the node in ``document``, which has been read again and can have changed."""
        if self.game < len(document.entries) and document.entries[self.game].can_be_shown:
            document.current = document.entries[self.game]
            document.game.go_to(parse_node_path(document.game.tree, self.place))

    @property
    def file(self) -> Path:
        return Path(self.path)

    def to_json(self) -> str:
        """Return the text that ``from_json`` reads."""
        return _LAST_DOCUMENT.to_text(self)

    @staticmethod
    def from_json(text: str) -> LastDocument | None:
        """Return the value of a text from ``to_json``; None for anything else."""
        return _LAST_DOCUMENT.from_text_or(text, None)


_LAST_DOCUMENT = record(LastDocument, path=restricted(TEXT, bool), game=integer(), place=TEXT)


# The path to a node as text, which leads to the node when its file is read again.

_MAX_DIGITS = 18  # of no number in a sound text; Python reads none of thousands


def format_node_path(tree: Tree, number: int) -> str:
    """Return the path to node ``number``: "12.1.30".

    The numbers alternate between steps along first children and the index of another child, from 0.
    Node numbers would not do, because reading a file assigns new ones.
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
    """Return the node that ``text`` leads to, or the nearest one if the game has changed."""
    node = tree.root
    for index, part in enumerate(text.split(".")):
        if not (part.isascii() and part.isdigit() and len(part) < _MAX_DIGITS):
            break
        if index % 2:
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
