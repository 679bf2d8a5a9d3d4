"""Conversion between branches and SGF text for the clipboard."""

from __future__ import annotations

from gobanapp.game.branches import Branch, branch_of, graft_edit
from gobanapp.game.node import Node
from gobanapp.game.tree import Tree
from gobanapp.sgf.file_problems import (
    LineIndex,
    UnreadableFile,
    UnreadableReason,
    shorten_found_text,
)
from gobanapp.sgf.game_file import SgfGame
from gobanapp.sgf.node_reader import TextSource
from gobanapp.sgf.property_table import (
    DRAWN_NAMES,
    INFO_NUMBERS,
    INFO_TEXTS,
    MOVE_NAMES,
    ROOT_PROPERTIES,
    SET_UP_NAMES,
    STAND_INS,
    property_texts,
)
from gobanapp.sgf.scanner import ScannedGame, scan
from gobanapp.sgf.value_types import sgf_coordinates
from gobanapp.sgf.writer import write_games

_HEADING = frozenset((*ROOT_PROPERTIES, "ST", *INFO_TEXTS, *INFO_NUMBERS))
_SAID = frozenset("N DM GB GW HO UC V".split()).union(MOVE_NAMES, SET_UP_NAMES, DRAWN_NAMES)
"""Properties that make a root more than game information."""

_AROUND = " \t\r\n\f\v\ufeff\x00"


def write_branch(branch: Branch, columns: int, rows: int) -> str:
    """Return a separate game that contains ``branch`` after an otherwise empty root.

    So every program can open it, even if it begins with several variations. Unchanged nodes are
    written back as they were. Raises KeyError for a point off the board.
    """
    tree = Tree()
    tree.apply(graft_edit(tree, tree.root_id, branch))
    return write_games([SgfGame(tree, columns, rows)]).decode()


def read_branch(text: str, columns: int, rows: int) -> Branch:
    """Return the branch in a copied text, for a board of that size, whatever its problems.

    ``text``: one game or several, complete or cut out of one. Its own size is ignored: SGF names
    points from the top left. A point off the board stays unread with its node. A root loses
    properties that only a root can have, and is left out if only unknown ones remain.
    Raises UnreadableFile if nothing remains at all.
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n").strip(_AROUND)
    whole = f"({text}" if text.startswith(";") else text
    scanned, _ = scan(whole, LineIndex(whole))
    source = TextSource(sgf_coordinates(columns, rows))
    nodes: list[Node] = []
    first = 0
    for game in scanned:
        nodes += _nodes(game, source, first)
        first += len(game.texts)
    if not any(node.text for node in nodes):
        raise UnreadableFile(UnreadableReason.NO_GAME, shorten_found_text(text))
    return branch_of(nodes)


def _nodes(game: ScannedGame, source: TextSource, first: int) -> list[Node]:
    """Return the nodes of a game, numbered from ``first``, with or without the root."""
    children: list[list[int]] = [[] for _ in game.parents]
    for place, parent in enumerate(game.parents):
        if parent >= 0:
            children[parent].append(first + place)
    nodes = [
        Node(first + place, first + parent, tuple(below), None, text, source)
        for place, (parent, below, text) in enumerate(
            zip(game.parents, children, game.texts, strict=True)
        )
    ]
    root = _without_heading(game.texts[0])
    nodes[:1] = [Node(first, None, nodes[0].children, None, root, source)] if root else []
    return nodes


def _without_heading(text: str) -> str:
    """Return the text of a root without its game information, "" if nothing else is there."""
    properties = [*property_texts(text)]
    names = {name for name, _ in properties}
    if names.isdisjoint(_SAID):
        return ""
    # With a move TE and KO have the standard meaning, otherwise they are Korean game information.
    heading = _HEADING if names & MOVE_NAMES else _HEADING | STAND_INS.keys()
    return "".join(text for name, text in properties if name not in heading).strip()
