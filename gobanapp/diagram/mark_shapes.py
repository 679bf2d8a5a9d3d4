"""The shapes of marks, signs and arrows, the same on the screen and on paper.

Those of a point are centred on (0, 0); their unit is the spacing of columns, with y downwards.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, NamedTuple

from gobanapp.diagram.drawing import Circle, LineSegment, Outline, PathStep, Shape
from gobanapp.game.markup import Mark

PEN_WIDTH: Final = 0.064
"""The usual width of lines on points."""

GAP: Final = 0.76
"""The side of the square without lines around an empty point that has a mark."""

GAP_IN_HATCH: Final = 0.31
"""The radius of the disc without a hatch on an unsettled stone that has a sign."""

TERRITORY: Final = 0.28
"""The side of a square of territory."""

_MAX_LETTERS: Final = 4
_HEAD_LENGTH: Final = 0.30
_HEAD_WIDTH: Final = 0.31
_NOTCH: Final = 0.24
"""The distance from the tip of a head to its back."""


class TextBounds(NamedTuple):
    """The room for a text: the height of its capitals, its width, and its offset downwards."""

    height: float
    width: float
    down: float = 0.0


def _polygon(*corners: tuple[float, float]) -> tuple[Shape, ...]:
    return (Outline(corners[0], corners[1:]),)


def _square(half: float) -> tuple[Shape, ...]:
    return _polygon((-half, -half), (half, -half), (half, half), (-half, half))


def _diagonals(start: float, end: float) -> tuple[Shape, ...]:
    """Return strokes towards the four corners."""
    directions = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    return tuple(LineSegment(start * x, start * y, end * x, end * y) for x, y in directions)


def _cross(reach: float) -> tuple[Shape, ...]:
    return (LineSegment(-reach, -reach, reach, reach), LineSegment(-reach, reach, reach, -reach))


MARKS: Final[Mapping[Mark, tuple[Shape, ...]]] = {
    Mark.TRIANGLE: _polygon((0, -0.31), (0.27, 0.165), (-0.27, 0.165)),
    Mark.SQUARE: _square(0.22),
    Mark.CIRCLE: (Circle(0, 0, 0.27),),
    Mark.CROSS: _cross(0.21),
    Mark.SELECTED: (Circle(0, 0, 0.20),),
}

MARKS_AROUND_TEXT: Final[Mapping[Mark, tuple[Shape, ...]]] = {
    Mark.TRIANGLE: _polygon((0, -0.43), (0.375, 0.215), (-0.375, 0.215)),
    Mark.SQUARE: _square(0.30),
    Mark.CIRCLE: (Circle(0, 0, 0.37),),
    Mark.CROSS: _cross(0.31),
    Mark.SELECTED: (Circle(0, 0, 0.37),),
}
"""The marks on a point that also has a number or a label."""

CROSS_AROUND: Final = _diagonals(0.23, 0.31)
"""The cross with the part behind the text cut out."""

TEXT_IN_MARK: Final[Mapping[Mark, TextBounds]] = {
    Mark.TRIANGLE: TextBounds(0.25, 0.34, 0.045),
    Mark.SQUARE: TextBounds(0.34, 0.50),
    Mark.CIRCLE: TextBounds(0.34, 0.52),
    Mark.CROSS: TextBounds(0.36, 0.62),
    Mark.SELECTED: TextBounds(0.34, 0.52),
}
"""The room for a number or a label within the marks of ``MARKS_AROUND_TEXT``."""

LABEL: Final = TextBounds(0.42, 0.70)
NEXT_LETTER: Final = TextBounds(0.36, 0.60)
"""The sign of a next move."""
NUMBERS: Final = (TextBounds(0.50, 0.74), TextBounds(0.45, 0.74), TextBounds(0.44, 0.74))
"""The room for printed numbers of one, two and more digits, as large as the stone allows."""

LAST_MOVE: Final = Circle(0, 0, 0.20)
LAST_MOVE_AROUND: Final = Circle(0, 0, 0.42)
DAME: Final[tuple[Shape, ...]] = (LineSegment(-0.17, 0, 0.17, 0),)
DEAD: Final = _cross(0.16)
OPEN_BORDER: Final = (Circle(0, 0, 0.23), Circle(0, 0, 0.1325))
"""A pale disc, and a ring on it that is OPEN_BORDER_PEN wide."""
OPEN_BORDER_PEN: Final = 0.115
NEXT_MOVE: Final[tuple[Shape, ...]] = (Circle(0, 0, 0.09),)
LAST_LIBERTY: Final = (Circle(0, 0, 0.15), Circle(0, 0, 0.10))
"""A pale rim, and the dot."""


def elide_label(label: str) -> str:
    """Return a label as written: one of more than four letters ends in dots."""
    return label if len(label) <= _MAX_LETTERS else f"{label[: _MAX_LETTERS - 1]}…"


def number_bounds(digits: str) -> TextBounds:
    """Return the room of a number that stands alone on its stone."""
    return NUMBERS[min(len(digits), 3) - 1]


def arrow(line: LineSegment, unit: float) -> tuple[LineSegment, Outline]:
    """Return the shaft and the head of an arrow along ``line``, where columns are ``unit`` apart.

    A very short one has a smaller head. The ends must differ, which is not checked.
    """
    x0, y0, x1, y1 = line
    length = math.hypot(x1 - x0, y1 - y0)
    size = min(unit, length / _HEAD_LENGTH / 2)
    along_x, along_y = (x1 - x0) / length * size, (y1 - y0) / length * size

    def place(back: float, aside: float) -> tuple[float, float]:
        return x1 - back * along_x - aside * along_y, y1 - back * along_y + aside * along_x

    half = _HEAD_WIDTH / 2
    head = Outline(
        (x1, y1), (place(_HEAD_LENGTH, half), place(_NOTCH, 0), place(_HEAD_LENGTH, -half))
    )
    return LineSegment(x0, y0, *place(_NOTCH, 0)), head


def transform_shape(shape: Shape, x: float, y: float, unit: float) -> Shape:
    """Return a shape of this module around (x, y), where columns are ``unit`` apart."""
    match shape:
        case Circle(dx, dy, radius):
            return Circle(x + unit * dx, y + unit * dy, unit * radius)
        case LineSegment(x0, y0, x1, y1):
            return LineSegment(x + unit * x0, y + unit * y0, x + unit * x1, y + unit * y1)
        case Outline(start, steps, closed):
            start_x, start_y = start
            return Outline(
                (x + unit * start_x, y + unit * start_y),
                tuple(_transform_step(step, x, y, unit) for step in steps),
                closed,
            )
    raise ValueError(f"not a shape around a point: {shape}")


def _transform_step(step: PathStep, x: float, y: float, unit: float) -> PathStep:
    """Return a step with its control points moved too; most have none."""
    if len(step) == 2:
        return x + unit * step[0], y + unit * step[1]
    return tuple((y if index % 2 else x) + unit * value for index, value in enumerate(step))
