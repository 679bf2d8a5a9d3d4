"""The main line, for tests of formats other than SGF."""

from gobanapp.rules.color import Color
from gobanapp.sgf.value_types import sgf_coordinates


def moves_of(game):
    """The moves of the main line, in SGF's letters."""
    board = sgf_coordinates(*game.size)
    return [
        f"{'B' if move.color is Color.BLACK else 'W'}"
        f"{'' if move.point is None else board.name(move.point)}"
        for node in game.tree.main_line()
        if (move := node.content.move)
    ]
