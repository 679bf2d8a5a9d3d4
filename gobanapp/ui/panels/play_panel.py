"""What the two players do besides placing stones: pass, take back, resign."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from gobanapp.ui.look import SPACE


class PlayPanel(QWidget):
    """Three buttons. Whether and what they ask before is not their business."""

    passed = Signal()
    undone = Signal()
    resigned = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pass = QPushButton(self.tr("Pass"))
        self._pass.clicked.connect(self.passed)
        self._undo = QPushButton(self.tr("Undo"))
        self._undo.clicked.connect(self.undone)
        self._resign = QPushButton(self.tr("Resign"))
        self._resign.clicked.connect(self.resigned)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SPACE)
        for button in (self._pass, self._undo, self._resign):
            button.setAutoDefault(False)
            # Or else Space, after a click on Pass, would pass for the other player too.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            layout.addWidget(button, 1)

    def show_possible(self, *, can_pass: bool, can_resign: bool, can_undo: bool) -> None:
        """Enable what can be done now."""
        self._pass.setEnabled(can_pass)
        self._resign.setEnabled(can_resign)
        self._undo.setEnabled(can_undo)
