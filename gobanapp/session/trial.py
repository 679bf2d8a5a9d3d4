"""A trial: moves played freely from a position, which can be discarded."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.tree import Tree


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
