"""On what occasion a game is played: its event, round, place and name, and the date."""

from __future__ import annotations

from PySide6.QtCore import QDate, QLocale, QObject
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from gobanapp.ui.widgets.forms import form_label, form_row, letters_width, prepare
from gobanapp.ui.widgets.plain_text import Label


class EventFields(QObject):
    """Three rows of a grid. ``fields``: the lines by the name that they have in a heading."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        texts = {
            "event": self.tr("Event"),
            "round": self.tr("Round"),
            "place": self.tr("Place"),
            "game_name": self.tr("Game name"),
        }
        self.fields = {name: QLineEdit() for name in texts}
        self._labels = {name: form_label(text, self.fields[name]) for name, text in texts.items()}
        today = QLocale().toString(QDate.currentDate(), QLocale.FormatType.LongFormat)
        self._date = Label(self.tr("The record is dated {date}.").format(date=today))
        self._date.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        for name, field in self.fields.items():
            field.setObjectName(name.replace("_", "-"))
            field.setAccessibleName(texts[name])
            field.setMinimumWidth(letters_width(field, 12))
            prepare(field)

    def add_to(self, grid: QGridLayout, top: int) -> None:
        """Take rows of ``grid``: labels stand in its first column."""
        right = [self._labels[name] for name in ("round", "game_name")]
        for text in right:
            text.setMinimumWidth(max(other.sizeHint().width() for other in right))
        for line, (left, other) in enumerate((("event", "round"), ("place", "game_name"))):
            fields = form_row(
                self.fields[left], self._labels[other], self.fields[other], stretch=False
            )
            fields.setStretch(0, 3)
            fields.setStretch(2, 2)
            grid.addWidget(self._labels[left], top + line, 0)
            grid.addLayout(fields, top + line, 1, 1, 2)
        grid.addWidget(self._date, top + 2, 1, 1, 2)

    @property
    def is_shown(self) -> bool:
        return not self._date.isHidden()

    @is_shown.setter
    def is_shown(self, is_shown: bool) -> None:
        for widget in (*self._labels.values(), *self.fields.values(), self._date):
            widget.setVisible(is_shown)

    @property
    def texts(self) -> dict[str, str]:
        """What is typed, by the name of its field."""
        return {name: field.text().strip() for name, field in self.fields.items()}

    def show_texts(self, texts: dict[str, str]) -> None:
        for name, field in self.fields.items():
            field.setText(texts[name])
            field.setCursorPosition(0)
