"""The clock of each player, in every time system."""

from dataclasses import replace

import pytest

from gobanapp.clock.time_system import Bronstein, ByoYomi, Canadian, Delay, Fischer, Ing, TimeSystem
from gobanapp.rules.color import Color
from gobanapp.session.move_confirmation import MoveConfirmation
from gobanapp.text import clock_text, player_names, seat_text
from gobanapp.ui.match.seats.clock_view import ClockPress, clock_views

BLACK, WHITE = Color.BLACK, Color.WHITE
BYO_YOMI = ByoYomi(main=60, periods=3, seconds=30)
CANADIAN = Canadian(main=60, stones=15, seconds=300)


def shown(match, color=BLACK):
    view = clock_views(match.session)[color]
    return view.time_text, view.detail_text


def black_thinks(match, system, seconds):
    """Return a match in which Black, to move, has thought so long."""
    begun = match(system)
    begun.session.apply(begun.session.match_clock.start)
    begun.wait(seconds)
    return begun


@pytest.mark.parametrize(
    ("system", "seconds", "face", "words"),
    [
        (TimeSystem(main=5400), 0, "1:30:00", ()),
        (TimeSystem(main=5400), 1801, "59:59", ()),
        (BYO_YOMI, 10, "0:50", (seat_text.next_periods, 3, 30)),
        (BYO_YOMI, 70, "0:20", (seat_text.periods_left, 3, 30)),
        (BYO_YOMI, 100, "0:20", (seat_text.periods_left, 2, 30)),
        (BYO_YOMI, 130, "0:20", (seat_text.periods_left, 1, 30)),
        (
            Canadian(main=60, stones=15, seconds=300),
            10,
            "0:50",
            (seat_text.next_stones, 15, 300),
        ),
        (CANADIAN, 115, "4:05", (clock_text.stones_to_play, 15)),
        (Fischer(main=60, increment=10), 10, "0:50", (seat_text.increment, 10, None)),
        (Fischer(main=60, increment=10, most=300), 10, "0:50", (seat_text.increment, 10, 300)),
        (Bronstein(main=60, delay=5), 10, "0:50", (seat_text.bronstein_delay, 5)),
        (Delay(main=60, delay=15), 0, "1:00", (seat_text.delay_left, 15)),
        (Delay(main=60, delay=15), 12, "1:00", (seat_text.delay_left, 3)),
        (Delay(main=60, delay=15), 25, "0:50", (seat_text.delay, 15)),
        (Ing(main=60, periods=3, seconds=30), 10, "0:50", (seat_text.next_ing_periods, 3, 30, 2)),
        (Ing(main=60, periods=3, seconds=30), 100, "0:20", (seat_text.ing_period, 2, 3, 4)),
        (Ing(main=60, periods=3, seconds=30), 300, "0:00", (seat_text.ing_points, 6)),
        (BYO_YOMI, 300, "0:00", ()),
    ],
)
def test_readings_and_words_of_a_clock(match, system, seconds, face, words):
    """``words``: a function of ``seat_text`` and what it is called with, if anything is said."""
    said = words[0](*words[1:]) if words else ""
    assert shown(black_thinks(match, system, seconds)) == (face, said)


def test_stones_are_counted_down(match):
    begun = black_thinks(match, Canadian(main=1, stones=15, seconds=300), 2)
    begun.play("E5 D4")
    assert shown(begun)[1] == clock_text.stones_to_play(14)


def test_without_a_clock(match):
    assert list(clock_views(match(None).session)) == [None, None]


def test_running_clock(match):
    begun = match()
    assert not any(view.is_running for view in clock_views(begun.session))
    begun.play("E5")
    assert [view.is_running for view in clock_views(begun.session)] == [False, True]
    begun.session.apply(begun.session.match_clock.pause)
    assert not any(view.is_running for view in clock_views(begun.session))


def test_the_last_seconds_drain(match):
    begun = black_thinks(match, BYO_YOMI, 60 + 30 + 30 + 19)
    assert clock_views(begun.session).black.last_seconds_left is None
    begun.wait(3.5)
    view = clock_views(begun.session).black
    assert view.time_text == "7.5"
    assert view.last_seconds_left == pytest.approx(0.75)
    assert clock_views(begun.session).white.last_seconds_left is None


def test_tenths_are_shown_only_before_the_very_end(match):
    begun = black_thinks(match, BYO_YOMI, 60 + 25.5)
    view = clock_views(begun.session).black
    assert view.time_text == "0:05"
    assert view.last_seconds_left == pytest.approx(0.5)


def test_the_last_seconds_of_a_short_period_are_its_second_half(match):
    begun = black_thinks(match, ByoYomi(main=0, periods=1, seconds=10), 3)
    assert clock_views(begun.session).black.last_seconds_left is None
    begun.wait(3)
    assert clock_views(begun.session).black.last_seconds_left == pytest.approx(0.8)


@pytest.mark.parametrize(
    ("system", "seconds", "widest"),
    [
        (TimeSystem(main=5400), 0, "0:00:00"),
        (TimeSystem(main=5400), 1801, "00:00"),
        (TimeSystem(main=900), 850, "0:00"),
        (Fischer(main=900, increment=10), 850, "00:00"),
        (Canadian(main=60, stones=15, seconds=900), 55, "00:00"),
        (TimeSystem(main=60), 70, "00:00"),
    ],
)
def test_room_is_reserved_for_the_widest_reading(match, system, seconds, widest):
    assert (
        clock_views(black_thinks(match, system, seconds).session).black.widest_time_text == widest
    )


def presses(match):
    return [view.press for view in clock_views(match.session)]


def test_only_the_player_to_press_can_press_the_clock(match):
    begun = match(precautions=MoveConfirmation(has_clock_press=True))
    assert presses(begun) == [ClockPress.NOTHING, ClockPress.START]
    begun.play("E5")
    assert presses(begun) == [ClockPress.END_TURN, ClockPress.NOTHING]
    begun.session.apply(begun.session.match_clock.press, BLACK)
    assert presses(begun) == [ClockPress.NOTHING, ClockPress.NOTHING]
    begun.play("D4")
    begun.session.apply(begun.session.match_clock.pause)
    assert presses(begun) == [ClockPress.NOTHING, ClockPress.NOTHING]


def test_with_a_handicap_black_starts_white_s_clock(match):
    assert presses(match(handicap=2)) == [ClockPress.START, ClockPress.NOTHING]


def test_the_time_is_announced_to_screen_readers(match):
    begun = black_thinks(match, BYO_YOMI, 70)
    for view in clock_views(begun.session):
        assert clock_text.spoken_clock(view.time_left, BYO_YOMI) in view.spoken()
        assert player_names.color_name(view.color) in view.spoken()
    black, _ = clock_views(begun.session)
    assert black.spoken() != replace(black, is_running=False).spoken()
    begun.wait(100)
    up = clock_views(begun.session).black
    assert clock_text.spoken_clock(up.time_left, BYO_YOMI) in up.spoken()
    assert up.spoken() not in (black.spoken(), replace(black, is_running=False).spoken())


def test_the_times_of_a_record(match):
    """Where nobody plays, the clocks stand as the record has them."""
    begun = match()
    begun.play("E5 D4", seconds=10)
    begun.session.open_document(begun.session.document)
    views = clock_views(begun.session)
    assert [view.time_text for view in views] == [
        "10:00",
        "9:50",
    ]  # the first move starts the clock
    assert not any(view.is_running for view in views)
