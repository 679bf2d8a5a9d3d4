"""A diagram in the style of books: black lines and areas at the resolution of the device."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import Geometry
from gobanapp.diagram.theme import BOOK, Theme
from gobanapp.diagram.vector.board_drawing import draw_board_view
from gobanapp.paint.drawing_painter import paint_drawing


def draw_book_diagram(
    painter: QPainter, view: BoardView, geometry: Geometry, theme: Theme = BOOK
) -> None:
    """Draw ``view`` in ``geometry``, without marks that follow a pointer."""
    paint_drawing(painter, draw_board_view(view, geometry, theme))
