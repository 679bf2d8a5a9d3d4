"""Painter paths of shapes and outlines, and the pen that draws them."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from gobanapp.diagram import outlines as point_outlines
from gobanapp.diagram.drawing import Area, Circle, LineSegment, Outline, PathStep, Rectangle, Shape
from gobanapp.diagram.geometry import Geometry
from gobanapp.rules.point import Point


@lru_cache(maxsize=64)
def outline_paths(
    geometry: Geometry, points: frozenset[Point], inset: float = 0.0
) -> tuple[QPainterPath, ...]:
    """Return the outlines of ``diagram.outlines`` as paths."""
    return tuple(map(painter_path, point_outlines.outlines(geometry, points, inset)))


def painter_path(*shapes: Shape) -> QPainterPath:
    """Return ``shapes``, which contain no text, as one path."""
    path = QPainterPath()
    for shape in shapes:
        _add_shape(path, shape)
    return path


def disc(radius: float) -> QPainterPath:
    """Return a disc around (0, 0)."""
    return painter_path(Circle(0, 0, radius))


def round_pen(color: str, width: float) -> QPen:
    pen = QPen(QColor(color), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _add_step(path: QPainterPath, step: PathStep) -> None:
    match step:
        case x, y:
            path.lineTo(x, y)
        case control_x, control_y, x, y:
            path.quadTo(control_x, control_y, x, y)
        case _:
            path.cubicTo(*step)


def _add_shape(path: QPainterPath, shape: Shape) -> None:
    match shape:
        case LineSegment(x0, y0, x1, y1):
            path.moveTo(x0, y0)
            path.lineTo(x1, y1)
        case Circle(x, y, radius):
            path.addEllipse(QPointF(x, y), radius, radius)
        case Rectangle(x, y, width, height):
            path.addRect(x, y, width, height)
        case Outline(start, steps, closed):
            path.moveTo(*start)
            for step in steps:
                _add_step(path, step)
            if closed:
                path.closeSubpath()
        case Area(lines):
            for line in lines:
                _add_shape(path, line)
        case _:
            raise ValueError(f"no path: {shape}")
