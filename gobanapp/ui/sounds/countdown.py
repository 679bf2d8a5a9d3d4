"""What is heard of a clock that runs low."""

from __future__ import annotations

from enum import Enum


class Countdown(Enum):
    """How the last seconds are told."""

    NOTHING = "nothing"
    BEEPS = "beeps"
    SPOKEN = "spoken"
