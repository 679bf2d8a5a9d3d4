import pytest

from gobanapp.game.node import Content, Node
from gobanapp.game.tree import Edit, Tree
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move

DEEP = 2_000  # twice what Python can recurse


def grow(*parents):
    """A tree of nodes 1, 2, 3 and so on, each put below the parent named."""
    tree = Tree()
    for parent in parents:
        tree.apply(tree.add_edit(parent))
    return tree


def numbers(nodes):
    return [node.id for node in nodes]


def shape(tree):
    return {node.id: (node.parent, node.children) for node in tree.nodes.values()}


def test_a_new_tree_is_a_lone_root():
    tree = Tree()
    assert shape(tree) == {0: (None, ())}
    assert tree.root.content == Content()


def test_a_tree_can_be_taken_over_with_any_root():
    tree = Tree({7: Node(7, None, (3,)), 3: Node(3, 7)}, root=7)
    edit = tree.add_edit(3)
    assert max(edit.after) == 8
    tree.apply(edit)
    assert numbers(tree.main_line()) == [7, 3, 8]


def test_nodes_are_walked_in_the_order_of_a_file():
    #     0
    #    / \
    #   1   4
    #  / \   \
    # 2   3   5
    tree = grow(0, 1, 1, 0, 4)
    assert numbers(tree.walk()) == [0, 1, 2, 3, 4, 5]
    assert numbers(tree.walk(1)) == [1, 2, 3]
    assert numbers(tree.main_line()) == [0, 1, 2]
    assert numbers(tree.main_line(4)) == [4, 5]
    assert numbers(tree.path(5)) == [0, 4, 5]
    assert [number for number in range(6) if tree.is_on_path(number, 5)] == [0, 4, 5]


def test_an_edit_is_not_done_until_it_is_applied():
    tree = grow(0, 1)
    before = shape(tree)
    tree.add_edit(2)
    tree.remove_edit(1)
    tree.change_edit({1: Content(comment="no")})
    assert shape(tree) == before


def test_removing_takes_all_below_and_its_inverse_brings_it_back_in_its_place():
    tree = grow(0, 0, 0, 2, 4, 4)
    before = shape(tree)
    edit = tree.remove_edit(2)
    tree.apply(edit)
    assert shape(tree) == {0: (None, (1, 3)), 1: (0, ()), 3: (0, ())}
    tree.apply(edit.inverse)
    assert shape(tree) == before
    assert edit.inverse.inverse == edit


def test_the_root_cannot_be_removed():
    tree = grow(0)
    with pytest.raises(ValueError, match="root"):
        tree.remove_edit(0)


def test_node_ids_are_never_reused():
    tree = grow(0)
    assert tree.next_id == 2
    edit = tree.add_edit(1)
    tree.apply(edit)
    tree.apply(edit.inverse)
    assert 2 not in tree
    assert tree.next_id == 3


def test_a_line_can_be_put_first_at_every_fork():
    tree = grow(0, 0, 0, 3, 3)
    edit = tree.main_line_edit(5)
    tree.apply(edit)
    assert tree.root.children == (3, 1, 2)
    assert tree[3].children == (5, 4)
    assert not tree.main_line_edit(5).after
    tree.apply(edit.inverse)
    assert tree.root.children == (1, 2, 3)


def test_several_nodes_change_in_one_edit():
    tree = grow(0, 1)
    edit = tree.change_edit({1: Content(comment="one"), 2: Content(comment="two")})
    tree.apply(edit)
    assert [node.content.comment for node in tree.main_line()] == ["", "one", "two"]
    tree.apply(edit.inverse)
    assert [node.content.comment for node in tree.main_line()] == ["", "", ""]


def test_the_tree_counts_edits_and_those_that_change_positions():
    tree = grow(0, 1)
    edits, version = tree.edits, tree.version
    tree.apply(tree.change_edit({1: Content(comment="a word")}))
    tree.apply(tree.remove_edit(2))
    assert (tree.edits, tree.version) == (edits + 2, version)
    tree.apply(tree.change_edit({1: Content(move=Move(Color.BLACK, None))}))
    assert tree.edits == edits + 3
    assert tree.version > version


def test_nodes_are_read_only_from_outside():
    tree = grow(0)
    with pytest.raises(TypeError):
        tree.nodes[5] = Node(5, 0)


def deep_line():
    return grow(*range(DEEP))


def deep_variations():
    """A fork at each node of a line: the second move of each leads on."""
    return grow(*(parent for inner in range(0, 2 * DEEP, 2) for parent in (inner, inner)))


@pytest.mark.parametrize("make", [deep_line, deep_variations])
def test_no_depth_is_too_deep(make):
    tree = make()
    size, before = len(tree), shape(tree)
    last = size - 1
    assert numbers(tree.walk()) == list(range(size))
    assert len(tree.path(last)) == DEEP + 1
    top = tree.root.children[-1]
    edit = tree.remove_edit(top)
    tree.apply(edit)
    assert len(tree) < 3
    tree.apply(edit.inverse)
    assert shape(tree) == before
    assert repr(edit)
    assert edit == Edit(dict(edit.before), dict(edit.after))


def test_nodes_have_their_children_without_a_tuple_of_each():
    lone, first, fork = Node(0, None), Node(0, None, (3,)), Node(0, None, (3, 5, 4))
    assert (lone.first_child, lone.variations, lone.children) == (None, (), ())
    assert (first.first_child, first.variations, first.children) == (3, (), (3,))
    assert (fork.first_child, fork.variations, fork.children) == (3, (5, 4), (3, 5, 4))


@pytest.mark.parametrize("number", [-1, 1, 4, 100])
def test_a_number_that_no_node_has(number):
    tree = Tree({0: Node(0, None, (2,)), 2: Node(2, 0, (3,)), 3: Node(3, 2)})
    assert number not in tree
    assert number not in tree.nodes
    with pytest.raises(KeyError):
        tree[number]
    with pytest.raises(KeyError):
        tree.apply(Edit({number: None}, {number: None}))


def test_the_nodes_are_those_that_are_still_there():
    tree = Tree()
    for parent in (0, 1, 0):
        tree.apply(tree.add_edit(parent))
    tree.apply(tree.remove_edit(1))
    assert len(tree) == len(tree.nodes) == 2
    assert [*tree.nodes] == [0, 3]
    assert [node.id for node in tree.each_node()] == [0, 3]
    assert tree.nodes.get(2) is None
    assert None not in tree
    assert tree.next_id == 4


@pytest.mark.parametrize("number", [-1, 5, 10**6, 10**18])
def test_an_edit_adds_no_node_far_beyond_the_last_one(number):
    tree = grow(0, 0)
    edit = Edit({0: tree[0], number: None}, {0: tree[0], number: Node(number, 0)})
    with pytest.raises(KeyError):
        tree.apply(edit)
    assert tree.next_id == 3


def test_an_edit_may_name_its_new_nodes_in_any_order():
    tree = grow(0)
    last, first = Node(3, 2), Node(2, 1, (3,))
    tree.apply(Edit({3: None, 2: None}, {3: last, 2: first}))
    assert (tree[3], tree[2], tree.next_id) == (last, first, 4)
