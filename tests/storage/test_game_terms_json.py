"""The terms of the last game, as the settings have them."""

import json
from dataclasses import replace

import pytest

from gobanapp.clock.time_system import TIME_PRESETS, ByoYomi, Fischer
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import ByColor
from gobanapp.rules.ruleset import CHINESE
from gobanapp.storage.game_terms_json import game_terms_from_json, game_terms_to_json

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

TIMED = GameTerms(
    names=ByColor("Ann", "Ben"),
    ranks=ByColor("3k", "3k"),
    systems=ByColor(
        ByoYomi(main=600, periods=5, seconds=30), Fischer(main=300, increment=2.5, most=900)
    ),
    game_name="A game",
    event="The cup",
    round="2",
    place="Here",
)


@pytest.mark.parametrize("terms", [GameTerms(), TERMS])
def test_terms_survive_a_round_trip(terms):
    assert game_terms_from_json(game_terms_to_json(terms)) == terms


@pytest.mark.parametrize("text", ["", "{", "null", "[1]", "[" * 100_000, '{"columns": "x"}'])
def test_damaged_settings_give_the_default_terms(text):
    assert game_terms_from_json(text) == GameTerms()


@pytest.mark.parametrize(
    ("name", "value", "field"),
    [
        ("columns", 53, "columns"),
        ("columns", 0, "columns"),
        ("rows", 9.5, "rows"),
        ("rows", True, "rows"),
        ("ruleset", "chess", "ruleset"),
        ("ruleset", None, "ruleset"),
        ("free_placement", "yes", "free_placement"),
        ("handicap", -1, "handicap"),
        ("handicap", 18, "handicap"),
        ("komi", "7", "komi"),
        ("komi", 1e9, "komi"),
        ("komi", float("nan"), "komi"),
        ("komi", 3.75, "komi"),
        ("names", ["Ann"], "names"),
        ("names", "Ann", "names"),
        ("ranks", [1, None], "ranks"),
    ],
)
def test_a_damaged_value_does_not_affect_the_others(name, value, field):
    good = GameTerms(ruleset=CHINESE, komi=7.5, names=ByColor("Ann", "Ben"))
    read = game_terms_from_json(json.dumps({**json.loads(game_terms_to_json(good)), name: value}))
    usual = {"komi": CHINESE.komi}.get(field, getattr(GameTerms(), field))
    assert getattr(read, field) == usual
    if field != "ruleset":
        assert replace(read, **{field: getattr(good, field)}) == good


@pytest.mark.parametrize("system", TIME_PRESETS)
def test_settings_keep_each_kind_of_time(system):
    terms = replace(TIMED, systems=ByColor(system, TIMED.systems.white))
    assert game_terms_from_json(game_terms_to_json(terms)) == terms


@pytest.mark.parametrize("damaged", [5, [], ["x", "y"], [None, None], ["{}"], "no"])
def test_damaged_times_mean_no_clock(damaged):
    text = json.dumps({**json.loads(game_terms_to_json(TIMED)), "systems": damaged})
    assert game_terms_from_json(text) == replace(TIMED, systems=None)


def test_settings_of_earlier_versions_are_read():
    old = json.loads(game_terms_to_json(TERMS))
    for name in ("systems", "game_name", "event", "round", "place"):
        del old[name]
    assert game_terms_from_json(json.dumps(old)) == TERMS


def test_a_name_of_any_length_is_read_back():
    name = "Ann & Ben " * 50
    terms = replace(TIMED, names=ByColor(name, name))
    assert game_terms_from_json(game_terms_to_json(terms)) == terms
