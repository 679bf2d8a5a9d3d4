from gobanapp.diagram.frame import Frame
from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.session.document import Document
from gobanapp.session.session import Session
from gobanapp.ui.board.node_view import node_view, with_next_stone

P = Point.parse
C3, D4 = P("C3"), P("D4")


def session_of(moves=""):
    session = Session(Document([Game.new(9, 9, GameInfo())]))
    for name in moves.split():
        session.play(P(name))
    return session


def seen(session, *, whole=False, shows_atari=False):
    return node_view(session, Frame(), whole=whole, shows_atari=shows_atari)


def pointed_with(pointed=None, waiting=None, *, is_illegal=False):
    view = seen(session_of("D4"))
    return with_next_stone(
        view, Color.WHITE, pointed=pointed, waiting=waiting, is_illegal=is_illegal
    )


def test_the_position_that_is_played_on_is_seen():
    session = session_of("C3 G7")
    assert seen(session).board == session.position.board
    session.step_by(-1)
    assert seen(session).board == session.position.board
    assert seen(session).last_move == C3


def test_chains_in_atari_are_seen_where_that_is_wanted():
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


def test_a_stone_that_waits_stays_while_the_pointer_goes_on():
    view = pointed_with(P("E5"), waiting=C3)
    assert (view.ghost, view.unconfirmed) == ((C3, Color.WHITE), C3)


def test_where_none_may_be_played_that_is_said():
    view = pointed_with(C3, is_illegal=True)
    assert (view.forbidden, view.ghost) == (C3, None)
    view = pointed_with(C3, waiting=P("E5"), is_illegal=True)
    assert (view.forbidden, view.ghost) == (C3, (P("E5"), Color.WHITE))
