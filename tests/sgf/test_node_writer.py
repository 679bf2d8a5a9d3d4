import pytest

from gobanapp.game.markup import Mark, Markup
from gobanapp.game.node import Content, Node, Property, SetUp
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.sgf.node_writer import node_properties, property_text, write_content
from gobanapp.sgf.value_types import sgf_coordinates

BOARD = sgf_coordinates(9, 9)
A9 = Point.parse("A9")
B9 = Point.parse("B9")


def test_properties_have_a_fixed_order():
    content = Content(
        comment="c",
        others=(Property("XX", ("1",)),),
        markup=Markup(marks={A9: Mark.CROSS, B9: Mark.CROSS}, labels={B9: "2", A9: "1"}),
        name="n",
        set_up=SetUp(white=frozenset([A9]), turn=Color.BLACK),
    )
    assert write_content(content, BOARD) == {
        "AW": ["aa"],
        "PL": ["B"],
        "N": ["n"],
        "MA": ["aa", "ba"],
        "LB": ["aa:1", "ba:2"],
        "C": ["c"],
        "XX": ["1"],
    }
    assert list(write_content(content, BOARD)) == ["AW", "PL", "N", "MA", "LB", "C", "XX"]


def test_a_label_without_text_is_not_written():
    assert write_content(Content(markup=Markup(labels={A9: ""})), BOARD) == {}


def test_a_point_off_the_board_cannot_be_written():
    with pytest.raises(KeyError):
        write_content(Content(move=Move(Color.BLACK, Point(9, 0))), BOARD)


def test_all_properties_of_a_new_node_are_changed():
    node = Node(1, 0, (), Content(move=Move(Color.WHITE, None), comment="c"))
    assert node_properties(node, BOARD) == ([("W", "W[]"), ("C", "C[c]")], {"B", "C"})


@pytest.mark.parametrize(
    ("values", "like", "expected"),
    [
        (["a", "b"], "", "XX[a][b]"),
        ([], "", "XX[]"),
        (["a"], "XX[b]\n ", "XX[a]\n "),
        (["a]", "b\\"], "", "XX[a\\]][b\\\\]"),
        (["see AB[aa"], "", "XX[see AB\\[aa]"),
    ],
)
def test_the_text_of_a_property_is_well_formed(values, like, expected):
    assert property_text("XX", values, like) == expected
