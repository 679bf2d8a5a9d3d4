"""Where the board and the seats are."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect

from gobanapp.diagram.geometry import LENGTH_TO_WIDTH
from gobanapp.ui.match.seats.seat_layout import board_width, lay_out_seats

LEAST = {"least_width": 200, "least_height": 140}


def board_of(found):
    return board_width(found.board.width(), found.board.height())


@given(st.integers(700, 4000), st.integers(500, 3000), st.booleans())
def test_all_is_within_and_nothing_overlaps(width, height, plain):
    found = lay_out_seats(width, height, **LEAST, is_plain=plain)
    rects = [found.board, found.first, found.second]
    assert all(QRect(0, 0, width, height).contains(rect) for rect in rects)
    assert not any(one.intersects(other) for one in rects for other in rects if one is not other)
    assert found.first.size() == found.second.size()
    assert found.first.width() >= 200
    assert found.first.height() >= 140


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


def test_even_without_room_nothing_is_negative():
    found = lay_out_seats(100, 100, **LEAST, is_plain=False)
    assert found.board.width() >= 0
    assert found.board.height() >= 0
