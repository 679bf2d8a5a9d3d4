"""The arc around a stone that can be taken back: it closes as the time for that runs out."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gobanapp.diagram.geometry import Geometry
from gobanapp.diagram.theme import Theme
from gobanapp.rules.point import Point

# In spacings of columns.
_RADIUS = 0.50
_PEN_WIDTH = 0.055
_CASING = 0.045

# Qt counts sixteenths of a degree, counterclockwise from the right.
_START_ANGLE = 90 * 16
_FULL_CIRCLE = 360 * 16


class TakebackArc(QWidget):
    """A child of the board, no larger than necessary, that ignores the mouse."""

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self.point: Point | None = None
        self._theme: Theme
        self._spacing = 0.0
        self._middle = (0.0, 0.0)
        self._fraction = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_remaining(
        self, point: Point, fraction: float, geometry: Geometry, theme: Theme
    ) -> None:
        """Show the time left for the stone on ``point``, from 1 to 0."""
        x, y = geometry.center(point)
        spacing = geometry.step_x / geometry.ratio
        extent = math.ceil((_RADIUS + _PEN_WIDTH + _CASING) * spacing) + 1
        left, top = math.floor(x) - extent, math.floor(y) - extent
        self.point = point
        self._theme, self._spacing, self._fraction = theme, spacing, min(1.0, fraction)
        self._middle = x - left, y - top
        self.setGeometry(left, top, 2 * extent + 1, 2 * extent + 1)
        self.update()
        self.show()

    def end(self) -> None:
        self.point = None
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        x, y = self._middle
        radius = _RADIUS * self._spacing
        circle = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
        pen = max(1.2, _PEN_WIDTH * self._spacing)
        casing = pen + max(1.6, 2 * _CASING * self._spacing)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for color, width in (
                (self._theme.casing, casing),
                (self._theme.accent, pen),
            ):
                painter.setPen(QPen(QColor(color), width, c=Qt.PenCapStyle.FlatCap))
                painter.drawArc(circle, _START_ANGLE, -round(_FULL_CIRCLE * self._fraction))
