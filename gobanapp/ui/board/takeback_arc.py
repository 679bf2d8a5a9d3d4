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
_PEN = 0.055
_CASING = 0.045

_TOP = 90 * 16  # Qt counts sixteenths of a degree, from the right, and to the left
_WHOLE = 360 * 16


class TakebackArc(QWidget):
    """A child of the board, no larger than necessary, that ignores the mouse."""

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self.point: Point | None = None
        self._theme: Theme
        self._step = 0.0
        self._middle = (0.0, 0.0)
        self._part = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_part(self, point: Point, part: float, geometry: Geometry, theme: Theme) -> None:
        """Show the time left for the stone on ``point``, from 1 to 0."""
        x, y = geometry.center(point)
        step = geometry.step_x / geometry.ratio
        reach = math.ceil((_RADIUS + _PEN + _CASING) * step) + 1
        left, top = math.floor(x) - reach, math.floor(y) - reach
        self.point = point
        self._theme, self._step, self._part = theme, step, min(1.0, part)
        self._middle = x - left, y - top
        self.setGeometry(left, top, 2 * reach + 1, 2 * reach + 1)
        self.update()
        self.show()

    def end(self) -> None:
        self.point = None
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        x, y = self._middle
        radius = _RADIUS * self._step
        circle = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
        pen = max(1.2, _PEN * self._step)
        casing = pen + max(1.6, 2 * _CASING * self._step)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for color, width in (
                (self._theme.casing, casing),
                (self._theme.accent, pen),
            ):
                painter.setPen(QPen(QColor(color), width, c=Qt.PenCapStyle.FlatCap))
                painter.drawArc(circle, _TOP, -round(_WHOLE * self._part))
