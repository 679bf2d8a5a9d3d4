"""The board with a seat on either side, in each layout."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from gobanapp.rules.color import Color
from gobanapp.ui.layout import Layout
from gobanapp.ui.seats.seat import Seat
from gobanapp.ui.seats.table import Table

WIDE, TALL = (1366, 718), (768, 1316)
SEATED = [Layout.SIDE_BY_SIDE, Layout.ACROSS, Layout.PLAIN]


@pytest.fixture
def made(qtbot, match):
    """A table in a wide window, and how many seats were made for it."""
    session = match().session
    colors = []

    def make_seat(color):
        colors.append(color)
        return Seat(session, color)

    table = Table(QWidget(), make_seat)
    table.colors = colors
    table.session = session
    table.resize(*WIDE)
    qtbot.addWidget(table)
    with qtbot.waitExposed(table):
        table.show()
    return table


def place(table, color):
    """Return the middle of a seat."""
    (seat,) = (seat for seat in table.seats if seat.color is color)
    outer = table._outer(seat)
    return outer.mapTo(table, QPoint(outer.width() // 2, outer.height() // 2))


def test_at_the_desk_there_is_only_the_board(made):
    assert made.colors == []
    assert made.seats == []
    assert made._board.geometry() == made.rect()


@pytest.mark.parametrize("layout", SEATED)
def test_seats_are_made_when_they_are_needed(made, layout):
    made.set_layout(layout)
    assert made.colors == [Color.BLACK, Color.WHITE]
    made.set_layout(Layout.DESK)
    assert made._board.geometry() == made.rect()
    made.set_layout(layout)
    assert made.colors == [Color.BLACK, Color.WHITE]


@pytest.mark.parametrize("layout", [Layout.SIDE_BY_SIDE, Layout.PLAIN])
def test_side_by_side_black_comes_first(made, layout):
    made.set_layout(layout)
    board = made._board.geometry()
    assert place(made, Color.BLACK).x() < board.left()
    assert place(made, Color.WHITE).x() > board.right()


def test_across_the_table_each_has_his_seat_at_his_right_hand(made):
    made.set_layout(Layout.ACROSS)
    board = made._board.geometry()
    assert place(made, Color.WHITE).x() < board.left()
    assert place(made, Color.BLACK).x() > board.right()
    assert made._turned.inner is made.seats[1]


@pytest.mark.parametrize("layout", SEATED)
def test_in_a_tall_window_the_board_is_between_them(made, layout):
    made.resize(*TALL)
    made.set_layout(layout)
    assert place(made, Color.WHITE).y() < 300
    assert place(made, Color.BLACK).y() > 1000


def test_one_layout_after_the_other(made):
    board = made._board
    for layout in [*SEATED, *reversed(SEATED), Layout.DESK]:
        made.set_layout(layout)
        shown = [made._outer(seat) for seat in made.seats]
        assert all(outer.isVisible() for outer in shown)
        others = [made._outer(seat) for seat in made._seats.values()]
        assert not any(outer.isVisible() for outer in others if outer not in shown)
        assert board.parentWidget() is made
        assert not any(outer.geometry().intersects(board.geometry()) for outer in shown)


def test_across_the_table_each_sees_what_the_other_has_left(made):
    made.set_layout(Layout.ACROSS)
    black, white = made.seats
    assert black._who._other.view.color is Color.WHITE
    assert white._who._other.view.color is Color.BLACK
    made.set_layout(Layout.SIDE_BY_SIDE)
    assert made.seats[0]._who._other.isHidden()


@pytest.mark.parametrize("layout", SEATED)
def test_a_seat_shown_again_knows_what_happened_meanwhile(made, layout):
    made.set_layout(layout)
    made.set_layout(Layout.DESK)
    made.session.resign(Color.BLACK)
    made.set_layout(layout)
    assert all(seat._view.notice is not None for seat in made.seats)


def test_the_times_alone(made):
    made.set_layout(Layout.ACROSS)
    made.session.start_clock()
    before = made.seats[0]._clock.view
    assert not before.runs
    made.show_times()
    assert made.seats[0]._clock.view.runs
