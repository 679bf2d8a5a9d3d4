"""Time systems, the times that users have saved, and clocks."""

import copy
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.clock.clock import Clock
from gobanapp.clock.time_left import TimeLeft
from gobanapp.clock.time_system import TIME_PRESETS
from gobanapp.rules.color import ByColor, Color
from gobanapp.storage.clock_json import (
    MAX_SAVED_TIMES,
    TIME_SYSTEM,
    clock_from_json,
    clock_to_json,
    times_from_json,
    times_to_json,
)
from gobanapp.storage.settings import Settings
from tests.clock.time_systems import ANY, BYO_YOMI, FISCHER, PAIRS

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


def through_text(clock, now):
    return json.loads(json.dumps(clock_to_json(clock, now)))


def in_play():
    """A clock during a game, at 1050 seconds."""
    clock = Clock.new(ByColor(BYO_YOMI, FISCHER)).run(Color.BLACK, 1000.0)
    clock = clock.end_turn(Color.BLACK, 1020.0).end_turn(Color.WHITE, 1200.0)
    return clock.excuse(Color.WHITE).pause(1203.0).run(Color.BLACK, 1500.0)


def test_a_restored_clock_is_stopped_with_both_times():
    clock, running = clock_from_json(through_text(in_play(), 1537.5))
    assert running is Color.BLACK
    assert clock.running is None
    assert clock == Clock(
        systems=ByColor(BYO_YOMI, FISCHER),
        left_at_turn_start=ByColor(TimeLeft(40.0), TimeLeft(0.0)),
        spent_this_turn=ByColor(40.5, 0.0),
        used=ByColor(20.0, 180.0),
        excused=ByColor(black=False, white=True),
    )
    assert clock.time_left(Color.BLACK, 0.0) == TimeLeft(9.5, 3)


def test_the_longest_time_and_the_greatest_count_that_are_read():
    written = {"used": [0, 1e9], "begun": [[40.0, 10**6], [0.0, 0]]}
    clock, _ = clock_from_json({**through_text(in_play(), 1537.5), **written})
    assert (clock.used.white, clock.left_at_turn_start.black.count) == (1e9, 10**6)


def test_a_clock_may_run_for_neither_player():
    clock = Clock.new(ByColor(BYO_YOMI, FISCHER))
    assert clock_from_json(through_text(clock, 5.0)) == (clock, None)


@given(PAIRS, st.lists(st.floats(0.0, 1e5), max_size=6), st.sampled_from([None, *Color]))
def test_a_clock_survives_a_round_trip(pair, turns, running):
    clock, now = Clock.new(pair).run(Color.WHITE, 0.0), 0.0
    for seconds in turns:
        now += seconds
        clock = clock.end_turn(clock.running, now)
    clock = clock.pause(now)
    if running:
        clock = clock.run(running, now)
        now += 0.1
    again, ran = clock_from_json(through_text(clock, now))
    assert ran is running
    for color in Color:
        assert again.time_left(color, 77.0) == clock.time_left(color, now)
        assert again.used_by(color, 77.0) == clock.used_by(color, now)
        later, other = again.run(color, 50.0), clock.pause(now).run(color, 50.0)
        assert later.end_turn(color, 90.0).time_left(color, 0.0) == other.end_turn(
            color, 90.0
        ).time_left(color, 0.0)


def places(written, path=()):
    """The paths to all values in there."""
    yield path
    if isinstance(written, dict | list):
        inner = written.items() if isinstance(written, dict) else enumerate(written)
        for key, value in inner:
            yield from places(value, (*path, key))


SOUND = through_text(in_play(), 1537.5)


def is_refused(written):
    try:
        clock_from_json(written)
    except ValueError:
        return True
    return False


@pytest.mark.parametrize(
    ("name", "damage"),
    [
        ("begun", [[40.0, True], [0.0, 0]]),
        ("begun", [[40.0, 1.0], [0.0, 0]]),
        ("begun", [[40.0, -1], [0.0, 0]]),
        ("begun", [[-1.0, 0], [0.0, 0]]),
        ("begun", [[40.0, 0]]),
        ("begun", [[40.0, 0, 0], [0.0, 0]]),
        ("begun", {"black": [40.0, 0], "white": [40.0, 0]}),
        ("spent", [True, 0.0]),
        ("spent", [float("nan"), 0.0]),
        ("spent", "12"),
        ("used", [1e300, 0.0]),
        ("used", [10**400, 0.0]),
        ("excused", [0, 1]),
        ("running", "green"),
        ("running", ["black"]),
        ("systems", [{"kind": "absolute", "main": 60.0}] * 3),
        ("systems", ["absolute", "absolute"]),
    ],
)
def test_each_kind_of_damage_is_reported(name, damage):
    assert is_refused({**SOUND, name: damage})


@given(st.sampled_from([*places(SOUND)]), JSON)
def test_damage_is_reported_or_does_not_matter(path, damage):
    written = copy.deepcopy(SOUND)
    if path:
        holder = written
        for key in path[:-1]:
            holder = holder[key]
        holder[path[-1]] = damage
    else:
        written = damage
    try:
        clock, running = clock_from_json(written)
    except ValueError:
        return
    assert running in (None, *Color)
    clock = clock.run(Color.BLACK, 10.0).end_turn(Color.BLACK, 20.0).end_turn(Color.WHITE, 30.0)
    assert clock.time_left(Color.BLACK, 40.0).seconds >= 0
    assert json.loads(json.dumps(clock_to_json(clock, 40.0)))["running"] == "black"


@given(st.sampled_from([path for path in places(SOUND) if path]))
def test_missing_values_are_reported(path):
    written = copy.deepcopy(SOUND)
    holder = written
    for key in path[:-1]:
        holder = holder[key]
    del holder[path[-1]]
    if path[-1] in ("points", "most"):
        clock_from_json(written)  # They need not be said.
        return
    assert is_refused(written)


@given(ANY)
def test_a_time_system_survives_a_round_trip(system):
    again = TIME_SYSTEM.from_text(TIME_SYSTEM.to_text(system))
    assert again == system
    assert type(again) is type(system)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '[["kind", "absolute"], ["main", 60]]',
        "5",
        '{"kind": "absolute"}',
        '{"kind": "hourglass", "main": 60}',
        '{"kind": ["absolute"], "main": 60}',
        '{"kind": "absolute", "main": "60"}',
        '{"kind": "absolute", "main": true}',
        '{"kind": "absolute", "main": null}',
        '{"kind": "absolute", "main": NaN}',
        '{"kind": "absolute", "main": 1e999}',
        '{"kind": "absolute", "main": 60, "more": 5}',
        '{"kind": "absolute", "main": ' + "9" * 5000 + "}",
        '{"kind": "absolute", "main": 1' + "0" * 400 + "}",
        '{"kind": "byo-yomi", "main": 60, "periods": 2.5, "seconds": 30}',
        '{"kind": "byo-yomi", "main": 60, "periods": true, "seconds": 30}',
        '{"kind": "fischer", "main": null, "increment": 5, "most": null}',
        '{"kind": "fischer", "main": 1, "increment": 1, "most": true}',
        "[" * 100_000,
    ],
    ids=lambda text: text[:30],
)
def test_damaged_time_systems_are_refused(text):
    assert TIME_SYSTEM.from_text_or(text, None) is None


@given(st.text() | st.dictionaries(st.text(), st.integers()).map(json.dumps))
def test_any_text_may_stand_for_a_time_system(text):
    found = TIME_SYSTEM.from_text_or(text, None)
    assert found is None or TIME_SYSTEM.from_text(TIME_SYSTEM.to_text(found)) == found


def test_times_are_read_back_from_the_settings(tmp_path):
    Settings(tmp_path / "settings.ini").time_presets = times_to_json(TIME_PRESETS)
    assert times_from_json(Settings(tmp_path / "settings.ini").time_presets) == TIME_PRESETS


@pytest.mark.parametrize("text", ["", "{", "null", "5", "{}", '"x"', "[1, null]", '["x"]'])
def test_damaged_times_are_left_out(text):
    assert times_from_json(text) == ()


def test_read_times_are_unique_and_limited():
    texts = [TIME_SYSTEM.to_text(system) for system in TIME_PRESETS] * MAX_SAVED_TIMES
    assert times_from_json(json.dumps(["?", *texts])) == TIME_PRESETS
