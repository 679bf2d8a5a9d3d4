"""Outlines around sets of points, one for each connected part, and those of groups in a view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.drawing import Outline, PathStep
from gobanapp.diagram.geometry import Geometry
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

_Corner = tuple[int, int]
_Turn = tuple[_Corner, _Corner, _Corner]
"""A corner, and the directions of the line before and after it."""

_CORNER_RADIUS = 0.24

# Lengths are in spacings of columns.
_SEKI_PEN: Final = 0.045
_ATARI_PEN: Final = 0.05
_HOVERED_PEN: Final = 0.08
_CASING: Final = 0.03
OUTSIDE: Final = -0.025
"""The inset of outlines of groups."""

TINT: Final = 0.24
LAST_TINT: Final = 0.48
"""The opacity of the colour of a counted block, and of the last one."""


def group_outlines(view: BoardView) -> Iterator[tuple[frozenset[Point], float, bool]]:
    """Yield the outlined points, the width in spacings, and whether it is a warning."""
    yield view.seki, _SEKI_PEN, False
    for color in Color:  # chains of both may lie side by side
        chains = frozenset(point for point in view.atari if view.board[point] is color)
        yield chains, _ATARI_PEN, True
    yield view.hovered_group, _HOVERED_PEN, False


def outline_pens(width: float, step: int) -> tuple[float, float]:
    """Return the widths in pixels of an outline and of the pale casing below it."""
    inner = max(width, 1.2)
    return inner, inner + max(2 * _CASING * step, 1.6)


@lru_cache(maxsize=64)
def outlines(
    geometry: Geometry, points: frozenset[Point], inset: float = 0.0
) -> tuple[Outline, ...]:
    """Return, in pixels, the rounded outlines of the cells of ``points``, and of the holes within.

    A cell reaches half way to the next points. The outlines are ``inset`` spacings of columns
    inside the cells. Cells that touch only at a corner are outlined separately; points outside the
    visible part are left out.
    """
    # Cells are counted from the lower left one, as they are seen.
    cells = (geometry.cell(point) for point in points if point in geometry.part)
    turns = map(_turns, _loops((column, -row) for column, row in cells))
    return tuple(_rounded(geometry, loop, inset * geometry.step_x) for loop in turns)


def _loops(cells: Iterable[_Corner]) -> list[list[_Corner]]:
    """Return the corners around the cells, with the cells always on the left.

    Corner (x, y) is the lower left one of cell (x, y).
    """
    inside = frozenset(cells)
    edges = dict[_Corner, list[_Corner]]()
    for x, y in sorted(inside):
        for start, end, neighbor in (
            ((x, y), (x + 1, y), (x, y - 1)),
            ((x + 1, y), (x + 1, y + 1), (x + 1, y)),
            ((x + 1, y + 1), (x, y + 1), (x, y + 1)),
            ((x, y + 1), (x, y), (x - 1, y)),
        ):
            if neighbor not in inside:
                edges.setdefault(start, []).append(end)
    loops = []
    while edges:
        start = next(iter(edges))
        loop = [start]
        current = edges[start].pop()
        while current != start:
            loop.append(current)
            before, ends = loop[-2], edges[current]
            # Where two cells touch at a corner, the edge to the left belongs to the first.
            left = (current[0] - (current[1] - before[1]), current[1] + (current[0] - before[0]))
            current = left if left in ends else ends[0]
            ends.remove(current)
        loops.append(loop)
        edges = {corner: ends for corner, ends in edges.items() if ends}
    return loops


def _turns(loop: list[_Corner]) -> list[_Turn]:
    turns = []
    for number, (x, y) in enumerate(loop):
        before, after = loop[number - 1], loop[(number + 1) % len(loop)]
        incoming, outgoing = (x - before[0], y - before[1]), (after[0] - x, after[1] - y)
        if incoming != outgoing:
            turns.append(((x, y), incoming, outgoing))
    return turns


def _rounded(geometry: Geometry, turns: list[_Turn], inset: float) -> Outline:
    steps: list[PathStep] = []
    radius = _CORNER_RADIUS * geometry.step_x
    for (x, y), incoming, outgoing in turns:
        middle_x, middle_y = geometry.crossing(geometry.point_of(x, -y))
        # The inside is to the left of both directions; up is down in a picture.
        corner_x = middle_x - geometry.step_x / 2 - inset * (incoming[1] + outgoing[1])
        corner_y = middle_y + geometry.step_y / 2 - inset * (incoming[0] + outgoing[0])
        steps.append((corner_x - incoming[0] * radius, corner_y + incoming[1] * radius))
        steps.append(
            (corner_x, corner_y, corner_x + outgoing[0] * radius, corner_y - outgoing[1] * radius)
        )
    return Outline((steps[0][0], steps[0][1]), tuple(steps[1:]))
