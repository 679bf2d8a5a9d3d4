"""Trying moves out: playing freely from a position, and coming back as if nothing had been."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gobanapp.game.change import Change
from gobanapp.game.history import UndoStep
from gobanapp.session.document import (
    Document,
    GameEntry,
)
from gobanapp.session.document_session import DocumentSession
from gobanapp.session.edit_tool import EditTool


@dataclass(frozen=True, slots=True)
class Trial:
    """``place``: the node from which moves are tried out; ``last``: what had been done by then."""

    place: int
    last: UndoStep | None


class TrialSession(DocumentSession):
    """What ``Session`` does while moves are tried out.

    They stand in the record as variations, so that the tree shows them and the journal has them
    should the program be killed. To come back is to undo all of them: what could be undone before
    can be undone then, the record is as much saved as it was, and redo brings back what was tried.
    """

    trying: Trial | None = None
    """What is being tried out."""

    def can_try_out(self) -> bool:
        """Whether moves can be tried out now."""
        return not self.is_agreeing

    @property
    def has_tried(self) -> bool:
        """Whether anything has been done since moves are tried out."""
        return self.trying is not None and self.game.history.last is not self.trying.last

    def try_out(self) -> None:
        """Try moves out from here, until ``come_back`` or ``keep_tried``."""
        if self.trying is None and self.can_try_out():
            history = self.game.history
            history.seal()
            self.trying = Trial(self.game.place, history.last)
            self.task = EditTool.PLAY
            self._tell(Change.PLACE)

    def come_back(self) -> None:
        """Go back to where moves were tried out from; what was tried goes from the record."""
        self._tell(self._drop_tried())

    def keep_tried(self) -> None:
        """Leave what was tried in the record, and stay there."""
        if self.trying is not None:
            self.trying = None
            self._tell(Change.PLACE)

    def _drop_tried(self) -> Change:
        trying = self.trying
        if trying is None:
            return Change.NOTHING
        game = self.game
        change = Change.PLACE
        while game.history.last is not trying.last and game.history.can_undo:
            change |= game.undo()
        self.trying = None
        self.task = EditTool.PLAY
        return change | game.go_to(trying.place)

    # What would lead away from it

    def can_undo(self) -> bool:
        # What was done before is not at hand: it would no longer be known what was tried.
        return super().can_undo() and (self.trying is None or self.has_tried)

    def open(self, record: Document) -> None:
        self.trying = None
        super().open(record)

    def show_entry(self, entry: GameEntry) -> None:
        if entry is not self.record.current:
            self.trying = None  # what was tried stays: who goes elsewhere may want it again
        super().show_entry(entry)

    def arrange(self, action: Callable[[Document], None]) -> None:
        self.keep_tried()
        super().arrange(action)
