"""The handicap that a heading announces, compared with the black stones on the board."""

from __future__ import annotations

from gobanapp.game.line_info import main_line_info
from gobanapp.game.tree import Tree
from gobanapp.rules.color import Color


def handicap_difference(tree: Tree) -> str:
    """Return the handicap announced and the stones there are, as "4 ≠ 2"; "" if they agree.

    Handicap stones are set up, or Black's moves before White's first. Nothing is said of a game
    not begun, whose stones may still be placed, nor of a position with white stones.
    """
    handicap = main_line_info(tree).handicap or 0
    if handicap <= 1:
        return ""
    stones = moves = 0
    for node in tree.main_line():
        set_up, move = node.content.set_up, node.content.move
        if not moves:
            if set_up.white:
                return ""
            stones += len(set_up.black)
        if move is None:
            continue
        if move.color is Color.WHITE:
            break
        moves += 1
    else:
        if not moves:
            return ""
    if handicap in (stones, stones + moves):
        return ""
    # A single black move is a move: the stones are missing.
    return f"{handicap} ≠ {stones + moves if moves > 1 else stones}"
