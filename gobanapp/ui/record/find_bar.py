"""The bar below the board to search for words in comments, names and labels."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.buttons import push_button
from gobanapp.ui.widgets.plain_text import Label


class FindBar(QWidget):
    """A search field and two buttons; hidden until the user searches.

    It does not search: the result is passed to ``show_found``.
    """

    find_requested = Signal(str, int)
    """Look for these words, forward (1) or backward (-1)."""
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._words: QLineEdit | None = None
        self._nothing = Label(self.tr("Not found"), self)
        self._nothing.setObjectName("not-found")
        self._nothing.hide()
        self.hide()

    def _words_field(self) -> QLineEdit:
        """Return the search field; the first call makes it and everything next to it.

        Not at the start: the window is painted sooner without it.
        """
        if self._words is not None:
            return self._words
        words = self._words = QLineEdit()
        words.setObjectName("find")
        words.setPlaceholderText(self.tr("Find in comments, names and labels"))
        words.setAccessibleName(self.tr("Find"))
        words.setClearButtonEnabled(True)
        words.textEdited.connect(lambda: self.show_found(found=True))
        previous = push_button(self.tr("Previous"), "find-previous", lambda: self.find_words(-1))
        following = push_button(self.tr("Next"), "find-next", lambda: self.find_words(1))
        close = push_button(self.tr("Close"), "close-find", self._leave)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(SPACE, 0, SPACE, SPACE)
        layout.setSpacing(SPACE)
        layout.addWidget(words, 1)
        layout.addWidget(self._nothing)
        for button in (previous, following, close):
            button.setAutoDefault(False)
            layout.addWidget(button)
        return words

    @property
    def words(self) -> str:
        return "" if self._words is None else self._words.text()

    def begin(self) -> None:
        """Show the bar, ready for other words."""
        words = self._words_field()
        self.show()
        words.selectAll()
        words.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def find_words(self, step: int) -> None:
        """Look for the words as written; without any, let them be written."""
        if self.words.strip():
            self.find_requested.emit(self.words, step)
        else:
            self.begin()

    def show_found(self, *, found: bool) -> None:
        """Show whether the text was found."""
        self._nothing.setVisible(not found)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            backward = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.find_words(-1 if backward else 1)
        else:
            super().keyPressEvent(event)

    def _leave(self) -> None:
        self.hide()
        self.closed.emit()
