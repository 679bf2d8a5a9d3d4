"""The tree panel: layout only when necessary, and its visibility."""

import pytest

from gobanapp.diagram.tree_layout import TreeLayout
from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.node import Node
from gobanapp.game.tree import Edit, Tree
from gobanapp.rules.point import Point
from gobanapp.ui.record.tree.tree_view import VisibleTree


def game_of(children):
    """Return a game on the tree in which node n has the children ``children[n]``."""
    parents = {child: number for number, below in children.items() for child in below}
    numbers = {0, *parents}
    return Game(Tree({n: Node(n, parents.get(n), children.get(n, ())) for n in numbers}), 9, 9)


@pytest.fixture
def shown():
    """Return a main line 0 1 2 3 with the variations 4 5 6 and, from that, 7 8."""
    shown = VisibleTree(game_of({0: (1,), 1: (2, 4), 2: (3,), 4: (5, 7), 5: (6,), 7: (8,)}))
    shown.lay_out()
    return shown


def seen(shown):
    shown.lay_out()
    return [number for number in sorted(shown.game.tree.nodes) if number in shown.layout]


def play(shown, name):
    shown.follow(shown.game.play(Point.parse(name)))


def test_at_first_there_is_only_the_root():
    shown = VisibleTree(game_of({0: (1,)}))
    assert shown.is_stale
    assert len(shown.layout) == 1
    assert shown.current == 0
    shown.lay_out()
    assert not shown.is_stale
    assert len(shown.layout) == 2


def test_going_about_leaves_the_layout(shown):
    layout = shown.layout
    shown.follow(shown.game.go_to(6))
    assert (shown.current, shown.is_stale) == (6, False)
    assert shown.layout is layout


def test_a_move_at_the_end_of_a_line_is_put_there(shown):
    shown.follow(shown.game.go_to(3))
    play(shown, "C3")
    assert (shown.current, shown.is_stale) == (9, False)
    play(shown, "D3")
    assert (shown.current, shown.is_stale) == (10, False)
    assert shown.layout.cell_of(10) == TreeLayout(shown.game.tree).cell_of(10)


@pytest.mark.parametrize(
    "change",
    [
        lambda game: game.remove(4),
        lambda game: game.make_main_line(7),
        lambda game: game.play(Point.parse("C3")),
    ],
)
def test_any_other_edit_of_the_tree_makes_it_stale(shown, change):
    shown.follow(change(shown.game))
    assert shown.is_stale
    assert shown.current in shown.layout
    shown.lay_out()
    assert shown.current == shown.game.current_id
    shown.follow(shown.game.undo())
    assert shown.is_stale
    assert seen(shown) == [*range(9)]


def test_content_changes_keep_the_layout(shown):
    shown.follow(shown.game.set_comment("Joseki"))
    shown.follow(shown.game.set_comment("Joseki?"))
    shown.follow(shown.game.undo())
    assert not shown.is_stale


def test_an_edit_without_a_signal_is_noticed(shown):
    shown.game.remove(4)
    shown.follow(shown.game.set_comment("Only this was told"))
    assert shown.is_stale


def test_several_edits_make_the_layout_stale(shown):
    shown.game.go_to(3)
    shown.game.play(Point.parse("C3"))
    shown.follow(shown.game.play(Point.parse("D3")))
    assert shown.is_stale
    assert shown.current == 3
    assert seen(shown) == [*range(11)]
    assert shown.current == 10


def test_a_move_added_after_something_untold_makes_it_stale(shown):
    shown.follow(shown.game.go_to(3))
    shown.game.make_main_line(7)
    play(shown, "C3")
    assert shown.is_stale


def test_a_move_added_together_with_something_else_makes_it_stale(shown):
    shown.follow(shown.game.go_to(3))
    tree = shown.game.tree
    end, fork = tree.add_edit(3), tree[2].with_children((3, 10))
    tree.apply(end.then(Edit({2: tree[2], 10: None}, {2: fork, 10: Node(10, 2)})))
    shown.follow(Change.TREE | shown.game.go_to(9))
    assert shown.is_stale


def test_the_current_node_of_a_stale_tree_is_one_that_has_a_place(shown):
    shown.follow(shown.game.go_to(2))
    play(shown, "C3")
    play(shown, "D3")
    assert shown.is_stale
    assert shown.current == 2


# Hiding


def test_folding_a_node_hides_and_shows_its_branches(shown):
    shown.fold(4)
    assert shown.is_stale
    assert seen(shown) == [0, 1, 2, 3, 4]
    assert shown.hides(4)
    assert shown.hidden_below(4) == 4
    shown.fold(4)
    assert seen(shown) == [*range(9)]
    assert shown.hidden_below(4) == 0


def test_only_forks_and_first_moves_of_variations_can_be_folded(shown):
    assert [number for number in range(9) if shown.may_fold(number)] == [1, 4, 7]


@pytest.mark.parametrize(("place", "folded"), [(0, None), (1, 1), (3, 1), (6, 4), (7, 7), (8, 7)])
def test_the_node_where_the_current_line_can_be_folded(shown, place, folded):
    shown.follow(shown.game.go_to(place))
    assert shown.fold_above() == folded


def test_a_folded_node_stands_for_the_current_one(shown):
    shown.follow(shown.game.go_to(8))
    shown.fold(1)
    assert seen(shown) == [0, 1]
    assert shown.current == 1
    assert shown.fold_above() == 1


def test_to_go_to_a_hidden_node_shows_it(shown):
    shown.fold(1)
    shown.fold(7)
    shown.lay_out()
    shown.follow(shown.game.go_to(5))
    assert shown.is_stale
    assert seen(shown) == [0, 1, 2, 3, 4, 5, 6, 7]
    assert shown.current == 5


def test_to_play_below_a_collapsed_node_shows_it(shown):
    shown.follow(shown.game.go_to(7))
    shown.fold(7)
    shown.lay_out()
    play(shown, "J9")
    assert seen(shown) == [*range(10)]


def test_all_variations_are_hidden_but_the_way_to_the_current_node(shown):
    shown.fold_all_variations()
    assert seen(shown) == [0, 1, 2, 3, 4]
    shown.follow(shown.game.go_to(6))
    shown.fold_all_variations()
    assert seen(shown) == [0, 1, 2, 3, 4, 5, 6, 7]
    shown.unfold_all()
    assert seen(shown) == [*range(9)]


def test_a_node_without_children_hides_nothing(shown):
    shown.fold(7)
    shown.follow(shown.game.remove(8))
    assert not shown.hides(7)
    shown.follow(shown.game.remove(7))
    assert not shown.hides(7)
    assert not shown.may_fold(7)


def test_a_move_is_added_below_a_childless_folded_node(shown):
    shown.follow(shown.game.go_to(7))
    shown.fold(7)
    shown.follow(shown.game.remove(8))
    shown.lay_out()
    play(shown, "J9")
    assert seen(shown) == [0, 1, 2, 3, 4, 5, 6, 7, 9]
