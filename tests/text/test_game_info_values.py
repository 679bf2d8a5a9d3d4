"""Typed komi, handicap, times and dates, and the values read from them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale

from gobanapp.sgf import heading_numbers
from gobanapp.text.game_info_values import format_time, is_date, read_handicap, read_komi, read_time


@pytest.fixture
def locale(speaking):
    return speaking


@pytest.mark.parametrize(
    ("text", "komi"),
    [
        ("6.5", 6.5),
        (" 7 ", 7),
        ("6,5", 6.5),
        ("６．５", 6.5),  # noqa: RUF001 - as a Japanese keyboard types it
        ("6½", 6.5),
        ("-5.5", -5.5),
        ("\N{MINUS SIGN}5.5", -5.5),
        ("3.75", 7.5),
        ("375", 7.5),
        ("five", None),
        ("6.5.1", None),
        ("1e3", None),
        ("nan", None),
        ("", None),
        ("3.125 zi", 6.25),
        ("7.25", 7.25),
        ("3.750", 7.5),
        ("1.875 zi", None),
        ("1/8子", None),
    ],
)
def test_komi(text, komi):
    assert read_komi(text) == komi


def test_negative_zero_komi_is_zero():
    assert str(read_komi("-0")) == "0.0"


@pytest.mark.parametrize("language", [QLocale.Language.German, QLocale.Language.Swedish])
def test_komi_in_the_users_own_signs(locale, language):
    locale(language)
    assert read_komi(QLocale().toString(-5.5, "g", 6)) == -5.5


@given(st.text("0123456789.,-/½目子 zi", max_size=8))
def test_a_parsed_komi_survives_a_round_trip(text):
    komi = read_komi(text)
    assert komi is None or heading_numbers.read_komi(heading_numbers.write_komi(komi)) == komi


@pytest.mark.parametrize(
    ("text", "handicap"),
    [
        ("0", 0),
        (" 9 ", 9),
        ("４", 4),  # noqa: RUF001
        ("2.5", None),
        ("2 or 3", None),
        ("-2", None),
        ("1000", None),
        ("", None),
    ],
)
def test_handicap(text, handicap):
    assert read_handicap(text) == handicap


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("1:30:00", 5400),
        ("0:00:00", 0),
        ("0:5:3", 303),
        ("100:00:00", 360000),
        ("0:00:30.25", 30.25),
        ("0:00:30,25", 30.25),
        ("１：３０：００", 5400),  # noqa: RUF001 - as a Japanese keyboard types it
        ("90", 5400),
        ("1.5", 90),
        ("0.1", 6),
        ("30 s", 30),
        ("1h 30min", 5400),
        ("2 小时", 7200),
        ("999999 h", None),
        ("1:30", None),  # which may be minutes or hours
        ("1:60:00", None),
        ("1:00:61", None),
        ("-5", None),
        ("long", None),
        ("", None),
    ],
)
def test_time(text, seconds):
    assert read_time(text) == seconds


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0, "0:00:00"),
        (59, "0:00:59"),
        (5400, "1:30:00"),
        (360000, "100:00:00"),
        (30.5, "0:00:30.5"),
        (59.9996, "0:01:00"),
    ],
)
def test_written_time(seconds, text):
    assert format_time(seconds) == text


@given(st.text("0123456789:.,hms ", max_size=12))
def test_a_parsed_time_survives_a_round_trip(text):
    seconds = read_time(text)
    assert (
        seconds is None
        or heading_numbers.read_time(heading_numbers.write_number(seconds)) == seconds
    )


@given(st.integers(0, 10**8).map(lambda thousandths: thousandths / 1000))
def test_a_formatted_time_survives_a_round_trip(seconds):
    assert read_time(format_time(seconds)) == seconds
    assert heading_numbers.read_time(heading_numbers.write_number(seconds)) == seconds


@pytest.mark.parametrize(
    "text",
    [
        "2004-07-01",
        " 2004-07-01 ",
        "2004-07",
        "2004",
        "0846-02-28",
        "2004-02-29",
        "1996-05,06",
        "1996-05-06,07,08",
        "1996,1997",
        "1996-12-27,28,1997-01-03,04",
        "1846-07-21,1846-07-23,1846-07-25",
        "1996-12-31,01-01",
        "1996-05,06-07,08",
    ],
)
def test_dates(text):
    assert is_date(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "July 2004",
        "2004/07/01",
        "2004-7-1",
        "01-07-2004",
        "04-07-01",
        "2004-07-01, 2004-07-02",
        "2004-07-01,",
        "2004-13",
        "2004-00-01",
        "2004-02-30",
        "2003-02-29",
        "1996-12-27,32",
        "1996-05,13",
        "0000",
        "1996,07",  # a month, or a day of which?
        "1996,07-01",
        "07-01",
        "01",
        "２００４-07-01",  # noqa: RUF001
        "2004-07-01 14:00",
    ],
)
def test_invalid_dates(text):
    assert not is_date(text)
