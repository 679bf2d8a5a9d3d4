"""A button large enough for a finger, whose words wrap where there is little room."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QApplication, QPushButton, QSizePolicy, QWidget

from gobanapp.ui.widgets.appearance import SPACE, current_appearance

TARGET = 44
"""The least height of what is to be hit with a finger, in logical pixels."""

ROUND = 6.0
_BESIDE = SPACE * 1.25
_ABOVE = 14
_FLAGS = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)


class BigButton(QPushButton):
    """Takes the width it is given. Clicks leave the keys where they are."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAutoDefault(False)
        # Or else Space, after a click, would press it again.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def width_for(self, font: QFont) -> int:
        """Return the width in which its words stand on one line in ``font``."""
        return round(QFontMetricsF(font).horizontalAdvance(self.text()) + 2 * _BESIDE) + 2

    def least_width(self) -> int:
        """Return the width in which each of its words stands whole."""
        metrics = QFontMetricsF(self.font())
        widest = max((metrics.horizontalAdvance(word) for word in self.text().split()), default=0)
        return round(widest + 2 * _BESIDE) + 2

    def sizeHint(self) -> QSize:
        width = self.width_for(self.font())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.least_width(), TARGET)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        place = QRect(0, 0, round(width - 2 * _BESIDE) + 1, 0)
        words = QFontMetrics(self.font()).boundingRect(place, _FLAGS, self.text())
        return max(TARGET, words.height() + 2 * _ABOVE)

    def event(self, event: QEvent) -> bool:
        """Show that the pointer is over it."""
        if event.type() in {QEvent.Type.HoverEnter, QEvent.Type.HoverLeave}:
            self.update()
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        roles = QPalette.ColorRole
        is_strong = (self.isChecked() or self.isDefault()) and self.isEnabled()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            is_lively = self.isEnabled() and (self.underMouse() or self.hasFocus())
            edge = roles.Highlight if is_lively or is_strong else roles.Mid
            its_look = current_appearance()
            thick = float(its_look.focus if self.hasFocus() else its_look.edge)
            painter.setPen(QPen(self._color(edge), thick))
            ground = roles.Highlight if is_strong else roles.Base
            if self.isDown() and not is_strong:
                ground = roles.Dark
            painter.setBrush(self._color(ground))
            if not self.isEnabled():
                painter.setBrush(Qt.BrushStyle.NoBrush)
            place = QRectF(self.rect()).adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2)
            painter.drawRoundedRect(place, ROUND, ROUND)
            if self.hasFocus() and is_strong:
                painter.setPen(QPen(self._color(roles.HighlightedText), 1))
                painter.drawRoundedRect(place.adjusted(3, 3, -3, -3), ROUND / 2, ROUND / 2)
            words = roles.HighlightedText if is_strong else roles.ButtonText
            painter.setPen(self._color(words if self.isEnabled() else roles.PlaceholderText))
            self.draw_words(painter)

    def _color(self, role: QPalette.ColorRole) -> QColor:
        # The application's style sheet has other grounds for buttons, for quieter places.
        return QApplication.palette().color(QPalette.ColorGroup.Active, role)

    def draw_words(self, painter: QPainter) -> None:
        """Draw the words in the colour of ``painter``'s pen."""
        place = QRectF(self.rect()).adjusted(_BESIDE - 1, 0, 1 - _BESIDE, 0)
        painter.drawText(place, _FLAGS, self.text())
