"""Paths of letters and numbers on points: optically centred, narrowed when long, never cut off."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QPainterPath, QTransform

from gobanapp.diagram.drawing import Text
from gobanapp.diagram.mark_shapes import LABEL, elide_label
from gobanapp.diagram.text_width import NARROWEST

_FONT_PIXELS = 100


@lru_cache(maxsize=2000)
def label_path(text: str) -> QPainterPath:
    """Return the outlines of a label for a point at (0, 0) and columns 1 apart.

    A text of more than four characters ends in an ellipsis after the third.
    """
    return text_path(Text(elide_label(text), 0, 0, LABEL.height, LABEL.width))


def text_path(text: Text) -> QPainterPath:
    """Return the outlines of a text at its position."""
    path, x_scale, scale = _fit(text.text, text.height, text.width)
    box = path.boundingRect()
    transform = QTransform.fromTranslate(text.x, text.y).scale(scale * x_scale, scale)
    if text.in_line:
        capital = _text_outlines("H").boundingRect()
        return transform.translate(-box.center().x(), -capital.center().y()).map(path)
    return transform.translate(-box.center().x(), -box.center().y()).map(path)


def _fit(text: str, height: float, width: float) -> tuple[QPainterPath, float, float]:
    """Return the outlines of a text, and the factors for its width and its size."""
    path = _text_outlines(text)
    box = path.boundingRect()
    if box.isEmpty():
        return QPainterPath(), 1.0, 1.0
    scale = height / _text_outlines("0").boundingRect().height()
    x_scale = min(1.0, width / (box.width() * scale))
    if x_scale < NARROWEST:
        scale *= x_scale / NARROWEST
        x_scale = NARROWEST
    return path, x_scale, min(scale, max(width, height) / box.height())


@lru_cache(maxsize=2000)
def _text_outlines(text: str) -> QPainterPath:
    font = QFont()
    font.setPixelSize(_FONT_PIXELS)
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, text)
    return path
