"""Moves on the board: of a match, of a dispute, or in the record."""

from __future__ import annotations

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.rules.point import Point
from gobanapp.session.match_controller import MatchController
from gobanapp.session.scoring import Scoring
from gobanapp.session.takeback import Takeback
from gobanapp.session.trial import Trials


class Moves:
    """Decides what a click or a pass plays.

    Moves are made at the node of a match: if another one is shown, the board only returns there.
    Methods take the current game; those that change something return what they have changed, with
    ``Change.MOVE`` for a move.
    """

    def __init__(
        self, scoring: Scoring, controller: MatchController, takeback: Takeback, trials: Trials
    ) -> None:
        self._scoring = scoring
        self._controller = controller
        self._takeback = takeback
        self._trials = trials

    def play(self, game: Game, point: Point) -> Change:
        """Play on ``point`` for the player to move.

        A second click on the stone just played takes it back while its player may do that. During
        a count nothing happens. Raises IllegalMove, and MoveBlocked.
        """
        if self._scoring.agreement is not None:
            return Change.NOTHING
        if self._scoring.is_playing_out(game):
            return Change.MOVE | self._scoring.play_out(game, point)
        if self._controller.is_playing(game):
            return self._play_in_match(game, point)
        return Change.MOVE | game.play(point)

    def _play_in_match(self, game: Game, point: Point) -> Change:
        controller = self._controller
        if controller.is_double_click(game, point):
            return Change.NOTHING
        if controller.is_last_stone(game, point) and self._takeback.can_take_back(game):
            return self._takeback.take_back(game)
        if not controller.is_at_match_node(game):
            return controller.go_to_match_node(game)
        return Change.MOVE | controller.play(game, point)

    def can_pass(self, game: Game) -> bool:
        """Return whether the player to move can pass: not in a count, or away from a dispute."""
        scoring = self._scoring
        has_left_dispute = scoring.dispute is not None and not scoring.is_playing_out(game)
        return scoring.agreement is None and not game.handicap_left and not has_left_dispute

    def pass_(self, game: Game) -> Change:
        """Pass for the player to move, if that is possible.

        The pass that stops play begins the count, if one is due, or returns to it from a dispute.
        Raises MoveBlocked.
        """
        scoring, controller = self._scoring, self._controller
        is_match_move = controller.is_playing(game)
        if not self.can_pass(game):
            return Change.NOTHING
        if is_match_move and not controller.is_at_match_node(game):
            return controller.go_to_match_node(game)
        # Two passes in a variation of a finished record do not end that game again.
        can_begin_count = self._trials.trial is None and (
            controller.is_live(game) or not game.is_finished
        )
        change = Change.MOVE | (controller.pass_(game) if is_match_move else game.pass_())
        if can_begin_count and scoring.dispute is None and game.position.stops_play(game.ruleset):
            change |= scoring.begin(game)
            if is_match_move:  # The count reads the cost of overtime from the record.
                change |= controller.write_times(game)
        if scoring.dispute is not None and scoring.dispute.has_ended(game):
            change |= scoring.end_dispute(game)
        return change
