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
from gobanapp.ui.widgets.progress_dialog import Cancelled, run_with_progress
from gobanapp.ui.widgets.worker import IdleWork

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


class PageMaker(QObject):
    """``pages`` are the pages made so far; ``changed`` announces more of them."""

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
        """Begin to make other pages."""
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
        self.options = page_options(choices, written, len(self.contents.items))
        for page in typeset_pages(self.contents.sections(), self.options, paper):
            self.pages.append(page)
            yield

    def _go_on(self) -> bool:
        for _ in self._steps:
            return True
        self.is_complete = True
        return False


class PagePrinter(DocumentPrinter):
    """Prints and saves pages for one window; methods return whether they were successful."""

    def print_pages(self, work: PageMaker, layout: QPageLayout, title: str) -> bool:
        """Print the pages of ``work``, typeset for the printer's paper."""
        sections, manner = work.contents.sections(), work.options

        def draw(printer: QPrinter) -> bool:
            def on_thread(progress: ProgressCallback) -> None:
                paper = PageSize.of(printer.pageLayout())
                pages = list(typeset_pages(sections, manner, paper))
                draw_pages(printer, pages, manner.theme, progress)

            try:
                # Cancelled work must not continue to draw on a printer that is gone.
                run_with_progress(
                    self._window, self.tr("Printing"), on_thread, leaves_at_once=False
                )
            except PrintDeviceError:
                return False
            return True

        try:
            return self._put_on_paper(
                title,
                self.tr("Could not print the pages"),
                draw=draw,
                save=lambda path, page: self._save_again(path, sections, manner, page, title),
                ask_and_save=lambda: self.save_pages(work, layout, title),
                page=layout,
            )
        except Cancelled:
            return False

    def save_pages(self, work: PageMaker, layout: QPageLayout, title: str) -> bool:
        """Save the pages of ``work`` in a file that the user chooses."""
        kinds = {"pdf": self.tr("PDF documents")}
        path = self._ask_file(self.tr("Save as PDF"), kinds, title)
        if path is None:
            return False
        pages, manner = list(work.pages), work.options
        return self._save(
            path,
            self.tr("Could not save the pages"),
            lambda progress: pages_pdf(pages, manner, layout, title, progress),
        )

    def _save_again(
        self,
        path: Path,
        sections: list[PrintSection],
        manner: PageOptions,
        layout: QPageLayout,
        title: str,
    ) -> bool:
        """Save pages if the chosen printer is a file, with its own paper."""

        def make(progress: ProgressCallback) -> bytes:
            pages = list(typeset_pages(sections, manner, PageSize.of(layout)))
            return pages_pdf(pages, manner, layout, title, progress)

        return self._save(path, self.tr("Could not save the pages"), make)


def pages_pdf(
    pages: list[PrintedPage],
    manner: PageOptions,
    layout: QPageLayout,
    title: str,
    progress: ProgressCallback,
) -> bytes:
    """Return a PDF of ``pages``, which have been typeset for ``layout``."""
    return make_pdf(layout, title, lambda writer: draw_pages(writer, pages, manner.theme, progress))
