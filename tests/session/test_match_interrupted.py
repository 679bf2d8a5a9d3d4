"""A match while one looks elsewhere, counts or disputes, and as it ends."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gobanapp.clock.time_left import TimeLeft
from gobanapp.clock.time_system import Absolute, ByoYomi, Ing
from gobanapp.game.change import Change
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.session.document import Document
from gobanapp.session.match_stage import MatchStage
from gobanapp.session.move_confirmation import MoveConfirmation
from tests.session.match_hall import Hall

BLACK, WHITE = Color.BLACK, Color.WHITE


@pytest.fixture
def hall(qapp):
    return Hall(Absolute(main=60))


def test_a_click_at_another_node_returns_to_the_match(hall):
    hall.play("C3 G7 C7")
    hall.session.step_by(-2)
    assert hall.stones() == {"C3"}
    hall.play("E5")
    assert hall.stones() == {"C3", "G7", "C7"}
    assert hall.running is WHITE


def test_the_clock_keeps_running_while_another_node_is_shown(hall):
    hall.play("C3 G7 C7")
    hall.session.step_by(-2)
    hall.wait(4)
    assert hall.seconds() == (60, 56)


def test_a_paused_clock_shows_the_times_of_the_record(hall):
    hall.play("C3")
    hall.play("G7 C7", 10)
    hall.wait(3)
    hall.session.apply(hall.session.match_clock.pause)
    hall.session.step_by(-2)
    assert hall.session.match_controller.times(hall.session.game).black.seconds == 60
    hall.session.step_by(2)
    assert hall.seconds() == (50, 47)


def test_resuming_earlier_restores_the_times_of_that_node(hall):
    hall.play("C3")
    hall.play("G7 C7", 10)
    hall.session.apply(hall.session.match_clock.pause)
    hall.session.step_by(-1)
    hall.session.continue_here()
    assert hall.running is BLACK
    assert hall.seconds() == (60, 50)


def test_starting_the_clock_returns_to_the_match(hall):
    hall.play("C3 G7 C7")
    hall.session.apply(hall.session.match_clock.pause)
    hall.session.step_by(-2)
    hall.session.apply(hall.session.match_clock.start)
    assert hall.stones() == {"C3", "G7", "C7"}
    assert hall.running is WHITE


def test_the_clock_stands_in_counts_and_runs_when_play_is_resumed(hall):
    hall.play("C3 G7 pass pass")
    assert hall.session.is_counting
    assert hall.running is None
    hall.wait(20)
    hall.session.apply(hall.session.game_end.resume_play, BLACK)
    hall.wait(5)
    assert hall.running is WHITE
    assert hall.seconds() == (60, 55)


def test_the_clock_stands_in_disputes(hall):
    hall.play("C3 G7 pass pass")
    hall.session.apply(
        hall.session.scoring.start_play_out, frozenset({Point.parse("C3")}), BLACK, "disputed"
    )
    assert hall.running is None
    hall.play("C4")
    hall.wait(20)
    assert hall.seconds() == (60, 60)
    assert hall.match.node_id != hall.session.game.current_id
    hall.session.apply(hall.session.scoring.end_dispute, are_dead=True)
    assert hall.session.is_counting
    assert hall.match.node_id == hall.session.game.current_id


def test_the_match_is_over_when_both_accept(hall):
    hall.play("C3 G7 pass pass")
    hall.session.accept(BLACK)
    hall.session.accept(WHITE)
    assert hall.session.game.info.result
    assert not hall.session.is_live
    assert hall.match.stage is MatchStage.PAUSED
    assert len(hall.finished) == 1


def test_a_result_that_is_taken_back_leaves_the_clock_standing(hall):
    hall.play("C3")
    hall.session.resign(WHITE)
    assert hall.running is None
    hall.session.undo()
    assert hall.session.is_live
    hall.wait(10)
    assert hall.running is None
    hall.session.apply(hall.session.match_clock.start)
    assert hall.running is WHITE


def test_resigning_at_another_node_ends_the_match(hall):
    hall.play("C3 G7 C7")
    place = hall.session.game.current_id
    hall.session.step_by(-2)
    hall.session.resign(BLACK)
    assert hall.changes[-1] & Change.CURRENT_NODE
    assert hall.session.game.current_id == place
    assert hall.session.game.is_at_result
    assert hall.session.game.info.result == "W+R"


def test_a_match_that_is_left_can_be_resumed_from_its_record(hall):
    hall.play("C3")
    hall.play("G7", 10)
    hall.wait(3)
    record = hall.session.document
    hall.session.open_document(Document([GameTerms().to_game("")]))
    assert hall.match is None
    hall.session.open_document(record)
    assert hall.match is None
    assert hall.seconds() == (57, 50)
    hall.session.resume_match()
    assert hall.match.stage is MatchStage.PAUSED
    hall.session.apply(hall.session.match_clock.start)
    hall.wait(2)
    assert hall.seconds() == (55, 50)


def test_a_match_without_a_clock(qapp):
    hall = Hall(None)
    hall.play("C3 G7")
    hall.wait(10)
    assert hall.session.match_controller.times(hall.session.game) == ByColor(None, None)
    hall.session.undo()
    assert hall.match.takeback_request.by is WHITE
    hall.session.apply(hall.session.takeback.answer, granted=True)
    assert hall.stones() == {"C3"}


def test_each_action_emits_once(hall):
    for action in (
        lambda: hall.play("C3"),
        lambda: hall.session.apply(hall.session.match_clock.pause),
        lambda: hall.session.apply(hall.session.match_clock.start),
        lambda: hall.session.apply(hall.session.takeback.request, BLACK),
        lambda: hall.session.apply(hall.session.takeback.answer, granted=False),
        lambda: hall.session.apply(hall.session.match_clock.add_time, BLACK, 5),
    ):
        hall.changes.clear()
        action()
        (change,) = hall.changes
        assert change & Change.MATCH


def test_pausing_in_a_dispute_keeps_the_match_node(hall):
    hall.play("C3 G7 pass pass")
    place = hall.match.node_id
    hall.session.apply(
        hall.session.scoring.start_play_out, frozenset({Point.parse("C3")}), BLACK, "disputed"
    )
    hall.session.apply(hall.session.match_clock.pause)
    hall.session.apply(hall.session.match_clock.start)
    assert hall.match.node_id == place
    assert hall.session.scoring.dispute is not None
    assert hall.session.scoring.is_playing_out(hall.session.game)


@pytest.mark.parametrize("is_played_on", [False, True])
def test_the_clocks_show_the_same_while_a_dispute_is_paused(is_played_on):
    hall = Hall(Absolute(main=600))
    hall.play("C3 G7 pass pass", 7)
    hall.session.apply(
        hall.session.scoring.start_play_out, frozenset({Point.parse("C3")}), BLACK, "disputed"
    )
    if is_played_on:
        hall.play("C4")
    before = hall.seconds()
    assert before == (600 - 7, 600 - 14)
    hall.session.apply(hall.session.match_clock.pause)
    assert hall.seconds() == before
    hall.session.apply(hall.session.match_clock.start)
    assert hall.seconds() == before


def test_counting_at_another_node_counts_the_match(hall):
    hall.play("C3 G7 C7")
    place = hall.match.node_id
    hall.session.step_by(-2)
    hall.session.apply(hall.session.game_end.begin_count)
    assert hall.session.game.current_id == place
    hall.session.accept(BLACK)
    hall.session.accept(WHITE)
    assert hall.session.game.is_at_result
    assert hall.session.game.current_id == place


def test_a_continued_match_does_not_resume_a_count_elsewhere(hall):
    session = hall.session
    hall.play("C3 G7 C7")
    session.resign(BLACK)
    session.step_by(-1)
    session.apply(session.game_end.begin_count)
    assert session.is_counting  # A game that is over may be counted anywhere.
    session.apply(session.scoring.start_play_out, frozenset({Point.parse("C3")}), BLACK, "disputed")
    session.apply(lambda game: game.set_info(replace(game.info, result="")))
    assert session.is_live
    assert session.scoring.dispute is not None
    session.apply(session.scoring.abandon_dispute)
    assert hall.changes[-1] & Change.CURRENT_NODE
    assert not session.scoring.is_active
    session.apply(session.match_clock.start)
    assert session.match_controller.is_at_match_node(session.game)


def test_times_are_recorded_at_the_node_of_the_match(hall):
    hall.play("C3")
    hall.play("G7 C7", 10)
    hall.wait(7)
    place = hall.match.node_id
    hall.session.step_by(-2)
    hall.session.apply(hall.session.match_clock.pause)
    written = hall.session.game.tree[place].content.times
    assert written == ByColor(TimeLeft(50), TimeLeft(43))
    hall.session.apply(hall.session.match_clock.add_time, WHITE, 5)
    assert hall.session.game.tree[place].content.times.white == TimeLeft(48)


def test_a_pause_before_the_first_move_leaves_the_heading_alone(hall):
    hall.session.apply(hall.session.match_clock.start)
    hall.wait(5)
    hall.session.apply(hall.session.match_clock.pause)
    hall.session.open_document(hall.session.document)
    hall.session.resume_match()
    assert hall.match.clock.systems == ByColor(Absolute(main=60), Absolute(main=60))


def test_the_turn_that_ends_is_that_of_the_match(qapp):
    hall = Hall(ByoYomi(main=1, periods=3, seconds=30))
    hall.play("C3 G7", 5)
    hall.wait(25)
    hall.session.apply(hall.session.takeback.request, WHITE)
    hall.session.step_by(-1)
    hall.session.apply(hall.session.takeback.answer, granted=True)
    assert hall.session.match_controller.times(hall.session.game).black == TimeLeft(30, 3)


def test_overtime_penalties_are_counted(qapp):
    hall = Hall(Ing(main=10, periods=3, seconds=10))
    hall.play("C3 G7")
    hall.wait(25)
    hall.session.apply(hall.session.game_end.begin_count)
    assert hall.session.scoring.score(hall.session.game).lines.black.time == -4


def test_overtime_taken_by_a_referee_is_counted(qapp):
    hall = Hall(Ing(main=10, periods=3, seconds=10))
    hall.play("C3 G7")
    hall.session.apply(hall.session.match_clock.pause)
    hall.session.apply(hall.session.game_end.begin_count)
    assert hall.session.scoring.score(hall.session.game).lines.black.time == 0
    hall.session.apply(hall.session.match_clock.add_time, BLACK, -15)
    assert hall.session.scoring.score(hall.session.game).lines.black.time == -2


def test_switching_to_another_game_ends_the_match(hall):
    other = GameTerms(columns=19, rows=19).to_game("")
    hall.play("C3")
    record = hall.session.document
    record.set_games([*record.entries, *Document([other]).entries])
    hall.session.edit_game_list(
        lambda record: record.set_games(record.entries[1:], record.entries[1])
    )
    assert hall.match is None


def test_a_click_returning_to_the_match_is_no_move(hall):
    moved = []
    hall.play("C3 G7")
    hall.session.moved.connect(moved.append)
    hall.session.step_by(-1)
    hall.play("E5")
    assert moved == []
    hall.play("E5")
    assert len(moved) == 1


def test_a_result_during_a_count_of_the_match_ends_the_count(hall):
    hall.play("C3 G7 pass pass")
    hall.session.resign(BLACK)
    assert not hall.session.is_counting
    assert hall.changes[-1] & Change.COUNT


def test_the_pass_that_ends_play_is_told_with_the_count(hall):
    hall.play("C3 pass")
    hall.play("pass", 5)
    assert hall.changes[-1] & Change.COUNT
    assert hall.changes[-1] & Change.TREE
    assert hall.changes[-1] & Change.MATCH


def test_time_that_runs_out_is_told_when_a_move_is_refused(hall):
    hall.play("C3")
    hall.wait(59)
    hall.changes.clear()
    hall.time += 1
    hall.session.apply(lambda game: game.play(Point.parse("C3")))
    assert len(hall.refused) == 1
    assert hall.match.flagged is WHITE
    assert hall.changes[0] & Change.MATCH


def test_time_that_runs_out_is_told_when_a_move_comes_too_late(hall):
    hall.play("C3")
    hall.wait(59)
    hall.changes.clear()
    hall.time += 1
    hall.session.play(Point.parse("G7"))
    assert len(hall.hindered) == 1
    assert hall.changes[0] & Change.MATCH


def test_each_look_at_a_running_clock_is_told(hall):
    ticks = []
    hall.session.ticked.connect(lambda: ticks.append(hall.time))
    hall.session.tick()
    assert ticks == []
    hall.play("C3")
    hall.wait(2)
    assert len(ticks) == 2
    hall.session.apply(hall.session.match_clock.pause)
    hall.wait(2)
    assert len(ticks) == 2
    hall.session.apply(hall.session.match_clock.start)
    hall.changes.clear()
    hall.wait(60)
    assert hall.match.flagged is WHITE
    assert len(hall.changes) == 1
    ticks.clear()
    hall.wait(5)
    assert ticks == []


def test_the_time_to_take_a_stone_back_is_told_without_a_clock(qapp):
    hall = Hall(None, MoveConfirmation(takeback_seconds=2.5))
    ticks = []
    hall.session.ticked.connect(lambda: ticks.append(hall.time))
    hall.play("C3")
    hall.wait(5)
    assert len(ticks) == 3
    hall.play("G7")
    hall.session.resign(BLACK)
    ticks.clear()
    hall.wait(1)
    assert ticks == []
