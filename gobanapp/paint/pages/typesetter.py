"""The typesetting of pages: diagrams in rows, in columns with text, or with text next to them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from gobanapp.paint.pages.diagram_block import (
    DIAGRAM_SPACING,
    DiagramBlock,
    DiagramGrid,
    captions_of,
    grid_for,
    height_of,
)
from gobanapp.paint.pages.page import PageFonts, PlacedStone, PlacedText, PrintedPage, TextRole
from gobanapp.paint.pages.page_columns import PageColumns
from gobanapp.paint.pages.print_content import (
    DiagramItem,
    PageOptions,
    PageRect,
    PageSize,
    Paragraph,
    PrintHeading,
    PrintSection,
    TextPosition,
    mm_to_dots,
)
from gobanapp.paint.pages.text_lines import PageFont, TextLine, count_fitting_lines, make_text_lines
from gobanapp.rules.color import Color

# Millimetres on the paper.
_ABOVE_TEXT: Final = 2.5
_BELOW_HEADER: Final = 5
_ABOVE_FOOTER: Final = 5

_MOST_CAPTIONS: Final = 0.25
"""The share of a diagram's place kept for the lines below it."""
_FEW_LINES: Final = 8
"""Text up to this length stays with its diagram, so that the diagrams can be in rows."""
_LINE_BREAK: Final = 20
_MOST_BESIDE: Final = 3
"""The maximum number of diagrams on a page with text next to them."""


def typeset_pages(
    sections: Sequence[PrintSection], manner: PageOptions, paper: PageSize
) -> Iterator[PrintedPage]:
    """Yield the pages of ``sections``, each as soon as it is ready.

    Raises ValueError if there is no item. Marks that follow a pointer are not drawn.
    """
    if not any(section.items for section in sections):
        raise ValueError("nothing to be set")
    faces = PageFonts.sized(manner.theme.font_scale)
    ready: PrintedPage | None = None
    number = 0
    for page in _pages(sections, manner, paper, faces):
        if ready is not None:
            number += 1
            yield _around(ready, manner, paper, faces, number)
        ready = page
    if ready is not None:  # a single page needs no number
        yield _around(ready, manner, paper, faces, number + 1 if number else None)


def _pages(
    sections: Sequence[PrintSection], manner: PageOptions, paper: PageSize, faces: PageFonts
) -> Iterator[PrintedPage]:
    frame = _frame(manner, paper, faces)
    first = 0
    for section in sections:
        if section.items:
            yield from _SectionTypesetter(section, first, manner, frame, faces).pages()
            first += len(section.items)


def _frame(manner: PageOptions, paper: PageSize, faces: PageFonts) -> PageRect:
    """Return the area of the paper left for diagrams and text."""
    left, top, width, height = paper.content_rect
    if manner.header.strip():
        above = faces.small.line + mm_to_dots(_BELOW_HEADER)
        top, height = top + above, height - above
    if manner.footer.strip() or manner.numbers_pages:
        height -= faces.small.line + mm_to_dots(_ABOVE_FOOTER)
    return PageRect(left, top, width, max(1, height))


def _around(
    page: PrintedPage, manner: PageOptions, paper: PageSize, faces: PageFonts, number: int | None
) -> PrintedPage:
    """Return ``page`` with its header, footer and number."""
    face, frame = faces.small, paper.content_rect
    below = frame.bottom - face.line
    words = list[PlacedText]()
    room = frame.width
    if number is not None and manner.numbers_pages:
        text = str(number)
        width = face.width(text)
        room -= width + 2 * face.size
        # Alone it stands in the middle.
        left = frame.right - width
        if not manner.footer.strip():
            left = frame.left + (frame.width - width) // 2
        words.append(
            PlacedText(PageRect(left, below, width, face.line), text, face, TextRole.FOOTER)
        )
    # Above a heading it would only say the same again.
    has_heading = any(each.role is TextRole.HEADING for each in page.words)
    header = "" if has_heading else manner.header
    for given, top, width, role in (
        (header, frame.top, frame.width, TextRole.HEADER),
        (manner.footer, below, room, TextRole.FOOTER),
    ):
        if given.strip():
            text = face.elided(given, width)
            box = PageRect(frame.left, top, face.width(text), face.line)
            words.append(PlacedText(box, text, face, role))
    return PrintedPage(page.diagrams, (*page.words, *words), page.stones)


class _SectionTypesetter:
    """Sets one section."""

    def __init__(
        self,
        section: PrintSection,
        first: int,
        manner: PageOptions,
        frame: PageRect,
        faces: PageFonts,
    ) -> None:
        self._items = section.items
        self._first = first
        self._manner = manner
        self._frame = frame
        self._faces = faces
        self._is_beside = manner.text is TextPosition.BESIDE and any(
            item.text for item in self._items
        )
        words, stones, height = typeset_heading(section.heading, frame, faces)
        self._heading: tuple[PlacedText | PlacedStone, ...] = (*words, *stones)
        self._top = frame.top + height
        self._in_rows = False
        self._grid = self._make_grid()

    def pages(self) -> Iterator[PrintedPage]:
        way: Callable[[PageColumns], Iterator[None]]
        lefts = [self._frame.left]
        if self._is_beside:
            way = self._beside
        elif self._in_rows:
            way = self._rows
        else:
            way, lefts = self._flow, self._lefts()
        columns = PageColumns(self._frame, self._top, lefts, self._faces)
        columns.put(*self._heading)
        for _ in way(columns):
            yield from columns.full
            columns.full.clear()
        columns.turn()
        yield from columns.full

    def _lefts(self) -> list[int]:
        pitch = self._grid.width + mm_to_dots(DIAGRAM_SPACING)
        return [self._frame.left + column * pitch for column in range(self._grid.columns)]

    def _make_grid(self) -> DiagramGrid:
        """Return the grid that has room for the heading, and for most lines below diagrams."""
        frame, per_page, most_columns = self._frame, self._manner.per_page, 1000
        room = PageRect(frame.left, self._top, frame.width, max(1, frame.bottom - self._top))
        if self._is_beside:
            # The text column is as wide, so that text can continue in both.
            room = room._replace(width=max(1, (room.width - mm_to_dots(DIAGRAM_SPACING)) // 2))
            per_page, most_columns = min(per_page or _MOST_BESIDE, _MOST_BESIDE), 1
        views = [item.view for item in self._items]
        grid = grid_for(views, room, per_page, 0, most_columns)
        rows = 1 if grid.rows is None else grid.rows
        most = round(_MOST_CAPTIONS * room.height / rows)
        # Of ten thousand items not all can be measured.
        longest = DiagramItem(
            views[0],
            max((item.caption for item in self._items), key=len),
            max((item.notes for item in self._items), key=len),
            max((item.text for item in self._items), key=_length),
        )
        highest = height_of(tuple(captions_of(longest, grid.width, self._faces)))
        text = self._text_of(longest, grid.width)
        self._in_rows = not self._is_beside and len(text) <= _FEW_LINES
        if self._in_rows:
            highest += self._height_of(text)
        return grid_for(views, room, per_page, min(most, highest), most_columns)

    def _text_of(self, item: DiagramItem, width: int) -> list[TextLine]:
        return make_text_lines(item.text, self._faces.text, self._faces.lead, width)

    def _height_of(self, lines: Sequence[TextLine]) -> int:
        """Return the height of lines of text below a diagram, with the space above them."""
        height = sum(line.before + self._faces.text.line for line in lines)
        return height + mm_to_dots(_ABOVE_TEXT) if lines else 0

    def _rows(self, columns: PageColumns) -> Iterator[None]:
        """Set diagrams in rows, each with its text, which is short; rows are read across."""
        grid, number, row_of_page = self._grid, 0, 0
        while number < len(self._items):
            row = range(number, min(number + grid.columns, len(self._items)))
            texts = [self._text_of(self._items[number], grid.width) for number in row]
            columns.leave(mm_to_dots(DIAGRAM_SPACING))
            if row_of_page == grid.rows:
                columns.turn()
            blocks = self._blocks(columns, row, [self._height_of(text) for text in texts])
            row_of_page = 1 if columns.is_at_top else row_of_page + 1
            row_top, row_bottom = columns.top, columns.top
            for block, text, left in zip(blocks, texts, self._lefts(), strict=False):
                diagram, words = block.placed(left, row_top, grid.width)
                columns.put(diagram, *words)
                columns.top = row_top + block.height
                if not block.rest:
                    aside = left - columns.left
                    columns.leave(mm_to_dots(_ABOVE_TEXT) if text else 0)
                    text[:] = columns.put_lines(text, self._faces.text, block.number, aside)
                row_bottom = max(row_bottom, columns.top)
            columns.top = row_bottom
            # What has no room in its place has the next page.
            for block, text in zip(blocks, texts, strict=True):
                self._pour_rest(columns, block, 0, self._frame.width)
                columns.pour(text, self._faces.text, block.number)
            number = row.stop
            yield

    def _flow(self, columns: PageColumns) -> Iterator[None]:
        """Fill column after column with diagrams and their text."""
        width = self._grid.width
        for number in range(len(self._items)):
            columns.leave(mm_to_dots(DIAGRAM_SPACING))
            (block,) = self._blocks(columns, [number])
            diagram, words = block.placed(columns.left, columns.top, width)
            columns.put(diagram, *words)
            columns.top += block.height
            self._pour_rest(columns, block, 0, width)
            lines = self._text_of(block.item, width)
            columns.leave(mm_to_dots(_ABOVE_TEXT) if lines else 0)
            columns.pour(lines, self._faces.text, block.number)
            yield

    def _beside(self, columns: PageColumns) -> Iterator[None]:
        """Set diagrams on the left and their text on the right."""
        face, width = self._faces.text, self._grid.width
        aside = width + mm_to_dots(DIAGRAM_SPACING)
        for number in range(len(self._items)):
            columns.leave(mm_to_dots(DIAGRAM_SPACING))
            (block,) = self._blocks(columns, [number])
            diagram, words = block.placed(columns.left, columns.top, width)
            columns.put(diagram, *words)
            bottom, turns = columns.top + block.height, columns.turns
            self._pour_rest(columns, block, aside, width)
            lines = self._text_of(block.item, width)
            here = count_fitting_lines(lines, face.line, columns.room, at_top=columns.is_at_top)
            columns.put_lines(lines[:here], face, block.number, aside)
            self._spread(columns, lines[here:], block.number, aside)
            if columns.turns == turns:
                columns.top = max(columns.top, bottom)
            yield

    def _spread(self, columns: PageColumns, lines: list[TextLine], number: int, aside: int) -> None:
        """Set the rest of a text on separate pages, in two columns of equal height."""
        face = self._faces.text

        def parted(height: int) -> tuple[int, int]:
            left = count_fitting_lines(lines, face.line, height, at_top=True)
            return left, left + count_fitting_lines(lines[left:], face.line, height, at_top=True)

        while lines:
            columns.turn()
            top, height = columns.top, columns.room
            left, end = parted(height)
            if end == len(lines):
                heights = range(face.line, height, face.line)
                height = next((h for h in heights if parted(h)[1] == len(lines)), height)
                left, end = parted(height)
            columns.put_lines(lines[:left], face, number, 0)
            bottom, columns.top = columns.top, top
            columns.put_lines(lines[left:end], face, number, aside)
            columns.top = max(columns.top, bottom)
            lines = lines[end:]

    def _blocks(
        self, columns: PageColumns, numbers: Sequence[int], below: Sequence[int] = (0,)
    ) -> list[DiagramBlock]:
        """Return the blocks of items side by side, if ``columns`` has room for them.

        Otherwise they continue in another column or page. ``below``: the height of the text that
        stays with each.
        """
        blocks = [self._block(number, self._frame.height) for number in numbers]
        columns.need(max(block.height + text for block, text in zip(blocks, below, strict=True)))
        # Below a heading there is less room than on a whole page.
        return [
            self._block(number, columns.room) if block.height > columns.room else block
            for number, block in zip(numbers, blocks, strict=True)
        ]

    def _block(self, number: int, room: int) -> DiagramBlock:
        return DiagramBlock.of(
            self._first + number,
            self._items[number],
            step=self._grid.step,
            width=self._grid.width,
            room=room,
            faces=self._faces,
        )

    def _pour_rest(self, columns: PageColumns, block: DiagramBlock, aside: int, width: int) -> None:
        face = self._faces.small
        rest = make_text_lines([Paragraph(block.rest)], face, face, width)
        columns.pour(rest, face, block.number, aside=aside)


def _length(text: Sequence[Paragraph]) -> int:
    """Return the approximate length of ``text`` in letters; a line break counts as several."""
    return sum(len(part.text) + _LINE_BREAK * (part.text.count("\n") + 1) for part in text)


# The heading above the first diagram: a title, the two players, what else is known.

# Millimetres on the paper.
_BELOW: Final = 6
_BETWEEN: Final = 1.5
_BETWEEN_PLAYERS: Final = 12

_MOST_LINES: Final = 4
"""The most lines of facts in a heading."""
_STONE: Final = 0.75
_AFTER_STONE: Final = 0.5
"""Both in font sizes."""


def typeset_heading(
    heading: PrintHeading, frame: PageRect, faces: PageFonts
) -> tuple[list[PlacedText], list[PlacedStone], int]:
    """Return the heading at the top of ``frame``, and its height with the space below."""
    words, stones = list[PlacedText](), list[PlacedStone]()
    top = frame.top

    def centred(text: str, face: PageFont) -> None:
        nonlocal top
        shown = face.elided(text, frame.width)
        width = min(frame.width, face.width(shown))
        left = frame.left + (frame.width - width) // 2
        words.append(
            PlacedText(PageRect(left, top, width, face.line), shown, face, TextRole.HEADING)
        )
        top += face.line + mm_to_dots(_BETWEEN)

    if heading.title.strip():
        centred(heading.title, faces.title)
    if heading.players is not None:
        face = faces.player
        size = round(_STONE * face.size)
        sign = size + round(_AFTER_STONE * face.size)
        room = (frame.width - mm_to_dots(_BETWEEN_PLAYERS)) // 2 - sign
        names = heading.players.map(lambda name: face.elided(name, room))
        widths = names.map(face.width)
        left = frame.left
        left += (
            frame.width - widths.black - widths.white - 2 * sign - mm_to_dots(_BETWEEN_PLAYERS)
        ) // 2
        for color in Color:
            stones.append(
                PlacedStone(PageRect(left, top + (face.line - size) // 2, size, size), color)
            )
            left += sign
            box = PageRect(left, top, widths[color], face.line)
            words.append(PlacedText(box, names[color], face, TextRole.HEADING))
            left += widths[color] + mm_to_dots(_BETWEEN_PLAYERS)
        top += face.line + mm_to_dots(_BETWEEN)
    facts = " · ".join(" ".join(fact.split()) for fact in heading.facts if fact.strip())
    if facts:
        for line in faces.small.broken(facts, frame.width)[:_MOST_LINES]:
            centred(line, faces.small)
    height = top - frame.top
    return words, stones, height + mm_to_dots(_BELOW) if height else 0
