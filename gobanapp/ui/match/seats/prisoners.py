"""The prisoners of a player, in the lid of the bowl, and their number."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from gobanapp.diagram.theme import KAYA, StoneLook
from gobanapp.paint.bowl_lid import lid_picture
from gobanapp.rules.color import ByColor, Color
from gobanapp.text import result_text
from gobanapp.ui.widgets.appearance import NORMAL, SPACE, set_text_size

MIN_LID_SIZE = 32
"""The height below which the stones could not be distinguished."""
MAX_LID_SIZE = 280
_NUMBER_HEIGHT = 0.30
"""The height of the number, as a part of the lid's."""


class Prisoners(QWidget):
    """A lid as high as there is room, with the number on its right."""

    def __init__(self, color: Color, parent: QWidget | None = None) -> None:
        """``color``: the player who has captured them."""
        super().__init__(parent)
        self._color = color.opponent
        self._stones = KAYA.stones[self._color]
        self._number = 0
        set_text_size(self, NORMAL)

    def show_stones(self, stones: ByColor[StoneLook]) -> None:
        """Show stones like those on the board."""
        if stones[self._color] != self._stones:
            self._stones = stones[self._color]
            self.update()

    def show_number(self, number: int) -> None:
        """Show ``number`` stones, and the number."""
        text = result_text.prisoners(number)
        if number != self._number or self.accessibleName() != text:
            self._number = number
            self.setAccessibleName(text)
            self.setToolTip(text)
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(2 * MIN_LID_SIZE, MIN_LID_SIZE)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        font = self.font()
        side = min(self.height(), MAX_LID_SIZE)
        min_size = QFontMetricsF(font).height() / 1.2
        font.setPixelSize(round(max(min_size, _NUMBER_HEIGHT * side)))
        metrics = QFontMetricsF(font)
        number_width = SPACE + metrics.horizontalAdvance("0" * max(2, len(str(self._number))))
        side = int(max(1, min(side, self.width() - number_width)))
        left = max(0.0, (self.width() - side - number_width) / 2)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            ratio = self.devicePixelRatioF()
            picture = lid_picture(self._stones, self._number, round(side * ratio))
            top = (self.height() - side) / 2
            painter.drawImage(QRectF(left, top, side, side), picture)
            painter.setFont(font)
            role = QPalette.ColorRole.WindowText
            if not self._number:
                role = QPalette.ColorRole.PlaceholderText
            painter.setPen(self.palette().color(role))
            middle = self.height() / 2 + metrics.capHeight() / 2
            painter.drawText(QPointF(left + side + SPACE, middle), str(self._number))
