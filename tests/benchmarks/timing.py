"""Things timed so that a busy machine harms all of them alike: in turns, some times each.

A time is the one of the clock on the wall, or that of the processors where it is less: a busy
machine lets everybody wait, and what waits uses none.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Mapping


def timed(action: Callable[[], object], times: int) -> list[float]:
    """Return the seconds of each time."""
    seconds = []
    for _ in range(times):
        start, used = time.perf_counter(), time.process_time()
        action()
        used = time.process_time() - used
        seconds.append(min(time.perf_counter() - start, used))
    return seconds


def in_turns(actions: Mapping[str, Callable[[], object]], turns: int) -> dict[str, list[float]]:
    """Return the seconds of each action in each turn; what one leaves is swept before the next."""
    found: dict[str, list[float]] = {name: [] for name in actions}
    for _ in range(turns):
        for name, action in actions.items():
            gc.collect()
            found[name] += timed(action, 1)
    return found


def alternately(
    action: Callable[[], object], least: Callable[[], object], times: int
) -> tuple[list[float], list[float]]:
    """Return the seconds of each time of both, each time of one followed by one of the other."""
    ours, its = [], []
    for _ in range(times):
        ours += timed(action, 1)
        its += timed(least, 1)
    return ours, its
