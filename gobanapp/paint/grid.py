"""What is drawn upon the bare board: lines, star points and coordinates."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from gobanapp.diagram.coordinates import Coordinates
from gobanapp.diagram.geometry import Geometry
from gobanapp.diagram.theme import Theme
from gobanapp.rules.layout import star_points
from gobanapp.rules.point import Point

_STAR_WIDTH = 0.18
_STUB = 0.2


def draw_grid(painter: QPainter, geometry: Geometry, theme: Theme) -> None:
    """Draw lines, star points and coordinates, in pixels."""
    _draw_lines(painter, geometry, QColor(theme.line))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.line))
    radius = max(_STAR_WIDTH * geometry.step_x, geometry.line + 2) / 2
    for point in star_points(geometry.columns, geometry.rows):
        painter.drawEllipse(QPointF(*geometry.crossing(point)), radius, radius)
    _write_coordinates(painter, geometry, QColor(theme.writing))


def _draw_lines(painter: QPainter, geometry: Geometry, ink: QColor) -> None:
    line, step_x, step_y = geometry.line, geometry.step_x, geometry.step_y
    # A board of one line has no crossings to see: short strokes show its points.
    beside = round(_STUB * step_x) if geometry.columns == 1 else 0
    above = round(_STUB * step_y) if geometry.rows == 1 else 0
    width = (geometry.columns - 1) * step_x + line + 2 * beside
    height = (geometry.rows - 1) * step_y + line + 2 * above
    for x in range(geometry.columns):
        painter.fillRect(geometry.left + x * step_x, geometry.top - above, line, height, ink)
    for y in range(geometry.rows):
        painter.fillRect(geometry.left - beside, geometry.top + y * step_y, width, line, ink)


def _write_coordinates(painter: QPainter, geometry: Geometry, ink: QColor) -> None:
    font = QFont()
    font.setPixelSize(geometry.type_size)
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(ink)
    last_x, last_y = geometry.columns - 1, geometry.rows - 1
    half_stone = geometry.step_x / 2
    beyond = half_stone + (geometry.margin - half_stone) / 2

    across = geometry.coordinates is Coordinates.ACROSS

    def write(text: str, point: Point, right: float, down: float, turned: bool = False) -> None:
        x, y = geometry.crossing(point)
        width, height = metrics.horizontalAdvance(text), metrics.capHeight()
        if turned:
            painter.save()
            painter.translate(x + right + width / 2, round(y + down - height / 2))
            painter.rotate(180)
            painter.drawText(QPointF(0, 0), text)
            painter.restore()
        else:
            painter.drawText(QPointF(x + right - width / 2, round(y + down + height / 2)), text)

    names = [geometry.coordinates.of_column(x) for x in range(geometry.columns)]
    needed = max(map(metrics.horizontalAdvance, names)) + 0.3 * geometry.type_size
    for x in range(0, geometry.columns, _every(needed, geometry.step_x)):
        write(names[x], Point(x, last_y), 0, -beyond, turned=across)
        write(names[x], Point(x, 0), 0, beyond)
    for y in range(0, geometry.rows, _every(1.2 * geometry.type_size, geometry.step_y)):
        write(geometry.coordinates.of_row(y), Point(0, y), -beyond, 0)
        write(geometry.coordinates.of_row(y), Point(last_x, y), beyond, 0, turned=across)


def _every(needed: float, step: int) -> int:
    """Return 1 if each line has room for its coordinate, 2 if every other line has, and so on."""
    return max(1, -int(-needed // step))
