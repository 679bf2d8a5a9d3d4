"""Outlines around connected points: seki, atari, a group under the pointer, blocks."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.outlines import LAST_TINT, OUTSIDE, TINT, group_outlines, outline_pens
from gobanapp.paint.board_background import BoardBackground
from gobanapp.paint.gradients import translucent
from gobanapp.paint.painter_paths import outline_paths
from gobanapp.rules.point import Point

# Lengths are in spacings of columns.
_EXPLAINED_PEN = 0.085
_DASHES = (2.2, 1.6)
"""The length of dashes and of the gaps between them, in widths of the pen."""
_BLOCK_PEN = 0.035
_LAST_BLOCK_PEN = 0.075
_INSIDE = 0.05


def draw_blocks(painter: QPainter, ground: BoardBackground, view: BoardView) -> None:
    """Draw the counted blocks as areas of the board under the stones, in pixels."""
    for number, block in enumerate(view.blocks, 1):
        last = number == len(view.blocks)
        shape = QPainterPath()  # what lies within two outlines is a hole
        for line in outline_paths(ground.geometry, block, _INSIDE):
            shape.addPath(line)
        painter.fillPath(shape, translucent(ground.theme.counted, LAST_TINT if last else TINT))
        width = _LAST_BLOCK_PEN if last else _BLOCK_PEN
        _draw_around(painter, ground, block, _INSIDE, width, ground.theme.accent)


def draw_outlines(painter: QPainter, ground: BoardBackground, view: BoardView) -> None:
    """Draw the outlines of groups, in pixels, over the stones."""
    warning = ground.theme.warning
    for stones, width, is_warning in group_outlines(view):
        color = warning if is_warning else ground.theme.accent
        _draw_around(painter, ground, stones, OUTSIDE, width, color)
    _draw_around(
        painter, ground, view.refusal_stones, OUTSIDE, _EXPLAINED_PEN, warning, dashed=True
    )


def _draw_around(
    painter: QPainter,
    ground: BoardBackground,
    points: frozenset[Point],
    inset: float,
    width: float,
    color: str,
    *,
    dashed: bool = False,
) -> None:
    """Draw lines in ``color``, with a pale outline for contrast."""
    if not points:
        return
    step = ground.geometry.step_x
    inner, outer = outline_pens(width * step, step)
    lines = outline_paths(ground.geometry, points, inset)
    if painter.hasClipping():  # to draw a line takes long even where nothing of it is seen
        seen = painter.clipBoundingRect().adjusted(-outer, -outer, outer, outer)
        lines = tuple(line for line in lines if line.boundingRect().intersects(seen))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pale = ground.theme.casing  # opaque: translucent lines take twenty times as long
    for ink, thickness in ((pale, outer), (color, inner)):
        pen = QPen(QColor(ink), thickness)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if dashed and thickness == inner:
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setDashPattern(_DASHES)
        for line in lines:
            painter.strokePath(line, pen)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
