"""Games as the rows of a list: all of them, or those that a filter finds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Signal

from gobanapp.game.folded_text import folded, folded_words
from gobanapp.text.game_heading import GameHeading, game_heading, search_text, size_name
from gobanapp.ui.widgets.worker import IdleWork

if TYPE_CHECKING:
    from gobanapp.game.game import Game
    from gobanapp.game.game_info import GameInfo
    from gobanapp.sgf.game_file import SgfGame


class ListedGame(Protocol):
    """Two of them are the same only if they are one."""

    @property
    def info(self) -> GameInfo: ...

    @property
    def size(self) -> tuple[int, int]: ...

    @property
    def can_be_shown(self) -> bool: ...

    @property
    def stored(self) -> Game | SgfGame:
        """Its moves, which are asked for only to make its picture."""
        ...


G = TypeVar("G", bound=ListedGame)


class SearchIndex(QObject, Generic[G]):
    """Knows by what words each game is found.

    ``extended`` tells that it knows more games than before.

    Games are learnt in the order in which ``learn`` has named them.
    """

    extended = Signal()

    def __init__(self, parent: QObject, searched: Callable[[G], str] = search_text) -> None:
        """``search_text`` returns all that a game can be found by."""
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

    def has(self, game: G, words: Iterable[str]) -> bool:
        """Whether a game that is known has all ``words``, which are folded."""
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

    def stand_in(self, game: G) -> str:
        """Return what is shown in the place of a game's picture, where it has none."""
        return size_name(game)

    def nothing_found(self) -> str:
        """Return what is said where no game is listed and none will be."""
        return ""

    # What Qt asks

    def rowCount(self, parent: Index = TOP) -> int:
        return 0 if parent.isValid() else len(self._shown)
