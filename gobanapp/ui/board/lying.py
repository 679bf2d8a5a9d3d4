"""How a board lies before those who look at it, by their settings and the record they look at."""

from __future__ import annotations

from gobanapp.diagram.coordinates import CoordinateSides
from gobanapp.diagram.frame import Frame
from gobanapp.session.document import Document
from gobanapp.ui.layout import Layout
from gobanapp.ui.settings import Settings


def frame_now(settings: Settings, layout: Layout, record: Document) -> Frame:
    """Return how the board lies, and what stands around it. What part is shown the record says."""
    return Frame(
        settings.coordinates,
        CoordinateSides.ACROSS if layout is Layout.ACROSS else settings.sides,
        symmetry=record.symmetry,
    )
