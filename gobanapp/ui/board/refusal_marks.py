"""The marks on the board that explain a refused move."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gobanapp.diagram.board_view import BoardView
from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import MoveRefusal, RefusalReason


@dataclass(frozen=True, slots=True)
class RefusalMarks:
    """The marks of an illegal ``point``: the ``stones`` concerned, and any ``repeated`` move."""

    point: Point
    stones: frozenset[Point]
    repeated: int | None

    def apply_to(self, view: BoardView) -> BoardView:
        """Return ``view`` with the marks; other marks of the pointer take precedence."""
        view = replace(view, refusal_stones=self.stones)
        if view.forbidden is None and view.board.is_empty(self.point):
            view = replace(view, forbidden=self.point)
        if view.forbidden == self.point:
            view = replace(view, repeated=self.repeated)
        return view


def refusal_marks(refusal: MoveRefusal, point: Point, board: Board, color: Color) -> RefusalMarks:
    """Return the marks for the refused move of ``color`` on ``point``.

    For suicide that is the chain without liberties, for a ko of any kind the stones that may not
    be taken, for superko the number of the move that led to the same position.
    """
    stones = refusal.chain
    if not stones:
        result = board.put(color, point)
        stones = NO_POINTS if result is None else result[1]
    number = None
    if refusal.reason is RefusalReason.SUPERKO and refusal.repeats is not None:
        number = refusal.repeats.move_number
    return RefusalMarks(point, stones, number)
