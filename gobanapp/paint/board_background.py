"""The parts of a board under the stones, which stay the same during a game, as two pictures."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QGradient,
    QImage,
    QLinearGradient,
    QPainter,
    QPolygonF,
    QRadialGradient,
)

from gobanapp.diagram.geometry import Geometry
from gobanapp.diagram.theme import Theme
from gobanapp.paint.gradients import fade_stops, set_color_stops, translucent
from gobanapp.paint.grid_painter import draw_grid
from gobanapp.rules.point import Point


@dataclass(frozen=True, slots=True, eq=False)
class BoardBackground:
    """Two pictures in device pixels; they have an alpha channel only if the background needs it."""

    geometry: Geometry
    theme: Theme
    wood: QImage | None
    bare: QImage
    """Table and board without lines, visible where a label breaks them."""
    with_grid: QImage

    @staticmethod
    def draw(geometry: Geometry, theme: Theme, wood: QImage | None) -> BoardBackground:
        is_opaque = QColor(theme.background).alpha() == 255
        layout = QImage.Format.Format_RGB32
        if not is_opaque:
            layout = QImage.Format.Format_ARGB32_Premultiplied
        bare = QImage(geometry.width, geometry.height, layout)
        bare.fill(QColor(theme.background))
        with QPainter(bare) as painter:
            draw_bare_board(painter, geometry, theme, wood)
        with_grid = bare.copy()
        with QPainter(with_grid) as painter:
            draw_grid(painter, geometry, theme)
        return BoardBackground(geometry, theme, wood, bare, with_grid)

    def matches(self, geometry: Geometry, theme: Theme, wood: QImage | None) -> bool:
        """Return whether ``draw`` would give the same pictures."""
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

    def band(self, point: Point, left: float, right: float, height: float) -> QRect:
        """Return a band through ``point``, from ``left`` to ``right`` of it in spacings."""
        box = self.square(point, height)
        x, _ = self.geometry.crossing(point)
        box.setLeft(round(x + left * self.geometry.step_x))
        box.setRight(round(x + right * self.geometry.step_x))
        return box


# The bare board on its table: the wood, its edges and its shadow, without lines.

_SHADE = "#1a0f06"
_GLEAM = "#fff4da"


def draw_bare_board(
    painter: QPainter, geometry: Geometry, theme: Theme, wood: QImage | None
) -> None:
    """Draw the board and its shadow, in pixels; in a plain colour until the wood is made."""
    board = QRect(*geometry.board_rect)
    if theme.surface is None:
        painter.fillRect(board, QColor(theme.board))
        return
    size = min(board.width(), board.height())
    for blur, offset, opacity in ((0.032, 0.006, 0.36), (0.008, 0.002, 0.36)):
        caster = QRectF(board).translated(offset * size, 1.4 * offset * size)
        _draw_shadow(painter, caster, blur * size, opacity)
    if wood is None:
        painter.fillRect(board, QColor(theme.board))
    else:
        _draw_wood(painter, wood, board)
    _draw_light(painter, QRectF(board))
    _draw_edges(painter, QRectF(board), max(1, round(size / 240)))


def _draw_wood(painter: QPainter, wood: QImage, board: QRect) -> None:
    """Draw the middle of ``wood`` on ``board``, scaled equally in both directions."""
    scale = max(board.width() / wood.width(), board.height() / wood.height())
    while scale < 0.4:  # The painter mixes four pixels into one: of more it would skip some.
        wood = wood.scaled(
            wood.size() / 2,
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        scale *= 2
    part = QRect(0, 0, round(board.width() / scale), round(board.height() / scale))
    part.moveCenter(wood.rect().center())
    # To scale a picture first would take five times as long.
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(board, wood, part)


def _draw_shadow(painter: QPainter, box: QRectF, blur: float, opacity: float) -> None:
    """Draw the edges of a shadow as large as ``box``, without the part under the board."""
    half = blur / 2
    outer, inner = box.adjusted(-half, -half, half, half), box.adjusted(half, half, -half, -half)
    # Each side and each corner, as where it begins to fade and where it ends.
    sides = ((inner.left(), outer.left()), (inner.right(), outer.right()))
    ends = ((inner.top(), outer.top()), (inner.bottom(), outer.bottom()))
    for x0, x1 in sides:
        area = QRectF(x0, inner.top(), x1 - x0, inner.height()).normalized()
        _fade(painter, area, QLinearGradient(x0, 0, x1, 0), opacity)
    for y0, y1 in ends:
        area = QRectF(inner.left(), y0, inner.width(), y1 - y0).normalized()
        _fade(painter, area, QLinearGradient(0, y0, 0, y1), opacity)
    for (x0, x1), (y0, y1) in product(sides, ends):
        area = QRectF(x0, y0, x1 - x0, y1 - y0).normalized()
        _fade(painter, area, QRadialGradient(x0, y0, blur), opacity)


def _fade(painter: QPainter, area: QRectF, gradient: QGradient, opacity: float) -> None:
    set_color_stops(gradient, _SHADE, fade_stops(opacity))
    painter.fillRect(area, gradient)


def _draw_light(painter: QPainter, board: QRectF) -> None:
    light = QLinearGradient(board.topLeft(), board.bottomRight())
    light.setColorAt(0, translucent(_GLEAM, 0.10))
    light.setColorAt(0.5, translucent(_GLEAM, 0))
    light.setColorAt(0.5, translucent(_SHADE, 0))
    light.setColorAt(1, translucent(_SHADE, 0.08))
    painter.fillRect(board, light)


def _draw_edges(painter: QPainter, board: QRectF, width: int) -> None:
    """Draw the narrow slopes along the edges, bright where they face the light."""
    inner = board.adjusted(width, width, -width, -width)
    outside = [board.topLeft(), board.topRight(), board.bottomRight(), board.bottomLeft()]
    inside = [inner.topLeft(), inner.topRight(), inner.bottomRight(), inner.bottomLeft()]
    colors = (
        translucent(_GLEAM, 0.60),
        translucent(_SHADE, 0.22),
        translucent(_SHADE, 0.34),
        translucent(_GLEAM, 0.38),
    )
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for side, color in enumerate(colors):
        end = (side + 1) % 4
        painter.setBrush(color)
        painter.drawPolygon(QPolygonF([outside[side], outside[end], inside[end], inside[side]]))
