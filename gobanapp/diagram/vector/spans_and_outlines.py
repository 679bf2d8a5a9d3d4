"""The lines and arrows upon a printed board, and the outlines of groups."""

from __future__ import annotations

from gobanapp.diagram.drawing import Layer, ShapeStyle
from gobanapp.diagram.outlines import outlines
from gobanapp.diagram.span_shapes import SPAN_CASING, SPAN_PEN, span_shapes
from gobanapp.diagram.vector.scene import Scene
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

_SEKI_PEN = 0.045
_OUTLINED_PEN = 0.08
_ATARI_PEN = 0.05
_CASING = 0.03
_OUTSIDE = -0.025


def span_layers(scene: Scene) -> list[Layer]:
    """Return lines and arrows, the casings first: lines that cross do not cut each other."""
    theme = scene.theme
    lines, heads = span_shapes(scene.view, scene.geometry)
    pen, casing = scene.pen(SPAN_PEN), 2 * SPAN_CASING * scene.geometry.step_x
    pale = theme.casing
    return [
        Layer(ShapeStyle(stroke=pale, width=pen + casing), lines),
        Layer(ShapeStyle(fill=pale, stroke=pale, width=casing), heads),
        Layer(ShapeStyle(stroke=theme.accent, width=pen), lines),
        Layer(ShapeStyle(fill=theme.accent), heads),
    ]


def outline_layers(scene: Scene) -> list[Layer]:
    """Return the outlines of seki, of chains in atari, and of the group that is meant."""
    view, theme = scene.view, scene.theme
    layers = _around(scene, view.seki, _SEKI_PEN, theme.accent)
    for color in Color if view.atari else ():  # chains of both may lie side by side
        chains = frozenset(point for point in view.atari if view.board[point] is color)
        layers += _around(scene, chains, _ATARI_PEN, theme.warning)
    return layers + _around(scene, view.hovered_group, _OUTLINED_PEN, theme.accent)


def _around(scene: Scene, points: frozenset[Point], width: float, color: str) -> list[Layer]:
    """Return lines on something pale, to stand off all stones."""
    lines = outlines(scene.geometry, frozenset(scene.seen(points)), _OUTSIDE) if points else ()
    inner = max(scene.pen(width), 1.2)
    outer = inner + max(2 * _CASING * scene.geometry.step_x, 1.6)
    pale = scene.theme.casing
    return [
        Layer(ShapeStyle(stroke=pale, width=outer), lines),
        Layer(ShapeStyle(stroke=color, width=inner), lines),
    ]
