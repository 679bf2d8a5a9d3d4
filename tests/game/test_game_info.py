"""The numbers that a record can hold."""

import pytest

from gobanapp.game.game_info import MAX_HANDICAP, TIME_LIMIT, GameInfo


@pytest.mark.parametrize("komi", [0, 0.5, -6.5, 7.25, 99.75, -99.9, 5.25])
def test_a_komi_below_a_hundred_is_possible(komi):
    assert GameInfo(komi=komi).komi == komi


@pytest.mark.parametrize("komi", [100, -100, 99.9999999999, 100.5, 3.75, -0.25, 4.75])
def test_a_komi_that_a_file_means_otherwise_is_impossible(komi):
    with pytest.raises(ValueError, match="komi"):
        GameInfo(komi=komi)


def test_handicap_and_time_have_limits():
    assert GameInfo(handicap=MAX_HANDICAP).handicap == MAX_HANDICAP
    for handicap in (-1, MAX_HANDICAP + 1):
        with pytest.raises(ValueError, match="handicap"):
            GameInfo(handicap=handicap)
    assert GameInfo(time_limit=0).time_limit == 0
    for time_limit in (-1, TIME_LIMIT):
        with pytest.raises(ValueError, match="time"):
            GameInfo(time_limit=time_limit)
