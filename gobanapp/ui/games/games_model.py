"""The games of a record as the rows of a list: all of them, or those that a filter finds."""

from __future__ import annotations

import html
from collections.abc import Sequence
from itertools import islice

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from gobanapp.ui.games.heading import heading
from gobanapp.ui.games.search import SearchIndex, words_of
from gobanapp.ui.record import Entry, Record

_Roles = Qt.ItemDataRole
_Flags = Qt.ItemFlag
Index = QModelIndex | QPersistentModelIndex
_TOP = QModelIndex()


class GamesModel(QAbstractListModel):
    """Reads a record, and reads it again at ``refresh``. It changes nothing."""

    def __init__(self, record: Record, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.record = record
        self._index = SearchIndex(self)
        self._index.grew.connect(self._look_further)
        self._words: tuple[str, ...] = ()
        self._all: Sequence[Entry] = ()
        self._numbers: dict[Entry, int] = {}
        self._shown: list[Entry] = []
        self._rows: dict[Entry, int] = {}
        self._looked_at = 0
        """How many of the games the filter has looked at, from the first."""
        self.refresh()

    @property
    def shown(self) -> Sequence[Entry]:
        """The games in the list."""
        return self._shown

    @property
    def is_filtered(self) -> bool:
        return bool(self._words)

    @property
    def is_searching(self) -> bool:
        """Whether the filter may still find more."""
        return self._looked_at < len(self._all)

    def number(self, entry: Entry) -> int:
        """Return the number of a game in the file, from 1."""
        return self._numbers[entry]

    def row(self, entry: Entry) -> int | None:
        """Return the place of a game in the list, None where the filter has left it out."""
        return self._rows.get(entry)

    def refresh(self) -> None:
        """Read the record again."""
        self._all = self.record.entries
        self._numbers = {entry: number for number, entry in enumerate(self._all, start=1)}
        self._index.learn(self._all)
        self._fill()

    def set_filter(self, text: str) -> None:
        """List only the games that have all words of ``text``."""
        words = words_of(text)
        if words != self._words:
            self._words = words
            self._fill()

    def _fill(self) -> None:
        self.beginResetModel()
        self._shown = [] if self._words else list(self._all)
        self._looked_at = 0 if self._words else len(self._all)
        self._rows = {entry: row for row, entry in enumerate(self._shown)}
        self._shown += self._found()
        self.endResetModel()

    def _found(self) -> list[Entry]:
        """Look on as far as headings are known; return what was found."""
        found = []
        index, words = self._index, self._words
        for entry in islice(self._all, self._looked_at, None):
            if not index.knows(entry):
                break
            self._looked_at += 1
            if index.has(entry, words):
                self._rows[entry] = len(self._rows)
                found.append(entry)
        return found

    def _look_further(self) -> None:
        if not self.is_searching:
            return
        first = len(self._shown)
        found = self._found()
        if found:
            self.beginInsertRows(_TOP, first, first + len(found) - 1)
            self._shown += found
            self.endInsertRows()

    # What Qt asks

    def rowCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = _Roles.DisplayRole) -> object:
        entry = self._shown[index.row()]
        if role in {_Roles.DisplayRole, _Roles.AccessibleTextRole}:
            return ", ".join([str(self.number(entry)), *heading(entry).lines, *self._notes(entry)])
        if role == _Roles.ToolTipRole:
            lines = [*heading(entry).lines, *self._notes(entry)]
            return f"<qt>{'<br>'.join(map(html.escape, lines))}</qt>"
        return None

    def _notes(self, entry: Entry) -> list[str]:
        notes = []
        if entry is self.record.current:
            notes.append(self.tr("On the board now"))
        if entry.is_modified:
            notes.append(self.tr("Changed since it was saved"))
        if not entry.can_be_shown:
            notes.append(self.tr("Its board is too large to be shown; it is saved with the rest"))
        return notes

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return _Flags.ItemIsDropEnabled  # between the rows, not upon one
        flags = _Flags.ItemIsSelectable | _Flags.ItemIsEnabled | _Flags.ItemNeverHasChildren
        return flags if self.is_filtered else flags | _Flags.ItemIsDragEnabled

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction
