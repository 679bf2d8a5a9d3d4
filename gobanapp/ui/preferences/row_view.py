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

_MIN_LETTERS = 30  # the minimum width of a choice, so that most have the same width
_PREVIEW_DELAY = 400  # milliseconds after the last key


class SwitchField(QCheckBox):
    """A check box without text: the label next to it may wrap."""

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
        self.setMinimumWidth(letters_width(self, _MIN_LETTERS))
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
    """A slider with its value as text. ``preview_requested`` is emitted when a value is set."""

    chosen = Signal(object)
    preview_requested = Signal(float)

    def __init__(self, spec: Slider) -> None:
        super().__init__()
        self._spec = spec
        self._slider = _Slider(Qt.Orientation.Horizontal)
        self._slider.setObjectName("slider")
        self._slider.setRange(0, spec.steps)
        self._slider.setPageStep(max(1, spec.steps // 10))
        self._value_label = Label()
        self._value_label.setObjectName("value")
        longest = max((self._value_text(step) for step in range(spec.steps + 1)), key=len)
        self._value_label.setMinimumWidth(
            self._value_label.fontMetrics().horizontalAdvance(longest) + SPACE
        )
        self._preview_timer = QTimer(self, singleShot=True, interval=_PREVIEW_DELAY)
        self._preview_timer.timeout.connect(self._request_preview)
        self.setLayout(hbox((self._slider, 1), self._value_label, spacing=2 * SPACE))
        self.setFocusProxy(self._slider)
        self._slider.valueChanged.connect(self._choose)
        self._slider.sliderReleased.connect(self._request_preview)

    def setAccessibleName(self, name: str) -> None:
        self._slider.setAccessibleName(name)

    def show_value(self, value: Any) -> None:
        spec = self._spec
        fraction = (value - spec.low) / (spec.high - spec.low)
        with QSignalBlocker(self._slider):
            self._slider.setValue(round(fraction * spec.steps))
        self._update_value_label()

    def _value(self, step: int) -> float:
        return self._spec.low + (self._spec.high - self._spec.low) * step / self._spec.steps

    def _value_text(self, step: int) -> str:
        return self._spec.name(self._value(step))

    def _update_value_label(self) -> None:
        self._value_label.setText(self._value_text(self._slider.value()))

    def _choose(self, step: int) -> None:
        self._update_value_label()
        self.chosen.emit(self._value(step))
        if not self._slider.isSliderDown():
            self._preview_timer.start()

    def _request_preview(self) -> None:
        self._preview_timer.stop()
        if self._spec.plays_sound:
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
        self._path_label = ElidedLabel(elide=Qt.TextElideMode.ElideMiddle)
        self._path_label.setObjectName("path")
        self._change = push_button(self.tr("Change…"), "change", self._ask_folder)
        self.setLayout(hbox((self._path_label, 1), self._change))
        self.setFocusProxy(self._change)

    def setAccessibleName(self, name: str) -> None:
        self._change.setAccessibleName(name)

    def show_value(self, value: Any) -> None:
        self._folder = value
        self._path_label.set_full_text(str(value))

    def _ask_folder(self) -> None:
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
        self._search_text = row.search_text
        self._field = self._make_field()
        self._label = _Label(row.label, self._field)
        self.setObjectName(f"{row.name}-row")
        self._field.setObjectName(row.name)
        self._label.setObjectName(f"{row.name}-label")
        self._arrange()
        self.refresh()

    @property
    def is_default(self) -> bool:
        """Return whether the row has its default value."""
        setting = self.row.setting
        return setting is None or setting.get(self._settings) == setting.get(
            self._settings.defaults
        )

    def matches(self, words: Iterable[str]) -> bool:
        """Return whether the row's text contains all ``words``, which are folded."""
        return all(word in self._search_text for word in words)

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
            case Slider() as spec:
                field = SliderField(spec)
                field.preview_requested.connect(self.preview_requested)
            case Folder() as folder:
                field = FolderField(folder)
            case Switch():
                field = SwitchField()
        field.setAccessibleName(strip_mnemonic(self.row.label))
        field.setAccessibleDescription(self.row.help)
        field.chosen.connect(self._store)
        return field

    def _arrange(self) -> None:
        words = vbox(self._label, spacing=SPACE // 2)
        row = hbox()
        if isinstance(self._field, SwitchField):
            row.addWidget(self._field, 0, Qt.AlignmentFlag.AlignTop)
        elif isinstance(self._field, ChoiceField | QPushButton):
            words.addWidget(self._field, 0, Qt.AlignmentFlag.AlignLeft)
        else:
            words.addWidget(self._field)
        row.addLayout(words, 1)
        self.setLayout(row)
        if self.row.help:
            note = quiet_line(self.row.help)
            set_text_size(note, SMALL)
            words.addWidget(note)

    def _store(self, value: object) -> None:
        assert self.row.setting is not None
        self.row.setting.set(self._settings, value)


class _Label(Label):
    """A label that toggles its check box."""

    def __init__(self, text: str, field: QWidget) -> None:
        super().__init__(text)
        self.setWordWrap(True)
        # Qt ignores the mnemonic if the buddy itself takes no focus.
        self.setBuddy(field.focusProxy() or field)
        self._field = field

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if isinstance(self._field, SwitchField) and event.button() is Qt.MouseButton.LeftButton:
            self._field.setFocus()
            self._field.click()
        else:
            super().mousePressEvent(event)
