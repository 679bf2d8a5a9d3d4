"""The ways to arrange the window."""

from __future__ import annotations

from enum import Enum


class WindowLayout(Enum):
    """Who sits where. At the DESK there are also the tree of moves, comments and tools."""

    STANDARD = "desk"
    SIDE_BY_SIDE = "side by side"
    """Both players before the screen, each with his seat beside the board."""
    ACROSS = "across"
    """The players sit on two sides of a flat screen: one seat is turned by 180 degrees."""
    PLAIN = "plain"
    """Only the board and two clocks."""
