"""Gradients for soft light and shade."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QColor, QGradient


def translucent(name: str, opacity: float) -> QColor:
    color = QColor(name)
    color.setAlphaF(opacity)
    return color


def fade_stops(opacity: float, start: float = 0.0) -> list[tuple[float, float]]:
    """Return stops with ``opacity`` up to ``start``, then fading to 0 at 1."""
    fractions = [step / 8 for step in range(9)]
    return [
        (start + (1 - start) * fraction, opacity * (1 - fraction * fraction * (3 - 2 * fraction)))
        for fraction in fractions
    ]


def set_color_stops(gradient: QGradient, color: str, steps: Iterable[tuple[float, float]]) -> None:
    """Give ``gradient`` one colour whose opacity changes: pairs of a place and an opacity."""
    for place, opacity in steps:
        gradient.setColorAt(place, translucent(color, opacity))
