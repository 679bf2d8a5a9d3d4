"""The file that was opened or saved last, and its current node."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from gobanapp.game.tree import Tree
from gobanapp.session.document import Document
from gobanapp.storage.json_codec import TEXT, record, restricted, whole


@dataclass(frozen=True, slots=True)
class LastDocument:
    """``game``: which of the file's, from 0. ``place``: as ``format_node_path`` wrote it."""

    path: str
    game: int = 0
    place: str = ""

    @classmethod
    def at_start_of(cls, file: Path) -> LastDocument:
        """Return the data to keep as soon as ``file`` is opened or saved: a kill may follow."""
        return cls(str(file.absolute()))

    @classmethod
    def from_document(cls, record: Document) -> LastDocument | None:
        """Return the data to keep of ``record``, None where it has no file.

        Of changes that were not saved the file has nothing: the place is then as near as possible.
        """
        if record.path is None:
            return None
        game = record.game
        return cls(str(record.path), record.index, format_node_path(game.tree, game.current_id))

    def go_to_node(self, record: Document) -> None:
        """Go to the place in ``record``, which has been read again; it may be another by now."""
        if self.game < len(record.entries) and record.entries[self.game].can_be_shown:
            record.current = record.entries[self.game]
            record.game.go_to(parse_node_path(record.game.tree, self.place))

    @property
    def file(self) -> Path:
        return Path(self.path)

    def to_json(self) -> str:
        """Return it as ``from_json`` reads it."""
        return _LAST_DOCUMENT.to_text(self)

    @staticmethod
    def from_json(text: str) -> LastDocument | None:
        """Return what ``to_json`` wrote; None for anything else."""
        return _LAST_DOCUMENT.from_text_or(text, None)


_LAST_DOCUMENT = record(LastDocument, path=restricted(TEXT, bool), game=whole(), place=TEXT)


# A place in a game as text, to be found again when its file is read another time.

_MOST_DIGITS = 18  # of no number in a sound text; Python reads none of thousands


def format_node_path(tree: Tree, number: int) -> str:
    """Return the way to node ``number``: "12.1.30".

    So many steps along first children, then the child that is not the first, counted from 0, then
    steps again. Numbers of nodes would not do: reading a file assigns them again.
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
