"""Both players of a game on one line, as in "● Ann 5d – ○ Ben 4d"."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QPainter, QPixmap

from gobanapp.rules.color import ByColor, Color
from gobanapp.text.game_heading import GameHeading
from gobanapp.ui.widgets.appearance import SMALL

_DASH = " – "
_BESIDE_STONE = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class RowStyle:
    """The type and the colours that a row is written in."""

    plain: QFont
    ink: QColor
    quiet: QColor
    accent: QColor

    @property
    def bold(self) -> QFont:
        font = QFont(self.plain)
        font.setWeight(QFont.Weight.DemiBold)
        return font

    @property
    def small(self) -> QFont:
        font = QFont(self.plain)
        font.setPointSizeF(font.pointSizeF() * SMALL)
        return font


def draw_players(
    painter: QPainter, line: QRect, said: GameHeading, type_: RowStyle, stones: ByColor[QPixmap]
) -> None:
    """Draw the players in ``line``; names too long for it share it fairly and end in dots."""
    bold, plain = type_.bold, type_.plain
    side = round(stones.black.deviceIndependentSize().width())
    aside = side + _BESIDE_STONE
    ranks = said.ranks.map(lambda rank: f" {rank}" if rank else "")
    names = said.names.map(lambda name: pixel_width(bold, name))
    of_ranks = ranks.map(lambda rank: pixel_width(plain, rank))
    wanted = (aside + names[color] + of_ranks[color] for color in Color)
    rooms = shares(line.width() - pixel_width(plain, _DASH), *wanted)
    x, y = line.left(), line.top() + (line.height() - side) // 2

    def put_next(font: QFont, color: QColor, text: str, room: int) -> int:
        place = QRect(x, line.top(), room, line.height())
        return draw_elided(painter, font, color, place, text)

    for color, room in zip(Color, rooms, strict=True):
        if color is Color.WHITE:
            x = put_next(plain, type_.quiet, _DASH, pixel_width(plain, _DASH))
        painter.drawPixmap(on_whole_pixels(painter, QPointF(x, y)), stones[color])
        x += aside
        for_rank = min(of_ranks[color], (room - aside) // 2)
        x = put_next(bold, type_.ink, said.names[color], room - aside - for_rank)
        x = put_next(plain, type_.quiet, ranks[color], for_rank)


def shares(room: int, one: int, other: int) -> tuple[int, int]:
    """Return how much of ``room`` two things get that want so much: what one can spare, or half."""
    if one + other <= room:
        return one, other
    half = room // 2
    if one <= half:
        return one, room - one
    if other <= half:
        return room - other, other
    return half, room - half


def pixel_width(font: QFont, text: str) -> int:
    """Return the whole pixels that ``text`` needs."""
    return math.ceil(QFontMetricsF(font).horizontalAdvance(text))


def draw_elided(painter: QPainter, font: QFont, color: QColor, place: QRect, text: str) -> int:
    """Write ``text`` on one line, with dots where there is too little room; return its end."""
    shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, place.width())
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    painter.setFont(font)
    painter.setPen(color)
    single = Qt.TextFlag.TextSingleLine.value | Qt.TextFlag.TextDontClip.value
    painter.drawText(place, flags.value | single, shown)
    return place.left() + pixel_width(font, shown)


def on_whole_pixels(painter: QPainter, corner: QPointF) -> QPointF:
    """Return the place nearest to ``corner`` where a picture is drawn pixel for pixel."""
    to_device = painter.deviceTransform()
    there = to_device.map(corner)
    back, _ = to_device.inverted()
    return back.map(QPointF(round(there.x()), round(there.y())))
