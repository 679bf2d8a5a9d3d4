"""The figure that is exported, and what it becomes in each format."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QByteArray, QCoreApplication, QMimeData
from PySide6.QtGui import QGuiApplication, QImage

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.figure import Figure, unshown_moves_texts
from gobanapp.diagram.figure_builder import make_figure
from gobanapp.diagram.figure_numbering import FigureNumbering
from gobanapp.diagram.text_figure import figure_text
from gobanapp.diagram.theme import KAYA, THEMES, Theme
from gobanapp.game.game import Game
from gobanapp.paint.figure_rendering import PictureFormat, PictureOptions, render_figure
from gobanapp.rules.board import NO_POINTS
from gobanapp.ui.print.export_options import ExportOptions, ExportSubject

_MIME = {PictureFormat.SVG: "image/svg+xml", PictureFormat.PDF: "application/pdf"}


def figure_to_export(game: Game, view: BoardView, choices: ExportOptions) -> Figure:
    """Return the figure that is chosen; ``view`` is what the board shows now."""
    frame = view.frame
    if choices.around.coordinates is not None:
        frame = replace(frame, coordinates=choices.around.coordinates)
    if choices.shown is ExportSubject.BOARD:
        plain = view.without_pointer()
        return Figure(
            view=replace(plain, frame=frame, refusal_stones=NO_POINTS, hovered_group=NO_POINTS)
        )
    first = 1 if choices.shown is ExportSubject.MOVES else -choices.last
    return make_figure(game, first=first, numbers=FigureNumbering.OF_GAME, frame=frame)


def caption_below(figure: Figure) -> Sequence[str]:
    """Return the lines below an exported figure: its moves, and those that are not seen."""
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


def render_export(figure: Figure, choices: ExportOptions, screen: Theme = KAYA) -> bytes:
    """Return the file of ``figure``; ``screen``: what the board on the screen is made of."""
    if choices.format is PictureFormat.TEXT:
        return figure_text(figure, _translate).encode()
    return render_figure(figure, choices.format, picture_options(choices, screen))


def picture_options(choices: ExportOptions, screen: Theme = KAYA) -> PictureOptions:
    theme = THEMES[choices.style]
    return PictureOptions(
        width=choices.width,
        ratio=choices.ratio,
        theme=replace(screen, background=theme.background) if theme is KAYA else theme,
        caption=caption_below if choices.captioned else no_caption,
        outlines=choices.outlines,
    )


def copy_to_clipboard(data: bytes, picture_format: PictureFormat, picture: QImage) -> None:
    """Put a file on the clipboard; ``picture`` is for programs that take no drawings."""
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
