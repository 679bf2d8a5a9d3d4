"""Pictures and texts of the board: their options, rendering, saving and copying."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QCoreApplication, QMimeData
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QWidget

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.diagram.figure import Figure, unshown_moves_texts
from gobanapp.diagram.figure_builder import make_figure
from gobanapp.diagram.figure_numbering import FigureNumbering
from gobanapp.diagram.text_figure import figure_text
from gobanapp.diagram.theme import KAYA, THEMES, Theme
from gobanapp.game.game import Game
from gobanapp.paint.captioned_image import captioned_board_image
from gobanapp.paint.figure_rendering import PictureFormat, PictureOptions, render_figure
from gobanapp.rules.board import NO_POINTS
from gobanapp.sgf.progress_callback import ProgressCallback
from gobanapp.storage.json_codec import TEXT, choices, integer, restricted
from gobanapp.ui.widgets.printer import DocumentPrinter
from gobanapp.ui.widgets.progress_dialog import run_with_progress
from gobanapp.ui.widgets.worker import Cancelled

WIDTHS: Final = range(100, 8001)
RATIOS: Final = (1, 2, 3)
MAX_LAST_MOVES: Final = 999


class ExportSubject(Enum):
    """The part of the game to export."""

    BOARD = "board"
    """The position with its marks."""
    MOVES = "moves"
    """All moves up to the position, with their numbers."""
    LAST_MOVES = "last moves"


class ExportCoordinates(Enum):
    """The coordinates along the edges: as on the screen, or of a fixed kind."""

    SCREEN = "screen"
    NONE = CoordinateStyle.NONE.value
    LETTERS = CoordinateStyle.LETTERS.value
    NUMBERS = CoordinateStyle.NUMBERS.value
    SGF = CoordinateStyle.SGF.value
    CJK = CoordinateStyle.CJK.value
    CORNERS = CoordinateStyle.CORNERS.value

    @property
    def coordinates(self) -> CoordinateStyle | None:
        """The coordinates; None: those of the screen."""
        return None if self is ExportCoordinates.SCREEN else CoordinateStyle(self.value)


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportOptions:
    shown: ExportSubject = ExportSubject.BOARD
    last: int = 10
    """The number of last moves that are numbered."""
    format: PictureFormat = PictureFormat.PNG
    style: str = "wood"
    width: int = 800
    """The width in logical pixels."""
    ratio: int = 2
    """Pixels of the picture in a logical pixel."""
    outlines: bool = False
    around: ExportCoordinates = ExportCoordinates.SCREEN
    captioned: bool = True

    def to_json(self) -> str:
        return _EXPORT_OPTIONS.to_text(self)

    @staticmethod
    def from_json(text: str) -> ExportOptions:
        """Return the stored options; damaged or missing ones get their defaults."""
        return _EXPORT_OPTIONS.from_text_or(text, ExportOptions())


_EXPORT_OPTIONS = choices(
    ExportOptions(),
    last=integer(1, MAX_LAST_MOVES),
    style=restricted(TEXT, THEMES.__contains__),
    width=restricted(integer(), WIDTHS.__contains__),
    ratio=restricted(integer(), RATIOS.__contains__),
)


_MIME = {PictureFormat.SVG: "image/svg+xml", PictureFormat.PDF: "application/pdf"}


def figure_to_export(game: Game, view: BoardView, options: ExportOptions) -> Figure:
    """Return the chosen figure; ``view``: the current view of the board."""
    frame = view.frame
    if options.around.coordinates is not None:
        frame = replace(frame, coordinates=options.around.coordinates)
    if options.shown is ExportSubject.BOARD:
        plain_view = view.without_pointer()
        return Figure(
            view=replace(plain_view, frame=frame, refusal_stones=NO_POINTS, hovered_group=NO_POINTS)
        )
    first = 1 if options.shown is ExportSubject.MOVES else -options.last
    return make_figure(game, first=first, numbers=FigureNumbering.OF_GAME, frame=frame)


def caption_below(figure: Figure) -> Sequence[str]:
    """Return the lines below an exported figure: its moves, and those that are not visible."""
    lines = []
    if figure.moves is not None:
        first, last = figure.moves
        text = QCoreApplication.translate("Printing", "Moves {first}–{last}")
        lines.append(text.format(first=first, last=last))
    if phrases := unshown_moves_texts(figure, _translate):
        lines.append("; ".join(phrases))
    return lines


def no_caption(_figure: Figure) -> Sequence[str]:
    return ()


def render_export(figure: Figure, options: ExportOptions, screen: Theme = KAYA) -> bytes:
    """Return the file of ``figure``; ``screen``: the theme and wood of the board on the screen."""
    if options.format is PictureFormat.TEXT:
        return figure_text(figure, _translate).encode()
    return render_figure(figure, options.format, picture_options(options, screen))


def picture_options(options: ExportOptions, screen: Theme = KAYA) -> PictureOptions:
    theme = THEMES[options.style]
    return PictureOptions(
        width=options.width,
        ratio=options.ratio,
        theme=replace(screen, background=theme.background) if theme is KAYA else theme,
        caption=caption_below if options.captioned else no_caption,
        outlines=options.outlines,
    )


def copy_to_clipboard(data: bytes, picture_format: PictureFormat, picture: QImage) -> None:
    """Copy a file to the clipboard; ``picture``: for programs that accept no drawings."""
    mime = QMimeData()
    if picture_format in {PictureFormat.TEXT, PictureFormat.LATEX}:
        mime.setText(data.decode())
    else:
        if picture_format in _MIME:
            mime.setData(_MIME[picture_format], QByteArray(data))
        mime.setImageData(picture)
    QGuiApplication.clipboard().setMimeData(mime)


def _translate(phrase: str) -> str:
    return QCoreApplication.translate("Captions", phrase)


class BoardExporter(DocumentPrinter):
    """Exports for one window; methods return whether they were successful."""

    def __init__(self, window: QWidget, folder: Path | None = None) -> None:
        super().__init__(window, folder)
        self.name = ""
        """The proposed file name without extension."""

    def save(self, figure: Figure, options: ExportOptions, screen: Theme = KAYA) -> bool:
        """Save ``figure`` in a file that the user chooses. ``screen`` as for ``render_export``."""
        kinds = {options.format.value: self._format_name(options.format)}
        path = self._ask_file(self.tr("Export"), kinds, self.name)
        return path is not None and self._save(
            path,
            self.tr("Could not export the board"),
            lambda _progress: render_export(figure, options, screen),
        )

    def copy(self, figure: Figure, options: ExportOptions, screen: Theme = KAYA) -> bool:
        """Copy ``figure`` to the clipboard. ``screen`` as for ``render_export``."""
        rendering_options = picture_options(options, screen)

        def make(_progress: ProgressCallback) -> tuple[bytes, QImage]:
            picture = QImage()
            if options.format not in {PictureFormat.TEXT, PictureFormat.LATEX}:
                picture = captioned_board_image(
                    figure.view,
                    rendering_options.theme,
                    rendering_options.width,
                    rendering_options.caption(figure),
                    rendering_options.ratio,
                )
            data = (
                b""
                if options.format is PictureFormat.PNG
                else render_export(figure, options, screen)
            )
            return data, picture

        try:
            data, picture = run_with_progress(self._window, self.tr("Copying"), make)
        except Cancelled:
            return False
        copy_to_clipboard(data, options.format, picture)
        is_text = options.format in {PictureFormat.TEXT, PictureFormat.LATEX}
        self.message.emit(self.tr("Board copied as text.") if is_text else self.tr("Board copied."))
        return True

    def _format_name(self, picture_format: PictureFormat) -> str:
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
