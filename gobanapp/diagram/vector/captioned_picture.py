"""A picture of a given width with a caption below the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.drawing import Drawing, Layer, ShapeStyle, Text
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.diagram.text_width import CAPITAL, text_width
from gobanapp.diagram.theme import Theme
from gobanapp.diagram.vector.board_drawing import draw_board_view

_MAX_HEIGHT = 1.5
"""The limit of a picture's height, in widths, so that a part of one column is not blown up."""

# In sizes of the type of captions.
_CAPTION_SIZE = 1.15  # itself in that of the coordinates
_LEADING = 1.4
_BELOW = 0.7


def picture_geometry(view: BoardView, width: int, ratio: float = 1.0) -> Geometry:
    """Return the geometry of a picture ``width`` wide, with equal margins around the board.

    ``ratio``: pixels in a unit of ``width``.
    """
    room = Rect(0, 0, width, _MAX_HEIGHT * width)
    geometry = Geometry.for_view(view, room, ratio)
    left, top, _, wood_height = geometry.board_rect
    margin = min(left, top)
    height = wood_height + 2 * margin
    return replace(
        geometry,
        rect=Rect(0, 0, width, height / ratio),
        height=height,
        top=geometry.top - top + margin,
    )


def picture(
    view: BoardView, theme: Theme, width: int, caption: Sequence[str] = (), ratio: float = 1.0
) -> Drawing:
    """Return the drawing of ``view`` with the lines of ``caption`` below it, broken to fit.

    It is ``width`` times ``ratio`` pixels wide. The last move is marked if ``view`` says so.
    """
    geometry = picture_geometry(view, width, ratio)
    drawing = draw_board_view(view, geometry, theme)
    caption_shapes = caption_layer(caption, geometry, theme)
    height = drawing.height + caption_height(caption_shapes, geometry, theme)
    return Drawing(
        drawing.width,
        height,
        (*drawing.layers, *([caption_shapes] if caption_shapes.shapes else ())),
    )


def caption_layer(caption: Sequence[str], geometry: Geometry, theme: Theme) -> Layer:
    """Return the lines of a caption below the picture of ``geometry``."""
    size = _caption_size(geometry, theme)
    room = geometry.width - 2 * size
    lines = [line for text in caption for line in _wrap(text, room / size)]
    top = geometry.height + size * _LEADING / 2 - size * _BELOW / 2
    return Layer(
        ShapeStyle(fill=theme.writing),
        tuple(
            Text(
                line,
                geometry.width / 2,
                top + number * _LEADING * size,
                CAPITAL * size,
                room,
                in_line=True,
            )
            for number, line in enumerate(lines)
        ),
    )


def caption_height(words: Layer, geometry: Geometry, theme: Theme) -> int:
    """Return the height that the caption ``words`` adds to a picture."""
    if not words.shapes:
        return 0
    return round((_LEADING * len(words.shapes) + _BELOW) * _caption_size(geometry, theme))


def _caption_size(geometry: Geometry, theme: Theme) -> float:
    return _CAPTION_SIZE * geometry.font_size * theme.font_scale


def _wrap(text: str, room: float) -> list[str]:
    """Return ``text`` in lines, broken between words."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".lstrip()
        if lines[-1] and text_width(longer) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return [line for line in lines if line]
