"""Trials: moves played freely from a position, which can be discarded."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.tree import Tree
from gobanapp.session.match_controller import MatchController
from gobanapp.session.scoring import Scoring
from gobanapp.session.tool_choice import EditTool, ToolChoice


@dataclass(frozen=True, slots=True)
class Trial:
    """The node where a trial began, and how many steps could be undone there.

    The moves of a trial are variations of the record, so that the tree shows them and the journal
    keeps them if the program is killed. ``discard`` undoes them: afterwards the same steps can be
    undone as before, the record is as much saved as it was, and redo brings the moves back.
    """

    start_id: int
    depth: int

    @classmethod
    def begin(cls, game: Game) -> Trial:
        """Begin a trial at the current node of ``game``."""
        game.history.seal()
        return cls(game.current_id, game.history.depth)

    def step_count(self, game: Game) -> int:
        """Return how many undo steps the trial has so far."""
        return max(0, game.history.depth - self.depth)

    def has_changes(self, game: Game) -> bool:
        """Return whether anything was edited since the trial began."""
        return self.step_count(game) > 0

    def game_before(self, game: Game) -> Game:
        """Return a copy of ``game`` without the edits since the trial began."""
        # As many numbers: a step of the trial may have removed the nodes numbered last.
        nodes = [game.tree.nodes.get(number) for number in range(game.tree.next_id)]
        tree = Tree(nodes, game.tree.root_id)
        for step in islice(game.history.steps(), self.step_count(game)):
            tree.apply(step.edit.inverse)
        return Game(tree, game.columns, game.rows)

    def discard(self, game: Game) -> Change:
        """Undo all edits of the trial and go back to where it began."""
        change = Change.CURRENT_NODE
        while self.has_changes(game):
            change |= game.undo()
        return change | game.go_to(self.start_id)


class Trials:
    """The trial at the board, None without one, and the one way to begin and end it.

    There are no trials during a match or scoring. Methods take the current game; those that change
    something return what they have changed.
    """

    def __init__(
        self,
        scoring: Scoring,
        controller: MatchController,
        tools: ToolChoice,
        trial: Trial | None = None,
    ) -> None:
        self._scoring = scoring
        self._controller = controller
        self._tools = tools
        self.trial = trial

    @property
    def trial(self) -> Trial | None:
        """The moves that are tried out, None without any. No match is live meanwhile."""
        return self._trial

    @trial.setter
    def trial(self, trial: Trial | None) -> None:
        self._trial = trial
        self._controller.is_suspended = trial is not None

    def has_changes(self, game: Game) -> bool:
        """Return whether anything was edited since the trial began."""
        return self.trial is not None and self.trial.has_changes(game)

    def can_start(self, game: Game) -> bool:
        return not self._controller.is_live(game) and not self._scoring.is_active

    def start(self, game: Game) -> Change:
        """Try moves out from here, until ``discard`` or ``keep``."""
        if self.trial is not None or not self.can_start(game):
            return Change.NOTHING
        self.trial = Trial.begin(game)
        return Change.TOOL | self._tools.choose(game, EditTool.PLAY)

    def discard(self, game: Game) -> Change:
        """Remove the moves that were tried out, and go back to where the trial began."""
        if self.trial is not None:
            self._tools.choose(game, EditTool.PLAY)
        return self.end(game)

    def end(self, game: Game) -> Change:
        """Remove the moves that were tried out in ``game``, even if it is no longer shown."""
        trial, self.trial = self.trial, None
        return Change.NOTHING if trial is None else Change.TOOL | trial.discard(game)

    def keep(self, game: Game) -> Change:
        """Leave the moves that were tried out in the game."""
        if self.trial is None:
            return Change.NOTHING
        self.trial = None
        if self._controller.match is None:
            return Change.TOOL
        self._controller.find_last_step(game)  # live again if its result was removed meanwhile
        return Change.TOOL | Change.MATCH

    def resume(self, _game: Game, trial: Trial) -> Change:
        """Continue a trial of this game after ``keep``."""
        self.trial = trial
        return Change.TOOL
