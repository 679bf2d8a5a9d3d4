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
_REFUSAL_PEN = 0.085
_DASHES = (2.2, 1.6)
"""The length of dashes and of the gaps between them, in widths of the pen."""
_BLOCK_PEN = 0.035
_LAST_BLOCK_PEN = 0.075
_INSIDE = 0.05


def draw_blocks(painter: QPainter, background: BoardBackground, view: BoardView) -> None:
    """Draw the counted blocks as areas of the board under the stones, in pixels."""
    for number, block in enumerate(view.blocks, 1):
        is_last = number == len(view.blocks)
        shape = QPainterPath()  # the area within two outlines is a hole
        for line in outline_paths(background.geometry, block, _INSIDE):
            shape.addPath(line)
        painter.fillPath(
            shape, translucent(background.theme.counted, LAST_TINT if is_last else TINT)
        )
        width = _LAST_BLOCK_PEN if is_last else _BLOCK_PEN
        _draw_outline(painter, background, block, _INSIDE, width, background.theme.accent)


def draw_outlines(painter: QPainter, background: BoardBackground, view: BoardView) -> None:
    """Draw the outlines of groups, in pixels, over the stones."""
    warning = background.theme.warning
    for stones, width, is_warning in group_outlines(view):
        color = warning if is_warning else background.theme.accent
        _draw_outline(painter, background, stones, OUTSIDE, width, color)
    _draw_outline(
        painter, background, view.refusal_stones, OUTSIDE, _REFUSAL_PEN, warning, is_dashed=True
    )


def _draw_outline(
    painter: QPainter,
    background: BoardBackground,
    points: frozenset[Point],
    inset: float,
    width: float,
    color: str,
    *,
    is_dashed: bool = False,
) -> None:
    """Draw lines in ``color``, with a pale outline for contrast."""
    if not points:
        return
    step = background.geometry.step_x
    inner, outer = outline_pens(width * step, step)
    lines = outline_paths(background.geometry, points, inset)
    if painter.hasClipping():  # drawing a line is slow even outside the clip
        visible = painter.clipBoundingRect().adjusted(-outer, -outer, outer, outer)
        lines = tuple(line for line in lines if line.boundingRect().intersects(visible))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    casing = background.theme.casing  # opaque: translucent lines take twenty times as long
    for ink, thickness in ((casing, outer), (color, inner)):
        pen = QPen(QColor(ink), thickness)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if is_dashed and thickness == inner:
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setDashPattern(_DASHES)
        for line in lines:
            painter.strokePath(line, pen)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
