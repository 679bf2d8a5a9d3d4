"""Figures one below the other in labels, units below units."""

from __future__ import annotations

from collections.abc import Collection

from gobanapp.text import formats
from gobanapp.ui.widgets.plain_text import Label


def decimals_width(label: Label, figure: str) -> int:
    """Return how wide the decimals of ``figure`` are in ``label``, 0 where it has none."""
    _, decimals = formats.units_and_decimals(figure)
    return label.fontMetrics().horizontalAdvance(decimals)


def align_units(labels: Collection[Label], room: int = 0) -> int:
    """Leave as much space after each figure as it has fewer decimals than the others.

    The labels end at the same place and are aligned to the right. ``room``: the least space for
    decimals. Return the space that there is for decimals now.
    """
    widths = {label: decimals_width(label, label.text()) for label in labels}
    room = max(room, *widths.values())
    for label, width in widths.items():
        label.setContentsMargins(0, 0, room - width, 0)
    return room
