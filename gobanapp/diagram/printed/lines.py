"""The lines and arrows upon a printed board, and the outlines of groups."""

from __future__ import annotations

import math

from gobanapp.diagram.drawing import Ink, Layer, Line, Shape
from gobanapp.diagram.outlines import outlines
from gobanapp.diagram.printed.grid import unbroken
from gobanapp.diagram.printed.scene import Scene
from gobanapp.diagram.shapes import GAP, arrow
from gobanapp.game.markup import Span
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

_SPAN_PEN = 0.075
_SPAN_CASING = 0.035
_SEKI_PEN = 0.045
_OUTLINED_PEN = 0.08
_ATARI_PEN = 0.05
_CASING = 0.03
_OUTSIDE = -0.025


def spans(scene: Scene) -> list[Layer]:
    """Return lines and arrows, which leave out what is written on the points they meet."""
    view, theme, step = scene.view, scene.theme, scene.geometry.step_x
    shafts: list[Shape] = []
    heads: list[Shape] = []
    for span in view.lines:
        shafts += _between(scene, span)
    for span in view.arrows:
        parts = _between(scene, span)
        if parts:
            shaft, head = arrow(parts[-1], step)
            shafts += [*parts[:-1], shaft]
            heads.append(head)
    pen, casing = scene.pen(_SPAN_PEN), 2 * _SPAN_CASING * step
    return [
        Layer(Ink(stroke=theme.board, width=pen + casing), tuple(shafts)),
        Layer(Ink(fill=theme.board, stroke=theme.board, width=casing), tuple(heads)),
        Layer(Ink(stroke=theme.accent, width=pen), tuple(shafts)),
        Layer(Ink(fill=theme.accent), tuple(heads)),
    ]


def _between(scene: Scene, span: Span) -> list[Line]:
    """Return the parts of the line from one point to the other; none where it is not shown."""
    if len(scene.seen({*span})) < 2:
        return []
    (x0, y0), (x1, y1) = (scene.geometry.crossing(point) for point in span)
    length = math.hypot(x1 - x0, y1 - y0)
    right, down = (x1 - x0) / length, (y1 - y0) / length
    reach = GAP / 2 * scene.geometry.step_x
    gaps = []
    for point in {*scene.view.labels, *scene.view.numbers, *scene.view.marks}:
        x, y = scene.geometry.crossing(point)
        along = (x - x0) * right + (y - y0) * down
        aside = abs((x - x0) * down - (y - y0) * right)
        if aside < reach:
            half = math.sqrt(reach**2 - aside**2)
            gaps.append((along - half, along + half))
    return [
        Line(x0 + begin * right, y0 + begin * down, x0 + end * right, y0 + end * down)
        for begin, end in unbroken(0.0, length, gaps)
    ]


def group_outlines(scene: Scene) -> list[Layer]:
    """Return the outlines of seki, of chains in atari, and of the group that is meant."""
    view, theme = scene.view, scene.theme
    layers = _around(scene, view.seki, _SEKI_PEN, theme.accent)
    for color in Color if view.atari else ():  # chains of both may lie side by side
        chains = frozenset(point for point in view.atari if view.board[point] is color)
        layers += _around(scene, chains, _ATARI_PEN, theme.warning)
    return layers + _around(scene, view.outlined, _OUTLINED_PEN, theme.accent)


def _around(scene: Scene, points: frozenset[Point], width: float, color: str) -> list[Layer]:
    """Return lines on something pale, to stand off all stones."""
    lines = outlines(scene.geometry, frozenset(scene.seen(points)), _OUTSIDE) if points else ()
    inner = max(scene.pen(width), 1.2)
    outer = inner + max(2 * _CASING * scene.geometry.step_x, 1.6)
    pale = scene.theme.stones.white.fill
    return [
        Layer(Ink(stroke=pale, width=outer), lines),
        Layer(Ink(stroke=color, width=inner), lines),
    ]
