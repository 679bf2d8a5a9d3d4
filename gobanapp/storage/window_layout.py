"""The layouts of the window."""

from __future__ import annotations

from enum import Enum


class WindowLayout(Enum):
    """The arrangements of board and players. STANDARD also has the tree, comments and tools."""

    STANDARD = "desk"
    SIDE_BY_SIDE = "side by side"
    """Both players in front of the screen, each with a half next to the board."""
    ACROSS = "across"
    """The players sit on two sides of a flat screen: one side is turned by 180 degrees."""
    PLAIN = "plain"
    """Only the board and two clocks."""
