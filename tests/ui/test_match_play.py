"""A match at the session: clock, precautions, requests, taking back. Time is a number."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gobanapp.clock.time_left import TimeLeft
from gobanapp.clock.time_system import (
    Absolute,
    Bronstein,
    ByoYomi,
    Canadian,
    Delay,
    Fischer,
    Ing,
)
from gobanapp.game.change import Change
from gobanapp.game.new_game import NewGame
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.ui.match import Hindrance, Stage
from gobanapp.ui.precautions import Precautions
from gobanapp.ui.record import Record
from gobanapp.ui.session import Session

BLACK, WHITE = Color.BLACK, Color.WHITE


class Hall:
    """A session at a table in a hall whose time we tell."""

    def __init__(self, system=None, precautions=None, **terms):
        self.time = 1000.0
        systems = None if system is None else ByColor(system, system)
        terms = {"columns": 9, "rows": 9, "systems": systems, **terms}
        record = Record([NewGame(**terms).to_game("2001-01-01")])
        self.session = Session(Record([NewGame().to_game("")]), now=lambda: self.time)
        self.session.precautions = precautions or Precautions()
        self.refused, self.hindered, self.changes, self.finished = [], [], [], []
        self.session.refused.connect(self.refused.append)
        self.session.hindered.connect(self.hindered.append)
        self.session.finished.connect(self.finished.append)
        self.session.begin_match(record, systems)
        self.session.changed.connect(self.changes.append)

    @property
    def match(self):
        return self.session.match

    def wait(self, seconds):
        """Let time go by, and look at the clock as the window does."""
        end = self.time + seconds
        while self.time < end:
            self.time = min(end, self.time + 1)
            self.session.tick()

    def play(self, names, seconds=0.0):
        for name in names.split():
            self.wait(seconds)
            if name == "pass":
                self.session.pass_()
            else:
                self.session.play(Point.parse(name))

    def seconds(self):
        times = self.session.times()
        return times.black.seconds, times.white.seconds

    @property
    def running(self):
        return self.match.clock.running

    def stones(self):
        board = self.session.game.position.board
        return {str(point) for point in board.points() if not board.is_empty(point)}


@pytest.fixture
def hall(qapp):
    return Hall(Absolute(main=60))


def test_the_first_move_starts_the_clock_of_the_other(hall):
    hall.wait(5)
    assert hall.running is None
    assert hall.match.stage is Stage.READY
    hall.play("C3")
    assert hall.running is WHITE
    hall.wait(7)
    assert hall.seconds() == (60, 53)
    hall.play("G7")
    hall.wait(4)
    assert hall.seconds() == (56, 53)


def test_the_clock_can_be_started_before_the_first_move(hall):
    hall.session.start_clock()
    hall.wait(5)
    assert hall.running is BLACK
    assert hall.seconds() == (55, 60)


def test_with_a_handicap_black_s_time_runs_while_he_places_and_white_s_then(qapp):
    hall = Hall(Absolute(main=60), handicap=2, free_placement=True)
    hall.session.start_clock()
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
def test_what_a_move_leaves_is_written_with_it(qapp, system, taken, left):
    hall = Hall(system)
    hall.play("C3")
    hall.play("G7", taken)
    assert hall.session.game.node.content.times == ByColor(None, left)
    assert hall.session.times().white == left


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
    assert hall.match.up is None
    hall.wait(1)
    assert hall.match.up is WHITE
    assert hall.running is None
    hall.play("G7")
    assert hall.hindered == [Hindrance.TIME_IS_UP]
    hall.session.claim_time()
    assert hall.session.game.info.result == "B+T"
    assert not hall.session.is_live


def test_both_may_go_on_although_time_has_run_out(hall):
    hall.play("C3")
    hall.wait(60)
    hall.session.play_on()
    hall.wait(100)
    assert hall.match.up is None
    hall.play("G7")
    assert hall.running is BLACK
    hall.wait(60)
    assert hall.match.up is BLACK


def test_a_referee_gives_time_to_one_whose_time_has_run_out(hall):
    hall.play("C3")
    hall.wait(60)
    hall.session.add_time(WHITE, 30)
    assert hall.match.up is None
    hall.wait(10)
    assert hall.seconds() == (60, 20)
    hall.session.add_time(WHITE, -15)
    hall.wait(5)
    assert hall.match.up is WHITE


def test_nobody_moves_while_the_clock_is_paused(hall):
    hall.play("C3")
    hall.wait(7)
    hall.session.pause_clock()
    hall.wait(100)
    hall.play("G7")
    assert hall.hindered == [Hindrance.PAUSED]
    assert hall.stones() == {"C3"}
    assert hall.seconds() == (60, 53)
    hall.session.start_clock()
    hall.wait(3)
    assert hall.seconds() == (60, 50)


def test_what_both_have_is_written_at_a_pause(hall):
    hall.play("C3")
    hall.wait(7)
    hall.session.pause_clock()
    assert hall.session.game.node.content.times == ByColor(TimeLeft(60), TimeLeft(53))


def test_a_computer_that_slept_has_taken_nobody_s_time(hall):
    hall.play("C3")
    hall.wait(7)
    hall.time += 3600
    hall.session.tick()
    assert (hall.match.stage, hall.match.slept) == (Stage.PAUSED, True)
    assert hall.seconds() == (60, 53)
    hall.session.start_clock()
    hall.wait(1)
    assert (hall.running, hall.match.slept) == (WHITE, False)
    assert hall.seconds() == (60, 52)


def test_a_clock_that_is_set_back_takes_and_gives_nothing(hall):
    hall.play("C3")
    hall.wait(7)
    hall.time -= 500
    hall.session.tick()
    before = hall.seconds()
    assert before[0] == 60
    assert before[1] <= 60


def test_an_illegal_move_takes_no_turn(hall):
    hall.play("C3 G7 C3")
    assert [illegal.reason.name for illegal in hall.refused] == ["OCCUPIED"]
    assert hall.running is BLACK


# Taking back


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
    assert (hall.match.request.by, hall.match.request.plies) == (WHITE, 1)
    assert hall.stones() == {"C3", "G7"}
    hall.session.answer(granted=False)
    assert hall.match.request is None
    hall.session.undo()
    hall.session.answer(granted=True)
    assert hall.stones() == {"C3"}
    assert hall.running is WHITE


def test_time_is_given_back_only_where_that_is_asked(hall):
    hall.play("C3")
    hall.play("G7", 10)
    hall.wait(5)
    hall.session.undo()
    hall.session.answer(granted=True)
    assert hall.seconds() == (55, 50)
    hall.play("G7", 10)
    hall.wait(5)
    assert hall.seconds() == (50, 40)
    hall.session.undo()
    hall.session.answer(granted=True, gives_time_back=True)
    assert hall.seconds() == (60, 60)
    assert hall.running is WHITE


def test_who_is_to_move_asks_for_two_moves(hall):
    hall.play("C3 G7 C7")
    hall.wait(5)
    hall.session.ask_undo(WHITE)
    assert hall.match.request.plies == 2
    hall.session.answer(granted=True)
    assert hall.stones() == {"C3"}
    assert hall.running is WHITE


def test_nobody_asks_for_moves_that_he_has_not_made(hall):
    hall.session.ask_undo(BLACK)
    hall.play("C3")
    hall.session.ask_undo(WHITE)
    assert hall.match.request is None


def test_a_move_is_an_answer_too(hall):
    hall.play("C3")
    hall.wait(2)
    hall.session.undo()
    hall.play("G7")
    assert hall.match.request is None
    assert hall.stones() == {"C3", "G7"}


def test_an_undo_that_asks_nobody(qapp):
    hall = Hall(Absolute(main=60), Precautions(undo_asks=False))
    hall.play("C3 G7")
    hall.wait(2)
    hall.session.undo()
    assert hall.stones() == {"C3"}


def test_what_was_taken_back_is_brought_back_by_redo(qapp):
    hall = Hall(Absolute(main=60), Precautions(undo_asks=False))
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
    hall.session.do(lambda game: game.set_comment("a fine move"))
    hall.wait(2)
    hall.session.undo()
    assert hall.match.request is None
    assert hall.session.game.node.content.comment == ""
    assert hall.stones() == {"C3"}


def test_the_move_goes_though_a_comment_came_later(hall):
    hall.play("C3 G7")
    hall.session.do(lambda game: game.set_comment("a fine move"))
    hall.wait(2)
    hall.session.ask_undo(WHITE)
    hall.session.answer(granted=True)
    assert hall.stones() == {"C3"}
    assert hall.session.game.place == hall.match.place


def test_a_move_before_a_pause_can_be_taken_back(hall):
    hall.play("C3 G7")
    hall.session.pause_clock()
    hall.session.undo()
    assert hall.match.request.by is WHITE
    hall.session.answer(granted=True)
    assert hall.stones() == {"C3"}


# Hand over


def test_a_move_is_over_when_its_player_has_pressed_the_clock(qapp):
    hall = Hall(Absolute(main=60), Precautions(hand_over=True))
    hall.play("C3")
    assert hall.match.to_press is BLACK
    hall.wait(3)
    hall.session.press(WHITE)
    hall.play("G7")
    assert hall.hindered == [Hindrance.PRESS_FIRST]
    assert hall.seconds() == (57, 60)
    hall.session.press(BLACK)
    hall.wait(2)
    assert hall.seconds() == (57, 58)
    assert hall.session.game.node.content.times == ByColor(TimeLeft(57), None)


def test_before_he_presses_he_takes_back_as_he_likes(qapp):
    hall = Hall(Absolute(main=60), Precautions(hand_over=True))
    hall.play("C3")
    hall.wait(20)
    hall.session.undo()
    assert hall.stones() == set()
    hall.wait(1)
    assert hall.session.times().white == TimeLeft(60)


# Looking elsewhere, counting, the end


def test_a_click_while_one_looks_elsewhere_leads_back(hall):
    hall.play("C3 G7 C7")
    hall.session.walk(-2)
    assert hall.stones() == {"C3"}
    hall.play("E5")
    assert hall.stones() == {"C3", "G7", "C7"}
    assert hall.running is WHITE


def test_the_clock_runs_on_while_one_looks_elsewhere(hall):
    hall.play("C3 G7 C7")
    hall.session.walk(-2)
    hall.wait(4)
    assert hall.seconds() == (60, 56)


def test_where_the_clock_stands_the_record_s_times_are_shown(hall):
    hall.play("C3")
    hall.play("G7 C7", 10)
    hall.wait(3)
    hall.session.pause_clock()
    hall.session.walk(-2)
    assert hall.session.times().black.seconds == 60
    hall.session.walk(2)
    assert hall.seconds() == (50, 47)


def test_a_game_goes_on_from_where_one_stands_with_the_times_of_then(hall):
    hall.play("C3")
    hall.play("G7 C7", 10)
    hall.session.pause_clock()
    hall.session.walk(-1)
    hall.session.go_on_here()
    assert hall.running is BLACK
    assert hall.seconds() == (60, 50)


def test_to_start_the_clock_leads_back_to_the_game(hall):
    hall.play("C3 G7 C7")
    hall.session.pause_clock()
    hall.session.walk(-2)
    hall.session.start_clock()
    assert hall.stones() == {"C3", "G7", "C7"}
    assert hall.running is WHITE


def test_the_clock_stands_in_counts_and_runs_when_play_is_resumed(hall):
    hall.play("C3 G7 pass pass")
    assert hall.session.is_counting
    assert hall.running is None
    hall.wait(20)
    hall.session.resume(BLACK)
    hall.wait(5)
    assert hall.running is WHITE
    assert hall.seconds() == (60, 55)


def test_the_clock_stands_in_disputes(hall):
    hall.play("C3 G7 pass pass")
    hall.session.play_out(frozenset({Point.parse("C3")}), BLACK, "disputed")
    assert hall.running is None
    hall.play("C4")
    hall.wait(20)
    assert hall.seconds() == (60, 60)
    assert hall.match.place != hall.session.game.place
    hall.session.end_dispute(are_dead=True)
    assert hall.session.is_counting
    assert hall.match.place == hall.session.game.place


def test_both_accept_and_the_match_is_over(hall):
    hall.play("C3 G7 pass pass")
    hall.session.accept(BLACK)
    hall.session.accept(WHITE)
    assert hall.session.game.info.result
    assert not hall.session.is_live
    assert hall.match.stage is Stage.PAUSED
    assert len(hall.finished) == 1


def test_a_result_that_is_taken_back_leaves_the_clock_standing(hall):
    hall.play("C3")
    hall.session.resign(WHITE)
    assert hall.running is None
    hall.session.undo()
    assert hall.session.is_live
    hall.wait(10)
    assert hall.running is None
    hall.session.start_clock()
    assert hall.running is WHITE


def test_a_resignation_is_of_the_game_wherever_one_looks(hall):
    hall.play("C3 G7 C7")
    place = hall.session.game.place
    hall.session.walk(-2)
    hall.session.resign(BLACK)
    assert hall.session.game.place == place
    assert hall.session.game.is_at_result
    assert hall.session.game.info.result == "W+R"


def test_a_match_that_is_left_can_be_resumed_from_its_record(hall):
    hall.play("C3")
    hall.play("G7", 10)
    hall.wait(3)
    record = hall.session.record
    hall.session.open(Record([NewGame().to_game("")]))
    assert hall.match is None
    hall.session.open(record)
    assert hall.match is None
    assert hall.seconds() == (57, 50)
    hall.session.resume_match()
    assert hall.match.stage is Stage.PAUSED
    hall.session.start_clock()
    hall.wait(2)
    assert hall.seconds() == (55, 50)


def test_a_match_without_a_clock(qapp):
    hall = Hall(None)
    hall.play("C3 G7")
    hall.wait(10)
    assert hall.session.times() == ByColor(None, None)
    hall.session.undo()
    assert hall.match.request.by is WHITE
    hall.session.answer(granted=True)
    assert hall.stones() == {"C3"}


def test_each_action_tells_once(hall):
    for action in (
        lambda: hall.play("C3"),
        hall.session.pause_clock,
        hall.session.start_clock,
        lambda: hall.session.ask_undo(BLACK),
        lambda: hall.session.answer(granted=False),
        lambda: hall.session.add_time(BLACK, 5),
    ):
        hall.changes.clear()
        action()
        (change,) = hall.changes
        assert change & Change.MATCH


# What was there before the match, and what is done elsewhere


def opened(moves, **terms):
    """Return a hall in which a record with some moves is looked at from its first move."""
    hall = Hall(None, **terms)
    hall.session.precautions = Precautions(undo_asks=False)
    hall.play(moves)
    hall.session.leave_match()
    hall.session.walk(-1000)
    hall.session.walk(1)
    hall.session.record.mark_saved(None, None)
    return hall


def test_moves_that_were_there_before_are_left_not_removed(qapp):
    hall = opened("C3 G7 C7 G3")
    size = len(hall.session.game.tree)
    hall.session.resume_match()
    hall.play("G7")
    hall.time += 0.6
    hall.play("G7")
    assert hall.stones() == {"C3"}
    hall.play("G7")
    hall.wait(2)
    hall.session.ask_undo(WHITE)
    assert hall.stones() == {"C3"}
    assert len(hall.session.game.tree) == size


def test_a_move_that_was_there_is_asked_for_like_any_other(qapp):
    hall = opened("C3 G7 C7")
    hall.session.precautions = Precautions()
    hall.session.resume_match()
    hall.play("G7")
    hall.wait(2)
    hall.session.undo()
    assert hall.match.request.by is WHITE
    hall.session.answer(granted=True)
    assert hall.match.place == hall.session.game.place
    assert hall.stones() == {"C3"}


def test_undo_takes_nothing_back_that_one_does_not_see(hall):
    hall.play("C3 G7 C7")
    hall.wait(2)
    hall.session.walk(-1)
    hall.session.undo()
    assert hall.stones() == {"C3", "G7", "C7"}
    assert hall.match.request is None


def test_redo_of_something_else_moves_no_match(hall):
    hall.play("C3 G7 C7")
    place = hall.match.place
    hall.session.walk(-2)
    hall.session.do(lambda game: game.set_comment("good"))
    hall.session.undo()
    hall.session.back_to_match()
    hall.session.redo()
    assert hall.match.place == place


def test_to_pause_and_start_in_a_dispute_leaves_the_match_where_it_is(hall):
    hall.play("C3 G7 pass pass")
    place = hall.match.place
    hall.session.play_out(frozenset({Point.parse("C3")}), BLACK, "disputed")
    hall.session.pause_clock()
    hall.session.start_clock()
    assert hall.match.place == place
    assert hall.session.dispute is not None


def test_what_is_counted_is_the_match_wherever_one_looks(hall):
    hall.play("C3 G7 C7")
    place = hall.match.place
    hall.session.walk(-2)
    hall.session.begin_count()
    assert hall.session.game.place == place
    hall.session.accept(BLACK)
    hall.session.accept(WHITE)
    assert hall.session.game.is_at_result
    assert hall.session.game.place == place


def test_a_count_of_another_place_is_not_come_back_to_when_the_match_goes_on(hall):
    session = hall.session
    hall.play("C3 G7 C7")
    session.resign(BLACK)
    session.walk(-1)
    session.begin_count()
    assert session.is_counting  # A game that is over may be counted anywhere.
    session.play_out(frozenset({Point.parse("C3")}), BLACK, "disputed")
    session.do(lambda game: game.set_info(replace(game.info, result="")))
    assert session.is_live
    assert session.dispute is not None
    session.give_dispute_up()
    assert not session.is_agreeing
    session.start_clock()
    assert session.is_at_play


def test_a_request_ends_with_the_game(hall):
    hall.play("C3 G7")
    hall.wait(2)
    hall.session.undo()
    hall.session.resign(BLACK)
    assert hall.match.request is None
    hall.session.answer(granted=True)
    assert hall.stones() == {"C3", "G7"}


def test_a_request_for_moves_that_are_gone_is_none(hall):
    hall.play("C3 G7")
    hall.wait(2)
    hall.session.ask_undo(BLACK)
    game = hall.session.game
    first = game.tree[game.place].parent
    hall.session.do(lambda game: game.remove_only(first))
    hall.session.answer(granted=True)
    assert hall.stones() == {"G7"}


def test_who_has_not_pressed_thinks_on_when_he_takes_back(qapp):
    hall = Hall(Absolute(main=60), Precautions(hand_over=True))
    hall.session.start_clock()
    hall.play("C3")
    hall.wait(20)
    hall.session.undo()
    hall.wait(1)
    assert hall.match.stage is Stage.RUNNING
    assert hall.seconds() == (39, 60)


def test_what_a_referee_gave_is_not_taken_back_with_a_stone(hall):
    hall.session.start_clock()
    hall.play("C3")
    hall.session.add_time(BLACK, 30)
    hall.session.undo()
    hall.session.answer(granted=True)
    assert hall.seconds()[0] == 90


def test_what_is_left_is_written_wherever_one_looks(hall):
    hall.play("C3")
    hall.play("G7 C7", 10)
    hall.wait(7)
    place = hall.match.place
    hall.session.walk(-2)
    hall.session.pause_clock()
    written = hall.session.game.tree[place].content.times
    assert written == ByColor(TimeLeft(50), TimeLeft(43))
    hall.session.add_time(WHITE, 5)
    assert hall.session.game.tree[place].content.times.white == TimeLeft(48)


def test_a_pause_before_the_first_move_leaves_the_heading_alone(hall):
    hall.session.start_clock()
    hall.wait(5)
    hall.session.pause_clock()
    hall.session.leave_match()
    hall.session.resume_match()
    assert hall.match.clock.systems == ByColor(Absolute(main=60), Absolute(main=60))


def test_the_turn_that_ends_is_that_of_the_match(qapp):
    hall = Hall(ByoYomi(main=1, periods=3, seconds=30))
    hall.play("C3 G7", 5)
    hall.wait(25)
    hall.session.ask_undo(WHITE)
    hall.session.walk(-1)
    hall.session.answer(granted=True)
    assert hall.session.times().black == TimeLeft(30, 3)


def test_time_given_back_is_time_again(hall):
    hall.play("C3")
    hall.play("G7", 50)
    hall.wait(2)
    hall.session.undo()
    hall.wait(58)
    assert hall.match.up is BLACK
    hall.session.answer(granted=True, gives_time_back=True)
    assert hall.match.up is None
    assert hall.running is WHITE


def test_a_move_taken_back_earns_nothing(qapp):
    hall = Hall(Fischer(main=60, increment=30), Precautions(undo_asks=False))
    hall.session.start_clock()
    for _ in range(3):
        hall.play("C3", 2)
        hall.wait(2)
        hall.session.undo()
    assert hall.seconds() == (54, 54)


def test_stones_to_be_played_in_overtime_are_to_be_played_again(qapp):
    hall = Hall(Canadian(main=1, stones=5, seconds=60), Precautions(undo_asks=False))
    hall.session.start_clock()
    hall.play("C3", 3)
    assert hall.session.times().black.count == 4
    hall.wait(2)
    hall.session.undo()
    assert hall.session.times().black == TimeLeft(58, 5)


def test_what_overtime_has_cost_is_in_the_count(qapp):
    hall = Hall(Ing(main=10, periods=3, seconds=10))
    hall.play("C3 G7")
    hall.wait(25)
    hall.session.begin_count()
    assert hall.session.score.lines.black.time == -4


def test_what_a_referee_takes_while_it_is_counted_is_in_the_count(qapp):
    hall = Hall(Ing(main=10, periods=3, seconds=10))
    hall.play("C3 G7")
    hall.session.pause_clock()
    hall.session.begin_count()
    assert hall.session.score.lines.black.time == 0
    hall.session.add_time(BLACK, -15)
    assert hall.session.score.lines.black.time == -2


def test_another_game_of_the_record_ends_the_match(hall):
    other = NewGame(columns=19, rows=19).to_game("")
    hall.play("C3")
    record = hall.session.record
    record.arrange([*record.entries, *Record([other]).entries])
    hall.session.arrange(lambda record: record.arrange(record.entries[1:], record.entries[1]))
    assert hall.match is None


def test_a_click_that_only_leads_back_is_no_move(hall):
    moved = []
    hall.play("C3 G7")
    hall.session.moved.connect(moved.append)
    hall.session.walk(-1)
    hall.play("E5")
    assert moved == []
    hall.play("E5")
    assert len(moved) == 1
