"""Icons for commands on the toolbar, drawn in the colours of the window."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF, QTransform

from gobanapp.paint.text_paths import label_path
from gobanapp.rules.color import Color
from gobanapp.session.mark_tool import SIDE_TO_MOVE_ACTION, MarkTool
from gobanapp.ui.board.marking.tool_icons import draw_tool, draw_turn, icon_pen
from gobanapp.ui.board.view_state import PanelMode
from gobanapp.ui.widgets.icon_button import DrawIcon

_PEN = 0.17


def draw_command(command_id: str, painter: QPainter, ink: QColor, accent: QColor) -> None:
    """Draw the sign of a command in a square of 2 by 2 around the middle.

    ``accent`` is for what the command brings. Raises KeyError for one that has no sign.
    """
    painter.save()
    _SIGNS[command_id](painter, ink, accent)
    painter.restore()


def _head(painter: QPainter, tip: QPointF, back: QPointF, color: QColor, size: float) -> None:
    """Fill the head of an arrow that ends at ``tip`` and comes from ``back``."""
    line = QLineF(tip, back)
    line.setLength(size)
    left, right = QLineF(line), QLineF(line)
    left.setAngle(line.angle() + 38)
    right.setAngle(line.angle() - 38)
    painter.setPen(icon_pen(color, 0.08))
    painter.setBrush(color)
    painter.drawPolygon(QPolygonF([tip, left.p2(), right.p2()]))


def _draw_undo(painter: QPainter, ink: QColor, _accent: QColor) -> None:
    path = QPainterPath(QPointF(-0.55, -0.3))
    path.lineTo(0.3, -0.3)
    path.cubicTo(1.05, -0.3, 1.05, 0.75, 0.3, 0.75)
    path.lineTo(-0.3, 0.75)
    painter.strokePath(path, icon_pen(ink))
    _head(painter, QPointF(-0.95, -0.3), QPointF(0, -0.3), ink, 0.62)


def _draw_redo(painter: QPainter, ink: QColor, accent: QColor) -> None:
    painter.scale(-1, 1)
    _draw_undo(painter, ink, accent)


def _draw_pencil(painter: QPainter, ink: QColor, accent: QColor) -> None:
    painter.rotate(45)
    body = QPainterPath()
    body.addRect(QRectF(-0.26, -1.0, 0.52, 1.45))
    tip = QPainterPath(QPointF(-0.26, 0.45))
    tip.lineTo(0, 1.1)
    tip.lineTo(0.26, 0.45)
    painter.fillRect(QRectF(-0.26, -1.0, 0.52, 0.4), accent)
    painter.strokePath(body, icon_pen(ink, _PEN * 0.8))
    painter.strokePath(tip, icon_pen(ink, _PEN * 0.8))


def _draw_estimate(painter: QPainter, ink: QColor, _accent: QColor) -> None:
    """Draw a balance."""
    painter.setPen(icon_pen(ink, _PEN * 0.8))
    for line in (
        QLineF(0, -0.9, 0, 0.85),
        QLineF(-0.4, 0.85, 0.4, 0.85),
        QLineF(-0.7, -0.4, 0.7, -0.75),
        QLineF(-0.7, -0.4, -0.95, 0.2),
        QLineF(-0.7, -0.4, -0.45, 0.2),
        QLineF(0.7, -0.75, 0.45, -0.15),
        QLineF(0.7, -0.75, 0.95, -0.15),
    ):
        painter.drawLine(line)
    painter.drawChord(QRectF(-1.0, -0.1, 0.6, 0.6), 180 * 16, 180 * 16)
    painter.setBrush(ink)
    painter.drawChord(QRectF(-1.0, -0.1, 0.6, 0.6), 180 * 16, 180 * 16)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawChord(QRectF(0.4, -0.45, 0.6, 0.6), 180 * 16, 180 * 16)


def _draw_words(painter: QPainter, text: str, ink: QColor, size: float, at: QPointF) -> None:
    move = QTransform.fromTranslate(at.x(), at.y()).scale(size, size)
    painter.fillPath(move.map(label_path(text)), ink)


def _draw_numbers(painter: QPainter, ink: QColor, accent: QColor) -> None:
    """Draw two stones with their numbers, one before the other."""
    painter.setPen(icon_pen(ink, _PEN * 0.75))
    painter.setBrush(ink)
    painter.drawEllipse(QPointF(-0.35, -0.3), 0.62, 0.62)
    painter.setBrush(accent)
    painter.drawEllipse(QPointF(0.35, 0.32), 0.62, 0.62)
    paper = QColor("white") if accent.lightness() < 140 else QColor("black")
    _draw_words(painter, "2", paper, 1.9, QPointF(0.35, 0.32))


def _draw_next_moves(painter: QPainter, ink: QColor, accent: QColor) -> None:
    painter.setPen(icon_pen(ink, _PEN * 0.6))
    painter.drawLine(QLineF(-1, 0, 1, 0))
    painter.drawLine(QLineF(0, -1, 0, 1))
    pen = icon_pen(accent, _PEN * 0.8)
    pen.setStyle(Qt.PenStyle.DotLine)
    painter.setPen(pen)
    painter.drawEllipse(QPointF(0, 0), 0.72, 0.72)


def _draw_try_out(painter: QPainter, ink: QColor, accent: QColor) -> None:
    """Draw a line that a dotted one leaves."""
    painter.setPen(icon_pen(ink))
    painter.drawLine(QLineF(-0.5, -0.9, -0.5, 0.9))
    pen = icon_pen(accent)
    pen.setStyle(Qt.PenStyle.DotLine)
    path = QPainterPath(QPointF(-0.4, -0.3))
    path.cubicTo(0.3, -0.2, 0.5, 0.1, 0.5, 0.4)
    painter.strokePath(path, pen)
    painter.setPen(icon_pen(accent))
    painter.drawEllipse(QPointF(0.5, 0.68), 0.24, 0.24)


def _draw_fork(way: int, painter: QPainter, ink: QColor, accent: QColor) -> None:
    """Draw a line with a branch, and an arrow up (-1) or down (1)."""
    painter.setPen(icon_pen(ink))
    painter.drawLine(QLineF(-0.75, -0.9, -0.75, 0.9))
    path = QPainterPath(QPointF(-0.75, -0.35))
    path.cubicTo(-0.2, -0.35, -0.1, 0.1, -0.1, 0.9)
    painter.strokePath(path, icon_pen(ink))
    _draw_way(painter, accent, way)


def _draw_way(painter: QPainter, accent: QColor, way: int) -> None:
    painter.setPen(icon_pen(accent))
    painter.drawLine(QLineF(0.62, -0.6 * way, 0.62, 0.3 * way))
    _head(painter, QPointF(0.62, 0.8 * way), QPointF(0.62, 0), accent, 0.6)


def _draw_comment(way: int, painter: QPainter, ink: QColor, accent: QColor) -> None:
    bubble = QPainterPath(QPointF(-0.6, 0.35))
    bubble.lineTo(-0.6, 0.8)
    bubble.lineTo(-0.2, 0.35)
    bubble.lineTo(0.1, 0.35)
    bubble.lineTo(0.1, -0.7)
    bubble.lineTo(-1.0, -0.7)
    bubble.lineTo(-1.0, 0.35)
    bubble.closeSubpath()
    painter.strokePath(bubble, icon_pen(ink, _PEN * 0.85))
    painter.setPen(icon_pen(ink, _PEN * 0.6))
    for y in (-0.35, 0.0):
        painter.drawLine(QLineF(-0.72, y, -0.18, y))
    _draw_way(painter, accent, way)


def _draw_page(way: int, painter: QPainter, ink: QColor, accent: QColor) -> None:
    """Draw a record, and an arrow to the left (-1) or to the right (1)."""
    painter.setPen(icon_pen(ink, _PEN * 0.8))
    painter.drawRect(QRectF(-0.35 - 0.45 * way, -0.85, 0.8, 1.7))
    for y in (-0.4, 0.0, 0.4):
        painter.drawLine(QLineF(-0.15 - 0.45 * way, y, 0.25 - 0.45 * way, y))
    painter.setPen(icon_pen(accent))
    painter.drawLine(QLineF(0.15 * way, 0, 0.5 * way, 0))
    _head(painter, QPointF(0.98 * way, 0), QPointF(0, 0), accent, 0.55)


def _draw_information(painter: QPainter, ink: QColor, accent: QColor) -> None:
    painter.setPen(icon_pen(ink, _PEN * 0.85))
    painter.drawEllipse(QPointF(0, 0), 0.88, 0.88)
    painter.setPen(icon_pen(accent, _PEN * 1.3))
    painter.drawLine(QLineF(0, -0.05, 0, 0.45))
    painter.drawPoint(QPointF(0, -0.45))


def _draw_main_line(painter: QPainter, ink: QColor, accent: QColor) -> None:
    painter.setPen(icon_pen(accent, _PEN * 1.3))
    painter.drawLine(QLineF(-0.6, -0.9, -0.6, 0.9))
    path = QPainterPath(QPointF(0.7, 0.8))
    path.cubicTo(0.7, 0.1, 0.6, -0.2, 0.1, -0.2)
    painter.strokePath(path, icon_pen(ink))
    _head(painter, QPointF(-0.4, -0.2), QPointF(0.5, -0.2), ink, 0.6)


def _draw_picture(painter: QPainter, ink: QColor, accent: QColor) -> None:
    painter.setPen(icon_pen(ink, _PEN * 0.8))
    painter.drawRect(QRectF(-0.9, -0.8, 1.8, 1.6))
    painter.setPen(icon_pen(ink, _PEN * 0.5))
    for at in (-0.3, 0.3):
        painter.drawLine(QLineF(at, -0.8, at, 0.8))
        painter.drawLine(QLineF(-0.9, at, 0.9, at))
    painter.setPen(icon_pen(accent, 0.1))
    painter.setBrush(accent)
    painter.drawEllipse(QPointF(-0.3, -0.3), 0.26, 0.26)


def _draw_clear(painter: QPainter, ink: QColor, accent: QColor) -> None:
    painter.setPen(icon_pen(ink, _PEN * 0.7))
    painter.drawPolygon(QPolygonF([QPointF(0, -0.85), QPointF(0.85, 0.65), QPointF(-0.85, 0.65)]))
    painter.setPen(icon_pen(accent, _PEN * 1.2))
    painter.drawLine(QLineF(-0.9, 0.9, 0.9, -0.9))


def _draw_book(painter: QPainter, ink: QColor, _accent: QColor) -> None:
    """Draw an open book."""
    painter.setPen(icon_pen(ink, _PEN * 0.9))
    for side in (-1, 1):
        page = QPainterPath(QPointF(0, -0.55))
        page.quadTo(side * 0.5, -0.95, side, -0.65)
        page.lineTo(side, 0.6)
        page.quadTo(side * 0.5, 0.3, 0, 0.7)
        painter.strokePath(page, painter.pen())
    painter.drawLine(QLineF(0, -0.55, 0, 0.7))


PANEL_ICONS: Final[Mapping[PanelMode, DrawIcon]] = {
    PanelMode.PLAY: partial(draw_turn, Color.BLACK),
    PanelMode.STUDY: _draw_book,
    PanelMode.COUNT: _draw_estimate,
}
"""The icons of the panels, for a place too narrow for their names."""

_SIGNS: Final[Mapping[str, DrawIcon]] = {
    "undo": _draw_undo,
    "redo": _draw_redo,
    "information": _draw_information,
    "mark": _draw_pencil,
    **{tool.action_name: partial(draw_tool, tool) for tool in MarkTool},
    SIDE_TO_MOVE_ACTION: partial(draw_turn, Color.BLACK),
    "clear-marks": _draw_clear,
    "estimate": _draw_estimate,
    "numbers-all": _draw_numbers,
    "next-moves": _draw_next_moves,
    "try-out": _draw_try_out,
    "previous-fork": partial(_draw_fork, -1),
    "next-fork": partial(_draw_fork, 1),
    "previous-comment": partial(_draw_comment, -1),
    "next-comment": partial(_draw_comment, 1),
    "to-main-line": _draw_main_line,
    "previous-game": partial(_draw_page, -1),
    "next-game": partial(_draw_page, 1),
    "copy-picture": _draw_picture,
}

DRAWN_COMMANDS: Final = tuple(_SIGNS)
"""The commands that have a sign, in the order in which they are offered."""
