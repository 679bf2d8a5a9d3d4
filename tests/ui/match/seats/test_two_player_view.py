"""The board with a seat on either side, in each layout."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from gobanapp.rules.color import Color
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.match.seats.clock_face import ClockFace
from gobanapp.ui.match.seats.seat import Seat
from gobanapp.ui.match.seats.two_player_view import TwoPlayerView
from gobanapp.ui.widgets.rotated_widget import RotatedWidget
from tests.ui.lookup import find
from tests.ui.match.seats.conftest import outer

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


def test_at_the_desk_there_is_only_the_board(made):
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


def test_across_the_table_each_has_his_seat_at_his_right_hand(made):
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


def test_across_the_table_each_sees_what_the_other_has_left(made):
    made.set_layout(WindowLayout.ACROSS)
    black, white = made.seats
    assert find(black, "opponent-clock", ClockFace).view.color is Color.WHITE
    assert find(white, "opponent-clock", ClockFace).view.color is Color.BLACK
    made.set_layout(WindowLayout.SIDE_BY_SIDE)
    assert all(find(seat, "opponent-clock").isHidden() for seat in made.seats)


@pytest.mark.parametrize("layout", SEATED)
def test_a_seat_shown_again_knows_what_happened_meanwhile(made, layout):
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
