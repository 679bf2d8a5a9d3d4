"""The preview of a print: a page, and thumbnails of all pages."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame

from gobanapp.diagram.theme import BOOK, Theme
from gobanapp.paint.pages.page import PrintedPage
from gobanapp.paint.pages.page_painter import page_picture
from gobanapp.paint.pages.print_content import PageSize
from gobanapp.ui.print.page_printer import PageMaker
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.worker import run_in_thread

_KEPT = 30


class PageThumbnails(QObject):
    """Draws one page at a time, the first of those ``wanted``, and emits ``made`` for each."""

    made = Signal()

    def __init__(
        self, wanted: Callable[[], Sequence[PrintedPage]], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._wanted = wanted
        self._pictures: OrderedDict[tuple[int, int], tuple[PrintedPage, QImage]] = OrderedDict()
        self._paper: PageSize | None = None
        self._theme = BOOK
        self._width = 0
        self._is_busy = False

    def begin(self, paper: PageSize, theme: Theme) -> None:
        """Draw other pages from now on."""
        self._paper, self._theme = paper, theme
        self._pictures.clear()

    def picture(self, page: PrintedPage, width: int) -> QImage | None:
        """Return the picture of ``page``, ``width`` device pixels wide; None until it is made."""
        self._width = width
        known = self._pictures.get((id(page), width))
        if known is None:
            self._draw_next()
            return None
        self._pictures.move_to_end((id(page), width))
        return known[1]

    def _draw_next(self) -> None:
        if self._is_busy or self._paper is None:
            return
        width = self._width
        missing = (page for page in self._wanted() if (id(page), width) not in self._pictures)
        page = next(missing, None)
        if page is not None:
            self._is_busy = True
            run_in_thread(_Order(page, self._paper, width, self._theme).draw, self._keep)

    def _keep(self, drawn: tuple[_Order, QImage]) -> None:
        order, picture = drawn
        self._is_busy = False
        if order.paper is self._paper and order.theme is self._theme:
            # The page is kept with it, so that no other gets its id.
            self._pictures[id(order.page), order.width] = order.page, picture
            if len(self._pictures) > _KEPT:
                self._pictures.popitem(last=False)
        self.made.emit()
        self._draw_next()


@dataclass(frozen=True, slots=True)
class _Order:
    page: PrintedPage
    paper: PageSize
    width: int
    theme: Theme

    def draw(self) -> tuple[_Order, QImage]:
        return self, page_picture(self.page, self.paper, self.width, self.theme)


_BETWEEN: Final = 2 * SPACE
_NARROWEST: Final = 8 * SPACE
_ROWS_OF_MANY: Final = 2.4
"""The visible rows of an overview, the last one cut off to show that there are more."""


class ZoomMode(Enum):
    """The zoom of the pages."""

    WIDTH = "width"
    PAGE = "page"
    MANY = "many"


class PrintPreview(QAbstractScrollArea):
    """Shows the pages of a ``PageMaker``. Those out of sight are not drawn."""

    def __init__(self, work: PageMaker) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(self.tr("Preview"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Always there: or pages that only just fit would make it come and go for ever.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setMinimumSize(40 * SPACE, 20 * SPACE)
        self._work = work
        self._zoom = ZoomMode.PAGE
        self._pictures = PageThumbnails(self._pages_seen, self)
        self._pictures.made.connect(self.viewport().update)
        work.changed.connect(self._follow)

    @property
    def zoom(self) -> ZoomMode:
        return self._zoom

    @zoom.setter
    def zoom(self, zoom: ZoomMode) -> None:
        first = next(iter(self._seen()), 0)
        self._zoom = zoom
        self._follow()
        if self._work.pages:
            self.verticalScrollBar().setValue(self._place(first).top() - _BETWEEN)

    def begin(self) -> None:
        """Show other pages, which are being made."""
        if self._work.paper is not None:
            self._pictures.begin(self._work.paper, self._work.options.theme)

    def page_rect(self, number: int) -> QRect:
        """Return the place of page ``number``, from 0, in the viewport."""
        return self._place(number).translated(0, -self.verticalScrollBar().value())

    # Geometry of pages

    def _size(self) -> tuple[int, int]:
        """Return the width and height of a page, in logical pixels."""
        paper, room = self._work.paper, self.viewport().size()
        if paper is None:
            return 0, 0
        shape = paper.height / paper.width
        widest = max(_NARROWEST, room.width() - 2 * _BETWEEN)
        width = widest
        if self._zoom is ZoomMode.PAGE:
            width = min(widest, int((room.height() - 2 * _BETWEEN) / shape))
        elif self._zoom is ZoomMode.MANY:
            width = min(widest, int((room.height() / _ROWS_OF_MANY - _BETWEEN) / shape))
        width = max(_NARROWEST, width)
        return width, round(width * shape)

    def _columns(self) -> int:
        width, _ = self._size()
        room = self.viewport().width() - _BETWEEN
        return max(1, min(room // max(1, width + _BETWEEN), len(self._work.pages)))

    def _place(self, number: int) -> QRect:
        width, height = self._size()
        columns = self._columns()
        row, column = divmod(number, columns)
        all_across = columns * (width + _BETWEEN) - _BETWEEN
        left = (self.viewport().width() - all_across) // 2 + column * (width + _BETWEEN)
        return QRect(left, _BETWEEN + row * (height + _BETWEEN), width, height)

    def _seen(self) -> range:
        """Return the numbers of the visible pages."""
        _, height = self._size()
        top, columns = self.verticalScrollBar().value(), self._columns()
        first = max(0, (top - _BETWEEN) // (height + _BETWEEN))
        last = (top + self.viewport().height()) // (height + _BETWEEN)
        return range(
            min(first * columns, len(self._work.pages)),
            min((last + 1) * columns, len(self._work.pages)),
        )

    def _pages_seen(self) -> list[PrintedPage]:
        return [self._work.pages[number] for number in self._seen()]

    def _follow(self) -> None:
        """Show the pages made so far, and keep the scroll position."""
        _, height = self._size()
        rows = -(-len(self._work.pages) // self._columns())
        whole = _BETWEEN + rows * (height + _BETWEEN)
        bar = self.verticalScrollBar()
        bar.setRange(0, max(0, whole - self.viewport().height()))
        bar.setPageStep(height + _BETWEEN)
        bar.setSingleStep(4 * SPACE)
        self.viewport().update()

    # Events

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        with QPainter(self.viewport()) as painter:
            painter.fillRect(event.rect(), self.palette().color(QPalette.ColorRole.AlternateBase))
            for number in self._seen():
                place = self.page_rect(number)
                painter.fillRect(place, QColor("white"))
                page = self._work.pages[number]
                picture = self._pictures.picture(page, round(place.width() * ratio))
                if picture is not None:
                    picture.setDevicePixelRatio(ratio)
                    painter.drawImage(place.topLeft(), picture)
                painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
                painter.drawRect(place.adjusted(-1, -1, 0, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._follow()

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
