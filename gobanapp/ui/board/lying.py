"""How a board lies before those who look at it, by their settings and the record they look at."""

from __future__ import annotations

from gobanapp.diagram.coordinates import Sides
from gobanapp.diagram.frame import Frame
from gobanapp.ui.layout import Layout
from gobanapp.ui.record import Record
from gobanapp.ui.settings import Settings


def frame_now(settings: Settings, record: Record) -> Frame:
    """Return how the board lies, and what stands around it. What part is shown the record says."""
    across = settings.layout is Layout.ACROSS
    return Frame(
        settings.coordinates,
        Sides.ACROSS if across else settings.sides,
        symmetry=record.symmetry,
    )
