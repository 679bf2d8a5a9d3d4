"""What a click on the board does, where it does not play or count."""

from __future__ import annotations

from enum import Enum


class Task(Enum):
    """Insert and correct show the position before the current move."""

    PLAY = "play"
    INSERT = "insert"
    CORRECT = "correct"
