"""The painting of cells in a table of games."""

from __future__ import annotations

from typing import Generic

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from gobanapp.rules.color import Color
from gobanapp.text.game_heading import GameHeading
from gobanapp.ui.record.games.game_columns import GameColumn, cell_text
from gobanapp.ui.record.games.game_delegate import SELECTED, RowStyle, draw_elided
from gobanapp.ui.record.games.listed_games import G, Index, ListedGamesModel
from gobanapp.ui.widgets.appearance import SPACE

_BAR = 3
_DOT = 3.0
_QUIET = {GameColumn.NUMBER, GameColumn.DATE, GameColumn.SIZE}
_PLAYERS = {GameColumn.BLACK: Color.BLACK, GameColumn.WHITE: Color.WHITE}
_Roles = QPalette.ColorRole


class CellDelegate(QStyledItemDelegate, Generic[G]):
    """Draws a row as a whole: selected, with the focus, on the board."""

    def __init__(self, games: ListedGamesModel[G], table: QAbstractItemView) -> None:
        super().__init__(table)
        self._games = games
        self._table = table
        self._said: tuple[G, GameHeading] | None = None

    def forget_row(self) -> None:
        """Discard the cached texts of the game drawn last."""
        self._said = None

    def sizeHint(self, option: QStyleOptionViewItem, _index: Index) -> QSize:
        metrics = QFontMetrics(option.font)
        return QSize(6 * metrics.averageCharWidth(), metrics.height() + SPACE)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        game, column = self._games.shown[index.row()], GameColumn(index.column())
        type_ = RowStyle.of(option.font, self._table.palette(), can_be_shown=game.can_be_shown)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_ground(painter, option.rect, index, type_)
        text = option.rect.adjusted(SPACE, 0, -SPACE, 0)
        if column is GameColumn.NUMBER:
            self._draw_number(painter, text, game, type_)
        elif column in _PLAYERS:
            said = self._heading(game)
            rank = said.ranks[_PLAYERS[column]]
            name = cell_text(game, said, column).removesuffix(rank)
            text.setLeft(draw_elided(painter, type_.plain, type_.ink, text, name))
            if rank:
                draw_elided(painter, type_.plain, type_.quiet, text, rank)
        else:
            ink = type_.quiet if column in _QUIET else type_.ink
            words = cell_text(game, self._heading(game), column)
            draw_elided(painter, type_.plain, ink, text, words)
        painter.restore()

    def _heading(self, game: G) -> GameHeading:
        """Return the heading of a game, made once for all cells of a row."""
        if self._said is None or self._said[0] is not game:
            self._said = game, self._games.heading(game)
        return self._said[1]

    def _draw_ground(self, painter: QPainter, cell: QRect, index: Index, type_: RowStyle) -> None:
        table = self._table
        if table.selectionModel().isSelected(index):
            fill = QColor(type_.accent)
            fill.setAlphaF(SELECTED)
            painter.fillRect(cell, fill)
        if table.hasFocus() and index.row() == table.currentIndex().row():
            painter.fillRect(cell.left(), cell.top(), cell.width(), 1, type_.accent)
            painter.fillRect(cell.left(), cell.bottom(), cell.width(), 1, type_.accent)

    def _draw_number(self, painter: QPainter, text: QRect, game: G, type_: RowStyle) -> None:
        """Write the number; a bar before it says "on the board", a dot "changed"."""
        is_current = self._games.is_current(game)
        if is_current:
            bar = QRect(text.left() - SPACE + 1, text.top() + 3, _BAR, text.height() - 6)
            painter.fillRect(bar, type_.accent)
        if self._games.is_modified(game):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(type_.accent)
            middle = QPointF(text.left() + _DOT, text.top() + text.height() / 2)
            painter.drawEllipse(middle, _DOT, _DOT)
        painter.setFont(type_.bold if is_current else type_.plain)
        painter.setPen(type_.accent if is_current else type_.quiet)
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(text, flags, self._games.cell(game, GameColumn.NUMBER))
