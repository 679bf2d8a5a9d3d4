"""The comment of a node, and the heading above or next to it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QResizeEvent

from gobanapp.ui.widgets.appearance import NORMAL, set_text_size
from gobanapp.ui.widgets.forms import NO_LIMIT, lines_height
from gobanapp.ui.widgets.key_filter import OwnKeys
from gobanapp.ui.widgets.labels import muted, wrapped_height
from gobanapp.ui.widgets.plain_text import Label, LongTextEdit, set_tool_tip

_HEADING_SHARE = 0.5  # of the width, where the comment has the rest
_MIN_LINES = 3  # of a comment that is not collapsed

# Keys of the text that are also shortcuts of the window, to which Qt would give precedence.
_OWN_KEYS = frozenset(
    QKeySequence(keys) for keys in ("PgUp", "PgDown", "Ctrl+Del", "Ctrl+Backspace")
)


class CommentPanel(LongTextEdit):
    """Reports each change of the text at once, so that nothing can be lost in here."""

    edited = Signal(str)
    escaped = Signal()
    """Escape was pressed: the keyboard focus returns to the board."""
    focus_changed = Signal()
    """It has received or lost the focus."""

    def __init__(self) -> None:
        super().__init__()
        self._shown = ""
        OwnKeys(self, lambda event: QKeySequence(event.keyCombination()) in _OWN_KEYS)
        self.setPlaceholderText(self.tr("Comment on this move"))
        self.setAccessibleName(self.tr("Comment"))
        self._has_one_line = False
        self._more = muted(Label("…", parent=self), "comment-continues")
        self._more.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._more.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._more.hide()
        self.document().documentLayout().documentSizeChanged.connect(self._update_more_sign)
        self.set_one_line(False)
        # The record undoes and redoes all edits, those of the comment among them.
        self.setUndoRedoEnabled(False)
        self.textChanged.connect(self._emit_edit)

    def show_comment(self, text: str) -> None:
        """Show ``text``; the cursor stays where it is in a text just typed."""
        if text != self._shown:
            self._shown = text
            with QSignalBlocker(self):
                self.show_text(
                    text, self.tr("The comment continues. It is too long to show or edit here.")
                )

    def height_of(self, lines: int) -> int:
        """Return the height of exactly this number of lines."""
        margins = round(1.5 * self.document().documentMargin()) + 2 * self.frameWidth()
        return max(lines * self.fontMetrics().lineSpacing(), lines_height(self, lines)) + margins

    def set_one_line(self, has_one_line: bool) -> None:
        """Use a single line, or at least three."""
        min_height = self.height_of(1 if has_one_line else _MIN_LINES)
        if has_one_line is self._has_one_line and min_height == self.minimumHeight():
            return
        self._has_one_line = has_one_line
        self.setMinimumHeight(min_height)
        self.setMaximumHeight(self.height_of(1) if has_one_line else NO_LIMIT)
        never, as_needed = (
            Qt.ScrollBarPolicy.ScrollBarAlwaysOff,
            Qt.ScrollBarPolicy.ScrollBarAsNeeded,
        )
        self.setVerticalScrollBarPolicy(never if has_one_line else as_needed)
        # Below, the next line would show the tops of its letters.
        bottom = round(0.5 * self.document().documentMargin())
        width = self._more.sizeHint().width()
        self.setViewportMargins(0, 0, *((width, bottom) if has_one_line else (0, 0)))
        self._update_more_sign()

    def _update_more_sign(self, *_: object) -> None:
        """Show dots after the single line if the comment continues."""
        # The layout of a QPlainTextEdit measures its height in lines.
        has_more = self.document().documentLayout().documentSize().height() > 1
        self._more.setVisible(self._has_one_line and has_more)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        available, width = self.contentsRect(), self._more.sizeHint().width()
        self._more.setGeometry(
            available.right() + 1 - width, available.top(), width, available.height()
        )
        self._update_more_sign()

    def _emit_edit(self) -> None:
        self._shown = self.text
        self.edited.emit(self._shown)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_changed.emit()

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the menus; Qt would apply them to the text."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            standard = QKeySequence.StandardKey
            if event.matches(standard.Undo) or event.matches(standard.Redo):
                event.ignore()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        else:
            super().keyPressEvent(event)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Leave dropped files to the window, which opens them."""
        return not source.hasUrls() and super().canInsertFromMimeData(source)


class NodeHeading(Label):
    """The judgements and the name of a node: above the comment, or in one line with it."""

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self._has_one_line = False
        self.setWordWrap(True)
        set_text_size(self, NORMAL, bold=True)
        self.hide()

    def show_text(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self.setVisible(bool(text))
            self._update_text()

    def set_one_line(self, has_one_line: bool) -> None:
        self._has_one_line = has_one_line
        if self.wordWrap() is has_one_line:  # or each layout of the panel would request another one
            self.setWordWrap(not has_one_line)
        self._update_text()

    def wrapped_height(self, width: int) -> int:
        """Return the height of the whole text in lines of ``width``, even if less is shown."""
        return wrapped_height(self, self._text, width)

    def _update_text(self) -> None:
        """Show the whole text, or in a single line what fits into its share of the width."""
        shown, available = self._text, self.parentWidget()
        if self._has_one_line and available is not None:
            elide, max_width = (
                Qt.TextElideMode.ElideRight,
                round(_HEADING_SHARE * available.width()),
            )
            shown = self.fontMetrics().elidedText(shown, elide, max_width)
        if shown != self.text():
            self.setText(shown)
        set_tool_tip(self, "" if shown == self._text else self._text)
