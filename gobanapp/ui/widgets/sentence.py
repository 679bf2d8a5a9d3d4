"""A sentence that is shown whole in whatever width there is, also with a long name in it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QSizePolicy, QWidget

from gobanapp.ui.widgets.appearance import NORMAL, set_text_size


class Sentence(QWidget):
    """Wraps between words, and within a word that is longer than a line: a label cuts that off."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        set_text_size(self, NORMAL)

    def text(self) -> str:
        return self._text

    def set_text(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self.setAccessibleName(text)
            self.updateGeometry()
            self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(self._layout(width).boundingRect().height() + 0.49) if self._text else 0

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().horizontalAdvance(self._text)
        return QSize(width, self.heightForWidth(width + 1))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        layout = self._layout(self.width())
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            top = max(0.0, self.height() - layout.boundingRect().height())
            layout.draw(painter, QPointF(0, top))

    def _layout(self, width: int) -> QTextLayout:
        layout = QTextLayout(self._text, self.font(), self)
        option = QTextOption(Qt.AlignmentFlag.AlignLeft)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.beginLayout()
        y = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(1, width))
            line.setPosition(QPointF(0, y))
            y += line.height()
        layout.endLayout()
        return layout
