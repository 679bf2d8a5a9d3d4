"""Icons of the marking tools and judgements, each in a square of 2 by 2 around the middle."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from gobanapp.diagram.judgement_signs import Badge
from gobanapp.diagram.theme import KAYA
from gobanapp.paint.mark_painter import mark_shape
from gobanapp.paint.painter_paths import painter_path
from gobanapp.paint.text_paths import label_path
from gobanapp.rules.color import Color
from gobanapp.session.mark_tool import TOOL_MARKS, MarkTool

_PEN = 0.17
_RIM = "#80786c"
"""Between light and dark: keeps a stone apart from any ground."""
_FAINT = 0.35
_MARK = 2.8  # from spacings of the board
_LETTER = 3.0
_BADGE = 5.0  # from spacings of the board


def draw_tool(tool: MarkTool, painter: QPainter, ink: QColor, accent: QColor) -> None:
    """Draw the icon of ``tool``; ``accent`` is for what the board shows in it."""
    if tool in TOOL_MARKS:
        shape = QTransform.fromScale(_MARK, _MARK).map(mark_shape(TOOL_MARKS[tool]))
        if tool is MarkTool.SELECTED:
            painter.fillPath(shape, accent)
        painter.strokePath(shape, icon_pen(ink))
    elif tool in _TEXTS:
        _draw_text(painter, _TEXTS[tool], ink)
    else:
        _OTHERS[tool](painter, ink, accent)


def draw_turn(turn: Color, painter: QPainter, _ink: QColor, _accent: QColor) -> None:
    """Draw the stone of the side to move before that of the other one."""
    _draw_stone(painter, turn.opponent, QPointF(0.32, 0.28), 0.58)
    _draw_stone(painter, turn, QPointF(-0.26, -0.22), 0.66)


def draw_judgement(badge: Badge, painter: QPainter, ink: QColor, _accent: QColor) -> None:
    """Draw the icon of a judgement, of a position with the stones of those who are ahead."""
    painter.scale(_BADGE, _BADGE)
    for color, stone in badge.stones:
        painter.setPen(QPen(QColor(_RIM), 0.02))
        painter.setBrush(QColor(KAYA.stones[color].fill))
        painter.drawPath(painter_path(stone))
    lines = painter_path(*badge.lines)
    if badge.is_filled:
        painter.fillPath(lines, ink)
    else:
        painter.strokePath(lines, icon_pen(ink, 0.04))


_TEXTS = {MarkTool.LETTER: "A", MarkTool.NUMBER: "1", MarkTool.LABEL: "Ab"}


def _draw_text(painter: QPainter, text: str, ink: QColor) -> None:
    painter.fillPath(QTransform.fromScale(_LETTER, _LETTER).map(label_path(text)), ink)
    if text == _TEXTS[MarkTool.LABEL]:  # typed at the point
        painter.setPen(icon_pen(ink, _PEN * 0.8))
        painter.drawLine(QLineF(-0.9, 0.92, 0.9, 0.92))


def _draw_stone(painter: QPainter, color: Color, middle: QPointF, radius: float) -> None:
    painter.setPen(QPen(QColor(_RIM), 0.09))
    painter.setBrush(QColor(KAYA.stones[color].fill))
    painter.drawEllipse(middle, radius, radius)


def _draw_lone_stone(color: Color, painter: QPainter, _ink: QColor, _accent: QColor) -> None:
    _draw_stone(painter, color, QPointF(0, 0), 0.85)


def _draw_eraser(painter: QPainter, ink: QColor, accent: QColor) -> None:
    painter.save()
    painter.rotate(-45)
    outline, rubber = QPainterPath(), QPainterPath()
    outline.addRoundedRect(QRectF(-0.95, -0.42, 1.9, 0.84), 0.18, 0.18)
    rubber.addRect(QRectF(-1, -1, 0.8, 2))
    painter.fillPath(outline & rubber, accent)
    painter.strokePath(outline, icon_pen(ink, _PEN * 0.8))
    painter.restore()


def _draw_line(painter: QPainter, _ink: QColor, accent: QColor) -> None:
    painter.setPen(icon_pen(accent, _PEN * 1.2))
    painter.drawLine(QLineF(-0.75, 0.75, 0.75, -0.75))


def _draw_arrow(painter: QPainter, _ink: QColor, accent: QColor) -> None:
    painter.setPen(icon_pen(accent, _PEN * 1.2))
    painter.drawLine(QLineF(-0.75, 0.75, 0.45, -0.45))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(accent)
    tip = QPointF(0.85, -0.85)
    painter.drawPolygon(QPolygonF([tip, QPointF(0.05, -0.55), QPointF(0.55, -0.05)]))


def _draw_dim(painter: QPainter, ink: QColor, _accent: QColor) -> None:
    """Draw a crossing of lines that is plain on the left and faint on the right."""
    for left, opacity in ((-0.9, 1.0), (0.0, _FAINT)):
        painter.setOpacity(opacity)
        painter.setPen(icon_pen(ink, _PEN * 0.8, flat=True))
        for y in (-0.55, 0.0, 0.55):
            painter.drawLine(QLineF(left, y, left + 0.9, y))
        x = left + 0.45
        painter.drawLine(QLineF(x, -0.9, x, 0.9))
    painter.setOpacity(1)


def _draw_part(painter: QPainter, ink: QColor, accent: QColor) -> None:
    """Draw a corner of a board within a frame."""
    painter.setPen(icon_pen(ink, _PEN * 0.7, flat=True))
    for position in (-0.2, 0.3):
        painter.drawLine(QLineF(position, -0.9, position, 0.9))
        painter.drawLine(QLineF(-0.9, position, 0.9, position))
    painter.setPen(icon_pen(accent, _PEN * 1.1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(QRectF(-0.5, -0.55, 1.15, 1.15))


def _draw_territory(color: Color, painter: QPainter, ink: QColor, _accent: QColor) -> None:
    painter.setPen(icon_pen(ink, _PEN * 0.7, flat=True))
    painter.drawLine(QLineF(0, -0.9, 0, 0.9))
    painter.drawLine(QLineF(-0.9, 0, 0.9, 0))
    painter.setPen(QPen(QColor(_RIM), 0.09))
    painter.setBrush(QColor(KAYA.stones[color].fill))
    painter.drawRect(QRectF(-0.45, -0.45, 0.9, 0.9))


def icon_pen(ink: QColor, width: float = _PEN, *, flat: bool = False) -> QPen:
    """Return the pen for the lines of an icon; ``flat``: without round ends."""
    pen = QPen(ink, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap if flat else Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


_OTHERS: dict[MarkTool, Callable[[QPainter, QColor, QColor], None]] = {
    MarkTool.BLACK: partial(_draw_lone_stone, Color.BLACK),
    MarkTool.WHITE: partial(_draw_lone_stone, Color.WHITE),
    MarkTool.ERASE: _draw_eraser,
    MarkTool.LINE: _draw_line,
    MarkTool.ARROW: _draw_arrow,
    MarkTool.DIM: _draw_dim,
    MarkTool.PART: _draw_part,
    MarkTool.BLACK_TERRITORY: partial(_draw_territory, Color.BLACK),
    MarkTool.WHITE_TERRITORY: partial(_draw_territory, Color.WHITE),
}
