"""A result slip on paper and in files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QPageLayout

from gobanapp.game.game_summary import GameSummary
from gobanapp.sgf.progress_callback import ProgressCallback
from gobanapp.text.result_sheet_text import result_sheet_file_name
from gobanapp.ui.match.result_sheet.plain_result_sheet import plain_result_sheet
from gobanapp.ui.match.result_sheet.result_sheet_document import (
    draw_result_page,
    result_sheet_document,
)
from gobanapp.ui.widgets.printer import DocumentPrinter, make_pdf, usual_page


class ResultSheetPrinter(DocumentPrinter):
    """Saves and prints a slip for one window; what returns a bool tells whether it was done."""

    def print_slip(self, slip: GameSummary) -> bool:
        return self._put_on_paper(
            result_sheet_file_name(slip),
            self.tr("The result slip was not printed"),
            draw=lambda printer: draw_result_page(result_sheet_document(slip), printer),
            save=lambda path, page: self._save_as(path, lambda: slip_pdf(slip, page)),
            ask_and_save=lambda: self._ask_and_save(slip, {"pdf": self.tr("PDF documents")}),
        )

    def save_slip(self, slip: GameSummary) -> bool:
        """Save it as a document or as text, by the ending of the file the user chooses."""
        kinds = {"pdf": self.tr("PDF documents"), "txt": self.tr("Text")}
        return self._ask_and_save(slip, kinds)

    def _ask_and_save(self, slip: GameSummary, kinds: dict[str, str]) -> bool:
        path = self._ask_file(self.tr("Save Result Slip"), kinds, result_sheet_file_name(slip))
        if path is None:
            return False
        if path.suffix.lower() == ".txt":
            return self._save_as(path, lambda: plain_result_sheet(slip).encode())
        return self._save_as(path, lambda: slip_pdf(slip, usual_page()))

    def _save_as(self, path: Path, make: Callable[[], bytes]) -> bool:
        def work(_progress: ProgressCallback) -> bytes:
            return make()

        return self._save(path, self.tr("The result slip was not saved"), work)


def slip_pdf(slip: GameSummary, page: QPageLayout) -> bytes:
    """Return a document of one page."""
    document = result_sheet_document(slip)
    return make_pdf(
        page, result_sheet_file_name(slip), lambda writer: draw_result_page(document, writer)
    )
