"""What is heard of a clock that runs low."""

from __future__ import annotations

import math
from typing import Final, TypeAlias

from gobanapp.storage.countdown import LAST_SECONDS, Countdown
from gobanapp.ui.sound.sounds import Sound

CountdownSound: TypeAlias = Sound | int
"""A sound, or a number of seconds to be spoken."""

_WARNINGS: Final = ((60, 180), (30, 59), (20, 29))
"""Seconds left at which is warned, where the whole is more than so many."""
_HIGHER: Final = 3


def countdown_sound_between(
    before: float, after: float, countdown: Countdown, *, is_last: bool, whole: float
) -> CountdownSound | None:
    """Return what is heard of a clock that had ``before`` seconds left and now has ``after``.

    Both are counted until something is lost, and so is ``whole``, what there was at first: the
    main time or the period. ``is_last``: whether the game is lost then; only so the last beeps are
    higher. Each second is told when it begins: 10 as soon as not more than ten are left. Of
    several that passed between two looks the newest is told; so look ten times a second. Nothing
    is told of time that goes up, nor when it is up: that is for whoever knows what it means.

    Of a short period not more than half is told, as it would be heard at every move.
    """
    if countdown is Countdown.NOTHING or not 0 < after < before:
        return None
    if after > LAST_SECONDS:
        passed = any(after <= mark < before and whole > least for mark, least in _WARNINGS)
        return Sound.WARNING if passed else None
    second = math.ceil(after)
    if second >= before or second > whole / 2:
        return None
    if countdown is Countdown.SPOKEN:
        return second
    if second == LAST_SECONDS:
        return Sound.WARNING
    return Sound.LAST_BEEP if is_last and second <= _HIGHER else Sound.BEEP
