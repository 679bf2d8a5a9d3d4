"""The end of a game: the passes that stop play, the count, and the result."""

from __future__ import annotations

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.markup import NO_TERRITORY
from gobanapp.rules.color import Color
from gobanapp.rules.result import Result
from gobanapp.session.match_controller import MatchController
from gobanapp.session.scoring import Scoring


class GameEnd:
    """Ends a game: a match at its node, or a record.

    Methods take the current game and return what they have changed.
    """

    def __init__(self, scoring: Scoring, controller: MatchController) -> None:
        self._scoring = scoring
        self._controller = controller

    def pass_(self, game: Game, *, counts: bool) -> Change:
        """Pass for the player to move. The pass that stops play begins the count if ``counts``.

        Raises MoveBlocked.
        """
        scoring, controller = self._scoring, self._controller
        plays_match = controller.is_playing(game)
        change = controller.pass_(game) if plays_match else game.pass_()
        if counts and scoring.dispute is None and game.position.stops_play(game.ruleset):
            change |= scoring.begin(game)
            if plays_match:  # The count reads from the record what overtime costs.
                change |= controller.write_times(game)
        return change

    def begin_count(self, game: Game) -> Change:
        """Begin to count."""
        change = Change.NOTHING
        if self._controller.is_live(game):
            change = self._controller.go_back(game) | self._controller.write_times(game)
        return change | self._scoring.begin(game)

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
        counted = NO_TERRITORY if game.is_at_result else None
        change = self._scoring.end(game)
        if self._controller.is_live(game):
            change |= self._controller.go_back(game) | self._controller.write_times(game)
        return change | game.set_result(str(result), counted)
