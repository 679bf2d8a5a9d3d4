import math
import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from sgfmill import sgf_grammar

from gobanapp.game.game_info import TIME_LIMIT, GameInfo
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.point_set import PointSet
from gobanapp.sgf.value_types import (
    KOMI_DECIMALS,
    TIME_DECIMALS,
    is_blank,
    is_usual_size,
    protect,
    read_color,
    read_handicap,
    read_komi,
    read_simple_text,
    read_size,
    read_text,
    read_time,
    sgf_coordinates,
    split_composed,
    write_komi,
    write_label,
    write_number,
    write_simple_text,
    write_size,
    write_text,
    write_time,
)

TEXTS = st.text(st.sampled_from("ab[]\\:;() \nA囲é\U0001f600"))
LINES = st.text(st.sampled_from("ab[]\\:;() A囲é\U0001f600"))


class TestTexts:
    @pytest.mark.parametrize(
        ("value", "text"),
        [
            ("a\\]b", "a]b"),
            ("a\\\\", "a\\"),
            ("a\\\nb", "ab"),
            ("a\\:b\\c", "a:bc"),
            ("a\tb\\\tc", "a b c"),
            ("a\vb", "a b"),
            ("a\fb", "a b"),
            ("a\n\nb", "a\n\nb"),
        ],
    )
    def test_escapes_and_blanks_are_undone(self, value, text):
        assert read_text(value) == text
        assert read_simple_text(value) == text.replace("\n", " ")

    @given(st.lists(st.sampled_from(["\\\\", "\\]", "\\\n", "\\a", "a", "\n", "\0", "\1"])))
    def test_escapes_are_undone_one_by_one(self, parts):
        one_by_one = ("" if part == "\\\n" else part[-1] for part in parts)
        assert read_text("".join(parts)) == "".join(one_by_one)

    @given(TEXTS)
    def test_a_text_survives_a_round_trip(self, text):
        assert read_text(write_text(text)) == text
        assert read_text(protect(write_text(text))) == text

    @given(LINES)
    def test_a_simple_text_survives_a_round_trip(self, text):
        assert read_simple_text(write_simple_text(text)) == text

    def test_a_simple_text_has_no_line_ends(self):
        assert write_simple_text("a\r\nb\nc\rd") == "a b c d"

    def test_characters_that_no_file_may_hold_are_replaced(self):
        assert write_text("a\rb\0c") == "a\nb c"

    def test_half_of_a_pair_of_code_units_is_kept(self):
        assert write_text("a\ud83c]") == "a\ud83c\\]"

    @pytest.mark.parametrize(("text", "expected"), [("", True), (" \0\n", True), ("\0.", False)])
    def test_a_text_of_blanks_and_nul_is_blank(self, text, expected):
        assert is_blank(text) is expected

    @given(st.text(st.sampled_from("ab]\\: \n\t囲")))
    def test_sgfmill_reads_the_same(self, text):
        value = write_text(text)
        assert sgf_grammar.text_value(value.encode()).decode() == read_text(value)
        assert sgf_grammar.simpletext_value(value.encode()).decode() == read_simple_text(value)

    def test_only_a_bracket_that_looks_like_a_property_is_protected(self):
        assert protect("see AB[aa, [1 or \\[ and C\\[") == "see AB\\[aa, [1 or \\[ and C\\["
        assert protect("aa[bb[cc]x[y") == "aa\\[bb\\[cc]x[y"


class TestComposedValues:
    @pytest.mark.parametrize(
        ("value", "parts"),
        [
            ("aa:1", ("aa", "1")),
            ("a\\:b:c", ("a\\:b", "c")),
            ("aa:x:y", ("aa", "x:y")),
            ("aa:", ("aa", "")),
            ("aa", None),
            ("aa\\:1", None),
        ],
    )
    def test_the_first_free_colon_divides(self, value, parts):
        assert split_composed(value) == parts

    @given(LINES)
    def test_a_label_survives_a_round_trip(self, text):
        name, value = split_composed(write_label("aa", text))
        assert (name, read_simple_text(value)) == ("aa", text)


class TestPoints:
    @pytest.mark.parametrize(
        ("size", "name", "point"),
        [
            ((19, 19), "aa", "A19"),
            ((19, 19), "sa", "T19"),
            ((19, 19), "as", "A1"),
            ((9, 13), "aa", "A13"),
            ((9, 13), "im", "J1"),
            ((52, 52), "aZ", "A1"),
            ((52, 52), "Za", "BB52"),
        ],
    )
    def test_rows_are_counted_from_the_top(self, size, name, point):
        board = sgf_coordinates(*size)
        assert board.point(name) == Point.parse(point)
        assert board.name(Point.parse(point)) == name

    @pytest.mark.parametrize("value", ["ta", "at", "A", "aaa", "", "11", "Aa"])
    def test_invalid_points_are_not_parsed(self, value):
        assert sgf_coordinates(19, 19).point(value) is None

    def test_blanks_in_a_point_do_not_matter(self):
        assert sgf_coordinates(19, 19).point(" a\n a") == Point.parse("A19")

    def test_a_rectangle_may_be_given_by_any_two_corners(self):
        board = sgf_coordinates(9, 9)
        expected = {Point.parse(name) for name in "A9 B9 C9 A8 B8 C8".split()}
        for value in ("aa:cb", "cb:aa", "ca:ab", "a a : c b"):
            assert PointSet.rectangle(*board.corners(value)) == expected
        assert board.corners("aa") == (Point.parse("A9"), Point.parse("A9"))
        assert board.corners("aa:") is None
        assert board.corners("aa:zz") is None
        assert board.corners("zz:aa") is None
        assert board.corners("aa:bb:cc") is None

    @pytest.mark.parametrize(
        ("size", "value", "expected"),
        [
            ((19, 19), "", True),
            ((19, 19), "tt", True),
            ((9, 19), "tt", True),
            ((19, 20), "tt", False),
            ((20, 19), "tt", False),
            ((19, 19), " ", True),
            ((19, 19), "pass", True),
            ((19, 19), "aa", False),
        ],
    )
    def test_passes(self, size, value, expected):
        assert sgf_coordinates(*size).is_pass(value) is expected

    def test_points_are_written_row_by_row_from_the_top(self):
        points = [Point.parse(name) for name in ("B1", "A2", "A1", "C2")]
        assert sgf_coordinates(3, 2).write(points) == ["aa", "ca", "ab", "bb"]

    def test_a_board_that_is_too_large_has_no_points(self):
        assert sgf_coordinates(1000, 1000).points == {}
        assert sgf_coordinates(9, 1000).points == {}
        assert sgf_coordinates(1000, 9).points == {}

    @pytest.mark.parametrize(
        ("size", "expected"), [((26, 26), False), ((27, 9), True), ((9, 27), True)]
    )
    def test_only_large_boards_need_letters_in_upper_case(self, size, expected):
        assert sgf_coordinates(*size).has_upper_case is expected


@pytest.mark.parametrize(
    ("value", "size"),
    [
        ("19", (19, 19)),
        (" 9 ", (9, 9)),
        ("19:19", (19, 19)),
        ("9:13", (9, 13)),
        ("19x19", (19, 19)),
        ("13 X 9", (13, 9)),
        ("60", (60, 60)),
        ("1", (1, 1)),
        ("", None),
        ("0", None),
        ("9:0", None),
        ("0:9", None),
        ("-10", None),
        ("nineteen", None),
        ("9" * 5000, None),
    ],
)
def test_sizes(value, size):
    assert read_size(value) == size


@pytest.mark.parametrize(
    ("value", "expected"), [("19", True), (" 9 : 13 ", True), ("19x19", False), ("9*13", False)]
)
def test_a_size_with_a_colon_is_usual(value, expected):
    assert is_usual_size(value) is expected


def test_a_square_size_is_one_number():
    assert (write_size(19, 19), write_size(9, 13)) == ("19", "9:13")


@pytest.mark.parametrize(
    ("value", "color"),
    [
        ("B", Color.BLACK),
        ("white", Color.WHITE),
        ("1", Color.BLACK),
        ("2", Color.WHITE),
        ("w 123", Color.WHITE),
    ],
)
def test_colors(value, color):
    assert read_color(value) is color
    assert read_color("") is None
    assert read_color("x") is None


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
        ("", None),
        ("a day", None),
        ("10 20", None),
        ("999999999999 s 1 s", None),
        ("9" * 5000, None),
    ],
)
def test_times(value, seconds):
    assert read_time(value) == seconds


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


@given(st.text(st.sampled_from("0123456789.,-/½ hminsec目子"), max_size=20))
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
