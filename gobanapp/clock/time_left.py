"""The time a player has left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LAST_SECONDS: Final = 10
"""The longest countdown: the last seconds, shown and announced one by one."""


def countdown_length(period: float) -> float:
    """Return how many seconds the countdown of a period has, or of a main time.

    It is no more than half of the period: otherwise it would begin at every move.
    """
    return min(LAST_SECONDS, period / 2)


@dataclass(frozen=True, slots=True)
class TimeLeft:
    """The seconds left of the main time, or of the overtime period that is running.

    ``count`` is 0 in the main time. In overtime it is the value of SGF's OB and OW: the periods
    left, including the running one, or the stones still to play in the period (Canadian).
    ``seconds`` is 0 only when all time has run out.
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
