"""Printing and saving of documents, with their questions and error messages.

The modules needed for printing are imported on first use.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QBuffer,
    QCoreApplication,
    QIODevice,
    QLocale,
    QMarginsF,
    QObject,
    QStandardPaths,
    Signal,
)
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter
from PySide6.QtWidgets import QFileDialog, QWidget

from gobanapp.sgf.atomic_write import save_bytes
from gobanapp.sgf.progress_callback import ProgressCallback
from gobanapp.storage.file_name import suggested_file_name
from gobanapp.text.file_text import cannot_save
from gobanapp.ui.widgets.dialogs import confirm, exec_dialog, show_message_box
from gobanapp.ui.widgets.progress_dialog import run_with_progress
from gobanapp.ui.widgets.worker import Cancelled

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


class DocumentPrinter(QObject):
    """Saves and prints for one window. Every question can be cancelled.

    Methods that return a bool return whether they were successful; failures have then been shown to
    the user.
    """

    message = Signal(str)
    """A message about the result."""

    def __init__(self, window: QWidget, folder: Path | None = None) -> None:
        """``folder``: the first proposed folder, by default that of documents."""
        super().__init__()
        self._window = window
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        self._folder = folder or Path(QStandardPaths.writableLocation(documents))

    # Files

    def _ask_file(self, title: str, file_types: Mapping[str, str], name: str) -> Path | None:
        """Let the user choose a file to save; return its path with one of the extensions.

        ``file_types``: their names by extension, the first being the default. ``name``: the
        proposed name without extension.
        """
        filters = {
            f"{file_type} (*.{extension})": extension for extension, file_type in file_types.items()
        }
        default = next(iter(file_types))
        dialog = QFileDialog(self._window, title, str(self._folder), ";;".join(filters))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(default)
        dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(filters[chosen]))
        proposed = suggested_file_name(name) or self.tr("page")
        dialog.selectFile(f"{proposed}.{default}")
        chosen = dialog.selectedFiles() if exec_dialog(dialog) else []
        extension = filters.get(dialog.selectedNameFilter(), default)
        if not chosen:
            return None
        path = Path(chosen[0]).absolute()
        if path.suffix.lower().removeprefix(".") in file_types:
            return path
        # The dialog treats the text after any dot as an extension, and asked about that file.
        path = path.with_name(f"{path.name}.{extension}")
        if os.path.lexists(path) and not self._confirm_overwrite(path):
            return None
        return path

    def _confirm_overwrite(self, path: Path) -> bool:
        return confirm(
            self._window,
            self.tr("Replace this file?"),
            self.tr("A file with this name already exists. Replacing it discards its contents."),
            self.tr("&Replace"),
            name="replace-file",
            about=path.name,
        )

    def _save(self, path: Path, failed: str, make: Callable[[ProgressCallback], bytes]) -> bool:
        """Write the result of ``make``; ``failed``: the title of the error message."""
        title = self.tr("Saving {file}").format(file=path.name)
        try:
            data = run_with_progress(self._window, title, make)
            run_with_progress(
                self._window, title, lambda _: save_bytes(path, data), leaves_at_once=False
            )
        except Cancelled:
            return False
        except OSError as error:
            show_message_box(
                self._window, failed, cannot_save(path, error), name="not-saved", about=path.name
            )
            return False
        self._folder = path.parent
        self.message.emit(self.tr("Saved as {file}.").format(file=path.name))
        return True

    # Printing

    def _put_on_paper(
        self,
        title: str,
        failed: str,
        *,
        draw: Callable[[QPrinter], bool],
        save: Callable[[Path, QPageLayout], bool],
        ask_and_save: Callable[[], bool],
        page: QPageLayout | None = None,
    ) -> bool:
        """Let the user choose a printer, and ``draw`` on it, which returns whether it worked.

        ``save`` is called if the printer is a file, ``ask_and_save`` if there is none. ``page``:
        the proposed size and orientation.
        """
        from PySide6.QtPrintSupport import (
            QAbstractPrintDialog,
            QPrintDialog,
            QPrinter,
            QPrinterInfo,
        )

        if not QPrinterInfo.availablePrinterNames():
            return self._confirm_saving_instead() and ask_and_save()
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(title)
        if page is not None:
            printer.setPageSize(page.pageSize())
            printer.setPageOrientation(page.orientation())
        dialog = QPrintDialog(printer, self._window)
        # Some systems would otherwise offer other pages.
        dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintPageRange, False)
        if not exec_dialog(dialog):
            return False
        if printer.outputFileName():
            # The dialog offers a file as if it were a printer; a printer would not say that the
            # disk is full.
            return save(Path(printer.outputFileName()).absolute(), printer.pageLayout())
        is_printed = draw(printer) and printer.printerState() != QPrinter.PrinterState.Error
        if not is_printed:
            printer.abort()
            show_message_box(
                self._window,
                failed,
                self.tr(
                    "The printer {printer} did not accept the pages. Check that it is on and "
                    "has paper, or save the pages as PDF."
                ).format(printer=printer.printerName()),
                name="not-printed",
            )
        return is_printed

    def _confirm_saving_instead(self) -> bool:
        return confirm(
            self._window,
            self.tr("No printer found"),
            self.tr(
                "No printer is set up on this computer. You can save the pages as PDF and "
                "print them elsewhere."
            ),
            self.tr("&Save as PDF…"),
            name="no-printer",
        )


def usual_page_size() -> QPageSize.PageSizeId:
    """Return the usual paper in the user's country."""
    system = QLocale.system().measurementSystem()
    is_american = system is QLocale.MeasurementSystem.ImperialUSSystem
    return QPageSize.PageSizeId.Letter if is_american else QPageSize.PageSizeId.A4


def usual_page() -> QPageLayout:
    """Return a portrait page of the usual size."""
    size = QPageSize(usual_page_size())
    return QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF())


def make_pdf(page: QPageLayout, title: str, draw: Callable[[QPdfWriter], object]) -> bytes:
    """Return the PDF that ``draw`` draws on pages like ``page``."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageLayout(page)
    writer.setTitle(title)
    writer.setCreator(QCoreApplication.applicationName())
    draw(writer)
    return bytes(buffer.data().data())
