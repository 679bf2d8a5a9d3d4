"""Outlines around connected points: seki, atari, a group under the pointer, blocks."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from gobanapp.diagram.board_view import BoardView
from gobanapp.paint.board_background import BoardBackground
from gobanapp.paint.gradients import translucent
from gobanapp.paint.painter_paths import outline_paths
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

# Lengths are in spacings of columns.
_SEKI_PEN = 0.045
_OUTLINED_PEN = 0.08
_ATARI_PEN = 0.05
_EXPLAINED_PEN = 0.085
_DASHES = (2.2, 1.6)
"""The length of dashes and of the gaps between them, in widths of the pen."""
_BLOCK_PEN = 0.035
_LAST_BLOCK_PEN = 0.075
_CASING = 0.03
_OUTSIDE = -0.025
_INSIDE = 0.05
_TINT = 0.24
_LAST_TINT = 0.48


def draw_blocks(painter: QPainter, ground: BoardBackground, view: BoardView) -> None:
    """Draw the counted blocks as areas of the board under the stones, in pixels."""
    for number, block in enumerate(view.blocks, 1):
        last = number == len(view.blocks)
        shape = QPainterPath()  # what lies within two outlines is a hole
        for line in outline_paths(ground.geometry, block, _INSIDE):
            shape.addPath(line)
        painter.fillPath(shape, translucent(ground.theme.counted, _LAST_TINT if last else _TINT))
        _draw_around(painter, ground, block, _INSIDE, _LAST_BLOCK_PEN if last else _BLOCK_PEN)


def draw_outlines(painter: QPainter, ground: BoardBackground, view: BoardView) -> None:
    """Draw the outlines of groups, in pixels, over the stones."""
    warning = ground.theme.warning
    _draw_around(painter, ground, view.seki, _OUTSIDE, _SEKI_PEN)
    for color in Color if view.atari else ():  # chains of both may lie side by side
        chains = frozenset(point for point in view.atari if view.board[point] is color)
        _draw_around(painter, ground, chains, _OUTSIDE, _ATARI_PEN, color=warning)
    _draw_around(painter, ground, view.hovered_group, _OUTSIDE, _OUTLINED_PEN)
    _draw_around(
        painter, ground, view.refusal_stones, _OUTSIDE, _EXPLAINED_PEN, color=warning, dashed=True
    )


def _draw_around(
    painter: QPainter,
    ground: BoardBackground,
    points: frozenset[Point],
    inset: float,
    width: float,
    *,
    color: str | None = None,
    dashed: bool = False,
) -> None:
    """Draw lines in the accent colour or ``color``, with a pale outline for contrast."""
    if not points:
        return
    step = ground.geometry.step_x
    inner = max(width * step, 1.2)
    outer = inner + max(2 * _CASING * step, 1.6)
    lines = outline_paths(ground.geometry, points, inset)
    if painter.hasClipping():  # to draw a line takes long even where nothing of it is seen
        seen = painter.clipBoundingRect().adjusted(-outer, -outer, outer, outer)
        lines = tuple(line for line in lines if line.boundingRect().intersects(seen))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pale = ground.theme.casing  # opaque: translucent lines take twenty times as long
    for ink, thickness in ((pale, outer), (color or ground.theme.accent, inner)):
        pen = QPen(QColor(ink), thickness)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if dashed and thickness == inner:
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setDashPattern(_DASHES)
        for line in lines:
            painter.strokePath(line, pen)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
