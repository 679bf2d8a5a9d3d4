"""The small flat picture of a position in lists of games: plain wood, thin lines, plain discs.

Ten thousand games may be listed: it takes a quarter of the time of the ordinary board.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from gobanapp.diagram.theme import KAYA
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.handicap_points import star_points
from gobanapp.rules.point import Point

_EDGE = "#b98d51"
_CLOSEST = 3
"""How many pixels lines must be apart to be drawn as such."""
_AROUND = 0.2
"""What the wood shows beyond the outermost stones, both sides together, in steps."""
_STUB = 0.2
_STONE_WIDTH = 0.97


@dataclass(frozen=True, slots=True, kw_only=True)
class ThumbnailGeometry:
    """Where things are in the picture, in pixels. ``left`` and ``top`` are the first lines'."""

    columns: int
    rows: int
    side: int
    step: int
    line: int
    """The thickness of lines."""
    left: int
    top: int
    margin: int
    """From the outer lines to the edge of the wood."""

    @staticmethod
    def fit(columns: int, rows: int, side: int) -> ThumbnailGeometry:
        """Return the places of a board that takes all the length of a square."""
        most = max(columns, rows)
        step = max(1, int((side - 2) / (most + _AROUND)))
        line = max(1, round(min(step / 12, side / 80)))
        return ThumbnailGeometry(
            columns=columns,
            rows=rows,
            side=side,
            step=step,
            line=line,
            left=(side - (columns - 1) * step - line) // 2,
            top=(side - (rows - 1) * step - line) // 2,
            margin=(side - (most - 1) * step - line) // 2,
        )

    @property
    def across(self) -> int:
        return (self.columns - 1) * self.step + self.line

    @property
    def down(self) -> int:
        return (self.rows - 1) * self.step + self.line

    def crossing(self, point: Point) -> tuple[int, int]:
        """Return the upper left corner of where the lines of ``point`` cross."""
        return (
            self.left + point.x * self.step,
            self.top + (self.rows - 1 - point.y) * self.step,
        )

    @property
    def board_rect(self) -> tuple[int, int, int, int]:
        """The first column and row of the wood, and the first ones behind it."""
        return (
            self.left - self.margin,
            self.top - self.margin,
            self.left + self.across + self.margin,
            self.top + self.down + self.margin,
        )


def list_thumbnail(board: Board, side: int) -> QImage:
    """Return the picture of ``board`` in the middle of a square ``side`` pixels wide.

    Beside the wood of a board that is no square there is nothing. Cells are square and whole
    pixels wide; boards with too many lines for that are drawn larger and made smaller.
    """
    larger = 1
    while ThumbnailGeometry.fit(board.width, board.height, larger * side).step < _CLOSEST:
        larger += 1
    places = ThumbnailGeometry.fit(board.width, board.height, larger * side)
    picture = _ground(places).copy()
    with QPainter(picture) as painter:
        for point, color in board.stones():
            disc = _disc(color, places.step, places.line)
            left, top = places.crossing(point)
            beside = (disc.width() - places.line) // 2
            painter.drawImage(left - beside, top - beside, disc)
    if larger == 1:
        return picture
    return picture.scaled(side, side, mode=Qt.TransformationMode.SmoothTransformation)


@lru_cache(maxsize=32)
def _ground(places: ThumbnailGeometry) -> QImage:
    """Return the empty board."""
    picture = _empty(places.side)
    left, top, right, low = places.board_rect
    wood = QRectF(left, top, right - left, low - top)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(_EDGE), 1))
        painter.setBrush(QColor(KAYA.board))
        radius = places.side / 40
        painter.drawRoundedRect(wood.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        painter.setPen(Qt.PenStyle.NoPen)
        _draw_lines(painter, places)
    return picture


def _draw_lines(painter: QPainter, places: ThumbnailGeometry) -> None:
    step, line = places.step, places.line
    # The closer the lines, the fainter: the stones are what is to be seen.
    ink = _between(QColor(KAYA.board), QColor(KAYA.line), min(0.75, 0.25 + 0.05 * step))
    beside = round(_STUB * step) if places.columns == 1 else 0
    above = round(_STUB * step) if places.rows == 1 else 0
    for x in range(places.columns):
        left = places.left + x * step
        painter.fillRect(left, places.top - above, line, places.down + 2 * above, ink)
    for y in range(places.rows):
        top = places.top + y * step
        painter.fillRect(places.left - beside, top, places.across + 2 * beside, line, ink)
    painter.setBrush(ink)
    radius = max(0.12 * step, line / 2 + 1.2)
    for point in star_points(places.columns, places.rows):
        x, y = places.crossing(point)
        painter.drawEllipse(QPointF(x + line / 2, y + line / 2), radius, radius)


@lru_cache(maxsize=64)
def _disc(color: Color, step: int, line: int) -> QImage:
    """Return a stone whose middle falls on the middle of lines ``line`` pixels thick."""
    side = 2 * (step // 2 + 1) + line
    picture = _empty(side)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(KAYA.stones[color].fill))
        radius = _STONE_WIDTH * step / 2
        painter.drawEllipse(QPointF(side / 2, side / 2), radius, radius)
    return picture


def _between(one: QColor, other: QColor, part: float) -> QColor:
    """Return the colour on the way from ``one``, 0, to ``other``, 1."""
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * part,
        one.greenF() + (other.greenF() - one.greenF()) * part,
        one.blueF() + (other.blueF() - one.blueF()) * part,
    )


def _empty(side: int) -> QImage:
    picture = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    return picture
