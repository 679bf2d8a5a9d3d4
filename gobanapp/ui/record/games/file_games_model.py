"""The games of a record as the rows of a list."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt

from gobanapp.session.document import Document, GameEntry
from gobanapp.ui.record.games.listed_games_model import Index, ListedGamesModel
from gobanapp.ui.widgets.plain_text import tool_tip

_Roles = Qt.ItemDataRole
_Flags = Qt.ItemFlag


class GamesModel(ListedGamesModel[GameEntry]):
    """Reads a record, and reads it again at ``refresh``. It changes nothing."""

    def __init__(self, record: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.record = record
        self._numbers: dict[GameEntry, int] = {}
        self.refresh()

    def number(self, entry: GameEntry) -> int:
        """Return the number of a game in the file, from 1."""
        return self._numbers[entry]

    def is_current(self, game: GameEntry) -> bool:
        return game is self.record.current

    def nothing_found(self) -> str:
        return self.tr("No game of this file has all these words.")

    def refresh(self) -> None:
        """Read the record again."""
        entries = self.record.entries
        self._numbers = {entry: number for number, entry in enumerate(entries, start=1)}
        self.set_games(entries)

    # What Qt asks

    def data(self, index: Index, role: int = _Roles.DisplayRole) -> object:
        entry = self.shown[index.row()]
        if role in {_Roles.DisplayRole, _Roles.AccessibleTextRole}:
            return ", ".join([str(self.number(entry)), *self._lines(entry)])
        if role == _Roles.ToolTipRole:
            return tool_tip("\n".join(self._lines(entry)))
        return None

    def _lines(self, entry: GameEntry) -> list[str]:
        return [*self.heading(entry).lines, *self._notes(entry)]

    def _notes(self, entry: GameEntry) -> list[str]:
        notes = []
        if self.is_current(entry):
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
