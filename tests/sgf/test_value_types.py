import pytest
from hypothesis import given
from hypothesis import strategies as st
from sgfmill import sgf_grammar

from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.point_set import PointSet
from gobanapp.sgf.value_types import (
    is_blank,
    is_usual_size,
    protect,
    read_color,
    read_simple_text,
    read_size,
    read_text,
    sgf_coordinates,
    split_composed,
    write_label,
    write_simple_text,
    write_size,
    write_text,
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
            ((19, 19), "aa", False),
        ],
    )
    def test_passes(self, size, value, expected):
        assert sgf_coordinates(*size).is_pass(value) is expected

    @pytest.mark.parametrize(
        ("sizes", "values", "expected"),
        [
            ((9, 13, 19, 25, 52), "pass PASS Passe pas パス 停一手 패스 -- - `` ... @@", True),
            ((9, 13, 19, 25), "zz ZZ", True),
            ((9, 13, 19), "TT", True),
            ((18,), "ss", True),
            ((13,), "nn", True),
            ((21,), "vv", True),
            ((26, 52), "zz", False),  # points
            ((20, 21), "tt", False),
            ((9, 19), "resign Q16 16-4 ?? a 00 aa zy A1 tz", False),
            ((9,), "ss", False),  # a move of a larger board
        ],
    )
    def test_passes_of_other_programs(self, sizes, values, expected):
        for size in sizes:
            for value in values.split():
                assert sgf_coordinates(size, size).is_odd_pass(value) is expected, (size, value)

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
        ("9路", (9, 9)),
        ("19路盘", (19, 19)),
        ("十三路", (13, 13)),
        ("13줄", (13, 13)),
        ("9.0", (9, 9)),
        ("19.", (19, 19)),
        ("9x9 board", (9, 9)),
        ("9 by 13", (9, 13)),
        ("9-9", (9, 9)),
        ("9/9", (9, 9)),
        ("(9)", (9, 9)),
        ("size: 13", (13, 13)),
        ("13 lines", (13, 13)),
        ("\uff11\uff13", (13, 13)),
        ("9×9", (9, 9)),
        ("9.5", None),
        ("19 2", None),
        ("9:9:9", None),
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
