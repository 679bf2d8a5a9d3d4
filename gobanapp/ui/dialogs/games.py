"""The dialog that shows the games of a file: to open one, to find one, to put them in order."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPalette, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from gobanapp.game.change import Change
from gobanapp.ui.games import arrangement
from gobanapp.ui.games.filter_line import FilterLine
from gobanapp.ui.games.game_delegate import THUMBNAIL, GameDelegate
from gobanapp.ui.games.game_list import GameList
from gobanapp.ui.games.games_model import GamesModel
from gobanapp.ui.games.thumbnails import Thumbnails
from gobanapp.ui.look import SMALL, SPACE, line_height, sized
from gobanapp.ui.record import Entry, Record
from gobanapp.ui.session import Session
from gobanapp.ui.widgets.quiet_button import STYLE, QuietButton

_Keys = QKeySequence.StandardKey

_STYLE = """
QFrame#games {
    border: 1px solid palette(mid); border-radius: 6px; background: palette(base);
}
"""


class GamesDialog(QDialog):
    """Every change of the arrangement is made at once, and can be undone here.

    ``choose_files`` lets the user choose files and returns their games, ``save`` saves the record
    and returns whether that was done.
    """

    def __init__(
        self,
        session: Session,
        parent: QWidget | None = None,
        *,
        choose_files: Callable[[], Sequence[Record]],
        save: Callable[[], bool],
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._choose_files = choose_files
        self.setWindowTitle(self.tr("Games of This File"))
        self.setStyleSheet(STYLE + _STYLE)
        self._games = GamesModel(session.record, self)
        self._filter = FilterLine()
        self._list = GameList(self._games, self._filter)
        self._thumbnails = Thumbnails(THUMBNAIL, self._list.entries_to_be_seen, self)
        self._list.setItemDelegate(GameDelegate(self._games, self._thumbnails, self._list))
        self._state = QLabel()
        tr, keys, button = self.tr, QKeySequence, QuietButton
        self._up = button(tr("Move &Up"), self._move_up, self, keys("Alt+Up"))
        self._down = button(tr("Move Do&wn"), self._move_down, self, keys("Alt+Down"))
        self._delete = button(tr("&Delete"), self._delete_chosen, self, keys("Del"))
        self._add = button(tr("&Add Games…"), self._add_games, self)
        self._undo = button(tr("U&ndo"), self._undo_arrangement, self, _Keys.Undo)
        self._redo = button(tr("&Redo"), self._redo_arrangement, self, _Keys.Redo)
        self._save = button(tr("&Save All"), save, self, _Keys.Save)
        self._buttons = QDialogButtonBox()
        roles = QDialogButtonBox.ButtonRole
        self._open = self._buttons.addButton(self.tr("&Open"), roles.AcceptRole)
        self._close = self._buttons.addButton(self.tr("Close"), roles.RejectRole)
        self._lay_out()
        self._list.fill()
        self._connect()
        self.resize(860, 640)
        self._list.setFocus()

    # Building

    def _lay_out(self) -> None:
        self._filter.setPlaceholderText(self.tr("Filter by player, event, date or result"))
        self._filter.setAccessibleName(self.tr("Filter"))
        self._filter.setMinimumHeight(line_height(self))
        self._list.setAccessibleName(self.tr("Games"))
        self._list.setMinimumSize(44 * SPACE, 26 * SPACE)
        sized(self._state, SMALL)
        self._state.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        frame = QFrame()
        frame.setObjectName("games")
        inside = QVBoxLayout(frame)
        inside.setContentsMargins(1, SPACE // 2, 1, SPACE // 2)
        inside.addWidget(self._list)
        tools = QVBoxLayout()
        tools.setSpacing(0)
        for group in (
            (self._up, self._down, self._delete, self._add),
            (self._undo, self._redo),
            (self._save,),
        ):
            for button in group:
                tools.addWidget(button)
            tools.addSpacing(2 * SPACE)
        tools.addStretch(1)
        self._open.setDefault(True)
        self._close.setAutoDefault(False)
        grid = QGridLayout(self)
        grid.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        grid.setHorizontalSpacing(SPACE)
        grid.setVerticalSpacing(SPACE + SPACE // 2)
        grid.addWidget(self._filter, 0, 0)
        grid.addWidget(frame, 1, 0)
        grid.addLayout(tools, 1, 1)
        grid.addWidget(self._state, 2, 0)
        grid.addWidget(self._buttons, 2, 0, 1, 2, Qt.AlignmentFlag.AlignRight)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(1, 1)

    def _connect(self) -> None:
        self._session.changed.connect(self._refresh)
        self._filter.textChanged.connect(self._find)
        self._filter.left_down.connect(self._list.setFocus)
        self._list.doubleClicked.connect(self._open_current)
        self._list.dropped.connect(self._move_to)
        self._list.selectionModel().selectionChanged.connect(self._refresh_buttons)
        self._games.rowsInserted.connect(self._show_more)
        self._thumbnails.made.connect(self._list.show_again)
        self._buttons.accepted.connect(self._open_current)
        self._buttons.rejected.connect(self.reject)

    # Showing

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh_changes()
        self._choose(self._list.chosen or [self._session.record.current], centred=True)

    def _refresh(self, change: Change) -> None:
        """Bring the list up to the record; what was chosen stays so, and where it was."""
        if change & Change.RECORD:
            chosen, current = self._list.chosen, self._list.current
            with self._list.keeping_place():
                self._games.refresh()
            self._refresh_changes()
            self._choose(chosen or [self._session.record.current], current)

    def _refresh_changes(self) -> None:
        record = self._session.record
        self._undo.setEnabled(record.can_undo_arrangement)
        self._redo.setEnabled(record.can_redo_arrangement)
        self._save.setEnabled(record.is_modified)

    def _find(self, text: str) -> None:
        """List what has the words of ``text``; something is always chosen that Enter opens."""
        chosen, current = self._list.chosen, self._list.current
        self._games.set_filter(text)
        kept = [entry for entry in chosen if self._games.row(entry) is not None]
        new = kept or self._first() or [self._session.record.current]
        self._choose(new, current, centred=not self._games.is_filtered)

    def _show_more(self) -> None:
        if not self._list.chosen:
            self._choose(self._first())
        self._refresh_state()

    def _first(self) -> Sequence[Entry]:
        return self._games.shown[:1] if self._games.is_filtered else ()

    def _choose(
        self, entries: Collection[Entry], current: Entry | None = None, centred: bool = False
    ) -> None:
        self._list.choose(entries, current, centred)
        self._refresh_buttons()

    def _refresh_buttons(self) -> None:
        """Grey out what cannot be done with what is chosen."""
        record = self._session.record
        entries, chosen = record.entries, self._list.chosen
        rows = [self._games.number(entry) - 1 for entry in chosen]
        moves, why_not = bool(chosen), ""
        if self._games.is_filtered:
            moves, why_not = False, self.tr("Games can be moved when the filter hides none of them")
        top = range(len(rows))
        bottom = range(len(entries) - len(rows), len(entries))
        self._up.set_possible(moves and rows != [*top], why_not)
        self._down.set_possible(moves and rows != [*bottom], why_not)
        gone = set(chosen)
        stays = (entry for entry in entries if entry.can_be_shown and entry not in gone)
        self._delete.setEnabled(bool(chosen) and next(stays, None) is not None)
        self._open.setEnabled(len(chosen) == 1 and chosen[0].can_be_shown)
        self._refresh_state()

    def _refresh_state(self) -> None:
        every, chosen = len(self._session.record.entries), len(self._list.chosen)
        part = len(self._games.shown)
        text = self.tr("%Ln games", "", every)
        if every == 1:
            text = self.tr("1 game")
        elif chosen > 1:
            part, text = chosen, self.tr("{part} of %Ln games chosen", "", every)
        elif self._games.is_filtered:
            text = self.tr("{part} of %Ln games", "", every)
        self._state.setText(text.format(part=QLocale().toString(part)))

    # Opening and closing

    def _open_current(self) -> None:
        if self._open.isEnabled():
            (entry,) = self._list.chosen
            self.accept()
            self._session.show_entry(entry)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape take the filter away first, and close the dialog then."""
        if event.matches(_Keys.Cancel) and self._filter.text():
            self._filter.clear()
            self._list.setFocus()
        else:
            super().keyPressEvent(event)

    # The order of the games

    def _move_up(self) -> None:
        self._reorder(arrangement.moved_up)

    def _move_down(self) -> None:
        self._reorder(arrangement.moved_down)

    def _move_to(self, row: int) -> None:
        self._reorder(lambda entries, chosen: arrangement.moved_to(entries, chosen, row))

    def _reorder(
        self, move: Callable[[Sequence[Entry], Collection[Entry]], Sequence[Entry]]
    ) -> None:
        before = self._session.record.entries
        after = tuple(move(before, set(self._list.chosen)))
        if after != before:
            self._session.arrange(lambda record: record.arrange(after))

    def _delete_chosen(self) -> None:
        record = self._session.record
        entries, current = record.entries, record.current
        chosen = set(self._list.chosen)
        row = min(row for entry in chosen if (row := self._games.row(entry)) is not None)
        if current in chosen:
            left = arrangement.nearest(
                entries,
                record.index,
                lambda entry: entry.can_be_shown and entry not in chosen,
            )
            assert left is not None  # or the button could not have been pressed
            current = left
        after = arrangement.without(entries, chosen)
        self._session.arrange(lambda record: record.arrange(after, current))
        shown = self._games.shown
        self._choose(shown[min(row, len(shown) - 1) :][:1])

    def _add_games(self) -> None:
        added = [entry for record in self._choose_files() for entry in record.entries]
        if not added:
            return
        record = self._session.record
        after = arrangement.with_added(record.entries, added, set(self._list.chosen))
        self._filter.clear()  # or it might hide them
        self._session.arrange(lambda record: record.arrange(after))
        self._choose(added)
        self._list.setFocus()

    def _undo_arrangement(self) -> None:
        self._session.arrange(Record.undo_arrangement)

    def _redo_arrangement(self) -> None:
        self._session.arrange(Record.redo_arrangement)
