"""All that lies under the stones and stays while a game is played, as two pictures."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from gobanapp.diagram.geometry import Geometry
from gobanapp.diagram.theme import Theme
from gobanapp.paint.bare_board import draw_bare_board
from gobanapp.paint.grid_painter import draw_grid
from gobanapp.rules.point import Point


@dataclass(frozen=True, slots=True)
class BoardBackground:
    """The pictures are in device pixels; they have an alpha channel only if the table needs it."""

    geometry: Geometry
    theme: Theme
    wood: QImage | None
    bare: QImage
    """Table and board without lines: what shows where a label breaks them."""
    with_grid: QImage

    @staticmethod
    def draw(geometry: Geometry, theme: Theme, wood: QImage | None) -> BoardBackground:
        opaque = QColor(theme.background).alpha() == 255
        layout = QImage.Format.Format_RGB32
        if not opaque:
            layout = QImage.Format.Format_ARGB32_Premultiplied
        bare = QImage(geometry.width, geometry.height, layout)
        bare.fill(QColor(theme.background))
        with QPainter(bare) as painter:
            draw_bare_board(painter, geometry, theme, wood)
        lined = bare.copy()
        with QPainter(lined) as painter:
            draw_grid(painter, geometry, theme)
        return BoardBackground(geometry, theme, wood, bare, lined)

    def is_of(self, geometry: Geometry, theme: Theme, wood: QImage | None) -> bool:
        """Whether ``draw`` would make the same."""
        return self.geometry == geometry and self.theme == theme and self.wood is wood

    def square(self, point: Point, width: float) -> QRect:
        """Return a square around ``point``, about ``width`` spacings wide, in whole pixels."""
        x, y = self.geometry.crossing(point)
        half = round((width * self.geometry.step_x - self.geometry.line) / 2)
        side = 2 * half + self.geometry.line
        return QRect(round(x - side / 2), round(y - side / 2), side, side)

    def break_lines(self, painter: QPainter, point: Point, width: float) -> None:
        """Let the bare board show around ``point``, as books do under a letter."""
        gap = self.square(point, width)
        painter.drawImage(gap, self.bare, gap)
