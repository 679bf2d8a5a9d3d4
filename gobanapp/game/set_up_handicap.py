"""The handicap that a record does not state: black stones set up before White's first move."""

from __future__ import annotations

from gobanapp.game.legality import PositionAt, position_before_move
from gobanapp.game.tree import Tree
from gobanapp.rules.color import Color


def set_up_handicap(tree: Tree, position_at: PositionAt) -> int:
    """Return the number of black stones set up at the start if White moves first, else 0.

    The start is all that precedes the first move of the main line. Stones of both colours are a
    position, and so are black stones alone if Black moves first. Before any move, White moves
    first only if the record says so: many diagrams have black stones only. A single stone is no
    handicap.
    """
    has_stones, stated = False, None
    for node in tree.main_line():
        set_up = node.content.set_up
        has_stones = has_stones or len(set_up.black) > 0
        stated = set_up.turn or stated
        first = node.content.move_color
        if first is None and node.first_child is not None:
            continue
        players = {first, stated}
        if not has_stones or Color.BLACK in players or Color.WHITE not in players:
            return 0
        board = position_before_move(position_at, node).board
        stones = board.count(Color.BLACK)
        return stones if stones > 1 and not board.count(Color.WHITE) else 0
    return 0
