"""An estimate of who will own what, as squares that grow with how likely it is.

They have no rim and let the board show through: nothing has been counted.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QPainter

from gobanapp.diagram.board_view import BoardView
from gobanapp.paint.ground import Ground
from gobanapp.paint.light import translucent
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

_LEAST = 0.25
"""What is less likely than this is not shown."""
_SMALLEST, _LARGEST = 0.11, 0.24  # in spacings of columns
_OPACITY = 0.85


def draw_influence(
    painter: QPainter, ground: Ground, view: BoardView, points: Iterable[Point]
) -> None:
    """Draw, in pixels, what is expected of ``points``, over the stones."""
    inks = {color: translucent(ground.theme.stones[color].fill, _OPACITY) for color in Color}
    for point in points:
        owner = shown_owner(view, point)
        if owner is not None:
            likely = (abs(view.influence[point]) - _LEAST) / (1 - _LEAST)
            width = _SMALLEST + (_LARGEST - _SMALLEST) * min(likely, 1.0)
            painter.fillRect(ground.square(point, width), inks[owner])


def shown_owner(view: BoardView, point: Point) -> Color | None:
    """Return whose square is drawn on ``point``: on a stone only if it is likely to be lost."""
    expected = view.influence.get(point, 0.0)
    if abs(expected) < _LEAST or point in view.labels or point in view.marks:
        return None
    owner = Color.BLACK if expected > 0 else Color.WHITE
    return None if view.board[point] is owner else owner
