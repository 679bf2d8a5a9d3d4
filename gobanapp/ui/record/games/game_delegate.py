"""The painting of a game in a list: a small board, players, occasion, date, result."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Generic

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from gobanapp.rules.color import Color
from gobanapp.text.game_heading import GameHeading
from gobanapp.ui.record.games.listed_games import G, ListedGamesModel
from gobanapp.ui.record.games.thumbnails import Thumbnails
from gobanapp.ui.widgets.appearance import SMALL, SPACE
from gobanapp.ui.widgets.stone_icon import stone_pixmap

_DASH = " – "
_BESIDE_STONE = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class RowStyle:
    """The font and the colours of a row."""

    plain: QFont
    ink: QColor
    quiet: QColor
    accent: QColor

    @staticmethod
    def of(font: QFont, palette: QPalette, *, can_be_shown: bool) -> RowStyle:
        """Return the style of a game: faint if it cannot be shown."""
        return RowStyle(
            plain=font,
            ink=palette.color(_Roles.Text if can_be_shown else _Roles.PlaceholderText),
            quiet=palette.color(_Roles.PlaceholderText),
            accent=palette.color(_Roles.Highlight),
        )

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


def draw_players(painter: QPainter, line: QRect, said: GameHeading, type_: RowStyle) -> None:
    """Draw the players in ``line``; names too long for it share it fairly and end in dots."""
    bold, plain = type_.bold, type_.plain
    aside = _STONE + _BESIDE_STONE
    ranks = said.ranks.map(lambda rank: f" {rank}" if rank else "")
    names = said.names.map(lambda name: pixel_width(bold, name))
    of_ranks = ranks.map(lambda rank: pixel_width(plain, rank))
    wanted = (aside + names[color] + of_ranks[color] for color in Color)
    rooms = shares(line.width() - pixel_width(plain, _DASH), *wanted)
    x, y = line.left(), line.top() + (line.height() - _STONE) // 2

    def put_next(font: QFont, color: QColor, text: str, room: int) -> int:
        place = QRect(x, line.top(), room, line.height())
        return draw_elided(painter, font, color, place, text)

    for color, room in zip(Color, rooms, strict=True):
        if color is Color.WHITE:
            x = put_next(plain, type_.quiet, _DASH, pixel_width(plain, _DASH))
        stone = stone_pixmap(color, _STONE, painter.device().devicePixelRatioF())
        painter.drawPixmap(on_whole_pixels(painter, QPointF(x, y)), stone)
        x += aside
        for_rank = min(of_ranks[color], (room - aside) // 2)
        x = put_next(bold, type_.ink, said.names[color], room - aside - for_rank)
        x = put_next(plain, type_.quiet, ranks[color], for_rank)


def shares(room: int, one: int, other: int) -> tuple[int, int]:
    """Return the shares of ``room`` for two texts of these widths: what one can spare, or half."""
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


THUMBNAIL = 82
"""The side of the small boards; 19 lines are four pixels apart in it."""
_AROUND = 7
"""The height of a row above and below its board."""
_LINE_GAP = 6
_STONE = 14
_BAR = 3
_MOST_MARKED = 0.3
"""The share of a line that words about the game may take from the names."""
_ROUND = 6.0
SELECTED = 0.12
"""The share of the accent colour in a selected row."""
_POINTED_AT = 0.05
_Index = QModelIndex | QPersistentModelIndex
_Roles = QPalette.ColorRole
_States = QStyle.StateFlag


class GameDelegate(QStyledItemDelegate, Generic[G]):
    def __init__(
        self, games: ListedGamesModel[G], thumbnails: Thumbnails[G], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._games = games
        self._view = parent
        self._thumbnails = thumbnails

    def sizeHint(self, option: QStyleOptionViewItem, _index: _Index) -> QSize:
        text = 3 * (QFontMetrics(option.font).height() + _LINE_GAP)
        return QSize(THUMBNAIL, max(THUMBNAIL, text) + 2 * _AROUND)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        game = self._games.shown[index.row()]
        type_ = RowStyle.of(option.font, self._view.palette(), can_be_shown=game.can_be_shown)
        row = option.rect.adjusted(2 * SPACE, 0, -2 * SPACE, 0)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_ground(painter, option, game)
        row.setLeft(self._begin(painter, row, game, type_))
        self._draw_board(painter, option, row, game)
        row.setLeft(row.left() + THUMBNAIL + 2 * SPACE)
        self._write(painter, row, game, type_)
        painter.restore()

    def _draw_ground(self, painter: QPainter, option: QStyleOptionViewItem, game: G) -> None:
        """Draw whether the row is selected, pointed at, under the keys, on the board."""
        accent = self._view.palette().color(_Roles.Highlight)
        ground = QRectF(option.rect).adjusted(SPACE / 2, 1, -SPACE / 2, -1)
        state = option.state
        fill = QColor(accent)
        fill.setAlphaF(_POINTED_AT if state & _States.State_MouseOver else 0)
        if state & _States.State_Selected:
            fill.setAlphaF(SELECTED)
        has_focus = bool(state & _States.State_HasFocus)
        painter.setPen(QPen(accent, 1) if has_focus else Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawRoundedRect(ground.adjusted(0.5, 0.5, -0.5, -0.5), _ROUND, _ROUND)
        if self._games.is_current(game):
            height = 5 * SPACE
            bar = QRectF(ground.left() + _BAR, ground.center().y() - height / 2, _BAR, height)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(accent)
            painter.drawRoundedRect(bar, _BAR / 2, _BAR / 2)

    def _begin(self, painter: QPainter, row: QRect, game: G, type_: RowStyle) -> int:  # noqa: ARG002
        """Draw the part before the board; return where the board begins."""
        return row.left()

    def _draw_board(
        self, painter: QPainter, option: QStyleOptionViewItem, row: QRect, game: G
    ) -> None:
        top = row.top() + (row.height() - THUMBNAIL) // 2
        place = QRect(row.left(), top, THUMBNAIL, THUMBNAIL)
        if game.can_be_shown:
            picture = self._thumbnails.picture(game, painter.device().devicePixelRatioF())
            painter.drawPixmap(on_whole_pixels(painter, QPointF(place.topLeft())), picture)
            return
        painter.setPen(QPen(option.palette.color(_Roles.Mid), 1))
        painter.setBrush(option.palette.color(_Roles.AlternateBase))
        painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
        painter.setPen(option.palette.color(_Roles.PlaceholderText))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self._games.stand_in(game))

    # Words

    def _write(self, painter: QPainter, row: QRect, game: G, type_: RowStyle) -> None:
        """Write up to three lines, together in the middle of ``row``."""
        said = self._games.heading(game)
        below = [
            (font, color, text)
            for font, color, text in (
                (type_.plain, type_.ink, said.occasion),
                (type_.small, type_.quiet, self._facts(said, game)),
            )
            if text
        ]
        fonts = [type_.plain, *(font for font, _, _ in below)]
        heights = [QFontMetrics(font).height() + _LINE_GAP for font in fonts]
        top = row.top() + (row.height() - sum(heights)) // 2
        line = QRect(row.left(), top, row.width(), heights[0])
        first = self._mark(painter, line, game, type_)
        if said.title:
            draw_elided(painter, type_.bold, type_.ink, first, said.title)
        else:
            draw_players(painter, first, said, type_)
        for (font, color, text), height in zip(below, heights[1:], strict=True):
            line = QRect(line.left(), line.bottom() + 1, line.width(), height)
            draw_elided(painter, font, color, line, text)

    def _facts(self, said: GameHeading, game: G) -> str:  # noqa: ARG002 - others need it
        return said.facts

    def _mark(self, painter: QPainter, line: QRect, game: G, type_: RowStyle) -> QRect:
        """Draw the marks of the game at the end of ``line``; return the rest of it.

        In a narrow list the names need all of it; the bar at the left marks the game on the board.
        """
        left = QRect(line)
        text = self.tr("On the board")
        width = pixel_width(type_.small, text)
        if self._games.is_current(game) and _MOST_MARKED * line.width() >= width:
            left.setWidth(left.width() - width)
            place = QRect(left.right() + 1, line.top(), line.right() - left.right(), line.height())
            draw_elided(painter, type_.small, type_.accent, place, text)
            left.setWidth(left.width() - 2 * SPACE)
        return left
