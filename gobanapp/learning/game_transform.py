"""Rotated games or swapped colours, so that learners do not memorise a problem by its looks.

Texts stay unchanged; this module also detects those that name points, sides or colours.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, TypeVar

from gobanapp.game.color_swap import with_swapped_colors
from gobanapp.game.game import Game
from gobanapp.game.node import Content, Node
from gobanapp.game.rotation import rotated_content, rotated_points
from gobanapp.game.tree import Tree
from gobanapp.rules.symmetry import Symmetry

T = TypeVar("T")

_POINT_NAMES: Final = re.compile(
    r"\b[A-HJ-T](?:1?[0-9])\b|\b[1-9]-[1-9]\b"
    r"|\b(?:left|top|bottom|upper|lower|right[- ](?:side|hand|corner|edge))\b"
    r"|\b(?:links|rechts|oben|unten)\w*|\b(?:gauche|droite|haut|bas)\b"
    r"|\b(?:sinistra|destra|alto|basso)\b|\b(?:lew|praw|górn|doln)\w+",
)
_COLOR_NAMES: Final = re.compile(
    r"\b(?:black|white|schwarz|weiß|weiss|noirs?|blancs?|ner[oi]|bianc[ohi]+)\w{0,2}\b"
    r"|\b(?:czarn|biał)\w+|[黒黑白흑백]",
    re.IGNORECASE,
)


def mentions_points(tree: Tree) -> bool:
    """Return whether a text in the game names a point or a side of the board."""
    return any(_POINT_NAMES.search(text) for text in _texts(tree))


def mentions_colors(tree: Tree) -> bool:
    """Return whether a text in the game names a colour."""
    return any(_COLOR_NAMES.search(text) for text in _texts(tree))


def _texts(tree: Tree) -> Iterable[str]:
    return (node.content.comment for node in tree.nodes.values() if node.content.comment)


def transform_game(game: Game, symmetry: Symmetry, *, swaps_colors: bool = False) -> Game:
    """Return a separate game with the same nodes, transformed by ``symmetry``.

    Unknown properties stay unchanged, including any points in them. The new game is at its root,
    and nothing in it can be undone.
    """
    tree = game.tree
    if symmetry is Symmetry.NONE and not swaps_colors:
        return Game(Tree(dict(tree.nodes), tree.root_id), game.columns, game.rows)

    point_map = rotated_points(symmetry, game.columns, game.rows)

    def transformed(content: Content) -> Content:
        content = rotated_content(content, point_map)
        return with_swapped_colors(content) if swaps_colors else content

    nodes = {
        number: Node(number, node.parent, node.children, transformed(node.content))
        for number, node in tree.nodes.items()
    }
    return Game(Tree(nodes, tree.root_id), *symmetry.size(game.columns, game.rows))
