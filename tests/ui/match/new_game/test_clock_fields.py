"""The clock of a game, chosen as players do."""

from dataclasses import replace

import pytest

from gobanapp.clock.time_system import TIME_PRESETS, ByoYomi, Fischer
from gobanapp.rules.color import ByColor
from gobanapp.storage.clock_json import MAX_SAVED_TIMES
from gobanapp.ui.match.new_game.clock_fields import ClockFields
from tests.ui.lookup import choose, find, is_shown, press

CLUB = ByoYomi(main=600, periods=5, seconds=30)
OWN = ByoYomi(main=660, periods=5, seconds=30)


@pytest.fixture
def clock(shown):
    def show(saved=(), systems=None):
        clock = shown(ClockFields(saved))
        clock.show_systems(systems)
        return clock

    return show


def presets(clock):
    return find(clock, "clock")


def offered(clock):
    """Return the times that are offered: None for no clock, "own" for any other."""
    combo = presets(clock)
    return [combo.itemData(row) for row in range(combo.count())]


def periods(clock, color):
    """Return the number of periods in the line of a player."""
    return find(find(clock, f"{color}-time"), "periods")


def test_without_a_clock_its_fields_are_hidden(clock):
    fields = clock()
    assert fields.systems is None
    assert presets(fields).currentData() is None
    for name in ("black-time", "white-time", "different-for-white", "save-preset"):
        assert not is_shown(fields, name)


@pytest.mark.parametrize("system", TIME_PRESETS)
def test_each_preset_can_be_chosen(qtbot, clock, system):
    fields = clock()
    with qtbot.waitSignal(fields.changed):
        choose(fields, "clock", system)
    assert fields.systems == ByColor(system, system)
    assert not is_shown(fields, "save-preset")


def test_a_preset_that_is_changed_is_the_player_s_own(clock, typed):
    fields = clock(systems=ByColor(CLUB, CLUB))
    assert presets(fields).currentData() == CLUB
    typed(periods(fields, "black"), "4")
    assert presets(fields).currentData() == "own"
    assert fields.systems.white == replace(CLUB, periods=4)
    typed(periods(fields, "black"), "5")
    assert presets(fields).currentData() == CLUB


def test_white_can_have_a_different_time(clock, typed):
    fields = clock(systems=ByColor(CLUB, CLUB))
    assert not is_shown(fields, "white-time")
    press(fields, "different-for-white")
    assert fields.systems == ByColor(CLUB, CLUB)
    assert is_shown(fields, "white-time")
    typed(periods(fields, "white"), "2")
    assert fields.systems == ByColor(CLUB, replace(CLUB, periods=2))
    assert presets(fields).currentData() == "own"
    fields.swap()
    assert fields.systems == ByColor(replace(CLUB, periods=2), CLUB)
    press(fields, "different-for-white")
    assert fields.systems == ByColor(replace(CLUB, periods=2), replace(CLUB, periods=2))
    assert is_shown(fields, "black-time")
    assert not is_shown(fields, "white-time")


def test_different_times_are_unfolded(clock):
    systems = ByColor(CLUB, Fischer(main=300, increment=5))
    fields = clock(systems=systems)
    assert fields.systems == systems
    assert find(fields, "different-for-white").isChecked()
    assert is_shown(fields, "white-time")


def test_a_time_is_saved_and_removed_again(clock):
    fields = clock(systems=ByColor(OWN, OWN))
    assert presets(fields).currentData() == "own"
    to_save = find(fields, "save-preset").text()
    press(fields, "save-preset")
    assert fields.saved == (OWN,)
    assert presets(fields).currentData() == OWN
    assert fields.systems == ByColor(OWN, OWN)
    choose(fields, "clock", None)
    choose(fields, "clock", OWN)
    assert find(fields, "save-preset").text() != to_save
    press(fields, "save-preset")
    assert fields.saved == ()
    assert presets(fields).currentData() == "own"
    assert OWN not in offered(fields)
    assert fields.systems == ByColor(OWN, OWN)
    assert find(fields, "save-preset").text() == to_save


def test_a_saved_preset_is_offered_once(clock):
    fields = clock(saved=[OWN, CLUB])
    assert offered(fields) == [None, *TIME_PRESETS, OWN, "own"]
    names = [presets(fields).itemText(index) for index in range(presets(fields).count())]
    assert len(set(names)) == len(names)
    assert fields.saved == (OWN, CLUB)


def test_the_number_of_saved_presets_is_limited(clock):
    saved = [replace(OWN, main=1000 + number) for number in range(MAX_SAVED_TIMES)]
    fields = clock(saved=saved, systems=ByColor(OWN, OWN))
    press(fields, "save-preset")
    assert fields.saved == (*saved[1:], OWN)


def test_a_problem_is_shown_only_with_a_clock(clock, typed):
    fields = clock(systems=ByColor(CLUB, CLUB))
    black = find(fields, "black-time")
    typed(find(black, "main"), "soon")
    assert fields.problem() == black.problem() != ""
    assert fields.systems is None
    choose(fields, "clock", None)
    assert fields.problem() == ""
