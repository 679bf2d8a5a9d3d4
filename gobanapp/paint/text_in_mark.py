"""A mark around a text on the same point: both can be read."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from gobanapp.diagram import mark_shapes
from gobanapp.game.markup import Mark
from gobanapp.paint.painter_paths import painter_path
from gobanapp.paint.text_paths import label_path

# Lengths are in spacings of columns.
_IN_MARK = 0.72
"""How much of its usual size a text has with a mark around it."""
_BETWEEN = 0.13
"""How wide the mark is interrupted beside the text, both sides together."""
_FINE = 200
"""How much larger outlines are while they are worked out."""

AROUND = {mark: painter_path(*parts) for mark, parts in mark_shapes.MARKS_AROUND_TEXT.items()}
"""The marks with room for a text."""


@lru_cache(maxsize=1000)
def text_in_mark(text: str) -> QPainterPath:
    """Return the outlines of a label with a mark around it."""
    return QTransform.fromScale(_IN_MARK, _IN_MARK).map(label_path(text))


@lru_cache(maxsize=1000)
def mark_around(mark: Mark, text: str, width: float) -> QPainterPath:
    """Return the line of a mark, ``width`` thick, as an area without what is beside ``text``."""
    # Larger than it will be: Qt makes curves of straight lines that are right to a quarter of 1.
    larger, smaller = (QTransform.fromScale(size, size) for size in (_FINE, 1 / _FINE))
    line, room = QPainterPathStroker(), QPainterPathStroker()
    line.setWidth(width * _FINE)
    line.setCapStyle(Qt.PenCapStyle.RoundCap)
    line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    room.setWidth(_BETWEEN * _FINE)
    room.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    written = larger.map(text_in_mark(text))
    around = line.createStroke(larger.map(AROUND[mark]))
    return smaller.map(around - (room.createStroke(written) + written))
