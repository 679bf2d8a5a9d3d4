"""Small games, played by the names of points, and how they are looked at."""

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.rules.point import Point
from tests.board_text import draw_board, parse_board


def new(size=3, stones=(), **info):
    return Game.new(size, size, GameInfo(**info), stones)


def play(game, names):
    """Play on the points named; a dash is a pass."""
    changes = Change.NOTHING
    for name in names.split():
        changes |= game.pass_() if name == "-" else game.play(Point.parse(name))
    return changes


def tree_of(game):
    return {node.id: (node.parent, node.children, node.content) for node in game.tree.walk()}


def drawn(game):
    return draw_board(game.position.board)


def drawing(text):
    return draw_board(parse_board(text))
