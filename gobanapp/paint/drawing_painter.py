"""Drawings painted with QPainter, at the resolution of the device."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.drawing import (
    Area,
    Circle,
    Drawing,
    LineSegment,
    Outline,
    PathStep,
    RadialGradient,
    Rectangle,
    ShapeStyle,
    Text,
)
from gobanapp.diagram.geometry import Geometry
from gobanapp.diagram.theme import BOOK, Theme
from gobanapp.diagram.vector.board_drawing import draw_board_view
from gobanapp.paint.painter_paths import painter_path
from gobanapp.paint.text_paths import text_path

_FONT_PIXELS = 100


def paint_drawing(painter: QPainter, drawing: Drawing) -> None:
    """Draw ``drawing`` with its corner at the origin of ``painter``."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for ink, shapes in drawing.layers:
        painter.setOpacity(ink.opacity)
        painter.setPen(_pen(ink))
        painter.setBrush(_brush(ink.fill))
        for shape in shapes:
            match shape:
                case Circle(x, y, radius):
                    painter.drawEllipse(QPointF(x, y), radius, radius)
                case LineSegment(x0, y0, x1, y1):
                    painter.drawLine(QPointF(x0, y0), QPointF(x1, y1))
                case Rectangle(x, y, width, height):
                    painter.drawRect(QRectF(x, y, width, height))
                case Text() if shape.in_line:
                    _write(painter, shape)
                case Text():
                    painter.drawPath(text_path(shape))
                case Outline() | Area():
                    painter.drawPath(painter_path(shape))
    painter.restore()


def draw_book_diagram(
    painter: QPainter, view: BoardView, geometry: Geometry, theme: Theme = BOOK
) -> None:
    """Draw ``view`` as books do, where ``geometry`` has it; what follows a pointer is not drawn."""
    paint_drawing(painter, draw_board_view(view, geometry, theme))


def text_outlines(text: Text) -> Area:
    """Return the outlines of a text for formats that should need no font."""
    return Area(tuple(_outlines(text_path(text))))


def _outlines(path: QPainterPath) -> Iterator[Outline]:
    start, steps = (0.0, 0.0), list[PathStep]()
    kind = QPainterPath.ElementType
    elements = [path.elementAt(number) for number in range(path.elementCount())]
    index = 0
    while index < len(elements):
        element = elements[index]
        match element.type:
            case kind.MoveToElement:
                if steps:
                    yield Outline(start, tuple(steps))
                start, steps = (element.x, element.y), []
            case kind.LineToElement:
                steps.append((element.x, element.y))
            case kind.CurveToElement:
                # Cubic: Qt keeps no other, and letters are mostly made of these.
                controls = elements[index + 1 : index + 3]
                steps.append(
                    (
                        element.x,
                        element.y,
                        controls[0].x,
                        controls[0].y,
                        controls[1].x,
                        controls[1].y,
                    )
                )
                index += 2
        index += 1
    if steps:
        yield Outline(start, tuple(steps))


def _write(painter: QPainter, text: Text) -> None:
    """Draw text with the font itself, so that it can be searched and copied."""
    font = QFont()
    cap_ratio = QFontMetricsF(_with_pixel_size(font, _FONT_PIXELS)).capHeight() / _FONT_PIXELS
    metrics = QFontMetricsF(_with_pixel_size(font, max(1, round(text.height / cap_ratio))))
    width = metrics.horizontalAdvance(text.text)
    painter.setFont(font)
    pen, brush = painter.pen(), painter.brush()
    painter.setPen(brush.color())
    painter.save()
    painter.translate(text.x, text.y)
    x_scale = min(1.0, text.width / width) if width else 1.0
    painter.scale(x_scale, 1)
    painter.drawText(QPointF(-width / 2, metrics.capHeight() / 2), text.text)
    painter.restore()
    painter.setPen(pen)


def _with_pixel_size(font: QFont, pixels: int) -> QFont:
    font.setPixelSize(pixels)
    return font


def _pen(ink: ShapeStyle) -> QPen:
    if ink.stroke is None:
        return QPen(Qt.PenStyle.NoPen)
    pen = QPen(QColor(ink.stroke), ink.width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap if ink.flat_ends else Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin if ink.flat_ends else Qt.PenJoinStyle.RoundJoin)
    if ink.dashes is not None:
        pen.setDashPattern([length / ink.width for length in ink.dashes])
    return pen


def _brush(fill: str | RadialGradient | None) -> QBrush:
    if fill is None:
        return QBrush(Qt.BrushStyle.NoBrush)
    if isinstance(fill, str):
        return QBrush(QColor(fill))
    gradient = QRadialGradient(QPointF(fill.x, fill.y), fill.radius)
    gradient.setCoordinateMode(QGradient.CoordinateMode.ObjectMode)
    for place, color in fill.steps:
        gradient.setColorAt(place, QColor(color))
    return QBrush(gradient)
