"""Safeguards against accidental moves, passes and resignations."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class StonePlacement(Enum):
    """The methods of placing a stone on the board."""

    CLICK = "click"
    CLICK_TWICE = "twice"
    """The first click shows the stone, the second, on the same point, plays it."""
    DRAG = "drag"
    """The stone is shown while the button or finger is down, and played where it is released."""


class ConfirmationMethod(Enum):
    """The confirmation between a button and its action."""

    NOTHING = "nothing"
    QUESTION = "question"
    HOLD = "hold"
    """The button must be held down for a moment."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveConfirmation:
    """Safeguards of a match against accidents; only ``stone_placement`` applies to records.

    ``takeback_seconds``: the time in which a player may take back the stone just placed.
    ``needs_takeback_consent``: True if the opponent must agree to a takeback. ``has_clock_press``:
    True if a move ends only when its player presses the clock.
    """

    stone_placement: StonePlacement = StonePlacement.CLICK
    takeback_seconds: float = 1.0
    pass_confirmation: ConfirmationMethod = ConfirmationMethod.HOLD
    resign_confirmation: ConfirmationMethod = ConfirmationMethod.HOLD
    needs_takeback_consent: bool = True
    has_clock_press: bool = False
