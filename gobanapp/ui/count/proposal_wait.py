"""The wait for proposed dead stones, which is shown only if it takes long."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from gobanapp.text.scoring_text import pending_proposal

_LONG: Final = 200  # milliseconds; a text that is shown for less only flickers


class ProposalWait(QObject):
    """The state of the wait, and the text to show after a while."""

    became_long = Signal()
    """``text`` is no longer empty."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.is_on = False
        self._timer = QTimer(self, singleShot=True, interval=_LONG)
        self._timer.timeout.connect(self.became_long)

    def set_on(self, is_on: bool) -> None:
        """Start or end the wait; starting again changes nothing."""
        if is_on and not self.is_on:
            self._timer.start()
        elif not is_on:
            self._timer.stop()
        self.is_on = is_on

    @property
    def text(self) -> str:
        """The text to show; empty at first."""
        return pending_proposal() if self.is_on and not self._timer.isActive() else ""
