"""Sentences on the faults of a text diagram."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gobanapp.diagram.raw_diagram import DiagramFault, DiagramFaultKind
from gobanapp.rules.point import MAX_SIZE
from gobanapp.text.language import QT_TRANSLATE_NOOP, translate

SENTENCES: Final[Mapping[DiagramFaultKind, str]] = {
    DiagramFaultKind.UNKNOWN_SIGN: QT_TRANSLATE_NOOP(
        "Diagrams", "Line {line}: {found} means nothing here, so the point is left empty."
    ),
    DiagramFaultKind.UNEVEN_ROWS: QT_TRANSLATE_NOOP(
        "Diagrams", "Line {line} is shorter than other rows."
    ),
    DiagramFaultKind.MOVE_TWICE: QT_TRANSLATE_NOOP(
        "Diagrams", "Line {line}: there is another move {found}, so this one is a stone only."
    ),
    DiagramFaultKind.UNKNOWN_MARKUP: QT_TRANSLATE_NOOP(
        "Diagrams", "Line {line}: this line or arrow cannot be drawn: {found}"
    ),
    DiagramFaultKind.SIZE_GUESSED: QT_TRANSLATE_NOOP(
        "Diagrams", "The diagram does not say how large the board is; {found} is a guess."
    ),
    DiagramFaultKind.PLACE_GUESSED: QT_TRANSLATE_NOOP(
        "Diagrams", "The diagram has no edges, so where it lies on the board is a guess."
    ),
    DiagramFaultKind.TOO_LARGE: QT_TRANSLATE_NOOP(
        "Diagrams", "The board of {found} is larger than {size}x{size}."
    ),
}


def diagram_fault_sentence(fault: DiagramFault) -> str:
    """Return what is wrong, with the line where that helps."""
    sentence = translate("Diagrams", SENTENCES[fault.fault])
    return sentence.format(line=fault.line, found=fault.found, size=MAX_SIZE)
