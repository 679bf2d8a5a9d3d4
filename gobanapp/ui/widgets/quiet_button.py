"""A button without a frame that tells its keys, and why it can't be pressed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton, QWidget

STYLE = """
QuietButton {
    border: 1px solid transparent; background: transparent; text-align: left; padding: 5px 8px;
}
QuietButton:hover:enabled { background: palette(alternate-base); }
QuietButton:pressed { background: palette(dark); }
QuietButton:focus { border-color: palette(highlight); }
"""
"""Belongs into the style sheet of the window: a sheet for each button would take a while."""


class QuietButton(QPushButton):
    """Does ``does``; ``keys`` press it wherever the focus is in ``window``."""

    def __init__(
        self,
        text: str,
        does: Callable[[], object],
        window: QWidget,
        keys: QKeySequence | QKeySequence.StandardKey | None = None,
    ) -> None:
        super().__init__(text)
        self._tip = ""
        self.setAutoDefault(False)
        self.clicked.connect(lambda _checked: does())
        if keys is not None:
            shortcut = QShortcut(keys, window)
            shortcut.activated.connect(self.click)
            native = shortcut.key().toString(QKeySequence.SequenceFormat.NativeText)
            self._tip = f"{text.replace('&', '')} ({native})"
        self.setToolTip(self._tip)

    def set_possible(self, is_possible: bool, why_not: str = "") -> None:
        """Grey it out or not; ``why_not`` is told by its tip."""
        self.setEnabled(is_possible)
        self.setToolTip(self._tip if is_possible or not why_not else why_not)
