"""What is drawn on the doors: corners of a board, of the same make as the program's icon."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from gobanapp.diagram.theme import KAYA
from gobanapp.rules.color import Color
from gobanapp.ui.widgets.stone_icon import stone_pixmap

_WOOD = ("#efcf92", "#e2b46c", "#d29f55")
_EDGE = "#9a6a2c"
_PAPER, _INK, _PAPER_EDGE = "#fdfcf9", "#26221d", "#b9ae9c"
_ROUND = 0.14
_FOLD = 0.26


class StartChoice(Enum):
    """Where one may go."""

    PLAY = "play"
    OPEN = "open"
    LEARN = "learn"


def draw_start_picture(painter: QPainter, door: StartChoice, place: QRectF) -> None:
    """Draw the picture of ``door`` in a square of whole pixels; it has its own ground."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(place.topLeft())
    _PICTURES[door](painter, place.width())
    painter.restore()


def _draw_play(painter: QPainter, side: float) -> None:
    """Draw the corner of a board where two stones have been played."""
    _draw_wood(painter, side)
    near, far = round(side * 0.46) + 0.5, round(side * 0.73) + 0.5
    first = 2 * near - far
    painter.setPen(_pen(KAYA.line, side))
    for at in (first, near, far):
        painter.drawLine(QLineF(at, first, at, side))
        painter.drawLine(QLineF(first, at, side, at))
    _draw_stone(painter, Color.BLACK, QPointF(far, near), side * 0.34)
    _draw_stone(painter, Color.WHITE, QPointF(near, far), side * 0.34)


def _draw_open(painter: QPainter, side: float) -> None:
    """Draw a sheet with a printed diagram."""
    left, right, fold = side * 0.1, side * 0.9, side * _FOLD
    sheet = QPainterPath(QPointF(left, 0.5))
    for x, y in ((right - fold, 0.5), (right, fold), (right, side - 0.5), (left, side - 0.5)):
        sheet.lineTo(x, y)
    sheet.closeSubpath()
    painter.setPen(QPen(QColor(_PAPER_EDGE), 1))
    painter.setBrush(QColor(_PAPER))
    painter.drawPath(sheet)
    corner = QPainterPath(QPointF(right - fold, 0.5))
    corner.lineTo(right - fold, fold)
    corner.lineTo(right, fold)
    corner.closeSubpath()
    painter.setBrush(QColor(KAYA.board))
    painter.drawPath(corner)
    step = round(side * 0.21)
    first, top = round(side * 0.5) - step + 0.5, round(side * 0.6) - step + 0.5
    last, low = first + 2 * step, top + 2 * step
    painter.setPen(_pen(_INK, side))
    for number in range(3):
        x, y = first + number * step, top + number * step
        painter.drawLine(QLineF(x, top, x, low))
        painter.drawLine(QLineF(first, y, last, y))
    radius = step * 0.47
    painter.setBrush(QColor(_INK))
    for x, y in ((1, 0), (0, 2)):
        painter.drawEllipse(QPointF(first + x * step, top + y * step), radius, radius)
    painter.setBrush(QColor(_PAPER))
    for x, y in ((1, 1), (2, 1)):
        painter.drawEllipse(QPointF(first + x * step, top + y * step), radius, radius)


def _draw_learn(painter: QPainter, side: float) -> None:
    """Draw a stone with one liberty, and the point where it is captured."""
    _draw_wood(painter, side)
    middle = round(side * 0.5) + 0.5
    step = round(side * 0.28)
    painter.setPen(_pen(KAYA.line, side))
    for at in (middle - step, middle, middle + step):
        painter.drawLine(QLineF(at, 0.5, at, side - 0.5))
        painter.drawLine(QLineF(0.5, at, side - 0.5, at))
    for x, y in ((-1, 0), (0, -1), (0, 1)):
        _draw_stone(painter, Color.BLACK, QPointF(middle + x * step, middle + y * step), step)
    _draw_stone(painter, Color.WHITE, QPointF(middle, middle), step)
    point = QPointF(middle + step, middle)
    painter.setPen(QPen(QColor(KAYA.accent), max(2.0, side / 20)))
    painter.setBrush(QColor(KAYA.board))
    painter.drawEllipse(point, step * 0.3, step * 0.3)


def _draw_wood(painter: QPainter, side: float) -> None:
    place = QRectF(0.5, 0.5, side - 1, side - 1)
    wood = QLinearGradient(place.topLeft(), place.bottomRight())
    for number, color in enumerate(_WOOD):
        wood.setColorAt(number / 2, QColor(color))
    painter.setPen(QPen(QColor(_EDGE), 1))
    painter.setBrush(wood)
    painter.drawRoundedRect(place, side * _ROUND, side * _ROUND)


def _draw_stone(painter: QPainter, color: Color, middle: QPointF, width: float) -> None:
    off = QPointF(width * 0.07, width * 0.1)
    shadow = QRadialGradient(middle + off, width * 0.58)
    shadow.setColorAt(0.7, QColor(42, 24, 4, 130))
    shadow.setColorAt(1, QColor(42, 24, 4, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shadow)
    painter.drawEllipse(middle + off, width * 0.58, width * 0.58)
    stone = stone_pixmap(color, round(width), painter.device().devicePixelRatio())
    half = stone.deviceIndependentSize().width() / 2
    painter.drawPixmap(middle - QPointF(half, half), stone)


def _pen(color: str, side: float) -> QPen:
    pen = QPen(QColor(color), 1 if side < 80 else side / 64)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


_PICTURES: dict[StartChoice, Callable[[QPainter, float], None]] = {
    StartChoice.PLAY: _draw_play,
    StartChoice.OPEN: _draw_open,
    StartChoice.LEARN: _draw_learn,
}
