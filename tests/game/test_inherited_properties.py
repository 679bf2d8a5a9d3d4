import pytest

from gobanapp.game.inherited_properties import (
    NOTHING_INHERITED,
    InheritedProperties,
    inherited_property_cache,
)
from gobanapp.game.markup import Markup
from gobanapp.game.node import EMPTY_CONTENT, Content
from gobanapp.game.print_properties import Numbering, PrintProperties
from gobanapp.game.tree import Tree
from gobanapp.rules.point import Point

A1 = frozenset({Point(0, 0)})


def line(*contents):
    """A tree without variations: the root says nothing, then comes each of ``contents``."""
    tree = Tree()
    last = tree.root_id
    for content in contents:
        number = tree.next_id
        tree.apply(tree.add_edit(last, content))
        last = number
    return tree


def dimming(points):
    return Content(markup=Markup(dimmed=points))


def test_a_property_is_inherited_until_it_changes():
    tree = line(dimming(A1), EMPTY_CONTENT, dimming(frozenset()), EMPTY_CONTENT)
    inherited = inherited_property_cache(tree)
    assert [inherited.at(number).dimmed for number in range(5)] == [
        frozenset(),
        A1,
        A1,
        frozenset(),
        frozenset(),
    ]


def test_each_property_is_inherited_separately():
    tree = line(
        dimming(A1),
        Content(markup=Markup(visible=A1)),
        Content(print_properties=PrintProperties(numbering=Numbering.HUNDREDS)),
        Content(markup=Markup(dimmed=A1, visible=A1)),
    )
    inherited = inherited_property_cache(tree)
    assert inherited.at(3) == InheritedProperties(
        dimmed=A1, visible=A1, numbering=Numbering.HUNDREDS
    )
    assert inherited.at(4) == inherited.at(3)


def test_a_variation_does_not_inherit_from_another():
    tree = line(EMPTY_CONTENT, dimming(A1))
    tree.apply(tree.add_edit(1, EMPTY_CONTENT))
    assert inherited_property_cache(tree).at(3) is NOTHING_INHERITED


def test_an_edit_is_reflected():
    tree = line(EMPTY_CONTENT, EMPTY_CONTENT)
    inherited = inherited_property_cache(tree)
    assert inherited.at(2) is NOTHING_INHERITED
    tree.apply(tree.change_edit({1: dimming(A1)}))
    assert inherited.at(2).dimmed == A1


def test_a_long_line_is_supported():
    tree = line(dimming(A1), *[EMPTY_CONTENT] * 5_000)
    assert inherited_property_cache(tree).at(5_001).dimmed == A1


@pytest.mark.parametrize("number", [-1, -3, 3])
def test_an_unknown_node_id_raises_a_key_error(number):
    known = inherited_property_cache(line(EMPTY_CONTENT, EMPTY_CONTENT))
    known.at(2)
    with pytest.raises(KeyError):
        known.at(number)
