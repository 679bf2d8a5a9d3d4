import pytest

from gobanapp.game.tree import Tree
from gobanapp.storage.last_document import format_node_path, parse_node_path


@pytest.mark.parametrize(
    ("number", "text"), [(0, "0"), (3, "3"), (4, "1.1.0"), (6, "1.1.2"), (8, "1.1.0.1.1")]
)
def test_a_place_is_the_way_to_it(tree, number, text):
    assert format_node_path(tree, number) == text
    assert parse_node_path(tree, text) == number


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("99999999999", 3),
        ("1.7.2", 1),
        ("1.1.0.1.9.0.1", 8),
        ("", 0),
        ("2.x", 2),
        ("1.-1", 1),
        ("²", 0),
        ("1." + "9" * 5000, 1),
    ],
)
def test_an_invalid_path_leads_to_the_nearest_node(tree, text, number):
    assert parse_node_path(tree, text) == number


def test_a_way_of_any_length_is_short(tree):
    tree = Tree()
    for number in range(5000):
        tree.apply(tree.add_edit(number))
    assert format_node_path(tree, 5000) == "5000"
    assert parse_node_path(tree, "5000") == 5000
