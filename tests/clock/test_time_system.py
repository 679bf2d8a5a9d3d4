import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.clock.time_left import NO_TIME_LEFT, TimeLeft
from gobanapp.clock.time_system import (
    MAX_SECONDS,
    Absolute,
    Bronstein,
    ByoYomi,
    Canadian,
    Delay,
    Fischer,
    Ing,
)
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
    worth,
)

MAIN = TimeLeft(60.0)


def after_moves(system, *seconds):
    left = system.at_start()
    for each in seconds:
        left = system.left_after_move(left, each)
    return left


class TestValidValues:
    @pytest.mark.parametrize(
        "bad", [-1.0, math.nan, math.inf, -math.inf, MAX_SECONDS + 1, 1e-9, 1e-320]
    )
    def test_no_time_is_impossible(self, bad):
        for make in (
            lambda: Absolute(main=bad),
            lambda: ByoYomi(main=bad, periods=3, seconds=10.0),
            lambda: ByoYomi(main=60.0, periods=3, seconds=bad),
            lambda: Ing(main=60.0, periods=3, seconds=bad),
            lambda: Canadian(main=60.0, stones=3, seconds=bad),
            lambda: Fischer(main=60.0, increment=bad),
            lambda: Fischer(main=60.0, increment=1.0, most=bad),
            lambda: Delay(main=60.0, delay=bad),
            lambda: Bronstein(main=60.0, delay=bad),
        ):
            with pytest.raises(ValueError, match="time"):
                make()

    def test_the_longest_main_time_is_allowed(self):
        assert Absolute(main=MAX_SECONDS).at_start() == TimeLeft(MAX_SECONDS)

    @pytest.mark.parametrize("bad", [0, -1, 1000])
    def test_there_are_some_periods_and_stones(self, bad):
        for make in (
            lambda: ByoYomi(main=60.0, periods=bad, seconds=10.0),
            lambda: Ing(main=60.0, periods=bad, seconds=10.0),
            lambda: Canadian(main=60.0, stones=bad, seconds=10.0),
        ):
            with pytest.raises(ValueError, match="number of"):
                make()

    @pytest.mark.parametrize("bad", [-1.0, math.nan, 100.0])
    def test_a_penalty_has_bounds(self, bad):
        with pytest.raises(ValueError, match="penalty"):
            Ing(main=60.0, periods=3, seconds=10.0, points=bad)

    def test_systems_that_start_with_main_time_need_one(self):
        for make in (
            lambda: Absolute(main=0.0),
            lambda: Fischer(main=0.0, increment=10.0),
            lambda: Delay(main=0.0, delay=10.0),
            lambda: Bronstein(main=0.0, delay=10.0),
        ):
            with pytest.raises(ValueError, match="no time to play in"):
                make()

    def test_overtime_starts_at_once_without_a_main_time(self):
        assert ByoYomi(main=0.0, periods=3, seconds=10.0).at_start() == TimeLeft(10.0, 3)
        assert Canadian(main=0.0, stones=5, seconds=30.0).at_start() == TimeLeft(30.0, 5)
        ing = Ing(main=0.0, periods=3, seconds=10.0)
        assert (ing.at_start(), ing.penalty(ing.at_start())) == (TimeLeft(10.0, 3), 2.0)


@pytest.mark.parametrize("system", EACH, ids=lambda system: type(system).__name__)
def test_the_main_time_runs_in_each(system):
    assert system.at_start() == MAIN
    assert system.left_after(MAIN, 20.0) == TimeLeft(40.0)
    assert system.period_length(MAIN) == 60.0
    assert system.penalty(MAIN) == 0.0
    assert system.left_after(NO_TIME_LEFT, 5.0) == NO_TIME_LEFT


@pytest.mark.parametrize("system", [ABSOLUTE, FISCHER, DELAY, BRONSTEIN])
def test_a_system_without_periods_gives_them_no_length(system):
    assert system.period_length(TimeLeft(3.0, 2)) == 0.0


class TestAbsolute:
    def test_the_time_ends_at_the_exact_second(self):
        assert ABSOLUTE.left_during_turn(MAIN, 59.5) == TimeLeft(0.5)
        assert ABSOLUTE.left_during_turn(MAIN, 60.0) == NO_TIME_LEFT
        assert ABSOLUTE.left_during_turn(MAIN, 1000.0) == NO_TIME_LEFT
        assert ABSOLUTE.is_last(MAIN)

    def test_a_move_restores_no_time(self):
        assert after_moves(ABSOLUTE, 20.0, 39.0) == TimeLeft(1.0)
        assert after_moves(ABSOLUTE, 20.0, 40.0, 0.0) == NO_TIME_LEFT


class TestByoYomi:
    @pytest.mark.parametrize(
        ("elapsed", "left"),
        [
            (59.5, TimeLeft(0.5)),
            (60.0, TimeLeft(10.0, 3)),
            (65.0, TimeLeft(5.0, 3)),
            (70.0, TimeLeft(10.0, 2)),
            (89.5, TimeLeft(0.5, 1)),
            (90.0, NO_TIME_LEFT),
            (1e6, NO_TIME_LEFT),
        ],
    )
    def test_periods_follow_the_main_time_within_one_turn(self, elapsed, left):
        assert BYO_YOMI.left_during_turn(MAIN, elapsed) == left

    def test_a_move_gives_the_period_back(self):
        assert BYO_YOMI.left_after_move(MAIN, 65.0) == TimeLeft(10.0, 3)
        assert BYO_YOMI.left_after_move(TimeLeft(10.0, 3), 9.5) == TimeLeft(10.0, 3)
        assert BYO_YOMI.left_after_move(TimeLeft(10.0, 3), 10.0) == TimeLeft(10.0, 2)
        assert BYO_YOMI.left_after_move(TimeLeft(10.0, 3), 25.0) == TimeLeft(10.0, 1)
        assert BYO_YOMI.left_after_move(TimeLeft(10.0, 1), 10.0) == NO_TIME_LEFT

    def test_main_time_is_not_restored(self):
        assert after_moves(BYO_YOMI, 20.0, 39.0) == TimeLeft(1.0)

    def test_only_the_last_period_is_last(self):
        assert not BYO_YOMI.is_last(MAIN)
        assert not BYO_YOMI.is_last(TimeLeft(3.0, 2))
        assert BYO_YOMI.is_last(TimeLeft(3.0, 1))
        assert BYO_YOMI.period_length(TimeLeft(3.0, 2)) == 10.0

    @pytest.mark.parametrize("seconds", [0.1, 0.2, 0.3, 1.1])
    def test_at_the_edge_of_a_period_there_is_always_something_left(self, seconds):
        # In binary 21 times 0.1 is a little more than 2.1.
        system = ByoYomi(main=0.0, periods=90, seconds=seconds)
        for periods in range(90):
            for elapsed in (periods * seconds, round(periods * seconds, 1)):
                left = system.left_during_turn(system.at_start(), elapsed)
                assert 0 < left.seconds <= seconds
                assert worth(system, left) == pytest.approx(90 * seconds - elapsed)


class TestIng:
    def test_a_move_restores_no_time(self):
        assert ING.left_after_move(MAIN, 65.0) == TimeLeft(5.0, 3)
        assert ING.left_after_move(TimeLeft(5.0, 3), 3.0) == TimeLeft(2.0, 3)
        assert ING.left_after_move(TimeLeft(5.0, 3), 5.0) == TimeLeft(10.0, 2)
        assert ING.left_after_move(TimeLeft(5.0, 3), 25.0) == NO_TIME_LEFT

    def test_each_period_costs_points_when_it_begins(self):
        for elapsed, points in (
            (59.9, 0),
            (60, 2),
            (69.9, 2),
            (70, 4),
            (80, 6),
            (89.9, 6),
            (90, 6),
        ):
            assert ING.penalty(ING.left_during_turn(MAIN, elapsed)) == points


class TestCanadian:
    @pytest.mark.parametrize(
        ("elapsed", "left"),
        [
            (59.0, TimeLeft(1.0)),
            (60.0, TimeLeft(30.0, 3)),
            (89.0, TimeLeft(1.0, 3)),
            (90.0, NO_TIME_LEFT),
        ],
    )
    def test_one_period_follows_the_main_time(self, elapsed, left):
        assert CANADIAN.left_during_turn(MAIN, elapsed) == left

    def test_with_the_last_stone_a_new_period_begins(self):
        assert CANADIAN.left_after_move(MAIN, 59.0) == TimeLeft(1.0)
        assert CANADIAN.left_after_move(MAIN, 65.0) == TimeLeft(25.0, 2)
        assert CANADIAN.left_after_move(TimeLeft(25.0, 2), 5.0) == TimeLeft(20.0, 1)
        assert CANADIAN.left_after_move(TimeLeft(20.0, 1), 19.5) == TimeLeft(30.0, 3)
        assert CANADIAN.left_after_move(TimeLeft(20.0, 1), 20.0) == NO_TIME_LEFT
        assert CANADIAN.is_last(TimeLeft(20.0, 2))
        assert CANADIAN.period_length(TimeLeft(20.0, 2)) == 30.0


class TestFischer:
    def test_a_move_adds_time(self):
        plain = Fischer(main=60.0, increment=10.0)
        assert plain.left_after_move(MAIN, 5.0) == TimeLeft(65.0)
        assert after_moves(plain, 0.0, 0.0, 0.0) == TimeLeft(90.0)
        assert plain.left_after_move(MAIN, 60.0) == NO_TIME_LEFT

    def test_an_increment_stops_at_the_cap(self):
        assert FISCHER.left_after_move(MAIN, 5.0) == TimeLeft(65.0)
        assert FISCHER.left_after_move(MAIN, 1.0) == TimeLeft(65.0)
        assert FISCHER.left_after_move(TimeLeft(20.0), 5.0) == TimeLeft(25.0)

    def test_time_above_the_cap_is_not_reduced(self):
        assert FISCHER.left_after_move(TimeLeft(100.0), 5.0) == TimeLeft(95.0)


class TestDelay:
    def test_the_delay_runs_before_the_clock(self):
        assert DELAY.left_during_turn(MAIN, 4.0) == MAIN
        assert DELAY.left_during_turn(MAIN, 7.0) == TimeLeft(58.0)
        assert DELAY.left_during_turn(MAIN, 65.0) == NO_TIME_LEFT
        assert after_moves(DELAY, 5.0, 5.0, 6.0) == TimeLeft(59.0)

    def test_the_rest_of_the_delay_is_known(self):
        assert [DELAY.waiting(elapsed) for elapsed in (0.0, 2.0, 5.0, 9.0)] == [5.0, 3.0, 0.0, 0.0]


class TestBronstein:
    def test_a_move_restores_its_time_up_to_the_delay(self):
        assert BRONSTEIN.left_during_turn(MAIN, 4.0) == TimeLeft(56.0)
        assert BRONSTEIN.left_after_move(MAIN, 4.0) == MAIN
        assert BRONSTEIN.left_after_move(MAIN, 7.0) == TimeLeft(58.0)
        assert BRONSTEIN.left_after_move(TimeLeft(3.0), 3.0) == NO_TIME_LEFT


class TestTurnsWithoutMoves:
    @pytest.mark.parametrize(
        ("system", "left", "again"),
        [
            (ABSOLUTE, TimeLeft(7.0), TimeLeft(7.0)),
            (BYO_YOMI, TimeLeft(7.0), TimeLeft(7.0)),
            (BYO_YOMI, TimeLeft(7.0, 2), TimeLeft(10.0, 2)),
            (BYO_YOMI, NO_TIME_LEFT, NO_TIME_LEFT),
            (ING, TimeLeft(7.0, 2), TimeLeft(7.0, 2)),
            (CANADIAN, TimeLeft(7.0, 2), TimeLeft(7.0, 2)),
            (FISCHER, TimeLeft(7.0), TimeLeft(7.0)),
        ],
    )
    def test_only_a_period_for_one_move_restarts(self, system, left, again):
        assert system.left_after_takeback(left) == again


class TestGifts:
    @pytest.mark.parametrize("system", EACH, ids=lambda system: type(system).__name__)
    def test_a_referee_gives_some_in_the_phase_that_runs(self, system):
        assert system.left_after_gift(MAIN, 20.0) == TimeLeft(80.0)

    def test_in_byo_yomi_they_are_periods_as_far_as_they_go(self):
        assert BYO_YOMI.seconds == 10.0
        assert BYO_YOMI.left_after_gift(TimeLeft(3.0, 2), 20.0) == TimeLeft(3.0, 4)
        assert BYO_YOMI.left_after_gift(TimeLeft(3.0, 2), 5.0) == TimeLeft(8.0, 2)
        assert BYO_YOMI.left_after_gift(TimeLeft(3.0, 2), 1e5) == TimeLeft(3.0, 99)

    def test_a_gift_keeps_ing_and_canadian_counts(self):
        assert ING.left_after_gift(TimeLeft(3.0, 2), 20.0) == TimeLeft(23.0, 2)
        assert CANADIAN.left_after_gift(TimeLeft(3.0, 2), 20.0) == TimeLeft(23.0, 2)

    @pytest.mark.parametrize("system", EACH, ids=lambda system: type(system).__name__)
    def test_an_added_period_is_all_that_is_left(self, system):
        left = system.left_after_gift(NO_TIME_LEFT, 20.0)
        assert left.seconds == 20.0
        assert not system.left_after(left, 19.5).has_run_out
        assert system.left_after(left, 20.0).has_run_out


class TestUsed:
    @pytest.mark.parametrize(
        ("system", "left", "used"),
        [
            (ABSOLUTE, TimeLeft(45.0), 15.0),
            (ABSOLUTE, NO_TIME_LEFT, 60.0),
            (ABSOLUTE, TimeLeft(70.0), 0.0),
            (BYO_YOMI, TimeLeft(45.0), 15.0),
            (BYO_YOMI, TimeLeft(10.0, 3), 60.0),
            (BYO_YOMI, TimeLeft(10.0, 1), 80.0),
            (BYO_YOMI, TimeLeft(40.0, 3), 60.0),
            (BYO_YOMI, NO_TIME_LEFT, 90.0),
            (ING, TimeLeft(4.0, 2), 76.0),
            (CANADIAN, TimeLeft(10.0, 2), 80.0),
            (CANADIAN, NO_TIME_LEFT, 90.0),
            (FISCHER, TimeLeft(45.0), 15.0),
        ],
    )
    def test_time_missing_from_the_limit_counts_as_used(self, system, left, used):
        assert system.used_at_least(left) == used

    @given(ANY, st.floats(0.0, 1e6))
    def test_used_time_never_exceeds_the_time_taken(self, system, elapsed):
        left = system.left_during_turn(system.at_start(), elapsed)
        assert 0.0 <= system.used_at_least(left) <= elapsed * (1 + 1e-12) + 1e-6


@given(ANY, st.floats(0.0, 1e6), st.floats(0.0, 1e6))
def test_time_left_never_grows_or_becomes_negative(system, elapsed, more):
    start = system.at_start()
    before, after = (
        system.left_during_turn(start, elapsed),
        system.left_during_turn(start, elapsed + more),
    )
    for left in (before, after):
        assert left.seconds >= 0
        assert left.count >= 0
        assert left == NO_TIME_LEFT or left.seconds > 0
    assert worth(system, after) <= worth(system, before) * (1 + 1e-12) + 1e-6
    assert after.has_run_out or not before.has_run_out


@given(ANY, st.floats(0.0, 1e6))
def test_all_of_the_time_passes(system, elapsed):
    start = system.at_start()
    left = system.left_after(start, elapsed)
    expected = max(0.0, worth(system, start) - elapsed)
    assert worth(system, left) == pytest.approx(expected, rel=1e-9, abs=1e-3)
