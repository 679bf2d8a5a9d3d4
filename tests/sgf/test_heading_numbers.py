import math
import re
import time

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from gobanapp.game.game_info import TIME_LIMIT, GameInfo
from gobanapp.sgf.heading_numbers import (
    KOMI_DECIMALS,
    TIME_DECIMALS,
    overtime_in_time,
    read_handicap,
    read_komi,
    read_time,
    says_more_than_time,
    write_komi,
    write_number,
    write_time,
)
from gobanapp.sgf.reader import read_games
from gobanapp.sgf.writer import write_games

WRITTEN_KOMI = [
    ("6.5", 6.5),
    ("6,5", 6.5),
    ("5.500000", 5.5),
    ("0", 0),
    ("-3", -3),
    ("+0.5", 0.5),
    (".5", 0.5),
    ("24", 24),
    ("5 1/2", 5.5),
    ("5½", 5.5),
    ("7¼", 7.25),
    ("7¾", 7.75),
    ("100", 1.0),
    ("1/2", 0.5),
    ("-5 1/2", -5.5),
    ("-5½", -5.5),
    ("49子", 98.0),
    ("50子", None),
    ("99.75", 99.75),
    ("7.25", 7.25),
    ("-24.75", -24.75),
    ("4.75", 9.5),
    ("4.750", 9.5),
    ("-0.250", -0.5),
    ("3.750", 7.5),
    ("3.7500", 7.5),
    ("03.75", 7.5),
    ("+3.75", 7.5),
    ("5.250", 5.25),
    ("1/8子", None),
    ("1.875子", None),
    ("-1.125 zi", None),
    ("3.125子", 6.25),
    ("\uff16\uff0e\uff15", 6.5),
    ("6.5 points", 6.5),
    ("6目半", 6.5),
    ("6집반", 6.5),
    ("7.5目", 7.5),
    ("3.75", 7.5),
    ("375", 7.5),
    ("325", 6.5),
    ("650", 6.5),
    ("3 3/4", 7.5),
    ("3又3/4子", 7.5),
    ("3.75子", 7.5),
    ("贴3.75子", 7.5),
    ("1子", 2),
    ("350", 7.0),
    ("-350", -7.0),
    ("400", 8.0),
    ("700", 7.0),
    ("550", 5.5),
    ("275", 5.5),
    ("50", 50),
    ("六目半", 6.5),
    ("七目半", 7.5),
    ("七目", 7),
    ("コミ六目半", 6.5),
    ("四分之三子", 1.5),
    ("三又四分之三子", 7.5),
    ("一又四分之一子", 2.5),
    ("贴三又四分之三子", 7.5),
    ("덤 6집반", 6.5),
    ("Komi: 6.5", 6.5),
    ("6,5 Punkte", 6.5),
    ("6.5 moku", 6.5),
    ("", None),
    ("none", None),
    ("5/0", None),
    ("1/0", None),
    ("9" * 5000, None),
    ("6.5.5", None),
    ("nan", None),
    ("inf", None),
]


def test_komi_is_in_points_however_it_is_written():
    assert [(value, read_komi(value)) for value, _ in WRITTEN_KOMI] == WRITTEN_KOMI


@pytest.mark.parametrize(
    ("value", "komi"),
    [
        ("komi 6.5", 6.5),
        ("Komi = 6,5", 6.5),
        ("komi of 6.5 points", 6.5),
        ("黑贴6目半", 6.5),
        ("黑贴3又3/4子", 7.5),
        ("贴目6目半", 6.5),
        ("コミ 5目半", 5.5),
        ("덤 6집반", 6.5),
        ("6점반", 6.5),
        ("6点半", 6.5),
        ("6점", 6),
        ("\u22125.5", -5.5),
        ("komi \u22125", -5),
        ("minus 5", -5),
        ("reverse komi 5.5", -5.5),
        ("Komi: minus 5 1/2", -5.5),
        ("逆コミ5目半", -5.5),
        ("逆コミ 5目", -5),
        ("倒贴5目", -5),
        ("倒贴2又3/4子", -5.5),
        ("白贴3目", -3),
        ("역덤 5집", -5),
        ("minus -5", None),
        ("no 5", None),
        ("not 6.5", None),
        ("game 5", None),
        ("white 5", None),
        ("白5目", None),
        ("about 6", None),
        ("逆", None),
        ("倒5", None),
    ],
)
def test_only_words_for_the_komi_stand_before_it(value, komi):
    assert read_komi(value) == komi


@pytest.mark.parametrize(
    "value", ["komi" + " " * 8000 + "x", " : " * 9000, "贴" * 9000, "又" * 9000]
)
def test_a_long_komi_is_read_at_once(value):
    start = time.process_time()
    assert read_komi(value) is None
    assert time.process_time() - start < 0.2


# By two digits and more; 0.75 points is not possible.
KOMI_OF_FOX = [
    ("0", 0),
    ("5", 5),
    ("6.5", 6.5),
    ("25", 0.5),
    ("38", 7.5),
    ("28", 5.5),
    ("50", 0.5),
    ("-50", -0.5),
    ("55", 5.5),
    ("60", 6),
    ("65", 6.5),
    ("70", 7),
    ("275", 5.5),
    ("325", 6.5),
    ("350", 7),
    ("375", 7.5),
    ("550", 5.5),
    ("650", 6.5),
    ("700", 7),
    ("750", 7.5),
    ("24.5", 24.5),
]


def test_komi_of_fox():
    assert [(value, read_komi(value, is_fox=True)) for value, _ in KOMI_OF_FOX] == KOMI_OF_FOX


def test_under_territory_rules_whole_and_half_hundreds_are_points():
    values = [("350", 3.5), ("375", 7.5), ("650", 6.5), ("400", 4)]
    assert [(value, read_komi(value, is_territory=True)) for value, _ in values] == values


@given(st.integers(-199, 199).map(lambda number: number / 2))
def test_every_usual_komi_of_fox_can_be_written(komi):
    for value in (write_komi(komi), str(int(komi)), str(int(100 * komi))):
        read = read_komi(value, is_fox=True)
        assert read is None or read_komi(write_komi(read)) == read


@pytest.mark.parametrize(
    ("value", "handicap"),
    [
        ("2", 2),
        ("0", 0),
        (" 9 stones", 9),
        ("对子", 0),
        ("互先", 0),
        ("让2子", 2),
        ("讓三子", 3),
        ("4子", 4),
        ("3점", 3),
        ("二子", 2),
        ("受四子", 4),
        ("让九子", 9),
        ("四子局", 4),
        ("三石", 3),
        ("十三子", 13),
        ("让先", 1),
        ("定先", 1),
        ("even", 0),
        ("", None),
        ("some", None),
        ("-2", None),
    ],
)
def test_handicaps(value, handicap):
    assert read_handicap(value) == handicap


@pytest.mark.parametrize(
    ("value", "seconds"),
    [
        ("600", 600),
        ("1800.0", 1800),
        ("599.123456789", 599.123456789),
        ("9 hours", 32400),
        ("1h 30min", 5400),
        ("3시간", 10800),
        ("90 分", 5400),
        ("1:30:00", 5400),
        ("01:30:00", 5400),
        ("0:45:30.5", 2730.5),
        ("45:00", 2700),
        ("10:30", 630),
        ("2h30m", 9000),
        ("1h30", 5400),
        ("90'", 5400),
        ("2小时30分", 9000),
        ("两小时", 7200),
        ("二时三十分", 9000),
        ("1小时半", 5400),
        ("一个半小时", 5400),
        ("半小时", 1800),
        ("每方2小时", 7200),
        ("各3小时", 10800),
        ("持ち時間3時間", 10800),
        ("각 3시간", 10800),
        ("3 hours each", 10800),
        ("1 hour per player", 3600),
        ("90 min/player", 5400),
        ("1 Std 30 Min", 5400),
        ("2 heures", 7200),
        ("2 ore", 7200),
        ("25:00 + 00:30(5) ByoYomi", 1500),
        ("30 min + 5x30 byo-yomi", 1800),
        ("2小时, 5次60秒读秒", 7200),
        ("1h 3x30s byoyomi", 3600),
        ("20 minutes plus 25 moves in 10 minutes", 1200),
        ("1:30", None),
        ("1:30:00:00", None),
        ("+ 30", None),
        ("", None),
        ("a day", None),
        ("10 20", None),
        ("999999999999 s 1 s", None),
        ("9" * 5000, None),
    ],
)
def test_times(value, seconds):
    assert read_time(value) == seconds


@pytest.mark.parametrize(
    ("value", "overtime"),
    [
        ("25:00 + 00:30(5) ByoYomi", "5x30 byo-yomi"),
        ("30 min + 5x30 byo-yomi", "5x30 byo-yomi"),
        ("2小时, 5次60秒读秒", "5次60秒读秒"),
        ("1h 3x30s byoyomi", "3x30s byoyomi"),
        ("1h 30min", ""),
        ("1:30", ""),
        ("+ 30", ""),
        ("", ""),
    ],
)
def test_the_overtime_in_a_time(value, overtime):
    assert overtime_in_time(value) == overtime


@pytest.mark.parametrize(
    ("value", "seconds", "overtime"),
    [
        ("30 minutes, 3 periods of 30 seconds", 1800, "3 periods of 30 seconds"),
        ("240 minutes each, 1 minute byo-yomi", 14400, "1 minute byo-yomi"),
        ("8 hours each, 1 min byoyomi x 10", 28800, "1 min byoyomi x 10"),
        ("1h, 5 periods of 60s", 3600, "5 periods of 60s"),
        ("60 min, 25 stones in 10 minutes", 3600, "25 stones in 10 minutes"),
        ("1 hour, 30 moves in 10 min", 3600, "30 moves in 10 min"),
        ("90 min 30 sec byoyomi", 5400, "30 sec byoyomi"),
        ("1h 30min 3x30s byoyomi", 5400, "3x30s byoyomi"),
        ("1,5 h, 3x30s byoyomi", 5400, "3x30s byoyomi"),
        ("1h 30min; 30 sec byoyomi", 5400, "30 sec byoyomi"),
        ("1800 + 5x30 byo-yomi", 1800, "5x30 byo-yomi"),
        ("1小时, 3次1分钟读秒", 3600, "3次1分钟读秒"),
        ("20+5", None, ""),
        ("15+10", None, ""),
        ("20+5 byo-yomi", None, ""),
        ("1h, 30min, 3x30s byoyomi", None, ""),
        ("240 min 1 min byoyomi x 10", 14400, "1 min byoyomi x 10"),
        ("90 min 30 sec 5 periods byoyomi", None, ""),
        ("1 h 1 min 10 periods byoyomi", None, ""),
    ],
)
def test_no_overtime_is_added_to_the_main_time(value, seconds, overtime):
    assert (read_time(value), overtime_in_time(value)) == (seconds, overtime)


@pytest.mark.parametrize("main", ["30 minutes", "2 hours", "1h", "45:00", "90 min each", "2小时"])
@pytest.mark.parametrize("sign", [", ", "; ", " + ", "+", ",", " plus ", "、"])
@pytest.mark.parametrize(
    "overtime",
    ["3 periods of 30 seconds", "1 min byoyomi", "25 moves in 10 min", "5x30s byoyomi", "3次60秒"],
)
def test_the_main_time_ends_at_a_sign(main, sign, overtime):
    value = main + sign + overtime
    assert (read_time(value), overtime_in_time(value)) == (read_time(main), overtime)


@pytest.mark.parametrize(
    ("value", "says_more"),
    [
        ("1800", False),
        ("1h 30min", False),
        ("25:00 + 5x30 byo-yomi", False),
        ("1:30:00", False),
        ("2小时, 5次60秒读秒", False),
        ("8:00", True),
        ("9:00 each", True),
        ("45 min each", True),
        ("每方2小时", True),
        ("240 minutes each, 1 minute byo-yomi", True),
    ],
)
def test_a_time_that_says_more_than_seconds_is_kept(value, says_more):
    assert says_more_than_time(value) is says_more
    (game,) = read_games(f"(;SZ[9]TM[{value}];B[aa])".encode()).games
    assert (f"XTM[{value}]" in write_games([game]).decode()) is says_more


def test_a_time_of_many_parts_is_read_once_through():
    """With the square of the length this would take minutes."""
    assert read_time("1h " * 30_000) == 3600 * 30_000


@pytest.mark.parametrize(
    ("number", "value"),
    [
        (6.5, "6.5"),
        (7.0, "7"),
        (0, "0"),
        (-0.5, "-0.5"),
        (1e20, "1" + "0" * 20),
        (1e-7, "0.0000001"),
    ],
)
def test_numbers_are_written_without_needless_zeros(number, value):
    assert write_number(number) == value


SMALL_QUARTERS = [
    sign * (whole + quarter) for sign in (1, -1) for whole in range(5) for quarter in (0.25, 0.75)
]
KOMI = st.one_of(
    st.integers(-399, 399).map(lambda quarters: quarters / 4),
    st.floats(-99.999, 99.999).map(lambda komi: round(komi, KOMI_DECIMALS)),
    st.fractions(-99, 99, max_denominator=999).map(lambda komi: round(float(komi), KOMI_DECIMALS)),
)


@given(KOMI.filter(lambda komi: komi not in SMALL_QUARTERS))
@example(5.25)
@example(7.25)
@example(-5.75)
@example(99.75)
@example(1e-9)
def test_a_komi_survives_a_round_trip(komi):
    assert GameInfo(komi=komi).komi == komi
    value = write_komi(komi)
    assert read_komi(value) == komi
    assert re.fullmatch(r"-?[0-9]+(\.[0-9]+)?", value)


@given(st.floats(0, TIME_LIMIT, exclude_max=True).map(lambda time: round(time, TIME_DECIMALS)))
@example(999_999_999_999.0)
@example(1e-9)
def test_a_time_survives_a_round_trip(seconds):
    value = write_time(seconds)
    assert read_time(value) == seconds
    assert re.fullmatch(r"[0-9]+(\.[0-9]+)?", value)


@given(st.text(st.sampled_from("0123456789.,:+-/½ hminsecbyo目子半小时六"), max_size=20))
def test_every_number_that_is_read_can_be_written(text):
    komi, time = read_komi(text), read_time(text)
    assert komi is None or read_komi(write_komi(komi)) == komi
    assert time is None or read_time(write_time(time)) == time
    GameInfo(komi=komi, handicap=read_handicap(text), time_limit=time)


@pytest.mark.parametrize(
    "numbers",
    [
        *({"komi": komi} for komi in (100, -100.0, 99.9999999999, math.nan, math.inf)),
        *({"komi": komi} for komi in (*SMALL_QUARTERS, 3.7500000001)),
        *({"handicap": handicap} for handicap in (-1, 1000)),
        *({"time_limit": seconds} for seconds in (-1, TIME_LIMIT, math.nan, math.inf)),
    ],
)
def test_a_heading_has_no_number_that_a_record_cannot_hold(numbers):
    with pytest.raises(ValueError, match="no record can hold"):
        GameInfo(**numbers)
