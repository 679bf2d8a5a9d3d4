"""The field for the words of a filter, above a list."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

_Keys = Qt.Key


class FilterLine(QLineEdit):
    """``moved_to_list``: a key that moves down takes the user on to the list."""

    moved_to_list = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setClearButtonEnabled(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {_Keys.Key_Down, _Keys.Key_PageDown}:
            self.moved_to_list.emit()
            return
        super().keyPressEvent(event)
