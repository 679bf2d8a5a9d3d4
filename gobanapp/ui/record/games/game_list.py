"""The list of games in a dialog: pictures, or a table."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from typing import Generic

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QDropEvent, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QLineEdit,
    QStyleOptionViewItem,
    QTableView,
)

from gobanapp.ui.record.games.cell_delegate import CellDelegate
from gobanapp.ui.record.games.game_columns import GameColumn, column_name
from gobanapp.ui.record.games.listed_games import G, ListedGamesModel
from gobanapp.ui.widgets.appearance import NORMAL, SPACE, set_text_size

_View = QAbstractItemView
_Modifiers = Qt.KeyboardModifier
_Selection = QItemSelectionModel.SelectionFlag

_STRETCHED = {GameColumn.GAME, GameColumn.BLACK, GameColumn.WHITE, GameColumn.EVENT}
_SAMPLES = {
    GameColumn.NUMBER: "0000",
    GameColumn.RESULT: "W+100.5",
    GameColumn.DATE: "2000-09-30,31",  # title games take two days
    GameColumn.SIZE: "19 × 19",
}
"""Sample texts for the first width of a column, where it does not share the rest."""
_LEAST_LETTERS = 8
_MOST_DIGITS = 3  # of a width in percent


class GameList(QTableView, Generic[G]):
    """Shows the games of a model, once ``fill`` has been called. Letters go into ``line``.

    With pictures there is one column, without a header, in a table there are all others with texts.
    ``dropped`` tells that the selected games were dragged before a row.
    """

    dropped = Signal(int)

    def __init__(self, model: ListedGamesModel[G], line: QLineEdit) -> None:
        super().__init__()
        self._games = model
        self._line = line
        self._is_table = False
        set_text_size(self, NORMAL)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(_View.SelectionMode.ExtendedSelection)
        self.setSelectionBehavior(_View.SelectionBehavior.SelectRows)
        self.setEditTriggers(_View.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(_View.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(_View.ScrollMode.ScrollPerPixel)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setDragDropMode(_View.DragDropMode.InternalMove)
        self.setDragDropOverwriteMode(False)
        self.setDropIndicatorShown(True)
        self._cells = CellDelegate(model, self)
        self.setItemDelegate(self._cells)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setObjectName("game-columns")

    def fill(self) -> None:
        """Show the games. To lay them out takes a while, and each change before it would again."""
        self.setModel(self._games)
        header = self.horizontalHeader()
        modes = QHeaderView.ResizeMode
        header.setMinimumSectionSize(_LEAST_LETTERS * self.fontMetrics().averageCharWidth())
        for column in GameColumn:
            is_stretched = column in _STRETCHED
            header.setSectionResizeMode(
                column, modes.Stretch if is_stretched else modes.Interactive
            )
            if not is_stretched:
                header.resizeSection(column, self._usual_width(column))
        header.setSortIndicator(GameColumn.NUMBER, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)
        self._games.layoutChanged.connect(lambda: self.scrollTo(self.currentIndex()))
        self._games.read.connect(self._show_columns)
        self._arrange()

    def _usual_width(self, column: GameColumn) -> int:
        wide = max(_SAMPLES[column], column_name(column), key=len)
        return self.fontMetrics().horizontalAdvance(wide) + 4 * SPACE

    @property
    def layout_text(self) -> str:
        """The order and the widths that the user has given the columns, for ``restore_layout``.

        Widths are in percent of the usual ones, so that they suit other sizes of type, too.
        """
        header = self.horizontalHeader()
        sign = "-" if header.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder else ""
        widths = [
            f"{column.name}={round(100 * self._width(column) / self._usual_width(column))}"
            for column in _SAMPLES
        ]
        return " ".join([sign + GameColumn(header.sortIndicatorSection()).name, *widths])

    def _width(self, column: GameColumn) -> int:
        """Return the width of a column when it is shown; Qt has none for a hidden one."""
        is_hidden = self.isColumnHidden(column)
        self.setColumnHidden(column, False)
        width = self.columnWidth(column)
        self.setColumnHidden(column, is_hidden)
        return width

    def restore_layout(self, text: str) -> None:
        """Restore what ``layout_text`` was; what is not understood stays as it is."""
        header = self.horizontalHeader()
        sorted_by, *widths = text.split() or [""]
        order = Qt.SortOrder.DescendingOrder
        if not sorted_by.startswith("-"):
            order = Qt.SortOrder.AscendingOrder
        column = GameColumn.__members__.get(sorted_by.removeprefix("-"))
        for width in widths:
            name, _, percent = width.partition("=")
            known = GameColumn.__members__.get(name)
            if known in _SAMPLES and percent.isdecimal() and len(percent) <= _MOST_DIGITS:
                room = round(int(percent) / 100 * self._usual_width(known))
                header.resizeSection(known, max(room, header.minimumSectionSize()))
        if column is not None and column is not GameColumn.GAME:
            self.sortByColumn(column, order)

    def set_table(self, is_table: bool) -> None:
        """Show a table, or pictures, with the selection kept and visible."""
        if is_table != self._is_table:
            self._is_table = is_table
            self._arrange()

    def _arrange(self) -> None:
        current = self.currentIndex()
        self._show_columns()
        self.horizontalHeader().setVisible(self._is_table)
        self._set_row_height()
        self.doItemsLayout()  # at once: a row is to be brought into sight
        if current.isValid():
            model = self.selectionModel()
            model.setCurrentIndex(self._index(current.row()), _Selection.NoUpdate)
            self.scrollTo(self.currentIndex(), _View.ScrollHint.PositionAtCenter)

    def _show_columns(self) -> None:
        """Show those that this view has; in a table the others get the room of the empty ones."""
        empty = self._games.empty_columns
        for column in GameColumn:
            is_of_table = column is not GameColumn.GAME
            self.setColumnHidden(column, is_of_table is not self._is_table or column in empty)

    def _set_row_height(self) -> None:
        """Make all rows as high as one, without asking each."""
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        pictures = self.itemDelegateForColumn(GameColumn.GAME)
        delegate = self._cells if self._is_table else pictures
        height = delegate.sizeHint(option, QModelIndex()).height()
        self.verticalHeader().setDefaultSectionSize(height)
        bar = self.verticalScrollBar()
        bar.setSingleStep(4 * SPACE)  # three of them with a notch of the wheel

    def _index(self, row: int) -> QModelIndex:
        """Return the index for the keyboard in a row: its first visible column."""
        return self._games.index(row, GameColumn.NUMBER if self._is_table else GameColumn.GAME)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.model() is not None:
            self._set_row_height()

    # The selection

    @property
    def chosen(self) -> list[G]:
        """The selected games, from the first."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self._games.shown[row] for row in rows]

    @property
    def current(self) -> G | None:
        """The game that keys and a double click are about."""
        index = self.currentIndex()
        return self._games.shown[index.row()] if index.isValid() else None

    def choose(self, games: Collection[G], current: G | None = None, centred: bool = False) -> None:
        """Select games, as far as they are listed, and make ``current`` or the first one current.

        That one is brought into view, or even into the middle.
        """
        found = (self._games.row(game) for game in games)
        rows = sorted(row for row in found if row is not None)
        selection = QItemSelection()
        for first, last in _runs(rows):
            selection.select(self._index(first), self._index(last))
        model = self.selectionModel()
        row = None if current is None else self._games.row(current)
        if row is None and rows:
            row = rows[0]
        if row is not None:
            index = self._index(row)
            model.setCurrentIndex(index, _Selection.NoUpdate)
            hints = _View.ScrollHint
            self.scrollTo(index, hints.PositionAtCenter if centred else hints.EnsureVisible)
        model.select(selection, _Selection.ClearAndSelect | _Selection.Rows)

    @contextmanager
    def keeping_place(self) -> Iterator[None]:
        """Leave the rows where they are in the window while the model is filled again."""
        bar = self.verticalScrollBar()
        place = bar.value()
        yield
        self.doItemsLayout()
        bar.setValue(place)

    # The visible games

    def show_again(self, game: G) -> None:
        """Draw the row of a game again, if it is listed."""
        row = self._games.row(game)
        if row is not None:
            self.update(self._games.index(row, GameColumn.GAME))

    def entries_to_be_seen(self) -> Sequence[G]:
        """Return the games in view from the top, then those of a page below and of one above.

        In a table no picture is to be seen.
        """
        shown = self._games.shown
        height = self.rowHeight(0) if shown and not self._is_table else 0
        if height <= 0:
            return []
        top = self.verticalScrollBar().value()
        page = self.viewport().height() // height + 1
        first = top // height
        last = (top + self.viewport().height() - 1) // height
        rows = chain(
            range(first, last + 1),
            range(last + 1, last + 1 + page),
            range(first - 1, first - 1 - page, -1),
        )
        return [shown[row] for row in rows if 0 <= row < len(shown)]

    def initViewItemOption(self, option: QStyleOptionViewItem) -> None:
        """Let the delegates paint the selection: the style would fill whole rows."""
        super().initViewItemOption(option)
        palette = QPalette(option.palette)
        palette.setColor(QPalette.ColorRole.Highlight, Qt.GlobalColor.transparent)
        option.palette = palette

    def paintEvent(self, event: QPaintEvent) -> None:
        self._cells.forget_row()
        super().paintEvent(event)
        if self._games.shown:
            return
        searches = self._games.is_searching
        text = self.tr("Searching…") if searches else self._games.nothing_found()
        with QPainter(self.viewport()) as painter:
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            flags = Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextWordWrap.value
            painter.drawText(self.viewport().rect().adjusted(SPACE, 0, -SPACE, 0), flags, text)

    # Actions of the user

    def moveCursor(self, action: _View.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Lead from row to row: Home and End to the ends, right and left nowhere."""
        actions, current = _View.CursorAction, self.currentIndex()
        last = len(self._games.shown) - 1
        if last >= 0 and action in {actions.MoveHome, actions.MoveEnd}:
            return self._index(0 if action is actions.MoveHome else last)
        if action in {actions.MoveLeft, actions.MoveRight} and current.isValid():
            return current
        return super().moveCursor(action, modifiers)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._is_for_the_filter(event):
            self._line.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._line.deselect()
            self._line.end(False)
            QCoreApplication.sendEvent(self._line, event)
        else:
            super().keyPressEvent(event)

    def _is_for_the_filter(self, event: QKeyEvent) -> bool:
        text = event.text()
        held = event.modifiers() & (
            _Modifiers.ControlModifier | _Modifiers.AltModifier | _Modifiers.MetaModifier
        )
        # Both together are what AltGr is on some systems.
        if held and held != _Modifiers.ControlModifier | _Modifiers.AltModifier:
            return False
        if event.key() in {Qt.Key.Key_Backspace, Qt.Key.Key_Space}:
            return bool(self._line.text())
        return bool(text) and text.isprintable()

    def dropEvent(self, event: QDropEvent) -> None:
        if event.source() is not self or self._games.is_filtered or self._games.is_sorted:
            event.ignore()
            return
        row = self._row_below(event.position().toPoint().y())
        # The receiver of the signal changes the order: the view must not take the rows away.
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        self.stopAutoScroll()
        self.setState(_View.State.NoState)
        self.viewport().update()
        self.dropped.emit(row)

    def _row_below(self, y: int) -> int:
        """Return the row before which something dropped at ``y`` comes."""
        height = max(1, self.rowHeight(0))
        row = (y + self.verticalScrollBar().value() + height // 2) // height
        return max(0, min(row, len(self._games.shown)))


def _runs(rows: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield the first and the last of all rows that follow one another without a gap."""
    start = 0
    for at in range(1, len(rows) + 1):
        if at == len(rows) or rows[at] != rows[at - 1] + 1:
            yield rows[start], rows[at - 1]
            start = at
