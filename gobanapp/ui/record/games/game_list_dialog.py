"""A dialog with games as pictures or in a table, a filter above and buttons beside and below."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from typing import Generic

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QLocale,
    QModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QDropEvent, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from gobanapp.storage.settings import Settings
from gobanapp.text.language import tr
from gobanapp.ui.record.games.cell_delegate import CellDelegate
from gobanapp.ui.record.games.game_columns import GameColumn, column_name
from gobanapp.ui.record.games.game_delegate import THUMBNAIL, GameDelegate
from gobanapp.ui.record.games.listed_games import G, ListedGamesModel
from gobanapp.ui.record.games.thumbnails import Thumbnails
from gobanapp.ui.widgets.appearance import NORMAL, SMALL, SPACE, line_height, set_text_size
from gobanapp.ui.widgets.buttons import STYLE, QuietButton
from gobanapp.ui.widgets.forms import FilterLine
from gobanapp.ui.widgets.plain_text import Label
from gobanapp.ui.widgets.segmented_control import SegmentedControl

_View = QAbstractItemView
_Modifiers = Qt.KeyboardModifier
_Selection = QItemSelectionModel.SelectionFlag

_STRETCHED = {GameColumn.GAME, GameColumn.BLACK, GameColumn.WHITE, GameColumn.EVENT}
_SAMPLES = {
    GameColumn.NUMBER: "00000",
    GameColumn.RESULT: "W+100.5",
    GameColumn.DATE: "2000-09-30",
    GameColumn.SIZE: "19 × 19",
}
"""What a column has room for at first, where it does not share what is left."""
_LEAST_LETTERS = 12


class GameList(QTableView, Generic[G]):
    """Shows the games of a model, once ``fill`` has been called. Letters go into ``line``.

    With pictures there is one column, without a header, in a table there are all the others.
    ``dropped`` tells that the selected games were dragged before a row.
    """

    dropped = Signal(int)

    def __init__(
        self, model: ListedGamesModel[G], line: QLineEdit, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
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
                wide = max(_SAMPLES[column], column_name(column), key=len)
                room = self.fontMetrics().horizontalAdvance(wide)
                header.resizeSection(column, room + 4 * SPACE)
        header.setSortIndicator(GameColumn.NUMBER, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)
        self._games.layoutChanged.connect(lambda: self.scrollTo(self.currentIndex()))
        self._arrange()

    def set_table(self, is_table: bool) -> None:
        """Show a table, or pictures; what is chosen stays so and in sight."""
        if is_table != self._is_table:
            self._is_table = is_table
            self._arrange()

    def _arrange(self) -> None:
        current = self.currentIndex()
        for column in GameColumn:
            self.setColumnHidden(column, (column is GameColumn.GAME) is self._is_table)
        self.horizontalHeader().setVisible(self._is_table)
        self._set_row_height()
        self.doItemsLayout()  # at once: a row is to be brought into sight
        if current.isValid():
            model = self.selectionModel()
            model.setCurrentIndex(self._index(current.row()), _Selection.NoUpdate)
            self.scrollTo(self.currentIndex(), _View.ScrollHint.PositionAtCenter)

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
        """Return where the keys are in a row: in the first column that is seen."""
        return self._games.index(row, GameColumn.NUMBER if self._is_table else GameColumn.GAME)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.model() is not None:
            self._set_row_height()

    # What is chosen

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

    # What is to be seen

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
        """Leave it to the delegates to show what is selected: the style fills whole rows."""
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

    # What the user does

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
        # The order is changed by whoever hears of it: the view must not take the rows away.
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


USUAL_SIZE = QSize(960, 640)

_STYLE = """
QFrame#games {
    border: 1px solid palette(mid); border-radius: 6px; background: palette(base);
}
QHeaderView::section {
    padding: 4px 8px; border: 0; border-bottom: 1px solid palette(mid); background: palette(base);
}
"""


class GameListDialog(QDialog, Generic[G]):
    """Something is always chosen that Enter opens, also where a filter has hidden what was.

    Its children make their buttons, call ``_lay_out`` and ``_connect``, and say what can be done
    with what is chosen, and what is done.
    """

    def __init__(
        self,
        games: ListedGamesModel[G],
        delegate: Callable[[Thumbnails[G], QWidget], GameDelegate[G]],
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setStyleSheet(STYLE + _STYLE)
        games.setParent(self)
        self._games = games
        self._settings = settings
        self._filter = FilterLine()
        self._view = SegmentedControl([(False, self.tr("Pictures")), (True, self.tr("Table"))])
        self._list = GameList(games, self._filter)
        self._thumbnails = Thumbnails(THUMBNAIL, self._list.entries_to_be_seen, self)
        self._list.setItemDelegateForColumn(GameColumn.GAME, delegate(self._thumbnails, self._list))
        self._state = Label()
        self._buttons = QDialogButtonBox()
        self._filter.setObjectName("filter")
        self._view.setObjectName("view")
        self._list.setObjectName("game-list")
        self._state.setObjectName("state")

    def _lay_out(self, tools: Sequence[Sequence[QuietButton]]) -> None:
        """Put all in its place, and the buttons of ``tools`` beside the list, in groups."""
        self._filter.setPlaceholderText(self.tr("Filter by player, event, date or result"))
        self._filter.setAccessibleName(self.tr("Filter"))
        self._filter.setMinimumHeight(line_height(self))
        self._view.setAccessibleName(self.tr("View"))
        self._list.setAccessibleName(self.tr("Games"))
        self._list.setMinimumSize(44 * SPACE, 26 * SPACE)
        set_text_size(self._state, SMALL)
        self._state.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        frame = QFrame()
        frame.setObjectName("games")
        inside = QVBoxLayout(frame)
        inside.setContentsMargins(1, SPACE // 2, 1, SPACE // 2)
        inside.addWidget(self._list)
        column = QVBoxLayout()
        column.setSpacing(0)
        for group in tools:
            for button in group:
                column.addWidget(button)
            column.addSpacing(2 * SPACE)
        column.addStretch(1)
        top = QHBoxLayout()
        top.setSpacing(SPACE)
        top.addWidget(self._filter, 1)
        top.addWidget(self._view)
        grid = QGridLayout(self)
        grid.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        grid.setHorizontalSpacing(SPACE)
        grid.setVerticalSpacing(SPACE + SPACE // 2)
        grid.addLayout(top, 0, 0)
        grid.addWidget(frame, 1, 0)
        grid.addLayout(column, 1, 1)
        grid.addWidget(self._state, 2, 0)
        grid.addWidget(self._buttons, 2, 0, 1, 2, Qt.AlignmentFlag.AlignRight)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(1, 1)

    def _connect(self) -> None:
        """Fill the list, and hear what the user does in it and in the filter."""
        self._list.fill()
        self._view.value = self._settings.games_in_table
        self._list.set_table(self._settings.games_in_table)
        self._view.chosen.connect(self._show_as)
        self._games.layoutChanged.connect(self._refresh_buttons)
        self._filter.textChanged.connect(self._find)
        self._filter.moved_to_list.connect(self._list.setFocus)
        self._list.doubleClicked.connect(self._open_current)
        self._list.selectionModel().selectionChanged.connect(self._refresh_buttons)
        self._games.rowsInserted.connect(self._show_more)
        self._thumbnails.made.connect(self._list.show_again)
        self._buttons.accepted.connect(self._open_current)
        self._buttons.rejected.connect(self.reject)
        self._list.setFocus()

    # What its children say

    def _otherwise(self) -> Collection[G]:
        """Return what is chosen where nothing that was chosen is left."""
        raise NotImplementedError

    def _refresh_buttons(self) -> None:
        """Grey out what cannot be done with what is chosen."""
        raise NotImplementedError

    def _open_current(self) -> None:
        """Do what Enter and a double click do."""
        raise NotImplementedError

    def _show_as(self, table: bool) -> None:
        """Show a table, or pictures, here and the next time."""
        self._settings.games_in_table = table
        self._list.set_table(table)

    # Choosing

    def _find(self, text: str) -> None:
        chosen, current = self._list.chosen, self._list.current
        self._games.set_filter(text)
        kept = [game for game in chosen if self._games.row(game) is not None]
        new = kept or self._first() or self._otherwise()
        self._choose(new, current, centred=not self._games.is_filtered)

    def _show_more(self) -> None:
        if not self._list.chosen:
            self._choose(self._first())
        self._refresh_state()

    def _first(self) -> Sequence[G]:
        return self._games.shown[:1] if self._games.is_filtered else ()

    def _choose(
        self, games: Collection[G], current: G | None = None, centred: bool = False
    ) -> None:
        self._list.choose(games, current, centred)
        self._refresh_buttons()

    def _refresh_state(self) -> None:
        every, chosen = len(self._games.every), len(self._list.chosen)
        part = len(self._games.shown)
        text = _games(every)
        if every > 1 and chosen > 1:
            part, text = chosen, _games_chosen(every)
        elif every > 1 and self._games.is_filtered:
            text = _games_shown(every)
        if self._games.is_sorting:
            self._state.setText(self.tr("Sorting…"))
        else:
            self._state.setText(text.format(part=QLocale().toString(part)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape take the filter away first, and close the dialog then."""
        if event.matches(QKeySequence.StandardKey.Cancel) and self._filter.text():
            self._filter.clear()
            self._list.setFocus()
        else:
            super().keyPressEvent(event)


# Outside of the dialog: Qt looks for a text with a number under the class of the object alone,
# which is another for each kind of list.


def _games(number: int) -> str:
    return tr("%Ln games", "", number)


def _games_chosen(number: int) -> str:
    return tr("{part} of %Ln games chosen", "", number)


def _games_shown(number: int) -> str:
    return tr("{part} of %Ln games", "", number)
