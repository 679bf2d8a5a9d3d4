"""The words by which games are found: headings of a large file are read bit by bit, and kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic

from PySide6.QtCore import QObject, Signal

from gobanapp.game.folded_text import folded
from gobanapp.text.game_heading import search_text
from gobanapp.ui.record.games.listed_game import G
from gobanapp.ui.widgets.worker import IdleWork


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
