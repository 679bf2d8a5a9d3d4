"""The thumbnail of a game record for file managers."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import accumulate, pairwise

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.diagram.drawing import blend_colors
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.diagram.theme import KAYA, WoodLook
from gobanapp.paint.board_painter import BoardPainter
from gobanapp.rules.board import Board

_MIN_STEP = 4
"""The least distance of lines, in pixels."""
_SMALLEST_RING = 9  # pixels
_QUALITY = 80
"""Light compression: a sixth larger than usual, in less than half the time."""


def thumbnail_png(board: Board, side: int, part: BoardPart | None = None) -> bytes:
    """Return the file with a square picture of a board, ``side`` pixels wide.

    ``part``: the part of the board to show. The rest of the square is transparent. A board with too
    many lines for the pixels is drawn larger and scaled down. No QGuiApplication is needed as long
    as the picture contains no text.
    """
    view = BoardView(board=board, frame=Frame(CoordinateStyle.NONE, part=part))
    width = side
    while (geometry := Geometry.for_view(view, Rect(0, 0, width, width))).step_x < _MIN_STEP:
        width += 2
    # The closer the lines, the fainter: the stones are the subject.
    strength = min(0.8, 0.35 + 0.035 * geometry.step_x)
    line = blend_colors(KAYA.board, KAYA.line, strength)
    painter = BoardPainter(replace(KAYA, background="transparent", line=line))
    painter.set_wood(_wood(width))
    picture = painter.picture(geometry, view)
    if width > side:
        picture = picture.scaled(side, side, mode=Qt.TransformationMode.SmoothTransformation)
    return _encode_png(picture)


def _wood(width: int) -> QImage:
    """Return simple wood: that of the screen needs numpy, which takes longer to load."""
    look = KAYA.surface
    assert isinstance(look, WoodLook)
    rings = min(40, max(10, width // _SMALLEST_RING))
    ring_ends = list(accumulate(1 + 0.5 * math.sin(2.3 * ring) for ring in range(rings)))
    gradient = QLinearGradient(0, 0, width, 0)
    # Each year wood darkens slowly and ends sharply; no two years are alike.
    for ring, (begin, end) in enumerate(pairwise([0, *ring_ends])):
        length, late_darkness = (
            (end - begin) / ring_ends[-1],
            0.3 + 0.4 * math.sin(12.9 * ring) ** 2,
        )
        for part, darkness in ((0.05, 0.26), (0.55, 0.3), (0.85, late_darkness)):
            color = QColor(blend_colors(look.early, look.late, darkness))
            gradient.setColorAt(begin / ring_ends[-1] + part * length, color)
    wood = QImage(width, width, QImage.Format.Format_RGB32)
    with QPainter(wood) as painter:
        painter.fillRect(wood.rect(), gradient)
    return wood


def _encode_png(picture: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG", _QUALITY)  # type: ignore[call-overload]
    return bytes(buffer.data().data())
