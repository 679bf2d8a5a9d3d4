"""What sets a value in the preferences: a field for each kind of control."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QSlider,
    QWidget,
)

from gobanapp.ui.preferences.preference_row import Choice, Folder, Slider
from gobanapp.ui.widgets.appearance import SPACE, line_height
from gobanapp.ui.widgets.elided_label import ElidedLabel
from gobanapp.ui.widgets.plain_text import Label

_LETTERS = 30  # how wide a choice is at least, so that most are as wide as the next
_SOON = 400  # milliseconds after the last key


class SwitchField(QCheckBox):
    """A box without words: these stand beside it, and may wrap there."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.toggled.connect(self.chosen.emit)

    def show_value(self, value: Any) -> None:
        with QSignalBlocker(self):
            self.setChecked(value)


class ChoiceField(QComboBox):
    """Offers the values of a ``Choice``, and the one that is set where it is another."""

    chosen = Signal(object)

    def __init__(self, choice: Choice) -> None:
        super().__init__()
        self._choice = choice
        for value in choice.values:
            self.addItem(choice.name(value), value)
        self.setMinimumHeight(line_height(self))
        self.setMinimumWidth(_LETTERS * self.fontMetrics().averageCharWidth())
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.activated.connect(lambda _index: self.chosen.emit(self.currentData()))

    def show_value(self, value: Any) -> None:
        index = self.findData(value)
        if index < 0:
            self.addItem(self._choice.name(value), value)
            index = self.count() - 1
        self.setCurrentIndex(index)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the wheel move the page, and change nothing that it comes across."""
        event.ignore()


class SliderField(QWidget):
    """A slider with its value in words.

    ``preview_requested`` tells the value once it has been set.
    """

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
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(2 * SPACE)
        line.addWidget(self._slider, 1)
        line.addWidget(self._said)
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
    """Where a folder is, and a button to choose another."""

    chosen = Signal(object)

    def __init__(self, folder: Folder) -> None:
        super().__init__()
        self._title = folder.title
        self._folder = Path()
        self._where = ElidedLabel()
        self._where.setObjectName("path")
        self._change = QPushButton(self.tr("Change…"))
        self._change.setObjectName("change")
        self._change.setAutoDefault(False)
        self._change.clicked.connect(self._ask)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(SPACE)
        line.addWidget(self._where, 1)
        line.addWidget(self._change)
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
