from string import ascii_lowercase

import pytest

from gobanapp.game.markup import Mark, Markup
from gobanapp.rules.point import Point
from gobanapp.sgf.file_problems import FileProblemCode
from gobanapp.sgf.markup_values import take_markup, write_markup
from gobanapp.sgf.node_values import NodeValues
from gobanapp.sgf.property_table import property_values
from gobanapp.sgf.value_types import sgf_coordinates

BOARD = sgf_coordinates(9, 9)


def points(names):
    return frozenset(map(Point.parse, names.split()))


def span(names):
    start, end = names.split()
    return Point.parse(start), Point.parse(end)


def read(text, board=BOARD):
    """Return what is drawn, what of the text is left, and the kinds of its problems."""
    problems = []
    values = NodeValues(
        dict(property_values(text)),
        board,
        lambda code, name, found: problems.append(code),
    )
    return take_markup(values), values.remaining, problems


def written(markup):
    return "".join(
        name + "".join(f"[{value}]" for value in values or [""])
        for name, values in write_markup(markup, BOARD)
    )


class TestLinesAndArrows:
    def test_lines_and_arrows_keep_their_order(self):
        markup, left, problems = read("LN[aa:ca][ba:bb]AR[ii:gg]")
        assert markup.lines == (span("A9 C9"), span("B9 B8"))
        assert markup.arrows == (span("J1 G3"),)
        assert (left, problems) == ({}, [])
        assert written(markup) == "LN[aa:ca][ba:bb]AR[ii:gg]"

    def test_a_repeated_arrow_is_read_once(self):
        assert read("AR[aa:bb][aa:bb]")[0].arrows == (span("A9 B8"),)

    @pytest.mark.parametrize(
        ("value", "code"),
        [
            ("aa", FileProblemCode.BAD_VALUE),
            ("aa:aa", FileProblemCode.BAD_VALUE),
            ("aa:zz", FileProblemCode.POINT_OFF_BOARD),
            ("zz:aa", FileProblemCode.POINT_OFF_BOARD),
            ("aa:", FileProblemCode.EMPTY_VALUE),
            ("aa:b", FileProblemCode.BAD_VALUE),
        ],
    )
    def test_an_invalid_span_is_kept_in_the_file(self, value, code):
        markup, left, problems = read(f"LN[{value}][aa:bb]")
        assert markup.lines == (span("A9 B8"),)
        assert (left, problems) == ({"LN": [value]}, [code])

    def test_a_span_of_three_points_is_kept_in_the_file(self):
        markup, left, _ = read("LN[aa:bb:cc][cc:aa]")
        assert markup.lines == (span("C7 A9"),)
        assert left == {"LN": ["aa:bb:cc"]}


class TestMarksAndLabels:
    def test_a_point_keeps_its_first_mark(self):
        markup, left, problems = read("TR[aa][bb]SQ[aa][cc][zz]")
        triangle, square = Mark.TRIANGLE, Mark.SQUARE
        a9, b8, c7 = map(Point.parse, ("A9", "B8", "C7"))
        assert dict(markup.marks.items()) == {a9: triangle, b8: triangle, c7: square}
        assert left == {"SQ": ["aa", "zz"]}
        assert problems == [FileProblemCode.POINT_OFF_BOARD, FileProblemCode.POINT_TWICE]

    def test_labels_are_written_row_by_row_from_the_top(self):
        labels = {Point.parse("A8"): "low", Point.parse("B9"): "high"}
        assert written(Markup(labels=labels)) == "LB[ba:high][ab:low]"

    def test_letters_follow_the_order_of_the_file_and_in_a_rectangle_the_rows(self):
        markup, left, problems = read("L[cc][aa:bb][dd][cc:dc]")
        names = ["C7", "A9", "B9", "A8", "B8", "D6", "D7"]
        assert markup.labels == dict(zip(map(Point.parse, names), "abcdefg", strict=True))
        assert (left, problems) == ({}, [])

    def test_there_are_as_many_letters_as_in_the_alphabet(self):
        markup, left, _ = read("L[aa:mb]", sgf_coordinates(13, 2))
        assert sorted(markup.labels.values()) == list(ascii_lowercase)
        assert left == {}
        markup, left, problems = read("L[aa:ff][zz][gg]")
        assert markup.labels == {Point.parse("G3"): "a"}
        assert left == {"L": ["aa:ff", "zz"]}
        assert problems == [FileProblemCode.POINT_OFF_BOARD, FileProblemCode.BAD_VALUE]


class TestDimmedAndVisiblePoints:
    def test_points_and_rectangles_are_read(self):
        markup, left, problems = read("DD[aa][cc]VW[aa:cc]")
        assert markup.dimmed == points("A9 C7")
        assert markup.visible == points("A9 B9 C9 A8 B8 C8 A7 B7 C7")
        assert (left, problems) == ({}, [])
        assert written(markup) == "DD[aa][cc]VW[aa][ba][ca][ab][bb][cb][ac][bc][cc]"

    def test_an_empty_list_differs_from_a_missing_one(self):
        none_dimmed, left, problems = read("DD[]")
        assert none_dimmed == Markup(dimmed=frozenset())
        assert (left, problems) == ({}, [])
        assert written(none_dimmed) == "DD[]"
        assert read("TR[aa]")[0].dimmed is None

    def test_an_empty_value_next_to_an_invalid_one_still_dims_nothing(self):
        assert read("DD[][zz]")[0] == Markup(dimmed=frozenset())

    def test_invalid_visible_points_do_not_hide_the_board(self):
        markup, left, problems = read("VW[zz]")
        assert markup.visible is None
        assert (left, problems) == ({"VW": ["zz"]}, [FileProblemCode.POINT_OFF_BOARD])
