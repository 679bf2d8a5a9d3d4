"""A match at the session: moves, clock and precautions. Time is a number."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from operator import or_

import pytest

from gobanapp.clock.clock import Clock
from gobanapp.clock.time_left import TimeLeft
from gobanapp.clock.time_system import Absolute, Bronstein, ByoYomi, Canadian, Delay, Fischer, Ing
from gobanapp.game.change import Change
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.session.document import Document
from gobanapp.session.match import Match, TakebackRequest
from gobanapp.session.match_stage import BlockReason, MatchStage
from gobanapp.session.move_confirmation import MoveConfirmation
from gobanapp.session.session import Session
from gobanapp.session.tool_choice import EditTool
from tests.session.match_hall import Hall

BLACK, WHITE = Color.BLACK, Color.WHITE


@pytest.fixture
def hall(qapp):
    return Hall(Absolute(main=60))


def test_the_first_move_starts_the_opponents_clock(hall):
    hall.wait(5)
    assert hall.running is None
    assert hall.match.stage is MatchStage.READY
    hall.play("C3")
    assert hall.running is WHITE
    hall.wait(7)
    assert hall.seconds() == (60, 53)
    hall.play("G7")
    hall.wait(4)
    assert hall.seconds() == (56, 53)


def test_the_clock_can_be_started_before_the_first_move(hall):
    hall.session.apply(hall.session.match_clock.start)
    hall.wait(5)
    assert hall.running is BLACK
    assert hall.seconds() == (55, 60)


def test_with_a_handicap_black_s_time_runs_while_placing_and_then_white_s(qapp):
    hall = Hall(Absolute(main=60), handicap=2, free_placement=True)
    hall.session.apply(hall.session.match_clock.start)
    hall.play("C3")
    assert hall.running is BLACK
    hall.play("G7")
    assert hall.running is WHITE


@pytest.mark.parametrize(
    ("system", "taken", "left"),
    [
        (Absolute(main=60), 20, TimeLeft(40)),
        (Fischer(main=60, increment=5), 20, TimeLeft(45)),
        (Delay(main=60, delay=5), 20, TimeLeft(45)),
        (Delay(main=60, delay=5), 3, TimeLeft(60)),
        (Bronstein(main=60, delay=5), 20, TimeLeft(45)),
        (Bronstein(main=60, delay=5), 3, TimeLeft(60)),
        (ByoYomi(main=10, periods=3, seconds=30), 20, TimeLeft(30, 3)),
        (ByoYomi(main=10, periods=3, seconds=30), 50, TimeLeft(30, 2)),
        (Canadian(main=10, stones=3, seconds=30), 20, TimeLeft(20, 2)),
        (Canadian(main=10, stones=1, seconds=30), 20, TimeLeft(30, 1)),
        (Ing(main=10, periods=3, seconds=30), 20, TimeLeft(20, 3)),
        (Ing(main=10, periods=3, seconds=30), 50, TimeLeft(20, 2)),
    ],
)
def test_the_time_left_is_recorded_with_the_move(qapp, system, taken, left):
    hall = Hall(system)
    hall.play("C3")
    hall.play("G7", taken)
    assert hall.session.game.node.content.times == ByColor(None, left)
    assert hall.session.match_controller.times(hall.session.game).white == left


@pytest.mark.parametrize(
    ("system", "lasts"),
    [
        (Absolute(main=60), 60),
        (Fischer(main=60, increment=5), 60),
        (Delay(main=60, delay=5), 65),
        (Bronstein(main=60, delay=5), 60),
        (ByoYomi(main=10, periods=3, seconds=30), 100),
        (Canadian(main=10, stones=3, seconds=30), 40),
        (Ing(main=10, periods=3, seconds=30), 100),
    ],
)
def test_time_that_runs_out_is_announced_and_the_players_decide(qapp, system, lasts):
    hall = Hall(system)
    hall.play("C3")
    hall.wait(lasts - 1)
    assert hall.match.flagged is None
    hall.wait(1)
    assert hall.match.flagged is WHITE
    assert hall.running is None
    hall.play("G7")
    assert hall.hindered == [BlockReason.TIME_IS_UP]
    hall.session.claim_time()
    assert hall.session.game.info.result == "B+T"
    assert not hall.session.is_live


def test_both_players_can_continue_after_time_has_run_out(hall):
    hall.play("C3")
    hall.wait(60)
    hall.session.apply(hall.session.match_clock.continue_after_timeout)
    hall.wait(100)
    assert hall.match.flagged is None
    hall.play("G7")
    assert hall.running is BLACK
    hall.wait(60)
    assert hall.match.flagged is BLACK
    hall.session.apply(hall.session.match_clock.continue_after_timeout)
    hall.wait(100)
    assert hall.match.flagged is None


def test_time_matters_while_the_clock_runs_and_while_a_stone_can_be_taken_back(hall):
    assert not hall.match.is_ticking
    hall.play("C3")
    assert hall.match.is_ticking
    hall.session.apply(hall.session.match_clock.pause)
    assert not hall.match.is_ticking
    without_clock = Hall(None, MoveConfirmation(takeback_seconds=5.0))
    assert not without_clock.match.is_ticking
    without_clock.play("C3")
    assert without_clock.match.is_ticking
    hall = Hall(None, MoveConfirmation(has_clock_press=True))
    hall.play("C3")
    assert not hall.match.is_ticking
    pressed = Hall(Absolute(main=60), MoveConfirmation(has_clock_press=True))
    pressed.play("C3")
    pressed.session.apply(pressed.session.match_clock.press, BLACK)
    assert pressed.match.before_last_move is None
    assert pressed.match.is_ticking


def test_a_clock_that_is_pressed_gives_the_increment(qapp):
    hall = Hall(Fischer(main=60, increment=5), MoveConfirmation(has_clock_press=True))
    hall.session.apply(hall.session.match_clock.start)
    hall.play("C3", 10)
    hall.wait(3)
    hall.session.apply(hall.session.match_clock.press, BLACK)
    assert hall.seconds() == (52, 60)
    hall.wait(2)
    assert hall.seconds() == (52, 58)


def test_a_player_with_time_left_plays_on_without_permission(hall):
    hall.play("C3")
    assert hall.match.excuse_flag() is hall.match


def test_a_referee_can_add_time_after_flag_fall(hall):
    hall.play("C3")
    hall.wait(60)
    hall.session.apply(hall.session.match_clock.add_time, WHITE, 30)
    assert hall.match.flagged is None
    hall.wait(10)
    assert hall.seconds() == (60, 20)
    hall.session.apply(hall.session.match_clock.add_time, WHITE, -15)
    hall.wait(5)
    assert hall.match.flagged is WHITE


def test_no_move_is_accepted_while_the_clock_is_paused(hall):
    hall.play("C3")
    hall.wait(7)
    hall.session.apply(hall.session.match_clock.pause)
    hall.wait(100)
    hall.play("G7")
    assert hall.hindered == [BlockReason.PAUSED]
    assert hall.stones() == {"C3"}
    assert hall.seconds() == (60, 53)
    hall.session.apply(hall.session.match_clock.start)
    hall.wait(3)
    assert hall.seconds() == (60, 50)


def test_both_times_are_recorded_at_a_pause(hall):
    hall.play("C3")
    hall.wait(7)
    hall.session.apply(hall.session.match_clock.pause)
    assert hall.session.game.node.content.times == ByColor(TimeLeft(60), TimeLeft(53))


def test_sleep_of_the_computer_takes_no_time_and_pauses(hall):
    hall.play("C3")
    hall.wait(7)
    hall.time += 3600
    hall.session.tick()
    assert (hall.match.stage, hall.match.has_slept) == (MatchStage.PAUSED, True)
    assert hall.seconds() == (60, 53)
    hall.session.apply(hall.session.match_clock.start)
    hall.wait(1)
    assert (hall.running, hall.match.has_slept) == (WHITE, False)
    assert hall.seconds() == (60, 52)


def test_a_system_clock_set_back_changes_no_time(hall):
    hall.play("C3")
    hall.wait(7)
    hall.time -= 500
    hall.session.tick()
    assert hall.seconds() == (60, 53)


def test_an_illegal_move_takes_no_turn(hall):
    hall.play("C3 G7 C3")
    assert [illegal.reason.name for illegal in hall.refused] == ["OCCUPIED"]
    assert hall.running is BLACK


def test_a_move_is_over_when_its_player_has_pressed_the_clock(qapp):
    hall = Hall(Absolute(main=60), MoveConfirmation(has_clock_press=True))
    hall.play("C3")
    assert hall.match.to_press is BLACK
    hall.wait(3)
    hall.session.apply(hall.session.match_clock.press, WHITE)
    hall.play("G7")
    assert hall.hindered == [BlockReason.PRESS_FIRST]
    assert hall.seconds() == (57, 60)
    hall.session.apply(hall.session.match_clock.press, BLACK)
    hall.wait(2)
    assert hall.seconds() == (57, 58)
    assert hall.session.game.node.content.times == ByColor(TimeLeft(57), None)


def test_a_move_can_be_taken_back_freely_before_the_press(qapp):
    hall = Hall(Absolute(main=60), MoveConfirmation(has_clock_press=True))
    hall.play("C3")
    hall.wait(20)
    hall.session.undo()
    assert hall.stones() == set()
    hall.wait(1)
    assert hall.session.match_controller.times(hall.session.game).white == TimeLeft(60)


def test_without_a_match_the_clock_does_nothing(qapp):
    session = Session(Document([GameTerms(columns=9, rows=9).to_game("2001-01-01")]))
    changes = []
    session.subscribe(changes.append)
    session.apply(session.match_clock.start)
    session.apply(session.match_clock.pause)
    session.apply(session.match_clock.press, BLACK)
    session.apply(session.match_clock.continue_after_timeout)
    session.apply(session.match_clock.add_time, BLACK, 30)
    session.continue_here()
    session.navigate(session.match_controller.go_to_match_node)
    session.tick()
    assert (session.match, changes) == (None, [])


def test_a_clock_that_has_run_out_cannot_be_started(hall):
    hall.play("C3")
    hall.wait(60)
    before = hall.match
    hall.session.apply(hall.session.match_clock.start)
    assert hall.match is before
    hall.session.claim_time()
    changes = len(hall.changes)
    hall.session.apply(hall.session.match_clock.start)
    assert len(hall.changes) == changes


def test_a_match_can_be_resumed_at_another_node(hall):
    hall.play("C3 G7 G3", 5)
    hall.session.apply(hall.session.match_clock.pause)
    hall.session.step_by(-2)
    hall.session.choose_edit_tool(EditTool.MARK)
    hall.session.continue_here()
    assert hall.match.node_id == hall.session.game.current_id
    assert hall.session.tools.edit_tool is EditTool.PLAY
    assert hall.changes[-1] & Change.MATCH
    hall.play("E5")
    assert hall.stones() == {"C3", "E5"}


def test_playing_on_after_time_has_run_out_takes_the_play_tool(hall):
    hall.play("C3")
    hall.wait(60)
    hall.session.choose_edit_tool(EditTool.MARK)
    hall.session.apply(hall.session.match_clock.continue_after_timeout)
    assert hall.session.tools.edit_tool is EditTool.PLAY


@pytest.mark.parametrize("tool", [EditTool.INSERT, EditTool.CORRECT])
def test_starting_the_clock_ends_a_correction(hall, tool):
    hall.play("C3 G7")
    hall.session.apply(hall.session.match_clock.pause)
    hall.session.choose_edit_tool(tool)
    hall.session.apply(hall.session.match_clock.start)
    assert hall.session.tools.edit_tool is EditTool.PLAY
    hall.play("E5")
    assert hall.stones() == {"C3", "G7", "E5"}


@pytest.mark.parametrize("tool", [EditTool.MARK, EditTool.INSERT, EditTool.CORRECT])
def test_a_match_that_is_resumed_is_played_and_not_edited(qapp, tool):
    hall = Hall()
    hall.play("C3 G7")
    hall.session.open_document(hall.session.document)
    hall.session.choose_edit_tool(tool)
    hall.session.resume_match()
    assert hall.session.tools.edit_tool is EditTool.PLAY


def test_after_a_pass_the_opponent_has_the_play_tool(qapp):
    hall = Hall()
    hall.play("C3")
    hall.session.choose_edit_tool(EditTool.MARK)
    hall.play("pass")
    assert hall.session.tools.edit_tool is EditTool.PLAY
    assert hall.changes[-1] & Change.TOOL


def go_back_in_resumed_match(hall):
    """Resume the match after a break, and take back the last move, which stays in the record."""
    session = hall.session
    session.match_controller.move_confirmation = MoveConfirmation(needs_takeback_consent=False)
    session.open_document(session.document)
    session.resume_match()
    session.apply(session.match_clock.start)
    session.apply(session.takeback.request, session.turn.opponent)


def test_a_match_in_a_variation_is_saved_while_it_is_counted(hall):
    hall.play("C3 G7 C7", 5)
    go_back_in_resumed_match(hall)
    hall.play("E5 pass pass", 5)
    hall.session.accept(BLACK)
    counted = hall.session.scoring.agreement
    assert hall.session.match_controller.has_unwritten_state(hall.session.game)
    hall.session.write_match_state()
    assert not hall.session.match_controller.has_unwritten_state(hall.session.game)
    assert hall.session.scoring.agreement == counted


def test_pressing_the_clock_elsewhere_shows_the_match_again(qapp):
    hall = Hall(Absolute(main=60), MoveConfirmation(has_clock_press=True))
    hall.play("C3")
    hall.session.step_by(-1)
    hall.session.apply(hall.session.match_clock.press, BLACK)
    assert hall.session.game.current_id == hall.match.node_id
    assert hall.changes[-1] & Change.MATCH
    assert hall.changes[-1] & Change.CURRENT_NODE
    assert hall.changes[-1] & Change.CONTENT


def test_time_given_while_the_clock_runs_is_not_written_before_the_move(hall):
    hall.play("C3")
    before = hall.session.game.node.content.times
    hall.session.apply(hall.session.match_clock.add_time, WHITE, 30)
    assert hall.session.game.node.content.times == before
    hall.session.apply(hall.session.match_clock.pause)
    hall.session.apply(hall.session.match_clock.add_time, WHITE, 30)
    assert hall.session.game.node.content.times == ByColor(TimeLeft(60), TimeLeft(120))


def test_a_count_begun_elsewhere_is_one_of_the_match(hall):
    hall.play("C3 G7")
    hall.session.step_by(-1)
    hall.session.apply(hall.session.game_end.begin_count)
    assert hall.session.game.current_id == hall.match.node_id
    assert hall.changes[-1] & Change.COUNT
    assert hall.changes[-1] & Change.CURRENT_NODE
    assert hall.changes[-1] & Change.CONTENT


def test_a_paused_match_has_a_clock_that_stands():
    clock = Clock.new(ByColor(Absolute(main=60), Absolute(main=60))).run(BLACK, 0.0)
    paused = Match(node_id=0, clock=clock, stage=MatchStage.RUNNING).pause(5.0)
    assert paused == Match(node_id=0, clock=clock.pause(5.0), stage=MatchStage.PAUSED)


def test_times_after_a_set_up_get_a_new_node(hall):
    """SGF allows none in a node with a set-up, such as whose turn it is."""
    hall.play("C3")
    hall.wait(3)
    session = hall.session
    session.apply(session.match_clock.pause)
    session.apply(lambda game: game.set_turn(BLACK))
    set_up = session.game.current_id
    session.continue_here()
    hall.wait(5)
    session.apply(session.match_clock.pause)
    game, place = session.game, hall.match.node_id
    assert (game.current_id, game.node.parent) == (place, set_up)
    assert game.tree[set_up].content.times == ByColor(None, None)
    assert game.node.content.times == ByColor(TimeLeft(55.0), TimeLeft(57.0))
    session.apply(session.match_clock.start)
    hall.wait(1)
    session.apply(session.match_clock.pause)
    assert game.node.content.times == ByColor(TimeLeft(54.0), TimeLeft(57.0))
    session.apply(session.match_clock.start)
    hall.play("G7")
    assert game.node.parent == place
    assert len(game.tree) == 5


def test_a_player_may_take_back_only_what_was_just_played_and_in_time():
    match = Match(node_id=0, moved_at=10.0)
    assert not match.can_take_back(10.0, 1.0)
    moved = match.move(BLACK, 10.0, awaits_press=False)
    assert moved.can_take_back(11.0, 1.0)
    assert not moved.can_take_back(11.5, 1.0)
    assert not replace(moved, flagged=WHITE).can_take_back(10.0, 1.0)


def test_a_move_ends_what_was_before_it():
    request = TakebackRequest(WHITE, 1)
    match = Match(node_id=0, has_slept=True, takeback_request=request)
    moved = match.move(BLACK, 10.0, awaits_press=False).move(WHITE, 11.0, awaits_press=False)
    assert (moved.has_slept, moved.takeback_request) == (False, None)
    assert moved.before_last_move.before_last_move is None
    asked = replace(moved, takeback_request=request).move(BLACK, 12.0, awaits_press=False)
    assert asked.before_last_move.takeback_request is None


def a_running_match(awaits_press):
    clock = Clock.new(ByColor(Absolute(main=60), Absolute(main=60))).run(BLACK, 0.0)
    match = Match(node_id=0, clock=clock, stage=MatchStage.RUNNING)
    return match.move(BLACK, 0.0, awaits_press=awaits_press)


def test_no_stone_can_be_taken_back_after_the_computer_slept():
    slept = a_running_match(awaits_press=True).tick(3600.0)
    assert (slept.stage, slept.before_last_move) == (MatchStage.PAUSED, None)


def test_the_clock_stands_when_time_has_run_out_and_no_stone_can_be_taken_back():
    match = a_running_match(awaits_press=True)
    for now in range(1, 61):
        match = match.tick(float(now))
    assert (match.flagged, match.clock.running, match.before_last_move) == (BLACK, None, None)
    assert match.clock.time_left(BLACK, 100.0) == TimeLeft(0.0)


@pytest.mark.parametrize(("color", "seconds", "is_up"), [(WHITE, 5, False), (BLACK, 5, True)])
def test_time_is_up_until_the_player_gets_some(hall, color, seconds, is_up):
    hall.play("C3")
    hall.wait(60)
    before = hall.match
    hall.session.apply(hall.session.match_clock.add_time, color, seconds)
    assert hall.match.flagged is (WHITE if is_up else None)
    assert hall.changes[-1] & Change.MATCH
    assert before.clear_flag(hall.time) is before
    assert Match(node_id=0).clear_flag(0.0) == Match(node_id=0)


def test_playing_on_is_told(hall):
    hall.play("C3")
    hall.wait(60)
    hall.session.apply(hall.session.match_clock.continue_after_timeout)
    assert hall.changes[-1] & Change.MATCH


def test_starting_the_clock_shows_the_match_again(hall):
    hall.play("C3 G7")
    hall.session.apply(hall.session.match_clock.pause)
    told = len(hall.changes)
    hall.session.apply(hall.session.match_clock.pause)
    assert len(hall.changes) == told
    hall.session.step_by(-1)
    hall.session.apply(hall.session.match_clock.start)
    assert hall.changes[-1] == Change.MATCH | Change.CURRENT_NODE


def test_the_clock_of_a_finished_match_stands(hall):
    hall.play("C3")
    hall.session.resign(WHITE)
    before = hall.match
    hall.session.apply(hall.session.match_clock.start)
    assert hall.match is before


def test_a_match_without_a_clock_is_neither_paused_nor_held(qapp):
    hall = Hall(None)
    hall.play("C3")
    before = hall.match
    hall.session.apply(hall.session.match_clock.pause)
    hall.session.apply(hall.session.match_clock.hold)
    assert hall.match is before


def can_resume(hall):
    return hall.session.match_clock.can_continue_here(hall.session.game)


def test_only_a_paused_match_is_resumed_elsewhere(hall):
    hall.play("C3 G7 C7")
    hall.session.step_by(-1)
    assert not can_resume(hall)
    hall.session.apply(hall.session.match_clock.pause)
    assert can_resume(hall)
    hall.session.step_by(1)
    assert not can_resume(hall)
    hall.session.apply(hall.session.game_end.begin_count)
    assert not can_resume(hall)
    hall.session.open_document(hall.session.document)
    assert not can_resume(hall)


def test_a_match_whose_time_is_up_is_not_resumed_elsewhere(hall):
    hall.play("C3 G7")
    hall.wait(60)
    hall.session.step_by(-1)
    assert not can_resume(hall)
    hall.session.apply(hall.session.match_clock.pause)
    assert not can_resume(hall)


def test_resuming_elsewhere_tells_all_that_changed(hall):
    hall.play("C3 G7 C7")
    hall.session.apply(hall.session.match_clock.pause)
    hall.session.step_by(-2)
    hall.play("C3")
    hall.session.step_by(-2)
    hall.session.apply(hall.session.match_clock.add_time, WHITE, 5)
    hall.session.choose_edit_tool(EditTool.MARK)
    told = len(hall.changes)
    hall.session.continue_here()
    assert Change.DOCUMENT | Change.MATCH | Change.TOOL in reduce(or_, hall.changes[told:])


# While a question is open


def held(hall, seconds=100.0):
    """Let a question be open for some time."""
    hall.session.apply(hall.session.match_clock.hold)
    hall.wait(seconds)
    hall.session.apply(hall.session.match_clock.release)


def test_a_question_takes_neither_time_nor_the_right_to_take_a_stone_back(hall):
    hall.session.apply(hall.session.match_clock.start)
    hall.play("C3", 5)
    hall.time += 0.5
    held(hall)
    assert hall.changes[-1] & Change.MATCH
    assert (hall.match.stage, hall.running) == (MatchStage.RUNNING, WHITE)
    assert hall.seconds() == (55, 59.5)
    assert hall.session.takeback.time_left() == pytest.approx(0.5)
    hall.session.undo()
    assert hall.stones() == set()
    assert (hall.running, hall.seconds()) == (BLACK, (54.5, 60))
    hall.wait(1)
    assert hall.seconds() == (53.5, 60)


def test_a_question_after_the_first_move_leaves_it_to_be_taken_back(hall):
    hall.play("C3")
    held(hall)
    hall.session.undo()
    assert (hall.stones(), hall.running, hall.seconds()) == (set(), None, (60, 60))


def test_a_move_that_is_removed_during_a_question_is_not_taken_back(hall):
    hall.session.apply(hall.session.match_clock.start)
    hall.play("C3")
    hall.session.apply(hall.session.match_clock.hold)
    hall.session.apply(lambda game: game.remove(game.current_id))
    hall.session.apply(hall.session.match_clock.release)
    assert hall.match.before_last_move is None
    assert (hall.match.node_id, hall.running) == (0, BLACK)


@pytest.mark.parametrize("stage", [MatchStage.RUNNING, MatchStage.PAUSED])
def test_without_a_question_nothing_is_released(hall, stage):
    hall.play("C3")
    hall.wait(2)
    if stage is MatchStage.PAUSED:
        hall.session.apply(hall.session.match_clock.pause)
    before = hall.match
    hall.session.apply(hall.session.match_clock.release)
    assert hall.match == before


def test_a_clock_that_was_started_during_a_question_keeps_running(hall):
    hall.play("C3")
    hall.session.apply(hall.session.match_clock.hold)
    hall.session.apply(hall.session.match_clock.start)
    before = hall.match
    hall.session.apply(hall.session.match_clock.release)
    assert hall.match == before


def test_a_match_that_ends_during_a_question_is_not_continued(hall):
    hall.play("C3")
    hall.session.apply(hall.session.match_clock.hold)
    hall.session.resign(WHITE)
    hall.session.apply(hall.session.match_clock.release)
    assert hall.match.stage is MatchStage.PAUSED


def test_a_match_that_is_left_during_a_question_is_not_continued(hall):
    hall.play("C3")
    hall.session.apply(hall.session.match_clock.hold)
    games = Document([GameTerms().to_game("")]).entries
    hall.session.edit_game_list(lambda document: document.set_games(games, games[0]))
    hall.session.apply(hall.session.match_clock.release)
    assert hall.match is None


def test_another_match_is_not_continued_by_the_answer_to_a_question(hall):
    hall.play("C3")
    hall.session.apply(hall.session.match_clock.hold)
    hall.session.open_document(hall.session.document)
    hall.session.resume_match()
    hall.session.apply(hall.session.match_clock.release)
    assert hall.match.stage is MatchStage.PAUSED


# What the match is asked


def test_a_match_has_gone_through_the_nodes_of_its_line(hall):
    controller, session = hall.session.match_controller, hall.session
    hall.play("C3 G7")
    session.apply(session.match_clock.pause)
    session.step_by(-1)
    session.apply(lambda game: game.play(Point.parse("E5")))
    assert [controller.is_match_node(session.game, node) for node in range(4)] == [
        *(True, True, True),
        False,
    ]
    session.resign(BLACK)
    assert not controller.is_match_node(session.game, 0)
    session.open_document(session.document)
    assert not controller.is_match_node(session.game, 0)


def test_marks_are_set_while_the_clock_stands(hall):
    controller, session = hall.session.match_controller, hall.session
    assert controller.can_mark(session.game)
    hall.play("C3")
    assert controller.is_clock_running(session.game)
    assert not controller.can_mark(session.game)
    session.choose_edit_tool(EditTool.MARK)
    assert session.tools.edit_tool is EditTool.PLAY
    session.apply(session.match_clock.pause)
    assert not controller.is_clock_running(session.game)
    assert controller.can_mark(session.game)
    session.choose_edit_tool(EditTool.MARK)
    assert session.tools.edit_tool is EditTool.MARK
    session.apply(session.match_clock.start)
    session.apply(session.game_end.begin_count)
    assert not controller.can_mark(session.game)
    session.open_document(session.document)
    assert controller.can_mark(session.game)
    assert not controller.is_clock_running(session.game)


def test_stones_are_set_up_before_the_first_move_of_a_match(hall):
    controller, session = hall.session.match_controller, hall.session
    assert controller.can_set_up(session.game)
    hall.play("C3")
    assert not controller.can_set_up(session.game)
    session.step_by(-1)
    assert not controller.can_set_up(session.game)
    session.open_document(session.document)
    session.step_by(1)
    assert controller.can_set_up(session.game)


def test_a_reason_why_no_move_is_possible_holds_while_the_match_is_played(hall):
    controller, session = hall.session.match_controller, hall.session
    hall.play("C3")
    assert controller.block_reason(session.game) is None
    session.apply(session.match_clock.pause)
    assert controller.block_reason(session.game) is BlockReason.PAUSED
    session.apply(session.game_end.begin_count)
    assert controller.block_reason(session.game) is None
    session.open_document(session.document)
    assert controller.block_reason(session.game) is None


def test_the_player_to_move_is_that_of_the_match_while_it_is_live(hall):
    session = hall.session
    hall.play("C3 G7 C7")
    session.step_by(-1)
    assert (session.player_to_move, session.turn) == (WHITE, BLACK)
    assert session.match_controller.player_to_move(session.game) is WHITE
    session.resign(BLACK)
    session.step_by(-1)
    assert session.player_to_move is BLACK
    assert session.match_controller.player_to_move(session.game) is BLACK
    session.open_document(session.document)
    assert session.match_controller.player_to_move(session.game) is BLACK


def test_in_a_dispute_the_player_to_move_is_that_of_the_play_out(hall):
    session = hall.session
    hall.play("C3 G7 pass pass")
    stones = frozenset({Point.parse("C3")})
    session.apply(session.scoring.start_play_out, stones, WHITE, "disputed")
    assert session.player_to_move is WHITE
    hall.play("C4")
    assert session.player_to_move is BLACK


def test_a_match_is_resumed_only_where_none_is_and_the_game_goes_on(hall):
    session = hall.session
    hall.play("C3")
    hall.wait(2)
    before = session.match
    session.resume_match()
    assert session.match == before
    session.open_document(session.document)
    session.choose_edit_tool(EditTool.MARK)
    told = len(hall.changes)
    session.resume_match()
    assert hall.changes[told:] == [Change.MATCH | Change.TOOL]
    session.resign(BLACK)
    session.open_document(session.document)
    session.resume_match()
    assert session.match is None


# What the match writes


def test_a_running_clock_has_times_to_write(hall):
    controller, session = hall.session.match_controller, hall.session
    assert not controller.has_unwritten_state(session.game)
    hall.play("C3")
    hall.wait(3)
    assert controller.has_unwritten_state(session.game)
    told = len(hall.changes)
    session.write_match_state()
    assert not controller.has_unwritten_state(session.game)
    assert session.game.node.content.times == ByColor(TimeLeft(60), TimeLeft(57))
    assert hall.changes[told:] == [Change.CONTENT]
    hall.wait(1)
    session.resign(BLACK)
    assert not controller.has_unwritten_state(session.game)
    before = session.game.tree.edits
    session.write_match_state()
    session.open_document(session.document)
    session.write_match_state()
    assert not controller.has_unwritten_state(session.game)
    assert session.game.tree.edits == before


def test_the_line_and_the_times_are_written_in_one_step_that_is_not_undone_alone(hall):
    session = hall.session
    hall.play("C3 G7 C7")
    go_back_in_resumed_match(hall)
    hall.play("E5", 2)
    hall.wait(2)
    before = session.game.history.depth
    session.write_match_state()
    assert session.game.history.depth == before + 1
    assert hall.changes[-1] == Change.TREE | Change.CONTENT
    session.match_controller.move_confirmation = MoveConfirmation()
    session.undo()
    assert session.match.takeback_request.by is BLACK


def test_a_pass_has_its_time_and_is_not_undone_without_asking(hall):
    hall.play("C3")
    hall.play("pass", 7)
    assert hall.session.game.node.content.times == ByColor(None, TimeLeft(53))
    assert hall.running is BLACK
    hall.wait(2)
    hall.session.undo()
    assert hall.match.takeback_request.by is WHITE


def test_without_a_clock_nothing_changes_when_a_stone_can_no_longer_be_taken_back(qapp):
    hall = Hall(None, MoveConfirmation(takeback_seconds=5.0))
    hall.play("C3")
    hall.wait(6)
    assert not hall.match.is_ticking
