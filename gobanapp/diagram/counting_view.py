"""What the board shows of one step of a count by hand."""

from __future__ import annotations

from collections.abc import Sequence

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.frame import WHOLE_BOARD, Frame
from gobanapp.rules.hand_counting.count_step import CountStep
from gobanapp.rules.point import Point


def counting_view(
    step: CountStep,
    frame: Frame = WHOLE_BOARD,
    earlier: Sequence[frozenset[Point]] = (),
) -> BoardView:
    """Return the view of the board as it lies when ``step`` is done.

    ``earlier``: the blocks that were counted before, each of which gets an outline of its own.
    What ``step`` says is counted and is in none of them is outlined as a whole.
    """
    rest = step.counted.difference(step.block, *earlier)
    # The last block stands out: a step that counts none has an empty one there.
    blocks = [*filter(None, (*earlier, rest)), step.block]
    return BoardView(
        board=step.board,
        frame=frame,
        territory=step.territory.map(
            lambda points: frozenset(point for point in points if step.board.is_empty(point))
        ),
        blocks=tuple(blocks) if len(blocks) > 1 or step.block else (),
    )
