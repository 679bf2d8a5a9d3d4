"""The warnings before the players accept a score."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from gobanapp.ui.widgets.appearance import NORMAL, SPACE, set_text_size
from gobanapp.ui.widgets.forms import grid_box
from gobanapp.ui.widgets.plain_text import Label

_SIGN_SIZE = 18


class WarningList(QWidget):
    """The warnings; hidden if there are none."""

    def __init__(self) -> None:
        super().__init__()
        self._labels: list[Label] = []
        self._signs: list[_Sign] = []
        self._grid = grid_box(self, spacing=(SPACE, SPACE // 2), stretched=1)
        self.hide()

    def show_warnings(self, warnings: Sequence[str]) -> None:
        """Show exactly these warnings."""
        for row in range(len(self._labels), len(warnings)):
            sign, label = _Sign(), Label()
            label.setWordWrap(True)
            set_text_size(label, NORMAL)
            self._grid.addWidget(sign, row, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(label, row, 1)
            self._signs.append(sign)
            self._labels.append(label)
        for row, (sign, label) in enumerate(zip(self._signs, self._labels, strict=True)):
            is_used = row < len(warnings)
            label.setText(warnings[row] if is_used else "")
            sign.setVisible(is_used)
            label.setVisible(is_used)
        self.setVisible(bool(warnings))


class _Sign(QWidget):
    """A triangle with a stroke and a dot in it, as high as a line of text."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(_SIGN_SIZE, _SIGN_SIZE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette = self.palette()
        color: QColor = palette.color(QPalette.ColorRole.BrightText)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            pen = QPen(color, 1.6)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            middle, high, low = _SIGN_SIZE / 2, 2.5, _SIGN_SIZE - 3
            corners = ((middle, high), (_SIGN_SIZE - 1.5, low), (1.5, low))
            painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
            painter.drawLine(QPointF(middle, 7), QPointF(middle, 10.5))
            painter.drawPoint(QPointF(middle, 13))
