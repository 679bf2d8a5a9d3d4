"""Small pictures of stones for labels and buttons."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from gobanapp.diagram.theme import KAYA
from gobanapp.paint.stone_pictures import stone_picture
from gobanapp.rules.color import Color
from gobanapp.ui.widgets.plain_text import Label

# Without wood below, a rim between light and dark keeps a stone apart from any ground.
_RIM = QColor(136, 128, 116)


@lru_cache(maxsize=128)
def stone_pixmap(color: Color, size: int, ratio: float, space: int = 0) -> QPixmap:
    """Return a stone ``size`` logical pixels wide, ``ratio`` device pixels each.

    ``space``: logical pixels left free on its right. Do not paint on it: equal calls return the
    same pixmap, because Qt keeps a copy of each new pixmap of a label.
    """
    side = round(size * ratio)
    pixmap = QPixmap(side + round(space * ratio), side)
    pixmap.fill(Qt.GlobalColor.transparent)
    stone = stone_picture(KAYA.stones[color], side - 1, side % 2, 0)
    with QPainter(pixmap) as painter:
        painter.drawImage((side - stone.width()) // 2, (side - stone.height()) // 2, stone)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(_RIM, ratio))
        inset = ratio / 2
        painter.drawEllipse(QRectF(inset, inset, side - ratio, side - ratio))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def stone_label(color: Color, size: int = 20) -> Label:
    """Return a label with a stone ``size`` logical pixels wide."""
    label = Label()
    label.setPixmap(stone_pixmap(color, size, label.devicePixelRatioF()))
    return label
