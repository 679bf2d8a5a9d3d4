from dataclasses import replace

import pytest

from gobanapp.clock.time_left import TimeLeft
from gobanapp.game.branches import Branch
from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.game.markup import Mark, Markup
from gobanapp.game.node import Content
from gobanapp.game.print_properties import FigureStart, PrintProperties
from gobanapp.game.tree import Edit
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import IllegalMove, RefusalReason
from gobanapp.sgf.reader import read_games
from tests.game.played_games import drawing, drawn, new, play, tree_of

BLACK, WHITE = Color.BLACK, Color.WHITE


# Editing


def test_removing_an_ancestor_goes_to_its_parent(forked):
    forked.remove(4)
    assert forked.current_id == 1
    assert set(forked.tree.nodes) == {0, 1, 2, 3}
    forked.undo()
    assert forked.current_id == 6
    assert forked.tree.root.children == (1,)
    assert forked.tree[1].children == (2, 4)


def test_removing_another_branch_keeps_the_current_node(forked):
    forked.remove(2)
    assert forked.current_id == 6
    forked.undo()
    assert forked.tree[1].children == (2, 4)


def test_removing_elsewhere_leaves_the_end_of_the_game(forked):
    end = forked.history.last.ended_after
    assert end not in (1, 2, 3)
    forked.remove(2)
    assert forked.history.last.ended_after == end


def test_removals_and_main_lines_say_what_they_continue(forked):
    forked.remove(2, continues="one")
    assert forked.history.last.continues == "one"
    forked.make_main_line(6, continues="another")
    assert forked.history.last.continues == "another"


def test_the_beginning_cannot_be_removed(forked):
    with pytest.raises(ValueError, match="root"):
        forked.remove(0)
    assert len(forked.tree) == 7


def test_a_line_becomes_the_main_line_at_every_fork(forked):
    forked.make_main_line(6)
    assert [node.id for node in forked.tree.main_line()] == [0, 1, 4, 6]
    assert forked.make_main_line(6) == Change.NOTHING
    forked.undo()
    assert [node.id for node in forked.tree.main_line()] == [0, 1, 2, 3]


def test_text_and_marks_go_to_the_current_node():
    game = new()
    play(game, "A1")
    marks = Markup(marks={Point(0, 0): Mark.TRIANGLE})
    assert game.set_comment("a word") == Change.CONTENT
    assert game.set_markup(marks) == Change.CONTENT
    assert game.set_name("a name") == Change.CONTENT
    content = game.node.content
    assert (content.comment, content.markup, content.name) == ("a word", marks, "a name")
    assert content.move == Move(BLACK, Point(0, 0))
    assert game.tree.root.content == Content()


def test_a_rewritten_game_says_what_made_it():
    game = new()
    play(game, "A1")
    change = game.rewrite(game.tree.change_edit({1: Content(comment="another")}), "the other way")
    assert change == Change.TREE | Change.CURRENT_NODE | Change.CONTENT | Change.INFO
    assert game.history.last.made_by == "the other way"
    assert game.rewrite(Edit({}, {}), "nothing") is Change.NOTHING
    assert game.history.depth == 2


def test_writing_an_equal_value_is_no_edit():
    game = new()
    game.set_comment("a word")
    game.history.mark_saved()
    assert game.set_comment("a word") == Change.NOTHING
    assert game.set_info(game.info) == Change.NOTHING
    assert game.set_result("") == Change.NOTHING
    assert not game.history.is_modified


CORNER = Point(0, 0)
AGAIN = {
    "comment": lambda game: game.set_comment("a word"),
    "information": lambda game: game.set_info(replace(game.info, event="a cup")),
    "result": lambda game: game.set_result("B+R"),
    "no result": lambda game: game.set_result(""),
    "territory": lambda game: game.set_result("B+1", ByColor(frozenset({CORNER}), frozenset())),
    "marks": lambda game: game.set_markup(Markup(marks={CORNER: Mark.CROSS})),
    "part": lambda game: game.show_only(frozenset({CORNER})),
    "figure": lambda game: game.set_print_properties(
        {1: PrintProperties(figure=FigureStart("first"))}
    ),
    "times": lambda game: game.set_times(ByColor(TimeLeft(9.8765), None)),
    "stones": lambda game: game.set_stones(BLACK, [CORNER, Point(3, 3)]),
    "stones taken off": lambda game: game.set_stones(None, [Point(1, 1)]),
    "turn": lambda game: game.set_turn(WHITE),
    "move": lambda game: game.correct_move(2, Point(4, 4)),
    "main line": lambda game: game.make_main_line(6),
    "move up": lambda game: game.promote(4),
    "move down": lambda game: game.demote(2),
    "nothing pasted": lambda game: game.paste(1, Branch(())),
    "turned": lambda game: game.rewrite(Edit({}, {}), "turn"),
}


@pytest.mark.parametrize("edit", AGAIN.values(), ids=AGAIN)
@pytest.mark.parametrize("place", [0, 2, 6])
def test_repeating_an_edit_is_no_edit(forked, edit, place):
    forked.go_to(place)
    edit(forked)
    forked.history.mark_saved()
    last, before = forked.history.last, dict(forked.tree.nodes)
    assert edit(forked) is Change.NOTHING
    assert dict(forked.tree.nodes) == before
    assert forked.history.last is last
    assert not forked.history.is_modified


def test_an_edit_that_restores_the_original_leaves_no_step():
    (found,) = read_games(b"(;SZ[5];B[aa] C[a word] XX[kept])").games
    game = Game(found.tree, 5, 5)
    game.go_to(1)
    node = game.node
    game.set_comment("a word more")
    assert game.history.is_modified
    game.set_comment("a word")
    assert not game.history.is_modified
    assert not game.history.can_undo
    assert game.node is node, "it is written as it stood"
    marks = game.node.content.markup
    game.set_markup(Markup(marks={CORNER: Mark.CROSS}), continues="stroke")
    game.set_markup(marks, continues="stroke")
    assert not game.history.can_undo


@pytest.mark.parametrize("moves", ["A1 B2", ""])
def test_the_result_and_its_territory_are_one_undo_step(moves):
    game = new(komi=6.5)
    play(game, moves)
    steps = len(tree_of(game))
    territory = ByColor(frozenset([Point(2, 2)]), frozenset())
    game.set_result("B+3.5", territory)
    assert game.is_finished
    assert (game.info.result, game.info.komi) == ("B+3.5", 6.5)
    assert game.node.content.markup.territory == territory
    game.undo()
    assert game.info == GameInfo(komi=6.5)
    assert game.node.content.markup.territory == ByColor(frozenset(), frozenset())
    assert len(tree_of(game)) == steps


def test_undo_returns_to_where_the_edit_was_made():
    game = new()
    play(game, "A1 B2")
    game.set_comment("a word")
    game.go_to(0)
    assert game.undo() == Change.CONTENT | Change.CURRENT_NODE
    assert game.current_id == 2
    game.go_to(1)
    assert game.redo() == Change.CONTENT | Change.CURRENT_NODE
    assert game.node.content.comment == "a word"


def test_without_an_edit_there_is_nothing_to_undo_or_redo():
    game = new()
    assert game.undo() == Change.NOTHING
    assert game.redo() == Change.NOTHING


# Branches


def children(game, number):
    return game.tree[number].children


def test_variations_are_moved_up_and_down(forked):
    assert forked.promote(4) == Change.TREE
    assert (children(forked, 1), forked.current_id) == ((4, 2), 6)
    assert forked.promote(4) == Change.NOTHING
    assert forked.promote(6) == Change.TREE
    assert children(forked, 4) == (6, 5)
    assert forked.demote(6) == Change.TREE
    assert forked.demote(6) == Change.NOTHING
    assert (children(forked, 1), children(forked, 4)) == ((4, 2), (5, 6))
    for _ in range(3):
        forked.undo()
    assert (children(forked, 1), children(forked, 4)) == ((2, 4), (5, 6))


def test_to_main_line_goes_to_the_fork(forked):
    assert forked.to_main_line() & Change.CURRENT_NODE
    assert forked.current_id == 1
    forked.step_by(9)
    *_, last = forked.tree.main_line()
    assert forked.current_id == last.id
    assert forked.to_main_line() is Change.NOTHING


def test_remove_only_keeps_children_and_goes_to_the_parent(forked):
    before = dict(forked.tree.nodes)
    forked.go_to(4)
    assert forked.remove_only(4) == Change.TREE | Change.CURRENT_NODE
    assert forked.current_id == 1
    assert children(forked, 1) == (2, 5, 6)
    forked.undo()
    assert (forked.current_id, dict(forked.tree.nodes)) == (4, before)
    forked.go_to(6)
    forked.remove_only(4)
    assert forked.current_id == 6
    # Black's stones of A1 and C3, and no white one any more.
    assert drawn(forked).count("O") == 0
    with pytest.raises(ValueError, match="root"):
        forked.remove_only(0)


@pytest.mark.parametrize("remove", [Game.remove, Game.remove_only])
def test_removing_the_games_end_moves_it_to_the_parent(remove):
    game = new()
    play(game, "A1 B2")
    game.set_result("B+R")
    remove(game, 2)
    assert game.current_id == 1
    assert game.is_at_result
    game.undo()
    assert (game.current_id, game.is_at_result) == (2, True)
    game.go_to(1)
    assert not game.is_at_result


def test_a_branch_is_copied_and_pasted(forked):
    branch = forked.copy(4)
    forked.go_to(2)
    assert forked.paste(3, branch) == Change.TREE | Change.CURRENT_NODE
    assert (forked.current_id, children(forked, 3), children(forked, 7)) == (7, (7,), (8, 9))
    assert forked.node.content == forked.tree[4].content
    forked.undo()
    assert (forked.current_id, len(forked.tree)) == (2, 7)
    forked.redo()
    assert (forked.current_id, children(forked, 7)) == (7, (8, 9))
    with pytest.raises(KeyError):
        forked.paste(99, branch)


def test_pasting_an_empty_branch_is_no_edit():
    game = new(event="Cup")
    assert game.paste(0, game.copy(0)) == Change.NOTHING
    assert not game.history.can_undo


# Correcting


def test_a_forgotten_move_is_inserted_before_the_current_one():
    game = new(5)
    play(game, "A1 C3 E5")
    assert game.insert_move(Point.parse("B1")) == Change.TREE | Change.CURRENT_NODE
    numbers, index = game.line()
    assert (numbers, numbers[index]) == ([0, 1, 2, 4, 3], 3)
    assert game.tree[4].content == Content(move=Move(BLACK, Point.parse("B1")))
    # The next one comes behind it, and is the other player's.
    game.insert_move(None)
    assert game.line()[0] == [0, 1, 2, 4, 5, 3]
    assert game.tree[5].content == Content(move=Move(WHITE, None))
    assert drawn(game) == drawing("""
        . . . . X
        . . . . .
        . . O . .
        . . . . .
        X X . . .
        """)
    game.undo()
    game.undo()
    assert game.line()[0] == [0, 1, 2, 3]


def test_inserting_a_move_keeps_the_other_variations(forked):
    forked.go_to(4)
    forked.insert_move(Point.parse("E5"))
    assert children(forked, 1) == (2, 7)
    assert children(forked, 7) == (4,)
    assert forked.current_id == 4


def test_a_move_that_is_not_allowed_is_not_inserted():
    game = new()
    play(game, "A2 - B1")
    before = tree_of(game)
    with pytest.raises(IllegalMove) as refusal:
        game.insert_move(Point.parse("A2"))
    assert refusal.value.refusal.reason is RefusalReason.OCCUPIED
    game.go_to(0)
    with pytest.raises(ValueError, match="root"):
        game.insert_move(Point.parse("A3"))
    assert tree_of(game) == before


def test_a_move_is_corrected_and_keeps_its_colour():
    game = new()
    play(game, "A1 B2 C3")
    game.go_to(1)
    game.set_comment("kept")
    game.go_to(3)
    assert game.correct_move(1, Point.parse("A3")) == Change.CONTENT | Change.CURRENT_NODE
    assert game.tree[1].content == Content(move=Move(BLACK, Point.parse("A3")), comment="kept")
    assert game.current_id == 3
    assert drawn(game) == drawing("""
        X . X
        . O .
        . . .
        """)
    game.correct_move(2, None)
    assert game.tree[2].content.move == Move(WHITE, None)
    game.undo()
    game.undo()
    assert drawn(game) == drawing("""
        . . X
        . O .
        X . .
        """)


def test_a_move_is_not_corrected_against_the_rules():
    game = new()
    play(game, "A2 B2 B1 - A1")
    before = tree_of(game)
    for number, name, reason in [
        (3, "B2", RefusalReason.OCCUPIED),
        (4, "A1", RefusalReason.SUICIDE),
    ]:
        with pytest.raises(IllegalMove) as refusal:
            game.correct_move(number, Point.parse(name))
        assert refusal.value.refusal.reason is reason
    with pytest.raises(ValueError, match="no move"):
        game.correct_move(0, None)
    assert tree_of(game) == before


def test_a_correction_that_changes_nothing_is_no_edit():
    game = new()
    play(game, "A1")
    # Wrong as the record may have it, it is not asked about.
    game.tree.apply(game.tree.add_edit(1, Content(move=Move(WHITE, Point.parse("A1")))))
    for number in (1, 2):
        assert game.correct_move(number, Point.parse("A1")) == Change.NOTHING
