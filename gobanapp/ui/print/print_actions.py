"""Actions for printing, exporting and copying the board and the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from gobanapp.session.session import Session
from gobanapp.storage.settings import Settings
from gobanapp.text import formats
from gobanapp.ui.widgets.commands import Command
from gobanapp.ui.widgets.dialogs import open_dialog

if TYPE_CHECKING:
    from gobanapp.ui.board.board_widget import BoardWidget
    from gobanapp.ui.print.board_exporter import BoardExporter, ExportOptions


class PrintActions(QObject):
    """The print, export and copy actions of the menus; their modules are imported on first use."""

    message = Signal(str)
    """A message on what was saved or copied, to show for a moment."""

    def __init__(
        self, window: QWidget, session: Session, settings: Settings, board: BoardWidget
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._settings = settings
        self._board = board
        self._exporter: BoardExporter | None = None

    def file_commands(self) -> Sequence[Command]:
        """Return the commands for paper and files."""
        return [
            Command("print", self.tr("&Print…"), self.ask_print, QKeySequence.StandardKey.Print),
            Command("export", self.tr("&Export…"), self.ask_export, "Ctrl+Shift+E"),
        ]

    def copy_commands(self) -> Sequence[Command]:
        """Return the commands for the clipboard."""
        return [
            Command(
                "copy-picture", self.tr("Copy &Board as Picture"), self.copy_picture, "Ctrl+Shift+C"
            ),
            Command("copy-text", self.tr("Copy Board as Te&xt"), self.copy_text),
        ]

    def ask_print(self) -> None:
        """Show the print dialog."""
        from gobanapp.ui.print.print_dialog import PrintDialog

        dialog = PrintDialog(self._session.document, self._settings, self._window)
        dialog.message.connect(self.message)
        open_dialog(dialog)

    def ask_export(self) -> None:
        """Show the export dialog."""
        from gobanapp.ui.print.export_dialog import ExportDialog

        dialog = ExportDialog(
            self._session.game,
            self._board.view,
            self._settings,
            self._prepared_exporter(),
            self._window,
        )
        open_dialog(dialog)

    def copy_picture(self) -> None:
        """Copy the current view of the board to the clipboard."""
        from gobanapp.ui.print.board_exporter import ExportOptions

        self._copy(ExportOptions())

    def copy_text(self) -> None:
        """Copy the board to the clipboard as a text diagram for mails and forums."""
        from gobanapp.paint.figure_rendering import PictureFormat
        from gobanapp.ui.print.board_exporter import ExportOptions

        self._copy(ExportOptions(format=PictureFormat.TEXT))

    def _copy(self, options: ExportOptions) -> None:
        from gobanapp.ui.print.board_exporter import figure_to_export

        figure = figure_to_export(self._session.game, self._board.view, options)
        self._prepared_exporter().copy(figure, options, self._board.theme)

    def _prepared_exporter(self) -> BoardExporter:
        """Return the exporter, which remembers the folder of the last file."""
        from gobanapp.ui.print.board_exporter import BoardExporter

        info = self._session.game.info
        names = [name for name in info.names if name]
        name = " - ".join(names) or formats.elided(info.event, 40) or self.tr("board")
        if self._exporter is None:
            self._exporter = BoardExporter(self._window)
            self._exporter.message.connect(self.message)
        self._exporter.name = name
        return self._exporter
