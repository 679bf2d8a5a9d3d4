"""Garbage is collected on the window's thread alone, when it has nothing else to do.

Python collects it on whatever thread asks for room. A widget that is destroyed on another thread
than Qt's takes the whole program with it.
"""

from __future__ import annotations

import gc
from time import perf_counter
from typing import Final

from PySide6.QtCore import QAbstractEventDispatcher, QObject

_YOUNG: Final = 700
"""Objects made since the last time, after which it is worth while: as many as Python takes."""
_OFTEN: Final = 10
"""Collections among the young before one among the older, and of these before one of all."""
_SHARE: Final = 50
"""All is looked through in no more than one part in so many of the time."""


class GarbageCollector(QObject):
    """Takes over from Python. It goes on as long as its parent, the application, lives."""

    def __init__(self, app: QObject) -> None:
        super().__init__(app)
        self._not_before = 0.0
        gc.disable()
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None
        # Not at a time of its own: nothing is half done just before Qt goes to sleep.
        dispatcher.aboutToBlock.connect(self.collect)

    def collect(self) -> None:
        """Collect as much as is due by now."""
        made, young, older = gc.get_count()
        if made <= _YOUNG:
            return
        start = perf_counter()
        if young > _OFTEN and older > _OFTEN and start >= self._not_before:
            gc.collect()
            end = perf_counter()
            self._not_before = end + _SHARE * (end - start)
        else:
            gc.collect(1 if young > _OFTEN else 0)
