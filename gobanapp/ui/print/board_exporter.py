"""A picture of the board in a file, or on the clipboard."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from gobanapp.diagram.figure import Figure
from gobanapp.diagram.theme import KAYA, Theme
from gobanapp.paint.captioned_image import captioned_board_image
from gobanapp.paint.figure_rendering import PictureFormat
from gobanapp.sgf.progress_callback import ProgressCallback
from gobanapp.ui.print.export_options import ExportOptions
from gobanapp.ui.print.export_render import copy_to_clipboard, picture_options, render_export
from gobanapp.ui.widgets.printer import DocumentPrinter
from gobanapp.ui.widgets.progress_dialog import Cancelled, run_with_progress


class BoardExporter(DocumentPrinter):
    """Exports for one window; what returns a bool tells whether it was done."""

    def __init__(self, window: QWidget, folder: Path | None = None) -> None:
        super().__init__(window, folder)
        self.name = ""
        """What files are proposed to be called, without their endings."""

    def save(self, figure: Figure, choices: ExportOptions, screen: Theme = KAYA) -> bool:
        """Save ``figure`` in a file that the user names. ``screen`` as for ``render_export``."""
        kinds = {choices.format.value: self._kind(choices.format)}
        path = self._ask_file(self.tr("Export"), kinds, self.name)
        return path is not None and self._save(
            path,
            self.tr("The board was not exported"),
            lambda _progress: render_export(figure, choices, screen),
        )

    def copy(self, figure: Figure, choices: ExportOptions, screen: Theme = KAYA) -> bool:
        """Put ``figure`` on the clipboard. ``screen`` as for ``render_export``."""
        made = picture_options(choices, screen)

        def make(_progress: ProgressCallback) -> tuple[bytes, QImage]:
            picture = QImage()
            if choices.format not in {PictureFormat.TEXT, PictureFormat.LATEX}:
                picture = captioned_board_image(
                    figure.view, made.theme, made.width, made.caption(figure), made.ratio
                )
            data = (
                b""
                if choices.format is PictureFormat.PNG
                else render_export(figure, choices, screen)
            )
            return data, picture

        try:
            data, picture = run_with_progress(self._window, self.tr("Copying"), make)
        except Cancelled:
            return False
        copy_to_clipboard(data, choices.format, picture)
        return True

    def _kind(self, picture_format: PictureFormat) -> str:
        match picture_format:
            case PictureFormat.PNG:
                return self.tr("Pictures")
            case PictureFormat.SVG:
                return self.tr("Drawings")
            case PictureFormat.PDF:
                return self.tr("PDF documents")
            case PictureFormat.LATEX:
                return self.tr("LaTeX")
            case PictureFormat.TEXT:
                return self.tr("Text")
