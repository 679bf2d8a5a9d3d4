"""Pages on paper and in documents."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QPageLayout

from gobanapp.paint.pages.page import PrintedPage
from gobanapp.paint.pages.page_painter import PrintDeviceError, draw_pages
from gobanapp.paint.pages.print_content import PageOptions, PageSize, PrintSection
from gobanapp.paint.pages.typesetter import typeset_pages
from gobanapp.sgf.progress_callback import ProgressCallback
from gobanapp.ui.print.page_maker import PageMaker
from gobanapp.ui.widgets.printer import DocumentPrinter, make_pdf
from gobanapp.ui.widgets.progress_dialog import Cancelled, run_with_progress

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


class PagePrinter(DocumentPrinter):
    """Prints and saves pages for one window; what returns a bool tells whether it was done."""

    def print_pages(self, work: PageMaker, layout: QPageLayout, title: str) -> bool:
        """Print the pages of ``work``, set again for the paper that the printer has."""
        sections, manner = work.contents.sections(), work.options

        def draw(printer: QPrinter) -> bool:
            def on_thread(progress: ProgressCallback) -> None:
                paper = PageSize.of(printer.pageLayout())
                pages = list(typeset_pages(sections, manner, paper))
                draw_pages(printer, pages, manner.theme, progress)

            try:
                # What was cancelled must not go on drawing on a printer that is gone.
                run_with_progress(
                    self._window, self.tr("Printing"), on_thread, leaves_at_once=False
                )
            except PrintDeviceError:
                return False
            return True

        try:
            return self._put_on_paper(
                title,
                self.tr("The pages were not printed"),
                draw=draw,
                save=lambda path, page: self._save_again(path, sections, manner, page, title),
                ask_and_save=lambda: self.save_pages(work, layout, title),
                page=layout,
            )
        except Cancelled:
            return False

    def save_pages(self, work: PageMaker, layout: QPageLayout, title: str) -> bool:
        """Save the pages of ``work`` as a document that the user names."""
        kinds = {"pdf": self.tr("PDF documents")}
        path = self._ask_file(self.tr("Save as PDF"), kinds, title)
        if path is None:
            return False
        pages, manner = list(work.pages), work.options
        return self._save(
            path,
            self.tr("The pages were not saved"),
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
        """Save pages where the printer that was chosen is a file, with paper of its own."""

        def make(progress: ProgressCallback) -> bytes:
            pages = list(typeset_pages(sections, manner, PageSize.of(layout)))
            return pages_pdf(pages, manner, layout, title, progress)

        return self._save(path, self.tr("The pages were not saved"), make)


def pages_pdf(
    pages: list[PrintedPage],
    manner: PageOptions,
    layout: QPageLayout,
    title: str,
    progress: ProgressCallback,
) -> bytes:
    """Return a document of ``pages``, which have been set for ``layout``."""
    return make_pdf(layout, title, lambda writer: draw_pages(writer, pages, manner.theme, progress))
