"""Words for the ways to turn and to mirror a board."""

from __future__ import annotations

from gobanapp.rules.symmetry import Symmetry
from gobanapp.text.language import QT_TRANSLATE_NOOP, translate

_TURNED = {
    Symmetry.NONE: "",
    Symmetry.QUARTER: QT_TRANSLATE_NOOP("turning", "Board turned to the right"),
    Symmetry.HALF: QT_TRANSLATE_NOOP("turning", "Board turned upside down"),
    Symmetry.THREE_QUARTERS: QT_TRANSLATE_NOOP("turning", "Board turned to the left"),
    Symmetry.LEFT_TO_RIGHT: QT_TRANSLATE_NOOP("turning", "Board mirrored left and right"),
    Symmetry.TOP_TO_BOTTOM: QT_TRANSLATE_NOOP("turning", "Board mirrored top and bottom"),
    Symmetry.DIAGONAL: QT_TRANSLATE_NOOP("turning", "Board mirrored along a diagonal"),
    Symmetry.OTHER_DIAGONAL: QT_TRANSLATE_NOOP("turning", "Board mirrored along a diagonal"),
}


def symmetry_text(symmetry: Symmetry) -> str:
    """Return how the board that is seen lies otherwise than in the record; "" where it does not."""
    return translate("turning", _TURNED[symmetry])
