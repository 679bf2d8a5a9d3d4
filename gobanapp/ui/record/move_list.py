"""The list of the moves of the current line, two in a row, as in a printed record."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPalette,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.node import Content, Node
from gobanapp.rules.point import column_name
from gobanapp.text import formats
from gobanapp.ui.record.moves_model import MovesModel
from gobanapp.ui.widgets.appearance import NORMAL, SMALL, SPACE, set_text_size
from gobanapp.ui.widgets.key_filter import OwnKeys, is_unmodified
from gobanapp.ui.widgets.stone_icon import stone_pixmap

CURRENT = 0.14
"""The share of the accent colour in the current move."""
_POINTED_AT = 0.06
_ROUND = 5.0
_BADGE = 9
"""The width that a badge takes, of which there are two."""
_GAP = 6
_Index = QModelIndex | QPersistentModelIndex
_Roles = QPalette.ColorRole
_Align = Qt.AlignmentFlag


class MoveDelegate(QStyledItemDelegate):
    """Draws the cells of a ``MovesModel``; ``current`` is the index of the current move."""

    def __init__(self, moves: MovesModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._moves = moves
        self.current = QPersistentModelIndex()

    def sizeHint(self, option: QStyleOptionViewItem, _index: _Index) -> QSize:
        return QSize(4 * SPACE, QFontMetrics(option.font).height() + SPACE)

    @staticmethod
    def room_for(font: QFont, widest: str, time: str) -> int:
        """Return the least width of a cell for a point, badges and the time left, "" for none."""
        wide = _stone_size(font) + QFontMetrics(font).horizontalAdvance(widest)
        wide += 2 * _GAP + 2 * _BADGE + SPACE
        return wide + (_GAP + _small(font)[1].horizontalAdvance(time) if time else 0)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index.column() == 0:
            self._draw_number(painter, option, index)
        else:
            node = self._moves.node_at(index)
            if node is not None:
                is_current = index == self.current
                self._draw_ground(painter, option, is_current=is_current)
                self._draw_node(painter, option, node, is_current=is_current)
        painter.restore()

    def _draw_number(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        font, _ = _small(option.font)
        painter.setFont(font)
        painter.setPen(option.palette.color(_Roles.PlaceholderText))
        box = option.rect.adjusted(0, 0, -_GAP, 0)
        text = str(index.data() or "")
        painter.drawText(box, _Align.AlignRight | _Align.AlignVCenter, text)

    def _draw_ground(
        self, painter: QPainter, option: QStyleOptionViewItem, *, is_current: bool
    ) -> None:
        """Draw whether the move is the current one, or pointed at."""
        accent = option.palette.color(_Roles.Highlight)
        fill = QColor(accent)
        pointed_at = bool(option.state & QStyle.StateFlag.State_MouseOver)
        fill.setAlphaF(CURRENT if is_current else _POINTED_AT if pointed_at else 0)
        has_focus = is_current and option.widget.hasFocus()
        painter.setPen(QPen(accent, 1) if has_focus else Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        box = QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.drawRoundedRect(box, _ROUND, _ROUND)

    def _draw_node(
        self, painter: QPainter, option: QStyleOptionViewItem, node: Node, *, is_current: bool
    ) -> None:
        content, font = node.content, QFont(option.font)
        row = option.rect.adjusted(SPACE // 2 + 2, 0, -SPACE // 2 - 1, 0)
        color = option.palette.color(_Roles.Text)
        if content.move is None:
            color = option.palette.color(_Roles.PlaceholderText)
        else:
            size = _stone_size(font)
            ratio = painter.device().devicePixelRatioF()
            stone = stone_pixmap(content.move.color, size, ratio)
            painter.drawPixmap(row.left(), row.top() + (row.height() - size) // 2, stone)
            row.setLeft(row.left() + size + _GAP)
        if is_current:
            font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(color)
        text = " ".join(filter(None, (self._moves.text(node), self._moves.signs(node))))
        metrics = QFontMetrics(font)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, row.width())
        painter.drawText(row, _Align.AlignLeft | _Align.AlignVCenter, shown)
        row.setLeft(row.left() + metrics.horizontalAdvance(shown) + _GAP)
        row.setLeft(self._draw_badges(painter, option.palette, row, node))
        if content.move is not None:
            self._draw_time(painter, option, row, self._moves.time_text(content))

    def _draw_badges(self, painter: QPainter, palette: QPalette, row: QRect, node: Node) -> int:
        """Draw that other variations branch off, that there is a comment; return the end."""
        left, middle = row.left(), row.center().y() + 0.5
        if self._moves.branches(node) and left + _BADGE <= row.right() + 1:
            pen = QPen(palette.color(_Roles.PlaceholderText), 1.3)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            fork = QPointF(left + 2, middle + 0.5)
            for end in (QPointF(left + 2, middle - 4), QPointF(left + 6.5, middle - 4)):
                painter.drawLine(fork, end)
            painter.drawLine(fork, QPointF(left + 2, middle + 4))
            left += _BADGE
        if node.content.comment and left + _BADGE <= row.right() + 1:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.color(_Roles.Highlight))
            painter.drawEllipse(QPointF(left + 3, middle), 3, 3)
            left += _BADGE
        return left

    def _draw_time(
        self, painter: QPainter, option: QStyleOptionViewItem, row: QRect, text: str
    ) -> None:
        """Write what time is left, where there is room for all of it."""
        font, metrics = _small(option.font)
        if text and metrics.horizontalAdvance(text) <= row.width():
            painter.setFont(font)
            painter.setPen(option.palette.color(_Roles.PlaceholderText))
            painter.drawText(row, _Align.AlignRight | _Align.AlignVCenter, text)


def _stone_size(font: QFont) -> int:
    return round(0.86 * QFontMetrics(font).height())


def _small(font: QFont) -> tuple[QFont, QFontMetrics]:
    """Return the small type that goes with ``font``."""
    small = QFont(font)
    small.setPointSizeF(font.pointSizeF() * SMALL)
    return small, QFontMetrics(small)


_Keys = Qt.Key
_View = QAbstractItemView
_STEPS = {_Keys.Key_Up: -1, _Keys.Key_Down: 1, _Keys.Key_PageUp: -10, _Keys.Key_PageDown: 10}
_OWN_KEYS = {*_STEPS, _Keys.Key_Home, _Keys.Key_End, _Keys.Key_Escape}
_LONGEST_TIME = "0:00:00"
_FIRST = 4
"""The number of first moves searched for times."""

# As fields look, whatever look there is.
_STYLE = """
MoveList {
    border: 1px solid palette(mid); border-radius: 6px; padding: 2px; background: palette(base);
}
MoveList:focus { border-color: palette(highlight); }
"""


class MoveList(QTableView):
    """It only emits where the user wants to go, like the tree.

    ``time_text`` returns the time left after a node's move, "" if unknown.
    """

    chosen = Signal(int)
    """A node was clicked or walked to."""
    escaped = Signal()
    """Escape was pressed: the keys are the board's again."""

    def __init__(
        self,
        time_text: Callable[[Content], str] = lambda content: "",
    ) -> None:
        super().__init__()
        self._game: Game | None = None
        self._is_stale = False
        self._room = 1
        """The number of rows above and below the current one that stay visible."""
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
        self.setMinimumHeight(7 * SPACE)
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
        """Show the line of ``game``, and its current move."""
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

    # Layout

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

    # Actions of the user

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Emit the clicked node; it becomes current when the game is there."""
        node = self._moves.node_at(self.indexAt(event.position().toPoint()))
        if node is not None and event.button() is Qt.MouseButton.LeftButton:
            # The row under the pointer stays there.
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
