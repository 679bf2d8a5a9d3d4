"""The program's icon, as windows and task bars show it."""

from __future__ import annotations

from PySide6.QtGui import QIcon

from gobanapp.resources import resource_path

_SIZES = (16, 22, 24, 32, 48, 64, 128)
"""In pixels. The largest are for packages: each window would hand them to the system."""


def program_icon() -> QIcon:
    """Return it in all sizes that a window needs; they are read when they are first shown."""
    icon = QIcon()
    for size in _SIZES:
        icon.addFile(str(resource_path("icons", "app", f"gobanapp-{size}.png")))
    return icon
