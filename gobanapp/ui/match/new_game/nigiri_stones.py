"""What nigiri looks like: a bowl that hides a handful of stones, then the stones in pairs."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

from gobanapp.diagram.theme import KAYA
from gobanapp.paint.gradients import fade_stops, set_color_stops
from gobanapp.paint.stone_pictures import draw_centered, stone_with_shadow
from gobanapp.rules.color import Color
from gobanapp.ui.widgets.appearance import SPACE

_STONE = 30
_APART = 34
_BETWEEN_PAIRS = 8
_MOST_PAIRS = 10
_SIZE = QSize(_MOST_PAIRS * (_APART + _BETWEEN_PAIRS) + 4 * SPACE, 3 * _APART + 8 * SPACE)
_ROUND = 6.0
_VARIANTS = 12
_BOWL = (("#6b3f1d", 62.0), ("#8a5529", 56.0), ("#4a2a12", 50.0), ("#7d4a22", 48.0))
_LIGHT = "#ffdca8"
_SHADE = "#1c0d02"


class NigiriStones(QWidget):
    """Shows a closed bowl until ``show_stones``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._white, self._black = 0, 0
        self.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("A closed bowl"))

    def show_stones(self, white: int, black: int) -> None:
        """Show the white stones, up to 21, two by two, and below them the black ones."""
        self._white, self._black = white, black
        self.setAccessibleName(self.tr("%n white stones in pairs", "", white))
        self.update()

    def sizeHint(self) -> QSize:
        return _SIZE

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._wood())
            painter.drawRoundedRect(QRectF(self.rect()), _ROUND, _ROUND)
            if self._white:
                self._paint_stones(painter)
            else:
                _paint_bowl(painter, QPointF(self.rect().center()))

    def _wood(self) -> QBrush:
        gradient = QLinearGradient(0, 0, 0, self.height())
        gradient.setColorAt(0, QColor(KAYA.board).lighter(103))
        gradient.setColorAt(1, QColor(KAYA.board).darker(104))
        return QBrush(gradient)

    def _paint_stones(self, painter: QPainter) -> None:
        pairs = (self._white + 1) // 2
        width = pairs * _APART + (pairs - 1) * _BETWEEN_PAIRS
        left = (self.width() - width + _APART) / 2
        top = 2 * SPACE + _APART / 2
        for stone in range(self._white):
            x = left + stone // 2 * (_APART + _BETWEEN_PAIRS)
            self._put(painter, Color.WHITE, stone, (x, top + stone % 2 * _APART))
        for stone in range(self._black):
            x = self.width() / 2 + (stone - (self._black - 1) / 2) * _APART
            self._put(painter, Color.BLACK, stone, (x, self.height() - 2 * SPACE - _APART / 2))

    def _put(self, painter: QPainter, color: Color, stone: int, place: tuple[float, float]) -> None:
        ratio = self.devicePixelRatioF()
        picture = stone_with_shadow(KAYA.stones[color], _STONE * ratio, 1, stone % _VARIANTS)
        painter.save()
        painter.scale(1 / ratio, 1 / ratio)  # so that stones are painted pixel for pixel
        draw_centered(painter, picture, (place[0] * ratio, place[1] * ratio))
        painter.restore()


def _paint_bowl(painter: QPainter, middle: QPointF) -> None:
    """Paint a wooden bowl with its lid on, seen from above."""
    shadow = QRadialGradient(middle + QPointF(6, 9), 78)
    set_color_stops(shadow, _SHADE, fade_stops(0.55, start=0.62))
    painter.setBrush(QBrush(shadow))
    painter.drawEllipse(middle + QPointF(6, 9), 78, 78)
    for color, radius in _BOWL:
        painter.setBrush(QColor(color))
        painter.drawEllipse(middle, radius, radius)
    light = QRadialGradient(middle - QPointF(20, 24), 66)
    set_color_stops(light, _LIGHT, fade_stops(0.38))
    painter.setBrush(QBrush(light))
    painter.drawEllipse(middle, 62.0, 62.0)
