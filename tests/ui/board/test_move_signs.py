"""Move numbers and next moves on the board, as the View menu switches them."""

import pytest

from gobanapp.rules.point import Point
from tests.ui.lookup import menu_action, trigger
from tests.ui.window.menus.ticks import is_ticked


@pytest.fixture
def desk(table):
    desk = table(columns=9, rows=9)
    desk.click("C3 G7 G3 C7")
    return desk


def choose(desk, name):
    trigger(desk.window, name)
    return menu_action(desk.window, name)


def numbers(desk):
    return {str(point): number for point, number in desk.board.view.numbers.items()}


def test_at_first_there_are_no_numbers(desk):
    assert numbers(desk) == {}


def test_all_moves_or_the_last_ones_are_numbered(desk):
    assert is_ticked(choose(desk, "numbers-all"))
    assert numbers(desk) == {"C3": 1, "G7": 2, "G3": 3, "C7": 4}
    desk.session.step_by(-1)
    assert numbers(desk) == {"C3": 1, "G7": 2, "G3": 3}
    last = choose(desk, "numbers-1")
    assert is_ticked(last)
    assert numbers(desk) == {"G3": 3}
    choose(desk, "numbers-none")
    assert numbers(desk) == {}
    assert not is_ticked(last)


def test_moves_are_numbered_from_here_until_that_is_ended(desk):
    desk.session.step_by(-2)
    action = choose(desk, "number-from-here")
    assert is_ticked(action)
    assert numbers(desk) == {}
    desk.click("E5 E6")
    assert numbers(desk) == {"E5": 1, "E6": 2}
    choose(desk, "number-from-here")
    assert numbers(desk) == {}


def test_numbers_and_marks_stand_together(desk):
    choose(desk, "numbers-all")
    desk.key("t")
    desk.click("C3")
    assert desk.board.view.marks.keys() == {Point.parse("C3")}
    assert numbers(desk)["C3"] == 1


def test_the_next_moves_are_shown_where_that_is_wanted(desk):
    desk.session.step_by(-1)
    assert not desk.board.view.next_move_letters
    choose(desk, "next-moves")
    assert desk.board.view.next_move_letters == {Point.parse("C7"): ""}
    desk.click("D7")
    desk.session.step_by(-1)
    assert desk.board.view.next_move_letters == {Point.parse("C7"): "A", Point.parse("D7"): "B"}


def test_what_was_switched_on_is_remembered(desk):
    choose(desk, "numbers-10")
    choose(desk, "next-moves")
    settings = desk.window.settings
    assert settings.shown_numbers.most == 10
    assert settings.shows_next_moves
