"""How the last seconds of a clock are told."""

from __future__ import annotations

from enum import Enum
from typing import Final

LAST_SECONDS: Final = 10
"""So many are told one by one."""


class Countdown(Enum):
    """How the last seconds are told."""

    NOTHING = "nothing"
    BEEPS = "beeps"
    SPOKEN = "spoken"
