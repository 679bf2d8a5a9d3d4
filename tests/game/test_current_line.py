import pytest

from gobanapp.game.branches import insert_node_edit, remove_node_edit
from gobanapp.game.editor import CurrentLine
from gobanapp.game.node import EMPTY_CONTENT


def test_the_line_from_the_root_is_the_main_line(tree):
    assert CurrentLine(tree).through(0) == ([0, 1, 2, 3], 0)


def test_the_line_goes_through_the_node_to_the_end_of_its_variation(tree):
    assert CurrentLine(tree).through(7) == ([0, 1, 4, 7, 8], 3)


def test_going_back_to_a_fork_leads_forward_into_the_same_variation(tree):
    line = CurrentLine(tree)
    line.through(8)
    assert line.through(4) == ([0, 1, 4, 7, 8], 2)
    assert line.through(0) == ([0, 1, 4, 7, 8], 0)


def test_selecting_a_variation_changes_the_line(tree):
    line = CurrentLine(tree)
    line.through(8)
    assert line.through(2) == ([0, 1, 2, 3], 2)
    assert line.through(1) == ([0, 1, 2, 3], 1)


def test_the_line_grows_with_the_tree_and_keeps_to_its_variation(tree):
    line = CurrentLine(tree)
    line.through(7)
    tree.apply(tree.add_edit(8))
    assert line.through(7) == ([0, 1, 4, 7, 8, 9], 3)
    tree.apply(tree.add_edit(1))
    tree.apply(tree.main_line_edit(10))
    assert line.through(1) == ([0, 1, 4, 7, 8, 9], 1)


def test_the_line_changes_when_its_own_branch_is_removed(tree):
    line = CurrentLine(tree)
    line.through(7)
    tree.apply(tree.remove_edit(7))
    assert line.through(4) == ([0, 1, 4, 5, 6], 2)
    with pytest.raises(KeyError):
        line.through(7)


@pytest.mark.parametrize("place", [0, 1, 8])
def test_inserting_or_removing_nodes_keeps_the_current_variation(tree, place):
    line = CurrentLine(tree)
    line.through(8)
    edits = [insert_node_edit(tree, 4, EMPTY_CONTENT)]
    tree.apply(edits[0])
    assert line.through(place)[0] == [0, 1, 9, 4, 7, 8]
    edits.append(remove_node_edit(tree, 4))
    tree.apply(edits[1])
    assert line.through(place)[0] == [0, 1, 9, 7, 8]
    tree.apply(edits[1].inverse)
    tree.apply(edits[0].inverse)
    assert line.through(place)[0] == [0, 1, 4, 7, 8]


def test_the_line_continues_after_a_removed_node(tree):
    line = CurrentLine(tree)
    line.through(8)
    tree.apply(remove_node_edit(tree, 7))
    assert line.through(4) == ([0, 1, 4, 8], 2)
    tree.apply(remove_node_edit(tree, 8))
    assert line.through(4) == ([0, 1, 4, 5, 6], 2)
