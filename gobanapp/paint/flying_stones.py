"""Stones in flight, drawn over a board."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QImage, QPainter, QRegion

from gobanapp.diagram.geometry import Geometry
from gobanapp.diagram.theme import Theme
from gobanapp.paint.board_painter import use_device_pixels
from gobanapp.paint.damage import logical_region
from gobanapp.paint.stone_pictures import SHADOW_REACH, draw_centered, shadow_picture, stone_picture
from gobanapp.rules.color import Color

_SHADOW_RIGHT, _SHADOW_DOWN = 0.14, 0.20
_REACH = SHADOW_REACH + _SHADOW_DOWN

LARGEST_FLYING = 1.25
"""The greatest apparent size of a stone, which stays within the reach of its shadow."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FlyingStone:
    """A stone in the air: ``x`` and ``y`` as ``Geometry.crossing`` counts.

    ``variant`` says which stone of its colour it is, ``height`` and ``opacity`` go from 0 to 1.
    ``size``: its apparent size relative to that on the board, up to LARGEST_FLYING.
    """

    color: Color
    variant: int
    x: float
    y: float
    height: float
    opacity: float = 1.0
    size: float = 1.0


def draw_flying(
    painter: QPainter, geometry: Geometry, theme: Theme, stones: Sequence[FlyingStone]
) -> None:
    """Draw ``stones`` over a board painted with the same ``geometry``."""
    painter.save()
    use_device_pixels(painter, geometry)
    shadow = shadow_picture(geometry.stone_diameter, geometry.line)
    for stone in stones:
        if theme.stones[stone.color].material.casts_shadow:
            painter.setOpacity(stone.opacity)
            right = stone.x + stone.height * _SHADOW_RIGHT * geometry.stone_diameter
            down = stone.y + stone.height * _SHADOW_DOWN * geometry.stone_diameter
            draw_centered(painter, shadow, (right, down))
    for stone in stones:
        painter.setOpacity(stone.opacity)
        look = theme.stones[stone.color]
        picture = stone_picture(look, geometry.stone_diameter, geometry.line, stone.variant)
        if stone.size == 1:
            draw_centered(painter, picture, (stone.x, stone.y))
        else:
            _draw_scaled(painter, picture, stone)
    painter.restore()


def _draw_scaled(painter: QPainter, picture: QImage, stone: FlyingStone) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(stone.x, stone.y)
    painter.scale(stone.size, stone.size)
    painter.drawImage(QPointF(-picture.width() / 2, -picture.height() / 2), picture)
    painter.restore()


def flying_region(geometry: Geometry, stones: Sequence[FlyingStone]) -> QRegion:
    """Return the region that ``draw_flying`` can draw on, in logical units."""
    reach = math.ceil(_REACH * geometry.stone_diameter) + 1
    region = QRegion()
    for stone in stones:
        left, top = math.floor(stone.x) - reach, math.floor(stone.y) - reach
        region += logical_region(geometry, QRect(left, top, 2 * reach + 1, 2 * reach + 1))
    return region
