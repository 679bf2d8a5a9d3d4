"""The comment of a node, and the heading above or next to it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QResizeEvent

from gobanapp.ui.widgets.appearance import NORMAL, set_text_size
from gobanapp.ui.widgets.forms import NO_LIMIT, lines_height
from gobanapp.ui.widgets.key_filter import OwnKeys
from gobanapp.ui.widgets.labels import muted, wrapped_height
from gobanapp.ui.widgets.plain_text import Label, LongTextEdit, set_tool_tip

_HEADING_PART = 0.5  # of the width, where the comment has the rest
_LEAST_LINES = 3  # of a comment that is not folded

# Keys of the text that are the window's too, where Qt gives the window the first say.
_OWN_KEYS = frozenset(
    QKeySequence(keys) for keys in ("PgUp", "PgDown", "Ctrl+Del", "Ctrl+Backspace")
)


class CommentPanel(LongTextEdit):
    """Reports each change of the text at once, so there is never anything in here to lose."""

    edited = Signal(str)
    escaped = Signal()
    """Escape was pressed: the keys are the board's again."""
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
        self.document().documentLayout().documentSizeChanged.connect(self._show_whether_more)
        self.set_one_line(False)
        # Undo and redo are the record's, and there all edits are in their order.
        self.setUndoRedoEnabled(False)
        self.textChanged.connect(self._tell)

    def show_comment(self, text: str) -> None:
        """Show ``text``; the cursor stays where it is in a text just typed."""
        if text != self._shown:
            self._shown = text
            with QSignalBlocker(self):
                self.show_text(
                    text, self.tr("The comment continues. It is too long to show or edit here.")
                )

    def height_of(self, lines: int) -> int:
        """Return the height in which so many lines are seen, and nothing of the next."""
        margins = round(1.5 * self.document().documentMargin()) + 2 * self.frameWidth()
        return max(lines * self.fontMetrics().lineSpacing(), lines_height(self, lines)) + margins

    def set_one_line(self, is_one: bool) -> None:
        """Take one line alone, or three and more."""
        least = self.height_of(1 if is_one else _LEAST_LINES)
        if is_one is self._has_one_line and least == self.minimumHeight():
            return
        self._has_one_line = is_one
        self.setMinimumHeight(least)
        self.setMaximumHeight(self.height_of(1) if is_one else NO_LIMIT)
        never, as_needed = (
            Qt.ScrollBarPolicy.ScrollBarAlwaysOff,
            Qt.ScrollBarPolicy.ScrollBarAsNeeded,
        )
        self.setVerticalScrollBarPolicy(never if is_one else as_needed)
        # Below, the next line would show the tops of its letters.
        below = round(0.5 * self.document().documentMargin())
        wide = self._more.sizeHint().width()
        self.setViewportMargins(0, 0, *((wide, below) if is_one else (0, 0)))
        self._show_whether_more()

    def _show_whether_more(self, *_: object) -> None:
        """Show dots after the one line if there are more."""
        # The layout of a QPlainTextEdit measures its height in lines.
        has_more = self.document().documentLayout().documentSize().height() > 1
        self._more.setVisible(self._has_one_line and has_more)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room, wide = self.contentsRect(), self._more.sizeHint().width()
        self._more.setGeometry(room.right() + 1 - wide, room.top(), wide, room.height())
        self._show_whether_more()

    def _tell(self) -> None:
        self._shown = self.text
        self.edited.emit(self._shown)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_changed.emit()

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

    def show_text(self, text: str) -> None:
        self._text = text
        self.setVisible(bool(text))
        self._fit()

    def set_one_line(self, is_one: bool) -> None:
        self._has_one_line = is_one
        if self.wordWrap() is is_one:  # or each layout of the panel would ask for another one
            self.setWordWrap(not is_one)
        self._fit()

    def wrapped_height(self, width: int) -> int:
        """Return the height of the whole text in lines of ``width``, whatever is shown now."""
        return wrapped_height(self, self._text, width)

    def _fit(self) -> None:
        """Write all of it, or in one line what fits in its part of the width."""
        shown, room = self._text, self.parentWidget()
        if self._has_one_line and room is not None:
            elide, most = Qt.TextElideMode.ElideRight, round(_HEADING_PART * room.width())
            shown = self.fontMetrics().elidedText(shown, elide, most)
        if shown != self.text():
            self.setText(shown)
        set_tool_tip(self, "" if shown == self._text else self._text)
