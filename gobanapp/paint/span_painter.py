"""Lines and arrows from point to point, drawn over the stones but not over what is written."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.span_shapes import SPAN_CASING, SPAN_PEN, span_shapes
from gobanapp.paint.board_background import BoardBackground
from gobanapp.paint.painter_paths import painter_path


def draw_spans(painter: QPainter, ground: BoardBackground, view: BoardView) -> None:
    """Draw all lines and arrows of ``view``, in pixels, in the accent colour on a pale casing."""
    lines, arrows = span_shapes(view, ground.geometry)
    strokes, heads = painter_path(*lines), painter_path(*arrows)
    heads.setFillRule(Qt.FillRule.WindingFill)
    step = ground.geometry.step_x
    inner, casing = max(SPAN_PEN * step, 1.5), max(SPAN_CASING * step, 1.0)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    # All casings first: lines that cross are not cut by one another.
    _draw(painter, strokes, heads, ground.theme.casing, inner, casing)
    _draw(painter, strokes, heads, ground.theme.accent, inner, 0.0)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)


def _draw(
    painter: QPainter,
    strokes: QPainterPath,
    heads: QPainterPath,
    color: str,
    inner: float,
    wider: float,
) -> None:
    pen = QPen(QColor(color), inner + 2 * wider)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(strokes, pen)
    if wider:
        pen.setWidthF(2 * wider)
        painter.strokePath(heads, pen)
    painter.fillPath(heads, QColor(color))
