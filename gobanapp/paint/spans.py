"""Lines and arrows from point to point, drawn over the stones but not over what is written."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from gobanapp.diagram.board_view import BoardView
from gobanapp.paint.ground import Ground
from gobanapp.rules.point import Point

# Lengths are in spacings of columns.
_PEN = 0.075
_CASING = 0.035
_ROOM = 0.37
"""How far from a point nothing is drawn over what is written there."""
_HEAD = 0.30
_HALF_HEAD = 0.155
_NOTCH = 0.24
"""How far behind its tip the back of a head begins."""


class _Piece(NamedTuple):
    start: QPointF
    end: QPointF


def draw_spans(painter: QPainter, ground: Ground, view: BoardView) -> None:
    """Draw all lines and arrows of ``view``, in pixels, in the accent colour on a pale casing.

    One with an end that is not shown is left out. The tip of an arrow is on its point, or beside what is
    written there.
    """
    step = ground.geometry.step_x
    written = {*view.marks, *view.labels, *view.numbers}
    middles = {point: QPointF(*ground.geometry.crossing(point)) for point in written}
    strokes, heads = QPainterPath(), QPainterPath()
    for span, has_head in (*((s, False) for s in view.lines), *((s, True) for s in view.arrows)):
        if span[0] == span[1] or not all(_is_seen(view, ground, end) for end in span):
            continue
        start, end = (QPointF(*ground.geometry.crossing(point)) for point in span)
        if has_head:
            tip = _along(end, start, _ROOM * step if span[1] in written else 0.0)
            heads.addPath(_head(start, tip, step))
            end = _along(tip, start, _NOTCH * step)
        for piece in _pieces(start, end, middles.values(), _ROOM * step):
            strokes.moveTo(piece.start)
            strokes.lineTo(piece.end)
    _draw(painter, ground, strokes, heads)


def _is_seen(view: BoardView, ground: Ground, point: Point) -> bool:
    return point in ground.geometry.part and point not in view.hidden


def _draw(painter: QPainter, ground: Ground, strokes: QPainterPath, heads: QPainterPath) -> None:
    step = ground.geometry.step_x
    inner = max(_PEN * step, 1.5)
    casing = max(_CASING * step, 1.0)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    # All casings first: lines that cross are not cut by one another.
    for color, wider in ((ground.theme.stones.white.fill, casing), (ground.theme.accent, 0.0)):
        pen = QPen(QColor(color), inner + 2 * wider)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(strokes, pen)
        if wider:
            rim = QPen(QColor(color), 2 * wider)
            rim.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(heads, rim)
        painter.fillPath(heads, QColor(color))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)


def _head(start: QPointF, tip: QPointF, step: float) -> QPainterPath:
    length = math.hypot(tip.x() - start.x(), tip.y() - start.y())
    along = QPointF(tip.x() - start.x(), tip.y() - start.y()) / max(length, 1e-6)
    across = QPointF(-along.y(), along.x()) * _HALF_HEAD * step
    back = tip - along * _HEAD * step
    path = QPainterPath()
    path.addPolygon(QPolygonF([tip, back + across, tip - along * _NOTCH * step, back - across]))
    path.closeSubpath()
    return path


def _along(start: QPointF, end: QPointF, distance: float) -> QPointF:
    """Return the point ``distance`` away from ``start`` on the way to ``end``."""
    whole = math.hypot(end.x() - start.x(), end.y() - start.y())
    return start + (end - start) * (min(1.0, distance / whole) if whole else 0.0)


def _pieces(start: QPointF, end: QPointF, middles: Iterable[QPointF], room: float) -> list[_Piece]:
    """Return what is left of a line where ``room`` around each of ``middles`` is kept free."""
    way = end - start
    length = math.hypot(way.x(), way.y())
    if not length:
        return []
    gaps = []
    for middle in middles:
        beside = middle - start
        along = (beside.x() * way.x() + beside.y() * way.y()) / length
        away = (beside.x() * way.y() - beside.y() * way.x()) / length
        if abs(away) < room:
            half = math.sqrt(room**2 - away**2)
            gaps.append((along - half, along + half))
    pieces, at = [], 0.0
    for first, last in [*sorted(gaps), (length, length)]:
        if min(first, length) > at:
            pieces.append(
                _Piece(start + way * at / length, start + way * min(first, length) / length)
            )
        at = max(at, last)
    return pieces
