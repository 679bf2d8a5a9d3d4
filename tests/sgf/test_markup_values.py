import pytest

from gobanapp.game.markup import Markup
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


def read(text):
    """Return what is drawn, what of the text is left, and the kinds of its problems."""
    problems = []
    values = NodeValues(
        dict(property_values(text)),
        BOARD,
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
            ("aa:", FileProblemCode.EMPTY_VALUE),
            ("aa:b", FileProblemCode.BAD_VALUE),
        ],
    )
    def test_an_invalid_span_is_kept_in_the_file(self, value, code):
        markup, left, problems = read(f"LN[{value}][aa:bb]")
        assert markup.lines == (span("A9 B8"),)
        assert (left, problems) == ({"LN": [value]}, [code])


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

    def test_invalid_visible_points_do_not_hide_the_board(self):
        markup, left, problems = read("VW[zz]")
        assert markup.visible is None
        assert (left, problems) == ({"VW": ["zz"]}, [FileProblemCode.POINT_OFF_BOARD])
