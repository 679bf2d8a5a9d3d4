"""What is drawn upon a board by hand, and where the pointer is: the same on each screen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from gobanapp.diagram.geometry import Geometry


class PenPosition(NamedTuple):
    """A place on a board as it is seen: cells from the first column and row shown, in parts."""

    across: float
    down: float


PenStroke = tuple[PenPosition, ...]


@dataclass(frozen=True, slots=True)
class PenStrokes:
    """All that has been drawn, the last stroke last."""

    strokes: tuple[PenStroke, ...] = ()

    def with_new_stroke(self, place: PenPosition) -> PenStrokes:
        """Return it with one more stroke, from ``place`` on."""
        return PenStrokes((*self.strokes, (place,)))

    def with_line_to(self, place: PenPosition) -> PenStrokes:
        """Return it with the last stroke going on to ``place``; nothing where there is none."""
        if not self.strokes:
            return self
        *earlier, last = self.strokes
        return PenStrokes((*earlier, (*last, place)))


def pen_position_at(geometry: Geometry, x: float, y: float) -> PenPosition:
    """Return the place at (x, y), in logical units, on the board or off it."""
    rect, ratio = geometry.rect, geometry.ratio
    return PenPosition(
        ((x - rect.x) * ratio - geometry.left - geometry.line / 2) / geometry.step_x,
        ((y - rect.y) * ratio - geometry.top - geometry.line / 2) / geometry.step_y,
    )


def pen_position_to_xy(geometry: Geometry, place: PenPosition) -> tuple[float, float]:
    """Return where ``place`` is, in logical units."""
    rect, ratio = geometry.rect, geometry.ratio
    x = geometry.left + geometry.line / 2 + place.across * geometry.step_x
    y = geometry.top + geometry.line / 2 + place.down * geometry.step_y
    return rect.x + x / ratio, rect.y + y / ratio
