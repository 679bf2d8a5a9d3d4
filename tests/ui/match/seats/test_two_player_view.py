"""The board with a seat on either side, in each layout."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from gobanapp.diagram.geometry import LENGTH_TO_WIDTH, board_width
from gobanapp.rules.color import Color
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.match.seats.clock_face import ClockFace
from gobanapp.ui.match.seats.seat import Seat
from gobanapp.ui.match.seats.two_player_view import TwoPlayerView, lay_out_seats
from gobanapp.ui.widgets.rotated_widget import RotatedWidget
from tests.ui.lookup import find
from tests.ui.match.seats.conftest import outer

LEAST = {"least_width": 200, "least_height": 140}


def board_of(found):
    return board_width(found.board.width(), found.board.height())


@given(st.integers(700, 4000), st.integers(500, 3000), st.booleans())
def test_all_parts_are_inside_and_do_not_overlap(width, height, plain):
    found = lay_out_seats(width, height, **LEAST, is_plain=plain)
    rects = [found.board, found.first, found.second]
    assert all(QRect(0, 0, width, height).contains(rect) for rect in rects)
    assert not any(one.intersects(other) for one in rects for other in rects if one is not other)
    assert found.first.size() == found.second.size()
    has_all = found.first.width() >= 200 and found.first.height() >= 140
    assert has_all or board_of(found) <= 0.65 * min(width, height) + 2
    assert board_of(found) >= 0.6 * min(width, height)


@given(st.integers(700, 4000), st.integers(500, 3000))
def test_the_board_is_as_large_as_it_can_be(width, height):
    beside = board_width(width - 400, height)
    above = board_width(width, height - 280)
    assert board_of(lay_out_seats(width, height, **LEAST, is_plain=False)) >= max(beside, above) - 2


@pytest.mark.parametrize(
    ("width", "height", "is_wide"),
    [(1024, 550, True), (1366, 718, True), (1920, 1030, True), (768, 1316, False)],
)
def test_windows(width, height, is_wide):
    assert lay_out_seats(width, height, **LEAST, is_plain=False).is_wide is is_wide


def test_a_wide_window_keeps_the_whole_height_for_the_board():
    found = lay_out_seats(1366, 718, **LEAST, is_plain=False)
    assert found.board.height() == 718
    assert found.board.width() == pytest.approx(718 / LENGTH_TO_WIDTH, abs=2)


def test_on_a_very_wide_screen_the_seats_stay_close_to_the_board():
    found = lay_out_seats(3440, 1300, **LEAST, is_plain=False)
    assert found.first.right() + 1 == found.board.left()
    assert found.board.right() + 1 == found.second.left()
    assert found.first.width() < 600


@pytest.mark.parametrize(("width", "height"), [(480, 330), (400, 560)])
def test_high_bars_of_the_window_take_room_from_the_seats(width, height):
    least = round(0.75 * min(width, height))
    found = lay_out_seats(width, height, **LEAST, is_plain=True, least_board=least)
    assert board_of(found) >= least - 2


def test_sizes_are_never_negative():
    found = lay_out_seats(100, 100, **LEAST, is_plain=False)
    assert found.board.width() >= 0
    assert found.board.height() >= 0


WIDE, TALL = (1366, 718), (768, 1316)
SEATED = [WindowLayout.SIDE_BY_SIDE, WindowLayout.ACROSS, WindowLayout.PLAIN]


@pytest.fixture
def made(qtbot, match):
    """A table in a wide window, its board and the seats that were made for it."""
    session = match().session
    seats = []

    def make_seat(color):
        seats.append(Seat(session, color))
        return seats[-1]

    board = QWidget()
    table = TwoPlayerView(board, make_seat)
    table.board = board
    table.seats_made = seats
    table.session = session
    table.resize(*WIDE)
    qtbot.addWidget(table)
    with qtbot.waitExposed(table):
        table.show()
    return table


def place(table, color):
    """Return the middle of a seat."""
    (seat,) = (seat for seat in table.seats if seat.color is color)
    shown = outer(table, seat)
    return shown.mapTo(table, QPoint(shown.width() // 2, shown.height() // 2))


def colors_made(table):
    return [seat.color for seat in table.seats_made]


def test_the_panel_layout_has_only_the_board(made):
    assert made.seats_made == []
    assert made.seats == []
    assert made.board.geometry() == made.rect()


@pytest.mark.parametrize("layout", SEATED)
def test_seats_are_made_when_they_are_needed(made, layout):
    made.set_layout(layout)
    assert colors_made(made) == [Color.BLACK, Color.WHITE]
    made.set_layout(WindowLayout.STANDARD)
    assert made.board.geometry() == made.rect()
    made.set_layout(layout)
    assert colors_made(made) == [Color.BLACK, Color.WHITE]


@pytest.mark.parametrize("layout", [WindowLayout.SIDE_BY_SIDE, WindowLayout.PLAIN])
def test_side_by_side_black_comes_first(made, layout):
    made.set_layout(layout)
    board = made.board.geometry()
    assert place(made, Color.BLACK).x() < board.left()
    assert place(made, Color.WHITE).x() > board.right()


def test_across_the_table_each_seat_is_at_the_right_hand(made):
    made.set_layout(WindowLayout.ACROSS)
    board = made.board.geometry()
    assert place(made, Color.WHITE).x() < board.left()
    assert place(made, Color.BLACK).x() > board.right()
    (turned,) = made.findChildren(RotatedWidget)
    assert turned.inner is made.seats[1]


@pytest.mark.parametrize("layout", SEATED)
def test_in_a_tall_window_the_board_is_between_them(made, layout):
    made.resize(*TALL)
    made.set_layout(layout)
    assert place(made, Color.WHITE).y() < 300
    assert place(made, Color.BLACK).y() > 1000


def test_one_layout_after_the_other(made):
    board = made.board
    for layout in [*SEATED, *reversed(SEATED), WindowLayout.STANDARD]:
        made.set_layout(layout)
        shown = [outer(made, seat) for seat in made.seats]
        assert all(seat.isVisible() for seat in shown)
        every = [outer(made, seat) for seat in made.seats_made]
        assert not any(seat.isVisible() for seat in every if seat not in shown)
        assert board.parentWidget() is made
        assert not any(seat.geometry().intersects(board.geometry()) for seat in shown)


def test_across_the_table_each_player_sees_the_opponents_clock(made):
    made.set_layout(WindowLayout.ACROSS)
    black, white = made.seats
    assert find(black, "opponent-clock", ClockFace).view.color is Color.WHITE
    assert find(white, "opponent-clock", ClockFace).view.color is Color.BLACK
    made.set_layout(WindowLayout.SIDE_BY_SIDE)
    assert all(find(seat, "opponent-clock").isHidden() for seat in made.seats)


@pytest.mark.parametrize("layout", SEATED)
def test_a_seat_shown_again_is_up_to_date(made, layout):
    made.set_layout(layout)
    made.set_layout(WindowLayout.STANDARD)
    made.session.resign(Color.BLACK)
    made.set_layout(layout)
    assert all(find(seat, "new-game").isVisible() for seat in made.seats)


def test_the_times_alone(made):
    made.set_layout(WindowLayout.ACROSS)
    made.session.apply(made.session.match_clock.start)
    clock = find(made.seats[0], "clock", ClockFace)
    assert not clock.view.is_running
    made.show_times()
    assert clock.view.is_running
