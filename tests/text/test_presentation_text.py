from dataclasses import replace

from gobanapp.diagram.game_view import make_board_view
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.session.document import Document
from gobanapp.session.session import Session
from gobanapp.text.game_text import short_state_of_play
from gobanapp.text.player_names import player_name
from gobanapp.text.presentation_text import presentation_text, with_next_moves


def session(*names):
    session = Session(Document([GameTerms(columns=9, rows=9).to_game("2001-01-01")]))
    for name in names:
        session.apply(lambda game, name=name: game.play(Point.parse(name)))
    return session


def test_position_in_the_game_and_comment():
    one = session("E5")
    one.apply(lambda game: game.set_comment("Tengen"))
    words = presentation_text(one, None, shows_comment=True)
    assert (words.head, words.text) == (short_state_of_play(one.game, is_counting=False), "Tengen")
    assert tuple(words.names) == tuple(player_name(one.game.info, color) for color in Color)
    assert not presentation_text(one, None, shows_comment=False).text


def test_the_heading_is_short():
    one = session("E5", "C3", "G3")
    assert presentation_text(one, None, shows_comment=True).head == "Move 3"
    one.apply(lambda game: game.step_by(-1))
    one.apply(lambda game: game.play(Point.parse("G7")))  # a variation
    assert presentation_text(one, None, shows_comment=True).head == "Move 3"
    one.apply(lambda game: game.go_to(game.tree.root_id))
    assert "Move" not in presentation_text(one, None, shows_comment=True).head
    ended = session("E5")
    ended.apply(lambda game: game.set_result("B+R"))
    assert presentation_text(ended, None, shows_comment=True).head == "Black wins by resignation"


def test_a_question_replaces_the_comment():
    one = session("E5")
    one.apply(lambda game: game.set_comment("It will be C3"))
    words = presentation_text(one, ("A question?", "A verdict."), shows_comment=True)
    assert (words.head, words.text) == ("A question?", "A verdict.")
    head = presentation_text(one, ("", "A sentence"), shows_comment=True).head
    assert head == short_state_of_play(one.game, is_counting=False)


def test_an_endless_comment_is_cut():
    one = session()
    one.apply(lambda game: game.set_comment("word " * 10_000))
    text = presentation_text(one, None, shows_comment=True).text
    assert len(text) < 5000
    assert text.endswith("…")


def test_the_one_move_that_follows_is_a_stone_with_its_number():
    one = session("E5", "C3")
    one.step_by(-1)
    view = with_next_moves(make_board_view(one.game), one.game)
    at = Point.parse("C3")
    assert view.board[at] is Color.WHITE
    assert view.labels[at] == "2"
    assert view.unconfirmed == at


def test_several_moves_that_follow_are_letters():
    one = session("E5")
    one.step_by(-1)
    one.apply(lambda game: game.play(Point.parse("C3")))
    one.step_by(-1)
    view = with_next_moves(make_board_view(one.game), one.game)
    assert view.labels == {Point.parse("E5"): "A", Point.parse("C3"): "B"}
    assert view.board == one.game.position.board


def test_without_next_moves_the_view_is_unchanged():
    one = session("E5")
    view = make_board_view(one.game)
    assert with_next_moves(view, one.game) == view


def test_the_pointer_of_the_teacher_is_not_shown():
    view = make_board_view(session().game)
    pointed = replace(view, ghost=(Point(0, 0), Color.BLACK), forbidden=Point(1, 1), repeated=3)
    assert pointed.without_pointer() == view
