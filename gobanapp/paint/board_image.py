"""Pictures of boards to export, complete with their wood."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QImage

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.diagram.theme import KAYA, Surface, Theme
from gobanapp.paint.board_painter import BoardPainter
from gobanapp.paint.surface_image import make_surface
from gobanapp.paint.wood_image import WOOD_WIDTH

_WIDEST_WOOD = 2 * WOOD_WIDTH


def board_image(view: BoardView, width: int, height: int, theme: Theme = KAYA) -> QImage:
    """Return ``view`` as a picture of ``width`` by ``height`` pixels, the table around the board.

    A first picture takes some tenths of a second longer, while the wood is made. A QGuiApplication
    must exist, for its fonts.
    """
    geometry = Geometry.for_view(view, Rect(0, 0, width, height))
    painter = BoardPainter(theme)
    if theme.surface is not None:
        painter.take_wood(_wood(theme.surface, min(_WIDEST_WOOD, max(WOOD_WIDTH, width))))
    return painter.picture(geometry, view)


@lru_cache(maxsize=2)
def _wood(look: Surface, width: int) -> QImage:
    return make_surface(look, width)
