from dataclasses import replace

import pytest
from hypothesis import assume, given

from gobanapp.clock.time_left import TimeLeft
from gobanapp.clock.time_limits import read_time_limits, time_systems_of, write_time_limits
from gobanapp.clock.time_system import MIN_SECONDS, Absolute, ByoYomi, Canadian, Fischer, Ing
from gobanapp.rules.color import ByColor
from gobanapp.sgf.heading_numbers import read_time as read_tm
from gobanapp.sgf.heading_numbers import write_number
from tests.clock.time_systems import (
    ABSOLUTE,
    BRONSTEIN,
    BYO_YOMI,
    CANADIAN,
    DELAY,
    EACH,
    FISCHER,
    ING,
    PAIRS,
)

NOTHING = ByColor(None, None)


def same(system):
    return ByColor(system, system)


@pytest.mark.parametrize(
    ("system", "words"),
    [
        (ABSOLUTE, ""),
        (BYO_YOMI, "3x10 byo-yomi"),
        (ING, "3x10 Ing, 2 points"),
        (replace(ING, points=1.0), "3x10 Ing, 1 point"),
        (CANADIAN, "3/30 Canadian"),
        (FISCHER, "10 fischer max 65"),
        (Fischer(main=60.0, increment=0.5), "0.5 fischer"),
        (DELAY, "5 delay"),
        (BRONSTEIN, "5 bronstein"),
    ],
)
def test_one_system_for_both_players_is_written(system, words):
    assert write_time_limits(same(system)) == (60.0, words)


def test_a_handicap_by_time():
    systems = ByColor(replace(BYO_YOMI, main=300.0), BYO_YOMI)
    assert write_time_limits(systems) == (
        300.0,
        "Black: 300 main, 3x10 byo-yomi; White: 60 main, 3x10 byo-yomi",
    )
    systems = ByColor(replace(ABSOLUTE, main=300.5), ABSOLUTE)
    assert write_time_limits(systems) == (300.5, "Black: 300.5 main; White: 60 main")
    assert read_time_limits(300.5, "Black: 300.5 main; White: 60 main") == systems


def test_a_handicap_by_overtime():
    systems = ByColor(BYO_YOMI, replace(BYO_YOMI, seconds=20.0))
    assert write_time_limits(systems) == (60.0, "Black: 3x10 byo-yomi; White: 3x20 byo-yomi")
    assert write_time_limits(ByColor(CANADIAN, ABSOLUTE)) == (
        60.0,
        "Black: 3/30 Canadian; White: absolute",
    )


def test_a_player_without_main_time_begins_in_overtime():
    systems = ByColor(BYO_YOMI, replace(BYO_YOMI, main=0.0))
    assert read_time_limits(*write_time_limits(systems)) == systems
    begin = ByColor(TimeLeft(60.0), TimeLeft(10.0, 3))
    assert time_systems_of(60.0, "3x10 byo-yomi", begin) == systems


@pytest.mark.parametrize("words", ["300 main, odd; White: 60 main", "x main; White: 60 main"])
def test_an_unreadable_main_time_invalidates_the_limits(words):
    assert read_time_limits(300.0, f"Black: {words}") is None


@given(PAIRS)
def test_a_round_trip_preserves_the_values(systems):
    time_limit, overtime = write_time_limits(systems)
    assert time_systems_of(time_limit, overtime, NOTHING) == systems
    assert read_tm(write_number(round(time_limit, 3))) == round(time_limit, 3)


@given(PAIRS)
def test_the_root_still_says_which_player_has_less(systems):
    """As earlier versions wrote it. Times that files do not distinguish are the same."""
    longer, shorter = sorted((system.main for system in systems), reverse=True)
    assume(longer == shorter or longer - shorter >= MIN_SECONDS)
    black, white = (write_time_limits(same(system))[1] or "absolute" for system in systems)
    limit = longer
    overtime = f"Black: {black}; White: {white}"
    read = time_systems_of(limit, overtime, systems.map(lambda system: system.at_start()))
    assert read == systems


class TestTimesOfTheRoot:
    """A root may also say what is left where a game is resumed, or what the heading says."""

    @pytest.mark.parametrize(
        "times",
        [
            NOTHING,
            ByColor(TimeLeft(300.0), None),
            ByColor(TimeLeft(600.0), TimeLeft(600.0)),
            ByColor(TimeLeft(300.0), TimeLeft(400.0)),
            ByColor(TimeLeft(600.0), TimeLeft(700.0)),
            ByColor(TimeLeft(600.0), TimeLeft(4.0, 3)),
            ByColor(TimeLeft(600.0), TimeLeft(10.0, 2)),
        ],
    )
    def test_times_that_show_no_shorter_limit_change_nothing(self, times):
        system = replace(BYO_YOMI, main=600.0)
        assert time_systems_of(600.0, "3x10 byo-yomi", times) == same(system)

    def test_one_player_may_have_a_shorter_main_time(self):
        long, short = Absolute(main=600.0), Absolute(main=300.0)
        for systems in (ByColor(long, short), ByColor(short, long)):
            times = systems.map(lambda system: TimeLeft(system.main))
            assert time_systems_of(600.0, "", times) == systems

    def test_times_are_in_thousandths(self):
        times = ByColor(TimeLeft(600.123), TimeLeft(300.0))
        systems = time_systems_of(600.1234567, "", times)
        assert systems == ByColor(Absolute(main=600.1234567), Absolute(main=300.0))

    def test_a_time_of_zero_is_no_main_time(self):
        times = ByColor(TimeLeft(600.0), TimeLeft(0.0))
        assert time_systems_of(600.0, "", times) == same(Absolute(main=600.0))
        assert time_systems_of(600.0, "10 fischer", times) == same(
            Fischer(main=600.0, increment=10.0)
        )

    def test_times_without_a_heading_give_no_system(self):
        assert time_systems_of(None, "", same(TimeLeft(60.0))) is None


class TestUnknownLimits:
    def test_no_main_time_is_assumed_if_none_is_recorded(self):
        assert read_time_limits(None, "") is None
        assert read_time_limits(None, "5x30 byo-yomi") is None

    @pytest.mark.parametrize("time_limit", [-1.0, float("nan"), float("inf"), 1e9, 10**400])
    def test_an_invalid_main_time_is_not_read(self, time_limit):
        assert read_time_limits(time_limit, "5x30 byo-yomi") is None

    def test_no_time_at_all(self):
        assert read_time_limits(0.0, "") is None
        assert read_time_limits(0.0, "10 fischer") is None
        assert read_time_limits(0.0, "5x30 byo-yomi") == same(
            ByoYomi(main=0.0, periods=5, seconds=30.0)
        )
        canadian = Canadian(main=0.0, stones=25, seconds=600.0)
        assert read_time_limits(0.0, "25/600 Canadian") == same(canadian)
        assert read_time_limits(0.0, "3x300 Ing") == same(Ing(main=0.0, periods=3, seconds=300.0))


@pytest.mark.parametrize("system", EACH, ids=lambda system: type(system).__name__)
def test_numbers_have_no_exponents(system):
    _, words = write_time_limits(same(replace(system, main=1e5)))
    assert "e+" not in words
    assert write_time_limits(same(Fischer(main=60.0, increment=0.001)))[1] == "0.001 fischer"
    assert write_time_limits(same(Fischer(main=60.0, increment=360_000.0)))[1] == "360000 fischer"
    assert write_time_limits(same(replace(ING, points=1e-7)))[1] == "3x10 Ing, 0.0000001 points"
