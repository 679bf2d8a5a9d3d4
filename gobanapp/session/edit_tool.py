"""What a click on the board does, where it does not play or count."""

from __future__ import annotations

from enum import Enum


class EditTool(Enum):
    """Insert and correct show the position before the current move, and end where one leaves it."""

    PLAY = "play"
    INSERT = "insert"
    CORRECT = "correct"
    MARK = "mark"
    """Marks and sets up, with the tool of the desk."""

    @property
    def is_correction(self) -> bool:
        return self in {EditTool.INSERT, EditTool.CORRECT}
