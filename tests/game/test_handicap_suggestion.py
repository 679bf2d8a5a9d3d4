"""The handicap suggested for two ranks."""

import pytest

from gobanapp.game.game_terms import max_handicap
from gobanapp.game.handicap_suggestion import HandicapSuggestion, rank_strength, suggest_handicap
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.ruleset import CHINESE, JAPANESE, NEW_ZEALAND

BLACK, WHITE = Color


def suggested(black, white, size=19, ruleset=JAPANESE):
    return suggest_handicap(ByColor(black, white), columns=size, rows=size, ruleset=ruleset)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("30k", 0),
        ("5k", 25),
        ("5 kyu", 25),
        (" 5K ", 25),
        ("5. Kyu", 25),
        ("5k+", 25),
        ("5k -", 25),
        ("5k?", 25),
        ("12K*", 18),
        ("3級", 27),
        ("4级", 26),
        ("5급", 25),
        ("１２級", 18),
        ("十二級", 18),
        ("二十級", 10),
        ("1k", 29),
        ("1d", 30),
        ("1D?", 30),
        ("初段", 30),
        ("1st dan", 30),
        ("2D", 31),
        ("3d", 32),
        ("3 dan", 32),
        ("3단", 32),
        ("5段", 34),
        ("五段", 34),
        ("9d", 38),
        ("1p", 39),
        ("7p", 45),
        ("9 dan professional", 47),
        ("9p", 47),
    ],
)
def test_ranks_are_parsed_in_common_notations(text, value):
    assert rank_strength(text) == value


@pytest.mark.parametrize(
    "text",
    [
        "",
        "?",
        "k",
        "5",
        "0k",
        "31k",
        "0d",
        "10d",
        "10p",
        "5x",
        "k5",
        "5k pro",
        "初五級",
        "NR",
        "1500",
    ],
)
def test_invalid_ranks_are_not_parsed(text):
    assert rank_strength(text) is None


def test_a_huge_rank_is_not_parsed():
    assert rank_strength("9" * 10_000 + "k") is None


@pytest.mark.parametrize(
    ("size", "ranks", "handicap"),
    [
        (19, 0, 0),
        (19, 1, 1),
        (19, 2, 2),
        (19, 9, 9),
        (19, 17, 17),
        (19, 25, 17),
        (13, 1, 1),
        (13, 4, 2),
        (13, 6, 3),
        (13, 25, 9),
        (9, 1, 0),
        (9, 2, 1),
        (9, 4, 1),
        (9, 8, 2),
        (9, 12, 3),
        (8, 29, 4),
        (5, 29, 1),
    ],
)
def test_smaller_boards_need_fewer_stones(size, ranks, handicap):
    found = suggested(f"{30 - ranks}k", "30k", size)
    assert found.handicap == handicap
    assert handicap <= max_handicap(size, size, free_placement=False)


def test_the_weaker_takes_black():
    assert suggested("3k", "1d") == HandicapSuggestion(weaker=BLACK, handicap=3, komi=0.5)
    assert suggested("1d", "3k") == HandicapSuggestion(weaker=WHITE, handicap=3, komi=0.5)


def test_for_one_rank_the_komi_is_that_of_a_handicap():
    assert suggested("2d", "3d") == HandicapSuggestion(weaker=BLACK, handicap=1, komi=0.5)


def test_between_equals_the_game_is_even():
    assert suggested("3d", "3 dan") == HandicapSuggestion(weaker=None, handicap=0, komi=6.5)


def test_the_komi_is_the_ruleset_s():
    assert suggested("3d", "3d", ruleset=CHINESE).komi == 7.5
    assert suggested("1d", "3d", ruleset=NEW_ZEALAND).komi == 0


def test_without_both_ranks_nothing_is_suggested():
    assert suggested("3d", "") is None
    assert suggested("?", "3d") is None


def test_boards_larger_than_19x19_need_no_more_stones():
    assert suggested("3k", "1d", size=25) == suggested("3k", "1d", size=19)
