"""The clock at the seat of one player, as he starts, presses and stops it."""

import pytest
from PySide6.QtTest import QTest

from gobanapp.clock.time_system import TimeSystem
from gobanapp.rules.color import Color
from gobanapp.ui.match import Stage
from gobanapp.ui.precautions import Asking, Precautions
from gobanapp.ui.seats.clock_view import Press

BLACK, WHITE = Color.BLACK, Color.WHITE
HANDING_OVER = Precautions(hand_over=True, passing=Asking.NOTHING)


def test_who_is_not_to_move_starts_it(club, match):
    at = club(match())
    at.press(at.black, at.black._clock)
    assert at.session.match.stage is Stage.READY
    at.press(at.white, at.white._clock)
    assert at.session.match.stage is Stage.RUNNING
    assert at.session.match.clock.running is BLACK


@pytest.fixture
def handed(club, turn_of):
    """Return a table at which a player has moved, and is to press his clock."""

    def make(color):
        at = club(turn_of(color, precautions=Precautions()))
        at.session.precautions = HANDING_OVER
        at.match.play("H8")
        assert at.session.match.to_press is color
        return at

    return make


def test_a_turn_ends_when_the_clock_is_pressed(handed, color):
    at = handed(color)
    seat, other = at.seat(color), at.seat(color.opponent)
    assert seat._clock.view.press is Press.END_TURN
    assert "has not pressed the clock yet" in at.said(other)
    at.press(other, other._clock)
    assert at.session.match.to_press is color
    at.press(seat, seat._clock)
    assert at.session.match.to_press is None
    assert at.session.match.clock.running is color.opponent


def test_it_is_pressed_by_a_finger(handed, color, finger):
    at = handed(color)
    target, place = at.where(at.seat(color), at.seat(color)._clock)
    QTest.touchEvent(at.table, finger).press(0, place, target).commit()
    assert at.session.match.to_press is None
    QTest.touchEvent(at.table, finger).release(0, place, target).commit()


def test_otherwise_the_clock_is_no_button(club, turn_of, color):
    at = club(turn_of(color))
    running = at.session.match.clock.running
    for seat in at.table.seats:
        at.press(seat, seat._clock)
        assert not seat._clock.isEnabled()
    assert at.session.match.clock.running is running


def test_pause_and_go_on(club, turn_of, color):
    at = club(turn_of(BLACK))
    at.click(at.seat(color), "Pause")
    for seat in at.table.seats:
        assert at.said(seat) == "The clock is stopped."
    at.click(at.seat(color.opponent), "Go On")
    assert at.session.match.stage is Stage.RUNNING


def test_the_computer_slept(club, turn_of):
    at = club(turn_of(BLACK))
    at.match.time += 3600
    at.session.tick()
    for seat in at.table.seats:
        assert at.said(seat).startswith("The computer was asleep")
    at.click(at.white, "Go On")
    assert at.session.match.stage is Stage.RUNNING


@pytest.fixture
def up(club, turn_of):
    """Return a table at which the time of a player has run out."""

    def make(color):
        at = club(turn_of(color, system=TimeSystem(main=60)))
        at.match.wait(100)
        assert at.session.match.up is color
        return at

    return make


def test_the_time_of_a_player_is_up(up, color):
    at = up(color)
    name, loser = ("Ann", "Black") if color is BLACK else ("Ben", "White")
    assert at.said(at.seat(color.opponent)) == f"{name}'s time has run out."
    assert at.words(at.seat(color.opponent)) == [f"{loser} Loses on Time", "Play On"]
    assert at.said(at.seat(color)).startswith("Your time has run out.")
    assert at.seat(color)._clock.view.is_up


def test_it_is_claimed(up, color):
    at = up(color)
    at.click(at.seat(color.opponent), "White Loses on Time" if color is WHITE else _BLACK_LOSES)
    assert at.session.game.info.result == ("B+T" if color is WHITE else "W+T")


_BLACK_LOSES = "Black Loses on Time"


def test_it_is_given_up(up, color):
    at = up(color)
    (word,) = at.words(at.seat(color))  # he cannot say himself that he plays on
    at.click(at.seat(color), word)
    assert at.session.game.is_finished


def test_they_play_on(up, color):
    at = up(color)
    at.click(at.seat(color.opponent), "Play On")
    assert at.session.match.up is None
    assert "Pass" in at.words(at.seat(color))
