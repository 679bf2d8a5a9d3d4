"""Letters and numbers on points: centred for the eye, narrowed when long, never cut off."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QPainterPath, QTransform

_LETTERS_KEPT = 4
_HEIGHT = 0.42
_WIDTH = 0.70
_NARROWEST = 0.70
_TYPE_SIZE = 100


@lru_cache(maxsize=2000)
def label_path(text: str) -> QPainterPath:
    """Return the outlines of a label for a point at (0, 0) and columns 1 apart.

    A text of more than four characters ends in an ellipsis after the third.
    """
    shown = text if len(text) <= _LETTERS_KEPT else f"{text[: _LETTERS_KEPT - 1]}…"
    font = QFont()
    font.setPixelSize(_TYPE_SIZE)
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, shown)
    box = path.boundingRect()
    if box.isEmpty():
        return QPainterPath()
    capital = QPainterPath()
    capital.addText(QPointF(0, 0), font, "0")
    scale = _HEIGHT / capital.boundingRect().height()
    narrowed = min(1.0, _WIDTH / (box.width() * scale))
    if narrowed < _NARROWEST:
        scale *= narrowed / _NARROWEST
        narrowed = _NARROWEST
    scale = min(scale, _WIDTH / box.height())
    centre = box.center()
    return (
        QTransform.fromScale(scale * narrowed, scale).translate(-centre.x(), -centre.y()).map(path)
    )
