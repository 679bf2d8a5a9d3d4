"""What a player has left on his clock."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LAST_SECONDS: Final = 10
"""So many are shown and heard one by one."""


@dataclass(frozen=True, slots=True)
class TimeLeft:
    """The seconds left of the main time, or of the overtime period that is running.

    ``count`` is 0 in the main time. In overtime it is what SGF has in OB and OW: the periods left,
    the running one among them, or the stones still to be played in the period (Canadian). Nothing
    is left, and nothing comes after it, where ``seconds`` is 0.
    """

    seconds: float
    count: int = 0

    @property
    def has_run_out(self) -> bool:
        return self.seconds <= 0

    @property
    def is_overtime(self) -> bool:
        return self.count > 0


NO_TIME_LEFT = TimeLeft(0.0)
