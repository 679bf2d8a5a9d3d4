"""How long it takes to make the figures of a game of 325 moves, and to write and read them as text.

The aim is 5 ms for the whole game on one figure.
"""

from pathlib import Path

import pytest

from gobanapp.diagram.division import Division
from gobanapp.diagram.figures import figure_of, figures_of
from gobanapp.diagram.text_figure import figure_text
from gobanapp.diagram.text_reader import read_text
from gobanapp.game.game import Game
from gobanapp.sgf.reader import read_games

RECORD = Path(__file__).parents[1] / "data" / "records" / "ear_reddening.sgf"


@pytest.fixture
def game():
    (found,) = read_games(RECORD.read_bytes()).games
    made = Game(found.tree, found.columns, found.rows)
    *_, last = made.tree.main_line()
    made.go_to(last.number)
    return made


def test_the_whole_game_on_one_figure(benchmark, game):
    assert benchmark(figure_of, game).moves == (1, 325)


def test_a_figure_for_each_ten_moves(benchmark, game):
    figures = benchmark(lambda: list(figures_of(game, Division(every=10))))
    assert len(figures) == 33


def test_a_figure_is_written_as_text(benchmark, game):
    assert benchmark(figure_text, figure_of(game, first=-10)).startswith("$$Wc")


def test_a_text_diagram_is_read(benchmark, game):
    text = figure_text(figure_of(game, first=-10))
    assert len(benchmark(read_text, text).diagrams) == 1
