"""Games as the rows of a list: all of them, or those that a filter finds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Generic

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex

from gobanapp.game.folded_text import folded_words
from gobanapp.text.game_heading import GameHeading, game_heading, search_text
from gobanapp.ui.record.games.listed_game import G
from gobanapp.ui.record.games.search_index import SearchIndex

Index = QModelIndex | QPersistentModelIndex
TOP = QModelIndex()


class ListedGamesModel(QAbstractListModel, Generic[G]):
    """Holds no games before ``set_games``. What is said of each, its children may say otherwise."""

    def __init__(
        self, parent: QObject | None = None, *, searched: Callable[[G], str] = search_text
    ) -> None:
        """``search_text`` returns all that a game can be found by."""
        super().__init__(parent)
        self._index: SearchIndex[G] = SearchIndex(self, searched)
        self._index.extended.connect(self._look_further)
        self._words: tuple[str, ...] = ()
        self._all: Sequence[G] = ()
        self._shown: list[G] = []
        self._rows: dict[G, int] = {}
        self._looked_at = 0
        """How many of the games the filter has looked at, from the first."""

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
    def is_searching(self) -> bool:
        """Whether the filter may still find more."""
        return self._looked_at < len(self._all)

    def row(self, game: G) -> int | None:
        """Return the place of a game in the list, None where the filter has left it out."""
        return self._rows.get(game)

    def set_games(self, games: Sequence[G]) -> None:
        """Have other games; the filter stays."""
        self._all = games
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
        self._rows = {game: row for row, game in enumerate(self._shown)}
        self._shown += self._found()
        self.endResetModel()

    def _found(self) -> list[G]:
        """Look on as far as headings are known; return what was found."""
        found = []
        index, words = self._index, self._words
        for game in islice(self._all, self._looked_at, None):
            if not index.knows(game):
                break
            self._looked_at += 1
            if index.has(game, words):
                self._rows[game] = len(self._rows)
                found.append(game)
        return found

    def _look_further(self) -> None:
        if not self.is_searching:
            return
        first = len(self._shown)
        found = self._found()
        if found:
            self.beginInsertRows(TOP, first, first + len(found) - 1)
            self._shown += found
            self.endInsertRows()

    # What is said

    def heading(self, game: G) -> GameHeading:
        return game_heading(game)

    def is_current(self, game: G) -> bool:  # noqa: ARG002 - others need it
        """Whether it is the game that is on the board."""
        return False

    def nothing_found(self) -> str:
        """Return what is said where no game is listed and none will be."""
        return ""

    # What Qt asks

    def rowCount(self, parent: Index = TOP) -> int:
        return 0 if parent.isValid() else len(self._shown)
