"""Branches <-> the text of a small SGF game, as other programs copy and paste it."""

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
"""What makes a root more than a heading."""

_AROUND = " \t\r\n\f\v\ufeff\x00"


def write_branch(branch: Branch, columns: int, rows: int) -> str:
    """Return a game of its own that holds ``branch``, behind a root that says nothing of it.

    So every program can open it, also where it begins with several moves. Untouched nodes are
    written as they stood. Raises KeyError where a point is not on the board.
    """
    tree = Tree()
    tree.apply(graft_edit(tree, tree.root_id, branch))
    return write_games([SgfGame(tree, columns, rows)]).decode()


def read_branch(text: str, columns: int, rows: int) -> Branch:
    """Return what was copied, for a record on a board of that size, whatever is wrong with it.

    ``text``: one game or several, whole or cut out of one. The size it may name is not asked: SGF
    names points from the top left. A point that is not on the board stays with its node unread. A
    root loses what only a root can say, and is left out if nothing remains but unknown properties.
    Raises UnreadableFile where nothing remains at all.
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
    """Return the text of a root without its heading, "" where nothing is said besides."""
    properties = [*property_texts(text)]
    names = {name for name, _ in properties}
    if names.isdisjoint(_SAID):
        return ""
    # Beside a move TE and KO are what the standard says, else they are a Korean heading.
    heading = _HEADING if names & MOVE_NAMES else _HEADING | STAND_INS.keys()
    return "".join(text for name, text in properties if name not in heading).strip()
