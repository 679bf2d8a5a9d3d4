"""The comment of the current node, to read and to write."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from gobanapp.ui.widgets.key_filter import OwnKeys

_LONGEST = 50_000
"""The characters that are shown of a comment: Qt takes seconds for millions of them."""

_PARAGRAPH = "\u2029"  # what Qt ends a line with

# Keys of the text that are the window's too, where Qt gives the window the first say.
_OWN_KEYS = frozenset(
    QKeySequence(keys) for keys in ("PgUp", "PgDown", "Ctrl+Del", "Ctrl+Backspace")
)


class CommentPanel(QPlainTextEdit):
    """Each change of the text is told at once, so there is never anything in here to lose."""

    edited = Signal(str)
    escaped = Signal()
    """Escape was pressed: the keys are the board's again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = ""
        OwnKeys(self, lambda event: QKeySequence(event.keyCombination()) in _OWN_KEYS)
        self.setPlaceholderText(self.tr("Comment on this move"))
        self.setAccessibleName(self.tr("Comment"))
        self.setTabChangesFocus(True)
        self.setMinimumHeight(3 * self.fontMetrics().lineSpacing())
        # Undo and redo are the record's, and there all edits are in their order.
        self.setUndoRedoEnabled(False)
        self.textChanged.connect(self._tell)

    def show_comment(self, text: str) -> None:
        """Show ``text``; the cursor stays where it is in a text just typed."""
        if text != self._shown:
            self._shown = text
            is_too_long = len(text) > _LONGEST
            self.setReadOnly(is_too_long)
            with QSignalBlocker(self):
                self.setPlainText(self._beginning(text) if is_too_long else text)

    def _beginning(self, text: str) -> str:
        rest = self.tr("The comment goes on. It is too long to be shown or changed here.")
        return f"{text[:_LONGEST]}…\n\n{rest}"

    def _tell(self) -> None:
        # toPlainText() would make plain blanks of those that do not break.
        self._shown = self.document().toRawText().replace(_PARAGRAPH, "\n")
        self.edited.emit(self._shown)

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo, which Qt would take for the text, to the menus."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            standard = QKeySequence.StandardKey
            if event.matches(standard.Undo) or event.matches(standard.Redo):
                event.ignore()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        elif event.matches(QKeySequence.StandardKey.InsertLineSeparator):
            self.textCursor().insertBlock()  # and not a sign that only Qt takes for a line's end
        else:
            super().keyPressEvent(event)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Leave dropped files to the window, which opens them."""
        return not source.hasUrls() and super().canInsertFromMimeData(source)
