"""The targets of Undo and Redo: scoring, a match, or the game."""

from __future__ import annotations

from typing import Protocol

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.session.match_controller import MatchController
from gobanapp.session.scoring import Scoring
from gobanapp.session.takeback import Takeback
from gobanapp.session.trial import Trial


class UndoHandler(Protocol):
    """Undoes and redoes one kind of action. Impossible requests change nothing."""

    def can_undo(self, game: Game, /) -> bool: ...

    def can_redo(self, game: Game, /) -> bool: ...

    def undo(self, game: Game, /) -> Change: ...

    def redo(self, game: Game, /) -> Change: ...


def undo_handlers(
    game: Game,
    scoring: Scoring,
    controller: MatchController,
    takeback: Takeback,
    trial: Trial | None,
) -> tuple[UndoHandler, ...]:
    """Return the current handlers of undo and redo. The first that can acts."""
    if controller.is_playing(game):
        return (takeback,)
    return scoring, RecordUndo(scoring, trial)


class RecordUndo:
    """Undoes edits of the record.

    During a count only those made at the counted node can be undone, and none can be redone. While
    moves are tried out only edits of the ``trial`` can be undone.
    """

    def __init__(self, scoring: Scoring, trial: Trial | None) -> None:
        self._is_counting = scoring.agreement is not None
        self._trial = trial

    def can_undo(self, game: Game) -> bool:
        last = game.history.last
        if last is None or (self._trial is not None and not self._trial.has_changes(game)):
            return False
        return not self._is_counting or last.current_after == game.current_id

    def can_redo(self, game: Game) -> bool:
        return game.history.can_redo and not self._is_counting

    def undo(self, game: Game) -> Change:
        return game.undo() if self.can_undo(game) else Change.NOTHING

    def redo(self, game: Game) -> Change:
        return game.redo() if self.can_redo(game) else Change.NOTHING
