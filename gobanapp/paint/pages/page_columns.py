"""The columns of pages, filled from the top, one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from gobanapp.paint.pages.page import (
    PageFonts,
    PlacedDiagram,
    PlacedStone,
    PlacedText,
    PrintedPage,
    TextRole,
)
from gobanapp.paint.pages.print_content import PageRect
from gobanapp.paint.pages.text_lines import PageFont, TextLine, count_fitting_lines


class PageColumns:
    """The position of the next item, and the items already placed.

    Finished pages are in ``full``.
    """

    def __init__(self, frame: PageRect, top: int, lefts: Sequence[int], faces: PageFonts) -> None:
        """Begin at ``top`` of a page whose columns are in ``frame``, each from its left edge."""
        self.full = list[PrintedPage]()
        self.top = top
        self.turns = 0
        self._frame = frame
        self._start = top
        self._lefts = lefts
        self._column = 0
        self._faces = faces
        self._diagrams = list[PlacedDiagram]()
        self._words = list[PlacedText]()
        self._stones = list[PlacedStone]()

    @property
    def left(self) -> int:
        return self._lefts[self._column]

    @property
    def room(self) -> int:
        """The room left in the column."""
        return self._frame.bottom - self.top

    @property
    def is_at_top(self) -> bool:
        return self.top == self._start

    def put(self, *things: PlacedDiagram | PlacedText | PlacedStone) -> None:
        """Put ``things`` on the page at their positions."""
        for thing in things:
            if isinstance(thing, PlacedDiagram):
                self._diagrams.append(thing)
            elif isinstance(thing, PlacedText):
                self._words.append(thing)
            else:
                self._stones.append(thing)

    def leave(self, space: int) -> None:
        """Leave ``space`` free, but not at the head of a column."""
        if not self.is_at_top:
            self.top = min(self._frame.bottom, self.top + space)

    def need(self, height: int) -> None:
        """Start the next column if this one has less room than that."""
        if height > self.room and not self.is_at_top:
            self.advance()

    def advance(self) -> None:
        """Go to the head of the next column, on another page after the last."""
        self._column += 1
        if self._column == len(self._lefts):
            self.turn()
        self.top = self._start

    def turn(self) -> None:
        """Go to the head of another page."""
        self.full.append(
            PrintedPage(tuple(self._diagrams), tuple(self._words), tuple(self._stones))
        )
        self._diagrams, self._words, self._stones = [], [], []
        self.turns += 1
        self._column = 0
        self.top = self._start = self._frame.top

    def pour(
        self, lines: Sequence[TextLine], face: PageFont, number: int, *, aside: int = 0
    ) -> None:
        """Put ``lines`` of the text of item ``number``, ``aside`` from the edge of the columns."""
        while lines:
            count = count_fitting_lines(lines, face.line, self.room, at_top=self.is_at_top)
            self.put_lines(lines[:count], face, number, aside)
            lines = lines[count:]
            if lines:
                self.advance()

    def put_lines(
        self, lines: Sequence[TextLine], face: PageFont, number: int, aside: int
    ) -> Sequence[TextLine]:
        """Put those of ``lines`` that this column has room for, and return the others."""
        for place, line in enumerate(lines):
            if line.before + face.line > self.room:
                return lines[place:]
            self.leave(line.before)
            left = self.left + aside
            if line.lead:
                lead = self._faces.lead
                box = PageRect(left, self.top, lead.width(line.lead), face.line)
                self.put(PlacedText(box, line.lead, lead, TextRole.TEXT, number))
            box = PageRect(left + line.indent, self.top, face.width(line.text), face.line)
            self.put(PlacedText(box, line.text, face, TextRole.TEXT, number))
            self.top += face.line
        return ()
