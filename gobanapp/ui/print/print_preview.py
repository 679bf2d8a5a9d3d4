"""The preview of a print: a page, and thumbnails of all pages."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame

from gobanapp.diagram.theme import BOOK, Theme
from gobanapp.paint.pages.page import PrintedPage
from gobanapp.paint.pages.page_painter import page_picture
from gobanapp.paint.pages.print_content import PageSize
from gobanapp.sgf.progress_callback import ProgressCallback
from gobanapp.ui.print.page_printer import PageMaker
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.worker import Task, run_in_thread

_MAX_CACHED = 30


class PageThumbnails(QObject):
    """Draws the visible pages one at a time, and emits ``picture_drawn`` for each."""

    picture_drawn = Signal()

    def __init__(
        self, visible_pages: Callable[[], Sequence[PrintedPage]], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._visible_pages = visible_pages
        self._pictures: OrderedDict[tuple[int, int], tuple[PrintedPage, QImage]] = OrderedDict()
        self._paper: PageSize | None = None
        self._theme = BOOK
        self._width = 0
        self._task: Task[tuple[PrintedPage, int, QImage]] | None = None

    def begin(self, paper: PageSize, theme: Theme) -> None:
        """Draw other pages from now on."""
        if self._task is not None:
            self._task.cancel()
        self._task = None
        self._paper, self._theme = paper, theme
        self._pictures.clear()

    def picture(self, page: PrintedPage, width: int) -> QImage | None:
        """Return the picture of ``page``, ``width`` device pixels wide; None until it is drawn."""
        self._width = width
        cached = self._pictures.get((id(page), width))
        if cached is None:
            self._draw_next()
            return None
        self._pictures.move_to_end((id(page), width))
        return cached[1]

    def _draw_next(self) -> None:
        if self._task is not None or self._paper is None:
            return
        width = self._width
        missing = (
            page for page in self._visible_pages() if (id(page), width) not in self._pictures
        )
        page = next(missing, None)
        if page is not None:
            work = partial(_draw_page, page, self._paper, width, self._theme)
            self._task = run_in_thread(work, self._store)

    def _store(self, task: Task[tuple[PrintedPage, int, QImage]]) -> None:
        self._task = None
        page, width, picture = task.result()
        # The page is kept with it, so that no other page can get its id.
        self._pictures[id(page), width] = page, picture
        if len(self._pictures) > _MAX_CACHED:
            self._pictures.popitem(last=False)
        self.picture_drawn.emit()
        self._draw_next()


def _draw_page(
    page: PrintedPage, paper: PageSize, width: int, theme: Theme, _progress: ProgressCallback
) -> tuple[PrintedPage, int, QImage]:
    return page, width, page_picture(page, paper, width, theme)


_GAP: Final = 2 * SPACE
_MIN_PAGE_WIDTH: Final = 8 * SPACE
_OVERVIEW_ROWS: Final = 2.4
"""The visible rows of an overview, the last one cut off to show that there are more."""


class ZoomMode(Enum):
    """The zoom of the pages."""

    WIDTH = "width"
    PAGE = "page"
    MANY = "many"


class PrintPreview(QAbstractScrollArea):
    """Shows the pages of a ``PageMaker``. Hidden pages are not drawn."""

    def __init__(self, page_maker: PageMaker) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(self.tr("Preview"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Otherwise pages that only just fit would make it appear and disappear forever.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setMinimumSize(40 * SPACE, 20 * SPACE)
        self._page_maker = page_maker
        self._zoom = ZoomMode.PAGE
        self._thumbnails = PageThumbnails(self._visible_pages, self)
        self._thumbnails.picture_drawn.connect(self.viewport().update)
        page_maker.changed.connect(self._update_scroll_bar)

    @property
    def zoom(self) -> ZoomMode:
        return self._zoom

    @zoom.setter
    def zoom(self, zoom: ZoomMode) -> None:
        first = next(iter(self._visible_numbers()), 0)
        self._zoom = zoom
        self._update_scroll_bar()
        if self._page_maker.pages:
            self.verticalScrollBar().setValue(self._content_rect(first).top() - _GAP)

    def begin(self) -> None:
        """Show other pages, which the ``PageMaker`` has begun to make."""
        if self._page_maker.paper is not None:
            self._thumbnails.begin(self._page_maker.paper, self._page_maker.options.theme)

    def page_rect(self, number: int) -> QRect:
        """Return the place of page ``number``, from 0, in the viewport."""
        return self._content_rect(number).translated(0, -self.verticalScrollBar().value())

    # Geometry of pages

    def _page_size(self) -> tuple[int, int]:
        """Return the width and height of a page, in logical pixels."""
        paper, viewport = self._page_maker.paper, self.viewport().size()
        if paper is None:
            return 0, 0
        proportion = paper.height / paper.width
        max_width = max(_MIN_PAGE_WIDTH, viewport.width() - 2 * _GAP)
        width = max_width
        if self._zoom is ZoomMode.PAGE:
            width = min(max_width, int((viewport.height() - 2 * _GAP) / proportion))
        elif self._zoom is ZoomMode.MANY:
            width = min(max_width, int((viewport.height() / _OVERVIEW_ROWS - _GAP) / proportion))
        width = max(_MIN_PAGE_WIDTH, width)
        return width, round(width * proportion)

    def _columns(self) -> int:
        width, _ = self._page_size()
        available = self.viewport().width() - _GAP
        return max(1, min(available // max(1, width + _GAP), len(self._page_maker.pages)))

    def _content_rect(self, number: int) -> QRect:
        width, height = self._page_size()
        columns = self._columns()
        row, column = divmod(number, columns)
        total_width = columns * (width + _GAP) - _GAP
        left = (self.viewport().width() - total_width) // 2 + column * (width + _GAP)
        return QRect(left, _GAP + row * (height + _GAP), width, height)

    def _visible_numbers(self) -> range:
        """Return the numbers of the visible pages."""
        _, height = self._page_size()
        top, columns = self.verticalScrollBar().value(), self._columns()
        first = max(0, (top - _GAP) // (height + _GAP))
        last = (top + self.viewport().height()) // (height + _GAP)
        return range(
            min(first * columns, len(self._page_maker.pages)),
            min((last + 1) * columns, len(self._page_maker.pages)),
        )

    def _visible_pages(self) -> list[PrintedPage]:
        return [self._page_maker.pages[number] for number in self._visible_numbers()]

    def _update_scroll_bar(self) -> None:
        """Show the pages made so far, and keep the scroll position."""
        _, height = self._page_size()
        rows = -(-len(self._page_maker.pages) // self._columns())
        total_height = _GAP + rows * (height + _GAP)
        bar = self.verticalScrollBar()
        bar.setRange(0, max(0, total_height - self.viewport().height()))
        bar.setPageStep(height + _GAP)
        bar.setSingleStep(4 * SPACE)
        self.viewport().update()

    # Events

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        with QPainter(self.viewport()) as painter:
            painter.fillRect(event.rect(), self.palette().color(QPalette.ColorRole.AlternateBase))
            for number in self._visible_numbers():
                rect = self.page_rect(number)
                painter.fillRect(rect, QColor("white"))
                page = self._page_maker.pages[number]
                picture = self._thumbnails.picture(page, round(rect.width() * ratio))
                if picture is not None:
                    picture.setDevicePixelRatio(ratio)
                    painter.drawImage(rect.topLeft(), picture)
                painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
                painter.drawRect(rect.adjusted(-1, -1, 0, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_scroll_bar()

    def scrollContentsBy(self, _dx: int, _dy: int) -> None:
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar, keys = self.verticalScrollBar(), Qt.Key
        if event.key() == keys.Key_Home:
            bar.setValue(bar.minimum())
        elif event.key() == keys.Key_End:
            bar.setValue(bar.maximum())
        else:
            super().keyPressEvent(event)
