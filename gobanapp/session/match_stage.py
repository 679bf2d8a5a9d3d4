"""The stages of a match, and the reasons why no move is possible in it.

They are apart from ``Match``, so that the program starts without what only a match needs.
"""

from __future__ import annotations

from enum import Enum


class MatchStage(Enum):
    """The stages of a match."""

    READY = "ready"
    """The clock starts with the first move, or when it is started."""
    RUNNING = "running"
    PAUSED = "paused"
    """No moves until the clock is started again."""


class BlockReason(Enum):
    """Reasons other than the rules why a click on the board of a match plays nothing."""

    PAUSED = "paused"
    PRESS_FIRST = "press first"
    """The player who has just moved has not pressed the clock yet."""
    TIME_IS_UP = "time is up"
    """A player's time has run out, and the players have not decided whether the game is over."""
