"""The clock with a fake time: ``now`` is just a number here."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.clock.clock import MAX_TICK_GAP, Clock
from gobanapp.clock.time_left import NO_TIME_LEFT, TimeLeft
from gobanapp.rules.color import ByColor, Color
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
    worth,
)

BLACK, WHITE = Color.BLACK, Color.WHITE
START = 1000.0
NAMES = {"ids": lambda system: type(system).__name__}


def clock_of(system):
    """A clock that runs for Black since ``START``."""
    return Clock.new(ByColor(system, system)).run(BLACK, START)


def looked_at(clock, begin, end, step=0.25):
    """The clock as the program has it that looks at it all the time."""
    now = begin
    while now < end:
        now = min(now + step, end)
        clock = clock.tick(now)
    return clock


def in_overtime(system):
    """A clock that runs for Black, who has 5 seconds left of the first period since ``START``."""
    clock = clock_of(system)
    count = 3 if system in (BYO_YOMI, ING, CANADIAN) else 0
    return clock.set(BLACK, TimeLeft(5.0, count), START)


@pytest.mark.parametrize("system", EACH, **NAMES)
class TestEachSystem:
    def test_the_clock_is_stopped_before_the_first_move(self, system):
        clock = Clock.new(ByColor(system, system))
        assert clock.running is None
        assert clock.time_left(BLACK, 1e9) == TimeLeft(60.0)
        assert clock.used_by(WHITE, 1e9) == 0.0

    def test_only_the_time_of_the_player_to_move_runs(self, system):
        clock = clock_of(system)
        assert clock.time_left(BLACK, START + 20) == system.left_during_turn(TimeLeft(60.0), 20.0)
        assert clock.time_left(WHITE, START + 20) == TimeLeft(60.0)
        clock = clock.end_turn(BLACK, START + 20)
        assert clock.running is WHITE
        assert clock.time_left(BLACK, START + 50) == system.left_after_move(TimeLeft(60.0), 20.0)
        assert clock.time_left(WHITE, START + 50) == system.left_during_turn(TimeLeft(60.0), 30.0)
        assert (clock.used_by(BLACK, START + 50), clock.used_by(WHITE, START + 50)) == (20.0, 30.0)

    def test_a_pause_in_the_main_time(self, system):
        clock = clock_of(system).pause(START + 20)
        assert clock.running is None
        assert clock.time_left(BLACK, START + 500) == system.left_during_turn(TimeLeft(60.0), 20.0)
        clock = clock.run(BLACK, START + 500)
        assert clock.time_left(BLACK, START + 510) == system.left_during_turn(TimeLeft(60.0), 30.0)
        assert clock.used_by(BLACK, START + 510) == 30.0

    def test_a_pause_in_the_last_seconds(self, system):
        clock = in_overtime(system).pause(START + 3)
        left = clock.time_left(BLACK, START + 3)
        assert clock.time_left(BLACK, START + 500) == left
        clock = clock.run(BLACK, START + 500)
        assert clock.time_left(BLACK, START + 500) == left
        begun = in_overtime(system)
        assert clock.time_left(BLACK, START + 501) == begun.time_left(BLACK, START + 4)

    def test_the_time_runs_out(self, system):
        clock = looked_at(clock_of(system), START, START + 200)
        assert clock.time_left(BLACK, START + 200) == NO_TIME_LEFT
        assert clock.flag_fallen(START + 200) is BLACK
        assert clock.time_left(WHITE, START + 200) == TimeLeft(60.0)

    def test_a_move_that_came_too_late_stays_too_late(self, system):
        clock = clock_of(system).end_turn(BLACK, START + 200)
        assert clock.time_left(BLACK, START + 300) == NO_TIME_LEFT
        assert clock.flag_fallen(START + 200) is BLACK
        assert (
            clock.end_turn(WHITE, START + 201).end_turn(BLACK, START + 202).time_left(BLACK, START)
            == NO_TIME_LEFT
        )

    def test_an_excused_player_plays_on(self, system):
        clock = clock_of(system).end_turn(BLACK, START + 200).excuse(BLACK)
        assert clock.flag_fallen(START + 200) is None
        assert clock.end_turn(WHITE, START + 201).flag_fallen(START + 300) is None
        assert clock.flag_fallen(START + 400) is WHITE

    def test_a_turn_taken_back_gives_no_time_back(self, system):
        clock = clock_of(system).end_turn(BLACK, START + 20)
        clock = clock.take_turn_back(WHITE, START + 30)
        assert clock.running is BLACK
        assert clock.time_left(WHITE, START + 30) == system.left_during_turn(TimeLeft(60.0), 10.0)
        assert clock.time_left(BLACK, START + 30) == system.left_after_move(TimeLeft(60.0), 20.0)
        assert (clock.used_by(BLACK, START + 35), clock.used_by(WHITE, START + 35)) == (25.0, 10.0)

    def test_taking_a_turn_back_keeps_a_clock_stopped(self, system):
        clock = clock_of(system).pause(START + 10).take_turn_back(BLACK, START + 99)
        assert clock.running is None
        assert clock.used_by(BLACK, START + 500) == 10.0

    def test_sleep_of_the_computer_costs_no_time(self, system):
        clock = looked_at(clock_of(system), START, START + 20)
        woken = clock.tick(START + 20 + MAX_TICK_GAP + 3600)
        assert woken.running is None
        assert woken.time_left(BLACK, START + 9999) == clock.time_left(BLACK, START + 20)
        assert woken.used_by(BLACK, START + 9999) == 20.0
        again = woken.run(BLACK, START + 9999)
        assert again.tick(START + 10000).time_left(BLACK, START + 10000) == clock.time_left(
            BLACK, START + 21
        )

    def test_a_gap_that_is_not_too_long_is_thinking(self, system):
        clock = clock_of(system).tick(START + MAX_TICK_GAP)
        assert clock.running is BLACK
        assert clock.used_by(BLACK, START + MAX_TICK_GAP) == MAX_TICK_GAP

    def test_a_system_clock_set_back_changes_no_time(self, system):
        clock = looked_at(clock_of(system), START, START + 20)
        left = clock.time_left(BLACK, START + 20)
        assert clock.time_left(BLACK, START - 5000) == left
        clock = clock.tick(START - 5000)
        assert clock.running is BLACK
        assert clock.time_left(BLACK, START - 5000) == left
        clock = clock.tick(START - 4999)
        assert clock.time_left(BLACK, START - 4999) == system.left_during_turn(TimeLeft(60.0), 21.0)
        assert clock.end_turn(BLACK, START - 4990).used_by(BLACK, START) == 30.0

    @pytest.mark.parametrize("back", ["move", "pause", "run", "take", "set"])
    def test_every_operation_tolerates_a_system_clock_set_back(self, system, back):
        clock, now = looked_at(clock_of(system), START, START + 20), START - 5000
        changed = {
            "move": lambda: clock.end_turn(BLACK, now),
            "pause": lambda: clock.pause(now),
            "run": lambda: clock.run(WHITE, now),
            "take": lambda: clock.take_turn_back(BLACK, now),
            "set": lambda: clock.set(BLACK, TimeLeft(30.0), now),
        }[back]()
        assert changed.used_by(BLACK, now) == 20.0
        assert changed.used_by(WHITE, now) == 0.0
        left = TimeLeft(30.0) if back == "set" else system.left_during_turn(TimeLeft(60.0), 20.0)
        if back == "move":
            left = system.left_after_move(TimeLeft(60.0), 20.0)
        assert changed.time_left(BLACK, now) == left
        later = changed.tick(now + 2)
        assert sum(later.used_by(color, now + 2) for color in Color) == pytest.approx(
            20.0 if back == "pause" else 22.0
        )

    def test_a_referee_gives_and_takes_in_the_main_time(self, system):
        clock = clock_of(system)
        before = clock.time_left(BLACK, START + 10).seconds
        assert clock.add(BLACK, 30.0).time_left(BLACK, START + 10) == TimeLeft(before + 30)
        assert clock.add(BLACK, -30.0).time_left(BLACK, START + 10) == TimeLeft(before - 30)
        assert clock.add(WHITE, 30.0).time_left(WHITE, START + 10) == TimeLeft(90.0)
        assert clock.add(BLACK, 0.0).time_left(BLACK, START + 10) == TimeLeft(before)
        assert clock.add(BLACK, 30.0).used_by(BLACK, START + 10) == 10.0

    def test_a_referee_can_add_time_after_flag_fall(self, system):
        clock = looked_at(clock_of(system), START, START + 200)
        for late in (clock, clock.pause(START + 200), clock.excuse(BLACK)):
            given = late.add(BLACK, 30.0)
            assert given.flag_fallen(START + 200) is None
            assert given.time_left(BLACK, START + 200).seconds == 30.0
            assert given.used_by(BLACK, START + 200) == 200.0
            running = given.run(BLACK, START + 200)
            assert running.time_left(BLACK, START + 229).seconds == 1.0 + min(
                29.0, getattr(system, "delay", 0.0) if system is DELAY else 0.0
            )
            assert running.flag_fallen(START + 250) is BLACK

    def test_less_than_a_second_can_be_added_after_flag_fall(self, system):
        late = looked_at(clock_of(system), START, START + 200)
        assert late.add(BLACK, 0.5).time_left(BLACK, START + 200).seconds == 0.5

    def test_an_excused_player_without_time_stays_excused(self, system):
        clock = clock_of(system).end_turn(BLACK, START + 200).excuse(BLACK)
        for seconds in (0.0, -5.0):
            changed = clock.add(BLACK, seconds)
            assert changed.time_left(BLACK, START + 200) == NO_TIME_LEFT
            assert changed.flag_fallen(START + 200) is None

    def test_taking_more_than_there_is_ends_it(self, system):
        clock = clock_of(system).add(WHITE, -1000.0)
        assert clock.flag_fallen(START) is WHITE
        assert clock.time_left(WHITE, START) == NO_TIME_LEFT
        assert clock.add(WHITE, -1.0).time_left(WHITE, START) == NO_TIME_LEFT

    def test_a_referee_sets_the_time_left(self, system):
        clock = clock_of(system).set(BLACK, TimeLeft(33.0), START + 20)
        assert clock.time_left(BLACK, START + 20) == TimeLeft(33.0)
        assert clock.used_by(BLACK, START + 20) == 20.0
        clock = (
            clock.set(WHITE, NO_TIME_LEFT, START + 20)
            .excuse(WHITE)
            .set(WHITE, TimeLeft(9.0), START + 21)
        )
        assert clock.time_left(WHITE, START + 500) == TimeLeft(9.0)
        assert clock.excused.white is False  # read_clock refuses None

    def test_a_referee_leaves_the_opponents_time_alone(self, system):
        clock = looked_at(clock_of(system), START, START + 20)
        for changed in (clock.add(WHITE, 5.0), clock.set(WHITE, TimeLeft(9.0), START + 20)):
            assert changed.time_left(BLACK, START + 25) == clock.time_left(BLACK, START + 25)
            assert changed.used_by(BLACK, START + 25) == 25.0

    def test_setting_the_other_clock_does_not_check_this_one(self, system):
        clock = clock_of(system).set(WHITE, TimeLeft(9.0), START + 20)
        assert clock.tick(START + 21) == clock.pause(START)

    def test_two_clocks_with_other_times(self, system):
        short = replace(system, main=30.0)
        clock = Clock.new(ByColor(system, short))
        assert clock.time_left(WHITE, START) == TimeLeft(30.0)
        assert clock.time_left(BLACK, START) == TimeLeft(60.0)


class TestOvertime:
    def test_byo_yomi_from_the_main_time_through_a_pause_to_the_flag(self):
        clock = clock_of(BYO_YOMI)
        assert clock.time_left(BLACK, START + 65) == TimeLeft(5.0, 3)
        clock = clock.pause(START + 65).run(BLACK, START + 100)
        assert clock.time_left(BLACK, START + 105) == TimeLeft(10.0, 2)
        assert clock.time_left(BLACK, START + 124.5) == TimeLeft(0.5, 1)
        clock = clock.end_turn(BLACK, START + 124.5)
        assert clock.time_left(BLACK, START + 200) == TimeLeft(10.0, 1)
        assert clock.used_by(BLACK, START + 200) == 89.5

    def test_byo_yomi_gives_the_running_period_back_when_a_turn_is_taken_back(self):
        clock = in_overtime(BYO_YOMI).take_turn_back(BLACK, START + 3)
        assert clock.time_left(BLACK, START + 3) == TimeLeft(10.0, 3)

    def test_ing_does_not(self):
        clock = in_overtime(ING).take_turn_back(BLACK, START + 3)
        assert clock.time_left(BLACK, START + 3) == TimeLeft(2.0, 3)

    def test_canadian_counts_no_stone_for_it(self):
        clock = in_overtime(CANADIAN).take_turn_back(BLACK, START + 3)
        assert clock.time_left(BLACK, START + 3) == TimeLeft(2.0, 3)

    @pytest.mark.parametrize("system", [BYO_YOMI, ING])
    def test_taking_time_away_can_cost_periods(self, system):
        clock = in_overtime(system)
        assert clock.add(BLACK, -4.0).time_left(BLACK, START) == TimeLeft(1.0, 3)
        assert clock.add(BLACK, -5.0).time_left(BLACK, START) == TimeLeft(10.0, 2)
        assert clock.add(BLACK, -18.0).time_left(BLACK, START) == TimeLeft(7.0, 1)
        assert clock.add(BLACK, -25.0).time_left(BLACK, START) == NO_TIME_LEFT

    @pytest.mark.parametrize("system", [BYO_YOMI, ING, CANADIAN])
    def test_added_time_extends_the_current_period(self, system):
        assert in_overtime(system).add(BLACK, 4.0).time_left(BLACK, START) == TimeLeft(9.0, 3)

    def test_after_the_end_there_is_one_last_period(self):
        clock = clock_of(BYO_YOMI).end_turn(BLACK, START + 500).add(BLACK, 20.0)
        assert clock.time_left(BLACK, START) == TimeLeft(20.0, 1)

    def test_a_delay_restarts_with_each_turn_but_not_after_a_pause(self):
        clock = clock_of(DELAY).pause(START + 4).run(BLACK, START + 100)
        assert clock.time_left(BLACK, START + 104) == TimeLeft(57.0)
        clock = clock.end_turn(BLACK, START + 104).end_turn(WHITE, START + 105)
        assert clock.time_left(BLACK, START + 110) == TimeLeft(57.0)

    def test_increments_come_with_the_move(self):
        clock = clock_of(FISCHER)
        assert clock.time_left(BLACK, START + 20) == TimeLeft(40.0)
        assert clock.end_turn(BLACK, START + 20).time_left(BLACK, START + 99) == TimeLeft(50.0)
        clock = clock_of(BRONSTEIN)
        assert clock.end_turn(BLACK, START + 20).time_left(BLACK, START + 99) == TimeLeft(45.0)


class TestRunning:
    def test_starting_twice_changes_nothing(self):
        clock = clock_of(ABSOLUTE)
        assert clock.run(BLACK, START + 10) is clock

    def test_pausing_twice_changes_nothing(self):
        clock = clock_of(ABSOLUTE).pause(START + 10)
        assert clock.pause(START + 20) is clock

    def test_a_move_does_not_start_a_stopped_clock(self):
        clock = Clock.new(ByColor(ABSOLUTE, ABSOLUTE)).end_turn(BLACK, START)
        assert clock.running is None

    def test_the_other_clock_may_run_during_a_turn(self):
        clock = clock_of(ABSOLUTE).run(WHITE, START + 10).run(BLACK, START + 15)
        assert clock.time_left(BLACK, START + 20) == TimeLeft(45.0)
        assert clock.time_left(WHITE, START + 20) == TimeLeft(55.0)


@given(PAIRS, st.lists(st.floats(0.0, MAX_TICK_GAP - 0.1), max_size=40))
def test_the_number_of_ticks_does_not_matter(pair, gaps):
    clock = often = Clock.new(pair).run(BLACK, START)
    now = START
    for gap in gaps:
        now += gap
        often = often.tick(now)
        assert often.time_left(BLACK, now) == clock.time_left(BLACK, now)
    assert often.used_by(BLACK, now) == clock.used_by(BLACK, now)
    assert often.end_turn(BLACK, now) == clock.end_turn(BLACK, now)


@given(PAIRS, st.lists(st.tuples(st.floats(0.0, 5000.0), st.booleans()), max_size=20))
def test_the_sum_of_the_times_used_is_the_time_that_it_ran(pair, turns):
    clock, now = Clock.new(pair).run(BLACK, START), START
    ran = 0.0
    for seconds, pauses in turns:
        now += seconds
        ran += seconds
        if pauses:
            running = clock.running
            clock = clock.pause(now)
            now += seconds
            clock = clock.run(running, now)
        else:
            clock = clock.end_turn(clock.running, now)
    assert sum(clock.used_by(color, now) for color in Color) == pytest.approx(ran)


@given(PAIRS, st.lists(st.floats(0.0, 100.0), max_size=20))
def test_the_time_never_goes_up_while_one_thinks(pair, gaps):
    clock, now = Clock.new(pair).run(BLACK, START), START
    before = worth(pair.black, clock.time_left(BLACK, now))
    for gap in gaps:
        now += gap
        after = worth(pair.black, clock.time_left(BLACK, now))
        assert after <= before * (1 + 1e-12) + 1e-6
        before = after
