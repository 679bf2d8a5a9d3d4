"""Things timed so that a busy machine harms all of them alike: in turns, some times each.

What only computes is measured in the time of the processor, which others do not use up; what waits
or is waited for, such as a window or a whole command, by the clock on the wall.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Mapping


def timed(
    action: Callable[[], object], times: int, clock: Callable[[], float] = time.perf_counter
) -> list[float]:
    """Return the seconds of each time."""
    seconds = []
    for _ in range(times):
        start = clock()
        action()
        seconds.append(clock() - start)
    return seconds


def in_turns(
    actions: Mapping[str, Callable[[], object]],
    turns: int,
    clock: Callable[[], float] = time.process_time,
) -> dict[str, list[float]]:
    """Return the seconds of each action in each turn; what one leaves is swept before the next."""
    found: dict[str, list[float]] = {name: [] for name in actions}
    for _ in range(turns):
        for name, action in actions.items():
            gc.collect()
            found[name] += timed(action, 1, clock)
    return found
