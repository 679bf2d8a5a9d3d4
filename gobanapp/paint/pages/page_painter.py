"""The painting of pages: on printers, into documents, as thumbnails."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPagedPaintDevice, QPainter, QPen

from gobanapp.diagram.theme import BOOK, Theme
from gobanapp.paint.drawing_painter import draw_book_diagram
from gobanapp.paint.pages.page import PlacedText, PrintedPage
from gobanapp.paint.pages.print_content import DOTS_PER_INCH, PageRect, PageSize
from gobanapp.sgf.progress_callback import ProgressCallback, ignore_progress

_RIM = 0.08
"""The outline of the stone before a name, in parts of its size."""


class PrintDeviceError(Exception):
    """The device accepts no pages, or no more: a printer may have been switched off."""


def draw_pages(
    device: QPagedPaintDevice,
    pages: Sequence[PrintedPage],
    theme: Theme = BOOK,
    progress: ProgressCallback = ignore_progress,
) -> None:
    """Draw ``pages``, which have been set for the paper of ``device``.

    Raises PrintDeviceError, and what ``progress`` raises.
    """
    printable = device.pageLayout().paintRectPixels(DOTS_PER_INCH)
    painter = QPainter()
    if not painter.begin(device):
        raise PrintDeviceError
    try:
        for number, page in enumerate(pages):
            progress(number / len(pages))
            if number > 0 and not device.newPage():
                raise PrintDeviceError
            painter.save()
            painter.scale(
                device.logicalDpiX() / DOTS_PER_INCH, device.logicalDpiY() / DOTS_PER_INCH
            )
            painter.translate(-printable.topLeft())
            draw_page(painter, page, theme)
            painter.restore()
    finally:
        painter.end()


def page_picture(page: PrintedPage, paper: PageSize, width: int, theme: Theme = BOOK) -> QImage:
    """Return a picture of ``page``, ``width`` pixels wide."""
    scale = width / paper.width
    picture = QImage(width, max(1, round(paper.height * scale)), QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    with QPainter(picture) as painter:
        painter.scale(scale, scale)
        draw_page(painter, page, theme)
    return picture


def draw_page(painter: QPainter, page: PrintedPage, theme: Theme = BOOK) -> None:
    """Draw ``page`` in dots."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    for text in page.words:
        _draw_text(painter, text, theme)
    for stone in page.stones:
        look = theme.stones[stone.color]
        size = stone.box.width
        rim = _RIM * size
        painter.setPen(QPen(QColor(theme.line), rim))
        painter.setBrush(QColor(look.fill))
        painter.drawEllipse(_inside(stone.box, rim / 2))
    for diagram in page.diagrams:
        painter.save()
        left, top, _, _ = diagram.geometry.board_rect
        painter.translate(diagram.box.left - left, diagram.box.top - top)
        draw_book_diagram(painter, diagram.view, diagram.geometry, theme)
        painter.restore()


def _draw_text(painter: QPainter, text: PlacedText, theme: Theme) -> None:
    painter.setFont(text.font.font)
    painter.setPen(QColor(theme.writing))
    painter.drawText(QPointF(text.box.left, text.box.top + text.font.base), text.text)


def _inside(box: PageRect, margin: float) -> QRectF:
    return QRectF(*box).adjusted(margin, margin, -margin, -margin)
