"""The summary of a finished game."""

from gobanapp.clock.time_system import ByoYomi
from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.game.game_summary import game_summary
from gobanapp.game.markup import NO_TERRITORY
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.scoring import score


def played(moves, **info):
    game = Game.new(3, 3, GameInfo(**info))
    for name in moves.split():
        game.play(Point.parse(name))
    return game


def counted(game, dead=(), seki=()):
    position = game.position
    return score(
        position.board,
        [Point.parse(name) for name in dead],
        seki=[Point.parse(name) for name in seki],
        prisoners=position.prisoners,
        passes=position.passes,
        ruleset=game.ruleset,
        komi=game.komi,
        handicap=game.handicap,
    )


def test_a_resigned_game():
    game = played("B2 A1 B1 B3 A2", names=ByColor("Ann", "Ben"), rules="AGA", komi=6.5)
    game.set_result("B+R")
    summary = game_summary(game)
    assert summary.info.names == ByColor("Ann", "Ben")
    assert summary.ruleset.key == "aga"
    assert summary.moves == 5
    assert summary.prisoners == ByColor(1, 0)
    assert summary.last_move == Point.parse("A2")
    assert summary.board == game.position.board
    assert (summary.score, summary.used, summary.systems) == (None, None, None)
    assert (summary.dead, summary.territory) == (frozenset(), NO_TERRITORY)


def test_a_game_that_was_counted():
    game = played("A2 C1 B2 C3 C2")
    count = counted(game, ["C1", "C3"])
    game.set_result(str(count.result), count.territory.owned)
    used = ByColor(61.5, 0.0)
    summary = game_summary(game, count, used)
    assert summary.score is count
    assert summary.used == used
    assert summary.dead == {Point.parse("C1"), Point.parse("C3")}
    assert len(summary.territory[Color.BLACK]) == 6
    assert game_summary(played("A2 C1 B2 C3 C2"), count, used).territory == summary.territory
    assert game_summary(played("A2 C1 B2 C3 C2"), count, used).dead == summary.dead
    # The record knows its territory, and so who is dead.
    again = game_summary(game)
    assert again.territory == summary.territory
    assert again.dead == summary.dead


def test_stones_in_territory_that_does_not_count_are_dead():
    game = played("A2 C1 B2 C3 C2", rules="Japanese")
    summary = game_summary(game, counted(game, ["C1", "C3"], seki=["A2", "B2", "C2"]))
    assert summary.territory == NO_TERRITORY
    assert summary.dead == {Point.parse("C1"), Point.parse("C3")}


def test_the_summary_describes_the_end_of_the_game():
    game = played("B2 A1 B1")
    game.set_result("B+R")
    game.step_by(-2)
    assert game_summary(game).moves == 3
    unfinished = played("B2 A1")
    unfinished.step_by(-1)
    assert game_summary(unfinished).moves == 2


def test_the_time_is_as_the_record_has_it():
    summary = game_summary(played("B2", time_limit=600, overtime="5x30 byo-yomi"))
    system = ByoYomi(main=600, periods=5, seconds=30)
    assert summary.systems == ByColor(system, system)


def test_an_empty_game_has_a_sheet():
    summary = game_summary(played(""))
    assert (summary.moves, summary.last_move, summary.handicap) == (0, None, 0)
