"""The terms of a new game, as a record and as settings."""

from dataclasses import replace

import pytest

from gobanapp.clock.time_system import ByoYomi, Fischer
from gobanapp.game.game_terms import GameTerms, max_handicap
from gobanapp.game.node import NO_TIMES
from gobanapp.game.node_times import time_systems
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.handicap_points import handicap_points
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import AGA, CHINESE, ING, JAPANESE, NEW_ZEALAND

TERMS = GameTerms(
    columns=13,
    rows=9,
    ruleset=replace(CHINESE, suicide=True),
    komi=-2.5,
    handicap=4,
    free_placement=True,
    names=ByColor('Ann "the wall"', "王"),
    ranks=ByColor("3k", "2d"),
)


def test_an_even_game_is_black_s_to_begin():
    game = GameTerms(names=ByColor("Ann", "Ben"), ranks=ByColor("3k", "")).to_game("2024-05-01")
    assert (game.columns, game.rows, game.turn) == (19, 19, Color.BLACK)
    assert (game.komi, game.handicap, game.ruleset) == (6.5, 0, JAPANESE)
    assert game.info.handicap is None
    assert game.info.names == ByColor("Ann", "Ben")
    assert game.info.ranks == ByColor("3k", "")
    assert game.info.date == "2024-05-01"
    assert not game.history.is_modified


@pytest.mark.parametrize(
    ("ruleset", "name"), [(JAPANESE, "Japanese"), (AGA, "AGA"), (ING, "GOE"), (NEW_ZEALAND, "NZ")]
)
def test_the_rules_have_the_names_that_sgf_lays_down(ruleset, name):
    assert GameTerms(ruleset=ruleset).to_game("").info.rules == name


def test_house_rules_are_read_back_from_the_record():
    house = replace(AGA, suicide=True)
    assert GameTerms(ruleset=house).to_game("").ruleset == house


def test_fixed_handicap_stones_stand_and_white_begins():
    game = GameTerms(handicap=5, komi=0.5).to_game("")
    stones = {point for point, _ in game.position.board.stones()}
    assert stones == set(handicap_points(19, 19, 5))
    assert (game.turn, game.handicap, game.handicap_left) == (Color.WHITE, 5, 0)


def test_free_handicap_stones_are_black_s_to_place():
    game = GameTerms(columns=5, rows=7, handicap=2, free_placement=True).to_game("")
    assert list(game.position.board.stones()) == []
    assert (game.turn, game.handicap_left) == (Color.BLACK, 2)
    game.play(Point(0, 0))
    game.play(Point(4, 6))
    assert (game.turn, game.handicap_left) == (Color.WHITE, 0)


def test_with_a_handicap_of_one_black_just_begins():
    game = GameTerms(handicap=1, komi=0.5).to_game("")
    assert list(game.position.board.stones()) == []
    assert game.info.handicap is None
    assert (game.turn, game.komi) == (Color.BLACK, 0.5)


def test_a_fixed_handicap_that_no_custom_knows_is_refused():
    with pytest.raises(ValueError, match="custom"):
        GameTerms(columns=5, rows=5, handicap=2).to_game("")


@pytest.mark.parametrize(
    ("columns", "rows", "free", "most"),
    [
        (19, 19, False, 17),
        (13, 13, False, 9),
        (8, 8, False, 4),
        (5, 5, False, 1),
        (5, 5, True, 6),
        (1, 1, True, 1),
    ],
)
def test_the_greatest_handicap_fits_the_board(columns, rows, free, most):
    assert max_handicap(columns, rows, free_placement=free) == most
    terms = GameTerms(columns=columns, rows=rows, handicap=most, free_placement=free)
    assert terms.to_game("").columns == columns


TIMED = GameTerms(
    names=ByColor("Ann", "Ben"),
    ranks=ByColor("3k", "2k"),
    systems=ByColor(
        ByoYomi(main=600, periods=5, seconds=30), Fischer(main=300, increment=2.5, most=900)
    ),
    game_name="A game",
    event="The cup",
    round="2",
    place="Here",
)


def test_the_clock_and_the_occasion_are_in_the_heading():
    both = replace(TIMED, systems=ByColor(TIMED.systems.black, TIMED.systems.black))
    game = both.to_game("2024-05-01")
    info = game.info
    assert (info.time_limit, info.overtime) == (600, "5x30 byo-yomi")
    assert (info.game_name, info.event, info.round, info.place) == (
        "A game",
        "The cup",
        "2",
        "Here",
    )
    assert game.node.content.times == NO_TIMES


def test_times_that_differ_are_recorded_for_each_player():
    game = TIMED.to_game("")
    assert game.node.content.times == NO_TIMES  # which SGF forbids beside handicap stones
    assert time_systems(game.tree) == TIMED.systems


def test_a_game_without_a_clock_has_no_times():
    game = GameTerms().to_game("")
    assert (game.info.time_limit, game.info.overtime) == (None, "")
    assert game.node.content.times == NO_TIMES


def test_a_name_of_any_length_is_kept_whole():
    name = "Ann & Ben " * 50
    terms = replace(TIMED, names=ByColor(name, name))
    assert terms.to_game("").info.names.black == name


def test_in_a_rematch_colours_are_swapped():
    black, white = TIMED.systems
    assert TIMED.rematch() == replace(
        TIMED,
        names=ByColor("Ben", "Ann"),
        ranks=ByColor("2k", "3k"),
        systems=ByColor(white, black),
        round="3",
    )
    assert replace(TIMED, round="").rematch().rematch() == replace(TIMED, round="")


@pytest.mark.parametrize("handicap", [1, 3])
def test_with_a_handicap_the_weaker_one_keeps_black(handicap):
    terms = replace(TIMED, handicap=handicap, komi=0.5, ranks=ByColor("5k", "2k"), round="9")
    assert terms.rematch() == replace(terms, round="10")


def test_a_rematch_keeps_the_komi():
    assert replace(TIMED, komi=-3.5, systems=None).rematch().komi == -3.5
    assert replace(TIMED, systems=None).rematch().systems is None


@pytest.mark.parametrize("round_", ["", "final", "2 (semi-final)", "²", "9" * 5000])
def test_a_round_that_is_not_a_number_is_kept(round_):
    assert replace(TIMED, round=round_).rematch().round == round_


ARRANGED = replace(
    TERMS,
    systems=ByColor(Fischer(main=300.0, increment=5.0), Fischer(main=600.0, increment=5.0)),
    game_name="The match",
    event="Cup",
    round="3",
    place="Here",
)


@pytest.mark.parametrize(
    "terms",
    [
        GameTerms(),
        ARRANGED,
        replace(ARRANGED, columns=19, rows=19, handicap=5, free_placement=False),
        replace(ARRANGED, handicap=0, free_placement=False),
        replace(ARRANGED, handicap=2),
        replace(ARRANGED, columns=5, rows=5),
        replace(ARRANGED, handicap=9, free_placement=False),
    ],
)
def test_terms_are_read_back_from_the_game(terms):
    game = terms.to_game("2024-05-01")
    while game.handicap_left:
        game.play(next(p for p in game.position.board.points() if game.why_illegal(p) is None))
    assert GameTerms.from_game(game, terms.systems) == terms


def test_an_empty_board_keeps_only_size_and_rules():
    columns, rows = ARRANGED.columns, ARRANGED.rows
    for ruleset in (CHINESE, JAPANESE):
        terms = replace(ARRANGED, ruleset=ruleset, handicap=2, komi=0.5).for_empty_board()
        komi = ruleset.usual_komi(0)
        assert terms == GameTerms(columns=columns, rows=rows, ruleset=ruleset, komi=komi)
        assert komi != 0.5


def test_a_komi_that_reads_as_stones_is_refused():
    with pytest.raises(ValueError, match="no record can hold"):
        GameTerms(komi=3.75).to_game("")
    assert GameTerms(komi=7.25).to_game("").komi == 7.25
