"""What is shown of an estimate of who will own what."""

from __future__ import annotations

from gobanapp.diagram.board_view import BoardView
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

_LEAST = 0.25
"""What is less likely than this is not shown."""
_SMALLEST, _LARGEST = 0.11, 0.24


def square_color(view: BoardView, point: Point) -> Color | None:
    """Return whose square is drawn on ``point``: on a stone only if it is likely to be lost."""
    expected = view.ownership.get(point, 0.0)
    if abs(expected) < _LEAST or point in view.labels or point in view.marks:
        return None
    owner = Color.BLACK if expected > 0 else Color.WHITE
    return None if view.board[point] is owner else owner


def square_width(expected: float) -> float:
    """Return the side of such a square in spacings of columns."""
    likely = (abs(expected) - _LEAST) / (1 - _LEAST)
    return _SMALLEST + (_LARGEST - _SMALLEST) * min(likely, 1.0)
