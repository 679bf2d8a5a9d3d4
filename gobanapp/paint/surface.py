"""What a board is made of, as a picture as large as is needed."""

from __future__ import annotations

from PySide6.QtGui import QImage

from gobanapp.diagram.theme import Surface, WoodLook
from gobanapp.paint.wood import WIDTH, make_wood


def make_surface(look: Surface, width: int = WIDTH) -> QImage:
    """Return the wood or the slab of one board, as ``make_wood`` does, in any thread."""
    if isinstance(look, WoodLook):
        return make_wood(look, width)
    from gobanapp.paint.slab import make_slab  # few boards are of it

    return make_slab(look, width)
