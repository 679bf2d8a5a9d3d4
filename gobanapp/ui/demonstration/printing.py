"""A count by hand on paper and in files: what is asked before, and told where it fails.

What is needed for printing is imported when somebody prints.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QBuffer,
    QCoreApplication,
    QIODevice,
    QLocale,
    QMarginsF,
    QObject,
    QStandardPaths,
)
from PySide6.QtGui import QColor, QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QFileDialog, QInputDialog, QWidget

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.diagram.theme import KAYA
from gobanapp.paint.images import board_image
from gobanapp.paint.step_pages import Captions, Figure, PagesRefused, draw_pages
from gobanapp.sgf.files import save_bytes
from gobanapp.sgf.progress import Progress
from gobanapp.ui.background import Cancelled, in_background
from gobanapp.ui.dialogs.question import agreed, tell
from gobanapp.ui.files.file_messages import cannot_save

_PER_PAGE: Final = (1, 2, 4, 6)
_USUAL_PER_PAGE: Final = 4
_LONGEST_NAME: Final = 60  # letters, of up to four bytes each

# A picture is this many pixels wide, or as many as large boards need.
_WIDTH: Final = 1200
_COLUMN: Final = 32
_NARROWEST: Final = 600
_CAPTION_DPI: Final = 220
"""Gives a picture type of 29 pixels, which is read well on half of a screen."""


class StepPrinting(QObject):
    """Saves and prints steps for one window. All that is asked can be cancelled.

    What returns a bool tells whether it was done: false too after a failure, which the user has
    then been told.
    """

    def __init__(self, window: QWidget, folder: Path | None = None) -> None:
        """``folder`` is where files are first proposed to go; else it is that of documents."""
        super().__init__()
        self._window = window
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        self._folder = folder or Path(QStandardPaths.writableLocation(documents))

    # Files

    def save_picture(self, view: BoardView, caption: str, name: str) -> bool:
        """Save ``view`` as on the screen, with its words below it, in a file the user chooses.

        ``name`` is proposed for it, without its ending. An empty caption takes no room.
        """
        kinds = self.tr("Pictures (*.png)")
        path = self._ask_file(self.tr("Save Picture"), kinds, name, "png")
        if path is None:
            return False
        title = self.tr("Saving {file}").format(file=path.name)
        failed = self.tr("The picture was not saved")
        return self._save(path, title, failed, lambda _progress: _png(view, caption))

    def save_pdf(self, figures: Sequence[Figure], title: str, name: str) -> bool:
        """Save all ``figures`` as a document under ``title``, as many on a page as is chosen."""
        per_page = self._ask_per_page(len(figures), self.tr("Save as PDF…"))
        return per_page is not None and self._ask_pdf(figures, title, name, per_page)

    def _ask_pdf(self, figures: Sequence[Figure], title: str, name: str, per_page: int) -> bool:
        kinds = self.tr("PDF documents (*.pdf)")
        path = self._ask_file(self.tr("Save as PDF"), kinds, name, "pdf")
        return path is not None and self._save_pdf(path, figures, title, per_page, _usual_page())

    def _save_pdf(
        self, path: Path, figures: Sequence[Figure], title: str, per_page: int, page: QPageLayout
    ) -> bool:
        return self._save(
            path,
            self.tr("Saving {file}").format(file=path.name),
            self.tr("The steps were not saved"),
            lambda progress: _pdf(figures, title, per_page, page, progress),
        )

    def _ask_file(self, title: str, kinds: str, name: str, ending: str) -> Path | None:
        """Let the user choose where to save; return the path with its ending."""
        dialog = QFileDialog(self._window, title, str(self._folder), kinds)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(ending)
        dialog.selectFile(f"{_file_name(name) or self.tr('step')}.{ending}")
        chosen = dialog.selectedFiles() if dialog.exec() else []
        dialog.deleteLater()
        if not chosen:
            return None
        path = Path(chosen[0]).absolute()
        if path.suffix.lower() == f".{ending}":
            return path
        # The dialog takes what follows any dot for an ending, and then has asked about that file.
        path = path.with_name(f"{path.name}.{ending}")
        if os.path.lexists(path) and not self._may_overwrite(path):
            return None
        return path

    def _may_overwrite(self, path: Path) -> bool:
        return agreed(
            self._window,
            self.tr("Replace {file}?").format(file=path.name),
            self.tr("There is such a file already; what it holds would be lost."),
            self.tr("&Replace"),
        )

    def _save(self, path: Path, title: str, failed: str, make: Callable[[Progress], bytes]) -> bool:
        try:
            data = in_background(self._window, title, make)
            in_background(
                self._window, title, lambda _: save_bytes(path, data), leaves_at_once=False
            )
        except Cancelled:
            return False
        except OSError as error:
            tell(self._window, failed, cannot_save(path, error))
            return False
        self._folder = path.parent
        return True

    # Printing

    def print_step(self, figure: Figure, title: str) -> bool:
        """Print one step, as large as the page allows."""
        return self._print([figure], title, 1)

    def print_all(self, figures: Sequence[Figure], title: str) -> bool:
        """Print all ``figures`` under ``title``, as many on a page as is chosen."""
        per_page = self._ask_per_page(len(figures), self.tr("Print…"))
        return per_page is not None and self._print(figures, title, per_page)

    def _print(self, figures: Sequence[Figure], title: str, per_page: int) -> bool:
        from PySide6.QtPrintSupport import (
            QAbstractPrintDialog,
            QPrintDialog,
            QPrinter,
            QPrinterInfo,
        )

        if not QPrinterInfo.availablePrinterNames():
            return self._may_save_instead() and self._ask_pdf(figures, title, title, per_page)
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(title)
        dialog = QPrintDialog(printer, self._window)
        # Not every system leaves the other pages out by itself.
        dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintPageRange, False)
        is_wanted = dialog.exec() == QPrintDialog.DialogCode.Accepted
        dialog.deleteLater()
        if not is_wanted:
            return False
        if printer.outputFileName():
            # The dialog offers a file as if it were a printer; a printer would not say that the
            # disk is full.
            path = Path(printer.outputFileName()).absolute()
            return self._save_pdf(path, figures, title, per_page, printer.pageLayout())
        try:
            draw_pages(printer, figures, title=title, per_page=per_page)
            is_printed = printer.printerState() != QPrinter.PrinterState.Error
        except PagesRefused:
            printer.abort()
            is_printed = False
        if not is_printed:
            tell(
                self._window,
                self.tr("The steps were not printed"),
                self.tr(
                    "The printer {printer} did not take the pages. See whether it is switched on"
                    " and has paper, or save the steps as PDF and print that file."
                ).format(printer=printer.printerName()),
            )
        return is_printed

    def _may_save_instead(self) -> bool:
        return agreed(
            self._window,
            self.tr("There is no printer"),
            self.tr(
                "This computer knows of no printer. You can save what would be printed as a PDF"
                " file, and print that elsewhere."
            ),
            self.tr("&Save as PDF…"),
        )

    def _ask_per_page(self, number: int, action: str) -> int | None:
        """Ask how many of ``number`` steps are to stand on a page."""
        if number == 1:
            return 1
        choices = {self._per_page_in_words(number, per_page): per_page for per_page in _PER_PAGE}
        dialog = QInputDialog(self._window)
        dialog.setWindowTitle(action.rstrip("…"))
        dialog.setLabelText(self.tr("Steps on each page:"))
        dialog.setComboBoxItems(list(choices))
        dialog.setTextValue(self._per_page_in_words(number, _USUAL_PER_PAGE))
        dialog.setOkButtonText(action)
        is_wanted = dialog.exec()
        dialog.deleteLater()
        return choices[dialog.textValue()] if is_wanted else None

    def _per_page_in_words(self, number: int, per_page: int) -> str:
        pages = -(-number // per_page)
        if pages == 1:
            return self.tr("{number} (1 page)").format(number=per_page)
        return self.tr("{number} (%n pages)", "", pages).format(number=per_page)


def _png(view: BoardView, caption: str) -> bytes:
    picture = _picture(view, caption)
    picture.setText("Description", caption)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(picture)
    return bytes(buffer.data().data())


def _picture(view: BoardView, caption: str) -> QImage:
    """Return ``view`` on its table, which reaches no further than the shadow and the caption."""
    board = view.board
    side = max(_WIDTH, _COLUMN * max(board.width, board.height))
    height = side * 9 // 8  # the board is longer than wide
    rect = Rect(0, 0, side, height)
    geometry = Geometry.fit(board.width, board.height, rect, coordinates=view.coordinates)
    left, top, across, down = geometry.wood
    around = side // 40
    width = max(across + 2 * around, _NARROWEST)
    dpi = _CAPTION_DPI * side // _WIDTH
    captions = Captions.fit([caption], dpi, width - 2 * around, height)
    below = round(captions.lines * captions.line_height) if caption.strip() else -around
    picture = QImage(width, down + 3 * around + below, QImage.Format.Format_RGB32)
    picture.fill(QColor(KAYA.table))
    with QPainter(picture) as painter:
        whole = board_image(view, side, height)
        painter.drawImage((width - across) // 2 - left, around - top, whole)
        if caption.strip():
            captions.draw(painter, around, down + 2 * around, "", caption)
    return picture


def _pdf(
    figures: Sequence[Figure], title: str, per_page: int, page: QPageLayout, progress: Progress
) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageLayout(page)
    writer.setTitle(title)
    writer.setCreator(QCoreApplication.applicationName())
    draw_pages(writer, figures, title=title, per_page=per_page, progress=progress)
    return bytes(buffer.data().data())


def _usual_page() -> QPageLayout:
    """Return an upright page of the size that is usual where the user lives."""
    is_american = QLocale.system().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    size = QPageSize.PageSizeId.Letter if is_american else QPageSize.PageSizeId.A4
    return QPageLayout(QPageSize(size), QPageLayout.Orientation.Portrait, QMarginsF())


def _file_name(name: str) -> str:
    """Return ``name`` without the signs that no file name may have, and no longer than one may."""
    allowed = "".join(" " if sign in '<>:"/\\|?*' else sign for sign in name)
    return " ".join(allowed.split())[:_LONGEST_NAME].rstrip()
