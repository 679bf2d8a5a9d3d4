"""How long work tells how far it is, and how it is ended before its time."""

from __future__ import annotations

from collections.abc import Callable

ProgressCallback = Callable[[float], object]
"""Is told now and then what part of the work is done, from 0 to 1. What it raises ends the work."""


def ignore_progress(_part: float) -> None:
    """Let the work go on; nobody is waiting."""
