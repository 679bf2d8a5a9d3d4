"""The record where one stands in it, as the board shows it, and the stone that may come next."""

from __future__ import annotations

from dataclasses import replace

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.game_view import make_board_view
from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.session.session import Session


def node_view(session: Session, frame: Frame, *, whole: bool, shows_atari: bool) -> BoardView:
    """Return the position in which ``session`` is to play on, with what its node says.

    ``whole``: all of the board, whatever part the record shows. Outlined is what is left to be
    played out in a dispute.
    """
    game, board = session.game, session.position.board
    disputed = atari = NO_POINTS
    if session.dispute is not None and session.is_playing_out:
        disputed = session.dispute.surviving_stones(game)
    if shows_atari:
        from gobanapp.diagram.aids import stones_in_atari  # not at the start

        atari = stones_in_atari(board)
    view = make_board_view(game, frame, number=session.tools.shown_id(session.game), whole=whole)
    return replace(view, board=board, hovered_group=disputed, atari=atari)


def with_next_stone(
    view: BoardView, turn: Color, *, pointed: Point | None, waiting: Point | None, is_illegal: bool
) -> BoardView:
    """Return ``view`` with the stone of ``turn`` that waits, or is pointed with on an empty point.

    ``is_illegal``: it may not be played on the point that is pointed at, which is said there.
    """
    if is_illegal:
        view = replace(view, forbidden=pointed)
    at = pointed if waiting is None else waiting
    if at is None or at == view.forbidden or not view.board.is_empty(at):
        return view
    return replace(view, ghost=(at, turn), unconfirmed=waiting)
