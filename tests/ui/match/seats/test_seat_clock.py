"""The clock at the seat of one player, as he starts, presses and stops it."""

import pytest
from PySide6.QtTest import QTest

from gobanapp.clock.time_system import TimeSystem
from gobanapp.rules.color import Color
from gobanapp.session.match_stage import MatchStage
from gobanapp.session.move_confirmation import ConfirmationMethod, MoveConfirmation
from gobanapp.text import player_names, seat_text
from gobanapp.ui.match.seats.clock_view import ClockPress

BLACK, WHITE = Color.BLACK, Color.WHITE
HANDING_OVER = MoveConfirmation(has_clock_press=True, pass_confirmation=ConfirmationMethod.NOTHING)


def test_the_player_not_to_move_starts_it(club, match):
    at = club(match())
    at.press(at.black, at.clock(at.black))
    assert at.session.match.stage is MatchStage.READY
    at.press(at.white, at.clock(at.white))
    assert at.session.match.stage is MatchStage.RUNNING
    assert at.session.match.clock.running is BLACK


@pytest.fixture
def handed(club, turn_of):
    """Return a table at which a player has moved and must press the clock."""

    def make(color):
        at = club(turn_of(color, precautions=MoveConfirmation()))
        at.session.match_controller.move_confirmation = HANDING_OVER
        at.match.play("H8")
        assert at.session.match.to_press is color
        return at

    return make


def test_a_turn_ends_when_the_clock_is_pressed(handed, color):
    at = handed(color)
    seat, other = at.seat(color), at.seat(color.opponent)
    assert at.clock(seat).view.press is ClockPress.END_TURN
    name = "Ann" if color is BLACK else "Ben"
    assert at.said(other) == seat_text.opponent_must_press_clock(name)
    at.press(other, at.clock(other))
    assert at.session.match.to_press is color
    at.press(seat, at.clock(seat))
    assert at.session.match.to_press is None
    assert at.session.match.clock.running is color.opponent


def test_the_clock_is_pressed_by_a_finger(handed, color, finger):
    at = handed(color)
    target, place = at.where(at.seat(color), at.clock(at.seat(color)))
    QTest.touchEvent(at.table, finger).press(0, place, target).commit()
    assert at.session.match.to_press is None
    QTest.touchEvent(at.table, finger).release(0, place, target).commit()


def test_without_clock_pressing_the_clock_is_disabled(club, turn_of, color):
    at = club(turn_of(color))
    running = at.session.match.clock.running
    for seat in at.table.seats:
        at.press(seat, at.clock(seat))
        assert not at.clock(seat).isEnabled()
    assert at.session.match.clock.running is running


def test_pausing_and_resuming(club, turn_of, color):
    at = club(turn_of(BLACK))
    at.click(at.seat(color), "pause")
    for seat in at.table.seats:
        assert at.said(seat) == seat_text.clock_stop_notice()
    at.click(at.seat(color.opponent), "go-on")
    assert at.session.match.stage is MatchStage.RUNNING


def test_the_computer_slept(club, turn_of):
    at = club(turn_of(BLACK))
    at.match.time += 3600
    at.session.tick()
    for seat in at.table.seats:
        assert at.said(seat) == seat_text.sleep_notice()
    at.click(at.white, "go-on")
    assert at.session.match.stage is MatchStage.RUNNING


@pytest.fixture
def up(club, turn_of):
    """Return a table at which the time of a player has run out."""

    def make(color):
        at = club(turn_of(color, system=TimeSystem(main=60)))
        at.match.wait(100)
        assert at.session.match.flagged is color
        return at

    return make


def test_the_time_of_a_player_is_up(up, color):
    at = up(color)
    loser, winner = at.seat(color), at.seat(color.opponent)
    name, other = ("Ann", "Ben") if color is BLACK else ("Ben", "Ann")
    assert at.said(winner) == seat_text.time_out_notice(name)
    assert at.names(winner) == ["claim-time", "play-on"]
    assert at.said(loser) == seat_text.own_time_out_notice(other)
    for seat in (loser, winner):
        assert player_names.color_name(color) in at.button(seat, "claim-time").text()
    assert at.clock(at.seat(color)).view.has_run_out


def test_a_win_on_time_is_claimed(up, color):
    at = up(color)
    at.click(at.seat(color.opponent), "claim-time")
    assert at.session.game.info.result == ("B+T" if color is WHITE else "W+T")


def test_a_player_out_of_time_resigns(up, color):
    at = up(color)
    (name,) = at.names(at.seat(color))  # a player cannot decide to play on with no time left
    at.click(at.seat(color), name)
    assert at.session.game.is_finished


def test_both_players_continue_after_the_flag_has_fallen(up, color):
    at = up(color)
    at.click(at.seat(color.opponent), "play-on")
    assert at.session.match.flagged is None
    assert "pass" in at.names(at.seat(color))
