"""Usual ways to limit the time."""

from __future__ import annotations

from gobanapp.clock.time_system import Absolute, ByoYomi, Canadian, Fischer, Ing, TimeSystem

_MINUTE = 60.0
_HOUR = 3600.0

TIME_PRESETS: tuple[TimeSystem, ...] = (
    Absolute(main=5 * _MINUTE),
    Absolute(main=30 * _MINUTE),
    ByoYomi(main=_MINUTE, periods=3, seconds=10.0),
    ByoYomi(main=10 * _MINUTE, periods=5, seconds=30.0),
    ByoYomi(main=30 * _MINUTE, periods=3, seconds=30.0),
    ByoYomi(main=_HOUR, periods=5, seconds=_MINUTE),
    Canadian(main=20 * _MINUTE, stones=15, seconds=5 * _MINUTE),
    Fischer(main=5 * _MINUTE, increment=10.0),
    Fischer(main=20 * _MINUTE, increment=20.0),
    Ing(main=_HOUR, periods=3, seconds=10 * _MINUTE, points=2.0),
)
"""Blitz, a friendly game, the club, a tournament; each kind of system from the shortest on."""
