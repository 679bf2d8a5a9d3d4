"""The English sentences of a seat."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QAbstractButton

from gobanapp.clock.time_left import TimeLeft
from gobanapp.clock.time_system import ByoYomi
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import Color
from gobanapp.session.document import Document
from gobanapp.session.session import Session
from gobanapp.text import clock_text, seat_text
from gobanapp.ui.match.seats.clock_face import ClockFace
from gobanapp.ui.match.seats.clock_view import ClockPress, ClockView
from gobanapp.ui.match.seats.count_page import CountPage
from gobanapp.ui.match.seats.player_actions import PlayerActions
from gobanapp.ui.match.seats.seat_pages import NoticePage, PlayPage
from gobanapp.ui.match.seats.seat_view import NoticeAnswer, SeatNotice
from tests.ui.lookup import find

BLACK, WHITE = Color.BLACK, Color.WHITE
CLOCK = ClockView(
    color=BLACK,
    time_left=TimeLeft(754),
    system=ByoYomi(main=900, periods=3, seconds=30),
    time_text="12:34",
    widest_time_text="00:00",
    is_running=True,
)


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ((seat_text.next_periods, 3, 30), "then 3 × 0:30"),
        ((seat_text.periods_left, 3, 30), "3 × 0:30"),
        ((seat_text.periods_left, 1, 30), "last period of 0:30"),
        ((seat_text.next_stones, 15, 300), "then 15 stones in 5:00"),
        ((clock_text.stones_to_play, 15), "15 stones to play"),
        ((clock_text.stones_to_play, 1), "last stone"),
        ((seat_text.increment, 10, None), "+0:10 per move"),
        ((seat_text.increment, 10, 300), "+0:10 per move, up to 5:00"),
        ((seat_text.bronstein_delay, 5), "up to 0:05 back per move"),
        ((seat_text.delay_left, 15), "runs in 0:15"),
        ((seat_text.delay, 15), "0:15 delay per move"),
        ((seat_text.next_ing_periods, 3, 30, 2), "then 3 × 0:30, 2 points each"),
        ((seat_text.ing_period, 2, 3, 4), "period 2 of 3, 4 points so far"),
        ((seat_text.ing_points, 6), "6 points so far"),
        ((seat_text.press_to_start, WHITE), "Press to start White's clock"),
        ((seat_text.press_to_end,), "Press to end your turn"),
        ((seat_text.hold_to_pass,), "Hold the button down to pass."),
        ((seat_text.hold_to_resign,), "Hold the button down to resign."),
        ((seat_text.pass_question,), "Pass?"),
        ((seat_text.resign_question,), "Resign?"),
        ((seat_text.pass_notice, "Ann"), "Ann has passed."),
        ((seat_text.takeback_wait, "Ben"), "Waiting for Ben to allow the takeback."),
        ((seat_text.takeback_request, "Ann", 1), "Ann asks to take back a move."),
        (
            (seat_text.takeback_request, "Ann", 2),
            "Ann asks to take back a move, with your reply to it.",
        ),
        ((seat_text.opponent_must_press_clock, "Ann"), "Ann has not pressed the clock yet."),
        ((seat_text.clock_stop_notice,), "The clock is stopped."),
        ((seat_text.sleep_notice,), "The clock was paused while the computer was asleep."),
        ((seat_text.time_out_notice, "Ann"), "Ann's time has run out."),
        (
            (seat_text.own_time_out_notice, "Ben"),
            "Your time has run out. Ben decides how to continue.",
        ),
        ((seat_text.other_position_notice, 1), "This is move 1; the match is at another position."),
        ((seat_text.handicap, BLACK, 3), "Place 3 more handicap stones."),
        ((seat_text.handicap, WHITE, 3), "Black places 3 more handicap stones."),
        ((seat_text.handicap, BLACK, 1), "Place one more handicap stone."),
        ((seat_text.acceptance_notice, "Ann"), "Ann has accepted."),
    ],
)
def test_sentences(said, sentence):
    function, *given = said
    assert function(*given) == sentence


@pytest.mark.parametrize(
    ("clock", "sentence"),
    [
        (CLOCK, "Black: 12 minutes 34 seconds, running"),
        (
            replace(CLOCK, color=WHITE, time_left=TimeLeft(60), is_running=False),
            "White: 1 minute, stopped",
        ),
        (replace(CLOCK, time_left=TimeLeft(20, 3)), "Black: 20 seconds, 3 periods left, running"),
        (replace(CLOCK, time_left=TimeLeft(0)), "Black: Time has run out"),
    ],
)
def test_clocks_are_spoken(clock, sentence):
    assert clock.spoken() == sentence


def test_a_clock_to_press_is_spoken(qtbot):
    face = ClockFace()
    qtbot.addWidget(face)
    face.show_clock(replace(CLOCK, press=ClockPress.START))
    assert face.accessibleName() == (
        "Black: 12 minutes 34 seconds, running. Press to start White's clock"
    )


def texts(page):
    return {button.objectName(): button.text() for button in page.findChildren(QAbstractButton)}


def test_buttons_of_play(qtbot):
    session = Session(Document([GameTerms().to_game("2001-01-01")]))
    page = PlayPage(PlayerActions(session, BLACK))
    qtbot.addWidget(page)
    assert texts(page) == {
        "pass": "Pass",
        "take-back": "Take Back",
        "resign": "Resign",
        "pause": "Pause",
    }


def test_buttons_of_the_count(qtbot):
    page = CountPage(BLACK)
    qtbot.addWidget(page)
    assert find(page, "accept").text() == "Accept"
    assert find(page, "resume").text() == "Resume Play"


def test_answers(qtbot):
    page = NoticePage()
    qtbot.addWidget(page)
    page.show_notice(SeatNotice("What now?", tuple(NoticeAnswer), flagged=WHITE))
    assert texts(page) == {
        "allow": "Allow",
        "allow-with-time": "Allow and Return Time",
        "refuse": "Refuse",
        "withdraw": "Withdraw",
        "claim-time": "White Loses on Time",
        "play-on": "Continue",
        "go-on": "Resume",
        "resume": "Resume",
        "go-on-here": "Continue from Here",
        "back-to-game": "Back to the Game",
        "press": "Press the Clock",
        "pass": "Pass",
        "pass-now": "Pass",
        "take-back": "Take Back",
        "resign": "Resign",
        "resign-now": "Resign",
        "no": "Cancel",
        "to-count": "Back to Scoring",
        "rematch": "Rematch",
        "new-game": "New Game…",
    }
