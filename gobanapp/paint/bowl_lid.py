"""The lid of a bowl, seen from above, with a player's prisoners in it."""

from __future__ import annotations

import math
import random
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from gobanapp.diagram.stone_variants import VARIANT_COUNT
from gobanapp.diagram.theme import StoneLook
from gobanapp.paint.gradients import fade_stops, set_color_stops, translucent
from gobanapp.paint.stone_pictures import draw_centered, shadow_picture, stone_picture

MAX_STONES = 40
"""The maximum number of stones shown; more would not fit into a lid."""

# The lid is slightly smaller than the unit circle, to leave room for its shadow.
_OUTER = 0.94
DISH = 0.80
"""The radius of the hollow for stones."""
STONE_DIAMETER = 0.31
"""The diameter of a stone."""
_LAYERS = ((17, 0.62), (12, 0.54), (7, 0.44), (4, 0.32))
"""The layers of stones from the bottom up: number of stones, distance from the middle."""

_WOOD = "#97653a"
_GRAIN = "#4d2b12"
_SHADE = "#1f0f04"
_GLEAM = "#ffe9c4"


@lru_cache(maxsize=8)
def lid_picture(look: StoneLook, stones: int, side: int) -> QImage:
    """Return a lid with ``stones`` of one kind, ``side`` pixels wide, on a transparent background.

    Adding a stone does not move the others.
    """
    picture = _empty_lid(side).copy()
    diameter = STONE_DIAMETER / 2 * side
    shadow = shadow_picture(diameter, 0)
    with QPainter(picture) as painter:
        for number, (x, y) in enumerate(stone_pile()[: min(stones, MAX_STONES)]):
            middle = (1 + x) / 2 * side, (1 + y) / 2 * side
            draw_centered(painter, shadow, middle)
            draw_centered(
                painter, stone_picture(look, diameter, 0, 7 * number % VARIANT_COUNT), middle
            )
    return picture


@lru_cache(maxsize=1)
def stone_pile() -> list[tuple[float, float]]:
    """Return the positions of stones in the lid: side by side if there is room, then on top."""
    rng = random.Random(20)
    places: list[tuple[float, float]] = []
    for count, reach in _LAYERS:
        layer: list[tuple[float, float]] = []
        for number in range(count):
            # The first of some random places where it touches no other stone, else the freest of
            # them. A few stones lie together in the middle.
            inner_reach = reach * min(1.0, 0.3 + 1.4 * number / count)
            candidates = [
                _random_place(rng, radius) for radius in (inner_reach, reach) for _ in range(24)
            ]
            distances = [_nearest_distance(place, layer) for place in candidates]
            free_index = next(
                (index for index, distance in enumerate(distances) if distance >= STONE_DIAMETER),
                None,
            )
            layer.append(
                candidates[distances.index(max(distances)) if free_index is None else free_index]
            )
        places += layer
    return places


def _random_place(rng: random.Random, reach: float) -> tuple[float, float]:
    distance, angle = reach * math.sqrt(rng.random()), rng.uniform(0, 2 * math.pi)
    return distance * math.cos(angle), distance * math.sin(angle)


def _nearest_distance(place: tuple[float, float], others: list[tuple[float, float]]) -> float:
    """Return the distance of the nearest of ``others``."""
    return min((math.dist(place, other) for other in others), default=math.inf)


@lru_cache(maxsize=4)
def _empty_lid(side: int) -> QImage:
    """Return a lid without stones: a rim turned round, within it a shallow dish."""
    picture = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(side / 2, side / 2)
        painter.scale(side / 2, side / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        _draw_shadow(painter)
        painter.setBrush(QColor(_WOOD))
        painter.drawEllipse(QPointF(0, 0), _OUTER, _OUTER)
        _draw_grain(painter)
        painter.setPen(Qt.PenStyle.NoPen)
        _draw_rim(painter)
        _draw_dish(painter)
    return picture


def _draw_shadow(painter: QPainter) -> None:
    shadow = QRadialGradient(QPointF(0.02, 0.035), 1.0)
    set_color_stops(shadow, _SHADE, fade_stops(0.55, start=0.90))
    painter.setBrush(QBrush(shadow))
    painter.drawEllipse(QPointF(0, 0), 1, 1)


def _draw_grain(painter: QPainter) -> None:
    """Draw the growth rings of the wood, which run across the lid in wide curves."""
    round_lid = QPainterPath()
    round_lid.addEllipse(QPointF(0, 0), _OUTER, _OUTER)
    rng = random.Random(5)
    painter.save()
    painter.setClipPath(round_lid)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    x = -1.0
    while x < 1:
        width = rng.uniform(0.010, 0.030)
        painter.setPen(QPen(translucent(_GRAIN, rng.uniform(0.08, 0.34)), width))
        ring = QPainterPath(QPointF(x, -1))
        bow = 0.10 * (1 - x * x)
        ring.cubicTo(QPointF(x + bow, -0.3), QPointF(x + bow, 0.4), QPointF(x - 0.04, 1))
        painter.drawPath(ring)
        x += width + rng.uniform(0.02, 0.08)
    painter.restore()


def _draw_rim(painter: QPainter) -> None:
    """Draw light on the slopes of the rim: outside towards the upper left, inside away from it."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    width = (_OUTER - DISH) / 2
    slopes = ((_OUTER - width / 2, 0.55, 0.60), (DISH + width / 2, -0.50, -0.34))
    for radius, gleam, shade in slopes:
        light = QLinearGradient(-0.66, -0.66, 0.66, 0.66)
        first, last = ((_GLEAM, gleam), (_SHADE, shade))
        if gleam < 0:
            first, last = (_SHADE, -gleam), (_GLEAM, -shade)
        light.setColorAt(0, translucent(*first))
        light.setColorAt(0.5, translucent(first[0], 0))
        light.setColorAt(0.5, translucent(last[0], 0))
        light.setColorAt(1, translucent(*last))
        painter.setPen(QPen(QBrush(light), width))
        painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.setPen(QPen(translucent(_SHADE, 0.5), 0.012))
    painter.drawEllipse(QPointF(0, 0), _OUTER - 0.006, _OUTER - 0.006)
    painter.setPen(Qt.PenStyle.NoPen)


def _draw_dish(painter: QPainter) -> None:
    """Draw the hollow, with the rim's shadow and with light on the opposite side."""
    dish = QRectF(-DISH, -DISH, 2 * DISH, 2 * DISH)
    shade = QRadialGradient(QPointF(0.09, 0.11), 1.02 * DISH)
    set_color_stops(shade, _SHADE, [(0, 0.10), (0.7, 0.14), (0.9, 0.36), (1, 0.62)])
    painter.setBrush(QBrush(shade))
    painter.drawEllipse(dish)
    # The lathe leaves fine rings.
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ring in range(1, 5):
        painter.setPen(QPen(translucent(_GLEAM, 0.07), 0.012))
        painter.drawEllipse(QPointF(0, 0), DISH * ring / 5, DISH * ring / 5)
    painter.setPen(Qt.PenStyle.NoPen)
