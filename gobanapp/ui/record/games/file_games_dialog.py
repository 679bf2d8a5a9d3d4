"""The dialog that shows the games of a file: to open one, to find one, to put them in order."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtGui import QKeySequence, QShowEvent
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from gobanapp.game.change import Change
from gobanapp.session.document import Document, GameEntry
from gobanapp.session.session import Session
from gobanapp.ui.record.games import game_order
from gobanapp.ui.record.games.file_games_model import GamesModel
from gobanapp.ui.record.games.game_list_dialog import USUAL_SIZE, GameListDialog
from gobanapp.ui.record.games.numbered_delegate import NumberedDelegate
from gobanapp.ui.widgets.buttons import QuietButton
from gobanapp.ui.widgets.window_geometry import persist_size

_Keys = QKeySequence.StandardKey


class GamesDialog(GameListDialog[GameEntry]):
    """Every change of the arrangement is made at once, and can be undone here.

    ``choose_files`` lets the user choose files and returns their games, ``save`` saves the record
    and returns whether that was done.
    """

    def __init__(
        self,
        session: Session,
        parent: QWidget | None = None,
        *,
        choose_files: Callable[[], Sequence[Document]],
        save: Callable[[], bool],
    ) -> None:
        games = GamesModel(session.document)
        super().__init__(
            games,
            lambda pictures, games_list: NumberedDelegate(games, pictures, games_list),
            parent,
        )
        self._session = session
        self._numbers = games
        self._choose_files = choose_files
        self.setWindowTitle(self.tr("Games of This File"))
        keys, button = QKeySequence, QuietButton
        self._up = button(self.tr("Move &Up"), self._move_up, self, keys("Alt+Up"))
        self._down = button(self.tr("Move Do&wn"), self._move_down, self, keys("Alt+Down"))
        self._delete = button(self.tr("&Delete"), self._delete_chosen, self, keys("Del"))
        self._add = button(self.tr("&Add Games…"), self._add_games, self)
        self._undo = button(self.tr("U&ndo"), self._undo_arrangement, self, _Keys.Undo)
        self._redo = button(self.tr("&Redo"), self._redo_arrangement, self, _Keys.Redo)
        self._save = button(self.tr("&Save All"), save, self, _Keys.Save)
        roles = QDialogButtonBox.ButtonRole
        self._open = self._buttons.addButton(self.tr("&Open"), roles.AcceptRole)
        self._close = self._buttons.addButton(self.tr("Close"), roles.RejectRole)
        for widget, name in (
            (self._up, "move-up"),
            (self._down, "move-down"),
            (self._delete, "delete"),
            (self._add, "add-games"),
            (self._undo, "undo"),
            (self._redo, "redo"),
            (self._save, "save-all"),
            (self._open, "open"),
            (self._close, "close"),
        ):
            widget.setObjectName(name)
        self._open.setDefault(True)
        self._close.setAutoDefault(False)
        self._lay_out(
            [
                (self._up, self._down, self._delete, self._add),
                (self._undo, self._redo),
                (self._save,),
            ]
        )
        self._connect()
        self._list.dropped.connect(self._move_to)
        session.changed.connect(self._refresh)
        persist_size(self, "GamesDialog", USUAL_SIZE)

    # Showing

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh_changes()
        self._choose(self._list.chosen or [self._session.document.current], centred=True)

    def _refresh(self, change: Change) -> None:
        """Bring the list up to the record; what was chosen stays so, and where it was."""
        if change & Change.DOCUMENT:
            chosen, current = self._list.chosen, self._list.current
            with self._list.keeping_place():
                self._numbers.refresh()
            self._refresh_changes()
            self._choose(chosen or [self._session.document.current], current)

    def _refresh_changes(self) -> None:
        record = self._session.document
        self._undo.setEnabled(record.can_undo_game_list)
        self._redo.setEnabled(record.can_redo_game_list)
        self._save.setEnabled(record.is_modified)

    def _otherwise(self) -> Collection[GameEntry]:
        return [self._session.document.current]

    def _refresh_buttons(self) -> None:
        record = self._session.document
        entries, chosen = record.entries, self._list.chosen
        rows = [self._numbers.number(entry) - 1 for entry in chosen]
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

    # Opening and closing

    def _open_current(self) -> None:
        if self._open.isEnabled():
            (entry,) = self._list.chosen
            self.accept()
            self._session.switch_game(entry)

    # The order of the games

    def _move_up(self) -> None:
        self._reorder(game_order.moved_up)

    def _move_down(self) -> None:
        self._reorder(game_order.moved_down)

    def _move_to(self, row: int) -> None:
        self._reorder(lambda entries, chosen: game_order.moved_to(entries, chosen, row))

    def _reorder(
        self, move: Callable[[Sequence[GameEntry], Collection[GameEntry]], Sequence[GameEntry]]
    ) -> None:
        before = self._session.document.entries
        after = tuple(move(before, set(self._list.chosen)))
        if after != before:
            self._session.edit_game_list(lambda record: record.set_games(after))

    def _delete_chosen(self) -> None:
        record = self._session.document
        entries, current = record.entries, record.current
        chosen = set(self._list.chosen)
        row = min(row for entry in chosen if (row := self._games.row(entry)) is not None)
        if current in chosen:
            left = game_order.nearest(
                entries,
                record.index,
                lambda entry: entry.can_be_shown and entry not in chosen,
            )
            assert left is not None  # or the button could not have been pressed
            current = left
        after = game_order.without(entries, chosen)
        self._session.edit_game_list(lambda record: record.set_games(after, current))
        shown = self._games.shown
        self._choose(shown[min(row, len(shown) - 1) :][:1])

    def _add_games(self) -> None:
        added = [entry for record in self._choose_files() for entry in record.entries]
        if not added:
            return
        record = self._session.document
        after = game_order.with_added(record.entries, added, set(self._list.chosen))
        self._filter.clear()  # or it might hide them
        self._session.edit_game_list(lambda record: record.set_games(after))
        self._choose(added)
        self._list.setFocus()

    def _undo_arrangement(self) -> None:
        self._session.edit_game_list(Document.undo_game_list)

    def _redo_arrangement(self) -> None:
        self._session.edit_game_list(Document.redo_game_list)
