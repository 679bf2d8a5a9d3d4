"""Games as the rows of a list or a table: all of them, or those that match a filter, sorted."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from PySide6.QtCore import (
    QAbstractTableModel,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from gobanapp.game.folded_text import folded, folded_words
from gobanapp.text.game_heading import GameHeading, game_heading, search_text, size_name
from gobanapp.ui.record.games.game_columns import (
    GameColumn,
    SortKey,
    cell_text,
    column_name,
    sort_key,
)
from gobanapp.ui.widgets.plain_text import tool_tip
from gobanapp.ui.widgets.worker import IdleWork

if TYPE_CHECKING:
    from gobanapp.game.game import Game
    from gobanapp.game.game_info import GameInfo
    from gobanapp.sgf.game_file import SgfGame


class ListedGame(Protocol):
    """Compared by identity."""

    @property
    def info(self) -> GameInfo: ...

    @property
    def size(self) -> tuple[int, int]: ...

    @property
    def can_be_shown(self) -> bool: ...

    @property
    def stored(self) -> Game | SgfGame:
        """Its moves, read only for its picture."""
        ...


G = TypeVar("G", bound=ListedGame)


class SearchIndex(QObject, Generic[G]):
    """The search texts of the games.

    ``extended`` tells that it knows more games than before.

    Games are learnt in the order in which ``learn`` has named them.
    """

    extended = Signal()

    def __init__(self, parent: QObject, searched: Callable[[G], str] = search_text) -> None:
        """``searched`` returns all that a game can be found by."""
        super().__init__(parent)
        self._searched = searched
        self._texts: dict[G, str] = {}
        self._waiting: list[G] = []
        """From the last to the first."""
        self._work = IdleWork(self._learn_one, self)
        self._work.paused.connect(self.extended)

    def learn(self, games: Iterable[G]) -> None:
        """Begin to read the headings of those games that are not known yet."""
        self._waiting = [game for game in games if game not in self._texts]
        self._waiting.reverse()
        self._work.start()

    def knows(self, game: G) -> bool:
        return game in self._texts

    @property
    def is_complete(self) -> bool:
        """Return whether all games named by ``learn`` are known."""
        return not self._waiting

    def has(self, game: G, words: Iterable[str]) -> bool:
        """Return whether a known game has all ``words``, which are folded."""
        text = self._texts[game]
        return all(word in text for word in words)

    def _learn_one(self) -> bool:
        if not self._waiting:
            return False
        game = self._waiting.pop()
        self._texts[game] = folded(self._searched(game))
        return True


Index = QModelIndex | QPersistentModelIndex
TOP = QModelIndex()


_Roles = Qt.ItemDataRole
_Orders = Qt.SortOrder
_WHOLE = {GameColumn.GAME, GameColumn.NUMBER}
_OFTEN_EMPTY = {GameColumn.BLACK, GameColumn.WHITE, GameColumn.RESULT, GameColumn.DATE}
"""Of problems, for example; every game has a size, and the occasion stands for missing names."""


class ListedGamesModel(QAbstractTableModel, Generic[G]):
    """Holds no games before ``set_games``. Subclasses may change the texts about a game.

    Its columns are those of ``GameColumn``. Sorting reads no game information: games whose
    information is not known yet stand last until it is.
    """

    read = Signal()
    """The information of all games is known, and so are ``empty_columns``."""

    def __init__(self) -> None:
        super().__init__()
        self._index: SearchIndex[G] = SearchIndex(self, self._read)
        self._index.extended.connect(self._look_further)
        self._words: tuple[str, ...] = ()
        self._all: Sequence[G] = ()
        self._shown: list[G] = []
        self._rows: dict[G, int] = {}
        self._numbers: dict[G, int] = {}
        self._sorted_by = GameColumn.NUMBER
        self._order = _Orders.AscendingOrder
        self._is_in_order = True
        self._unused = set(_OFTEN_EMPTY)
        self._looked_at = 0
        """The number of games that the filter has checked, from the first."""

    @property
    def every(self) -> Sequence[G]:
        """All the games, in the list or not."""
        return self._all

    @property
    def shown(self) -> Sequence[G]:
        """The games in the list."""
        return self._shown

    @property
    def is_filtered(self) -> bool:
        return bool(self._words)

    @property
    def is_sorted(self) -> bool:
        """Return whether the games are sorted."""
        return (self._sorted_by, self._order) != (GameColumn.NUMBER, _Orders.AscendingOrder)

    @property
    def is_sorting(self) -> bool:
        """Return whether the games will be sorted again when all headings are known."""
        return not self._is_in_order

    @property
    def is_searching(self) -> bool:
        """Return whether the filter can still find more."""
        return self._looked_at < len(self._all)

    @property
    def empty_columns(self) -> Collection[GameColumn]:
        """The columns in which no game has a text, as far as all games are known."""
        return self._unused if self._all and self._index.is_complete else ()

    def row(self, game: G) -> int | None:
        """Return the place of a game in the list, None where the filter has left it out."""
        return self._rows.get(game)

    def number(self, game: G) -> int:
        """Return the number of a game among all of them, from 1."""
        return self._numbers[game]

    def set_games(self, games: Sequence[G]) -> None:
        """Have other games; the filter and the order stay."""
        self._all = games
        self._numbers = {game: number for number, game in enumerate(games, start=1)}
        self._index.learn(games)
        self._fill()

    def set_filter(self, text: str) -> None:
        """List only the games that have all words of ``text``."""
        words = folded_words(text)
        if words != self._words:
            self._words = words
            self._fill()

    def _fill(self) -> None:
        self.beginResetModel()
        self._shown = [] if self._words else list(self._all)
        self._looked_at = 0 if self._words else len(self._all)
        self._shown += self._found()
        self._put_in_order()
        self.endResetModel()

    def _found(self) -> list[G]:
        """Continue the search as far as headings are known; return the games found."""
        found = []
        index, words = self._index, self._words
        for game in islice(self._all, self._looked_at, None):
            if not index.knows(game):
                break
            self._looked_at += 1
            if index.has(game, words):
                found.append(game)
        return found

    def _look_further(self) -> None:
        if self.is_searching:
            first = len(self._shown)
            found = self._found()
            if found:
                self.beginInsertRows(TOP, first, first + len(found) - 1)
                self._rows.update((game, row) for row, game in enumerate(found, start=first))
                self._shown += found
                self._is_in_order = self._is_in_order and not self.is_sorted
                self.endInsertRows()
        if self._index.is_complete:
            if self.is_sorting:
                self._sort_again()
            self.read.emit()

    # The order

    def sort(self, column: int, order: Qt.SortOrder = _Orders.AscendingOrder, /) -> None:
        """Sort by a column; empty cells are last in either order."""
        self._sorted_by, self._order = GameColumn(column), order
        self._sort_again()

    def _sort_again(self) -> None:
        """Sort, and leave each selected game selected."""
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        games = [self._shown[index.row()] for index in before]
        self._put_in_order()
        after = [
            self.index(self._rows[game], index.column())
            for game, index in zip(games, before, strict=True)
        ]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def _put_in_order(self) -> None:
        is_reversed = self._order is _Orders.DescendingOrder
        in_order = sorted(self._shown, key=self._numbers.__getitem__)
        self._is_in_order = True
        if self._sorted_by is GameColumn.NUMBER:
            self._shown = in_order[::-1] if is_reversed else in_order
        else:
            self._is_in_order = self._index.is_complete
            keys: dict[G, SortKey] = {}
            rest = []
            for game in in_order:
                key = self._sort_key(game) if self._index.knows(game) else None
                if key is None:
                    rest.append(game)
                else:
                    keys[game] = key
            self._shown = [*sorted(keys, key=keys.__getitem__, reverse=is_reversed), *rest]
        self._rows = {game: row for row, game in enumerate(self._shown)}

    def _sort_key(self, game: G) -> SortKey | None:
        return sort_key(game, self._sorted_by, self.instead_of_names(game))

    # Texts

    def _read(self, game: G) -> str:
        """Return all that a game can be found by; note the columns in which it has a text."""
        if self._unused:
            said = self.heading(game)
            self._unused -= {one for one in self._unused if cell_text(game, said, one)}
        return self.searched(game)

    def heading(self, game: G) -> GameHeading:
        return game_heading(game, instead_of_names=self.instead_of_names(game))

    def instead_of_names(self, game: G) -> str:  # noqa: ARG002 - others need it
        """Return a text that identifies a game without players and occasion."""
        return ""

    def searched(self, game: G) -> str:
        """Return all that a game can be found by."""
        return search_text(game, self.instead_of_names(game))

    def notes(self, game: G) -> list[str]:
        """Return notes on a game in addition to its heading."""
        return [self.tr("On the board")] if self.is_current(game) else []

    def cell(self, game: G, column: GameColumn) -> str:
        """Return what the table shows of a game."""
        if column is GameColumn.NUMBER:
            return QLocale().toString(self.number(game))
        return cell_text(game, self.heading(game), column)

    def is_current(self, game: G) -> bool:  # noqa: ARG002 - others need it
        """Return whether it is the game on the board."""
        return False

    def is_modified(self, game: G) -> bool:  # noqa: ARG002 - others need it
        """Return whether it has unsaved changes."""
        return False

    def stand_in(self, game: G) -> str:
        """Return a text in place of a game's picture, where it has none."""
        return size_name(game)

    def nothing_found(self) -> str:
        """Return the text where no game is listed and none will be."""
        return ""

    # Qt overrides

    def rowCount(self, parent: Index = TOP) -> int:
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = TOP) -> int:
        return 0 if parent.isValid() else len(GameColumn)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Roles.DisplayRole
    ) -> object:
        if role == _Roles.DisplayRole and orientation is Qt.Orientation.Horizontal:
            return column_name(GameColumn(section))
        return None

    def data(self, index: Index, role: int = _Roles.DisplayRole) -> object:
        game, column = self.shown[index.row()], GameColumn(index.column())
        if role == _Roles.ToolTipRole:
            return tool_tip("\n".join(dict.fromkeys(self._tip_lines(game))))
        if role not in {_Roles.DisplayRole, _Roles.AccessibleTextRole}:
            return None
        # Keys lead from number to number: there a screen reader says all that is in the row.
        says_all = {GameColumn.GAME} if role == _Roles.DisplayRole else _WHOLE
        if column in says_all:
            return ", ".join([*self._number_said(game), *self._lines(game)])
        return self.cell(game, column)

    def _lines(self, game: G) -> list[str]:
        return [*self.heading(game).lines, *self.notes(game)]

    def _tip_lines(self, game: G) -> list[str]:
        return self._lines(game)

    def _number_said(self, game: G) -> list[str]:
        """Return the number of a game, if it means anything."""
        return [str(self.number(game))]
