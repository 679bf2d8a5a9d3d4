"""The list of the moves of the line one is on, two in a row, as in a printed record."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.node import Content
from gobanapp.rules.point import column_name
from gobanapp.text import formats
from gobanapp.ui.record.moves.move_delegate import MoveDelegate
from gobanapp.ui.record.moves.moves_model import MovesModel
from gobanapp.ui.widgets.appearance import NORMAL, SPACE, set_text_size
from gobanapp.ui.widgets.key_filter import OwnKeys, is_unmodified

_Keys = Qt.Key
_View = QAbstractItemView
_STEPS = {_Keys.Key_Up: -1, _Keys.Key_Down: 1, _Keys.Key_PageUp: -10, _Keys.Key_PageDown: 10}
_OWN_KEYS = {*_STEPS, _Keys.Key_Home, _Keys.Key_End, _Keys.Key_Escape}
_LONGEST_TIME = "0:00:00"
_FIRST = 4
"""So many of the first moves are looked at for times."""

# As fields look, whatever look there is.
_STYLE = """
MoveList {
    border: 1px solid palette(mid); border-radius: 6px; padding: 2px; background: palette(base);
}
MoveList:focus { border-color: palette(highlight); }
"""


class MoveList(QTableView):
    """It only tells where the user wants to go, as the tree does.

    ``time_text`` tells what time is left after a node's move, "" where that is not known.
    """

    chosen = Signal(int)
    """A node was clicked or walked to."""
    escaped = Signal()
    """Escape was pressed: the keys are the board's again."""

    def __init__(
        self,
        time_text: Callable[[Content], str] = lambda content: "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self._is_stale = False
        self._room = 1
        """So many rows above and below the current one stay in view."""
        self._moves = MovesModel(time_text, self)
        self._delegate = MoveDelegate(self._moves, self)
        self.setAccessibleName(self.tr("Moves"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        OwnKeys(self, _is_own)
        self.setStyleSheet(_STYLE)
        set_text_size(self, NORMAL)
        self.setAutoScroll(False)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(_View.SelectionMode.NoSelection)
        self.setEditTriggers(_View.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(_View.ScrollMode.ScrollPerPixel)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setMinimumHeight(12 * SPACE)
        self.horizontalHeader().hide()
        self.horizontalHeader().setMinimumSectionSize(1)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(self.fontMetrics().height() + SPACE)
        self.setItemDelegate(self._delegate)
        self.setModel(self._moves)

    def show_game(self, game: Game, _change: Change) -> None:
        """Show the line of ``game``, and where it stands in it."""
        self._game = game
        if not self.isVisible():
            self._is_stale = True
            return
        self._is_stale = False
        if self._moves.show(game):
            self._fit()
            self.viewport().update()
        self._show_current()

    def _show_current(self) -> None:
        if self._game is None:
            return
        _, index = self._game.line()
        before, now = self._delegate.current, self._moves.index_at(index)
        if before == now:
            return
        self._delegate.current = QPersistentModelIndex(now)
        self.update(self._moves.index(before.row(), before.column()))
        self.setCurrentIndex(now)
        self.update(now)
        for row in (now.row() - self._room, now.row() + self._room, now.row()):
            self.scrollTo(self._moves.index(row, 0))

    # Room

    def _fit(self) -> None:
        """Put two moves into a row, or one where there is too little room."""
        game = self._game
        if game is None:
            return
        digits = max(3, len(str(self._moves.length)))
        number = self.fontMetrics().horizontalAdvance(formats.number(int("8" * digits))) + SPACE
        widest = f"{column_name(game.columns - 1)}{game.rows}"
        time = _LONGEST_TIME if self._has_times() else ""
        cell = MoveDelegate.room_for(self.font(), widest, time)
        # Whether or not the scroll bar is needed: it must not come and go by this.
        width = self.maximumViewportSize().width() - self.verticalScrollBar().sizeHint().width()
        in_row = 2 if number + 2 * cell <= width else 1
        if in_row != self._moves.moves_per_row:
            self._moves.set_moves_per_row(in_row)
            self._show_current()
        self.setColumnWidth(0, number)
        for column in range(in_row):
            self.setColumnWidth(column + 1, (self.viewport().width() - number) // in_row)
        self.clearSpans()
        if in_row > 1 and self._moves.length:
            self.setSpan(0, 1, 1, in_row)

    def _has_times(self) -> bool:
        places = (self._moves.index_at(index) for index in range(1, _FIRST + 1))
        nodes = (self._moves.node_at(place) for place in places)
        return any(node is not None and self._moves.time_text(node.content) for node in nodes)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_stale and self._game is not None:
            self.show_game(self._game, Change.ALL)

    # What the user does

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell which node was clicked; it becomes the current one when the game stands there."""
        node = self._moves.node_at(self.indexAt(event.position().toPoint()))
        if node is not None and event.button() is Qt.MouseButton.LeftButton:
            # What is under the pointer stays there.
            room, self._room = self._room, 0
            self.chosen.emit(node.id)
            self._room = room

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag nothing and select nothing."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not _is_own(event):
            event.ignore()
        elif event.key() == _Keys.Key_Escape:
            self.escaped.emit()
        elif self._game is not None:
            self._walk(self._game, _Keys(event.key()))

    def _walk(self, game: Game, key: Qt.Key) -> None:
        numbers, index = game.line()
        if key is _Keys.Key_Home:
            goal = 0
        elif key is _Keys.Key_End:
            goal = len(numbers) - 1
        else:
            goal = max(0, min(index + _STEPS[key], len(numbers) - 1))
        if goal != index:
            self.chosen.emit(numbers[goal])


def _is_own(event: QKeyEvent) -> bool:
    return event.key() in _OWN_KEYS and is_unmodified(event)
