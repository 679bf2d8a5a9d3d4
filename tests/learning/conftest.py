"""Records written as in files, for problems and pages of lessons."""

import pytest

from gobanapp.game.game import Game
from gobanapp.learning.lesson import read_page
from gobanapp.sgf.reader import read_games


def read(sgf):
    (found,) = read_games(sgf.encode()).games
    return Game(found.tree, found.columns, found.rows)


@pytest.fixture
def record():
    """Return the game that a text of SGF holds."""
    return read


@pytest.fixture
def page():
    """Return the page that a text of SGF, without the parentheses, makes."""
    return lambda sgf: read_page(read(f"(;FF[4]GM[1]CA[UTF-8]{sgf})"))
