"""What the board shows of a move that was refused, beside the words for it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gobanapp.diagram.board_view import BoardView
from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import MoveRefusal, RefusalReason


@dataclass(frozen=True, slots=True)
class RefusalMarks:
    """Why no stone comes to ``point``: the ``stones`` concerned, the move ``repeated``, if any."""

    point: Point
    stones: frozenset[Point]
    repeated: int | None

    def shown_on(self, view: BoardView) -> BoardView:
        """Return ``view`` with it; what is pointed at elsewhere goes before."""
        view = replace(view, refusal_stones=self.stones)
        if view.forbidden is None and view.board.is_empty(self.point):
            view = replace(view, forbidden=self.point)
        if view.forbidden == self.point:
            view = replace(view, repeated=self.repeated)
        return view


def refusal_marks(illegal: MoveRefusal, point: Point, board: Board, color: Color) -> RefusalMarks:
    """Return what is to be seen of ``color``'s refused move on ``point``.

    For suicide that is the chain without liberties, for a ko of any kind the stones that may not
    be taken, for superko the number of the move that led to the same position.
    """
    stones = illegal.chain
    if not stones:
        put = board.put(color, point)
        stones = NO_POINTS if put is None else put[1]
    number = None
    if illegal.reason is RefusalReason.SUPERKO and illegal.repeats is not None:
        number = illegal.repeats.move_number
    return RefusalMarks(point, stones, number)
