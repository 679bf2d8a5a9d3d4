"""The markings of the bare board: lines, star points and coordinates."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from gobanapp.diagram.coordinates import CoordinateSides, CoordinateStyle, western_digits
from gobanapp.diagram.geometry import Geometry
from gobanapp.diagram.theme import Theme
from gobanapp.rules.handicap_points import star_points

_STAR_WIDTH = 0.18
_MAX_NAME_SHARE = 0.92
"""The share of the margin that a name may fill: three Chinese numerals need more."""


def draw_grid(painter: QPainter, geometry: Geometry, theme: Theme) -> None:
    """Draw lines, star points and coordinates, in pixels."""
    _draw_lines(painter, geometry, QColor(theme.line))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.line))
    radius = max(_STAR_WIDTH * geometry.step_x, geometry.line + 2) / 2
    for point in star_points(geometry.columns, geometry.rows):
        if point in geometry.part and geometry.frame.star_points:
            painter.drawEllipse(QPointF(*geometry.crossing(point)), radius, radius)
    if geometry.frame.coordinates is not CoordinateStyle.NONE:
        _write_coordinates(painter, geometry, QColor(theme.writing))


def _draw_lines(painter: QPainter, geometry: Geometry, ink: QColor) -> None:
    line, step_x, step_y = geometry.line, geometry.step_x, geometry.step_y
    above, right, below, left = (round(reach) for reach in geometry.line_extensions())
    width = (geometry.columns_shown - 1) * step_x + line
    height = (geometry.rows_shown - 1) * step_y + line
    for column in range(geometry.columns_shown):
        x = geometry.left + column * step_x
        painter.fillRect(x, geometry.top - above, line, height + above + below, ink)
    for row in range(geometry.rows_shown):
        y = geometry.top + row * step_y
        painter.fillRect(geometry.left - left, y, width + left + right, line, ink)


def _write_coordinates(painter: QPainter, geometry: Geometry, ink: QColor) -> None:
    font = QFont()
    font.setPixelSize(geometry.font_size)
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(ink)
    columns, rows = (_displayable(names, metrics) for names in geometry.coordinate_names())
    widest = max(map(metrics.horizontalAdvance, columns)) + 0.3 * geometry.font_size
    is_across = geometry.frame.sides is CoordinateSides.ACROSS
    half_height = metrics.capHeight() / 2
    for name, x, y, room, is_opposite in geometry.coordinates(
        columns, rows, widest, 1.2 * geometry.font_size
    ):
        width = metrics.horizontalAdvance(name)
        x_scale = min(1.0, _MAX_NAME_SHARE * room / width)
        direction = -1 if is_across and is_opposite else 1
        painter.save()
        painter.translate(x - direction * width / 2 * x_scale, round(y + direction * half_height))
        painter.scale(direction * x_scale, direction)
        painter.drawText(QPointF(0, 0), name)
        painter.restore()


def _displayable(names: Sequence[str], metrics: QFontMetricsF) -> Sequence[str]:
    """Return the names, in digits if no installed font has their characters."""
    if all(metrics.inFontUcs4(ord(character)) for character in {*"".join(names)}):
        return names
    return [western_digits(name) for name in names]
