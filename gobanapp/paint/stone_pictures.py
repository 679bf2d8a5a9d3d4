"""Pictures of single stones and of their shadows, drawn exactly for any size."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QRadialGradient, QTransform

from gobanapp.diagram.geometry import STONE_WIDTH
from gobanapp.diagram.stone_variants import stone_offset
from gobanapp.diagram.theme import Material, StoneLook
from gobanapp.paint.gradients import fade_stops, set_color_stops, translucent

SHADOW_REACH = 0.82
"""The reach of a shadow from the middle of its stone, in diameters."""


class _Gradient(NamedTuple):
    """Light or shade that changes with the distance from a spot; the stone is the unit circle.

    ``steps`` are pairs of a part of ``radius`` and an opacity. ``stretch``: its length along the
    edge of the stone relative to that towards the edge.
    """

    x: float
    y: float
    radius: float
    color: str
    steps: Sequence[tuple[float, float]]
    stretch: float = 1.0

    def brush(self) -> QBrush:
        gradient = QRadialGradient(QPointF(0, 0), self.radius)
        set_color_stops(gradient, self.color, self.steps)
        brush = QBrush(gradient)
        transform = QTransform.fromTranslate(self.x, self.y)
        if self.stretch != 1:
            transform.rotateRadians(math.atan2(self.y, self.x))
            transform.scale(1, self.stretch)
        brush.setTransform(transform)
        return brush


# One wide window to the upper left lights everything. Over a disc of the stone's colour are laid
# the light, the side turned away from it, the rim, and what the wood throws back.
_SLATE = (
    _Gradient(-0.42, -0.52, 1.55, "#8b9097", fade_stops(0.62)),
    _Gradient(-0.36, -0.46, 0.62, "#c9ced6", fade_stops(0.20)),
    _Gradient(-0.30, -0.36, 1.62, "#000000", [(0.55, 0), (0.80, 0.25), (1, 0.55)]),
    _Gradient(0, 0, 1, "#000000", [(0.80, 0), (0.93, 0.22), (1, 0.60)]),
    _Gradient(-0.10, -0.13, 1.16, "#b98a4e", [(0.74, 0), (0.90, 0.13), (1, 0.02)]),
)
_SHELL_BODY = (
    _Gradient(-0.38, -0.46, 1.62, "#857b67", [(0.35, 0), (0.62, 0.10), (0.82, 0.25), (1, 0.46)]),
)
_SHELL_LIGHT = (
    _Gradient(-0.40, -0.48, 0.95, "#ffffff", fade_stops(0.85)),
    _Gradient(0, 0, 1, "#665b47", [(0.78, 0), (0.92, 0.10), (1, 0.40)]),
    _Gradient(-0.10, -0.13, 1.16, "#d9a860", [(0.70, 0), (0.90, 0.18), (1, 0.08)]),
)
# Glass throws the window back sharply, and what comes through gathers at the far rim.
_DARK_GLASS = (
    _Gradient(-0.40, -0.50, 1.60, "#5d6b78", fade_stops(0.55)),
    _Gradient(-0.30, -0.36, 1.62, "#000000", [(0.45, 0), (0.75, 0.35), (1, 0.60)]),
    _Gradient(-0.22, -0.28, 1.36, "#7f9fb8", [(0.76, 0), (0.91, 0.62), (0.97, 0.30), (1, 0)]),
    _Gradient(0, 0, 1, "#000000", [(0.86, 0), (0.96, 0.30), (1, 0.62)]),
    _Gradient(-0.37, -0.45, 0.30, "#ffffff", [(0, 0.92), (0.50, 0.82), (0.82, 0.20), (1, 0)], 1.7),
)
_PALE_GLASS = (
    _Gradient(-0.38, -0.46, 1.62, "#6f8580", [(0.30, 0), (0.62, 0.12), (0.84, 0.30), (1, 0.42)]),
    _Gradient(-0.20, -0.25, 1.32, "#ffffff", [(0.66, 0), (0.88, 0.85), (0.96, 0.45), (1, 0)]),
    _Gradient(0, 0, 1, "#4f665f", [(0.82, 0), (0.94, 0.13), (1, 0.46)]),
    _Gradient(-0.37, -0.45, 0.34, "#ffffff", [(0, 1), (0.55, 0.95), (0.82, 0.30), (1, 0)], 1.7),
)
_DARK_DISC = (
    _Gradient(-0.60, -0.75, 1.90, "#8d929a", fade_stops(0.34)),
    _Gradient(0, 0, 1, "#000000", [(0.90, 0), (1, 0.25)]),
)
_PALE_DISC = (
    _Gradient(-0.60, -0.75, 2.00, "#6b6252", [(0.45, 0), (1, 0.20)]),
    _Gradient(0, 0, 1, "#4a4033", [(0.91, 0), (1, 0.38)]),
)
_LIGHTS = {
    (Material.GLASS, False): _DARK_GLASS,
    (Material.GLASS, True): _PALE_GLASS,
    (Material.FLAT, False): _DARK_DISC,
    (Material.FLAT, True): _PALE_DISC,
}
_SHADOW = (
    _Gradient(0.17, 0.22, 1.42, "#1c0d02", fade_stops(0.40, start=0.40)),
    _Gradient(0.045, 0.06, 1.14, "#1c0d02", fade_stops(0.50, start=0.80)),
)
_GROWTH_LINES = "#9c8252"
_HATCH_SPACING = 0.44
_HATCH_PEN = 0.13
_HATCH_REACH = 0.94
_RIM = 0.06
_RIM_OPACITY = 0.7
_DEAD_OPACITY = 0.45
_DEAD_RIM = 0.15
_PICTURE_RECT = QRectF(-2, -2, 4, 4)
_STONE_RECT = QRectF(-1.2, -1.2, 2.4, 2.4)


@lru_cache(maxsize=200)
def stone_picture(look: StoneLook, diameter: float, line: int, variant: int) -> QImage:
    """Return one stone, ``diameter`` pixels wide, on a transparent background.

    The middle of the picture belongs on the crossing of two lines ``line`` pixels thick, and
    falls on whole pixels there; the stone's offset of less than a pixel is in the picture.
    """
    picture = transparent_picture(0.55 * diameter + 1, line)
    with _painter(picture, diameter) as painter:
        if look.material is Material.INK:
            _draw_disc(painter, look)
            return picture
        painter.translate(*point_offset(look, 2, variant))
        painter.setBrush(QColor(look.fill))
        painter.drawEllipse(QPointF(0, 0), 1, 1)
        # From here on only the stone is painted on, and its edge stays as smooth as it is.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        if look.material is Material.SLATE:
            _draw_gradients(painter, _SLATE)
        elif look.material is Material.SHELL:
            _draw_gradients(painter, _SHELL_BODY)
            painter.fillRect(_STONE_RECT, _growth_lines(variant, diameter))
            _draw_gradients(painter, _SHELL_LIGHT)
        else:
            _draw_gradients(painter, _LIGHTS[look.material, look.is_pale])
        if look.outline is not None:
            painter.setPen(QPen(translucent(look.outline, _RIM_OPACITY), 2 * _RIM))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(0, 0), 1, 1)  # half of it falls outside the stone
        if look.material is Material.SLATE:
            painter.resetTransform()
            painter.setBrushOrigin(37 * variant, 53 * variant)
            painter.fillRect(picture.rect(), _slate_grain())
    return picture


def point_offset(look: StoneLook, diameter: float, variant: int) -> tuple[float, float]:
    """Return the offset of a stone's middle from the crossing, right and down."""
    if look.material.is_plain:
        return 0, 0
    right, down = stone_offset(variant)
    return right / STONE_WIDTH * diameter, down / STONE_WIDTH * diameter


@lru_cache(maxsize=8)
def shadow_picture(diameter: float, line: int) -> QImage:
    """Return the shadow of a stone, placed as its picture is: dark close by, soft further off."""
    picture = transparent_picture(SHADOW_REACH * diameter, line)
    with _painter(picture, diameter) as painter:
        for layer in _SHADOW:
            painter.fillRect(_PICTURE_RECT, layer.brush())
    return picture


@lru_cache(maxsize=100)
def hatch_picture(look: StoneLook, diameter: float, line: int, variant: int) -> QImage:
    """Return a hatch of slanting lines over a stone, placed as its picture is."""
    picture = transparent_picture(0.55 * diameter + 1, line)
    pen = QPen(QColor(look.ink), max(_HATCH_PEN, 2.4 / diameter), c=Qt.PenCapStyle.FlatCap)
    spacing = max(
        _HATCH_SPACING, 5.6 / diameter
    )  # small stones have few lines, but no thinner ones
    offsets = [(half + 0.5) * spacing for half in range(-2, 2)]
    with _painter(picture, diameter) as painter:
        painter.translate(*point_offset(look, 2, variant))
        painter.setPen(pen)
        for shift in [offset for offset in offsets if abs(offset) < 0.8] or [0.0]:
            reach = math.sqrt(_HATCH_REACH**2 - shift**2)
            middle = QPointF(shift, shift) / math.sqrt(2)
            along = QPointF(reach, -reach) / math.sqrt(2)
            painter.drawLine(middle - along, middle + along)
    return picture


@lru_cache(maxsize=100)
def stone_with_shadow(look: StoneLook, diameter: float, line: int, variant: int) -> QImage:
    """Return stone and shadow in one picture, for translucent stones."""
    stone = stone_picture(look, diameter, line, variant)
    if not look.material.casts_shadow:
        return stone
    picture = shadow_picture(diameter, line).copy()
    margin = (picture.width() - stone.width()) // 2
    with QPainter(picture) as painter:
        painter.drawImage(margin, margin, stone)
    return picture


@lru_cache(maxsize=100)
def dead_picture(look: StoneLook, diameter: float, line: int, variant: int) -> QImage:
    """Return a stone with its shadow, translucent except for its rim."""
    picture = stone_with_shadow(look, diameter, line, variant).copy()
    with _painter(picture, diameter) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.fillRect(_PICTURE_RECT, translucent("#000000", _DEAD_OPACITY))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.translate(*point_offset(look, 2, variant))
        painter.setPen(QPen(QColor(look.outline or look.fill), _DEAD_RIM))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(0, 0), 1 - _DEAD_RIM / 2, 1 - _DEAD_RIM / 2)
    return picture


def draw_centered(painter: QPainter, picture: QImage, middle: tuple[float, float]) -> None:
    """Draw ``picture``, pixel for pixel, around ``middle``."""
    x, y = middle
    painter.drawImage(int(x - picture.width() / 2), int(y - picture.height() / 2), picture)


def transparent_picture(reach: float, line: int) -> QImage:
    """Return an empty picture that reaches so far from its middle, which fits ``draw_centered``."""
    # An odd line has its middle in a pixel, an even one between two: so has the picture.
    side = 2 * math.ceil(reach) + line % 2
    picture = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def _painter(picture: QImage, diameter: float) -> QPainter:
    """Return a painter for which the stone is the unit circle."""
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(picture.width() / 2, picture.height() / 2)
    painter.scale(diameter / 2, diameter / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    return painter


def _draw_gradients(painter: QPainter, gradients: Sequence[_Gradient]) -> None:
    for layer in gradients:
        painter.fillRect(_STONE_RECT, layer.brush())


def _draw_disc(painter: QPainter, look: StoneLook) -> None:
    radius = 1.0
    if look.outline is not None:
        width = 0.07
        radius -= width / 2
        painter.setPen(QPen(QColor(look.outline), width))
    painter.setBrush(QColor(look.fill))
    painter.drawEllipse(QPointF(0, 0), radius, radius)


def _growth_lines(variant: int, diameter: float) -> QBrush:
    """Return the lines of a shell: arcs around a far-off point, no two stones the same.

    Lines too fine for the size of the stone fade.
    """
    rng = random.Random(variant)
    direction, distance = rng.uniform(0, 2 * math.pi), rng.uniform(2.0, 4.5)
    reach = distance + 1.1
    gradient = QRadialGradient(
        QPointF(distance * math.cos(direction), distance * math.sin(direction)), reach
    )
    visibility = min(1.0, max(0.0, (diameter - 10) / 26))
    width = rng.uniform(0.10, 0.15) / reach
    start = (distance - 1.1) / reach
    while start < 1:
        end = start + width * rng.uniform(0.5, 1.5)
        darkness = rng.uniform(0.04, 0.16) * visibility
        profile = ((0, 0), (0.66, darkness), (0.80, 0.5 * darkness))
        steps = [(min(1.0, start + part * (end - start)), dark) for part, dark in profile]
        set_color_stops(gradient, _GROWTH_LINES, steps)
        start = end
    return QBrush(gradient)


@lru_cache(maxsize=1)
def _slate_grain() -> QBrush:
    """Return a tile of faint light and dark specks."""
    side = 128
    noise = random.Random(1).randbytes(side * side)
    opacity = bytes(round(10 * abs(value / 127.5 - 1) ** 2) for value in range(256))
    white = bytes(opacity[value] if value > 127 else 0 for value in range(256))
    pixels = bytearray(4 * side * side)
    for channel in range(3):
        pixels[channel::4] = noise.translate(white)
    pixels[3::4] = noise.translate(opacity)
    picture = QImage(bytes(pixels), side, side, 4 * side, QImage.Format.Format_ARGB32_Premultiplied)
    return QBrush(picture.copy())
