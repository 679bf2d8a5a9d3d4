"""A dialog with games as pictures or in a table, a filter, and buttons next to and below them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Generic

from PySide6.QtCore import (
    QLocale,
    QSize,
    Qt,
)
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QWidget,
)

from gobanapp.storage.settings import Settings
from gobanapp.storage.settings_file import StoredSetting
from gobanapp.text.language import tr
from gobanapp.ui.record.games.game_columns import GameColumn
from gobanapp.ui.record.games.game_delegate import THUMBNAIL, GameDelegate
from gobanapp.ui.record.games.game_list import GameList
from gobanapp.ui.record.games.listed_games import G, ListedGamesModel
from gobanapp.ui.record.games.thumbnails import Thumbnails
from gobanapp.ui.widgets.appearance import SMALL, SPACE, line_height, text_scale
from gobanapp.ui.widgets.buttons import STYLE, QuietButton
from gobanapp.ui.widgets.forms import LIST_MARGINS, FilterLine, fill_box, grid_box, hbox, vbox
from gobanapp.ui.widgets.labels import muted
from gobanapp.ui.widgets.plain_text import Label
from gobanapp.ui.widgets.segmented_control import SegmentedControl

_USUAL_SIZE = QSize(960, 640)

_STYLE = """
QFrame#games {
    border: 1px solid palette(mid); border-radius: 6px; background: palette(base);
}
QHeaderView::section {
    padding: 4px 8px; border: 0; border-bottom: 1px solid palette(mid); background: palette(base);
}
"""


def usual_size() -> QSize:
    """Return the size of the dialog as it is at first: larger with larger type."""
    return _USUAL_SIZE * text_scale()


class GameListDialog(QDialog, Generic[G]):
    """A game is always selected that Enter opens, also where a filter has hidden the earlier one.

    Subclasses make their buttons, call ``_lay_out`` and ``_connect``, and define the actions on the
    selection.
    """

    def __init__(
        self,
        games: ListedGamesModel[G],
        delegate: Callable[[Thumbnails[G], QWidget], GameDelegate[G]],
        settings: Settings,
        columns: StoredSetting[str],
        parent: QWidget | None = None,
    ) -> None:
        """``columns``: the setting that keeps the layout of the table."""
        super().__init__(parent)
        self.setStyleSheet(STYLE + _STYLE)
        games.setParent(self)
        self._games = games
        self._settings = settings
        self._columns = columns
        self._filter = FilterLine()
        self._view = SegmentedControl([(False, self.tr("Pictures")), (True, self.tr("Table"))])
        self._list = GameList(games, self._filter)
        self._thumbnails = Thumbnails(THUMBNAIL, self._list.entries_to_be_seen, self)
        self._list.setItemDelegateForColumn(GameColumn.GAME, delegate(self._thumbnails, self._list))
        self._state = muted(Label(), "state", size=SMALL)
        self._buttons = QDialogButtonBox()
        self._filter.setObjectName("filter")
        self._view.setObjectName("view")
        self._list.setObjectName("game-list")

    def _lay_out(self, tools: Sequence[Sequence[QuietButton]]) -> None:
        """Lay out all parts, with the buttons of ``tools`` next to the list, in groups."""
        self._filter.setPlaceholderText(self.tr("Filter by player, event, date or result"))
        self._filter.setAccessibleName(self.tr("Filter"))
        self._filter.setMinimumHeight(line_height(self))
        self._view.setAccessibleName(self.tr("View"))
        self._list.setAccessibleName(self.tr("Games"))
        self._list.setMinimumSize(44 * SPACE, 26 * SPACE)
        frame = QFrame()
        frame.setObjectName("games")
        frame.setLayout(vbox(self._list, margins=(1, SPACE // 2, 1, SPACE // 2)))
        column = vbox(spacing=0)
        for group in tools:
            fill_box(column, *group, 2 * SPACE, spacing=0)
        column.addStretch(1)
        top = hbox((self._filter, 1), self._view)
        grid = grid_box(self, spacing=(SPACE, SPACE + SPACE // 2), margins=LIST_MARGINS)
        grid.addLayout(top, 0, 0)
        grid.addWidget(frame, 1, 0)
        grid.addLayout(column, 1, 1)
        grid.addWidget(self._state, 2, 0)
        grid.addWidget(self._buttons, 2, 0, 1, 2, Qt.AlignmentFlag.AlignRight)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(1, 1)

    def _connect(self) -> None:
        """Fill the list, and connect it and the filter."""
        self._list.fill()
        if self._settings.games_in_table:
            self._restore_columns()
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

    # Hooks of subclasses

    def _otherwise(self) -> Collection[G]:
        """Return the games to select where none of the selected ones is left."""
        raise NotImplementedError

    def _refresh_buttons(self) -> None:
        """Disable the actions that the selection does not allow."""
        raise NotImplementedError

    def _open_current(self) -> None:
        """Do what Enter and a double click do."""
        raise NotImplementedError

    def _show_as(self, table: bool) -> None:
        """Show a table, or pictures, here and the next time."""
        self._settings.games_in_table = table
        if table:
            self._restore_columns()
        else:
            self._keep_columns()
        self._list.set_table(table)

    def _restore_columns(self) -> None:
        self._list.restore_layout(self._settings.stored.values[self._columns.name])

    def _keep_columns(self) -> None:
        self._settings.stored.change({self._columns.name: self._list.layout_text})

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

    def done(self, result: int) -> None:
        if self._view.value is True:
            self._keep_columns()
        super().done(result)

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
    return tr("{part} of %Ln games selected", "", number)


def _games_shown(number: int) -> str:
    return tr("{part} of %Ln games", "", number)
