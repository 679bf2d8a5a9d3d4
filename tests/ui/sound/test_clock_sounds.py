import itertools
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.ui.sound.session_sounds import clock_sound_between
from gobanapp.ui.sound.sound_player import Sound

WARNING, BEEP, LAST = Sound.WARNING, Sound.BEEP, Sound.LAST_BEEP


def sound_between(before, after, *, is_last=True, whole=600.0):
    return clock_sound_between(before, after, is_last=is_last, length=whole)


def second_between(before, after, **circumstances):
    """Return WARNING for one that is no second of the last ten, else which second is heard."""
    sound = sound_between(before, after, **circumstances)
    return sound if sound is None or after > 10 else math.ceil(after)


def all_of(function, times, **circumstances):
    sounds = (function(*pair, **circumstances) for pair in itertools.pairwise(times))
    return [sound for sound in sounds if sound is not None]


def all_sounds(times, **circumstances):
    return all_of(sound_between, times, **circumstances)


def all_seconds(times, **circumstances):
    return all_of(second_between, times, **circumstances)


def tenths(start):
    return [number / 10 for number in range(round(10 * start), -11, -1)]


@pytest.mark.parametrize(
    ("before", "after", "sound"),
    [
        (60.1, 60.0, WARNING),
        (60.0, 59.9, None),
        (30.05, 29.95, WARNING),
        (20.01, 19.9, WARNING),
        (40.1, 39.9, None),
        (10.1, 10.0, WARNING),
        (9.05, 8.95, BEEP),
        (8.9, 8.8, None),
        (4.1, 3.99, BEEP),
        (3.1, 2.9, LAST),
        (1.1, 0.9, LAST),
        (0.1, 0.0, None),
        (0.1, -0.3, None),
    ],
)
def test_sounds_of_each_second(before, after, sound):
    assert sound_between(before, after) is sound


def test_a_whole_countdown():
    assert all_sounds(tenths(70)) == [*4 * [WARNING], *6 * [BEEP], *3 * [LAST]]
    assert all_seconds(tenths(70)) == [*3 * [WARNING], *range(10, 0, -1)]


def test_only_the_last_period_has_higher_beeps():
    assert all_sounds(tenths(5.5), is_last=False) == 5 * [BEEP]


@pytest.mark.parametrize(
    ("whole", "warnings", "seconds"),
    [
        (600, 3, 10),
        (181, 3, 10),
        (180, 2, 10),
        (60, 2, 10),
        (45, 1, 10),
        (30, 1, 10),
        (20, 0, 10),
        (15, 0, 7),
        (10, 0, 5),
        (3, 0, 1),
        (1, 0, 0),
    ],
)
def test_short_periods_have_few_ticks(whole, warnings, seconds):
    sounds = all_seconds(tenths(min(whole, 70)), whole=whole)
    assert sounds == [*warnings * [WARNING], *range(seconds, 0, -1)]


def test_after_a_delay_only_the_newest_second_ticks():
    assert second_between(70, 9.5) == 10
    assert second_between(10.4, 6.2) == 7
    assert sound_between(100, 15) is WARNING
    assert sound_between(12, -40) is None


def test_time_that_goes_up_does_not_tick():
    assert sound_between(2, 32) is None
    assert sound_between(8, 9.5) is None
    assert sound_between(5, 5) is None


def test_values_that_are_not_numbers_do_not_tick():
    nan, endless = float("nan"), float("inf")
    for before, after in ((nan, 5), (5, nan), (endless, endless), (-1, -2)):
        assert sound_between(before, after) is None
    assert second_between(endless, 4.5) == 5


falling_times = st.lists(st.floats(-2, 80), min_size=2, max_size=60).map(
    lambda times: sorted(times, reverse=True)
)
wholes = st.sampled_from([5.0, 10.0, 30.0, 60.0, 600.0])


@given(falling_times, wholes, st.booleans())
def test_each_second_ticks_at_most_once_and_in_order(times, whole, is_last):
    sounds = all_seconds(times, whole=whole, is_last=is_last)
    warnings = [sound for sound in sounds if sound is WARNING]
    numbers = [sound for sound in sounds if isinstance(sound, int)]
    assert sounds == warnings + numbers
    assert len(warnings) <= 3
    assert numbers == sorted(set(numbers), reverse=True)
    assert all(1 <= number <= 10 for number in numbers)


@given(falling_times, wholes, st.booleans())
def test_a_second_never_ticks_early_or_late(times, whole, is_last):
    for before, after in itertools.pairwise(times):
        sound = second_between(before, after, whole=whole, is_last=is_last)
        if isinstance(sound, int):
            assert sound - 1 < after <= sound < before


@given(st.lists(st.floats(0.01, 0.9), min_size=1, max_size=400), st.booleans())
def test_no_second_is_missed_by_looking_often(steps, is_last):
    times = list(
        itertools.accumulate(steps, lambda remaining, step: remaining - step, initial=70.0)
    )
    if times[-1] > 0:
        times.append(0.5 * min(1.0, times[-1]))
    expected = [number for number in range(10, 0, -1) if any(0 < t <= number for t in times)]
    numbers = [n for n in all_seconds(times, is_last=is_last) if isinstance(n, int)]
    if times[-2] - times[-1] < 1:
        assert numbers == expected


@given(falling_times, wholes, st.booleans())
def test_only_the_last_three_seconds_of_the_game_are_higher(times, whole, is_last):
    for before, after in itertools.pairwise(times):
        sound = sound_between(before, after, whole=whole, is_last=is_last)
        second = second_between(before, after, whole=whole, is_last=is_last)
        assert (sound is LAST) == (is_last and second in {1, 2, 3})
        assert (sound is WARNING) == (second is WARNING or second == 10)
