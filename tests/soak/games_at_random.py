"""Random actions on the games of a record: show, sort, add, delete."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.stateful import precondition

from gobanapp.session.document import Document
from tests.soak.drawn import NUMBERS, TERMS, WAYS, begun
from tests.soak.watched_session import WatchedSession, act, seldom


class GamesAtRandom(WatchedSession):
    """Their order has an undo of its own."""

    @precondition(seldom)
    @act(sets_clock=True, step=WAYS)
    def next_game(self, step: int) -> None:
        self.session.switch_game(self.session.document.neighbor(step))

    @precondition(seldom)
    @act(sets_clock=True, number=NUMBERS)
    def show_entry(self, number: int) -> None:
        entries = self.session.document.entries
        self.session.switch_game(entries[number % len(entries)])

    @act(
        when=lambda self: seldom(self) and len(self.session.document.entries) > 1,
        sets_clock=True,
        number=NUMBERS,
    )
    def order(self, number: int) -> None:
        """Take one game to another place among the others."""
        entries = list(self.session.document.entries)
        entry = entries.pop(number % len(entries))
        entries.insert(number % (len(entries) + 1), entry)
        self.session.edit_game_list(lambda document: document.set_games(entries))

    @precondition(lambda self: seldom(self) and len(self.session.document.entries) < 5)
    @act(sets_clock=True, new=TERMS, goes_there=st.booleans())
    def add_game(self, new: str, goes_there: bool) -> None:
        (entry,) = Document([begun(new)]).entries
        entries = [*self.session.document.entries, entry]
        current = entry if goes_there else None
        self.session.edit_game_list(lambda document: document.set_games(entries, current))

    @precondition(lambda self: seldom(self) and len(self.session.document.entries) > 1)
    @act(sets_clock=True, number=NUMBERS)
    def drop_game(self, number: int) -> None:
        document = self.session.document
        entries = list(document.entries)
        entries.pop(number % len(entries))
        current = document.current if document.current in entries else entries[0]
        self.session.edit_game_list(lambda document: document.set_games(entries, current))

    @act(
        when=lambda self: seldom(self) and self.session.document.can_undo_game_list, sets_clock=True
    )
    def undo_arrangement(self) -> None:
        if self.session.document.can_undo_game_list:
            self.session.edit_game_list(Document.undo_game_list)

    @act(
        when=lambda self: seldom(self) and self.session.document.can_redo_game_list, sets_clock=True
    )
    def redo_arrangement(self) -> None:
        if self.session.document.can_redo_game_list:
            self.session.edit_game_list(Document.redo_game_list)
