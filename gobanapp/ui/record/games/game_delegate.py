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
_STONE_GAP = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class RowStyle:
    """The font and the colours of a row."""

    plain: QFont
    ink: QColor
    muted: QColor
    accent: QColor

    @staticmethod
    def of(font: QFont, palette: QPalette, *, can_be_shown: bool) -> RowStyle:
        """Return the style of a game: faint if it cannot be shown."""
        return RowStyle(
            plain=font,
            ink=palette.color(_Roles.Text if can_be_shown else _Roles.PlaceholderText),
            muted=palette.color(_Roles.PlaceholderText),
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


def draw_players(painter: QPainter, line: QRect, heading: GameHeading, style: RowStyle) -> None:
    """Draw the players in ``line``; names that are too long share it fairly and are elided."""
    bold, plain = style.bold, style.plain
    stone_width = _STONE + _STONE_GAP
    ranks = heading.ranks.map(lambda rank: f" {rank}" if rank else "")
    names = heading.names.map(lambda name: pixel_width(bold, name))
    rank_widths = ranks.map(lambda rank: pixel_width(plain, rank))
    widths = (stone_width + names[color] + rank_widths[color] for color in Color)
    available_widths = shares(line.width() - pixel_width(plain, _DASH), *widths)
    x, y = line.left(), line.top() + (line.height() - _STONE) // 2

    def draw_text(font: QFont, color: QColor, text: str, width: int) -> int:
        place = QRect(x, line.top(), width, line.height())
        return draw_elided(painter, font, color, place, text)

    for color, width in zip(Color, available_widths, strict=True):
        if color is Color.WHITE:
            x = draw_text(plain, style.muted, _DASH, pixel_width(plain, _DASH))
        stone = stone_pixmap(color, _STONE, painter.device().devicePixelRatioF())
        painter.drawPixmap(on_whole_pixels(painter, QPointF(x, y)), stone)
        x += stone_width
        rank_width = min(rank_widths[color], (width - stone_width) // 2)
        x = draw_text(bold, style.ink, heading.names[color], width - stone_width - rank_width)
        x = draw_text(plain, style.muted, ranks[color], rank_width)


def shares(width: int, first: int, second: int) -> tuple[int, int]:
    """Return the shares of ``width`` for two texts of these widths: what one can spare, or half."""
    if first + second <= width:
        return first, second
    half = width // 2
    if first <= half:
        return first, width - first
    if second <= half:
        return width - second, second
    return half, width - half


def pixel_width(font: QFont, text: str) -> int:
    """Return the whole pixels that ``text`` needs."""
    return math.ceil(QFontMetricsF(font).horizontalAdvance(text))


def draw_elided(painter: QPainter, font: QFont, color: QColor, place: QRect, text: str) -> int:
    """Draw ``text`` on one line, elided if necessary; return its right edge."""
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
    device_corner = to_device.map(corner)
    to_logical, _ = to_device.inverted()
    return to_logical.map(QPointF(round(device_corner.x()), round(device_corner.y())))


THUMBNAIL = 82
"""The side of the small boards; 19 lines are four pixels apart in it."""
_ROW_MARGIN = 7
"""The height of a row above and below its board."""
_LINE_GAP = 6
_STONE = 14
_BAR = 3
_MAX_MARK_SHARE = 0.3
"""The share of a line that the mark of the game on the board may take from the names."""
_CORNER_RADIUS = 6.0
SELECTED_OPACITY = 0.12
"""The opacity of the accent colour in a selected row."""
_HOVER_OPACITY = 0.05
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
        return QSize(THUMBNAIL, max(THUMBNAIL, text) + 2 * _ROW_MARGIN)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        game = self._games.shown[index.row()]
        style = RowStyle.of(option.font, self._view.palette(), can_be_shown=game.can_be_shown)
        row = option.rect.adjusted(2 * SPACE, 0, -2 * SPACE, 0)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_background(painter, option, game)
        row.setLeft(self._draw_start(painter, row, game, style))
        self._draw_board(painter, option, row, game)
        row.setLeft(row.left() + THUMBNAIL + 2 * SPACE)
        self._draw_texts(painter, row, game, style)
        painter.restore()

    def _draw_background(self, painter: QPainter, option: QStyleOptionViewItem, game: G) -> None:
        """Draw whether the row is selected, hovered, focused or on the board."""
        accent = self._view.palette().color(_Roles.Highlight)
        background = QRectF(option.rect).adjusted(SPACE / 2, 1, -SPACE / 2, -1)
        state = option.state
        fill = QColor(accent)
        fill.setAlphaF(_HOVER_OPACITY if state & _States.State_MouseOver else 0)
        if state & _States.State_Selected:
            fill.setAlphaF(SELECTED_OPACITY)
        has_focus = bool(state & _States.State_HasFocus)
        painter.setPen(QPen(accent, 1) if has_focus else Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawRoundedRect(
            background.adjusted(0.5, 0.5, -0.5, -0.5), _CORNER_RADIUS, _CORNER_RADIUS
        )
        if self._games.is_current(game):
            height = 5 * SPACE
            bar = QRectF(
                background.left() + _BAR, background.center().y() - height / 2, _BAR, height
            )
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(accent)
            painter.drawRoundedRect(bar, _BAR / 2, _BAR / 2)

    def _draw_start(self, painter: QPainter, row: QRect, game: G, style: RowStyle) -> int:  # noqa: ARG002
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
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self._games.placeholder_text(game))

    # Words

    def _draw_texts(self, painter: QPainter, row: QRect, game: G, style: RowStyle) -> None:
        """Draw up to three lines, centred together in ``row``."""
        heading = self._games.heading(game)
        lines_below = [
            (font, color, text)
            for font, color, text in (
                (style.plain, style.ink, heading.occasion),
                (style.small, style.muted, self._facts(heading, game)),
            )
            if text
        ]
        fonts = [style.plain, *(font for font, _, _ in lines_below)]
        heights = [QFontMetrics(font).height() + _LINE_GAP for font in fonts]
        top = row.top() + (row.height() - sum(heights)) // 2
        line = QRect(row.left(), top, row.width(), heights[0])
        first = self._draw_mark(painter, line, game, style)
        if heading.title:
            draw_elided(painter, style.bold, style.ink, first, heading.title)
        else:
            draw_players(painter, first, heading, style)
        for (font, color, text), height in zip(lines_below, heights[1:], strict=True):
            line = QRect(line.left(), line.bottom() + 1, line.width(), height)
            draw_elided(painter, font, color, line, text)

    def _facts(self, heading: GameHeading, game: G) -> str:  # noqa: ARG002 - others need it
        return heading.facts

    def _draw_mark(self, painter: QPainter, line: QRect, game: G, style: RowStyle) -> QRect:
        """Draw the marks of the game at the end of ``line``; return the rest of it.

        In a narrow list the names need the whole line; only the bar at the left marks the game.
        """
        left = QRect(line)
        text = self.tr("On the board")
        width = pixel_width(style.small, text)
        if self._games.is_current(game) and _MAX_MARK_SHARE * line.width() >= width:
            left.setWidth(left.width() - width)
            place = QRect(left.right() + 1, line.top(), line.right() - left.right(), line.height())
            draw_elided(painter, style.small, style.accent, place, text)
            left.setWidth(left.width() - 2 * SPACE)
        return left
