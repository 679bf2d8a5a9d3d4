"""The fields for who has won a game, and by how much."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox, QHBoxLayout, QVBoxLayout, QWidget

from gobanapp.rules.color import Color
from gobanapp.rules.result import Result
from gobanapp.text import formats
from gobanapp.ui.study.study_buttons import make_study_button
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.forms import prepare

_MOST: Final = 9999


class _Points(QDoubleSpinBox):
    """Shows no more decimals than there are."""

    def textFromValue(self, value: float) -> str:
        return formats.number(value)


class CountAnswer(QWidget):
    """Emits the result that was entered, when it is to be checked."""

    answered = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._winner = QComboBox()
        self._winner.setObjectName("winner")
        self._winner.setAccessibleName(self.tr("Who wins"))
        # Else it keeps the size that it had without its words.
        self._winner.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._winner.addItem(self.tr("Black by"), Color.BLACK)
        self._winner.addItem(self.tr("White by"), Color.WHITE)
        self._winner.addItem(self.tr("Draw"), None)
        self._winner.currentIndexChanged.connect(self._look)
        self._points = _Points()
        self._points.setObjectName("points")
        self._points.setAccessibleName(self.tr("Points"))
        self._points.setRange(0.5, _MOST)
        self._points.setSingleStep(0.5)
        self._points.setDecimals(1)
        self._points.setValue(1)
        self._check = make_study_button(self.tr("Check"), self._answer, name="check")
        prepare(self._winner, self._points)
        below = QHBoxLayout()
        below.setSpacing(SPACE)
        below.addWidget(self._points, 1)
        below.addWidget(self._check, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SPACE)
        layout.addWidget(self._winner)
        layout.addLayout(below)

    @property
    def result(self) -> Result:
        """What is entered."""
        winner = self._winner.currentData()
        if winner is None:
            return Result.of_count(0)
        lead = self._points.value()
        return Result.of_count(lead if winner is Color.BLACK else -lead)

    def _look(self) -> None:
        self._points.setEnabled(self._winner.currentData() is not None)

    def _answer(self) -> None:
        self._points.interpretText()
        self.answered.emit(self.result)
