"""The comment of the current node, to read and to write."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QPlainTextEdit, QWidget


class CommentPanel(QPlainTextEdit):
    """Each change of the text is told at once, so there is never anything in here to lose."""

    edited = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPlaceholderText(self.tr("Comment on this move"))
        self.setAccessibleName(self.tr("Comment"))
        self.setTabChangesFocus(True)
        self.setMinimumHeight(3 * self.fontMetrics().lineSpacing())
        # Undo and redo are the record's, and there all edits are in their order.
        self.setUndoRedoEnabled(False)
        self.textChanged.connect(lambda: self.edited.emit(self.toPlainText()))

    def show_comment(self, text: str) -> None:
        """Show ``text``; the cursor stays where it is in a text just typed."""
        if text != self.toPlainText():
            with QSignalBlocker(self):
                self.setPlainText(text)
