"""Where things are in a small square picture of a board, in whole pixels."""

from __future__ import annotations

from dataclasses import dataclass

from gobanapp.rules.point import Point

_AROUND = 0.2
"""What the wood shows beyond the outermost stones, both sides together, in steps."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Places:
    """Where things are in the picture, in pixels. ``left`` and ``top`` are the first lines'."""

    columns: int
    rows: int
    side: int
    step: int
    line: int
    """The thickness of lines."""
    left: int
    top: int
    margin: int
    """From the outer lines to the edge of the wood."""

    @staticmethod
    def fit(columns: int, rows: int, side: int) -> Places:
        """Return the places of a board that takes the whole length of a square."""
        most = max(columns, rows)
        step = max(1, int((side - 2) / (most + _AROUND)))
        line = max(1, round(min(step / 12, side / 80)))
        return Places(
            columns=columns,
            rows=rows,
            side=side,
            step=step,
            line=line,
            left=(side - (columns - 1) * step - line) // 2,
            top=(side - (rows - 1) * step - line) // 2,
            margin=(side - (most - 1) * step - line) // 2,
        )

    @property
    def across(self) -> int:
        return (self.columns - 1) * self.step + self.line

    @property
    def down(self) -> int:
        return (self.rows - 1) * self.step + self.line

    def crossing(self, point: Point) -> tuple[int, int]:
        """Return the upper left corner of where the lines of ``point`` cross."""
        return (
            self.left + point.x * self.step,
            self.top + (self.rows - 1 - point.y) * self.step,
        )

    @property
    def wood(self) -> tuple[int, int, int, int]:
        """The first column and row of the wood, and the first ones behind it."""
        return (
            self.left - self.margin,
            self.top - self.margin,
            self.left + self.across + self.margin,
            self.top + self.down + self.margin,
        )
