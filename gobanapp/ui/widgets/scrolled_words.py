"""The words of a panel, which scroll where there is little room for them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QWidget


class ScrolledWords(QScrollArea):
    """Holds what is read, so that the buttons beside or below it stay in sight."""

    def __init__(self, words: QLayout, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        page = QWidget()
        words.setContentsMargins(0, 0, 0, 0)
        page.setLayout(words)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setWidget(page)
        self._take_focus(0, 0)
        self.verticalScrollBar().rangeChanged.connect(self._take_focus)

    def _take_focus(self, _lowest: int, highest: int) -> None:
        """Let Tab lead here only where keys have something to scroll."""
        policies = Qt.FocusPolicy
        self.setFocusPolicy(policies.TabFocus if highest else policies.NoFocus)
