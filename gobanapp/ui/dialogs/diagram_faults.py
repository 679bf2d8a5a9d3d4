"""What was wrong with a diagram that has been pasted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from gobanapp.ui.dialogs.question import listed, tell
from gobanapp.ui.files.clipboard import fault_sentence

if TYPE_CHECKING:
    from gobanapp.diagram.raw_diagram import DiagramFault


def tell_faults(window: QWidget, faults: Sequence[DiagramFault]) -> None:
    """Tell what was guessed of a diagram, if anything."""
    if faults:
        title = QCoreApplication.translate("Diagrams", "The diagram may not be quite as it was")
        tell(
            window,
            title,
            listed([fault_sentence(fault) for fault in faults]),
            name="diagram-faults",
        )
