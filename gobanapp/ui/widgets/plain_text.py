"""Labels, message boxes, tooltips and titles that show their text literally, not as markup.

Qt takes text that looks like HTML for HTML: names, comments and file names could load pictures,
open links and forge headings in questions. ``pyproject.toml`` bans Qt's own label and message box
elsewhere.
"""

from __future__ import annotations

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QLabel, QMessageBox, QPlainTextEdit, QWidget  # noqa: TID251

_PLAIN = Qt.TextFormat.PlainText
_ABOUT_WIDTH = 384  # pixels
_HEADING_WIDTH = 416
_MARGINS = (0, 6, 24, 16)
"""With Qt's empty column for an icon, text and buttons are equally far from the edges."""
_MAX_LENGTH = 50_000
"""The characters shown of a long text: Qt takes seconds for millions of them."""

_PARAGRAPH = "\u2029"  # the end of a line in Qt
_MODIFIED_PLACEHOLDER = "[*]"
"""The placeholder for Qt's sign of changes in a window title; doubled, it is literal."""


class Label(QLabel):
    """A label of plain text. An ``&`` is a mnemonic only in a label with a buddy."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(_PLAIN)
        self.setText(text)


class LongTextEdit(QPlainTextEdit):
    """A text of several lines. One that is too long is shown in part, read-only."""

    def __init__(self) -> None:
        super().__init__()
        self.setTabChangesFocus(True)

    @property
    def text(self) -> str:
        # toPlainText() would replace non-breaking spaces.
        return self.document().toRawText().replace(_PARAGRAPH, "\n")

    def show_text(self, text: str, rest: str) -> None:
        """Show ``text``; ``rest`` stands for what is too long to show."""
        is_too_long = len(text) > _MAX_LENGTH
        self.setReadOnly(is_too_long)
        self.setPlainText(f"{text[:_MAX_LENGTH]}…\n\n{rest}" if is_too_long else text)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Leave files to the window: Qt would insert their names, and take the files as moved."""
        has_files = any(url.isLocalFile() for url in source.urls())
        return not has_files and super().canInsertFromMimeData(source)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.InsertLineSeparator):
            # Not a separator that only Qt treats as the end of a line.
            self.textCursor().insertBlock()
        else:
            super().keyPressEvent(event)


class MessageBox(QMessageBox):
    """A box with a heading and a text below it. ``name`` is its object name."""

    def __init__(
        self, parent: QWidget | None, heading: str, text: str = "", *, name: str, about: str = ""
    ) -> None:
        """``about``: the name of a game or file, on a line of its own above the text.

        A long one is shortened in its middle; the tooltip of the text has it whole.
        """
        super().__init__(parent)
        self.setObjectName(name)
        self.setTextFormat(_PLAIN)
        self.setText(heading)
        middle = Qt.TextElideMode.ElideMiddle
        line = self.fontMetrics().elidedText(" ".join(about.split()), middle, _ABOUT_WIDTH)
        self.setInformativeText(f"{line}\n\n{text}" if line else text)
        if not (line or text):
            self._widen()
        if about:
            for label in self.findChildren(QLabel, "qt_msgbox_informativelabel"):
                set_tool_tip(label, about)
                label.setMinimumWidth(_ABOUT_WIDTH)

    def _widen(self) -> None:
        """Make a box with only a heading about as wide as those with a text below it.

        A minimum in the style sheet would also let Qt make the box narrower than a long heading.
        """
        for heading in self.findChildren(QLabel, "qt_msgbox_label"):
            heading.ensurePolished()
            if heading.sizeHint().width() < _HEADING_WIDTH:
                heading.setMinimumWidth(_HEADING_WIDTH)

    def setText(self, text: str) -> None:
        super().setText(text)
        # Otherwise the accessible name would be the title of the window, "gobanapp".
        self.setAccessibleName(text)

    def setInformativeText(self, text: str) -> None:
        super().setInformativeText(text)
        for label in self.findChildren(QLabel):  # Qt gives this one a format of its own
            label.setTextFormat(_PLAIN)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        layout = self.layout()  # the one that Qt has just made
        if layout is not None and self.icon() is QMessageBox.Icon.NoIcon:
            layout.setContentsMargins(*_MARGINS)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ignore letters without Alt, with which Qt would press a button.

        Otherwise a key pressed twice would answer the question that it asks.
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
    """Return ``text`` escaped for a window title."""
    return text.replace(_MODIFIED_PLACEHOLDER, 2 * _MODIFIED_PLACEHOLDER)


def tool_tip(text: str) -> str:
    """Return ``text`` escaped for a tooltip, in which it wraps."""
    escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return f"<qt>{'<br>'.join(escaped.splitlines())}</qt>" if text else ""
