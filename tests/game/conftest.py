import pytest

from gobanapp.game.tree import Tree
from tests.game.played_games import new, play


@pytest.fixture
def tree():
    #       0
    #       |
    #       1
    #      / \
    #     2   4
    #     |  / \
    #     3 5   7
    #       |   |
    #       6   8
    tree = Tree()
    for parent in (0, 1, 2, 1, 4, 5, 4, 7):
        tree.apply(tree.add_edit(parent))
    return tree


@pytest.fixture
def forked():
    """A record with two answers to the first move, and two to the second of these."""
    game = new(5)
    play(game, "A1 B1 C1")
    game.go_to(1)
    play(game, "B2 C2")
    game.go_to(4)
    play(game, "C3")
    #       0
    #       1 A1
    #    2 B1   4 B2
    #    3 C1   5 C2  6 C3
    return game
