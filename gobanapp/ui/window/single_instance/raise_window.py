"""A window comes before those of other programs, as far as the desktop lets it."""

from __future__ import annotations

import os

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

_TOKEN = "XDG_ACTIVATION_TOKEN"


def bring_to_front(window: QWidget | None, token: str = "") -> None:
    """Show ``window``, if there is one, before all others.

    ``token``: what the desktop gave the process that asks for it. On Wayland nothing comes to the
    front without one; Qt looks for it in the environment.
    """
    if window is None:
        return
    if token:
        os.environ[_TOKEN] = token
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    os.environ.pop(_TOKEN, None)
