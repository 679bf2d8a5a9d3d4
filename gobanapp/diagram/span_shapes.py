"""Lines and arrows between points, with gaps around text."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.drawing import LineSegment, Outline
from gobanapp.diagram.geometry import Geometry
from gobanapp.diagram.mark_shapes import arrow
from gobanapp.game.markup import MarkupLine

SPAN_PEN = 0.075
"""The width of lines, in spacings of columns."""
SPAN_CASING = 0.035
"""The width of the pale casing on each side, for contrast with stones and wood."""

_ROOM = 0.37
"""The gap around text on a point."""

Interval = tuple[float, float]
"""A part of a line, in pixels along it."""


class SpanShapes(NamedTuple):
    """The shapes of lines and arrows, in pixels.

    The tip of an arrow is on its point, or next to the text there.
    """

    lines: tuple[LineSegment, ...]
    heads: tuple[Outline, ...]


def span_shapes(view: BoardView, geometry: Geometry) -> SpanShapes:
    """Return the lines and arrows of ``view``. One with an invisible end is left out."""
    if not view.lines and not view.arrows:
        return SpanShapes((), ())
    middles = [geometry.crossing(point) for point in {*view.marks, *view.labels, *view.numbers}]
    lines: list[LineSegment] = []
    heads = []
    # Each once and in a fixed order, so that the same lines always look the same.
    for span in sorted(set(view.lines)):
        lines += _pieces(view, geometry, span, middles)
    for span in sorted(set(view.arrows)):
        pieces = _pieces(view, geometry, span, middles)
        if pieces:
            shaft, head = arrow(pieces[-1], geometry.step_x)
            lines += [*pieces[:-1], shaft]
            heads.append(head)
    return SpanShapes(tuple(lines), tuple(heads))


def _pieces(
    view: BoardView, geometry: Geometry, span: MarkupLine, middles: Iterable[tuple[float, float]]
) -> list[LineSegment]:
    if span[0] == span[1] or any(end not in geometry.part or end in view.hidden for end in span):
        return []
    (x0, y0), (x1, y1) = (geometry.crossing(end) for end in span)
    length = math.hypot(x1 - x0, y1 - y0)
    right, down = (x1 - x0) / length, (y1 - y0) / length
    room = _ROOM * geometry.step_x
    gaps = []
    for x, y in middles:
        along = (x - x0) * right + (y - y0) * down
        distance = (x - x0) * down - (y - y0) * right
        if abs(distance) < room:
            half = math.sqrt(room**2 - distance**2)
            gaps.append((along - half, along + half))
    return [
        LineSegment(x0 + begin * right, y0 + begin * down, x0 + end * right, y0 + end * down)
        for begin, end in subtract_gaps(0.0, length, gaps)
    ]


def subtract_gaps(start: float, end: float, gaps: Iterable[Interval]) -> Iterator[Interval]:
    """Yield the parts of a line outside ``gaps``, which can be in any order."""
    for gap_start, gap_end in sorted(gaps):
        if min(gap_start, end) > start:
            yield start, min(gap_start, end)
        start = max(start, gap_end)
    if start < end:
        yield start, end
