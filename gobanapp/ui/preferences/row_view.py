"""A row of the preferences on the screen: its name, its field, a word of help."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from gobanapp.storage.settings import Settings
from gobanapp.text.formats import strip_mnemonic
from gobanapp.ui.preferences.preference_fields import (
    ChoiceField,
    Field,
    FolderField,
    SliderField,
    SwitchField,
)
from gobanapp.ui.preferences.preference_row import (
    Choice,
    DialogButton,
    Folder,
    PreferenceRow,
    Slider,
    Switch,
)
from gobanapp.ui.widgets.appearance import SMALL, SPACE, set_text_size
from gobanapp.ui.widgets.plain_text import Label
from gobanapp.ui.widgets.text_line import quiet_line


class RowView(QWidget):
    """Sets what its field says at once; ``refresh`` shows what the settings say now."""

    preview_requested = Signal(float)
    """A volume was set: something is to be heard at it."""

    def __init__(self, row: PreferenceRow, settings: Settings) -> None:
        super().__init__()
        self.row = row
        self._settings = settings
        self._searched = row.searched
        self._field = self._make_field()
        self._label = _Label(row.label, self._field)
        self.setObjectName(f"{row.name}-row")
        self._field.setObjectName(row.name)
        self._label.setObjectName(f"{row.name}-label")
        self._arrange()
        self.refresh()

    @property
    def is_usual(self) -> bool:
        """Whether it is as for somebody who has not chosen anything."""
        setting = self.row.setting
        return setting is None or setting.get(self._settings) == setting.get(
            self._settings.defaults
        )

    def has(self, words: Iterable[str]) -> bool:
        """Whether all ``words``, which are folded, are said of it."""
        return all(word in self._searched for word in words)

    def refresh(self) -> None:
        self.setEnabled(self.row.is_enabled(self._settings))
        if self.row.setting is not None and not isinstance(self._field, QPushButton):
            self._field.show_value(self.row.setting.get(self._settings))

    def take_focus(self) -> None:
        self._field.setFocus(Qt.FocusReason.TabFocusReason)

    def _make_field(self) -> Field | QPushButton:
        field: Field
        match self.row.control:
            case DialogButton(text, opens):
                button = QPushButton(text)
                button.setAutoDefault(False)
                button.clicked.connect(lambda _on: opens(self._settings, self.window()))
                return button
            case Choice() as choice:
                field = ChoiceField(choice)
            case Slider() as slide:
                field = SliderField(slide)
                field.preview_requested.connect(self.preview_requested)
            case Folder() as folder:
                field = FolderField(folder)
            case Switch():
                field = SwitchField()
        field.setAccessibleName(strip_mnemonic(self.row.label))
        field.setAccessibleDescription(self.row.help)
        field.chosen.connect(self._take)
        return field

    def _arrange(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(SPACE // 2)
        words.addWidget(self._label)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(SPACE)
        if isinstance(self._field, SwitchField):
            line.addWidget(self._field, 0, Qt.AlignmentFlag.AlignTop)
        elif isinstance(self._field, ChoiceField | QPushButton):
            words.addWidget(self._field, 0, Qt.AlignmentFlag.AlignLeft)
        else:
            words.addWidget(self._field)
        line.addLayout(words, 1)
        if self.row.help:
            note = quiet_line(self.row.help)
            set_text_size(note, SMALL)
            words.addWidget(note)

    def _take(self, value: object) -> None:
        assert self.row.setting is not None
        self.row.setting.set(self._settings, value)


class _Label(Label):
    """A name that presses the box it belongs to."""

    def __init__(self, text: str, field: QWidget) -> None:
        super().__init__(text)
        self.setWordWrap(True)
        self.setBuddy(field)
        self._field = field

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if isinstance(self._field, SwitchField) and event.button() is Qt.MouseButton.LeftButton:
            self._field.setFocus()
            self._field.click()
        else:
            super().mousePressEvent(event)
