"""The printing and saving of a count by hand, with its questions and error messages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImageWriter, QPagedPaintDevice, QPageLayout
from PySide6.QtWidgets import QInputDialog

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.theme import KAYA
from gobanapp.paint.captioned_image import captioned_board_image
from gobanapp.paint.pages.page_painter import PrintDeviceError, draw_pages
from gobanapp.paint.pages.print_content import DiagramItem, PageOptions, PageSize, PrintSection
from gobanapp.paint.pages.typesetter import typeset_pages
from gobanapp.sgf.progress_callback import ProgressCallback, ignore_progress
from gobanapp.ui.widgets.dialogs import exec_dialog
from gobanapp.ui.widgets.printer import DocumentPrinter, make_pdf, usual_page

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

_PER_PAGE: Final = (1, 2, 4, 6)
_DEFAULT_PER_PAGE: Final = 4

# A picture is this many pixels wide, or as many as large boards need.
_MIN_WIDTH: Final = 1200
_MIN_COLUMN_WIDTH: Final = 32


class StepPrinter(DocumentPrinter):
    """Saves and prints steps for one window."""

    # Files

    def save_picture(self, view: BoardView, caption: str, name: str) -> bool:
        """Save ``view`` as on the screen, with its caption below, in a file the user chooses.

        ``name``: the proposed file name without extension. An empty caption takes no room.
        """
        kinds = {"png": self.tr("Pictures")}
        path = self._ask_file(self.tr("Save Picture"), kinds, name)
        if path is None:
            return False
        error_title = self.tr("Could not save the picture")
        return self._save(path, error_title, lambda _progress: _png_picture(view, caption))

    def save_pdf(self, figures: Sequence[DiagramItem], title: str, name: str) -> bool:
        """Save all ``figures`` as a document under ``title``, with a chosen number per page."""
        per_page = self._ask_per_page(len(figures), self.tr("Save as PDF…"))
        return per_page is not None and self._ask_file_and_save_pdf(figures, title, name, per_page)

    def _ask_file_and_save_pdf(
        self, figures: Sequence[DiagramItem], title: str, name: str, per_page: int
    ) -> bool:
        kinds = {"pdf": self.tr("PDF documents")}
        path = self._ask_file(self.tr("Save as PDF"), kinds, name)
        return path is not None and self._save_pdf(path, figures, title, per_page, usual_page())

    def _save_pdf(
        self,
        path: Path,
        figures: Sequence[DiagramItem],
        title: str,
        per_page: int,
        page: QPageLayout,
    ) -> bool:
        return self._save(
            path,
            self.tr("Could not save the steps"),
            lambda progress: make_pdf(
                page, title, lambda writer: _draw_steps(writer, figures, title, per_page, progress)
            ),
        )

    # Printing

    def print_step(self, figure: DiagramItem, title: str) -> bool:
        """Print one step, as large as the page allows."""
        return self._print([figure], title, 1)

    def print_all(self, figures: Sequence[DiagramItem], title: str) -> bool:
        """Print all ``figures`` under ``title``, with a chosen number per page."""
        per_page = self._ask_per_page(len(figures), self.tr("Print…"))
        return per_page is not None and self._print(figures, title, per_page)

    def _print(self, figures: Sequence[DiagramItem], title: str, per_page: int) -> bool:
        def draw(printer: QPrinter) -> bool:
            try:
                _draw_steps(printer, figures, title, per_page)
            except PrintDeviceError:
                return False
            return True

        return self._put_on_paper(
            title,
            self.tr("Could not print the steps"),
            draw=draw,
            save=lambda path, page: self._save_pdf(path, figures, title, per_page, page),
            ask_and_save=partial(self._ask_file_and_save_pdf, figures, title, title, per_page),
        )

    def _ask_per_page(self, number: int, action: str) -> int | None:
        """Ask how many of ``number`` steps to print on a page."""
        if number == 1:
            return 1
        choices = {self._per_page_text(number, per_page): per_page for per_page in _PER_PAGE}
        dialog = QInputDialog(self._window)
        dialog.setWindowTitle(action.rstrip("…"))
        dialog.setLabelText(self.tr("Steps per page:"))
        dialog.setComboBoxItems(list(choices))
        dialog.setTextValue(self._per_page_text(number, _DEFAULT_PER_PAGE))
        dialog.setOkButtonText(action)
        return choices[dialog.textValue()] if exec_dialog(dialog) else None

    def _per_page_text(self, number: int, per_page: int) -> str:
        pages = -(-number // per_page)
        return self.tr("{number} (%n pages)", "", pages).format(number=per_page)


def _png_picture(view: BoardView, caption: str) -> bytes:
    board = view.board
    width = max(_MIN_WIDTH, _MIN_COLUMN_WIDTH * max(board.width, board.height))
    picture = captioned_board_image(view, KAYA, width, [caption])
    picture.setText("Description", caption)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(picture)
    return bytes(buffer.data().data())


def _draw_steps(
    device: QPagedPaintDevice,
    figures: Sequence[DiagramItem],
    title: str,
    per_page: int,
    progress: ProgressCallback = ignore_progress,
) -> None:
    """Draw ``figures`` under ``title`` on pages for ``device``.

    Raises PrintDeviceError, and what ``progress`` raises.
    """
    options = PageOptions(per_page=per_page, header=title)
    paper = PageSize.of(device.pageLayout())
    draw_pages(device, [*typeset_pages([PrintSection(figures)], options, paper)], progress=progress)
