"""A row of the preferences: its label, and the field of its kind."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QPushButton,
    QSizePolicy,
    QSlider,
    QWidget,
)

from gobanapp.storage.settings import Settings
from gobanapp.text.formats import strip_mnemonic
from gobanapp.ui.preferences.preference_row import (
    Choice,
    DialogButton,
    Folder,
    PreferenceRow,
    Slider,
    Switch,
)
from gobanapp.ui.widgets.appearance import SMALL, SPACE, line_height, set_text_size
from gobanapp.ui.widgets.buttons import push_button
from gobanapp.ui.widgets.forms import ChoiceBox, hbox, letters_width, vbox
from gobanapp.ui.widgets.labels import ElidedLabel, quiet_line
from gobanapp.ui.widgets.plain_text import Label

_LETTERS = 30  # how wide a choice is at least, so that most are as wide as the next
_SOON = 400  # milliseconds after the last key


class SwitchField(QCheckBox):
    """A check box without a label: the label stands next to it, and may wrap there."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.toggled.connect(self.chosen.emit)

    def show_value(self, value: Any) -> None:
        with QSignalBlocker(self):
            self.setChecked(value)


class ChoiceField(ChoiceBox):
    """Offers the values of a ``Choice``, and the current value if it is none of them."""

    def __init__(self, choice: Choice) -> None:
        super().__init__((value, choice.name(value)) for value in choice.values)
        self._choice = choice
        self.setMinimumHeight(line_height(self))
        self.setMinimumWidth(letters_width(self, _LETTERS))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_value(self, value: Any) -> None:
        if self.findData(value) < 0:
            self.addItem(self._choice.name(value), value)
        self.value = value

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the wheel scroll the page without changing values."""
        event.ignore()


class SliderField(QWidget):
    """A slider with its value as text. ``preview_requested`` has the value once it is set."""

    chosen = Signal(object)
    preview_requested = Signal(float)

    def __init__(self, slide: Slider) -> None:
        super().__init__()
        self._slide = slide
        self._slider = _Slider(Qt.Orientation.Horizontal)
        self._slider.setObjectName("slider")
        self._slider.setRange(0, slide.steps)
        self._slider.setPageStep(max(1, slide.steps // 10))
        self._said = Label()
        self._said.setObjectName("value")
        longest = max((self._name(step) for step in range(slide.steps + 1)), key=len)
        self._said.setMinimumWidth(self._said.fontMetrics().horizontalAdvance(longest) + SPACE)
        self._later = QTimer(self, singleShot=True, interval=_SOON)
        self._later.timeout.connect(self._let_hear)
        self.setLayout(hbox((self._slider, 1), self._said, spacing=2 * SPACE))
        self.setFocusProxy(self._slider)
        self._slider.valueChanged.connect(self._choose)
        self._slider.sliderReleased.connect(self._let_hear)

    def setAccessibleName(self, name: str) -> None:
        self._slider.setAccessibleName(name)

    def show_value(self, value: Any) -> None:
        slide = self._slide
        part = (value - slide.low) / (slide.high - slide.low)
        with QSignalBlocker(self._slider):
            self._slider.setValue(round(part * slide.steps))
        self._say()

    def _value(self, step: int) -> float:
        return self._slide.low + (self._slide.high - self._slide.low) * step / self._slide.steps

    def _name(self, step: int) -> str:
        return self._slide.name(self._value(step))

    def _say(self) -> None:
        self._said.setText(self._name(self._slider.value()))

    def _choose(self, step: int) -> None:
        self._say()
        self.chosen.emit(self._value(step))
        if not self._slider.isSliderDown():
            self._later.start()

    def _let_hear(self) -> None:
        self._later.stop()
        if self._slide.plays_sound:
            self.preview_requested.emit(self._value(self._slider.value()))


class _Slider(QSlider):
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class FolderField(QWidget):
    """The path of a folder, and a button to choose another."""

    chosen = Signal(object)

    def __init__(self, folder: Folder) -> None:
        super().__init__()
        self._title = folder.title
        self._folder = Path()
        self._where = ElidedLabel(elide=Qt.TextElideMode.ElideMiddle)
        self._where.setObjectName("path")
        self._change = push_button(self.tr("Change…"), "change", self._ask)
        self.setLayout(hbox((self._where, 1), self._change))
        self.setFocusProxy(self._change)

    def setAccessibleName(self, name: str) -> None:
        self._change.setAccessibleName(name)

    def show_value(self, value: Any) -> None:
        self._folder = value
        self._where.set_full_text(str(value))

    def _ask(self) -> None:
        name = QFileDialog.getExistingDirectory(self, self._title, str(self._folder))
        if name:
            self.chosen.emit(Path(name))


Field = SwitchField | ChoiceField | SliderField | FolderField


class RowView(QWidget):
    """Applies the value of its field at once; ``refresh`` shows the value of the settings."""

    preview_requested = Signal(float)
    """A volume was set: a request to play a sound at this volume."""

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
        """Return whether the row has its default value."""
        setting = self.row.setting
        return setting is None or setting.get(self._settings) == setting.get(
            self._settings.defaults
        )

    def has(self, words: Iterable[str]) -> bool:
        """Return whether the row's text contains all ``words``, which are folded."""
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
        words = vbox(self._label, spacing=SPACE // 2)
        line = hbox()
        if isinstance(self._field, SwitchField):
            line.addWidget(self._field, 0, Qt.AlignmentFlag.AlignTop)
        elif isinstance(self._field, ChoiceField | QPushButton):
            words.addWidget(self._field, 0, Qt.AlignmentFlag.AlignLeft)
        else:
            words.addWidget(self._field)
        line.addLayout(words, 1)
        self.setLayout(line)
        if self.row.help:
            note = quiet_line(self.row.help)
            set_text_size(note, SMALL)
            words.addWidget(note)

    def _take(self, value: object) -> None:
        assert self.row.setting is not None
        self.row.setting.set(self._settings, value)


class _Label(Label):
    """A label that toggles its check box."""

    def __init__(self, text: str, field: QWidget) -> None:
        super().__init__(text)
        self.setWordWrap(True)
        # Qt ignores its mnemonic where the buddy itself takes no focus.
        self.setBuddy(field.focusProxy() or field)
        self._field = field

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if isinstance(self._field, SwitchField) and event.button() is Qt.MouseButton.LeftButton:
            self._field.setFocus()
            self._field.click()
        else:
            super().mousePressEvent(event)
