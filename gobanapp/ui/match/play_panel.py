"""What the two players do besides placing stones: pass, take back, resign."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.commands import CommandRegistry


class PlayPanel(QWidget):
    """Three buttons for commands, whose ids are their names."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pass = QPushButton(self.tr("Pass"))
        self._pass.setObjectName("pass")
        self._undo = QPushButton(self.tr("Undo"))
        self._undo.setObjectName("undo")
        self._resign = QPushButton(self.tr("Resign"))
        self._resign.setObjectName("resign")
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

    def bind(self, commands: CommandRegistry) -> None:
        """Let the buttons run their commands, and be enabled as those are."""
        for button in self._buttons:
            commands.bind(button, button.objectName())
