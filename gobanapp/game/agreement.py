"""What the players agree on at the end: which stones are dead, how to count, who has accepted."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gobanapp.game.game import Game
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import Counting
from gobanapp.rules.scoring import Score, score
from gobanapp.rules.territory import dead_group, dead_within

NOBODY = ByColor(False, False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreement:
    """The count of one position, as far as the players have come with it.

    Whatever changes the count takes both acceptances back: nobody can have accepted what he has
    not seen.
    """

    counting: Counting
    dead: frozenset[Point] = frozenset()
    accepted: ByColor[bool] = NOBODY

    @staticmethod
    def beginning(game: Game) -> Agreement:
        """Return the count as it begins: with the dead stones of the territory the record marks."""
        dead = dead_within(game.position.board, game.node.content.markup.territory)
        return Agreement(counting=game.ruleset.counting, dead=dead)

    def toggled(self, game: Game, point: Point) -> Agreement:
        """Return it with the group on ``point`` dead where it lived, alive where it was dead."""
        board = game.position.board
        if board.is_empty(point):
            return self
        group = dead_group(board, point)
        dead = self.dead - group if point in self.dead else self.dead | group
        return replace(self, dead=dead, accepted=NOBODY)

    def counted_by(self, counting: Counting) -> Agreement:
        """Return it with another method of counting."""
        return replace(self, counting=counting, accepted=NOBODY)

    def accepted_by(self, color: Color) -> Agreement:
        """Return it with one player's acceptance given, or taken back if it was given."""
        return replace(self, accepted=self.accepted.with_(color, not self.accepted[color]))

    @property
    def is_complete(self) -> bool:
        """Whether both players have accepted."""
        return all(self.accepted)

    def score(self, game: Game) -> Score:
        """Return the count of the current position by the record's rules and this method."""
        position = game.position
        counted = score(
            position.board,
            self.dead,
            prisoners=position.prisoners,
            passes=position.passes,
            ruleset=game.ruleset,
            komi=game.komi,
            handicap=game.handicap,
        )
        return counted.by(self.counting)
