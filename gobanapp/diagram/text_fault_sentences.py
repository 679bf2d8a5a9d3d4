"""What is wrong with a diagram in a text, in sentences that the window translates."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gobanapp.diagram.captions import QT_TRANSLATE_NOOP, Translate
from gobanapp.diagram.drawn_board import Fault, TextFault
from gobanapp.rules.point import MAX_SIZE

SENTENCES: Final[Mapping[Fault, str]] = {
    Fault.UNKNOWN_SIGN: QT_TRANSLATE_NOOP(
        "Diagrams", "Line {line}: {found} means nothing here, so the point is left empty."
    ),
    Fault.UNEVEN_ROWS: QT_TRANSLATE_NOOP("Diagrams", "Line {line} is shorter than other rows."),
    Fault.MOVE_TWICE: QT_TRANSLATE_NOOP(
        "Diagrams", "Line {line}: there is another move {found}, so this one is a stone only."
    ),
    Fault.UNKNOWN_MARKUP: QT_TRANSLATE_NOOP(
        "Diagrams", "Line {line}: this line or arrow cannot be drawn: {found}"
    ),
    Fault.SIZE_GUESSED: QT_TRANSLATE_NOOP(
        "Diagrams", "The diagram does not say how large the board is; {found} is a guess."
    ),
    Fault.PLACE_GUESSED: QT_TRANSLATE_NOOP(
        "Diagrams", "The diagram has no edges, so where it lies on the board is a guess."
    ),
    Fault.TOO_LARGE: QT_TRANSLATE_NOOP(
        "Diagrams", "The board of {found} is larger than {size}x{size}."
    ),
}


def fault_sentence(fault: TextFault, translate: Translate = str) -> str:
    """Return what is wrong, with the line where that helps."""
    sentence = translate(SENTENCES[fault.fault])
    return sentence.format(line=fault.line, found=fault.found, size=MAX_SIZE)
