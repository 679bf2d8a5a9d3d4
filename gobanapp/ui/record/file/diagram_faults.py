"""What was wrong with a diagram that has been pasted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from gobanapp.text.diagram_text import diagram_fault_sentence
from gobanapp.ui.widgets.dialogs import show_message_box, truncated_lines

if TYPE_CHECKING:
    from gobanapp.diagram.raw_diagram import DiagramFault


def show_diagram_faults(window: QWidget, faults: Sequence[DiagramFault]) -> None:
    """Tell what was guessed of a diagram, if anything."""
    if faults:
        title = QCoreApplication.translate("Diagrams", "The diagram may not be quite as it was")
        show_message_box(
            window,
            title,
            truncated_lines([diagram_fault_sentence(fault) for fault in faults]),
            name="diagram-faults",
        )
