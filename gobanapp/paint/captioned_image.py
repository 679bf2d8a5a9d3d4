"""Pictures of boards as PNG and PDF files."""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QMarginsF, QSizeF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPageSize, QPainter, QPdfWriter

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.drawing import Drawing
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.diagram.theme import KAYA, Surface, Theme
from gobanapp.diagram.vector.captioned_picture import (
    caption_height,
    caption_layer,
    picture,
    picture_geometry,
)
from gobanapp.paint.board_painter import BoardPainter
from gobanapp.paint.drawing_painter import paint_drawing
from gobanapp.paint.surface_image import make_surface
from gobanapp.paint.wood_image import WOOD_WIDTH


@lru_cache(maxsize=1)
def ensure_application() -> QCoreApplication:
    """Make the application that fonts need, if there is none; it needs no display.

    It exists to the end of the process.
    """
    # Elsewhere a display is always there, and without it fonts are not found.
    platform_options = ["-platform", "offscreen"] if sys.platform.startswith("linux") else []
    return QGuiApplication.instance() or QGuiApplication(["gobanapp", *platform_options])


def captioned_board_image(
    view: BoardView, theme: Theme, width: int, caption: Sequence[str] = (), ratio: float = 1.0
) -> QImage:
    """Return ``view`` as a picture ``width`` times ``ratio`` pixels wide, with a caption below.

    Wood and its stones are those of the screen, all else is drawn as in print.
    """
    if theme.surface is None:
        drawing = picture(view, theme, width, caption, ratio)
    else:
        geometry = picture_geometry(view, width, ratio)
        caption_drawing = caption_layer(caption, geometry, theme)
        height = geometry.height + caption_height(caption_drawing, geometry, theme)
        drawing = Drawing(geometry.width, height, (caption_drawing,))
    image = QImage(round(drawing.width), math.ceil(drawing.height), QImage.Format.Format_RGB32)
    image.fill(QColor(theme.background))
    with QPainter(image) as painter:
        if theme.surface is not None:
            painter.drawImage(0, 0, board_image(view, geometry.width, geometry.height, theme))
        paint_drawing(painter, drawing)
    return image


def render_png(
    view: BoardView, theme: Theme, width: int, caption: Sequence[str] = (), ratio: float = 1.0
) -> bytes:
    """Return the PNG file of ``captioned_board_image``."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    captioned_board_image(view, theme, width, caption, ratio).save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def render_pdf(drawings: Sequence[Drawing], pixels_per_inch: float) -> bytes:
    """Return a PDF with a page for each drawing, of exactly its size.

    Raises ValueError if there is none.
    """
    if not drawings:
        raise ValueError("no page")
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(round(pixels_per_inch))
    writer.setCreator("gobanapp")
    writer.setPageMargins(QMarginsF())
    painter = QPainter()
    for drawing in drawings:
        inches = QSizeF(drawing.width, drawing.height) / pixels_per_inch
        exact_match = QPageSize.SizeMatchPolicy.ExactMatch
        writer.setPageSize(QPageSize(inches, QPageSize.Unit.Inch, "", exact_match))
        if painter.isActive():
            writer.newPage()
        else:
            painter.begin(writer)
        paint_drawing(painter, drawing)
    painter.end()
    return bytes(buffer.data().data())


# Pictures of boards to export, complete with their wood.

_MAX_WOOD_WIDTH = 2 * WOOD_WIDTH


def board_image(view: BoardView, width: int, height: int, theme: Theme = KAYA) -> QImage:
    """Return ``view`` as a picture of ``width`` by ``height`` pixels, the table around the board.

    A first picture takes some tenths of a second longer, while the wood is made. A QGuiApplication
    must exist, for its fonts.
    """
    geometry = Geometry.for_view(view, Rect(0, 0, width, height))
    painter = BoardPainter(theme)
    if theme.surface is not None:
        painter.set_wood(_wood(theme.surface, min(_MAX_WOOD_WIDTH, max(WOOD_WIDTH, width))))
    return painter.picture(geometry, view)


@lru_cache(maxsize=2)
def _wood(look: Surface, width: int) -> QImage:
    return make_surface(look, width)
