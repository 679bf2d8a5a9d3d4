"""Sentences about the game on the board."""

from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.point import Point
from gobanapp.text import game_text


def test_the_state_of_a_game():
    game = GameTerms(columns=9, rows=9).to_game("")
    assert game_text.state_of_play(game, is_counting=False) == "Black to play"
    game.play(Point(2, 2))
    assert game_text.state_of_play(game, is_counting=False) == "Move 1 · White to play"
    game.pass_()
    assert game_text.state_of_play(game, is_counting=False) == (
        "Move 2 · White passed, Black to play"
    )
    game.pass_()
    assert game_text.state_of_play(game, is_counting=True) == "Move 3 · Scoring"
    game.set_result("B+74.5")
    assert game_text.state_of_play(game, is_counting=False) == (
        "Move 3 · Black wins by 74.5 points"
    )


def test_variations_are_mentioned():
    game = GameTerms(columns=9, rows=9).to_game("")
    game.play(Point(2, 2))
    for x in (6, 7):
        game.go_to(1)
        game.play(Point(x, 6))
    assert game_text.state_of_play(game, is_counting=False) == (
        "Move 2 · Black to play · variation 2 of 2"
    )
    game.go_to(1)
    assert game_text.state_of_play(game, is_counting=False) == (
        "Move 1 · White to play · 2 variations follow"
    )


def test_the_end_of_a_game_is_no_variation():
    game = GameTerms(columns=9, rows=9).to_game("")
    for _ in range(2):
        game.go_to(0)
        game.play(Point(2 + len(game.tree), 2))
    assert game_text.state_of_play(game, is_counting=True) == "Move 1 · Scoring"
    game.go_to(1)
    game.set_result("B+R")
    assert game_text.state_of_play(game, is_counting=False) == (
        "Move 1 · Black wins by resignation"
    )


def test_handicap_stones_still_to_be_placed():
    game = Game.new(9, 9, GameInfo(handicap=2))
    assert game_text.state_of_play(game, is_counting=False) == (
        "Black places 2 more handicap stones"
    )
    game.play(Point(2, 2))
    assert game_text.state_of_play(game, is_counting=False) == (
        "Black places one more handicap stone"
    )
    game.play(Point(6, 6))
    assert game_text.state_of_play(game, is_counting=False) == "White to play"


def test_the_terms_are_those_the_record_names():
    said = GameTerms(handicap=3, komi=0.5).to_game("")
    assert game_text.terms(said) == "Japanese rules · komi 0.5 · handicap 3"
    silent = Game.new(9, 9, GameInfo())
    assert game_text.terms(silent) == "Japanese rules assumed · no komi given"
    unknown = Game.new(9, 9, GameInfo(rules="house rules", komi=0))
    assert game_text.terms(unknown) == "Japanese rules assumed · komi 0"
