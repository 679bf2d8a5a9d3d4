"""The variant of the stone on a point, and its offset from the point."""

from __future__ import annotations

import math

from gobanapp.diagram.geometry import STONE_WIDTH
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

VARIANT_COUNT = 16
"""The number of variants of one colour."""

_GOLDEN_ANGLE = math.pi * (3 - math.sqrt(5))
_SIDEWAYS = (1 - STONE_WIDTH) / 2
_UP_AND_DOWN = 2 * _SIDEWAYS


def stone_variant(point: Point, color: Color) -> int:
    """Return the variant on ``point``: always the same, and different from its neighbours'."""
    return (5 * point.x + 7 * point.y + (3 if color is Color.BLACK else 0)) % VARIANT_COUNT


def stone_offset(number: int) -> tuple[float, float]:
    """Return the offset of a variant from its point, right and down, in spacings of columns.

    Sideways it is at most half the gap between stones, so that none overlap.
    """
    distance = math.sqrt((number + 0.5) / VARIANT_COUNT)
    angle = number * _GOLDEN_ANGLE
    return _SIDEWAYS * distance * math.cos(angle), _UP_AND_DOWN * distance * math.sin(angle)
