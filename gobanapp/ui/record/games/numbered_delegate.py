"""How a game of a file is drawn in the list: with its number, and whether it is saved."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QPointF, QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from gobanapp.session.document import GameEntry
from gobanapp.text.game_heading import GameHeading
from gobanapp.ui.record.games.file_games_model import GamesModel
from gobanapp.ui.record.games.game_delegate import GameDelegate
from gobanapp.ui.record.games.players_line import RowStyle, pixel_width
from gobanapp.ui.record.games.thumbnails import Thumbnails
from gobanapp.ui.widgets.appearance import SPACE

_DOT = 8
_Align = Qt.AlignmentFlag


class NumberedDelegate(GameDelegate[GameEntry]):
    def __init__(
        self, games: GamesModel, thumbnails: Thumbnails[GameEntry], parent: QWidget
    ) -> None:
        super().__init__(games, thumbnails, parent)
        self._numbers = games

    def _begin(self, painter: QPainter, row: QRect, game: GameEntry, type_: RowStyle) -> int:
        locale = QLocale()
        widest = locale.toString(max(10, len(self._numbers.every)))
        column = QRect(row.left(), row.top(), pixel_width(type_.small, widest), row.height())
        painter.setFont(type_.small)
        painter.setPen(type_.quiet)
        number = locale.toString(self._numbers.number(game))
        painter.drawText(column, _Align.AlignRight | _Align.AlignVCenter, number)
        return column.right() + 1 + SPACE + SPACE // 2

    def _facts(self, said: GameHeading, game: GameEntry) -> str:
        return said.facts if game.can_be_shown else self.tr("The board is too large to be shown")

    def _mark(self, painter: QPainter, line: QRect, game: GameEntry, type_: RowStyle) -> QRect:
        left = super()._mark(painter, line, game, type_)
        if game.is_modified:
            middle = QPointF(left.right() + 1 - _DOT / 2, line.top() + line.height() / 2)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(type_.accent)
            painter.drawEllipse(middle, _DOT / 2, _DOT / 2)
            left.setWidth(left.width() - _DOT - 2 * SPACE)
        return left
