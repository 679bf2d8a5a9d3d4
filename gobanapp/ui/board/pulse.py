"""The slow pulse of unsettled stones: their hatch grows weaker and stronger."""

from __future__ import annotations

import math

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

_PERIOD = 1600  # ms
_FRAME = 66  # ms
_WEAKEST = 0.4


class Pulse(QObject):
    """Beats once after each ``go_on``, and never by itself: what is not painted is at rest."""

    beat = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_FRAME)
        self._timer.timeout.connect(self.beat)

    @property
    def is_under_way(self) -> bool:
        return self._timer.isActive()

    @property
    def strength(self) -> float:
        """How strong the hatch is now, up to 1, where it begins."""
        return strength_after(self._clock.elapsed()) if self._clock.isValid() else 1.0

    def go_on(self) -> None:
        """Beat a moment later; the first time, begin."""
        if not self._clock.isValid():
            self._clock.start()
        if not self._timer.isActive():
            self._timer.start()

    def stop(self) -> None:
        self._clock.invalidate()
        self._timer.stop()


def strength_after(milliseconds: float) -> float:
    """Return how strong the hatch is so long after the beginning."""
    wave = math.cos(2 * math.pi * milliseconds / _PERIOD)
    return _WEAKEST + (1 - _WEAKEST) * (1 + wave) / 2
