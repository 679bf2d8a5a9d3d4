"""Finding games by words: the headings of a large file are read bit by bit, and then kept."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from gobanapp.ui.games.heading import searched
from gobanapp.ui.idle_work import IdleWork
from gobanapp.ui.record import Entry


def folded(text: str) -> str:
    """Return ``text`` in such a form that case, accents and widths make no difference."""
    if text.isascii():
        return text.lower()
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def words_of(text: str) -> tuple[str, ...]:
    """Return the words of a filter; a game that has them all, in any order, is found."""
    return tuple(folded(text).split())


class SearchIndex(QObject):
    """Knows by what words each game is found. ``grew`` tells that it knows more games than before.

    Games are learnt in the order in which ``learn`` has named them.
    """

    grew = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._texts: dict[Entry, str] = {}
        self._waiting: list[Entry] = []
        """From the last to the first."""
        self._work = IdleWork(self._learn_one, self)
        self._work.paused.connect(self.grew)

    def learn(self, entries: Iterable[Entry]) -> None:
        """Begin to read the headings of those games that are not known yet."""
        self._waiting = [entry for entry in entries if entry not in self._texts]
        self._waiting.reverse()
        self._work.start()

    def knows(self, entry: Entry) -> bool:
        return entry in self._texts

    def has(self, entry: Entry, words: Iterable[str]) -> bool:
        """Whether a game that is known has all ``words``."""
        text = self._texts[entry]
        return all(word in text for word in words)

    def _learn_one(self) -> bool:
        if not self._waiting:
            return False
        entry = self._waiting.pop()
        self._texts[entry] = folded(searched(entry))
        return True
