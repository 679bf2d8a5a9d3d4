"""Labels, message boxes, tooltips and titles that show their text as it is, never as markup.

Qt takes a text for HTML that looks like it: a name, a comment or the name of a file could load
pictures, open links and write headings where the program asks a question. ``pyproject.toml`` bans
Qt's own label and message box elsewhere.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget  # noqa: TID251

_PLAIN = Qt.TextFormat.PlainText
_ABOUT_WIDTH = 384  # pixels
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

    def __init__(
        self, parent: QWidget | None, heading: str, text: str = "", *, name: str, about: str = ""
    ) -> None:
        """``about``: the name of a game or file, on a line of its own above the text.

        A long one is shortened in its middle; the tip of the text has it whole.
        """
        super().__init__(parent)
        self.setObjectName(name)
        self.setTextFormat(_PLAIN)
        self.setText(heading)
        middle = Qt.TextElideMode.ElideMiddle
        line = self.fontMetrics().elidedText(" ".join(about.split()), middle, _ABOUT_WIDTH)
        self.setInformativeText(f"{line}\n\n{text}" if line else text)
        if about:
            for label in self.findChildren(QLabel, "qt_msgbox_informativelabel"):
                set_tool_tip(label, about)
                label.setMinimumWidth(_ABOUT_WIDTH)

    def setText(self, text: str) -> None:
        super().setText(text)
        # Where the system shows titles, Qt calls the box by its title: "gobanapp".
        self.setAccessibleName(text)

    def setInformativeText(self, text: str) -> None:
        super().setInformativeText(text)
        for label in self.findChildren(QLabel):  # Qt gives this one a format of its own
            label.setTextFormat(_PLAIN)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave letters without Alt alone: Qt would press the button that has such a letter.

        A key struck twice would then answer the question that it has asked.
        """
        keys = Qt.KeyboardModifier
        is_typed = event.text().isprintable() and bool(event.text().strip())
        if is_typed and not event.modifiers() & (keys.AltModifier | keys.ControlModifier):
            event.ignore()
        else:
            super().keyPressEvent(event)


def set_tool_tip(widget: QWidget, text: str) -> None:
    """Give ``widget`` a tooltip that shows ``text`` literally, or none if it is empty.

    Screen readers, to which Qt would otherwise give the tooltip with its markup, get ``text``.
    """
    tip = tool_tip(text)
    if tip != widget.toolTip():  # Qt sends an event all the same
        widget.setToolTip(tip)
    widget.setAccessibleDescription(text)


def window_title(text: str) -> str:
    """Return what a window without changes shows as ``text`` in its title."""
    return text.replace(_CHANGED, 2 * _CHANGED)


def tool_tip(text: str) -> str:
    """Return what Qt shows as ``text``, wrapped, in a tooltip."""
    from html import escape  # not at the start: it knows all entities

    lines = (escape(line) for line in text.splitlines())
    return f"<qt>{'<br>'.join(lines)}</qt>" if text else ""
