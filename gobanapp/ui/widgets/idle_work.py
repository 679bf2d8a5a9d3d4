"""Work that is done bit by bit while nobody presses a key or turns the wheel."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

_SLICE = 0.005
"""Seconds at a time: whatever the user does meanwhile seems to be answered at once."""


class IdleWork(QObject):
    """Calls ``step`` until it returns False. Each call has to be short.

    ``paused`` tells that what the user does comes first now, and that all was done at the end.
    """

    paused = Signal()

    def __init__(self, step: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._step = step
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._work)

    def start(self) -> None:
        """Begin, or go on where there is more to do than before."""
        self._timer.start()

    def _work(self) -> None:
        end = perf_counter() + _SLICE
        while self._step():
            if perf_counter() > end:
                break
        else:
            self._timer.stop()
        self.paused.emit()
