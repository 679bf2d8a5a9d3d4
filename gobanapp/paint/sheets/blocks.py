"""A diagram with the lines below it, which no page break ever parts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gobanapp.diagram.geometry import Geometry
from gobanapp.paint.sheets.faces import Faces
from gobanapp.paint.sheets.page import Diagram, Role, Words
from gobanapp.paint.sheets.sheet import Box, Item, dots
from gobanapp.paint.sheets.sizes import diagram
from gobanapp.paint.sheets.text_lines import Type

_ABOVE_CAPTION: Final = 1.5  # millimetres


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    number: int
    """Of its item."""
    item: Item
    geometry: Geometry
    captions: tuple[tuple[str, Type, Role], ...]
    """The lines below the diagram."""
    rest: str
    """The notes for which the page is too short; they are set as text, which may be parted."""

    @staticmethod
    def of(number: int, item: Item, *, step: int, width: int, room: int, faces: Faces) -> Block:
        """Return the block of an item; ``width``: of its lines, ``room``: the height of a page."""
        geometry = diagram(item.view, step)
        lines = captions_of(item, width, faces)
        left = room - geometry.wood[3] - dots(_ABOVE_CAPTION)
        kept = 0
        while kept < len(lines) and (left := left - lines[kept][1].line) >= 0:
            kept += 1
        rest = " ".join(text for text, _, _ in lines[kept:])
        return Block(
            number=number,
            item=item,
            geometry=geometry,
            captions=tuple(lines[:kept]),
            rest=rest,
        )

    @property
    def height(self) -> int:
        return self.geometry.wood[3] + height_of(self.captions)

    def placed(self, left: int, top: int, width: int) -> tuple[Diagram, list[Words]]:
        """Return its diagram and lines with their middles in that of ``width``."""
        _, _, across, down = self.geometry.wood
        box = Box(left + (width - across) // 2, top, across, down)
        words, below = [], box.bottom + dots(_ABOVE_CAPTION)
        for text, face, role in self.captions:
            extent = min(width, face.width(text))
            place = Box(left + (width - extent) // 2, below, extent, face.line)
            words.append(Words(place, text, face, role, self.number))
            below += face.line
        return Diagram(box, self.item.view, self.geometry, self.number), words


def captions_of(item: Item, width: int, faces: Faces) -> list[tuple[str, Type, Role]]:
    """Return the lines below a diagram, each with its type."""
    lines = list[tuple[str, Type, Role]]()
    for text, face, role in (
        (item.caption, faces.caption, Role.CAPTION),
        (item.notes, faces.small, Role.NOTES),
    ):
        if text.strip():
            lines += [(line, face, role) for line in face.broken(text, width)]
    return lines


def height_of(captions: tuple[tuple[str, Type, Role], ...]) -> int:
    """Return the height of lines below a diagram, with the space above them."""
    return sum(face.line for _, face, _ in captions) + (dots(_ABOVE_CAPTION) if captions else 0)
