"""The count that is going on, as the board shows it, and what it tells of a group."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.game_view import make_board_view
from gobanapp.game.count_warnings import unsettled_groups
from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.point import Point
from gobanapp.session.session import Session
from gobanapp.text import scoring_text


def scoring_view(session: Session, frame: Frame, pointed_at: Point | None) -> BoardView:
    """Return all of the board with what is counted, and the group that is pointed at."""
    game, count = session.game, session.scoring
    agreement, score = count.agreement, count.score(game)
    assert agreement is not None
    assert score is not None
    view = make_board_view(game, frame, score.territory, agreement.dead, whole=True)
    view = replace(view, seki=view.seki | agreement.seki)
    proposal = count.proposal(game)
    if proposal is None and not agreement.decided:
        view = replace(view, seki=NO_POINTS)  # Dead stones would flash up as if in seki.
    unsettled = unsettled_groups(agreement, proposal)
    pointed = NO_POINTS if pointed_at is None else _group_at(session, pointed_at)
    return replace(view, unsettled=NO_POINTS.union(*unsettled), hovered_group=pointed)


def _group_at(session: Session, point: Point) -> frozenset[Point]:
    """Return the stones that a click on ``point`` would speak of, with Shift or without."""
    only_chain = bool(QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier)
    return session.scoring.group_at(session.game, point, only_chain=only_chain)


def group_description(session: Session, point: Point) -> str:
    """Return how the group on ``point`` stands in the count, and why; "" where there is none."""
    count, game = session.scoring, session.game
    agreement, score = count.agreement, count.score(game)
    verdict = count.verdict_at(game, point) if agreement is not None else None
    if agreement is None or score is None or verdict is None:
        return ""
    return scoring_text.verdict(
        verdict,
        is_dead=point in agreement.dead,
        is_in_seki=point in score.full_territory.seki,
        is_said_seki=point in agreement.seki,
        is_decided=point in agreement.decided,
    )
