"""Starts of figures, as ``Editor.set_print_properties`` writes them."""

from __future__ import annotations

from dataclasses import replace

from gobanapp.game.print_properties import FigureStart, PrintProperties
from gobanapp.game.tree import Tree


def figures_every(tree: Tree, end: int, moves: int | None) -> dict[int, PrintProperties]:
    """Return the changed properties that give each figure of the line to ``end`` so many moves.

    An existing figure at such a node or at the root is unchanged; all others of the line are
    removed. With None all figures are removed.
    """
    changed = {}
    played = 0
    for node in tree.path(end):
        content = node.content
        printed = content.print_properties
        figure = None
        if moves is not None and node.parent is None:
            figure = printed.figure
        elif moves is not None and content.has_move and played and played % moves == 0:
            figure = printed.figure or FigureStart()
        if figure != printed.figure:
            changed[node.id] = replace(printed, figure=figure)
        played += content.has_move
    return changed
