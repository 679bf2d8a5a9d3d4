"""The board view of a session."""

import pytest

from gobanapp.diagram.frame import Frame
from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.game.markup import Markup
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.session.document import Document
from gobanapp.session.session import Session
from gobanapp.ui.board.session_view import node_view, with_next_stone
from tests.ui.lookup import menu_action, trigger
from tests.ui.window.menus.ticks import is_ticked

P = Point.parse
C3, D4 = P("C3"), P("D4")


def session_of(moves=""):
    session = Session(Document([Game.new(9, 9, GameInfo())]))
    for name in moves.split():
        session.play(P(name))
    return session


def seen(session, *, whole=False, shows_atari=False):
    return node_view(session, Frame(), whole=whole, shows_atari=shows_atari, ownership={})


def pointed_with(pointed=None, waiting=None, *, is_illegal=False):
    view = seen(session_of("D4"))
    return with_next_stone(
        view, Color.WHITE, pointed=pointed, waiting=waiting, is_illegal=is_illegal
    )


def test_the_current_position_is_shown():
    session = session_of("C3 G7")
    assert seen(session).board == session.position.board
    session.step_by(-1)
    assert seen(session).board == session.position.board
    assert seen(session).last_move == C3


def test_chains_in_atari_are_shown_if_enabled():
    session = session_of("A2 A1")
    assert not seen(session).atari
    assert seen(session, shows_atari=True).atari == {P("A1")}


def test_a_part_of_the_board_or_all_of_it():
    session = session_of("C3")
    corner = frozenset(Point(x, y) for x in range(4) for y in range(4))
    session.apply(lambda game: game.show_only(corner))
    assert len(seen(session).hidden) == 81 - 16
    assert not seen(session, whole=True).hidden


def test_the_stone_that_may_come_next():
    assert pointed_with().ghost is None
    assert pointed_with(C3).ghost == (C3, Color.WHITE)
    assert pointed_with(D4).ghost is None, "a stone is there"


def test_an_unconfirmed_stone_stays_while_the_pointer_moves():
    view = pointed_with(P("E5"), waiting=C3)
    assert (view.ghost, view.unconfirmed) == ((C3, Color.WHITE), C3)


def test_a_message_says_that_no_move_is_possible():
    view = pointed_with(C3, is_illegal=True)
    assert (view.forbidden, view.ghost) == (C3, None)
    view = pointed_with(C3, waiting=P("E5"), is_illegal=True)
    assert (view.forbidden, view.ghost) == (C3, (P("E5"), Color.WHITE))


@pytest.fixture
def played(table):
    played = table(columns=9, rows=9)
    played.click("C3 G7 G3 C7")
    return played


def choose(played, name):
    trigger(played.window, name)
    return menu_action(played.window, name)


def numbers(played):
    return {str(point): number for point, number in played.board.view.numbers.items()}


def test_numbers_are_off_by_default(played):
    assert numbers(played) == {}


def test_all_moves_or_the_last_ones_are_numbered(played):
    assert is_ticked(choose(played, "numbers-all"))
    assert numbers(played) == {"C3": 1, "G7": 2, "G3": 3, "C7": 4}
    played.session.step_by(-1)
    assert numbers(played) == {"C3": 1, "G7": 2, "G3": 3}
    last = choose(played, "numbers-1")
    assert is_ticked(last)
    assert numbers(played) == {"G3": 3}
    choose(played, "numbers-none")
    assert numbers(played) == {}
    assert not is_ticked(last)


def test_moves_are_numbered_from_here_until_that_is_ended(played):
    played.session.step_by(-2)
    action = choose(played, "number-from-here")
    assert is_ticked(action)
    assert numbers(played) == {}
    played.click("E5 E6")
    assert numbers(played) == {"E5": 1, "E6": 2}
    choose(played, "number-from-here")
    assert numbers(played) == {}


def test_numbers_and_marks_stand_together(played):
    choose(played, "numbers-all")
    played.key("t")
    played.click("C3")
    assert played.board.view.marks.keys() == {Point.parse("C3")}
    assert numbers(played)["C3"] == 1


def test_next_moves_are_shown_if_enabled(played):
    played.session.step_by(-1)
    assert played.board.view.next_move_letters == {Point.parse("C7"): ""}
    choose(played, "next-moves")
    assert not played.board.view.next_move_letters
    choose(played, "next-moves")
    played.click("D7")
    played.session.step_by(-1)
    assert played.board.view.next_move_letters == {Point.parse("C7"): "A", Point.parse("D7"): "B"}


def test_no_letter_stands_on_the_board_twice(played):
    played.session.step_by(-1)
    played.click("D7")
    played.session.step_by(-1)
    played.key("l")
    played.click("E3 F3")
    view = played.board.view
    assert view.labels == {Point.parse("E3"): "C", Point.parse("F3"): "D"}
    assert set(view.next_move_letters.values()) == {"A", "B"}
    label = {Point.parse("G3"): "A"}
    played.session.apply(lambda game: game.set_markup(Markup(labels=label)))
    assert set(played.board.view.next_move_letters.values()) == {"B", "C"}


def test_next_moves_are_hidden_in_a_match(played):
    played.session.step_by(-1)
    assert played.board.view.next_move_letters
    played.session.resume_match()
    assert played.session.is_live
    assert not played.board.view.next_move_letters


def test_chosen_numbers_are_saved(played):
    choose(played, "numbers-10")
    choose(played, "next-moves")
    settings = played.window.settings
    assert settings.shown_numbers.most == 10
    assert not settings.shows_next_moves
