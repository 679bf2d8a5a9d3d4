"""How a board lies before those who look at it, by their settings and the record they look at."""

from __future__ import annotations

from gobanapp.diagram.coordinates import CoordinateSides
from gobanapp.diagram.frame import Frame
from gobanapp.session.document import Document
from gobanapp.storage.settings import Settings
from gobanapp.storage.window_layout import WindowLayout


def current_frame(settings: Settings, layout: WindowLayout, record: Document) -> Frame:
    """Return how the board lies, and what stands around it. What part is shown the record says."""
    return Frame(
        settings.coordinates,
        CoordinateSides.ACROSS if layout is WindowLayout.ACROSS else settings.coordinate_sides,
        symmetry=record.symmetry,
    )
