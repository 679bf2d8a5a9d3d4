"""A page as large as what it holds, which scrolls only where the screen has too little room."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QFrame,
    QScrollArea,
    QWidget,
)

_PART_OF_SCREEN = 0.9


class ScrollPage(QScrollArea):
    """``reserve_space`` tells what room the rest of the window needs."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._content = content
        self._beside = QSize(0, 0)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the fields
        self.setWidget(content)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._bring_into_view)

    def reserve_space(self, size: QSize) -> None:
        """Leave so much of the screen's width and height to what stands beside."""
        self._beside = size
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        need = self._content.sizeHint()
        room = self._room()
        bars = QSize(
            self.verticalScrollBar().sizeHint().width() if need.height() > room.height() else 0,
            self.horizontalScrollBar().sizeHint().height() if need.width() > room.width() else 0,
        )
        return (need + bars).boundedTo(room)

    def _room(self) -> QSize:
        return self.screen().availableSize() * _PART_OF_SCREEN - self._beside

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._content and event.type() == QEvent.Type.LayoutRequest:
            # It scrolls where fields could also be squeezed.
            self._content.setMinimumSize(self._content.sizeHint())
            self.updateGeometry()
        # The wheel scrolls the page and must not change what it comes across.
        if event.type() == QEvent.Type.Wheel and self.verticalScrollBar().maximum() > 0:
            event.ignore()
            return watched is not self._content
        return super().eventFilter(watched, event)

    def settle(self) -> None:
        """Take note of new fields, and take at once the room that is needed now.

        Else each level of widgets would take a moment to tell the next one.
        """
        for field in self._content.findChildren(QWidget):
            if isinstance(field, QComboBox | QAbstractSpinBox):
                field.installEventFilter(self)  # once, however often it is said
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def _bring_into_view(self, _before: QWidget | None, field: QWidget | None) -> None:
        if field is not None and self._content.isAncestorOf(field):
            self.ensureWidgetVisible(field)
