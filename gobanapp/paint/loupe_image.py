"""A part of the board seen through a glass: lines and stones drawn anew, not blown up."""

from __future__ import annotations

import math
from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import Geometry
from gobanapp.paint.board_background import BoardBackground
from gobanapp.paint.grid_painter import draw_grid
from gobanapp.paint.position_painter import draw_some
from gobanapp.paint.stone_pictures import SHADOW_REACH
from gobanapp.rules.point import Point

_TIMES = 2


def magnified_image(ground: BoardBackground, view: BoardView, point: Point, side: int) -> QImage:
    """Return a square of ``side`` pixels, which is even, with ``point`` in its middle.

    What lies there is twice as large as on ``ground``. Only the wood, which is soft, is blown up.
    """
    geometry = _geometry(ground.geometry, point, side)
    bare = QImage(side, side, ground.bare.format())
    bare.fill(QColor(ground.theme.background))
    x, y = ground.geometry.crossing(point)
    seen = side / _TIMES
    with QPainter(bare) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        part = QRectF(x - seen / 2, y - seen / 2, seen, seen)
        painter.drawImage(QRectF(0, 0, side, side), ground.bare, part)
    lined = bare.copy()
    with QPainter(lined) as painter:
        draw_grid(painter, geometry, ground.theme)
    picture = lined.copy()
    reach = side / 2 + SHADOW_REACH * geometry.stone_diameter
    across, down = math.floor(reach / geometry.step_x), math.floor(reach / geometry.step_y)
    if geometry.frame.symmetry.swaps_sides:
        across, down = down, across
    near = [
        other
        for other in geometry.part.points()
        if abs(other.x - point.x) <= across and abs(other.y - point.y) <= down
    ]
    draw_some(picture, replace(ground, geometry=geometry, bare=bare, with_grid=lined), view, near)
    return picture


def _geometry(geometry: Geometry, point: Point, side: int) -> Geometry:
    """Return where things are in the square."""
    line, step_x, step_y = (
        _TIMES * length for length in (geometry.line, geometry.step_x, geometry.step_y)
    )
    column, row = geometry.cell(point)
    return replace(
        geometry,
        width=side,
        height=side,
        step_x=step_x,
        step_y=step_y,
        left=(side - line) // 2 - column * step_x,
        top=(side - line) // 2 - row * step_y,
        line=line,
        margin=_TIMES * geometry.margin,
        font_size=_TIMES * geometry.font_size,
    )
