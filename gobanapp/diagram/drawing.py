"""Drawing: a picture as a list of shapes, the last on top, for all output formats.

All lengths are pixels from the upper left corner of the picture; colours are written "#rrggbb".
"""

from __future__ import annotations

from typing import NamedTuple


class LineSegment(NamedTuple):
    x0: float
    y0: float
    x1: float
    y1: float


class Circle(NamedTuple):
    x: float
    y: float
    radius: float


class Rectangle(NamedTuple):
    """A rectangle, by its upper left corner."""

    x: float
    y: float
    width: float
    height: float


PathStep = tuple[float, ...]
"""A point to go straight to, or before it the control points of a curve: one where it is quadratic,
two where it is cubic."""


class Outline(NamedTuple):
    """A line from the point ``start`` step by step; if it is closed, back to there."""

    start: tuple[float, float]
    steps: tuple[PathStep, ...]
    closed: bool = True


class Area(NamedTuple):
    """The points within an odd number of closed outlines."""

    outlines: tuple[Outline, ...]


class Text(NamedTuple):
    """One line of text around a point.

    ``height`` is that of a capital. Text wider than ``width`` is narrowed and, if that is not
    enough, made smaller. A single sign is centred by its visible shape; text ``in_line`` with other
    text has the middle of a capital at ``y``, whatever its letters.
    """

    text: str
    x: float
    y: float
    height: float
    width: float
    in_line: bool = False


Shape = LineSegment | Circle | Rectangle | Outline | Area | Text


class RadialGradient(NamedTuple):
    """A colour that changes with the distance from a spot within each shape.

    The shape's box is 1 by 1. ``steps`` are a part of ``radius`` and a colour each.
    """

    x: float
    y: float
    radius: float
    steps: tuple[tuple[float, str], ...]
    plain: str
    """The colour for formats without gradients."""


class ShapeStyle(NamedTuple):
    """The colour, width and dashes of shapes. Text is only filled."""

    fill: str | RadialGradient | None = None
    stroke: str | None = None
    width: float = 0.0
    """That of the stroke."""
    opacity: float = 1.0
    dashes: tuple[float, float] | None = None
    """Their length and what is between them."""
    flat_ends: bool = False
    """Lines end where they end; otherwise they are rounded beyond that, and at corners."""


class Layer(NamedTuple):
    """Shapes in one ink that do not overlap."""

    style: ShapeStyle
    shapes: tuple[Shape, ...]


class Drawing(NamedTuple):
    width: float
    height: float
    layers: tuple[Layer, ...]


def blend_colors(start: str, end: str, fraction: float) -> str:
    """Return the colour at ``fraction`` between ``start`` (0) and ``end`` (1)."""
    channels = (
        (int(start[index : index + 2], 16), int(end[index : index + 2], 16)) for index in (1, 3, 5)
    )
    return "#" + "".join(f"{round(low + (high - low) * fraction):02x}" for low, high in channels)
