"""Where things are in a small square picture of a board, in whole pixels."""

from __future__ import annotations

from dataclasses import dataclass

from gobanapp.diagram.board_part import BoardPart
from gobanapp.rules.point import Point

_AROUND = 0.2
"""What the wood shows beyond the outermost stones, both sides together, in steps."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ThumbnailGeometry:
    """Where things are in the picture, in pixels. ``left`` and ``top`` are the first lines'.

    ``columns`` and ``rows`` are those of the board, of which ``part`` is shown.
    """

    columns: int
    rows: int
    part: BoardPart
    side: int
    step: int
    line: int
    """The thickness of lines."""
    left: int
    top: int
    margin: int
    """From the outer lines to the edge of the wood."""

    @staticmethod
    def fit(columns: int, rows: int, side: int, part: BoardPart | None = None) -> ThumbnailGeometry:
        """Return the places of a board, or a part of it, that takes all the length of a square."""
        part = part or BoardPart.whole(columns, rows)
        most = max(part.columns, part.rows)
        step = max(1, int((side - 2) / (most + _AROUND)))
        line = max(1, round(min(step / 12, side / 80)))
        return ThumbnailGeometry(
            columns=columns,
            rows=rows,
            part=part,
            side=side,
            step=step,
            line=line,
            left=(side - (part.columns - 1) * step - line) // 2,
            top=(side - (part.rows - 1) * step - line) // 2,
            margin=(side - (most - 1) * step - line) // 2,
        )

    @property
    def across(self) -> int:
        return (self.part.columns - 1) * self.step + self.line

    @property
    def down(self) -> int:
        return (self.part.rows - 1) * self.step + self.line

    @property
    def beyond(self) -> tuple[int, int, int, int]:
        """How far lines go on at the left, the top, the right and the bottom, to a cut."""
        part = self.part
        ends = (
            part.left == 0,
            part.top == self.rows - 1,
            part.right == self.columns - 1,
            part.bottom == 0,
        )
        left, top, right, low = (0 if is_edge else self.margin for is_edge in ends)
        return left, top, right, low

    def crossing(self, point: Point) -> tuple[int, int]:
        """Return the upper left corner of where the lines of ``point`` cross."""
        return (
            self.left + (point.x - self.part.left) * self.step,
            self.top + (self.part.top - point.y) * self.step,
        )

    @property
    def board_rect(self) -> tuple[int, int, int, int]:
        """The first column and row of the wood, and the first ones behind it."""
        return (
            self.left - self.margin,
            self.top - self.margin,
            self.left + self.across + self.margin,
            self.top + self.down + self.margin,
        )
