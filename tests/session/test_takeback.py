"""Taking moves back in a match: at once, by asking, with the time, and what is not taken back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gobanapp.clock.time_left import TimeLeft
from gobanapp.clock.time_system import Absolute, Canadian, Fischer
from gobanapp.game.branches import Branch
from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.game_terms import GameTerms
from gobanapp.game.node import Content, Node
from gobanapp.game.tree import Tree
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.session.document import Document
from gobanapp.session.match import Match, TakebackRequest
from gobanapp.session.match_stage import MatchStage
from gobanapp.session.move_confirmation import MoveConfirmation
from gobanapp.session.session import Session
from tests.session.match_hall import Hall

BLACK, WHITE = Color.BLACK, Color.WHITE


@pytest.fixture
def hall(qapp):
    return Hall(Absolute(main=60))


def test_a_stone_just_put_down_is_taken_back_by_a_click_on_it(hall):
    hall.play("C3")
    hall.wait(10)
    hall.play("G7")
    hall.time += 0.6
    hall.play("G7")
    assert hall.stones() == {"C3"}
    assert hall.running is WHITE
    assert hall.seconds() == (60, pytest.approx(49.4))


def test_a_double_click_takes_nothing_back(hall):
    hall.play("C3")
    hall.time += 0.2
    hall.play("C3")
    assert hall.stones() == {"C3"}
    assert hall.refused == []


def test_after_a_second_the_opponent_is_asked(hall):
    hall.play("C3 G7")
    hall.time += 1.5
    hall.play("G7")
    assert hall.stones() == {"C3", "G7"}
    hall.session.undo()
    assert (hall.match.takeback_request.by, hall.match.takeback_request.plies) == (WHITE, 1)
    assert hall.stones() == {"C3", "G7"}
    hall.session.apply(hall.session.takeback.answer, granted=False)
    assert hall.match.takeback_request is None
    hall.session.undo()
    hall.session.apply(hall.session.takeback.answer, granted=True)
    assert hall.stones() == {"C3"}
    assert hall.running is WHITE


def test_time_is_returned_only_on_request(hall):
    hall.play("C3")
    hall.play("G7", 10)
    hall.wait(5)
    hall.session.undo()
    hall.session.apply(hall.session.takeback.answer, granted=True)
    assert hall.seconds() == (55, 50)
    hall.play("G7", 10)
    hall.wait(5)
    assert hall.seconds() == (50, 40)
    hall.session.undo()
    hall.session.apply(hall.session.takeback.answer, granted=True, restores_clock=True)
    assert hall.seconds() == (60, 60)
    assert hall.running is WHITE


def test_the_player_to_move_asks_for_two_moves(hall):
    hall.play("C3 G7 C7")
    hall.wait(5)
    hall.session.apply(hall.session.takeback.request, WHITE)
    assert hall.match.takeback_request.plies == 2
    hall.session.apply(hall.session.takeback.answer, granted=True)
    assert hall.stones() == {"C3"}
    assert hall.running is WHITE


def test_a_player_asks_only_for_own_moves(hall):
    hall.session.apply(hall.session.takeback.request, BLACK)
    hall.play("C3")
    hall.session.apply(hall.session.takeback.request, WHITE)
    assert hall.match.takeback_request is None


def test_a_move_declines_a_takeback_request(hall):
    hall.play("C3")
    hall.wait(2)
    hall.session.undo()
    hall.play("G7")
    assert hall.match.takeback_request is None
    assert hall.stones() == {"C3", "G7"}


def test_without_required_consent_undo_takes_back_at_once(qapp):
    hall = Hall(Absolute(main=60), MoveConfirmation(needs_takeback_consent=False))
    hall.play("C3 G7")
    hall.wait(2)
    hall.session.undo()
    assert hall.stones() == {"C3"}


def test_redo_replays_a_taken_back_move(qapp):
    hall = Hall(Absolute(main=60), MoveConfirmation(needs_takeback_consent=False))
    hall.play("C3 G7")
    hall.wait(2)
    hall.session.undo()
    hall.session.redo()
    assert hall.stones() == {"C3", "G7"}
    assert hall.running is BLACK
    hall.play("C7")
    assert hall.stones() == {"C3", "G7", "C7"}


def test_a_comment_is_taken_back_without_asking(hall):
    hall.play("C3")
    hall.session.apply(lambda game: game.set_comment("a fine move"))
    hall.wait(2)
    hall.session.undo()
    assert hall.match.takeback_request is None
    assert hall.session.game.node.content.comment == ""
    assert hall.stones() == {"C3"}


def test_a_takeback_removes_a_move_with_a_later_comment(hall):
    hall.play("C3 G7")
    hall.session.apply(lambda game: game.set_comment("a fine move"))
    hall.wait(2)
    hall.session.apply(hall.session.takeback.request, WHITE)
    hall.session.apply(hall.session.takeback.answer, granted=True)
    assert hall.stones() == {"C3"}
    assert hall.session.game.current_id == hall.match.node_id


def test_a_move_before_a_pause_can_be_taken_back(hall):
    hall.play("C3 G7")
    hall.session.apply(hall.session.match_clock.pause)
    hall.session.undo()
    assert hall.match.takeback_request.by is WHITE
    hall.session.apply(hall.session.takeback.answer, granted=True)
    assert hall.stones() == {"C3"}


def opened(moves, **terms):
    """Return a hall in which a record with some moves is looked at from its first move."""
    hall = Hall(None, **terms)
    hall.session.match_controller.move_confirmation = MoveConfirmation(needs_takeback_consent=False)
    hall.play(moves)
    hall.session.open_document(hall.session.document)
    hall.session.step_by(-1000)
    hall.session.step_by(1)
    hall.session.document.mark_saved(None, None)
    return hall


def test_moves_that_were_there_before_are_left_not_removed(qapp):
    hall = opened("C3 G7 C7 G3")
    size = len(hall.session.game.tree)
    hall.session.resume_match()
    hall.session.apply(hall.session.takeback.request, WHITE)
    assert hall.stones() == {"C3", "G7", "C7"}
    hall.play("G3")
    hall.time += 0.6
    hall.play("G3")
    assert hall.stones() == {"C3", "G7", "C7"}
    hall.play("G3")
    hall.wait(2)
    hall.session.apply(hall.session.takeback.request, WHITE)
    assert hall.stones() == {"C3", "G7", "C7"}
    assert len(hall.session.game.tree) == size


def test_a_move_already_in_the_record_needs_consent_too(qapp):
    hall = opened("C3 G7 C7")
    hall.session.match_controller.move_confirmation = MoveConfirmation()
    hall.session.resume_match()
    for _ in range(2):
        hall.session.undo()
        assert hall.match.takeback_request.by is BLACK
        hall.session.apply(hall.session.takeback.answer, granted=True)
        assert hall.match.node_id == hall.session.game.current_id
        assert hall.stones() == {"C3", "G7"}
        hall.play("C7")
        hall.wait(2)


def test_undo_takes_back_no_move_out_of_view(hall):
    hall.play("C3 G7 C7")
    hall.wait(2)
    hall.session.step_by(-1)
    hall.session.undo()
    assert hall.stones() == {"C3", "G7", "C7"}
    assert hall.match.takeback_request is None


def test_redo_of_something_else_moves_no_match(hall):
    hall.play("C3 G7 C7")
    place = hall.match.node_id
    hall.session.step_by(-2)
    hall.session.apply(lambda game: game.set_comment("good"))
    hall.session.undo()
    hall.session.navigate(hall.session.match_controller.go_to_match_node)
    hall.session.redo()
    assert hall.match.node_id == place


def test_a_request_ends_with_the_game(hall):
    hall.play("C3 G7")
    hall.wait(2)
    hall.session.undo()
    hall.session.resign(BLACK)
    assert hall.match.takeback_request is None
    hall.session.apply(hall.session.takeback.answer, granted=True)
    assert hall.stones() == {"C3", "G7"}


def test_a_request_for_removed_moves_is_void(hall):
    hall.play("C3 G7")
    hall.wait(2)
    hall.session.apply(hall.session.takeback.request, BLACK)
    game = hall.session.game
    first = game.tree[game.current_id].parent
    hall.session.apply(lambda game: game.remove_only(first))
    hall.session.apply(hall.session.takeback.answer, granted=True)
    assert hall.stones() == {"G7"}


def test_taking_back_before_the_press_keeps_the_turn(qapp):
    hall = Hall(Absolute(main=60), MoveConfirmation(has_clock_press=True))
    hall.session.apply(hall.session.match_clock.start)
    hall.play("C3")
    hall.wait(20)
    hall.session.undo()
    hall.wait(1)
    assert hall.match.stage is MatchStage.RUNNING
    assert hall.seconds() == (39, 60)


def test_time_added_by_a_referee_survives_a_takeback(hall):
    hall.session.apply(hall.session.match_clock.start)
    hall.play("C3")
    hall.session.apply(hall.session.match_clock.add_time, BLACK, 30)
    hall.session.undo()
    hall.session.apply(hall.session.takeback.answer, granted=True)
    assert hall.seconds()[0] == 90


def test_time_given_back_is_time_again(hall):
    hall.play("C3")
    hall.play("G7", 50)
    hall.wait(2)
    hall.session.undo()
    hall.wait(58)
    assert hall.match.flagged is BLACK
    hall.session.apply(hall.session.takeback.answer, granted=True, restores_clock=True)
    assert hall.match.flagged is None
    assert hall.running is WHITE


def test_a_move_taken_back_earns_nothing(qapp):
    hall = Hall(Fischer(main=60, increment=30), MoveConfirmation(needs_takeback_consent=False))
    hall.session.apply(hall.session.match_clock.start)
    for _ in range(3):
        hall.play("C3", 2)
        hall.wait(2)
        hall.session.undo()
    assert hall.seconds() == (54, 54)


def test_taking_back_restores_the_overtime_stones_to_play(qapp):
    hall = Hall(
        Canadian(main=1, stones=5, seconds=60), MoveConfirmation(needs_takeback_consent=False)
    )
    hall.session.apply(hall.session.match_clock.start)
    hall.play("C3", 3)
    assert hall.session.match_controller.times(hall.session.game).black.count == 4
    hall.wait(2)
    hall.session.undo()
    assert hall.session.match_controller.times(hall.session.game).black == TimeLeft(58, 5)


def test_a_relocated_match_has_no_takeback_request():
    match = Match(node_id=2).move(BLACK, 0.0, awaits_press=True)
    match = replace(match, takeback_request=TakebackRequest(BLACK, 1))
    assert match.relocate(1) == Match(node_id=1, stage=MatchStage.RUNNING)
    assert match.redo_move(1, BLACK, 5.0) == Match(node_id=1, stage=MatchStage.RUNNING)


# Edits beside the match

MOVES = {"E5": BLACK, "E6": WHITE}


def paste(hall, names="E5 E6"):
    """Paste moves behind the place that is looked at, as a variation that one then looks at."""
    nodes = []
    for number, name in enumerate(names.split()):
        following = (number + 1,) if number + 1 < len(names.split()) else ()
        content = Content(move=Move(MOVES.get(name, BLACK), Point.parse(name)))
        nodes.append(Node(number, number - 1 if number else None, following, content))
    branch = Branch(tuple(nodes))
    hall.session.apply(lambda game: game.paste(game.current_id, branch))


def contents(hall):
    return {node.id: node.content for node in hall.session.game.tree.each_node()}


@pytest.mark.parametrize("steps", [0, -1, -2])
def test_an_edit_outside_the_match_is_undone_normally(hall, steps):
    hall.play("C3 G7 C7")
    hall.wait(5)
    before, place = contents(hall), hall.match.node_id
    hall.session.step_by(steps)
    at = hall.session.game.current_id
    paste(hall)
    edited = contents(hall)
    assert len(edited) == len(before) + 2
    hall.session.undo()
    assert contents(hall) == before
    assert hall.session.game.current_id == at
    assert hall.match.node_id == place
    assert hall.match.takeback_request is None
    hall.session.redo()
    assert contents(hall) == edited
    assert hall.match.node_id == place
    hall.session.undo()
    assert contents(hall) == before
    hall.session.navigate(hall.session.match_controller.go_to_match_node)
    hall.session.undo()
    assert hall.match.takeback_request.by is BLACK
    assert contents(hall) == before


def test_an_edit_is_undone_from_any_node(hall):
    hall.play("C3 G7 C7")
    hall.wait(5)
    before = contents(hall)
    hall.session.step_by(-2)
    paste(hall)
    hall.session.navigate(hall.session.match_controller.go_to_match_node)
    hall.session.undo()
    assert contents(hall) == before
    assert hall.match.takeback_request is None


def test_several_edits_are_undone_one_after_the_other(hall):
    hall.play("C3 G7")
    hall.wait(5)
    before = contents(hall)
    hall.session.step_by(-1)
    paste(hall)
    hall.session.apply(lambda game: game.set_comment("good"))
    hall.session.apply(lambda game: game.remove(game.current_id))
    sizes = []
    for _ in range(3):
        hall.session.undo()
        sizes.append(len(contents(hall)))
    assert sizes == [5, 5, 3]
    assert contents(hall) == before
    for _ in range(3):
        hall.session.redo()
    assert len(contents(hall)) == 3
    assert hall.stones() == {"C3"}


@pytest.mark.parametrize("pauses", [True, False])
def test_undo_reaches_an_edit_behind_records_of_the_match(hall, pauses):
    hall.play("C3 G7")
    hall.wait(5)
    size = len(contents(hall))
    hall.session.step_by(-1)
    paste(hall)
    if pauses:
        hall.session.apply(hall.session.match_clock.pause)
    else:
        hall.session.write_match_state()
    place, times = hall.match.node_id, hall.session.match_controller.times(hall.session.game)
    written = contents(hall)
    hall.session.undo()
    assert len(contents(hall)) == size
    assert hall.match.node_id == place
    assert hall.session.match_controller.times(hall.session.game) == times
    hall.session.redo()
    assert contents(hall) == written
    assert hall.match.node_id == place


def test_a_move_after_an_edit_is_taken_back_first(qapp):
    hall = Hall(Absolute(main=60), MoveConfirmation(needs_takeback_consent=False))
    hall.play("C3")
    hall.session.step_by(-1)
    paste(hall)
    hall.session.navigate(hall.session.match_controller.go_to_match_node)
    hall.play("G7")
    hall.wait(5)
    hall.session.undo()
    assert hall.stones() == {"C3"}
    assert len(contents(hall)) == 4
    hall.session.undo()
    assert len(contents(hall)) == 2
    hall.session.navigate(hall.session.match_controller.go_to_match_node)
    hall.session.undo()
    assert hall.stones() == set()
    hall.session.redo()
    assert hall.stones() == {"C3"}
    assert hall.running is WHITE
    hall.session.redo()
    assert len(contents(hall)) == 4
    hall.session.redo()  # A move is done again only where it is seen.
    assert hall.session.match_controller.is_at_match_node(hall.session.game)
    hall.session.redo()
    assert hall.stones() == {"C3", "G7"}
    assert hall.running is BLACK
    assert hall.session.match_controller.is_at_match_node(hall.session.game)


def test_undo_restores_no_move_taken_back_after_an_edit(qapp):
    hall = Hall(Absolute(main=60), MoveConfirmation(needs_takeback_consent=False))
    hall.play("C3 G7")
    hall.session.step_by(-1)
    hall.session.apply(lambda game: game.set_comment("good"))
    hall.session.navigate(hall.session.match_controller.go_to_match_node)
    hall.wait(5)
    hall.session.apply(hall.session.takeback.request, WHITE)
    assert hall.stones() == {"C3"}
    hall.session.undo()
    assert hall.stones() == set()
    hall.session.undo()
    assert hall.stones() == set()
    assert hall.match.node_id == hall.session.game.tree.root_id


def test_redoing_a_pasted_move_does_not_move_the_match(hall):
    hall.play("C3")
    place = hall.match.node_id
    paste(hall, "E6")
    hall.session.undo()
    hall.session.redo()
    assert hall.session.game.current_id != place
    assert hall.match.node_id == place
    assert hall.running is WHITE


def test_pasted_moves_that_the_match_follows_stay(qapp):
    hall = Hall(None, MoveConfirmation(needs_takeback_consent=False))
    paste(hall)
    hall.session.navigate(hall.session.match_controller.go_to_match_node)
    hall.play("E5")
    assert hall.match.node_id == hall.session.game.tree.root.children[0]
    hall.wait(5)
    hall.session.undo()
    assert hall.match.node_id == hall.session.game.tree.root_id
    assert len(contents(hall)) == 3
    hall.session.undo()
    assert len(contents(hall)) == 1


def test_comments_around_an_existing_move_are_separate_edits(qapp):
    hall = opened("C3 G7 C7")
    hall.session.resume_match()
    hall.session.apply(hall.session.takeback.request, BLACK)
    hall.session.step_by(1)
    hall.session.apply(lambda game: game.set_comment("g"))
    hall.session.navigate(hall.session.match_controller.go_to_match_node)
    hall.play("C7")
    hall.session.apply(lambda game: game.set_comment("good"))
    hall.session.undo()
    assert hall.session.game.node.content.comment == "g"
    assert hall.stones() == {"C3", "G7", "C7"}


def test_moves_played_before_the_match_are_not_undone_but_taken_back(qapp):
    hall = opened("C3 G7")
    hall.session.step_by(1)
    hall.session.match_controller.move_confirmation = MoveConfirmation()
    hall.session.resume_match()
    size = len(hall.session.game.tree)
    hall.session.undo()
    assert hall.match.takeback_request is not None
    hall.session.apply(hall.session.takeback.answer, granted=True)
    assert hall.stones() == {"C3"}
    assert len(hall.session.game.tree) == size


def test_a_pass_taken_back_in_the_count_leaves_the_moves_to_the_match(qapp):
    hall = Hall(Absolute(main=60))
    hall.play("C3 G7 pass pass")
    assert hall.session.is_counting
    while hall.session.is_counting:
        hall.session.undo()
    moves = len(contents(hall))
    hall.wait(5)
    hall.session.undo()
    assert hall.match.takeback_request is not None
    assert len(contents(hall)) == moves


def test_an_edit_of_before_a_crash_can_be_undone_after_it(hall):
    hall.play("C3 G7")
    hall.session.step_by(-1)
    paste(hall)
    hall.wait(5)
    again = Session(hall.session.document, match=hall.match, now=lambda: hall.time)
    again.undo()
    assert len(again.game.tree) == 3
    again.navigate(again.match_controller.go_to_match_node)
    again.undo()
    assert again.match.takeback_request.by is WHITE
    assert len(again.game.tree) == 3


def test_undo_edit_undoes_only_the_given_edit(hall):
    hall.play("C3 G7")
    hall.session.step_by(-1)
    paste(hall)
    edit = hall.session.game.history.last
    hall.session.apply(hall.session.match_clock.pause)
    hall.session.apply(hall.session.undo_router.undo_edit, edit)
    assert len(contents(hall)) == 3
    hall.session.apply(hall.session.undo_router.undo_edit, edit)
    assert len(contents(hall)) == 3
    hall.session.navigate(hall.session.match_controller.go_to_match_node)
    move = hall.session.game.history.last
    hall.session.apply(lambda game: game.set_comment("good"))
    hall.session.apply(hall.session.undo_router.undo_edit, move)
    assert hall.session.game.node.content.comment == "good"
    hall.session.undo()
    hall.session.apply(
        hall.session.undo_router.undo_edit, move
    )  # It is no edit, but a move of the match.
    assert hall.stones() == {"C3", "G7"}


# What is possible, and what is told


def read_record(hall):
    """Show the record as if it came from a file: no step of it can be undone."""
    game = hall.session.game
    tree = Tree(dict(game.tree.nodes))
    hall.session.open_document(Document([Game(tree, game.columns, game.rows)]))


def test_undo_is_possible_where_there_is_an_edit_or_a_move_to_ask_for(hall):
    session = hall.session
    assert not session.can_undo()
    hall.play("C3 G7")
    assert session.can_undo()
    session.apply(lambda game: game.set_turn(BLACK))
    read_record(hall)
    session.step_by(-1000)
    assert not session.can_undo()
    session.resume_match()
    assert session.can_undo()
    session.step_by(-1)
    assert not session.can_undo()
    session.step_by(1)
    session.apply(session.match_clock.start)
    session.apply(session.takeback.request, WHITE)
    assert not session.can_undo()


def test_the_last_mover_is_found_before_a_set_up(hall):
    session = hall.session
    hall.play("C3 G7")
    session.apply(session.match_clock.pause)
    session.apply(lambda game: game.set_turn(WHITE))
    read_record(hall)
    session.step_by(3)
    session.resume_match()
    assert session.can_undo()
    session.apply(session.takeback.request, WHITE)
    assert session.match.takeback_request == TakebackRequest(WHITE, 1)
    session.apply(session.takeback.answer, granted=True)
    assert hall.stones() == {"C3"}
    assert len(session.game.tree) == 4


def test_a_set_up_before_the_match_is_undone_step_by_step(hall):
    session = hall.session
    session.open_document(Document([GameTerms(columns=9, rows=9).to_game("")]))
    session.apply(lambda game: game.set_stones(BLACK, [Point.parse("C3")]))
    session.apply(lambda game: game.set_stones(WHITE, [Point.parse("G7")]))
    session.resume_match()
    session.undo()
    assert hall.stones() == {"C3"}
    session.undo()
    assert hall.stones() == set()


def test_nothing_is_taken_back_without_a_match(hall):
    session = hall.session
    hall.play("C3")
    session.open_document(session.document)
    told = len(hall.changes)
    assert not session.takeback.can_take_back(session.game)
    assert not session.takeback.can_request(session.game, BLACK)
    assert session.takeback.time_left() == 0.0
    session.apply(session.takeback.take_back)
    session.apply(session.takeback.request, BLACK)
    session.apply(session.takeback.answer, granted=True)
    assert (len(hall.changes), hall.stones()) == (told, {"C3"})


def test_a_stone_is_taken_back_where_it_is_seen(hall):
    session = hall.session
    hall.play("C3 G7")
    session.step_by(-1)
    assert not session.takeback.can_take_back(session.game)
    session.apply(session.takeback.take_back)
    assert hall.match.node_id == 2
    session.step_by(1)
    session.apply(session.takeback.take_back)
    assert hall.changes[-1] == Change.MATCH | Change.TREE | Change.CURRENT_NODE
    assert (hall.match.node_id, hall.stones()) == (1, {"C3"})


def test_only_one_stone_is_taken_back_without_asking(hall):
    hall.play("C3 G7")
    hall.session.apply(hall.session.takeback.take_back)
    assert not hall.session.takeback.can_take_back(hall.session.game)


def test_a_stone_is_taken_back_behind_a_move_that_was_inserted(qapp):
    hall = Hall(None, MoveConfirmation(has_clock_press=True))
    hall.play("C3")
    hall.session.apply(lambda game: game.insert_move(Point.parse("E5")))
    hall.session.navigate(hall.session.match_controller.go_to_match_node)
    hall.session.apply(hall.session.takeback.take_back)
    assert hall.stones() == {"E5"}
    assert hall.session.match_controller.is_at_match_node(hall.session.game)


@pytest.mark.parametrize("seconds", [0.5, 2.0])
def test_the_time_to_take_a_stone_back_runs_from_the_move(qapp, seconds):
    hall = Hall(None, MoveConfirmation(takeback_seconds=seconds))
    assert hall.session.takeback.time_left() == 0.0
    hall.play("C3")
    assert hall.session.takeback.time_left() == 1.0
    hall.time += seconds / 4
    assert hall.session.takeback.time_left() == 0.75
    hall.time += seconds
    assert hall.session.takeback.time_left() == 0.0


def test_a_stone_is_taken_back_at_any_time_before_the_press_and_at_once_without_time(qapp):
    hall = Hall(None, MoveConfirmation(has_clock_press=True))
    hall.play("C3")
    hall.wait(10)
    assert hall.session.takeback.time_left() == 1.0
    hall = Hall(None, MoveConfirmation(takeback_seconds=0.0))
    hall.play("C3")
    assert hall.session.takeback.time_left() == 1.0


def test_nobody_asks_where_it_cannot_be_answered(hall):
    session, takeback = hall.session, hall.session.takeback
    hall.play("C3 G7")
    assert takeback.can_request(session.game, WHITE)
    session.step_by(-1)
    assert not takeback.can_request(session.game, WHITE)
    session.step_by(1)
    session.apply(session.game_end.begin_count)
    assert not takeback.can_request(session.game, WHITE)
    session.apply(session.game_end.toggle_count)
    session.apply(takeback.request, WHITE)
    assert not takeback.can_request(session.game, BLACK)
    session.apply(takeback.answer, granted=False)
    hall.wait(60)
    assert hall.match.flagged is BLACK
    assert not takeback.can_request(session.game, WHITE)


def test_an_answer_without_a_request_does_nothing(hall):
    hall.play("C3 G7")
    told = len(hall.changes)
    hall.session.apply(hall.session.takeback.answer, granted=True)
    assert (len(hall.changes), hall.stones()) == (told, {"C3", "G7"})


def test_a_takeback_tells_all_that_it_changes_and_leaves_no_trace(hall):
    hall.play("C3")
    depth = hall.session.game.history.depth
    hall.play("G7")
    hall.session.apply(hall.session.match_clock.pause)
    hall.session.apply(hall.session.takeback.request, WHITE)
    hall.session.apply(hall.session.takeback.answer, granted=True)
    everything = Change.MATCH | Change.TREE | Change.CURRENT_NODE | Change.CONTENT
    assert hall.changes[-1] == everything
    assert hall.session.game.history.depth == depth
    hall.session.redo()
    assert hall.changes[-1] == everything & ~Change.MATCH
    assert hall.stones() == {"C3", "G7"}
    assert hall.session.match_controller.is_at_match_node(hall.session.game)


def test_an_answer_elsewhere_tells_that_the_match_is_shown(hall):
    hall.play("C3 G7")
    hall.session.apply(hall.session.takeback.request, BLACK)
    hall.session.step_by(-1)
    hall.session.apply(hall.session.takeback.answer, granted=True)
    assert hall.stones() == set()
    assert hall.changes[-1] == Change.MATCH | Change.TREE | Change.CURRENT_NODE


def test_moves_that_were_commented_on_are_removed_in_steps_of_their_own(hall):
    game = hall.session.game
    hall.play("C3")
    hall.session.apply(lambda game: game.set_comment("good"))
    hall.play("G7")
    hall.session.apply(hall.session.match_clock.pause)
    hall.session.apply(lambda game: game.set_comment("better"))
    before, depth = contents(hall), game.history.depth
    hall.session.apply(hall.session.takeback.request, BLACK)
    hall.session.apply(hall.session.takeback.answer, granted=True)
    assert (len(game.tree), game.history.depth) == (1, depth + 2)
    hall.session.open_document(hall.session.document)
    hall.session.undo()
    assert len(game.tree) == 2
    hall.session.undo()
    assert contents(hall) == before


def test_times_after_a_comment_are_undone_with_a_takeback(hall):
    hall.play("C3 G7")
    hall.session.apply(lambda game: game.set_comment("good"))
    hall.wait(2)
    hall.session.apply(hall.session.match_clock.pause)
    hall.session.apply(hall.session.takeback.request, WHITE)
    hall.session.apply(hall.session.takeback.answer, granted=True)
    assert hall.stones() == {"C3"}
    everything = Change.MATCH | Change.TREE | Change.CURRENT_NODE | Change.CONTENT
    assert hall.changes[-1] == everything


def test_time_given_back_has_been_used(hall):
    hall.play("C3")
    hall.play("G7", 10)
    hall.wait(5)
    hall.session.apply(hall.session.takeback.request, WHITE)
    hall.session.apply(hall.session.takeback.answer, granted=True, restores_clock=True)
    used = [hall.match.clock.used_by(color, hall.time) for color in Color]
    assert (hall.seconds(), used) == ((60, 60), [5, 10])


def test_an_edit_before_a_node_of_times_is_undone_with_it(hall):
    session = hall.session
    hall.play("C3")
    session.apply(session.match_clock.pause)
    session.apply(lambda game: game.set_turn(BLACK))
    session.continue_here()
    session.apply(lambda game: game.set_comment("from here"))
    hall.wait(5)
    session.apply(session.match_clock.pause)
    assert (hall.match.node_id, len(session.game.tree)) == (3, 4)
    session.undo()
    assert (hall.match.node_id, len(session.game.tree)) == (2, 3)
    assert session.game.tree[2].content.comment == ""
    assert hall.changes[-1] == Change.TREE | Change.CURRENT_NODE | Change.CONTENT
