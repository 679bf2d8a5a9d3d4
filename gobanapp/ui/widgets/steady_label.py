"""A text of one line or some, which changes at each step and moves nothing around it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gobanapp.ui.widgets.plain_text import Label


class SteadyLabel(QWidget):
    """Asks for other room only where its text needs another height.

    A label of Qt asks at each change of its text, and the whole window is laid out again.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = Label(parent=self)
        """What shows the text, to be given its type."""
        self.label.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._needed = 0

    def text(self) -> str:
        return self.label.text()

    def set_text(self, text: str) -> None:
        if text != self.text():
            self.label.setText(text)
            self._fit()

    def sizeHint(self) -> QSize:
        return self.label.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self.label.minimumSizeHint()

    def heightForWidth(self, width: int) -> int:
        return self.label.heightForWidth(width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.label.resize(self.size())
        self._needed = self.label.heightForWidth(self.width())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # its type may be another one
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        needed = self.label.heightForWidth(self.width())
        if needed != self._needed:
            self._needed = needed
            self.updateGeometry()
