"""A column of fields, each with its name, under heads."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox, QGridLayout, QLayout, QWidget

from gobanapp.ui.widgets.appearance import NORMAL, SPACE, set_text_size
from gobanapp.ui.widgets.plain_text import Label


class FieldColumn(QGridLayout):
    """Heads, and below each what belongs to it, name beside field."""

    def __init__(self) -> None:
        super().__init__()
        self.setHorizontalSpacing(2 * SPACE)
        self.setVerticalSpacing(SPACE)
        self.setColumnStretch(1, 1)

    def head(self, text: str) -> None:
        label = Label(text)
        set_text_size(label, NORMAL, bold=True)
        if self.count():
            self.setRowMinimumHeight(self.rowCount(), SPACE)
        self.add_line(label)

    def add(self, text: str, field: QWidget) -> None:
        label = Label(text)
        label.setBuddy(field)
        row = self.rowCount()
        self.addWidget(label, row, 0)
        self.addWidget(field, row, 1)

    def add_line(self, line: QWidget | QLayout) -> None:
        row = self.rowCount() + 1
        if isinstance(line, QWidget):
            self.addWidget(line, row, 0, 1, 2)
        else:
            self.addLayout(line, row, 0, 1, 2)


def choice_box(choices: Sequence[tuple[object, str]]) -> QComboBox:
    """Return a box with ``choices``: values and their names."""
    combo = QComboBox()
    for value, name in choices:
        combo.addItem(name, value)
    return combo
