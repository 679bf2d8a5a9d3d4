"""A small button with a cross, to put away what it stands on."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from gobanapp.ui.widgets.appearance import SPACE, draw_focus, icon_scale


class CloseButton(QAbstractButton):
    """A cross drawn in the colour of text; ``name`` tells what it does."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setToolTip(name)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        return QSize(4 * SPACE, 4 * SPACE) * icon_scale()

    def paintEvent(self, _event: QPaintEvent) -> None:
        roles = QPalette.ColorRole
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.isDown() or self.underMouse() or self.hasFocus():
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self.palette().color(roles.Dark))
                painter.drawRoundedRect(self.rect(), SPACE * 0.75, SPACE * 0.75)
            if self.hasFocus():
                draw_focus(painter, self)
            pen = QPen(self.palette().color(roles.WindowText), 1.8)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.translate(self.width() / 2, self.height() / 2)
            arm = SPACE * 0.5 * icon_scale()
            painter.drawLine(QPointF(-arm, -arm), QPointF(arm, arm))
            painter.drawLine(QPointF(-arm, arm), QPointF(arm, -arm))
