"""What the board shows of a problem, an attempt at it, and of the hints."""

from __future__ import annotations

from dataclasses import replace

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.game_view import make_board_view
from gobanapp.game.markup import Mark
from gobanapp.learning.problem import Attempt, AttemptOutcome
from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.point import Point
from gobanapp.rules.position import Position
from gobanapp.ui.study.study_board import PositionView

_AROUND = 1
"""So many points wider than what is played in is the area that a hint shows."""


def attempt_view(attempt: Attempt, frame: Frame, *, hints: int = 0) -> PositionView:
    """Return the position of an attempt: with one hint the area, with two the right moves."""
    if attempt.outcome is AttemptOutcome.UNKNOWN:
        return PositionView(attempt.position, bare_view(attempt.position, frame))
    view = make_board_view(attempt.problem.game, frame, number=attempt.node)
    if hints:
        area = _area(attempt, view.board)
        view = replace(view, blocks=(area,) if area else ())
    if hints > 1:
        marks = dict.fromkeys(attempt.right_points(), Mark.CIRCLE)
        view = replace(view, marks={**view.marks, **marks})
    return PositionView(attempt.position, view)


def answer_move_views(attempt: Attempt, frame: Frame) -> list[PositionView]:
    """Return the positions that the last answer has gone through, the last with all its marks."""
    *before, _last = attempt.played
    shown = [PositionView(position, bare_view(position, frame)) for position in before]
    return [*shown, attempt_view(attempt, frame)]


def bare_view(position: Position, frame: Frame) -> BoardView:
    """Return a position with nothing drawn on it but the sign of the last move."""
    last = None if position.move is None else position.move.point
    return BoardView(board=position.board, frame=frame, last_move=last)


def _area(attempt: Attempt, board: Board) -> frozenset[Point]:
    area = attempt.problem.area()
    if area is None:
        return NO_POINTS
    least, most = area
    return frozenset(
        point
        for point in board.points()
        if least.x - _AROUND <= point.x <= most.x + _AROUND
        and least.y - _AROUND <= point.y <= most.y + _AROUND
    )
