"""What of a board a diagram has to show: the stones and some room around them, as books cut it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gobanapp.diagram.board_part import BoardPart
from gobanapp.rules.board import Board
from gobanapp.rules.point import Point

_AROUND: Final = 2
"""Lines shown beyond the last stone."""
_TO_THE_EDGE: Final = 3
"""An edge so near is shown too: what stands beside it would be misread without."""
_WORTH_IT: Final = 0.75
"""Less than this of a board is shown as a part of it."""


def square_crop(part: BoardPart, columns: int, rows: int) -> BoardPart | None:
    """Return the smallest square part of a board that shows ``part``; None for all of it.

    Where the board is narrower than that, the part is as wide as the board. An edge that is near is
    shown too, as far as there is room for it.
    """
    side = max(part.columns, part.rows)
    left, right = _widened(part.left, part.right, side, columns)
    bottom, top = _widened(part.bottom, part.top, side, rows)
    found = BoardPart(left, bottom, right, top)
    return None if found == BoardPart.whole(columns, rows) else found


def _widened(first: int, last: int, length: int, of: int) -> tuple[int, int]:
    """Return the lines from ``first`` to ``last`` with others around, ``length`` in all."""
    length = min(length, of)
    more = length - (last - first + 1)
    begin = first - more // 2
    if begin < _TO_THE_EDGE and first <= more:
        begin = 0
    elif begin + length > of - _TO_THE_EDGE and of - 1 - last <= more:
        begin = of - length
    return begin, begin + length - 1


def crop_to_stones(board: Board, more: Iterable[Point] = ()) -> BoardPart | None:
    """Return the part with all stones of ``board`` and the points ``more``; None for all of it."""
    used = BoardPart.around([*(point for point, _ in board.stones()), *more])
    if used is None:
        return None
    columns, rows = board.width, board.height
    left, bottom, right, top = (
        used.left - _AROUND,
        used.bottom - _AROUND,
        used.right + _AROUND,
        used.top + _AROUND,
    )
    part = BoardPart(
        0 if left < _TO_THE_EDGE else left,
        0 if bottom < _TO_THE_EDGE else bottom,
        columns - 1 if right > columns - 1 - _TO_THE_EDGE else right,
        rows - 1 if top > rows - 1 - _TO_THE_EDGE else top,
    )
    return part if part.columns * part.rows < _WORTH_IT * columns * rows else None
