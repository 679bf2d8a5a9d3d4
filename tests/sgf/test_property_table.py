import re

from hypothesis import given
from hypothesis import strategies as st

from gobanapp.sgf.property_table import property_group, property_texts, property_values

VALUE = r"\[((?:\\.|[^\]\\])*)\]"
VALUES = st.lists(st.sampled_from(["\\\\", "\\]", "\\[", "\\\n", "[", "a", "é", " "])).map("".join)
PROPERTIES = st.lists(
    st.tuples(st.sampled_from("BC"), st.lists(VALUES, min_size=1, max_size=3)), max_size=3
)


def test_a_node_is_split_into_its_properties():
    text = "B[aa] C [x\\]\n]\nLB[aa:1] [bb:2]"
    assert list(property_values(text)) == [
        ("B", ["aa"]),
        ("C", ["x\\]\n"]),
        ("LB", ["aa:1", "bb:2"]),
    ]
    assert list(property_texts(text)) == [
        ("B", "B[aa] "),
        ("C", "C [x\\]\n]\n"),
        ("LB", "LB[aa:1] [bb:2]"),
    ]


@given(PROPERTIES)
def test_the_value_pattern_agrees_with_the_parser(properties):
    texts = [(name, name + "".join(f"[{value}]" for value in found)) for name, found in properties]
    text = "".join(one for _, one in texts)
    assert list(property_values(text)) == properties
    assert list(property_texts(text)) == texts
    found = [match[1] for match in re.finditer(VALUE, text, re.DOTALL)]
    assert found == [value for _, values in properties for value in values]


def test_stones_of_a_node_are_one_group():
    assert len({property_group(name) for name in ("B", "W", "AB", "AW", "AE")}) == 1
    assert len({property_group(name) for name in ("KM", "KO", "KI")}) == 1
    assert property_group("C") != property_group("N")
