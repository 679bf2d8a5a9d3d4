"""A trial: moves played freely from a position, which can be discarded."""

from __future__ import annotations

from dataclasses import dataclass

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.undo_history import UndoStep


@dataclass(frozen=True, slots=True)
class Trial:
    """The node where a trial began, and the last undo step before it.

    The moves of a trial are variations of the record, so that the tree shows them and the journal
    keeps them if the program is killed. ``discard`` undoes them: afterwards the same steps can be
    undone as before, the record is as much saved as it was, and redo brings the moves back.
    """

    start_id: int
    last_step: UndoStep | None

    @classmethod
    def begin(cls, game: Game) -> Trial:
        """Begin a trial at the current node of ``game``."""
        game.history.seal()
        return cls(game.current_id, game.history.last)

    def has_changes(self, game: Game) -> bool:
        """Return whether anything was edited since the trial began."""
        return game.history.last is not self.last_step

    def discard(self, game: Game) -> Change:
        """Undo all edits of the trial and go back to where it began."""
        change = Change.CURRENT_NODE
        while self.has_changes(game) and game.history.can_undo:
            change |= game.undo()
        return change | game.go_to(self.start_id)
