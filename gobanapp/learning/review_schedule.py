"""Spaced repetition with Leitner boxes, each with twice the days of the one before.

A correct answer moves a problem to the next box, a wrong one back to the first.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from enum import Enum
from typing import Final

BOX_DAYS: Final = (1, 2, 4, 8, 16, 32, 64, 128)
"""The days until each box is due."""


class Grade(Enum):
    """The grade of the first answer to a problem."""

    RIGHT = "right"
    HELPED = "helped"
    """Correct, but with a hint."""
    WRONG = "wrong"
    """Wrong, or the solution was shown."""


@dataclass(frozen=True, slots=True)
class LeitnerState:
    """The box of a problem, from 0, and the day on which it is due."""

    box: int
    due: date

    def is_due(self, today: date) -> bool:
        return self.due <= today


def next_leitner_state(before: LeitnerState | None, grade: Grade, today: date) -> LeitnerState:
    """Return the state of a problem after an answer today; ``before``: None the first time.

    With a hint it stays in its box. So does a problem that was not due yet, because an immediate
    repetition shows little.
    """
    if grade is Grade.WRONG:
        return LeitnerState(0, today + timedelta(days=BOX_DAYS[0]))
    if before is None:
        box = 1 if grade is Grade.RIGHT else 0
    elif not before.is_due(today):
        return before
    else:
        box = before.box + (grade is Grade.RIGHT)
    box = min(box, len(BOX_DAYS) - 1)
    return LeitnerState(box, today + timedelta(days=BOX_DAYS[box]))
