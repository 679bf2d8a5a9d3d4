"""Words on times and clocks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.clock.time_left import NO_TIME_LEFT, TimeLeft
from gobanapp.clock.time_system import Bronstein, ByoYomi, Canadian, Delay, Fischer, Ing, TimeSystem
from gobanapp.text.clock_text import clock_reading, duration, spoken_clock, time_system_name


@pytest.mark.parametrize(
    ("system", "name"),
    [
        (None, "No clock"),
        (TimeSystem(main=1800), "30 min"),
        (ByoYomi(main=600, periods=5, seconds=30), "10 min + 5 × 30 s"),
        (ByoYomi(main=0, periods=1, seconds=10), "1 × 10 s"),
        (Canadian(main=5400, stones=25, seconds=600), "1 h 30 min + 25 stones in 10 min"),
        (Canadian(main=0, stones=1, seconds=90), "1 stone in 1 min 30 s"),
        (Fischer(main=300, increment=2.5), "5 min + 2.5 s per move"),
        (Fischer(main=300, increment=5, most=600), "5 min + 5 s per move, up to 10 min"),
        (Bronstein(main=300, delay=5), "5 min + up to 5 s back per move"),
        (Delay(main=300, delay=5), "5 min + 5 s delay per move"),
        (
            Ing(main=3600, periods=3, seconds=600, points=2),
            "1 h + 3 × 10 min for 2 points each",
        ),
    ],
)
def test_time_systems_are_named_by_their_values(system, name):
    assert time_system_name(system) == name


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "0 s"), (0.5, "0.5 s"), (59.9996, "1 min"), (3600, "1 h"), (360_000, "100 h")],
)
def test_times_in_short(seconds, text):
    assert duration(seconds) == text


@pytest.mark.parametrize(
    ("seconds", "tenths", "face"),
    [
        (3723, False, "1:02:03"),
        (754, False, "12:34"),
        (9, False, "0:09"),
        (8.2, False, "0:09"),
        (59.5, False, "1:00"),
        (0.1, False, "0:01"),
        (0, False, "0:00"),
        (-5, False, "0:00"),
        (9.4, True, "9.4"),
        (9.35, True, "9.4"),
        (9.95, True, "0:10"),
        (10, True, "0:10"),
        (0, True, "0.0"),
        (-1, True, "0.0"),
        (360_000, False, "100:00:00"),
    ],
)
def test_clock_readings(seconds, tenths, face):
    assert clock_reading(seconds, tenths=tenths) == face


@given(st.floats(0.01, 400_000), st.booleans())
def test_a_clock_shows_nothing_left_only_when_the_time_is_up(seconds, tenths):
    assert clock_reading(seconds, tenths=tenths) not in ("0:00", "0.0")


@pytest.mark.parametrize(
    ("left", "words"),
    [
        (TimeLeft(754), "12 minutes 34 seconds"),
        (TimeLeft(3661), "1 hour 1 minute 1 second"),
        (TimeLeft(7200), "2 hours"),
        (TimeLeft(29.2, 5), "30 seconds, 5 periods left"),
        (TimeLeft(30, 1), "30 seconds, last period"),
        (NO_TIME_LEFT, "Time has run out"),
    ],
)
def test_descriptions_of_a_clock(left, words):
    assert spoken_clock(left, ByoYomi(main=600, periods=5, seconds=30)) == words


def test_canadian_overtime_counts_stones():
    system = Canadian(main=0, stones=25, seconds=600)
    assert spoken_clock(TimeLeft(61, 7), system) == "1 minute 1 second, 7 stones to play"
