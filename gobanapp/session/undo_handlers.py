"""The targets of Undo and Redo: scoring, a match, or the game."""

from __future__ import annotations

from typing import Protocol

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.undo_history import UndoStep
from gobanapp.session.match_controller import MatchController
from gobanapp.session.scoring import Scoring
from gobanapp.session.takeback import Takeback
from gobanapp.session.trial import Trials


class UndoHandler(Protocol):
    """Undoes and redoes one kind of action. Impossible requests change nothing."""

    def can_undo(self, game: Game, /) -> bool: ...

    def can_redo(self, game: Game, /) -> bool: ...

    def undo(self, game: Game, /) -> Change: ...

    def redo(self, game: Game, /) -> Change: ...


class RecordUndo:
    """Undoes edits of the record.

    During a count only those made at the counted node can be undone, and none can be redone. While
    moves are tried out only edits of the trial can be undone.
    """

    def __init__(self, scoring: Scoring, trials: Trials) -> None:
        self._scoring = scoring
        self._trials = trials

    def can_undo(self, game: Game) -> bool:
        last = game.history.last
        if last is None or (self._trials.trial is not None and not self._trials.has_changes(game)):
            return False
        return self._scoring.agreement is None or last.current_after == game.current_id

    def can_redo(self, game: Game) -> bool:
        return game.history.can_redo and self._scoring.agreement is None

    def undo(self, game: Game) -> Change:
        return game.undo() if self.can_undo(game) else Change.NOTHING

    def redo(self, game: Game) -> Change:
        return game.redo() if self.can_redo(game) else Change.NOTHING


class UndoRouter:
    """The choice of what Undo and Redo act on: the first handler that can act does."""

    def __init__(
        self,
        scoring: Scoring,
        controller: MatchController,
        takeback: Takeback,
        trials: Trials,
    ) -> None:
        self._scoring = scoring
        self._controller = controller
        self._takeback = takeback
        self._record = RecordUndo(scoring, trials)

    def can_undo(self, game: Game) -> bool:
        return any(handler.can_undo(game) for handler in self._handlers(game))

    def can_redo(self, game: Game) -> bool:
        return any(handler.can_redo(game) for handler in self._handlers(game))

    def undo(self, game: Game) -> Change:
        """Undo the last action: a click in the count, a move of the match, or an edit."""
        handlers = self._handlers(game)
        able = (handler for handler in handlers if handler.can_undo(game))
        return next(able, handlers[-1]).undo(game)

    def redo(self, game: Game) -> Change:
        """Redo the last undone step."""
        handlers = self._handlers(game)
        able = (handler for handler in handlers if handler.can_redo(game))
        return next(able, handlers[-1]).redo(game)

    def undo_edit(self, game: Game, edit: UndoStep) -> Change:
        """Undo this edit of the record, unless another one was made since."""
        if self._controller.is_playing(game):
            return self._takeback.undo_edit(game, edit)
        return self._record.undo(game) if game.history.last is edit else Change.NOTHING

    def _handlers(self, game: Game) -> tuple[UndoHandler, ...]:
        if self._controller.is_playing(game):
            return (self._takeback,)
        return self._scoring, self._record
