"""The export dialog: a picture of the board, or of the moves that led to it, saved or copied."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontDatabase, QImage, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QPlainTextEdit,
    QStackedWidget,
    QWidget,
)
from shiboken6 import isValid

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.theme import THEMES
from gobanapp.game.game import Game
from gobanapp.paint.captioned_image import captioned_board_image
from gobanapp.paint.figure_rendering import PictureFormat
from gobanapp.storage.settings import Settings
from gobanapp.text.diagram_text import coordinates_name, style_name
from gobanapp.ui.board.board_themes import current_theme
from gobanapp.ui.print.board_exporter import (
    MAX_LAST_MOVES,
    RATIOS,
    WIDTHS,
    BoardExporter,
    ExportCoordinates,
    ExportOptions,
    ExportSubject,
    figure_to_export,
    picture_options,
    render_export,
)
from gobanapp.ui.print.dialog_halves import DialogHalves
from gobanapp.ui.print.option_fields import OptionFields, number_box
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.buttons import push_button
from gobanapp.ui.widgets.forms import ChoiceBox, FieldColumn, hbox, text_size, vbox
from gobanapp.ui.widgets.window_geometry import persist_size
from gobanapp.ui.widgets.worker import Task, run_in_thread

Draw = Callable[[int], QImage]
"""Draws a picture with this width in pixels."""


class FigurePreview(QWidget):
    """A preview of the latest picture, as large as possible."""

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumSize(28 * SPACE, 28 * SPACE)
        self.setAccessibleName(self.tr("Preview"))
        self._requested: Draw | None = None
        self._running: Draw | None = None
        self.picture = QImage()
        """The displayed picture; null until the first has been drawn."""

    def show_figure(self, draw: Draw) -> None:
        """Show the picture from ``draw``, which is called on another thread."""
        self._requested = draw
        if self._running is None:
            self._begin(draw)

    def _begin(self, draw: Draw) -> None:
        self._running = draw
        width = round(self.width() * self.devicePixelRatioF())
        run_in_thread(lambda _progress: draw(width), self._show)

    def _show(self, task: Task[QImage]) -> None:
        finished, self._running = self._running, None
        self.picture = task.result()
        self.update()
        if self._requested is not None and finished is not self._requested:
            self._begin(self._requested)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.AlternateBase))
            if self.picture.isNull():
                return
            margin = 2 * SPACE
            available = self.rect().adjusted(margin, margin, -margin, -margin)
            size = QSize(self.picture.size()).scaled(
                available.size(), Qt.AspectRatioMode.KeepAspectRatio
            )
            top_left = QPointF(available.center()) - QPointF(size.width(), size.height()) / 2
            # QPainter interpolates between four pixels only, and would lose thin lines.
            scaled = self.picture.scaled(
                size * self.devicePixelRatioF(),
                Qt.AspectRatioMode.IgnoreAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            painter.drawImage(QRectF(top_left, size), scaled)


_MIN_PICTURE_WIDTH: Final = 40 * SPACE  # pixels, next to the options
_LETTERS, _LINES = 130, 40  # the width and height of the dialog at first


class ExportDialog(QDialog):
    """Exports ``view``, which is the current view of the board, or a figure of ``game``.

    The options are saved.
    """

    def __init__(
        self,
        game: Game,
        view: BoardView,
        settings: Settings,
        exporter: BoardExporter,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Export"))
        self._game = game
        self._view = view
        self._settings = settings
        self._screen = current_theme(settings)
        self._exporter = exporter
        self._subject = ChoiceBox(
            [
                (ExportSubject.BOARD, self.tr("Board as shown")),
                (ExportSubject.MOVES, self.tr("Moves up to here")),
                (ExportSubject.LAST_MOVES, self.tr("Last moves")),
            ]
        )
        self._last = number_box(range(1, MAX_LAST_MOVES + 1))
        self._format = ChoiceBox(
            [
                (PictureFormat.PNG, self.tr("Picture (PNG)")),
                (PictureFormat.SVG, self.tr("Drawing (SVG)")),
                (PictureFormat.PDF, self.tr("Document (PDF)")),
                (PictureFormat.LATEX, self.tr("LaTeX")),
                (PictureFormat.TEXT, self.tr("Text (Sensei's Library)")),
            ]
        )
        self._style = ChoiceBox([(name, style_name(name)) for name in THEMES])
        self._coordinates = ChoiceBox(
            [
                (coordinates, self._coordinates_text(coordinates))
                for coordinates in ExportCoordinates
            ]
        )
        self._width = number_box(WIDTHS)
        self._width.setSingleStep(50)
        self._width.setSuffix(self.tr(" px"))
        self._ratio = ChoiceBox(
            [(ratio, self.tr("{number} ×").format(number=ratio)) for ratio in RATIOS]
        )
        self._outlines = QCheckBox(self.tr("Convert text to o&utlines"))
        self._captioned = QCheckBox(self.tr("Ca&ption"))
        self._fields = OptionFields(
            ExportOptions.from_json(settings.export_options),
            {
                "shown": ("what", self._subject),
                "last": ("last-moves", self._last),
                "format": ("format", self._format),
                "style": ("style", self._style),
                "around": ("coordinates", self._coordinates),
                "width": ("width", self._width),
                "ratio": ("pixel-ratio", self._ratio),
                "outlines": ("outlines", self._outlines),
                "captioned": ("caption", self._captioned),
            },
        )
        self._preview = FigurePreview()
        self._text = QPlainTextEdit(readOnly=True)
        self._text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._text.setAccessibleName(self.tr("Preview"))
        self._pages = QStackedWidget()
        self._copy = push_button(self.tr("&Copy"), "copy", self._copy_figure)
        self._save = push_button(self.tr("&Save…"), "save", self._save_figure)
        self._close = push_button(self.tr("Close"), "close", self.reject)
        self._preview.setObjectName("preview")
        self._text.setObjectName("text-preview")
        self._arrange()
        self._fields.connect_changes(self._update_fields)
        self._update_fields()

    def _coordinates_text(self, coordinates: ExportCoordinates) -> str:
        if coordinates.coordinates is None:
            return self.tr("As on the board")
        return coordinates_name(coordinates.coordinates)

    def _arrange(self) -> None:
        column = FieldColumn()
        column.head(self.tr("Contents"))
        column.add(self.tr("Co&ntent"), self._subject)
        column.add(self.tr("Last &moves"), self._last)
        column.add(self.tr("C&oordinates"), self._coordinates)
        column.add_line(self._captioned)
        column.head(self.tr("File"))
        column.add(self.tr("&Format"), self._format)
        column.add(self.tr("S&tyle"), self._style)
        column.add(self.tr("W&idth"), self._width)
        column.add(self.tr("&Resolution"), self._ratio)
        column.add_line(self._outlines)
        left = self._form = vbox(column, None)
        self._pages.addWidget(self._preview)
        self._pages.addWidget(self._text)
        self._bottom_row = hbox(None, self._close, self._copy, self._save)
        right = vbox((self._pages, 1), self._bottom_row, spacing=2 * SPACE)
        self._halves = DialogHalves(self, left, right)
        self._save.setDefault(True)
        default_size = text_size(self, _LETTERS, _LINES)
        self.resize(default_size)  # its minimum size depends on its width
        self._update_layout()
        persist_size(self, "ExportDialog", default_size)

    def _update_layout(self) -> None:
        """Put the picture below the options if there is no room next to them."""
        halves = self._halves
        form_width = self._form.minimumSize().width()
        buttons_width = self._bottom_row.minimumSize().width()
        preview_width = halves.available_width - form_width - halves.spacing()
        halves.set_side_by_side(preview_width >= max(_MIN_PICTURE_WIDTH, buttons_width))
        min_width = halves.width_for(max(form_width, buttons_width))
        self.setMinimumSize(min_width, halves.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_layout()

    def _update_fields(self) -> None:
        """Show only the fields that apply to the export, and its preview."""
        options = self._fields.options
        is_text = options.format is PictureFormat.TEXT
        self._last.setEnabled(options.shown is ExportSubject.LAST_MOVES)
        self._captioned.setEnabled(options.shown is not ExportSubject.BOARD and not is_text)
        for field in (self._style, self._width):
            field.setEnabled(not is_text)
        self._ratio.setEnabled(options.format is PictureFormat.PNG)
        self._outlines.setEnabled(options.format is PictureFormat.SVG)
        figure = figure_to_export(self._game, self._view, options)
        if is_text:
            self._text.setPlainText(render_export(figure, options).decode())
        else:
            rendering_options = picture_options(options, self._screen)
            self._preview.show_figure(
                lambda width: captioned_board_image(
                    figure.view, rendering_options.theme, width, rendering_options.caption(figure)
                )
            )
        self._pages.setCurrentWidget(self._text if is_text else self._preview)

    def _copy_figure(self) -> None:
        options = self._fields.options
        figure = figure_to_export(self._game, self._view, options)
        self._finish(self._exporter.copy(figure, options, self._screen))

    def _save_figure(self) -> None:
        options = self._fields.options
        figure = figure_to_export(self._game, self._view, options)
        self._finish(self._exporter.save(figure, options, self._screen))

    def _finish(self, is_exported: bool) -> None:
        """Accept the dialog, unless it was closed while a picture was made."""
        if is_exported and isValid(self):
            self.accept()

    def done(self, result: int) -> None:
        self._settings.export_options = self._fields.options.to_json()
        super().done(result)
