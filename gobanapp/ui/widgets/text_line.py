"""Words that stand by themselves in a panel or a dialog."""

from __future__ import annotations

from PySide6.QtGui import QPalette

from gobanapp.ui.widgets.appearance import NORMAL, set_text_size
from gobanapp.ui.widgets.plain_text import Label


def text_line(text: str = "", size: float = NORMAL, *, bold: bool = False) -> Label:
    """Return a label in one of the sizes of type, which wraps where there is little room."""
    label = Label(text)
    label.setWordWrap(True)
    set_text_size(label, size, bold)
    return label


def quiet_line(text: str = "") -> Label:
    """Return a label with what need not be read each time."""
    label = text_line(text)
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return label
