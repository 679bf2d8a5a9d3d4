"""Move numbers and next moves on the board, as the View menu switches them."""

import pytest
from PySide6.QtGui import QAction

from gobanapp.rules.point import Point
from tests.ui.menus.ticks import is_ticked


@pytest.fixture
def desk(table):
    desk = table(columns=9, rows=9)
    desk.click("C3 G7 G3 C7")
    return desk


def choose(desk, text):
    actions = desk.window.findChildren(QAction)
    (action,) = (action for action in actions if action.text() == text)
    action.trigger()
    return action


def numbers(desk):
    return {str(point): number for point, number in desk.board.view.numbers.items()}


def test_at_first_there_are_no_numbers(desk):
    assert numbers(desk) == {}


def test_all_moves_or_the_last_ones_are_numbered(desk):
    assert is_ticked(choose(desk, "&All Moves"))
    assert numbers(desk) == {"C3": 1, "G7": 2, "G3": 3, "C7": 4}
    desk.session.walk(-1)
    assert numbers(desk) == {"C3": 1, "G7": 2, "G3": 3}
    last = choose(desk, "The &Last Move")
    assert is_ticked(last)
    assert numbers(desk) == {"G3": 3}
    choose(desk, "&None")
    assert numbers(desk) == {}
    assert not is_ticked(last)


def test_moves_are_numbered_from_here_until_that_is_ended(desk):
    desk.session.walk(-2)
    action = choose(desk, "&From Here")
    assert is_ticked(action)
    assert numbers(desk) == {}
    desk.click("E5 E6")
    assert numbers(desk) == {"E5": 1, "E6": 2}
    choose(desk, "&From Here")
    assert numbers(desk) == {}


def test_numbers_and_marks_stand_together(desk):
    choose(desk, "&All Moves")
    desk.key("t")
    desk.click("C3")
    assert desk.board.view.marks.keys() == {Point.parse("C3")}
    assert numbers(desk)["C3"] == 1


def test_the_next_moves_are_shown_where_that_is_wanted(desk):
    desk.session.walk(-1)
    assert not desk.board.view.next_moves
    choose(desk, "&Next Moves of the Record")
    assert desk.board.view.next_moves == {Point.parse("C7"): ""}
    desk.click("D7")
    desk.session.walk(-1)
    assert desk.board.view.next_moves == {Point.parse("C7"): "A", Point.parse("D7"): "B"}


def test_what_was_switched_on_is_remembered(desk):
    choose(desk, "The Last &10 Moves")
    choose(desk, "&Next Moves of the Record")
    settings = desk.window._settings
    assert settings.numbered.most == 10
    assert settings.shows_next_moves
