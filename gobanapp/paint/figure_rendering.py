"""One figure as the bytes of a file, in every format of pictures and diagrams.

Only what a format needs is imported: SVG, LaTeX and text work without Qt.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.figure import Figure
from gobanapp.diagram.theme import BOOK, Theme
from gobanapp.diagram.vector.captioned_picture import picture

_PRINTED_RATIO = 8
"""The pixels of print in one of the screen, because lengths are whole pixels."""
_PIXELS_PER_INCH = 96


class PictureFormat(Enum):
    """File formats; the values are file name extensions."""

    SVG = "svg"
    PNG = "png"
    PDF = "pdf"
    TEXT = "txt"
    """As Sensei's Library has it."""
    LATEX = "tex"

    @property
    def needs_qt(self) -> bool:
        """Return whether a QGuiApplication must exist."""
        return self in (PictureFormat.PNG, PictureFormat.PDF)


def no_caption(_figure: Figure) -> Sequence[str]:
    """Return no caption."""
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PictureOptions:
    """Options of a picture; text formats use only the words."""

    width: int = 800
    """In pixels, of which an inch has 96."""
    ratio: float = 1.0
    """Pixels of a PNG in one of ``width``."""
    theme: Theme = BOOK
    caption: Callable[[Figure], Sequence[str]] = no_caption
    """The lines below a figure."""
    outlines: bool = False
    """True if the text of an SVG becomes outlines, which needs a QGuiApplication but no font."""


DEFAULT_OPTIONS = PictureOptions()


def render_figure(
    figure: Figure | BoardView,
    picture_format: PictureFormat,
    options: PictureOptions = DEFAULT_OPTIONS,
) -> bytes:
    """Return a file with one figure, or with a view that has no words."""
    if isinstance(figure, BoardView):
        figure = Figure(view=figure)
        options = replace(options, caption=no_caption)
    match picture_format:
        case PictureFormat.SVG:
            return _svg(figure, options)
        case PictureFormat.LATEX:
            return _latex(figure, options)
        case PictureFormat.TEXT:
            return _text(figure)
        case PictureFormat.PNG:
            from gobanapp.paint.captioned_image import render_png

            caption = options.caption(figure)
            return render_png(figure.view, options.theme, options.width, caption, options.ratio)
        case PictureFormat.PDF:
            return render_pages([figure], options)


def render_pages(figures: Sequence[Figure], options: PictureOptions = DEFAULT_OPTIONS) -> bytes:
    """Return a PDF with a page for each figure, of exactly its size.

    Raises ValueError if there is no figure.
    """
    from gobanapp.paint.captioned_image import render_pdf

    drawings = [
        picture(figure.view, options.theme, options.width, options.caption(figure), _PRINTED_RATIO)
        for figure in figures
    ]
    return render_pdf(drawings, _PRINTED_RATIO * _PIXELS_PER_INCH)


def _svg(figure: Figure, options: PictureOptions) -> bytes:
    from gobanapp.diagram.svg import TextOutliner, svg

    outliner: TextOutliner | None = None
    if options.outlines:
        from gobanapp.paint.drawing_painter import text_outlines

        outliner = text_outlines
    drawing = picture(figure.view, options.theme, options.width, options.caption(figure))
    return svg(drawing, title=figure.name, outliner=outliner).encode("utf-8", "replace")


def _latex(figure: Figure, options: PictureOptions) -> bytes:
    from gobanapp.diagram.latex import latex

    caption = options.caption(figure)
    drawing = picture(figure.view, options.theme, options.width, caption, _PRINTED_RATIO)
    return latex(drawing, _PRINTED_RATIO * _PIXELS_PER_INCH).encode("utf-8", "replace")


def _text(figure: Figure) -> bytes:
    from gobanapp.diagram.text_figure import figure_text

    return figure_text(figure).encode("utf-8", "replace")
