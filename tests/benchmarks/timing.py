"""What the measuring scripts share: an action done some times, and a line with what that took.

Times on a machine that may be busy: the smallest and the median are shown, beside the aim.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable


def report(what: str, seconds: list[float], target: float) -> None:
    smallest, median = min(seconds) * 1000, statistics.median(seconds) * 1000
    print(f"{what:44} {smallest:8.2f} {median:8.2f} {target * 1000:8.2f}")


def timed(action: Callable[[], object], times: int) -> list[float]:
    seconds = []
    for _ in range(times):
        start = time.perf_counter()
        action()
        seconds.append(time.perf_counter() - start)
    return seconds
