"""The grain of a wooden board as a few thin lines, for pictures that are made of lines."""

from __future__ import annotations

from functools import lru_cache

from gobanapp.diagram.drawing import Layer, Outline, ShapeStyle
from gobanapp.diagram.geometry import Geometry
from gobanapp.diagram.theme import WoodLook

_OPACITIES = (0.10, 0.16, 0.24)
_BENDS = 4
_BENT = 0.006
"""How far a line goes aside, in widths of the board."""


@lru_cache(maxsize=4)
def grain_layers(geometry: Geometry, look: WoodLook) -> tuple[Layer, ...]:
    """Return year rings from the upper edge of the board to the lower one, always the same."""
    from random import Random  # takes 5 ms, and printed boards are mostly white

    luck = Random(look.seed)
    left, top, width, height = geometry.board_rect
    rings = [
        left + (number + luck.uniform(0.1, 0.9)) * width / look.rings
        for number in range(look.rings)
    ]
    kinds: list[list[Outline]] = [[] for _ in _OPACITIES]
    for x in rings:
        line = _ring(x, (left, left + width), top, height, luck.uniform(-_BENT, _BENT) * width)
        luck.choice(kinds).append(line)
    return tuple(
        Layer(
            ShapeStyle(stroke=look.late, width=width / 700, opacity=opacity, flat_ends=True),
            tuple(lines),
        )
        for opacity, lines in zip(_OPACITIES, kinds, strict=True)
    )


def _ring(x: float, edges: tuple[float, float], top: float, height: float, bent: float) -> Outline:
    def kept(place: float) -> float:
        return min(max(place, edges[0]), edges[1])

    steps = []
    for bend in range(_BENDS):
        aside = bent if bend % 2 else -bent
        middle, end = top + (bend + 0.5) / _BENDS * height, top + (bend + 1) / _BENDS * height
        steps.append((kept(x + aside), middle, kept(x), end))
    return Outline((kept(x), top), tuple(steps), closed=False)
