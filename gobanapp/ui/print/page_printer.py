"""Printed pages, made step by step, then printed or saved."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPageLayout

from gobanapp.paint.pages.page import PrintedPage
from gobanapp.paint.pages.page_painter import PrintDeviceError, draw_pages
from gobanapp.paint.pages.print_content import PageOptions, PageSize, PrintSection
from gobanapp.paint.pages.typesetter import typeset_pages
from gobanapp.session.document import Document
from gobanapp.sgf.progress_callback import ProgressCallback
from gobanapp.ui.print.page_contents import (
    PageContents,
    TitleAndHeader,
    gather_contents,
    page_options,
)
from gobanapp.ui.print.print_options import PrintOptions
from gobanapp.ui.widgets.printer import DocumentPrinter, make_pdf
from gobanapp.ui.widgets.progress_dialog import run_with_progress
from gobanapp.ui.widgets.worker import Cancelled, IdleWork

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


class PageMaker(QObject):
    """Makes pages in idle time. ``pages``: those made so far; ``changed``: there are more."""

    changed = Signal()

    def __init__(self, record: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._record = record
        self._steps: Iterator[None] = iter(())
        self._idle_work = IdleWork(self._run_step, self)
        self._idle_work.paused.connect(self.changed)
        self.pages: list[PrintedPage] = []
        self.is_complete = False
        self.contents = PageContents()
        self.options = PageOptions()
        self.paper: PageSize | None = None

    def begin(
        self, options: PrintOptions, title_and_header: TitleAndHeader, page_layout: QPageLayout
    ) -> None:
        """Begin to make pages with other options."""
        self.pages = []
        self.is_complete = False
        self.contents = PageContents()
        self.options = page_options(options, title_and_header)
        self.paper = PageSize.of(page_layout)
        self._steps = self._make_pages(options, title_and_header, self.paper)
        self._idle_work.start()

    def _make_pages(
        self, options: PrintOptions, title_and_header: TitleAndHeader, paper: PageSize
    ) -> Iterator[None]:
        yield from gather_contents(self._record, options, title_and_header, self.contents)
        self.options = page_options(options, title_and_header, len(self.contents.items))
        for page in typeset_pages(self.contents.sections(), self.options, paper):
            self.pages.append(page)
            yield

    def _run_step(self) -> bool:
        for _ in self._steps:
            return True
        self.is_complete = True
        return False


class PagePrinter(DocumentPrinter):
    """Prints and saves pages for one window; methods return whether they were successful."""

    def print_pages(self, page_maker: PageMaker, page_layout: QPageLayout, title: str) -> bool:
        """Print the pages of ``page_maker``, typeset for the printer's paper."""
        sections, options = page_maker.contents.sections(), page_maker.options

        def draw(printer: QPrinter) -> bool:
            def draw_in_thread(progress: ProgressCallback) -> None:
                paper = PageSize.of(printer.pageLayout())
                pages = list(typeset_pages(sections, options, paper))
                draw_pages(printer, pages, options.theme, progress)

            try:
                # Cancelled work must not continue to draw on a deleted printer.
                run_with_progress(
                    self._window, self.tr("Printing"), draw_in_thread, leaves_at_once=False
                )
            except PrintDeviceError:
                return False
            return True

        try:
            return self._put_on_paper(
                title,
                self.tr("Could not print the pages"),
                draw=draw,
                save=lambda path, page: self._save_printed(path, sections, options, page, title),
                ask_and_save=lambda: self.save_pages(page_maker, page_layout, title),
                page=page_layout,
            )
        except Cancelled:
            return False

    def save_pages(self, page_maker: PageMaker, page_layout: QPageLayout, title: str) -> bool:
        """Save the pages of ``page_maker`` in a file that the user chooses."""
        kinds = {"pdf": self.tr("PDF documents")}
        path = self._ask_file(self.tr("Save as PDF"), kinds, title)
        if path is None:
            return False
        pages, options = list(page_maker.pages), page_maker.options
        return self._save(
            path,
            self.tr("Could not save the pages"),
            lambda progress: pages_pdf(pages, options, page_layout, title, progress),
        )

    def _save_printed(
        self,
        path: Path,
        sections: list[PrintSection],
        options: PageOptions,
        page_layout: QPageLayout,
        title: str,
    ) -> bool:
        """Save pages for a chosen printer that is a file, on its own paper."""

        def make(progress: ProgressCallback) -> bytes:
            pages = list(typeset_pages(sections, options, PageSize.of(page_layout)))
            return pages_pdf(pages, options, page_layout, title, progress)

        return self._save(path, self.tr("Could not save the pages"), make)


def pages_pdf(
    pages: list[PrintedPage],
    options: PageOptions,
    page_layout: QPageLayout,
    title: str,
    progress: ProgressCallback,
) -> bytes:
    """Return a PDF of ``pages``, which have been typeset for ``page_layout``."""
    return make_pdf(
        page_layout, title, lambda writer: draw_pages(writer, pages, options.theme, progress)
    )
