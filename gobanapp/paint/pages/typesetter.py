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
from gobanapp.paint.pages.heading import typeset_heading
from gobanapp.paint.pages.page import PageFonts, PlacedStone, PlacedText, PrintedPage, TextRole
from gobanapp.paint.pages.page_columns import PageColumns
from gobanapp.paint.pages.print_content import (
    DiagramItem,
    PageOptions,
    PageRect,
    PageSize,
    Paragraph,
    PrintSection,
    TextPosition,
    mm_to_dots,
)
from gobanapp.paint.pages.text_lines import TextLine, count_fitting_lines, make_text_lines

# Millimetres on the paper.
_ABOVE_TEXT: Final = 2.5
_BELOW_HEADER: Final = 5
_ABOVE_FOOTER: Final = 5

_MAX_CAPTION_SHARE: Final = 0.25
"""The share of a diagram's place kept for the lines below it."""
_MAX_ROW_LINES: Final = 8
"""Text up to this length stays with its diagram, so that the diagrams can be in rows."""
_LINE_BREAK_LETTERS: Final = 20
_MAX_WITH_SIDE_TEXT: Final = 3
"""The maximum number of diagrams on a page with text next to them."""


def typeset_pages(
    sections: Sequence[PrintSection], options: PageOptions, paper: PageSize
) -> Iterator[PrintedPage]:
    """Yield the pages of ``sections``, each as soon as it is ready.

    Raises ValueError if there is no item. Marks that follow a pointer are not drawn.
    """
    if not any(section.items for section in sections):
        raise ValueError("nothing to be set")
    fonts = PageFonts.sized(options.theme.font_scale)
    previous: PrintedPage | None = None
    number = 0
    for page in _pages(sections, options, paper, fonts):
        if previous is not None:
            number += 1
            yield _with_header_and_footer(previous, options, paper, fonts, number)
        previous = page
    if previous is not None:  # a single page needs no number
        yield _with_header_and_footer(
            previous, options, paper, fonts, number + 1 if number else None
        )


def _pages(
    sections: Sequence[PrintSection], options: PageOptions, paper: PageSize, fonts: PageFonts
) -> Iterator[PrintedPage]:
    frame = _frame(options, paper, fonts)
    first = 0
    for section in sections:
        if section.items:
            yield from _SectionTypesetter(section, first, options, frame, fonts).pages()
            first += len(section.items)


def _frame(options: PageOptions, paper: PageSize, fonts: PageFonts) -> PageRect:
    """Return the area of the paper left for diagrams and text."""
    left, top, width, height = paper.content_rect
    if options.header.strip():
        header_height = fonts.small.line + mm_to_dots(_BELOW_HEADER)
        top, height = top + header_height, height - header_height
    if options.footer.strip() or options.numbers_pages:
        height -= fonts.small.line + mm_to_dots(_ABOVE_FOOTER)
    return PageRect(left, top, width, max(1, height))


def _with_header_and_footer(
    page: PrintedPage, options: PageOptions, paper: PageSize, fonts: PageFonts, number: int | None
) -> PrintedPage:
    """Return ``page`` with its header, footer and number."""
    font, frame = fonts.small, paper.content_rect
    footer_top = frame.bottom - font.line
    words = list[PlacedText]()
    room = frame.width
    if number is not None and options.numbers_pages:
        text = str(number)
        width = font.width(text)
        room -= width + 2 * font.size
        # Without a footer it is centred.
        left = frame.right - width
        if not options.footer.strip():
            left = frame.left + (frame.width - width) // 2
        words.append(
            PlacedText(PageRect(left, footer_top, width, font.line), text, font, TextRole.FOOTER)
        )
    # Above a heading it would only repeat it.
    has_heading = any(place.role is TextRole.HEADING for place in page.words)
    header = "" if has_heading else options.header
    for line, top, width, role in (
        (header, frame.top, frame.width, TextRole.HEADER),
        (options.footer, footer_top, room, TextRole.FOOTER),
    ):
        if line.strip():
            text = font.elided(line, width)
            box = PageRect(frame.left, top, font.width(text), font.line)
            words.append(PlacedText(box, text, font, role))
    return PrintedPage(page.diagrams, (*page.words, *words), page.stones)


class _SectionTypesetter:
    """Sets one section."""

    def __init__(
        self,
        section: PrintSection,
        first: int,
        options: PageOptions,
        frame: PageRect,
        fonts: PageFonts,
    ) -> None:
        self._items = section.items
        self._first_number = first
        self._options = options
        self._frame = frame
        self._fonts = fonts
        self._has_side_text = options.text is TextPosition.BESIDE and any(
            item.text for item in self._items
        )
        words, stones, height = typeset_heading(section.heading, frame, fonts)
        self._heading: tuple[PlacedText | PlacedStone, ...] = (*words, *stones)
        self._top = frame.top + height
        self._in_rows = False
        self._grid = self._make_grid()

    def pages(self) -> Iterator[PrintedPage]:
        fill: Callable[[PageColumns], Iterator[None]]
        column_lefts = [self._frame.left]
        if self._has_side_text:
            fill = self._set_with_side_text
        elif self._in_rows:
            fill = self._set_rows
        else:
            fill, column_lefts = self._set_columns, self._column_lefts()
        columns = PageColumns(self._frame, self._top, column_lefts, self._fonts)
        columns.put(*self._heading)
        for _ in fill(columns):
            yield from columns.finished_pages
            columns.finished_pages.clear()
        columns.turn()
        yield from columns.finished_pages

    def _column_lefts(self) -> list[int]:
        pitch = self._grid.width + mm_to_dots(DIAGRAM_SPACING)
        return [self._frame.left + column * pitch for column in range(self._grid.columns)]

    def _make_grid(self) -> DiagramGrid:
        """Return the grid that has room for the heading, and for most lines below diagrams."""
        frame, per_page, max_columns = self._frame, self._options.per_page, 1000
        room = PageRect(frame.left, self._top, frame.width, max(1, frame.bottom - self._top))
        if self._has_side_text:
            # The text column is as wide, so that text can continue in both.
            room = room._replace(width=max(1, (room.width - mm_to_dots(DIAGRAM_SPACING)) // 2))
            per_page, max_columns = min(per_page or _MAX_WITH_SIDE_TEXT, _MAX_WITH_SIDE_TEXT), 1
        views = [item.view for item in self._items]
        grid = grid_for(views, room, per_page, 0, max_columns)
        rows = 1 if grid.rows is None else grid.rows
        max_height = round(_MAX_CAPTION_SHARE * room.height / rows)
        # Of ten thousand items not all can be measured.
        longest = DiagramItem(
            views[0],
            max((item.caption for item in self._items), key=len),
            max((item.notes for item in self._items), key=len),
            max((item.text for item in self._items), key=_length),
        )
        height = height_of(tuple(captions_of(longest, grid.width, self._fonts)))
        text = self._text_lines(longest, grid.width)
        self._in_rows = not self._has_side_text and len(text) <= _MAX_ROW_LINES
        if self._in_rows:
            height += self._text_height(text)
        return grid_for(views, room, per_page, min(max_height, height), max_columns)

    def _text_lines(self, item: DiagramItem, width: int) -> list[TextLine]:
        return make_text_lines(item.text, self._fonts.text, self._fonts.lead, width)

    def _text_height(self, lines: Sequence[TextLine]) -> int:
        """Return the height of lines of text below a diagram, with the space above them."""
        height = sum(line.before + self._fonts.text.line for line in lines)
        return height + mm_to_dots(_ABOVE_TEXT) if lines else 0

    def _set_rows(self, columns: PageColumns) -> Iterator[None]:
        """Set diagrams in rows, each with its text, which is short; rows are read across."""
        grid, number, row_of_page = self._grid, 0, 0
        while number < len(self._items):
            row = range(number, min(number + grid.columns, len(self._items)))
            texts = [self._text_lines(self._items[number], grid.width) for number in row]
            columns.leave(mm_to_dots(DIAGRAM_SPACING))
            if row_of_page == grid.rows:
                columns.turn()
            blocks = self._make_blocks(columns, row, [self._text_height(text) for text in texts])
            row_of_page = 1 if columns.is_at_top else row_of_page + 1
            row_top, row_bottom = columns.top, columns.top
            for block, text, left in zip(blocks, texts, self._column_lefts(), strict=False):
                diagram, words = block.place(left, row_top, grid.width)
                columns.put(diagram, *words)
                columns.top = row_top + block.height
                if not block.rest:
                    offset = left - columns.left
                    columns.leave(mm_to_dots(_ABOVE_TEXT) if text else 0)
                    text[:] = columns.put_lines(text, self._fonts.text, block.number, offset)
                row_bottom = max(row_bottom, columns.top)
            columns.top = row_bottom
            # Text without room below its diagram continues on the next page.
            for block, text in zip(blocks, texts, strict=True):
                self._flow_rest(columns, block, 0, self._frame.width)
                columns.pour(text, self._fonts.text, block.number)
            number = row.stop
            yield

    def _set_columns(self, columns: PageColumns) -> Iterator[None]:
        """Fill column after column with diagrams and their text."""
        width = self._grid.width
        for number in range(len(self._items)):
            columns.leave(mm_to_dots(DIAGRAM_SPACING))
            (block,) = self._make_blocks(columns, [number])
            diagram, words = block.place(columns.left, columns.top, width)
            columns.put(diagram, *words)
            columns.top += block.height
            self._flow_rest(columns, block, 0, width)
            lines = self._text_lines(block.item, width)
            columns.leave(mm_to_dots(_ABOVE_TEXT) if lines else 0)
            columns.pour(lines, self._fonts.text, block.number)
            yield

    def _set_with_side_text(self, columns: PageColumns) -> Iterator[None]:
        """Set diagrams on the left and their text on the right."""
        font, width = self._fonts.text, self._grid.width
        offset = width + mm_to_dots(DIAGRAM_SPACING)
        for number in range(len(self._items)):
            columns.leave(mm_to_dots(DIAGRAM_SPACING))
            (block,) = self._make_blocks(columns, [number])
            diagram, words = block.place(columns.left, columns.top, width)
            columns.put(diagram, *words)
            bottom, finished_count = columns.top + block.height, columns.finished_count
            self._flow_rest(columns, block, offset, width)
            lines = self._text_lines(block.item, width)
            fitting = count_fitting_lines(lines, font.line, columns.room, at_top=columns.is_at_top)
            columns.put_lines(lines[:fitting], font, block.number, offset)
            self._set_two_columns(columns, lines[fitting:], block.number, offset)
            if columns.finished_count == finished_count:
                columns.top = max(columns.top, bottom)
            yield

    def _set_two_columns(
        self, columns: PageColumns, lines: list[TextLine], number: int, offset: int
    ) -> None:
        """Set the rest of a text on separate pages, in two columns of equal height."""
        font = self._fonts.text

        def split(height: int) -> tuple[int, int]:
            left_count = count_fitting_lines(lines, font.line, height, at_top=True)
            return left_count, left_count + count_fitting_lines(
                lines[left_count:], font.line, height, at_top=True
            )

        while lines:
            columns.turn()
            top, height = columns.top, columns.room
            left_count, end = split(height)
            if end == len(lines):
                heights = range(font.line, height, font.line)
                height = next(
                    (
                        column_height
                        for column_height in heights
                        if split(column_height)[1] == len(lines)
                    ),
                    height,
                )
                left_count, end = split(height)
            columns.put_lines(lines[:left_count], font, number, 0)
            bottom, columns.top = columns.top, top
            columns.put_lines(lines[left_count:end], font, number, offset)
            columns.top = max(columns.top, bottom)
            lines = lines[end:]

    def _make_blocks(
        self, columns: PageColumns, numbers: Sequence[int], text_heights: Sequence[int] = (0,)
    ) -> list[DiagramBlock]:
        """Return the blocks of items side by side, if ``columns`` has room for them.

        Otherwise they continue in another column or page. ``text_heights``: the heights of the
        texts that stay with them.
        """
        blocks = [self._make_block(number, self._frame.height) for number in numbers]
        columns.need(
            max(block.height + text for block, text in zip(blocks, text_heights, strict=True))
        )
        # Below a heading there is less room than on a whole page.
        return [
            self._make_block(number, columns.room) if block.height > columns.room else block
            for number, block in zip(numbers, blocks, strict=True)
        ]

    def _make_block(self, number: int, room: int) -> DiagramBlock:
        return DiagramBlock.of(
            self._first_number + number,
            self._items[number],
            step=self._grid.step,
            width=self._grid.width,
            room=room,
            fonts=self._fonts,
        )

    def _flow_rest(
        self, columns: PageColumns, block: DiagramBlock, offset: int, width: int
    ) -> None:
        font = self._fonts.small
        rest = make_text_lines([Paragraph(block.rest)], font, font, width)
        columns.pour(rest, font, block.number, offset=offset)


def _length(text: Sequence[Paragraph]) -> int:
    """Return the approximate length of ``text`` in letters; a line break counts as several."""
    return sum(len(part.text) + _LINE_BREAK_LETTERS * (part.text.count("\n") + 1) for part in text)
