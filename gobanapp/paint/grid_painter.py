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
_FILLED = 0.92
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
    above, right, below, left = (round(reach) for reach in geometry.beyond_the_last())
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
    last_column, last_row = geometry.columns_shown - 1, geometry.rows_shown - 1
    half_stone = geometry.step_x / 2
    beyond = half_stone + (geometry.margin - half_stone) / 2
    room = _FILLED * (geometry.margin - half_stone)
    across = geometry.frame.sides is CoordinateSides.ACROSS

    def write(
        text: str, cell: tuple[int, int], right: float, down: float, turned: bool = False
    ) -> None:
        x, y = geometry.crossing(geometry.point_of(*cell))
        width, height = metrics.horizontalAdvance(text), metrics.capHeight()
        narrowed = min(1.0, room / width)
        if turned:
            painter.save()
            painter.translate(x + right + width / 2 * narrowed, round(y + down - height / 2))
            painter.rotate(180)
            painter.scale(narrowed, 1)
            painter.drawText(QPointF(0, 0), text)
            painter.restore()
        elif narrowed < 1:
            painter.save()
            painter.translate(x + right - room / 2, round(y + down + height / 2))
            painter.scale(narrowed, 1)
            painter.drawText(QPointF(0, 0), text)
            painter.restore()
        else:
            painter.drawText(QPointF(x + right - width / 2, round(y + down + height / 2)), text)

    columns, rows = (_writable(names, metrics) for names in geometry.coordinate_names())
    needed = max(map(metrics.horizontalAdvance, columns)) + 0.3 * geometry.font_size
    above, right, below, left = geometry.labeled_sides
    for column in range(0, last_column + 1, _every(needed, geometry.step_x)):
        if above:
            write(columns[column], (column, 0), 0, -beyond, turned=across)
        if below:
            write(columns[column], (column, last_row), 0, beyond)
    # Counted from below, so that the first row always has its name.
    for row in range(last_row, -1, -_every(1.2 * geometry.font_size, geometry.step_y)):
        if left:
            write(rows[row], (0, row), -beyond, 0)
        if right:
            write(rows[row], (last_column, row), beyond, 0, turned=across)


def _writable(names: Sequence[str], metrics: QFontMetricsF) -> Sequence[str]:
    """Return the names, in digits if no installed font has their characters."""
    if all(metrics.inFontUcs4(ord(sign)) for sign in {*"".join(names)}):
        return names
    return [western_digits(name) for name in names]


def _every(needed: float, step: int) -> int:
    """Return 1 if each line has room for its coordinate, 2 if every other line has, and so on."""
    return max(1, -int(-needed // step))
