"""The dialog that shows the games of a file: to open one, to find one, to reorder them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

from PySide6.QtCore import QLocale, QPointF, QRect, Qt
from PySide6.QtGui import QKeySequence, QPainter, QShowEvent
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.session.document import Document, GameEntry
from gobanapp.session.session import Session
from gobanapp.storage.settings import Settings
from gobanapp.text.game_heading import GameHeading, first_words, is_nameless
from gobanapp.ui.record.games.game_delegate import GameDelegate, RowStyle, pixel_width
from gobanapp.ui.record.games.game_list_dialog import GameListDialog, usual_size
from gobanapp.ui.record.games.listed_games import Index, ListedGamesModel
from gobanapp.ui.record.games.thumbnails import Thumbnails
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.buttons import QuietButton
from gobanapp.ui.widgets.window_geometry import persist_size

T = TypeVar("T")


def moved_up(things: Sequence[T], chosen: Collection[T]) -> list[T]:
    """Return ``things`` with each chosen one a place further up, where something else is above."""
    order = list(things)
    for row in range(1, len(order)):
        if order[row] in chosen and order[row - 1] not in chosen:
            order[row - 1], order[row] = order[row], order[row - 1]
    return order


def moved_down(things: Sequence[T], chosen: Collection[T]) -> list[T]:
    """Return ``things`` with each chosen one a place further down."""
    return moved_up(things[::-1], chosen)[::-1]


def moved_to(things: Sequence[T], chosen: Collection[T], row: int) -> list[T]:
    """Return ``things`` with the chosen ones together before the one now in ``row``."""
    above = [thing for thing in things[:row] if thing not in chosen]
    below = [thing for thing in things[row:] if thing not in chosen]
    return [*above, *(thing for thing in things if thing in chosen), *below]


def without(things: Sequence[T], chosen: Collection[T]) -> list[T]:
    return [thing for thing in things if thing not in chosen]


def with_added(things: Sequence[T], added: Sequence[T], chosen: Collection[T]) -> list[T]:
    """Return ``things`` with more of them behind the last chosen one, or else at the end."""
    rows = [row for row, thing in enumerate(things) if thing in chosen]
    behind = rows[-1] + 1 if rows else len(things)
    return [*things[:behind], *added, *things[behind:]]


def nearest(things: Sequence[T], place: int, suits: Callable[[T], bool]) -> T | None:
    """Return the first thing that ``suits`` from ``place`` on, or else the last one before it."""
    order = (*things[place:], *reversed(things[:place]))
    return next((thing for thing in order if suits(thing)), None)


_Flags = Qt.ItemFlag
_MOST_READ = 20_000
"""The number of letters of a record read to identify it; books of variations have more."""


class GamesModel(ListedGamesModel[GameEntry]):
    """Reads a record, and reads it again at ``refresh``. It changes nothing."""

    def __init__(self, record: Document) -> None:
        super().__init__()
        self.record = record
        self._first_words: dict[GameEntry, str] = {}
        """For games that are not open: reading them takes a while."""
        self.refresh()

    def instead_of_names(self, game: GameEntry) -> str:
        if not is_nameless(game.info):
            return ""
        stored = game.stored
        if isinstance(stored, Game):
            return first_words(stored.tree.main_line())
        if game not in self._first_words:
            unread = stored.unread
            is_long = unread is not None and len(unread.rest) > _MOST_READ
            nodes = [stored.root] if is_long else stored.passing_tree().main_line()
            self._first_words[game] = first_words(nodes)
        return self._first_words[game]

    def is_current(self, game: GameEntry) -> bool:
        return game is self.record.current

    def is_modified(self, game: GameEntry) -> bool:
        return game.is_modified

    def notes(self, game: GameEntry) -> list[str]:
        notes = super().notes(game)
        if self.is_modified(game):
            notes.append(self.tr("Unsaved changes"))
        if not game.can_be_shown:
            notes.append(
                self.tr("The board is too large to show; the game is saved with the others")
            )
        return notes

    def nothing_found(self) -> str:
        return self.tr("No game matches.")

    def refresh(self) -> None:
        """Read the record again."""
        self.set_games(self.record.entries)

    # Qt overrides

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return _Flags.ItemIsDropEnabled  # between the rows, not on one
        flags = _Flags.ItemIsSelectable | _Flags.ItemIsEnabled | _Flags.ItemNeverHasChildren
        return flags if self.is_filtered or self.is_sorted else flags | _Flags.ItemIsDragEnabled

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction


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
        return said.facts if game.can_be_shown else self.tr("The board is too large to show")

    def _mark(self, painter: QPainter, line: QRect, game: GameEntry, type_: RowStyle) -> QRect:
        left = super()._mark(painter, line, game, type_)
        if self._games.is_modified(game):
            middle = QPointF(left.right() + 1 - _DOT / 2, line.top() + line.height() / 2)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(type_.accent)
            painter.drawEllipse(middle, _DOT / 2, _DOT / 2)
            left.setWidth(left.width() - _DOT - 2 * SPACE)
        return left


_Keys = QKeySequence.StandardKey


class GamesDialog(GameListDialog[GameEntry]):
    """Every change of the order is made at once, and can be undone here.

    ``choose_files`` lets the user choose files and returns their games, ``save`` saves the record
    and returns whether that was done.
    """

    def __init__(
        self,
        session: Session,
        parent: QWidget | None = None,
        *,
        settings: Settings,
        choose_files: Callable[[], Sequence[Document]],
        save: Callable[[], bool],
    ) -> None:
        games = GamesModel(session.document)
        super().__init__(
            games,
            lambda pictures, games_list: NumberedDelegate(games, pictures, games_list),
            settings,
            Settings.collection_columns,
            parent,
        )
        self._session = session
        self._numbers = games
        self._choose_files = choose_files
        self.setWindowTitle(self.tr("Collection"))
        keys, button = QKeySequence, QuietButton
        self._up = button(self.tr("Move &Up"), "move-up", self._move_up, self, keys("Alt+Up"))
        self._down = button(
            self.tr("Move Do&wn"), "move-down", self._move_down, self, keys("Alt+Down")
        )
        self._delete = button(self.tr("&Delete"), "delete", self._delete_chosen, self, keys("Del"))
        self._add = button(self.tr("&Add Games…"), "add-games", self._add_games, self)
        self._undo = button(self.tr("U&ndo"), "undo", self._undo_arrangement, self, _Keys.Undo)
        self._redo = button(self.tr("&Redo"), "redo", self._redo_arrangement, self, _Keys.Redo)
        self._save = button(self.tr("&Save All"), "save-all", save, self, _Keys.Save)
        roles = QDialogButtonBox.ButtonRole
        self._open = self._buttons.addButton(self.tr("&Open"), roles.AcceptRole)
        close = self._buttons.addButton(self.tr("Close"), roles.RejectRole)
        self._open.setObjectName("open")
        close.setObjectName("close")
        self._open.setDefault(True)
        close.setAutoDefault(False)
        self._lay_out(
            [
                (self._up, self._down, self._delete, self._add),
                (self._undo, self._redo),
                (self._save,),
            ]
        )
        self._connect()
        self._list.dropped.connect(self._move_to)
        session.subscribe(self._refresh, Change.DOCUMENT)
        persist_size(self, "GamesDialog", usual_size())

    # Display

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh_changes()
        self._choose(self._list.chosen or [self._session.document.current], centred=True)

    def _refresh(self, _change: Change) -> None:
        """Update the list from the record, with its selection and scroll position kept."""
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
            moves, why_not = False, self.tr("Clear the filter to move games")
        elif self._games.is_sorted:
            moves, why_not = False, self.tr("Sort by number to move games")
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
        self._reorder(moved_up)

    def _move_down(self) -> None:
        self._reorder(moved_down)

    def _move_to(self, row: int) -> None:
        self._reorder(lambda entries, chosen: moved_to(entries, chosen, row))

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
            left = nearest(
                entries,
                record.index,
                lambda entry: entry.can_be_shown and entry not in chosen,
            )
            assert left is not None  # or the button could not have been pressed
            current = left
        after = without(entries, chosen)
        self._session.edit_game_list(lambda record: record.set_games(after, current))
        shown = self._games.shown
        self._choose(shown[min(row, len(shown) - 1) :][:1])

    def _add_games(self) -> None:
        added = [entry for record in self._choose_files() for entry in record.entries]
        if not added:
            return
        record = self._session.document
        after = with_added(record.entries, added, set(self._list.chosen))
        self._filter.clear()  # or it might hide them
        self._session.edit_game_list(lambda record: record.set_games(after))
        self._choose(added)
        self._list.setFocus()

    def _undo_arrangement(self) -> None:
        self._session.edit_game_list(Document.undo_game_list)

    def _redo_arrangement(self) -> None:
        self._session.edit_game_list(Document.redo_game_list)
