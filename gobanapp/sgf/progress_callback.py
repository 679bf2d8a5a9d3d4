"""Progress reporting and cancellation of long work."""

from __future__ import annotations

from collections.abc import Callable

ProgressCallback = Callable[[float], object]
"""Receives the part of the work done, from 0 to 1. An exception it raises ends the work."""


def ignore_progress(_part: float) -> None:
    """Ignore progress and let the work continue."""
