"""The small picture of a record that file managers show."""

from __future__ import annotations

import math
from dataclasses import replace

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QColor, QImage, qRgb

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.diagram.theme import KAYA, WoodLook
from gobanapp.paint.board_painter import BoardPainter
from gobanapp.rules.board import Board

_CLOSEST = 4
"""How many pixels lines must be apart to be drawn as such."""
_SMALLEST_RING = 9  # pixels
_QUALITY = 80
"""Packed lightly: a sixth longer than usual, in less than half the time."""


def thumbnail_png(board: Board, side: int, part: BoardPart | None = None) -> bytes:
    """Return the file with a square picture of a board, ``side`` pixels wide.

    ``part``: all that is shown of the board. Beside it there is nothing. A board with too many
    lines for the pixels is drawn larger and made smaller. It takes no QGuiApplication, as long as
    nothing is written in the picture.
    """
    view = BoardView(board=board, frame=Frame(CoordinateStyle.NONE, part=part))
    width = side
    while (geometry := Geometry.for_view(view, Rect(0, 0, width, width))).step_x < _CLOSEST:
        width += 2
    # The closer the lines, the fainter: the stones are what is to be seen.
    strength = min(0.8, 0.35 + 0.035 * geometry.step_x)
    line = QColor(_between(QColor(KAYA.board), QColor(KAYA.line), strength)).name()
    painter = BoardPainter(replace(KAYA, background="transparent", line=line))
    painter.take_wood(_wood(width))
    picture = painter.picture(geometry, view)
    if width > side:
        picture = picture.scaled(side, side, mode=Qt.TransformationMode.SmoothTransformation)
    return _encode_png(picture)


def _wood(width: int) -> QImage:
    """Return simple wood: that of the screen needs numpy, which takes longer to load than this."""
    look = KAYA.surface
    assert isinstance(look, WoodLook)
    early, late = QColor(look.early), QColor(look.late)
    rings = min(40, max(10, width // _SMALLEST_RING))
    row = QImage(width, 1, QImage.Format.Format_RGB32)
    for x in range(width):
        row.setPixel(x, 0, _between(early, late, _darkness(x / width * rings)))
    return row.scaled(width, width)


def _darkness(place: float) -> float:
    """Return how dark wood is at a place counted in years: it darkens slowly, ends sharply."""
    # Good and bad years: these waves never meet again within one board.
    age = place + 0.9 * math.sin(0.37 * place) + 0.6 * math.sin(0.83 * place + 1.3)
    year = math.floor(age)
    season = age - year
    late = season**3 * min(1.0, (1 - season) * 6) * (0.45 + 0.55 * math.sin(12.9 * year) ** 2)
    return 0.26 + 0.50 * late + 0.05 * math.sin(0.21 * place) + 0.03 * math.sin(2.9 * place)


def _between(one: QColor, other: QColor, part: float) -> int:
    """Return the colour on the way from ``one``, 0, to ``other``, 1."""

    def mix(first: int, last: int) -> int:
        return round(first + (last - first) * part)

    return qRgb(
        mix(one.red(), other.red()), mix(one.green(), other.green()), mix(one.blue(), other.blue())
    )


def _encode_png(picture: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG", _QUALITY)  # type: ignore[call-overload]
    return bytes(buffer.data().data())
