"""What the two players do besides placing stones: pass, take back, resign."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from gobanapp.ui.widgets.appearance import SPACE


class PlayPanel(QWidget):
    """Three buttons. Whether and what they ask before is not their business."""

    pass_requested = Signal()
    takeback_requested = Signal()
    resign_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pass = QPushButton(self.tr("Pass"))
        self._pass.setObjectName("pass")
        self._pass.clicked.connect(self.pass_requested)
        self._undo = QPushButton(self.tr("Undo"))
        self._undo.setObjectName("undo")
        self._undo.clicked.connect(self.takeback_requested)
        self._resign = QPushButton(self.tr("Resign"))
        self._resign.setObjectName("resign")
        self._resign.clicked.connect(self.resign_requested)
        self._buttons = (self._pass, self._undo, self._resign)
        self._is_narrow = False
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(SPACE)
        for column, button in enumerate(self._buttons):
            button.setAutoDefault(False)
            # Or else Space, after a click on Pass, would pass for the other player too.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._grid.addWidget(button, 0, column)
            self._grid.setColumnStretch(column, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Let the last button stand below the others where long words or large type need it."""
        needed = sum(button.minimumSizeHint().width() for button in self._buttons)
        is_narrow = needed + 2 * SPACE > self.width()
        if is_narrow == self._is_narrow:
            return
        self._is_narrow = is_narrow
        if is_narrow:
            self._grid.addWidget(self._resign, 1, 0, 1, 2)
        else:
            self._grid.addWidget(self._resign, 0, 2)
        self._grid.setColumnStretch(2, 0 if is_narrow else 1)

    def show_possible(self, *, can_pass: bool, can_resign: bool, can_undo: bool) -> None:
        """Enable what can be done now."""
        self._pass.setEnabled(can_pass)
        self._resign.setEnabled(can_resign)
        self._undo.setEnabled(can_undo)
