"""Labels, message boxes, tooltips and titles that show their text as it is, never as markup.

Qt takes a text for HTML that looks like it: a name, a comment or the name of a file could load
pictures, open links and write headings where the program asks a question. ``pyproject.toml`` bans
Qt's own label and message box elsewhere.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget  # noqa: TID251

_PLAIN = Qt.TextFormat.PlainText
_CHANGED = "[*]"
"""Where Qt puts the sign of a window with changes; two of them are one of the text."""


class Label(QLabel):
    """A label of plain text. An ``&`` is a mnemonic only in a label with a buddy."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(_PLAIN)
        self.setText(text)


class MessageBox(QMessageBox):
    """A box with a heading and a text below it. ``name`` is its object name."""

    def __init__(self, parent: QWidget | None, heading: str, text: str = "", *, name: str) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setTextFormat(_PLAIN)
        self.setText(heading)
        self.setInformativeText(text)

    def setText(self, text: str) -> None:
        super().setText(text)
        # Where the system shows titles, Qt calls the box by its title: "gobanapp".
        self.setAccessibleName(text)

    def setInformativeText(self, text: str) -> None:
        super().setInformativeText(text)
        for label in self.findChildren(QLabel):  # Qt gives this one a format of its own
            label.setTextFormat(_PLAIN)


def set_tool_tip(widget: QWidget, text: str) -> None:
    """Give ``widget`` a tooltip that shows ``text`` as it is, or none if it is empty.

    Screen readers, to which Qt would otherwise give the tooltip with its markup, get ``text``.
    """
    widget.setToolTip(tool_tip(text))
    widget.setAccessibleDescription(text)


def window_title(text: str) -> str:
    """Return what a window without changes shows as ``text`` in its title."""
    return text.replace(_CHANGED, 2 * _CHANGED)


def tool_tip(text: str) -> str:
    """Return what Qt shows as ``text``, wrapped, in a tooltip."""
    from html import escape  # not at the start: it knows all entities

    lines = (escape(line) for line in text.splitlines())
    return f"<qt>{'<br>'.join(lines)}</qt>" if text else ""
