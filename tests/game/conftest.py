import pytest

from gobanapp.game.tree import Tree


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
        tree.apply(tree.adding(parent))
    return tree
