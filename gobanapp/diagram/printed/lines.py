"""The lines and arrows upon a printed board, and the outlines of groups."""

from __future__ import annotations

import math

from gobanapp.diagram.drawing import Ink, Layer, Line, Shape
from gobanapp.diagram.outlines import outlines
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
    """Return lines and arrows, which stop short of what is written on the points they join."""
    view, theme, step = scene.view, scene.theme, scene.geometry.step_x
    shafts: list[Shape] = []
    heads: list[Shape] = []
    for span in view.lines:
        line = _between(scene, span)
        if line is not None:
            shafts.append(line)
    for span in view.arrows:
        line = _between(scene, span)
        if line is not None:
            shaft, head = arrow(line, step)
            shafts.append(shaft)
            heads.append(head)
    pen, casing = scene.pen(_SPAN_PEN), 2 * _SPAN_CASING * step
    return [
        Layer(Ink(stroke=theme.board, width=pen + casing), tuple(shafts)),
        Layer(Ink(fill=theme.board, stroke=theme.board, width=casing), tuple(heads)),
        Layer(Ink(stroke=theme.accent, width=pen), tuple(shafts)),
        Layer(Ink(fill=theme.accent), tuple(heads)),
    ]


def _between(scene: Scene, span: Span) -> Line | None:
    """Return the line from one point to the other; None where it is not shown, or has no length."""
    start, end = span
    if start == end or len(scene.seen({start, end})) < 2:
        return None
    (x0, y0), (x1, y1) = (scene.geometry.crossing(point) for point in span)
    length = math.hypot(x1 - x0, y1 - y0)
    right, down = (x1 - x0) / length, (y1 - y0) / length

    def short_of(point: Point) -> float:
        return GAP / 2 * scene.geometry.step_x if scene.is_written_on(point) else 0.0

    begin, stop = short_of(start), short_of(end)
    return Line(
        x0 + begin * right, y0 + begin * down, x1 - stop * right, y1 - stop * down
    )


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
