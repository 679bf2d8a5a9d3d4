"""The wait for proposed dead stones, which is shown only if it is long."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from gobanapp.text.scoring_text import pending_proposal

_DELAY: Final = 200  # milliseconds; a text that is shown for less only flickers


class ProposalWait(QObject):
    """The state of the wait, and the text to show after a while."""

    became_long = Signal()
    """``text`` is no longer empty."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.is_waiting = False
        self._timer = QTimer(self, singleShot=True, interval=_DELAY)
        self._timer.timeout.connect(self.became_long)

    def set_waiting(self, is_waiting: bool) -> None:
        """Start or end the wait; starting again changes nothing."""
        if is_waiting and not self.is_waiting:
            self._timer.start()
        elif not is_waiting:
            self._timer.stop()
        self.is_waiting = is_waiting

    @property
    def text(self) -> str:
        """The text to show; empty at first."""
        return pending_proposal() if self.is_waiting and not self._timer.isActive() else ""
