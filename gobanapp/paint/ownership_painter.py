"""An estimate of who will own what, as squares that grow with how likely it is.

They have no rim and let the board show through: nothing has been counted.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QPainter

from gobanapp.diagram.board_view import BoardView, square_color, square_width
from gobanapp.paint.board_background import BoardBackground
from gobanapp.paint.gradients import translucent
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

_OPACITY = 0.85


def draw_ownership(
    painter: QPainter, ground: BoardBackground, view: BoardView, points: Iterable[Point]
) -> None:
    """Draw, in pixels, what is expected of ``points``, over the stones."""
    inks = {color: translucent(ground.theme.stones[color].fill, _OPACITY) for color in Color}
    for point in points:
        owner = square_color(view, point)
        if owner is not None:
            width = square_width(view.ownership[point])
            painter.fillRect(ground.square(point, width), inks[owner])
