import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.game.branches import (
    NO_EDIT,
    Branch,
    branch_of,
    copy_branch,
    demote_edit,
    graft_edit,
    insert_node_edit,
    promote_edit,
    remove_node_edit,
)
from gobanapp.game.game_info import GameInfo
from gobanapp.game.markup import Mark, Markup
from gobanapp.game.node import EMPTY_CONTENT, Content, Node, Property, SetUp
from gobanapp.game.tree import Tree
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point

DEEP = 2_000  # twice what Python can recurse
PASS = Content(move=Move(Color.BLACK, None))


def grow(*parents):
    """A tree of nodes 1, 2, 3 and so on, each put below the parent named, each with its number."""
    tree = Tree()
    for parent in parents:
        tree.apply(tree.add_edit(parent, Content(comment=str(tree.next_id))))
    return tree


@pytest.fixture
def tree():
    #        0
    #    /   |   \
    #   1    2    6
    #       / \
    #      3   4
    #          |
    #          5
    return grow(0, 0, 2, 2, 4, 0)


def shape(tree):
    return {node.id: (node.parent, node.children) for node in tree.nodes.values()}


def below(tree, number):
    """Return what is said from a node on, whatever the numbers."""
    return [(node.content, len(node.children)) for node in tree.walk(number)]


def said(branch):
    return [(node.content.comment, node.parent, node.children) for node in branch.nodes]


# Among siblings


def test_a_variation_moves_one_place_towards_the_main_line(tree):
    tree.apply(promote_edit(tree, 6))
    assert tree.root.children == (1, 6, 2)
    tree.apply(promote_edit(tree, 6))
    assert tree.root.children == (6, 1, 2)
    assert promote_edit(tree, 6) == NO_EDIT


def test_a_variation_moves_one_place_away_from_the_main_line(tree):
    tree.apply(demote_edit(tree, 1))
    assert tree.root.children == (2, 1, 6)
    tree.apply(demote_edit(tree, 1))
    assert tree.root.children == (2, 6, 1)
    assert demote_edit(tree, 1) == NO_EDIT


def test_only_the_innermost_variation_is_moved(tree):
    tree.apply(promote_edit(tree, 5))
    assert (tree.root.children, tree[2].children) == ((1, 2, 6), (4, 3))
    assert promote_edit(tree, 5) == NO_EDIT
    tree.apply(demote_edit(tree, 5))
    assert (tree.root.children, tree[2].children) == ((1, 2, 6), (3, 4))
    assert demote_edit(tree, 5) == NO_EDIT


@pytest.mark.parametrize("moving", [promote_edit, demote_edit])
def test_a_node_without_siblings_is_not_moved(moving):
    assert moving(grow(0, 1, 2), 3) == NO_EDIT
    assert moving(grow(), 0) == NO_EDIT
    with pytest.raises(KeyError):
        moving(grow(), 9)


# Copies


def test_a_copy_has_new_numbers_and_no_parent(tree):
    assert said(copy_branch(tree, 2)) == [
        ("2", None, (1, 2)),
        ("3", 0, ()),
        ("4", 0, (3,)),
        ("5", 2, ()),
    ]
    assert [node.id for node in copy_branch(tree, 2).nodes] == [0, 1, 2, 3]


def test_a_copy_is_appended_to_the_children(tree):
    branch = copy_branch(tree, 2)
    tree.apply(graft_edit(tree, 3, branch))
    assert tree[3].children == (7,)
    assert tree[7].parent == 3
    assert below(tree, 7) == [(node.content, len(node.children)) for node in branch.nodes]
    tree.apply(graft_edit(tree, 0, branch))
    assert tree.root.children == (1, 2, 6, 11)
    assert [node.id for node in tree.walk(11)] == [11, 12, 13, 14]


def test_a_copy_is_independent_of_later_edits(tree):
    branch = copy_branch(tree, 4)
    tree.apply(tree.change_edit({4: Content(comment="changed")}))
    tree.apply(tree.remove_edit(5))
    assert said(branch) == [("4", None, (1,)), ("5", 0, ())]


def test_a_branch_can_be_put_below_one_of_its_own_nodes(tree):
    tree.apply(graft_edit(tree, 5, copy_branch(tree, 4)))
    assert [node.content.comment for node in tree.walk(4)] == ["4", "5", "4", "5"]


def test_pasted_nodes_are_never_merged(tree):
    tree.apply(tree.change_edit({1: PASS, 2: PASS}))
    tree.apply(graft_edit(tree, 0, copy_branch(tree, 1)))
    assert [tree[child].content for child in tree.root.children].count(PASS) == 3


def test_a_branch_may_begin_with_several_moves(tree):
    branch = branch_of(list(tree.walk())[1:])
    assert [node.parent for node in branch.nodes] == [None, None, 1, 1, 3, None]
    tree.apply(graft_edit(tree, 6, branch))
    assert tree[6].children == (7, 8, 12)
    assert below(tree, 8) == below(tree, 2)


def test_there_must_be_a_node_to_put_it_below(tree):
    with pytest.raises(KeyError):
        graft_edit(tree, 9, Branch(()))
    with pytest.raises(KeyError):
        copy_branch(tree, 9)
    assert graft_edit(tree, 0, Branch(())) == NO_EDIT


class CountingSource:
    def __init__(self):
        self.asked = 0

    def content(self, text):
        self.asked += 1
        return Content(comment=text)


def test_copied_nodes_of_a_file_keep_their_text_unparsed():
    source = CountingSource()
    tree = Tree(
        {
            0: Node(0, None, (1,)),
            1: Node(1, 0, (2,), None, "one", source),
            2: Node(2, 1, (), None, "two", source),
        }
    )
    tree.apply(tree.change_edit({2: Content(comment="three")}))
    asked = source.asked
    tree.apply(graft_edit(tree, 2, copy_branch(tree, 1)))
    assert source.asked == asked
    assert [tree[n].text for n in (1, 2)] == ["one", "two"]
    assert [(tree[n].text, tree[n].edited, tree[n].source) for n in (3, 4)] == [
        ("one", False, source),
        ("two", True, source),
    ]
    assert [tree[n].content.comment for n in (3, 4)] == ["one", "three"]


def test_the_copy_of_a_root_has_no_heading():
    heading = Content(info=GameInfo(event="Cup"), others=(Property("ST", ("2",)),))
    lone = Tree({0: Node(0, None, (), heading)})
    assert copy_branch(lone, 0) == Branch(())
    lone.apply(lone.add_edit(0, PASS))
    lone.apply(lone.add_edit(0, EMPTY_CONTENT))
    assert [(node.content, node.parent) for node in copy_branch(lone, 0).nodes] == [
        (PASS, None),
        (EMPTY_CONTENT, None),
    ]


@pytest.mark.parametrize(
    "content",
    [
        PASS,
        Content(comment="a word"),
        Content(name="a name"),
        Content(set_up=SetUp(black=frozenset([Point(0, 0)]))),
        Content(markup=Markup(marks={Point(0, 0): Mark.CROSS})),
    ],
)
def test_content_of_a_root_is_copied_without_its_heading(content):
    source = CountingSource()
    with_heading = Content(
        move=content.move,
        set_up=content.set_up,
        comment=content.comment,
        name=content.name,
        markup=content.markup,
        info=GameInfo(event="Cup"),
    )
    tree = Tree({0: Node(0, None, (), with_heading, "as it stood", source, edited=True)})
    (node,) = copy_branch(tree, 0).nodes
    assert (node.content, node.text, node.source) == (content, None, None)


# Single nodes


def test_inserting_a_node_keeps_the_siblings(tree):
    tree.apply(insert_node_edit(tree, 2, PASS))
    assert tree.root.children == (1, 7, 6)
    assert (tree[7].parent, tree[7].children, tree[7].content) == (0, (2,), PASS)
    assert (tree[2].parent, tree[2].children) == (7, (3, 4))


def test_removing_a_node_keeps_its_children(tree):
    tree.apply(remove_node_edit(tree, 2))
    assert tree.root.children == (1, 3, 4, 6)
    assert (tree[3].parent, tree[4].parent, tree[4].children) == (0, 0, (5,))
    assert 2 not in tree
    tree.apply(remove_node_edit(tree, 6))
    assert tree.root.children == (1, 3, 4)


@pytest.mark.parametrize(
    "edit", [lambda tree: insert_node_edit(tree, 0, PASS), lambda tree: remove_node_edit(tree, 0)]
)
def test_the_root_cannot_be_preceded_or_removed(tree, edit):
    with pytest.raises(ValueError, match="root"):
        edit(tree)


# Whatever the tree

TREES = st.lists(st.integers(0, 30), min_size=1, max_size=15).map(
    lambda parents: grow(*(parent % (place + 1) for place, parent in enumerate(parents)))
)


def consistent(tree):
    walked = [node.id for node in tree.walk()]
    assert sorted(walked) == sorted(tree.nodes)
    for node in tree.nodes.values():
        assert all(tree[child].parent == node.id for child in node.children)


@given(TREES, st.data())
def test_every_edit_is_undone_exactly(tree, data):
    number = data.draw(st.sampled_from(sorted(tree.nodes)))
    other = data.draw(st.sampled_from(sorted(tree.nodes)))
    edits = [
        promote_edit,
        demote_edit,
        lambda tree, at: graft_edit(tree, at, copy_branch(tree, other)),
    ]
    if number:
        edits += [remove_node_edit, lambda tree, at: insert_node_edit(tree, at, PASS)]
    before = dict(tree.nodes)
    edit = data.draw(st.sampled_from(edits))(tree, number)
    tree.apply(edit)
    consistent(tree)
    tree.apply(edit.inverse)
    assert tree.nodes == before  # the very nodes


@given(TREES, st.data())
def test_demoting_takes_promoting_back(tree, data):
    number = data.draw(st.sampled_from(sorted(tree.nodes)))
    edit = promote_edit(tree, number)
    before = shape(tree)
    if edit.after:
        (parent,) = edit.after
        at = next(child for child in tree[parent].children if child in numbers_above(tree, number))
        tree.apply(edit)
        tree.apply(demote_edit(tree, at))
    assert shape(tree) == before


def numbers_above(tree, number):
    return {node.id for node in tree.path(number)}


# Depth


def deep_line():
    return grow(*range(DEEP))


def deep_variations():
    """A fork at each node of a line: the second move of each leads on."""
    return grow(*(parent for inner in range(0, 2 * DEEP, 2) for parent in (inner, inner)))


@pytest.mark.parametrize("make", [deep_line, deep_variations])
def test_no_depth_is_too_deep(make):
    tree = make()
    before, last = dict(tree.nodes), max(tree.nodes)
    top = tree.root.children[-1]
    edits = [
        graft_edit(tree, last, copy_branch(tree, top)),
        graft_edit(tree, 0, copy_branch(tree, 0)),
        promote_edit(tree, last),
        demote_edit(tree, last),
        insert_node_edit(tree, top, PASS),
        remove_node_edit(tree, top),
    ]
    for edit in edits:
        tree.apply(edit)
        tree.apply(edit.inverse)
    assert tree.nodes == before
    size = len(copy_branch(tree, top).nodes)
    tree.apply(edits[0])
    assert len(tree) == len(before) + size


def test_no_fork_is_too_wide():
    children = range(1, DEEP + 1)
    tree = Tree({0: Node(0, None, tuple(children)), **{n: Node(n, 0) for n in children}})
    tree.apply(promote_edit(tree, DEEP))
    tree.apply(remove_node_edit(tree, 1))
    tree.apply(insert_node_edit(tree, DEEP // 2, PASS))
    assert tree.root.children[-2:] == (DEEP, DEEP - 1)
    assert len(copy_branch(tree, 0).nodes) == DEEP
