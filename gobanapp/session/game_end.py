"""The end of a game: the count and the result."""

from __future__ import annotations

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.markup import NO_TERRITORY
from gobanapp.rules.color import Color
from gobanapp.rules.result import Result
from gobanapp.session.match_controller import MatchController
from gobanapp.session.scoring import Scoring
from gobanapp.session.trial import Trials


class GameEnd:
    """Ends a game: a match at its node, or a record.

    Methods take the current game and return what they have changed.
    """

    def __init__(self, scoring: Scoring, controller: MatchController, trials: Trials) -> None:
        self._scoring = scoring
        self._controller = controller
        self._trials = trials

    def can_resign(self, game: Game) -> bool:
        """Return whether a player may resign: not where a result would be overwritten."""
        return self._scoring.agreement is None and self.can_end() and not game.is_finished

    def can_end(self) -> bool:
        """Return whether a result can be set: not in a dispute or a trial."""
        return self._scoring.dispute is None and self._trials.trial is None

    def can_count(self, game: Game) -> bool:
        """Return whether a count can begin or end here."""
        return not game.handicap_left and self._trials.trial is None

    def begin_count(self, game: Game) -> Change:
        """Begin to count, in a live match at its node; or return from a dispute."""
        if self._scoring.dispute is not None:
            return self._scoring.abandon_dispute(game)
        if not self.can_count(game):
            return Change.NOTHING
        change = Change.NOTHING
        if self._controller.is_live(game):
            change = self._controller.go_to_match_node(game) | self._controller.write_times(game)
        return change | self._scoring.begin(game)

    def toggle_count(self, game: Game) -> Change:
        """Begin to count, or leave the count without a note in the record."""
        is_counting = self._scoring.agreement is not None
        return self._scoring.end(game) if is_counting else self.begin_count(game)

    def resume_play(self, game: Game, asked_by: Color) -> Change:
        """End scoring and resume play, as one player requests; after passes this is recorded."""
        if not game.position.stops_play(game.ruleset):
            return self._scoring.end(game)
        is_match = self._controller.is_at_match_node(game)
        change = game.resume(asked_by)
        if is_match:
            self._controller.relocate(game)
        return change

    def set_result(self, game: Game, result: Result) -> Change:
        """Set a result without scoring; the territory of earlier scoring is removed."""
        territory = NO_TERRITORY if game.is_at_result else None
        change = self._scoring.end(game)
        if self._controller.is_live(game):
            change |= self._controller.go_to_match_node(game) | self._controller.write_times(game)
        return change | game.set_result(str(result), territory)
