"""The painting of cells in a table of games."""

from __future__ import annotations

from typing import Generic

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from gobanapp.rules.color import Color
from gobanapp.text.game_heading import GameHeading
from gobanapp.ui.record.games.game_columns import GameColumn, cell_text
from gobanapp.ui.record.games.game_delegate import SELECTED_OPACITY, RowStyle, draw_elided
from gobanapp.ui.record.games.listed_games import G, Index, ListedGamesModel
from gobanapp.ui.widgets.appearance import SPACE

_BAR = 3
_DOT = 3.0
_MUTED_COLUMNS = {GameColumn.NUMBER, GameColumn.DATE, GameColumn.SIZE}
_PLAYER_COLUMNS = {GameColumn.BLACK: Color.BLACK, GameColumn.WHITE: Color.WHITE}
_Roles = QPalette.ColorRole


class CellDelegate(QStyledItemDelegate, Generic[G]):
    """Draws a row as a whole: selected, with the focus, on the board."""

    def __init__(self, games: ListedGamesModel[G], table: QAbstractItemView) -> None:
        super().__init__(table)
        self._games = games
        self._table = table
        self._cached_heading: tuple[G, GameHeading] | None = None

    def clear_cache(self) -> None:
        """Discard the cached texts of the game drawn last."""
        self._cached_heading = None

    def sizeHint(self, option: QStyleOptionViewItem, _index: Index) -> QSize:
        metrics = QFontMetrics(option.font)
        return QSize(6 * metrics.averageCharWidth(), metrics.height() + SPACE)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        game, column = self._games.shown[index.row()], GameColumn(index.column())
        style = RowStyle.of(option.font, self._table.palette(), can_be_shown=game.can_be_shown)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_background(painter, option.rect, index, style)
        text = option.rect.adjusted(SPACE, 0, -SPACE, 0)
        if column is GameColumn.NUMBER:
            self._draw_number(painter, text, game, style)
        elif column in _PLAYER_COLUMNS:
            heading = self._heading(game)
            rank = heading.ranks[_PLAYER_COLUMNS[column]]
            name = cell_text(game, heading, column).removesuffix(rank)
            text.setLeft(draw_elided(painter, style.plain, style.ink, text, name))
            if rank:
                draw_elided(painter, style.plain, style.muted, text, rank)
        else:
            ink = style.muted if column in _MUTED_COLUMNS else style.ink
            text_value = cell_text(game, self._heading(game), column)
            draw_elided(painter, style.plain, ink, text, text_value)
        painter.restore()

    def _heading(self, game: G) -> GameHeading:
        """Return the heading of a game, made once for all cells of a row."""
        if self._cached_heading is None or self._cached_heading[0] is not game:
            self._cached_heading = game, self._games.heading(game)
        return self._cached_heading[1]

    def _draw_background(
        self, painter: QPainter, cell: QRect, index: Index, style: RowStyle
    ) -> None:
        table = self._table
        if table.selectionModel().isSelected(index):
            fill = QColor(style.accent)
            fill.setAlphaF(SELECTED_OPACITY)
            painter.fillRect(cell, fill)
        if table.hasFocus() and index.row() == table.currentIndex().row():
            painter.fillRect(cell.left(), cell.top(), cell.width(), 1, style.accent)
            painter.fillRect(cell.left(), cell.bottom(), cell.width(), 1, style.accent)

    def _draw_number(self, painter: QPainter, text: QRect, game: G, style: RowStyle) -> None:
        """Write the number; a bar before it says "on the board", a dot "changed"."""
        is_current = self._games.is_current(game)
        if is_current:
            bar = QRect(text.left() - SPACE + 1, text.top() + 3, _BAR, text.height() - 6)
            painter.fillRect(bar, style.accent)
        if self._games.is_modified(game):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(style.accent)
            middle = QPointF(text.left() + _DOT, text.top() + text.height() / 2)
            painter.drawEllipse(middle, _DOT, _DOT)
        painter.setFont(style.bold if is_current else style.plain)
        painter.setPen(style.accent if is_current else style.muted)
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(text, flags, self._games.cell(game, GameColumn.NUMBER))
