"""A stone and its shadow as rows of pixels, drawn without Qt for pictures as small as an icon."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

from gobanapp.diagram.drawing import RadialGradient
from gobanapp.diagram.stone_shading import stone_gradient
from gobanapp.diagram.theme import StoneLook

Rgb = tuple[int, int, int]

SPRITE_SHADOW_REACH = 0.72
"""How far a shadow reaches from the middle of its stone, in diameters."""

_RIGHT, _DOWN = 0.07, 0.10
"""Where the middle of the shadow lies from that of its stone, in diameters."""
_CORE = 0.40


def rgb(color: str) -> Rgb:
    """Return the parts of "#rrggbb"."""
    red, green, blue = bytes.fromhex(color[1:])
    return red, green, blue


def blend_rgb(one: Rgb, other: Rgb, part: float) -> Rgb:
    """Return the colour on the way from ``one``, 0, to ``other``, 1."""
    red, green, blue = (
        round(first + (last - first) * part) for first, last in zip(one, other, strict=True)
    )
    return red, green, blue


@dataclass(frozen=True, slots=True)
class SpriteRow:
    """A row of a stone: the pixels of its edge one by one, and what lies between them as a whole.

    ``edge`` has pairs of a place and (opacity from 0 to 255, red, green, blue); ``solid`` four
    bytes for each pixel from ``start`` on.
    """

    start: int
    solid: bytes
    edge: tuple[tuple[int, int, int, int, int], ...]


def stone_sprite(look: StoneLook, diameter: float, side: int) -> list[SpriteRow]:
    """Return the rows of a stone in the middle of a square ``side`` pixels wide."""
    light = stone_gradient(look)
    shades = [_shade(light, step / 255) for step in range(256)]
    radius = diameter / 2
    rows = []
    for row in range(side):
        edge = []
        solid = bytearray()
        start = 0
        down = row + 0.5 - side / 2
        for column in range(side):
            right = column + 0.5 - side / 2
            cover = radius - math.hypot(right, down) + 0.5
            if cover <= 0:
                continue
            # The glow's places are parts of the box around the stone.
            away = math.hypot(right / diameter + 0.5 - light.x, down / diameter + 0.5 - light.y)
            color = shades[min(255, int(away / light.radius * 255))]
            if cover < 1:
                edge.append((column, round(255 * cover), *color))
            else:
                if not solid:
                    start = column
                solid += bytes((*color, 255))
        rows.append(SpriteRow(start, bytes(solid), tuple(edge)))
    return rows


def shadow_sprite(diameter: float, side: int, levels: int) -> list[bytes]:
    """Return the shadow of a stone in the middle of a square, as rows of levels.

    0 is no shadow, ``levels`` less one the darkest.
    """
    x, y = (off * diameter for off in (_RIGHT, _DOWN))
    end = SPRITE_SHADOW_REACH - math.hypot(_RIGHT, _DOWN)
    rows = []
    for row in range(side):
        down = row + 0.5 - side / 2 - y
        parts = (
            (math.hypot(column + 0.5 - side / 2 - x, down) / diameter - _CORE) / (end - _CORE)
            for column in range(side)
        )
        clear = (min(1.0, max(0.0, part)) for part in parts)
        rows.append(bytes(round((levels - 1) * (1 - t * t * (3 - 2 * t))) for t in clear))
    return rows


def _shade(light: RadialGradient, place: float) -> Rgb:
    steps = light.steps
    for (first, one), (last, other) in pairwise(steps):
        if place <= last:
            return blend_rgb(rgb(one), rgb(other), (place - first) / (last - first))
    return rgb(steps[-1][1])
