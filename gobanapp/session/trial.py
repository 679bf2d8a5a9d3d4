"""Trying moves out: playing freely from a position, and coming back as if nothing had been."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gobanapp.game.change import Change
from gobanapp.game.undo_history import UndoStep
from gobanapp.session.document import Document, GameEntry
from gobanapp.session.document_session import DocumentSession
from gobanapp.session.edit_tool import EditTool


@dataclass(frozen=True, slots=True)
class Trial:
    """``start_id``: the node it began at; ``last_step``: the last step of undo before it."""

    start_id: int
    last_step: UndoStep | None


class TrialSession(DocumentSession):
    """What ``Session`` does while moves are tried out.

    They stand in the record as variations, so that the tree shows them and the journal has them
    should the program be killed. To come back is to undo all of them: what could be undone before
    can be undone then, the record is as much saved as it was, and redo brings back what was tried.
    """

    trial: Trial | None = None
    """What is being tried out."""

    def can_start_trial(self) -> bool:
        """Whether moves can be tried out now."""
        return not self.is_counting_or_disputing

    @property
    def has_trial_changes(self) -> bool:
        """Whether anything has been done since moves are tried out."""
        return self.trial is not None and self.game.history.last is not self.trial.last_step

    def start_trial(self) -> None:
        """Try moves out from here, until ``discard_trial`` or ``keep_trial``."""
        if self.trial is None and self.can_start_trial():
            history = self.game.history
            history.seal()
            self.trial = Trial(self.game.current_id, history.last)
            self.edit_tool = EditTool.PLAY
            self._broadcast(Change.CURRENT_NODE)

    def discard_trial(self) -> None:
        """Go back to where moves were tried out from; what was tried goes from the record."""
        self._broadcast(self._drop_tried())

    def keep_trial(self) -> None:
        """Leave what was tried in the record, and stay there."""
        if self.trial is not None:
            self.trial = None
            self._broadcast(Change.CURRENT_NODE)

    def _drop_tried(self) -> Change:
        trying = self.trial
        if trying is None:
            return Change.NOTHING
        game = self.game
        change = Change.CURRENT_NODE
        while game.history.last is not trying.last_step and game.history.can_undo:
            change |= game.undo()
        self.trial = None
        self.edit_tool = EditTool.PLAY
        return change | game.go_to(trying.start_id)

    # What would lead away from it

    def can_undo(self) -> bool:
        # What was done before is not at hand: it would no longer be known what was tried.
        return super().can_undo() and (self.trial is None or self.has_trial_changes)

    def open_document(self, record: Document) -> None:
        self.trial = None
        super().open_document(record)

    def switch_game(self, entry: GameEntry) -> None:
        if entry is not self.document.current:
            self.trial = None  # what was tried stays: who goes elsewhere may want it again
        super().switch_game(entry)

    def edit_game_list(self, action: Callable[[Document], None]) -> None:
        self.keep_trial()
        super().edit_game_list(action)
