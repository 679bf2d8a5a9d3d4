"""The shapes of nodes in the tree of variations: a flat stone or another shape, and badges."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPalette, QPen, QPixmap, QPolygonF

from gobanapp.diagram.drawing import Text
from gobanapp.diagram.geometry import STONE_WIDTH
from gobanapp.diagram.tree_layout import CellRect, TreeCell
from gobanapp.game.judgement import SIGNS, read_judgements
from gobanapp.game.markup import NO_MARKUP
from gobanapp.game.node import Content
from gobanapp.paint.text_paths import label_path, text_path
from gobanapp.rules.color import Color
from gobanapp.ui.widgets.appearance import SPACE

CELL = 3.5 * SPACE
"""The distance of rows and columns in logical pixels, at zoom 1."""

MAX_CACHE_SIZE = 16_000_000  # of pictures kept
_MAX_DIGITS = 4
_MIN_READABLE_SCALE = 0.8  # of the usual cell, to write numbers

# Parts of a cell.
_DISC = 0.72
_PASS = 0.54
_SQUARE = 0.50
_DIAMOND = 0.38
_SIGN = 0.17
_RING = 0.92
_PICTURE = 1.2


@dataclass(frozen=True, slots=True)
class Scale:
    """Sizes in whole device pixels, so that all lines are equally crisp.

    Distances are from the upper left corner of the whole tree.
    """

    cell: int
    line: int
    margin: int
    ratio: float
    """Device pixels in a logical unit."""

    @staticmethod
    @lru_cache(maxsize=4)
    def fit(zoom: float, ratio: float) -> Scale:
        return Scale(round(CELL * zoom * ratio), max(1, int(ratio)), round(SPACE * ratio), ratio)

    @property
    def is_readable(self) -> bool:
        """True if there is room for the numbers of moves."""
        return self.cell >= _MIN_READABLE_SCALE * CELL * self.ratio

    def middle(self, index: int) -> float:
        """Return the middle of the line through a column or row."""
        return self.margin + index * self.cell + (self.cell - self.line) // 2 + self.line / 2

    def centre(self, place: TreeCell) -> QPointF:
        return QPointF(self.middle(place.column), self.middle(place.row))

    def sign(self, place: TreeCell) -> tuple[QPointF, float]:
        """Return the middle and the radius of the sign for what lies below a node."""
        return self.centre(place) + QPointF(0, self.cell // 2), _SIGN * self.cell

    def index(self, pixel: float) -> int:
        """Return the column or row at a distance; it may be beyond the tree."""
        return int((pixel - self.margin) // self.cell)

    def length(self, count: int) -> int:
        """Return the width of ``count`` columns, or the height of rows."""
        return count * self.cell + 2 * self.margin

    def cells(self, box: QRectF) -> CellRect:
        """Return the cells that ``box`` touches."""
        return CellRect(
            self.index(box.left()) - 1,
            self.index(box.top()) - 1,
            self.index(box.right()) + 1,
            self.index(box.bottom()) + 1,
        )

    def size(self, part: float) -> int:
        """Return a part of a cell in pixels, odd or even as lines are, to be in their middle."""
        size = round(part * self.cell)
        return size + (size - self.line) % 2


class TreeColors:
    """The colours of a tree, all from a palette."""

    def __init__(self, palette: QPalette) -> None:
        roles = QPalette.ColorRole
        self.background = palette.color(roles.Base)
        self.text = palette.color(roles.Text)
        self.muted = palette.color(roles.PlaceholderText)
        self.line = _mixed(self.muted, self.background, 0.7)
        self.accent = palette.color(roles.Highlight)
        dark, light = sorted((self.text, self.background), key=QColor.lightness)
        self.stones = {NodeShape.BLACK: dark.darker(150), NodeShape.WHITE: light.lighter(104)}


def _mixed(first: QColor, second: QColor, part: float) -> QColor:
    """Return a colour between two, ``part`` of the way to ``first``."""
    rest = 1 - part
    return QColor.fromRgbF(
        part * first.redF() + rest * second.redF(),
        part * first.greenF() + rest * second.greenF(),
        part * first.blueF() + rest * second.blueF(),
    )


class NodeShape(Enum):
    """The shapes of nodes."""

    BLACK = "black"
    WHITE = "white"
    SET_UP = "set-up"
    OTHER = "other"


class NodeFigure(NamedTuple):
    """Everything that distinguishes the picture of one node from another."""

    kind: NodeShape
    is_pass: bool = False
    label: str = ""
    comment: bool = False
    marks: bool = False
    name: bool = False
    sign: str = ""
    is_hot: bool = False


def node_figure(content: Content, number: int | None) -> NodeFigure:
    """Return the look of a node; ``number`` is that of its move, None where none is written."""
    move = content.move
    if move is not None:
        kind = NodeShape.BLACK if move.color is Color.BLACK else NodeShape.WHITE
    else:
        kind = NodeShape.SET_UP if content.set_up else NodeShape.OTHER
    is_pass = move is not None and move.is_pass
    label = "" if move is None or is_pass or number is None else str(number)
    judgements = read_judgements(content)
    judgement = judgements.move or judgements.position
    return NodeFigure(
        kind,
        is_pass,
        label if len(label) <= _MAX_DIGITS else "",
        comment=bool(content.comment),
        marks=content.markup is not NO_MARKUP and content.markup != NO_MARKUP,
        name=bool(content.name),
        sign=SIGNS[judgement] if judgement else "",
        is_hot=judgements.hot_spot is not None,
    )


class FigurePictures:
    """Pictures of nodes, each a square somewhat larger than a cell. Cached, as few differ."""

    def __init__(self, colors: TreeColors, scale: Scale) -> None:
        self._colors = colors
        self._scale = scale
        self._cache: dict[NodeFigure, QPixmap] = {}
        self._rings: dict[bool, QPixmap] = {}
        self.side = scale.size(_PICTURE)
        """The width of all pictures in device pixels."""

    @property
    def cache_size(self) -> int:
        """The memory that the kept pictures take, in bytes."""
        return len(self._cache) * self.side**2 * 4

    def picture(self, figure: NodeFigure) -> QPixmap:
        picture = self._cache.get(figure)
        if picture is None:
            if self.cache_size > MAX_CACHE_SIZE:
                self._cache.clear()
            picture = self._cache[figure] = self._draw(figure)
        return picture

    def current_ring(self, *, is_broken: bool) -> QPixmap:
        """Return the ring around the current node, drawn below the picture of the node."""
        ring = self._rings.get(is_broken)
        if ring is None:
            ring = self._rings[is_broken] = self._empty_picture()
            pen = QPen(self._colors.accent, 2 * self._scale.line)
            if is_broken:
                pen.setDashPattern([1.8, 1.8])
            with self._painter(ring) as painter:
                painter.setBrush(self._colors.background)
                painter.setPen(pen)
                radius = ring_radius(self._scale, pen)
                painter.drawEllipse(QPointF(0, 0), radius, radius)
        return ring

    def _empty_picture(self) -> QPixmap:
        picture = QPixmap(self.side, self.side)
        picture.fill(Qt.GlobalColor.transparent)
        return picture

    def _painter(self, picture: QPixmap) -> QPainter:
        """Return a painter that counts from the middle of ``picture``."""
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.side / 2, self.side / 2)
        return painter

    def _draw(self, figure: NodeFigure) -> QPixmap:
        picture = self._empty_picture()
        with self._painter(picture) as painter:
            if figure.kind is NodeShape.OTHER:
                self._draw_diamond(painter)
            elif figure.kind is NodeShape.SET_UP:
                self._draw_set_up(painter)
            else:
                self._draw_stone(painter, figure)
            self._draw_badges(painter, figure)
        return picture

    def _draw_diamond(self, painter: QPainter) -> None:
        offset = _DIAMOND / 2 * self._scale.cell
        diamond = _polygon((0, -offset), (offset, 0), (0, offset), (-offset, 0))
        painter.fillPath(diamond, self._colors.muted)

    def _draw_set_up(self, painter: QPainter) -> None:
        """Draw a square, half of it black, half white."""
        colors, line = self._colors, self._scale.line
        offset = self._scale.size(_SQUARE) / 2
        box = QRectF(-offset, -offset, 2 * offset, 2 * offset)
        painter.fillRect(box, colors.stones[NodeShape.WHITE])
        half = _polygon((-offset, -offset), (offset, -offset), (-offset, offset))
        painter.fillPath(half, colors.stones[NodeShape.BLACK])
        painter.setPen(QPen(colors.muted, line))
        painter.drawRect(box.adjusted(line / 2, line / 2, -line / 2, -line / 2))

    def _draw_stone(self, painter: QPainter, figure: NodeFigure) -> None:
        """Draw a disc with its number, or a small one with a dash for a pass."""
        scale, stones = self._scale, self._colors.stones
        fill = stones[figure.kind]
        ink = stones[NodeShape.WHITE if figure.kind is NodeShape.BLACK else NodeShape.BLACK]
        # A stone that does not contrast with the background has a rim.
        contrast = abs(fill.lightness() - self._colors.background.lightness())
        painter.setPen(QPen(self._colors.muted if contrast < 64 else fill, scale.line))
        painter.setBrush(fill)
        diameter = scale.size(_PASS if figure.is_pass else _DISC)
        radius = (diameter - scale.line) / 2
        painter.drawEllipse(QPointF(0, 0), radius, radius)
        if figure.is_pass:
            width, height = scale.size(0.24), scale.size(0.07)
            painter.fillRect(QRectF(-width / 2, -height / 2, width, height), ink)
        elif figure.label:
            painter.save()
            painter.scale(diameter / STONE_WIDTH, diameter / STONE_WIDTH)
            painter.fillPath(label_path(figure.label), ink)
            painter.restore()

    def _draw_badges(self, painter: QPainter, figure: NodeFigure) -> None:
        """Draw badges for the other contents of a node at its corners, each of its own shape."""
        colors = self._colors
        unit = self._scale.cell / CELL
        sizes = {NodeShape.SET_UP: _SQUARE, NodeShape.OTHER: _DIAMOND}
        size = sizes.get(figure.kind, _PASS if figure.is_pass else _DISC)
        offset = (0.12 + 0.31 * size) * CELL
        dot = QPainterPath()
        dot.addEllipse(QPointF(offset, -offset), 3, 3)
        bottom = offset + 2.5
        triangle = _polygon((offset, offset - 3.5), (offset + 3.5, bottom), (offset - 3.5, bottom))
        square = QPainterPath()
        square.addRect(-offset - 2.5, -offset - 2.5, 5, 5)
        star = QPainterPath()
        if figure.is_hot:
            star = _star(-offset - 3.5, 0, 4.5)
        badges = (
            (figure.comment, dot, colors.accent),
            (figure.marks, triangle, colors.muted),
            (figure.name, square, colors.muted),
            (figure.is_hot, star, colors.text),
        )
        painter.scale(unit, unit)
        gap_pen = QPen(colors.background, 2)  # separates the badge from the stone
        for is_shown, shape, color in badges:
            if is_shown:
                painter.strokePath(shape, gap_pen)
                painter.fillPath(shape, color)
        if figure.sign:
            self._draw_sign(painter, figure.sign, offset + 1)

    def _draw_sign(self, painter: QPainter, sign: str, offset: float) -> None:
        """Write a judgement on a plate at the lower left corner."""
        colors, width = self._colors, 5.0 + 5 * min(len(sign), 2)
        plate = QPainterPath()
        plate.addRoundedRect(QRectF(-offset - width / 2 + 1, offset - 4.5, width, 9), 2.5, 2.5)
        painter.strokePath(plate, QPen(colors.background, 2))
        painter.fillPath(plate, colors.text)
        middle = plate.boundingRect().center()
        glyphs = text_path(Text(sign, middle.x(), middle.y(), 6.5, width - 3))
        painter.strokePath(glyphs, QPen(colors.background, 0.6))
        painter.fillPath(glyphs, colors.background)


def ring_radius(scale: Scale, pen: QPen) -> float:
    """Return the radius of the ring around a node, to the middle of its line."""
    return (scale.size(_RING) - pen.widthF()) / 2


def _star(x: float, y: float, radius: float) -> QPainterPath:
    """Return a star with five points."""
    corners = (
        (radius if corner % 2 == 0 else 0.42 * radius, math.pi * (corner / 5 - 0.5))
        for corner in range(10)
    )
    return _polygon(
        *((x + offset * math.cos(angle), y + offset * math.sin(angle)) for offset, angle in corners)
    )


def _polygon(*corners: tuple[float, float]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
    path.closeSubpath()
    return path
