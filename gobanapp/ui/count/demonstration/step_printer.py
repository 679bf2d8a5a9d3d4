"""The printing and saving of a count by hand, with its questions and error messages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QColor, QImage, QImageWriter, QPageLayout, QPainter, QPdfWriter
from PySide6.QtWidgets import QInputDialog

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.diagram.theme import KAYA
from gobanapp.paint.captioned_image import board_image
from gobanapp.paint.pages.page_painter import PrintDeviceError
from gobanapp.paint.step_pages import CaptionedView, CaptionSetter, draw_step_pages
from gobanapp.sgf.progress_callback import ProgressCallback
from gobanapp.ui.widgets.dialogs import exec_dialog
from gobanapp.ui.widgets.printer import DocumentPrinter, make_pdf, usual_page

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

_PER_PAGE: Final = (1, 2, 4, 6)
_USUAL_PER_PAGE: Final = 4

# A picture is this many pixels wide, or as many as large boards need.
_WIDTH: Final = 1200
_COLUMN: Final = 32
_NARROWEST: Final = 600
_CAPTION_DPI: Final = 220
"""The resolution that gives captions 29 pixels of height, readable on half of a screen."""


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
        failed = self.tr("Could not save the picture")
        return self._save(path, failed, lambda _progress: _png(view, caption))

    def save_pdf(self, figures: Sequence[CaptionedView], title: str, name: str) -> bool:
        """Save all ``figures`` as a document under ``title``, with a chosen number per page."""
        per_page = self._ask_per_page(len(figures), self.tr("Save as PDF…"))
        return per_page is not None and self._ask_pdf(figures, title, name, per_page)

    def _ask_pdf(
        self, figures: Sequence[CaptionedView], title: str, name: str, per_page: int
    ) -> bool:
        kinds = {"pdf": self.tr("PDF documents")}
        path = self._ask_file(self.tr("Save as PDF"), kinds, name)
        return path is not None and self._save_pdf(path, figures, title, per_page, usual_page())

    def _save_pdf(
        self,
        path: Path,
        figures: Sequence[CaptionedView],
        title: str,
        per_page: int,
        page: QPageLayout,
    ) -> bool:
        return self._save(
            path,
            self.tr("Could not save the steps"),
            lambda progress: _pdf(figures, title, per_page, page, progress),
        )

    # Printing

    def print_step(self, figure: CaptionedView, title: str) -> bool:
        """Print one step, as large as the page allows."""
        return self._print([figure], title, 1)

    def print_all(self, figures: Sequence[CaptionedView], title: str) -> bool:
        """Print all ``figures`` under ``title``, with a chosen number per page."""
        per_page = self._ask_per_page(len(figures), self.tr("Print…"))
        return per_page is not None and self._print(figures, title, per_page)

    def _print(self, figures: Sequence[CaptionedView], title: str, per_page: int) -> bool:
        def draw(printer: QPrinter) -> bool:
            try:
                draw_step_pages(printer, figures, title=title, per_page=per_page)
            except PrintDeviceError:
                return False
            return True

        return self._put_on_paper(
            title,
            self.tr("Could not print the steps"),
            draw=draw,
            save=lambda path, page: self._save_pdf(path, figures, title, per_page, page),
            ask_and_save=partial(self._ask_pdf, figures, title, title, per_page),
        )

    def _ask_per_page(self, number: int, action: str) -> int | None:
        """Ask how many of ``number`` steps to print on a page."""
        if number == 1:
            return 1
        choices = {self._per_page_in_words(number, per_page): per_page for per_page in _PER_PAGE}
        dialog = QInputDialog(self._window)
        dialog.setWindowTitle(action.rstrip("…"))
        dialog.setLabelText(self.tr("Steps per page:"))
        dialog.setComboBoxItems(list(choices))
        dialog.setTextValue(self._per_page_in_words(number, _USUAL_PER_PAGE))
        dialog.setOkButtonText(action)
        return choices[dialog.textValue()] if exec_dialog(dialog) else None

    def _per_page_in_words(self, number: int, per_page: int) -> str:
        pages = -(-number // per_page)
        return self.tr("{number} (%n pages)", "", pages).format(number=per_page)


def _png(view: BoardView, caption: str) -> bytes:
    picture = _picture(view, caption)
    picture.setText("Description", caption)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(picture)
    return bytes(buffer.data().data())


def _picture(view: BoardView, caption: str) -> QImage:
    """Return ``view`` on a background just large enough for the shadow and the caption."""
    board = view.board
    side = max(_WIDTH, _COLUMN * max(board.width, board.height))
    height = side * 9 // 8  # the board is longer than wide
    rect = Rect(0, 0, side, height)
    geometry = Geometry.for_view(view, rect)
    left, top, across, down = geometry.board_rect
    around = side // 40
    width = max(across + 2 * around, _NARROWEST)
    dpi = _CAPTION_DPI * side // _WIDTH
    captions = CaptionSetter.fit([caption], dpi, width - 2 * around, height)
    below = round(captions.lines * captions.line_height) if caption.strip() else -around
    picture = QImage(width, down + 3 * around + below, QImage.Format.Format_RGB32)
    picture.fill(QColor(KAYA.background))
    with QPainter(picture) as painter:
        whole = board_image(view, side, height)
        painter.drawImage((width - across) // 2 - left, around - top, whole)
        if caption.strip():
            captions.draw(painter, around, down + 2 * around, "", caption)
    return picture


def _pdf(
    figures: Sequence[CaptionedView],
    title: str,
    per_page: int,
    page: QPageLayout,
    progress: ProgressCallback,
) -> bytes:
    def draw(writer: QPdfWriter) -> None:
        draw_step_pages(writer, figures, title=title, per_page=per_page, progress=progress)

    return make_pdf(page, title, draw)
