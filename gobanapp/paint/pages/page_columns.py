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

    Finished pages are in ``finished_pages``.
    """

    def __init__(
        self, frame: PageRect, top: int, column_lefts: Sequence[int], fonts: PageFonts
    ) -> None:
        """Begin at ``top`` of a page whose columns are in ``frame``, each from its left edge."""
        self.finished_pages = list[PrintedPage]()
        self.top = top
        self.finished_count = 0
        self._frame = frame
        self._start = top
        self._column_lefts = column_lefts
        self._column = 0
        self._fonts = fonts
        self._diagrams = list[PlacedDiagram]()
        self._words = list[PlacedText]()
        self._stones = list[PlacedStone]()

    @property
    def left(self) -> int:
        return self._column_lefts[self._column]

    @property
    def room(self) -> int:
        """The room left in the column."""
        return self._frame.bottom - self.top

    @property
    def is_at_top(self) -> bool:
        return self.top == self._start

    def put(self, *items: PlacedDiagram | PlacedText | PlacedStone) -> None:
        """Put ``items`` on the page at their positions."""
        for item in items:
            if isinstance(item, PlacedDiagram):
                self._diagrams.append(item)
            elif isinstance(item, PlacedText):
                self._words.append(item)
            else:
                self._stones.append(item)

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
        if self._column == len(self._column_lefts):
            self.turn()
        self.top = self._start

    def turn(self) -> None:
        """Go to the head of another page."""
        self.finished_pages.append(
            PrintedPage(tuple(self._diagrams), tuple(self._words), tuple(self._stones))
        )
        self._diagrams, self._words, self._stones = [], [], []
        self.finished_count += 1
        self._column = 0
        self.top = self._start = self._frame.top

    def pour(
        self, lines: Sequence[TextLine], font: PageFont, number: int, *, offset: int = 0
    ) -> None:
        """Put ``lines`` of the text of item ``number``, ``offset`` from the edge of the columns."""
        while lines:
            count = count_fitting_lines(lines, font.line, self.room, at_top=self.is_at_top)
            self.put_lines(lines[:count], font, number, offset)
            lines = lines[count:]
            if lines:
                self.advance()

    def put_lines(
        self, lines: Sequence[TextLine], font: PageFont, number: int, offset: int
    ) -> Sequence[TextLine]:
        """Put those of ``lines`` that this column has room for, and return the others."""
        for index, line in enumerate(lines):
            if line.before + font.line > self.room:
                return lines[index:]
            self.leave(line.before)
            left = self.left + offset
            if line.lead:
                lead = self._fonts.lead
                box = PageRect(left, self.top, lead.width(line.lead), font.line)
                self.put(PlacedText(box, line.lead, lead, TextRole.TEXT, number))
            box = PageRect(left + line.indent, self.top, font.width(line.text), font.line)
            self.put(PlacedText(box, line.text, font, TextRole.TEXT, number))
            self.top += font.line
        return ()
