"""The bar below the board to search for words in comments, names and labels."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.buttons import push_button
from gobanapp.ui.widgets.forms import hbox
from gobanapp.ui.widgets.plain_text import Label

_MIN_FIELD_WIDTH = 16 * SPACE
_BUTTON_SIGNS = ("\u2039", "\u203a", "\u00d7")  # angles to the left and right, a cross


class FindBar(QWidget):
    """A search field and three buttons, with signs where words do not fit.

    Hidden until the user searches.

    It does not search itself: ``show_result`` takes the result.
    """

    find_requested = Signal(str, int)
    """A request to find this text, forward (1) or backward (-1)."""
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._field: QLineEdit | None = None
        self._buttons: tuple[QPushButton, ...] = ()
        self._not_found_label = Label(self.tr("Not found"), self)
        self._not_found_label.setObjectName("not-found")
        self._not_found_label.hide()
        self.hide()

    def _ensure_field(self) -> QLineEdit:
        """Return the search field; the first call makes it and everything next to it.

        Not at the start: the window is painted sooner without it.
        """
        if self._field is not None:
            return self._field
        field = self._field = QLineEdit()
        field.setObjectName("find")
        field.setPlaceholderText(self.tr("Find in comments, names and labels"))
        field.setAccessibleName(self.tr("Find"))
        field.setClearButtonEnabled(True)
        field.setMinimumWidth(6 * SPACE)  # less than "Not found" needs
        field.textEdited.connect(lambda: self.show_result(found=True))
        previous = push_button(self.tr("Previous"), "find-previous", lambda: self.find_text(-1))
        following = push_button(self.tr("Next"), "find-next", lambda: self.find_text(1))
        close = push_button(self.tr("Close"), "close-find", self._close)
        self._buttons = previous, following, close
        for button in self._buttons:
            button.setAccessibleName(button.text())
        parts = ((field, 1), self._not_found_label, *self._buttons)
        self.setLayout(hbox(*parts, margins=(SPACE, 0, SPACE, SPACE)))
        return field

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_buttons()

    def _update_buttons(self) -> None:
        """Show texts on the buttons if they fit next to the field, else signs.

        With signs, "Not found" takes the place of the buttons for another search.
        """
        label = self._not_found_label
        label_width = 0 if label.isHidden() else label.sizeHint().width() + SPACE
        available = self.width() - _MIN_FIELD_WIDTH - 2 * SPACE - label_width
        needed = 0
        for button in self._buttons:
            full_width = button.fontMetrics().horizontalAdvance(button.accessibleName())
            current_width = button.fontMetrics().horizontalAdvance(button.text())
            needed += button.sizeHint().width() + full_width - current_width + SPACE
        has_text = needed <= available
        for button, sign in zip(self._buttons, _BUTTON_SIGNS, strict=False):
            name = button.accessibleName()
            button.setText(name if has_text else sign)
            button.setToolTip("" if has_text else name)
        for button in self._buttons[:-1]:
            button.setVisible(has_text or not label_width)

    @property
    def text(self) -> str:
        return "" if self._field is None else self._field.text()

    def open(self) -> None:
        """Show the bar, with its text selected."""
        field = self._ensure_field()
        self.show()
        field.selectAll()
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def find_text(self, step: int) -> None:
        """Request a search for the text in the field, or open the bar if it is empty."""
        if self.text.strip():
            self.find_requested.emit(self.text, step)
        else:
            self.open()

    def show_result(self, *, found: bool) -> None:
        """Show whether the text was found."""
        self._not_found_label.setVisible(not found)
        self._update_buttons()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._close()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            backward = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.find_text(-1 if backward else 1)
        else:
            super().keyPressEvent(event)

    def _close(self) -> None:
        self.hide()
        self.closed.emit()
