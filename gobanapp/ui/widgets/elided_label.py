"""A line of text that ends in dots where it has too little room."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gobanapp.ui.widgets.plain_text import Label, set_tool_tip


class ElidedLabel(Label):
    """Takes what room there is, and tells the whole text as a tip where it shows only a part."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._full = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def set_full_text(self, text: str) -> None:
        full = " ".join(text.split())
        if full == self._full:
            return
        self._full = full
        self.setAccessibleName(self._full)
        self._elide()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def _elide(self) -> None:
        shown = self.fontMetrics().elidedText(
            self._full, Qt.TextElideMode.ElideRight, self.contentsRect().width()
        )
        self.setText(shown)
        set_tool_tip(self, "" if shown == self._full else self._full)
