"""What a player has left after a move of theirs is taken back."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.clock.clock import Clock, Turn
from gobanapp.clock.time_left import NO_TIME_LEFT, TimeLeft
from gobanapp.clock.time_system import MAX_PERIODS, ByoYomi, Canadian, Fischer, Ing
from gobanapp.rules.color import ByColor, Color
from tests.clock.time_systems import (
    ABSOLUTE,
    ANY,
    BRONSTEIN,
    BYO_YOMI,
    CANADIAN,
    DELAY,
    EACH,
    FISCHER,
    ING,
    PAIRS,
    worth,
)

BLACK, WHITE = Color.BLACK, Color.WHITE
START = 1000.0
NAMES = {"ids": lambda system: type(system).__name__}
DAY = 86_400.0


def clock_with(system, left):
    """Return a clock that runs for White, who has ``left``, since ``START``."""
    clock = Clock.new(ByColor(system, system)).set(WHITE, left, START)
    return clock.run(WHITE, START)


CASES = [
    (ABSOLUTE, TimeLeft(60.0), 3, TimeLeft(57.0), TimeLeft(57.0)),
    (BYO_YOMI, TimeLeft(60.0), 3, TimeLeft(57.0), TimeLeft(57.0)),
    (BYO_YOMI, TimeLeft(2.0), 3, TimeLeft(10.0, 3), TimeLeft(9.0, 3)),
    (BYO_YOMI, TimeLeft(10.0, 3), 3, TimeLeft(10.0, 3), TimeLeft(7.0, 3)),
    (BYO_YOMI, TimeLeft(10.0, 3), 13, TimeLeft(10.0, 2), TimeLeft(7.0, 2)),
    (BYO_YOMI, TimeLeft(10.0, 1), 9, TimeLeft(10.0, 1), TimeLeft(1.0, 1)),
    (ING, TimeLeft(10.0, 3), 3, TimeLeft(7.0, 3), TimeLeft(7.0, 3)),
    (CANADIAN, TimeLeft(60.0), 3, TimeLeft(57.0), TimeLeft(57.0)),
    (CANADIAN, TimeLeft(2.0), 3, TimeLeft(29.0, 2), TimeLeft(29.0, 3)),
    (CANADIAN, TimeLeft(20.0, 2), 3, TimeLeft(17.0, 1), TimeLeft(17.0, 2)),
    (CANADIAN, TimeLeft(27.0, 1), 26, TimeLeft(30.0, 3), TimeLeft(1.0, 1)),
    (Canadian(main=0, stones=1, seconds=20), TimeLeft(20, 1), 3, TimeLeft(20, 1), TimeLeft(17, 1)),
    (Fischer(main=60, increment=30), TimeLeft(60), 3, TimeLeft(87), TimeLeft(57)),
    (Fischer(main=60, increment=30, most=60), TimeLeft(60), 3, TimeLeft(60), TimeLeft(57)),
    (Fischer(main=30, increment=30, most=30), TimeLeft(30), 3, TimeLeft(30), TimeLeft(27)),
    (Fischer(main=5, increment=10, most=8), TimeLeft(8), 1, TimeLeft(8), TimeLeft(7)),
    (Fischer(main=5, increment=10, most=8), TimeLeft(90), 1, TimeLeft(89), TimeLeft(89)),
    (Fischer(main=DAY, increment=DAY, most=DAY), TimeLeft(DAY), 9, TimeLeft(DAY), TimeLeft(86_391)),
    (DELAY, TimeLeft(60.0), 3, TimeLeft(60.0), TimeLeft(60.0)),
    (DELAY, TimeLeft(60.0), 8, TimeLeft(57.0), TimeLeft(57.0)),
    (BRONSTEIN, TimeLeft(60.0), 3, TimeLeft(60.0), TimeLeft(57.0)),
    (BRONSTEIN, TimeLeft(60.0), 8, TimeLeft(57.0), TimeLeft(52.0)),
    (FISCHER, NO_TIME_LEFT, 3, NO_TIME_LEFT, NO_TIME_LEFT),
]


@pytest.mark.parametrize(("system", "start", "seconds", "moved", "back"), CASES)
def test_a_move_taken_back_has_earned_nothing(system, start, seconds, moved, back):
    clock = clock_with(system, start)
    turn = clock.turn(WHITE, START + seconds)
    clock = clock.end_turn(WHITE, START + seconds)
    assert clock.time_left(WHITE, START + seconds) == moved
    clock = clock.take_move_back(WHITE, turn, START + seconds + 2)
    assert clock.time_left(WHITE, START + seconds + 2) == back
    assert clock.running is WHITE
    assert (clock.used.black, clock.used_by(WHITE, START + seconds + 2)) == (2.0, seconds)


@given(PAIRS, st.lists(st.floats(0.0, 5000.0), min_size=1, max_size=8), st.floats(0.0, 100.0))
def test_the_turn_of_a_move_taken_back_continues_as_if_it_had_not_ended(pair, turns, since):
    clock, now = Clock.new(pair).run(BLACK, START), START
    for seconds in turns:
        now += seconds
        before, color = clock, clock.running
        turn, clock = clock.turn(color, now), clock.end_turn(color, now)
    if clock.time_left(color, now).has_run_out:
        return
    back = clock.take_move_back(color, turn, now + since)
    assert back.running is color
    assert back.time_left(color, now + since) == before.time_left(color, now)
    assert back.used_by(color, now + since) == pytest.approx(before.used_by(color, now))
    assert back.flag_fallen(now + since) is not color
    held = before.pause(now).run(color, now + since)
    assert back.time_left(color, now + since + 7) == held.time_left(color, now + since + 7)
    again, straight = (one.end_turn(color, now + since + 7) for one in (back, held))
    assert again.time_left(color, 0.0) == straight.time_left(color, 0.0)


@given(PAIRS, st.lists(st.floats(0.0, 50.0), min_size=2, max_size=12), st.booleans())
def test_taking_moves_back_costs_no_flag_and_gives_no_time(pair, turns, stops):
    """Whichever moves are taken back, one after the other, and whatever has been used since."""
    clock, now, noted = Clock.new(pair).run(BLACK, START), START, []
    for seconds in turns:
        now += seconds
        color = clock.running
        noted.append(clock.turn(color, now))
        clock = clock.end_turn(color, now)
        if stops:
            now += seconds
    used = sum(clock.used_by(color, now) for color in Color)
    for turn in reversed(noted):
        before = clock.pause(now)
        clock = clock.take_move_back(turn.color, turn, now)
        for color in Color:
            left, had = clock.time_left(color, now), before.time_left(color, now)
            assert left.has_run_out == had.has_run_out
        left = worth(pair[turn.color], clock.time_left(turn.color, now))
        had = worth(pair[turn.color], before.time_left(turn.color, now))
        if not isinstance(pair[turn.color], ByoYomi):  # A period is full again in each turn.
            assert left <= had + 1e-6
    assert sum(clock.used_by(color, now) for color in Color) == pytest.approx(used)


@pytest.mark.parametrize("system", EACH, **NAMES)
def test_without_a_known_turn_a_move_keeps_what_it_earned(system):
    clock = clock_with(system, TimeLeft(20.0)).end_turn(WHITE, START + 3)
    back = clock.take_move_back(WHITE, None, START + 5)
    assert back.time_left(WHITE, START + 5) == clock.time_left(WHITE, START + 3)
    assert back.running is WHITE


def test_a_stopped_clock_stays_stopped():
    clock = clock_with(FISCHER, TimeLeft(20.0))
    turn = clock.turn(WHITE, START + 3)
    clock = clock.end_turn(WHITE, START + 3).pause(START + 5)
    assert clock.take_move_back(WHITE, turn, START + 9).running is None


@pytest.mark.parametrize("system", EACH, **NAMES)
@pytest.mark.parametrize("seconds", [20.0, -4.0])
def test_what_a_referee_gave_or_took_since_stays(system, seconds):
    clock = clock_with(system, TimeLeft(40.0))
    turn = clock.turn(WHITE, START + 3)
    held = clock.add(WHITE, seconds).time_left(WHITE, START + 3)
    clock = clock.end_turn(WHITE, START + 3).add(WHITE, seconds)
    assert clock.take_move_back(WHITE, turn, START + 3).time_left(WHITE, START + 3) == held


@pytest.mark.parametrize(
    ("system", "start", "seconds", "since", "back"),
    [
        # The 30 seconds that the move earned are partly used.
        (Fischer(main=60, increment=30), TimeLeft(10.0), 8, 20, TimeLeft(2.0)),
        (Fischer(main=60, increment=30), TimeLeft(10.0), 2, 37, TimeLeft(1.0)),
        (Canadian(main=0, stones=2, seconds=30), TimeLeft(20.0, 1), 19, 10, TimeLeft(1.0, 1)),
    ],
)
def test_time_used_that_a_move_earned_costs_no_flag(system, start, seconds, since, back):
    """White moves, Black answers at once, White thinks, and then both moves are taken back."""
    now = START + seconds + since
    clock = clock_with(system, start)
    own, clock = clock.turn(WHITE, START + seconds), clock.end_turn(WHITE, START + seconds)
    answer, clock = clock.turn(BLACK, START + seconds), clock.end_turn(BLACK, START + seconds)
    clock = clock.take_move_back(BLACK, answer, now).take_move_back(WHITE, own, now)
    assert clock.time_left(WHITE, now) == back
    assert clock.used_by(WHITE, now) == seconds + since


# Turns that only a record tells


@given(ANY, st.floats(0.0, 4000.0), st.floats(0.0, 4000.0))
def test_the_shortest_turn_leads_to_the_same_time(system, earlier, seconds):
    start = system.left_after_move(system.at_start(), earlier)
    left = system.left_after_move(start, seconds)
    found = system.shortest_turn(start, left)
    if left.has_run_out:
        assert found is None
        return
    assert found <= seconds + 0.001
    again = system.left_after_move(start, found)
    assert (again.count, again.seconds) == (left.count, pytest.approx(left.seconds, abs=0.002))


@pytest.mark.parametrize(
    ("system", "start", "left", "seconds"),
    [
        (ABSOLUTE, TimeLeft(60.0), TimeLeft(57.0), 3.0),
        (BYO_YOMI, TimeLeft(10.0, 3), TimeLeft(10.0, 2), 10.0),
        (BYO_YOMI, TimeLeft(2.0), TimeLeft(10.0, 3), 2.0),
        (CANADIAN, TimeLeft(5.0, 1), TimeLeft(30.0, 3), 0.0),
        (Fischer(main=60, increment=30), TimeLeft(60.0), TimeLeft(87.0), 3.0),
        (Fischer(main=60, increment=30, most=60), TimeLeft(60.0), TimeLeft(60.0), 0.0),
        (BRONSTEIN, TimeLeft(60.0), TimeLeft(60.0), 0.0),
        (BRONSTEIN, TimeLeft(60.0), TimeLeft(59.9996), 0.0),  # rounded
        (BRONSTEIN, TimeLeft(60.0), TimeLeft(58.0), 7.0),
        (DELAY, TimeLeft(60.0), TimeLeft(60.0), 0.0),
        (ABSOLUTE, TimeLeft(60.0), TimeLeft(70.0), None),  # A referee has given some.
        (CANADIAN, TimeLeft(20.0, 3), TimeLeft(10.0, 1), None),
        (ABSOLUTE, TimeLeft(60.0), NO_TIME_LEFT, None),
    ],
)
def test_the_shortest_turn_between_two_recorded_times(system, start, left, seconds):
    found = system.shortest_turn(start, left)
    assert found == (None if seconds is None else pytest.approx(seconds, abs=0.002))


@given(ANY, st.floats(0.0, 1e5))
def test_the_total_is_what_one_can_think(system, seconds):
    left = system.left_during_turn(system.at_start(), seconds)
    assert system.total(left) == worth(system, left)


def test_a_turn_is_a_value():
    clock = clock_with(replace(ING, periods=MAX_PERIODS), TimeLeft(60.0))
    expected = Turn(WHITE, TimeLeft(60.0), 3.0, TimeLeft(57.0))
    assert clock.turn(WHITE, START + 3) == expected
    assert isinstance(clock.systems.white, Ing)


def test_the_shortest_turn_of_millions_of_years_is_found():
    turn = ABSOLUTE.shortest_turn(TimeLeft(1e13), TimeLeft(5e12))
    assert turn == pytest.approx(5e12)
