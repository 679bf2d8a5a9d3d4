"""The looks that a user can choose from."""

from __future__ import annotations

from enum import Enum


class ColorScheme(Enum):
    """``SYSTEM``: light or dark, and of high contrast or not, as the system says."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high contrast"
    """Light or dark as the system says."""
