"""The pages of a print, made bit by bit, so that nobody waits for those that are not seen yet."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPageLayout

from gobanapp.paint.pages.page import PrintedPage
from gobanapp.paint.pages.print_content import PageOptions, PageSize
from gobanapp.paint.pages.typesetter import typeset_pages
from gobanapp.session.document import Document
from gobanapp.ui.print.page_contents import (
    PageContents,
    TitleAndHeader,
    gather_contents,
    page_options,
)
from gobanapp.ui.print.print_options import PrintOptions
from gobanapp.ui.widgets.event_loop import IdleWork


class PageMaker(QObject):
    """``pages`` are those that are there so far; ``changed`` tells of more of them."""

    changed = Signal()

    def __init__(self, record: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._record = record
        self._steps: Iterator[None] = iter(())
        self._work = IdleWork(self._go_on, self)
        self._work.paused.connect(self.changed)
        self.pages: list[PrintedPage] = []
        self.is_complete = False
        self.contents = PageContents()
        self.options = PageOptions()
        self.paper: PageSize | None = None

    def begin(self, choices: PrintOptions, written: TitleAndHeader, layout: QPageLayout) -> None:
        """Make other pages."""
        self.pages = []
        self.is_complete = False
        self.contents = PageContents()
        self.options = page_options(choices, written)
        self.paper = PageSize.of(layout)
        self._steps = self._make(choices, written, self.paper)
        self._work.start()

    def _make(
        self, choices: PrintOptions, written: TitleAndHeader, paper: PageSize
    ) -> Iterator[None]:
        yield from gather_contents(self._record, choices, written, self.contents)
        for page in typeset_pages(self.contents.sections(), self.options, paper):
            self.pages.append(page)
            yield

    def _go_on(self) -> bool:
        for _ in self._steps:
            return True
        self.is_complete = True
        return False
