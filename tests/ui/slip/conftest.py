import pytest

from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.game.slip import slip_of
from gobanapp.rules.color import ByColor
from gobanapp.rules.point import Point
from gobanapp.rules.scoring import score


@pytest.fixture(autouse=True)
def _application(qapp):
    pass


@pytest.fixture
def make():
    """A function: the slip of a short game with a heading, counted or given up."""

    def make(*, counts=True, used=None, size=9, **info):
        usual = {"names": ByColor("Ann", "Ben"), "rules": "Japanese", "komi": 6.5}
        game = Game.new(size, size, GameInfo(**{**usual, **info}))
        for column in range(size):
            for row in (size // 2 - 1, size // 2 + 1):
                game.play(Point(column, row))
        if not counts:
            game.set_result("B+R")
            return slip_of(game, None, used)
        position = game.position
        count = score(
            position.board,
            (),
            prisoners=position.prisoners,
            passes=position.passes,
            ruleset=game.ruleset,
            komi=game.komi,
            handicap=game.handicap,
        )
        game.set_result(str(count.result), count.territory.owned)
        return slip_of(game, count, used)

    return make
