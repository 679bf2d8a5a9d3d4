"""Long work in slices, on a thread of its own: it leaves the window's thread its turn."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from typing import Generic, Self, TypeVar

_PAUSE = 0.0005  # seconds after each slice, in which the window's thread goes first
_HAND_OVER = 0.001  # seconds after which Python lets the window's thread go on; else it takes 5 ms

Result = TypeVar("Result")


class SlicedWork(Generic[Result]):
    """Work that yields after each slice and returns its result, and whether anybody wants it."""

    def __init__(self, begin: Callable[[], Generator[None, None, Result]]) -> None:
        """``begin`` is called where the work is done, so what it imports delays no window."""
        self.is_wanted = True
        self._begin = begin

    def run(self) -> tuple[Self, Result | Exception | None]:
        """Do it, as long as it is wanted: for ``do_beside``. None: it was given up."""
        try:
            return self, self._result()
        except Exception as error:  # noqa: BLE001 - it is raised again where failures are told
            return self, error

    def _result(self) -> Result | None:
        with _quick_hand_over():
            slices = self._begin()
            while self.is_wanted:
                try:
                    next(slices)
                except StopIteration as ended:
                    result: Result = ended.value
                    return result
                time.sleep(_PAUSE)
            return None


class _HandOver:
    """Shortens Python's switch interval, which all threads share, while any work is running."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._running = 0
        self._usual = 0.0

    @contextmanager
    def quick(self) -> Iterator[None]:
        with self._lock:
            if self._running == 0:
                self._usual = sys.getswitchinterval()
                sys.setswitchinterval(min(self._usual, _HAND_OVER))
            self._running += 1
        try:
            yield
        finally:
            with self._lock:
                self._running -= 1
                if self._running == 0:
                    sys.setswitchinterval(self._usual)


_quick_hand_over = _HandOver().quick
