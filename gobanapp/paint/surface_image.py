"""What a board is made of, as a picture as large as is needed."""

from __future__ import annotations

from PySide6.QtGui import QImage

from gobanapp.diagram.theme import Surface, WoodLook
from gobanapp.paint.wood_image import WOOD_WIDTH, make_wood


def make_surface(look: Surface, width: int = WOOD_WIDTH) -> QImage:
    """Return the wood or the slab of one board, as ``make_wood`` does, in any thread."""
    if isinstance(look, WoodLook):
        return make_wood(look, width)
    from gobanapp.paint.slab_image import make_slab  # few boards are of it

    return make_slab(look, width)
