"""A clock as it stands in a panel: the time, what comes after it, and the prisoners in a lid."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gobanapp.rules.color import Color
from gobanapp.ui.match.seats.clock_face import ClockFace
from gobanapp.ui.match.seats.clock_view import ClockView
from gobanapp.ui.match.seats.prisoners import Prisoners
from gobanapp.ui.widgets.appearance import SMALL, SPACE, set_text_size
from gobanapp.ui.widgets.labels import ElidedLabel


class SmallClock(QWidget):
    """Two lines, or one where nothing ever comes after the time. It can't be pressed."""

    def __init__(self, color: Color) -> None:
        super().__init__()
        self._face = ClockFace(is_small=True)
        self._face.setObjectName("time")
        self.prisoners = Prisoners(color)
        height = self._face.sizeHint().height()
        self.prisoners.setFixedSize(height * 2 + SPACE, height)
        self._words = ElidedLabel()
        self._words.setObjectName("overtime")
        set_text_size(self._words, SMALL)
        self._words.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        first = QHBoxLayout()
        first.setSpacing(SPACE)
        first.addWidget(self._face)
        first.addStretch(1)
        first.addWidget(self.prisoners)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addLayout(first)
        lines.addWidget(self._words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is little room the lid goes, never a figure."""
        super().resizeEvent(event)
        room = event.size().width() - self._face.sizeHint().width() - 2 * SPACE
        self.prisoners.setVisible(room >= self.prisoners.width())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._face.sizeHint().width(), super().minimumSizeHint().height())

    def show_clock(self, view: ClockView) -> None:
        self._face.show_clock(view)
        self._words.set_full_text(view.detail_text)
        self._words.setVisible(view.keeps_words)
