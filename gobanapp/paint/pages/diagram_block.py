"""A diagram with the lines below it, which no page break ever parts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gobanapp.diagram.geometry import Geometry
from gobanapp.paint.pages.diagram_sizes import diagram_geometry
from gobanapp.paint.pages.page import PlacedDiagram, PlacedText, TextRole
from gobanapp.paint.pages.page_fonts import PageFonts
from gobanapp.paint.pages.print_content import DiagramItem, PageRect, mm_to_dots
from gobanapp.paint.pages.text_lines import PageFont

_ABOVE_CAPTION: Final = 1.5  # millimetres


@dataclass(frozen=True, slots=True, kw_only=True)
class DiagramBlock:
    number: int
    """Of its item."""
    item: DiagramItem
    geometry: Geometry
    captions: tuple[tuple[str, PageFont, TextRole], ...]
    """The lines below the diagram."""
    rest: str
    """The notes for which the page is too short; they are set as text, which may be parted."""

    @staticmethod
    def of(
        number: int, item: DiagramItem, *, step: int, width: int, room: int, faces: PageFonts
    ) -> DiagramBlock:
        """Return the block of an item; ``width``: of its lines, ``room``: the height of a page."""
        geometry = diagram_geometry(item.view, step)
        lines = captions_of(item, width, faces)
        left = room - geometry.board_rect[3] - mm_to_dots(_ABOVE_CAPTION)
        kept = 0
        while kept < len(lines) and (left := left - lines[kept][1].line) >= 0:
            kept += 1
        rest = " ".join(text for text, _, _ in lines[kept:])
        return DiagramBlock(
            number=number,
            item=item,
            geometry=geometry,
            captions=tuple(lines[:kept]),
            rest=rest,
        )

    @property
    def height(self) -> int:
        return self.geometry.board_rect[3] + height_of(self.captions)

    def placed(self, left: int, top: int, width: int) -> tuple[PlacedDiagram, list[PlacedText]]:
        """Return its diagram and lines with their middles in that of ``width``."""
        _, _, across, down = self.geometry.board_rect
        box = PageRect(left + (width - across) // 2, top, across, down)
        words, below = [], box.bottom + mm_to_dots(_ABOVE_CAPTION)
        for text, face, role in self.captions:
            extent = min(width, face.width(text))
            place = PageRect(left + (width - extent) // 2, below, extent, face.line)
            words.append(PlacedText(place, text, face, role, self.number))
            below += face.line
        return PlacedDiagram(box, self.item.view, self.geometry, self.number), words


def captions_of(
    item: DiagramItem, width: int, faces: PageFonts
) -> list[tuple[str, PageFont, TextRole]]:
    """Return the lines below a diagram, each with its type."""
    lines = list[tuple[str, PageFont, TextRole]]()
    for text, face, role in (
        (item.caption, faces.caption, TextRole.CAPTION),
        (item.notes, faces.small, TextRole.NOTES),
    ):
        if text.strip():
            lines += [(line, face, role) for line in face.broken(text, width)]
    return lines


def height_of(captions: tuple[tuple[str, PageFont, TextRole], ...]) -> int:
    """Return the height of lines below a diagram, with the space above them."""
    return sum(face.line for _, face, _ in captions) + (
        mm_to_dots(_ABOVE_CAPTION) if captions else 0
    )
