import pytest

from gobanapp.game.branches import (
    copy_branch,
    demote_edit,
    graft_edit,
    insert_node_edit,
    promote_edit,
    remove_node_edit,
)
from gobanapp.game.game_info import GameInfo
from gobanapp.game.node import EMPTY_CONTENT, Content, SetUp
from gobanapp.game.position_cache import position_cache
from gobanapp.game.tree import Tree
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move, Point
from tests.board_text import draw_board, parse_board

BLACK, WHITE = Color.BLACK, Color.WHITE


def points(names):
    return frozenset(Point.parse(name) for name in names.split())


def move(word):
    """A move as ``B C3`` or, for a pass, ``W``."""
    color, _, name = word.partition(" ")
    return Move({"B": BLACK, "W": WHITE}[color], Point.parse(name) if name else None)


def tree_of(*words, root=EMPTY_CONTENT):
    """A line of moves below a root."""
    tree = Tree()
    tree.apply(tree.change_edit({0: root}))
    for parent, word in enumerate(words):
        tree.apply(tree.add_edit(parent, Content(move=move(word))))
    return tree


def drawn(position):
    return draw_board(position.board)


def drawing(text):
    return draw_board(parse_board(text))


def test_a_record_is_executed_illegal_moves_included():
    # White is captured on A1, plays there again at once, and Black plays on a white stone.
    tree = tree_of("W A1", "B A2", "B B1", "W A1", "W C3", "B C3")
    positions = position_cache(tree, 3, 3)
    position = positions.at(6)
    assert drawn(position) == drawing("""
        . . X
        X . .
        . X .
        """)
    assert position.prisoners == ByColor(2, 0)
    assert position.move_number == 6
    assert position.turn is WHITE


def test_a_pass_and_a_move_off_the_board_change_no_stone():
    positions = position_cache(tree_of("B B2", "W", "B K10"), 3, 3)
    assert drawn(positions.at(3)) == drawn(positions.at(1))
    assert positions.at(3).passes == ByColor(1, 1)


def test_a_set_up_is_executed_before_the_move_in_its_node():
    stones = SetUp(black=points("A2 B1"), white=points("C3"))
    root = Content(set_up=stones, move=Move(WHITE, Point.parse("A1")))
    assert drawn(position_cache(tree_of(root=root), 3, 3).at(0)) == drawing("""
        . . O
        X . .
        . X .
        """)


def test_a_set_up_replaces_and_takes_off_stones_and_begins_a_new_past():
    tree = tree_of("B A1", "W B1")
    set_up = SetUp(black=points("B1"), empty=points("A1"), white=points("C3"))
    tree.apply(tree.add_edit(2, Content(set_up=set_up)))
    position = position_cache(tree, 3, 3).at(3)
    assert drawn(position) == drawing("""
        . . O
        . . .
        . X .
        """)
    assert position.previous is None
    assert position.move_number == 2


def stones(black="", white="", turn=None):
    return SetUp(black=points(black), white=points(white), turn=turn)


@pytest.mark.parametrize(
    ("root", "moves", "turn"),
    [
        (Content(), [], BLACK),
        (Content(set_up=stones(turn=WHITE)), [], WHITE),
        (Content(set_up=stones("A1", turn=BLACK)), [], BLACK),
        # What the record says counts for more than its first move.
        (Content(set_up=stones("A1", turn=BLACK)), ["W B2"], BLACK),
        (Content(set_up=stones("A1 B1", "C3")), [], BLACK),
        (Content(set_up=stones("A1 B1", "C3")), ["W B2"], WHITE),
        (Content(set_up=stones("A1 B1", "C3")), ["W"], WHITE),
        # Black stones alone are a handicap: White begins, once they are all there.
        (Content(set_up=stones("A1 C3")), [], WHITE),
        (Content(set_up=stones("A1 C3"), info=GameInfo(handicap=2)), [], WHITE),
        (Content(set_up=stones("A1 C3"), info=GameInfo(handicap=3)), [], BLACK),
        (Content(set_up=stones("A1 C3")), ["B B2"], BLACK),
    ],
)
def test_the_turn_at_the_root(root, moves, turn):
    assert position_cache(tree_of(*moves, root=root), 3, 3).at(0).turn is turn


@pytest.mark.parametrize(
    ("set_up", "moves", "turn"),
    [
        (stones("B2"), [], WHITE),
        (stones("B2"), ["B C3"], BLACK),
        (stones("B2", turn=BLACK), [], BLACK),
        (stones(turn=BLACK), [], BLACK),
    ],
)
def test_the_turn_after_a_set_up_within_the_game(set_up, moves, turn):
    tree = tree_of("B A1")
    tree.apply(tree.add_edit(1, Content(set_up=set_up)))
    for word in moves:
        tree.apply(tree.add_edit(2, Content(move=move(word))))
    assert position_cache(tree, 3, 3).at(2).turn is turn


def change(tree, number, content):
    """Change a node; returns what undoes it."""
    edit = tree.change_edit({number: content})
    tree.apply(edit)
    return edit.inverse


def test_a_changed_move_updates_later_positions_until_undone():
    tree = tree_of("B A1", "W B2", "B C3")
    positions = position_cache(tree, 3, 3)
    before = drawn(positions.at(3))
    undo = change(tree, 1, Content(move=move("B A3")))
    assert drawn(positions.at(3)) == drawing("""
        X . X
        . O .
        . . .
        """)
    tree.apply(undo)
    assert drawn(positions.at(3)) == before


def test_a_changed_set_up_updates_later_positions_until_undone():
    tree = tree_of("W C3", root=Content(set_up=stones("A1")))
    positions = position_cache(tree, 3, 3)
    before = drawn(positions.at(1))
    undo = change(tree, 0, Content(set_up=stones("B1", "B2")))
    assert drawn(positions.at(1)) == drawing("""
        . . O
        . O .
        . X .
        """)
    tree.apply(undo)
    assert drawn(positions.at(1)) == before


def test_the_turn_after_set_up_follows_its_first_move():
    tree = tree_of(root=Content(set_up=stones("A1", "C3")))
    positions = position_cache(tree, 3, 3)
    assert positions.at(0).turn is BLACK
    adding = tree.add_edit(0, Content(move=move("W B2")))
    tree.apply(adding)
    assert positions.at(0).turn is WHITE
    tree.apply(tree.add_edit(0, Content(move=move("B B2"))))
    assert positions.at(0).turn is WHITE
    tree.apply(tree.main_line_edit(2))
    assert positions.at(0).turn is BLACK
    tree.apply(tree.remove_edit(2))
    assert positions.at(0).turn is WHITE
    change(tree, 1, Content(move=move("B B2")))
    assert positions.at(0).turn is BLACK


def test_the_turn_follows_the_handicap_when_that_is_changed():
    tree = tree_of(root=Content(set_up=stones("A1 C3"), info=GameInfo(handicap=3)))
    positions = position_cache(tree, 3, 3)
    assert positions.at(0).turn is BLACK
    change(tree, 0, Content(set_up=stones("A1 C3"), info=GameInfo(handicap=2)))
    assert positions.at(0).turn is WHITE


def test_positions_stay_while_only_words_and_leaves_change():
    tree = tree_of("B A1", "W B2")
    positions = position_cache(tree, 3, 3)
    position = positions.at(2)
    change(tree, 1, Content(move=move("B A1"), comment="a word"))
    tree.apply(tree.add_edit(2, Content(move=move("B C3"))))
    tree.apply(tree.remove_edit(3))
    assert positions.at(2) is position


@pytest.mark.parametrize(
    "made_of",
    [
        lambda tree: insert_node_edit(tree, 2, Content(move=move("W B2"))),
        lambda tree: remove_node_edit(tree, 1),
        lambda tree: remove_node_edit(tree, 2),
    ],
)
def test_moves_after_an_inserted_or_removed_one_are_replayed(made_of):
    # Without A2 and B1, or after B2, White's stone is not taken.
    tree = tree_of("B A2", "B B1", "W A1", "W C3")
    positions = position_cache(tree, 3, 3)
    before = drawn(positions.at(4))
    edit = made_of(tree)
    tree.apply(edit)
    assert drawn(positions.at(4)) != before
    assert drawn(positions.at(4)) == drawn(position_cache(tree, 3, 3).at(4))
    tree.apply(edit.inverse)
    assert drawn(positions.at(4)) == before
    tree.apply(edit)
    assert drawn(positions.at(4)) == drawn(position_cache(tree, 3, 3).at(4))


def test_the_turn_after_a_set_up_follows_the_variation_that_comes_first():
    tree = tree_of("W B2", root=Content(set_up=stones("A1", "C3")))
    tree.apply(tree.add_edit(0, Content(move=move("B B2"))))
    positions = position_cache(tree, 3, 3)
    assert positions.at(0).turn is WHITE
    tree.apply(promote_edit(tree, 2))
    assert positions.at(0).turn is BLACK
    tree.apply(demote_edit(tree, 2))
    assert positions.at(0).turn is WHITE
    tree.apply(insert_node_edit(tree, 1, Content(move=move("B C1"))))
    assert positions.at(0).turn is BLACK
    tree.apply(remove_node_edit(tree, 3))
    assert positions.at(0).turn is WHITE


def test_a_pasted_branch_changes_no_position_but_has_its_own():
    tree = tree_of("B A1", "W B2")
    positions = position_cache(tree, 3, 3)
    position = positions.at(2)
    tree.apply(graft_edit(tree, 0, copy_branch(tree, 2)))
    assert positions.at(2) is position
    assert drawn(positions.at(3)) == drawing("""
        . . .
        . O .
        . . .
        """)


DEEP = 2_000  # twice what Python can recurse


def test_no_line_is_too_long():
    tree = tree_of(*["B A1", "W A1"] * (DEEP // 2))
    positions = position_cache(tree, 3, 3)
    position = positions.at(DEEP)
    assert position.move_number == DEEP
    assert len(list(position.past())) == DEEP + 1
    undo = change(tree, 1, Content(move=move("B B2")))
    assert positions.at(DEEP).board[Point.parse("B2")] is BLACK
    tree.apply(undo)
    assert positions.at(DEEP).board == position.board


def test_handicap_stones_of_the_second_node_let_white_begin():
    tree = tree_of(root=Content(info=GameInfo(handicap=2)))
    tree.apply(tree.add_edit(0, Content(set_up=stones("A1 C3", ""))))
    assert position_cache(tree, 3, 3).at(1).turn is WHITE


def test_unknown_nodes_on_a_path_come_last_first():
    tree = tree_of("B A1", "W B1", "B C1")
    positions = position_cache(tree, 3, 3)
    assert [node.id for node in positions.unknown(2)] == [2, 1, 0]
    positions.at(1)
    assert [node.id for node in positions.unknown(3)] == [3, 2]
    assert positions.unknown(1) == []
    tree.apply(tree.change_edit({1: Content(move=move("B A2"))}))
    assert [node.id for node in positions.unknown(1)] == [1, 0]


def test_a_position_requested_on_the_way_is_cached():
    tree = tree_of("B A1", "W B1", "B C1")
    one, other = position_cache(tree, 3, 3), position_cache(tree, 3, 3)
    for node in reversed(one.unknown(3)):
        one.at(node.id)
    assert one.unknown(3) == []
    assert one.at(3).board == other.at(3).board
    assert one.at(3) is one.at(3)


@pytest.mark.parametrize("number", [-1, -3, 3])
def test_an_unknown_node_id_raises_a_key_error(number):
    known = position_cache(tree_of("B A1", "W B2"), 3, 3)
    known.at(2)
    with pytest.raises(KeyError):
        known.at(number)
