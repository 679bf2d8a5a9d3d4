"""Small pictures of pages, drawn on another thread and kept while they may be seen again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from gobanapp.diagram.theme import BOOK, Theme
from gobanapp.paint.pages.page import PrintedPage
from gobanapp.paint.pages.page_painter import page_picture
from gobanapp.paint.pages.print_content import PageSize
from gobanapp.ui.widgets.worker import run_in_thread

_KEPT = 30


class PageThumbnails(QObject):
    """Draws one page at a time: that of those ``wanted`` which comes first. ``made`` tells."""

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
        """Return the picture of ``page``, so many device pixels wide; None until it is made."""
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
