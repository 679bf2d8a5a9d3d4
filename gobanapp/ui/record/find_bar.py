"""The bar below the board to search for words in comments, names and labels."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.buttons import push_button
from gobanapp.ui.widgets.forms import hbox
from gobanapp.ui.widgets.plain_text import Label

_LEAST_FIELD = 16 * SPACE
_SIGNS = ("\u2039", "\u203a", "\u00d7")  # angles to the left and right, a cross


class FindBar(QWidget):
    """A search field and three buttons, with signs where words do not fit.

    Hidden until the user searches.

    It does not search: the result is passed to ``show_found``.
    """

    find_requested = Signal(str, int)
    """Look for these words, forward (1) or backward (-1)."""
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._words: QLineEdit | None = None
        self._buttons: tuple[QPushButton, ...] = ()
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
        words.setMinimumWidth(6 * SPACE)  # the words "Not found" go first
        words.textEdited.connect(lambda: self.show_found(found=True))
        previous = push_button(self.tr("Previous"), "find-previous", lambda: self.find_words(-1))
        following = push_button(self.tr("Next"), "find-next", lambda: self.find_words(1))
        close = push_button(self.tr("Close"), "close-find", self._leave)
        self._buttons = previous, following, close
        for button in self._buttons:
            button.setAccessibleName(button.text())
        parts = ((words, 1), self._nothing, *self._buttons)
        self.setLayout(hbox(*parts, margins=(SPACE, 0, SPACE, SPACE)))
        return words

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show words on the buttons if they fit next to the field, else signs.

        Where there are signs, those for another search give way to the words "Not found".
        """
        nothing = 0 if self._nothing.isHidden() else self._nothing.sizeHint().width() + SPACE
        rest = self.width() - _LEAST_FIELD - 2 * SPACE - nothing
        needed = 0
        for button in self._buttons:
            word = button.fontMetrics().horizontalAdvance(button.accessibleName())
            now = button.fontMetrics().horizontalAdvance(button.text())
            needed += button.sizeHint().width() + word - now + SPACE
        has_words = needed <= rest
        for button, sign in zip(self._buttons, _SIGNS, strict=False):
            name = button.accessibleName()
            button.setText(name if has_words else sign)
            button.setToolTip("" if has_words else name)
        for button in self._buttons[:-1]:
            button.setVisible(has_words or not nothing)

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
        self._fit()

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
