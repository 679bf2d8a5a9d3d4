"""Pages of diagrams in the style of books: black on white, each with its text below it.

Everything is drawn as lines and areas, at the resolution of the printer.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPagedPaintDevice, QPainter

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import LENGTH_TO_WIDTH, Geometry, Rect
from gobanapp.diagram.theme import BOOK
from gobanapp.paint.drawing_painter import draw_book_diagram
from gobanapp.paint.pages.page_painter import draw_numbered_pages
from gobanapp.paint.pages.print_content import mm_to_pixels, within_margins
from gobanapp.paint.pages.text_lines import break_lines
from gobanapp.sgf.progress_callback import ProgressCallback, ignore_progress

# Millimetres on the paper.
_BETWEEN: Final = 8
_MOST_BETWEEN: Final = 14
_ABOVE_CAPTION: Final = 2
_NARROWEST_CAPTION: Final = 60
_WIDEST_STEP: Final = 13

# Points, of which an inch has 72.
_HEAD_SIZE: Final = 8.5
_CAPTION_SIZES: Final = (9.5, 8.5, 7.5)
_THINNEST_LINE: Final = 0.25
_THICKEST_LINE: Final = 0.5

_LONGEST_CAPTION: Final = 0.4
"""The share of its place that a caption may take; the rest is left out."""


@dataclass(frozen=True, slots=True)
class CaptionedView:
    view: BoardView
    caption: str


def draw_step_pages(
    device: QPagedPaintDevice,
    figures: Sequence[CaptionedView],
    *,
    title: str,
    per_page: int,
    progress: ProgressCallback = ignore_progress,
) -> None:
    """Draw ``figures``, ``per_page`` of them on each page, numbered if there are several.

    Marks that follow a pointer are not drawn. Raises ValueError if there is nothing to draw or no
    figure on a page, PrintDeviceError, and what ``progress`` raises.
    """
    if not figures or per_page < 1:
        raise ValueError(f"{len(figures)} figures, {per_page} on a page")
    frame, dpi = _frame(device), device.logicalDpiY()
    pages = math.ceil(len(figures) / per_page)
    head = _type(_HEAD_SIZE, dpi)
    below = math.ceil(QFontMetricsF(head).height()) + 3 * head.pixelSize() // 2
    layout = StepPageLayout.of(frame.adjusted(0, below, 0, 0), dpi, figures, per_page)

    def draw(painter: QPainter, page: int) -> None:
        _draw_head(painter, head, frame, title, f"{page + 1} / {pages}")
        layout.draw_page(painter, figures, page)

    draw_numbered_pages(device, pages, draw, progress)


def _frame(device: QPagedPaintDevice) -> QRect:
    """Return the drawing area of a page, in pixels as painters on ``device`` count them."""
    dpi, paper = device.logicalDpiY(), device.pageLayout()
    return within_margins(paper, dpi).translated(-paper.paintRectPixels(dpi).topLeft())


def _draw_head(painter: QPainter, font: QFont, frame: QRect, title: str, page: str) -> None:
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(QColor(BOOK.writing))
    right = frame.x() + frame.width() - metrics.horizontalAdvance(page)
    base = frame.y() + metrics.ascent()
    painter.drawText(QPointF(right, base), page)
    room = right - frame.x() - 2 * font.pixelSize()
    shown = metrics.elidedText(" ".join(title.split()), Qt.TextElideMode.ElideRight, room)
    painter.drawText(QPointF(frame.x(), base), shown)


@dataclass(frozen=True, slots=True)
class CaptionSetter:
    """Typesets captions, all in the same type and in columns of the same width, in pixels."""

    font: QFont
    width: int
    indent: float
    """The width of a figure's number on the left."""
    lines: int = 1
    """The number of lines there is room for."""

    @staticmethod
    def fit(texts: Sequence[str], dpi: int, width: int, room: float) -> CaptionSetter:
        """Return the largest captions that are at most ``room`` high, or else the smallest."""
        numbers = f"{'0' * len(str(len(texts)))}.  " if len(texts) > 1 else ""
        for size in _CAPTION_SIZES:
            font = _type(size, dpi)
            captions = CaptionSetter(font, width, QFontMetricsF(font).horizontalAdvance(numbers))
            needed = max(len(captions.wrapped(text)) for text in texts)
            fitting = max(1, int(room / captions.line_height))
            if needed <= fitting:
                break
        return replace(captions, lines=min(needed, fitting))

    @property
    def line_height(self) -> float:
        return QFontMetricsF(self.font).height()

    def wrapped(self, text: str) -> list[str]:
        """Return all lines of ``text``."""
        return break_lines(" ".join(text.split()), self.font, self.width - self.indent)

    def shown(self, text: str) -> list[str]:
        """Return the lines of ``text`` that fit; dots replace the rest."""
        lines = self.wrapped(text)
        kept, rest = lines[: self.lines - 1], "".join(lines[self.lines - 1 :])
        metrics, room = QFontMetricsF(self.font), self.width - self.indent
        return [*kept, metrics.elidedText(rest.rstrip(), Qt.TextElideMode.ElideRight, room)]

    def draw(self, painter: QPainter, left: float, top: float, number: str, text: str) -> None:
        painter.setFont(self.font)
        painter.setPen(QColor(BOOK.writing))
        base = top + QFontMetricsF(self.font).ascent()
        painter.drawText(QPointF(left, base), number)
        for place, line in enumerate(self.shown(text)):
            below = place * self.line_height
            painter.drawText(QPointF(left + self.indent, base + below), line)


@dataclass(frozen=True, slots=True, kw_only=True)
class StepPageLayout:
    """The positions of figures on a page, in pixels: a grid with equal room for each diagram."""

    corner: tuple[int, int]
    dpi: int
    columns: int
    rows: int
    pitch: tuple[int, int]
    """From one column to the next, and from one row to the next."""
    room: QSize
    """The room for one diagram."""
    captions: CaptionSetter

    @staticmethod
    def of(
        frame: QRect, dpi: int, figures: Sequence[CaptionedView], per_page: int
    ) -> StepPageLayout:
        """Return the layout whose grid comes closest to the shape of the boards."""
        boards = [figure.view.board for figure in figures]
        highest = max(board.height for board in boards) * LENGTH_TO_WIDTH
        shape = max(board.width for board in boards) / highest
        between, above = mm_to_pixels(_BETWEEN, dpi), mm_to_pixels(_ABOVE_CAPTION, dpi)

        def place(columns: int) -> tuple[int, int]:
            rows = per_page // columns
            width = (frame.width() - (columns - 1) * between) // columns
            height = (frame.height() - (rows - 1) * between) // rows
            return max(1, width), max(1, height)

        def strangeness(columns: int) -> float:
            width, height = place(columns)
            return abs(math.log(width / height / shape))

        columns = min((n for n in range(1, per_page + 1) if per_page % n == 0), key=strangeness)
        width, height = place(columns)
        two_lines = round(3 * _CAPTION_SIZES[0] * dpi / 72)
        room = QSize(width, max(1, height - above - two_lines))
        widest = max(_geometry(figure.view, room, dpi).board_rect[2] for figure in figures)
        captions = CaptionSetter.fit(
            [figure.caption for figure in figures],
            dpi,
            min(width, max(widest, mm_to_pixels(_NARROWEST_CAPTION, dpi))),
            _LONGEST_CAPTION * height,
        )
        below = above + math.ceil(captions.lines * captions.line_height)
        room = QSize(width, max(1, height - below))
        used = below + max(_geometry(figure.view, room, dpi).board_rect[3] for figure in figures)
        return StepPageLayout(
            corner=(frame.x(), frame.y()),
            dpi=dpi,
            columns=columns,
            rows=per_page // columns,
            pitch=(width + between, min(height + between, used + mm_to_pixels(_MOST_BETWEEN, dpi))),
            room=room,
            captions=captions,
        )

    def draw_page(self, painter: QPainter, figures: Sequence[CaptionedView], page: int) -> None:
        """Draw those of ``figures`` that belong on ``page``, which is counted from 0."""
        first = page * self.columns * self.rows
        for place, figure in enumerate(figures[first : first + self.columns * self.rows]):
            geometry = _geometry(figure.view, self.room, self.dpi)
            diagram, words = self.boxes(place, geometry)
            painter.save()
            painter.translate(diagram.topLeft() - QPoint(*geometry.board_rect[:2]))
            draw_book_diagram(painter, figure.view, geometry)
            painter.restore()
            number = f"{first + place + 1}." if len(figures) > 1 else ""
            self.captions.draw(painter, words.x(), words.y(), number, figure.caption)

    def boxes(self, place: int, geometry: Geometry) -> tuple[QRect, QRect]:
        """Return the areas of a diagram and its caption, at ``place`` of a page.

        The places are counted from 0 along the rows.
        """
        row, column = divmod(place, self.columns)
        left = self.corner[0] + column * self.pitch[0]
        top = self.corner[1] + row * self.pitch[1]
        _, _, width, height = geometry.board_rect
        below = top + height + mm_to_pixels(_ABOVE_CAPTION, self.dpi)
        words, room = self.captions, self.room.width()
        diagram = QRect(left + (room - width) // 2, top, width, height)
        lines = math.ceil(words.lines * words.line_height)
        return diagram, QRect(left + (room - words.width) // 2, below, words.width, lines)


def _geometry(view: BoardView, room: QSize, dpi: int) -> Geometry:
    """Return the geometry of the largest diagram; that of a small board is not blown up."""
    board, ratio = view.board, dpi / 96
    most = mm_to_pixels(max(board.width, board.height) * _WIDEST_STEP + 10, dpi)  # with coordinates
    width, height = min(room.width(), most), min(room.height(), most)
    thinnest, thickest = dpi * _THINNEST_LINE / 72, dpi * _THICKEST_LINE / 72
    # A shadow needs a 25th, which is free; less what is rounded up, and what the line may gain.
    table = min(width, height) // 25 - 2.5 - thinnest
    rect = Rect(0, 0, (width + table) / ratio, (height + table) / ratio)
    geometry = Geometry.for_view(view, rect, ratio)
    return replace(geometry, line=max(1, round(min(max(geometry.line, thinnest), thickest))))


def _type(points: float, dpi: int) -> QFont:
    font = QFont()
    font.setPixelSize(max(1, round(points * dpi / 72)))
    return font
