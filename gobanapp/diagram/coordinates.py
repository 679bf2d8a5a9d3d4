"""What is written along the edges of the board."""

from __future__ import annotations

from enum import Enum

from gobanapp.rules.point import column_name


class Coordinates(Enum):
    """A way to name columns and rows. NONE leaves the edges bare and narrower."""

    NONE = "none"
    LETTERS = "letters"
    ACROSS = "across"
    """As LETTERS, but above and to the right turned by 180 degrees, for a player sitting there."""

    def of_column(self, x: int) -> str:
        """Return what stands above and below column ``x``."""
        return "" if self is Coordinates.NONE else column_name(x)

    def of_row(self, y: int) -> str:
        """Return what stands left and right of row ``y``, counted from the bottom."""
        return "" if self is Coordinates.NONE else str(y + 1)
