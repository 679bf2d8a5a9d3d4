"""The players' agreement at the end: dead stones, seki, scoring method."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gobanapp.game.game import Game
from gobanapp.game.node_times import time_penalties
from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import RULESET_PRESETS, CountingMethod, Ruleset
from gobanapp.rules.scoring import Score, score
from gobanapp.rules.territory import dead_group, dead_in_marked_territory
from gobanapp.rules.verdict import LifeStatus, Proposal

NOBODY = ByColor(False, False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreement:
    """The players' decisions about the score of one position so far.

    ``seki``, ``no_seki``: stones that the players marked as alive in seki, or as not in seki.
    ``decided``: the stones decided by the players or by the file, which no estimate changes. Any
    change cancels both acceptances, because players can only accept what they have seen.
    """

    counting: CountingMethod
    dead: frozenset[Point] = NO_POINTS
    seki: frozenset[Point] = NO_POINTS
    no_seki: frozenset[Point] = NO_POINTS
    decided: frozenset[Point] = NO_POINTS
    accepted: ByColor[bool] = NOBODY

    @staticmethod
    def beginning(game: Game) -> Agreement:
        """Return the initial agreement, with dead stones in territory that the file marks."""
        board, territory = game.position.board, game.node.content.markup.territory
        counting = game.ruleset.counting
        if not any(territory) and not game.ruleset.all_alive:
            return Agreement(counting=counting)
        dead = NO_POINTS if game.ruleset.all_alive else dead_in_marked_territory(board, territory)
        stones = frozenset(point for point, _ in board.stones())
        return Agreement(counting=counting, dead=dead, decided=stones)

    def with_proposal(self, board: Board, proposal: Proposal) -> Agreement:
        """Return the agreement with the dead stones of ``proposal`` that players have not decided.

        Newly unsettled stones also cancel the acceptances.
        """
        decided_dead = self.dead & self.decided
        dead = decided_dead | (proposal.dead - self.decided)
        dead -= _revived(board, dead, decided_dead) - decided_dead
        unsettled = proposal.stones(LifeStatus.UNSETTLED) - self.decided
        if dead == self.dead and not unsettled:
            return self
        return replace(self, dead=dead, accepted=NOBODY)

    # Decisions of the players

    def with_dead_toggled(self, board: Board, stones: frozenset[Point]) -> Agreement:
        """Return the agreement with ``stones`` of one colour dead if any was alive, else alive."""
        if not stones:
            return self
        dead = self.dead - stones if stones <= self.dead else self.dead | stones
        if stones <= dead:
            dead -= _revived(board, dead, stones)
        return self._with_decisions(
            stones | (dead ^ self.dead), dead, self.seki - stones, self.no_seki
        )

    def with_seki_toggled(self, stones: frozenset[Point], in_seki: frozenset[Point]) -> Agreement:
        """Return the agreement with ``stones`` in seki if they were not, otherwise not in seki.

        ``in_seki``: the stones now in seki. In either case they are alive.
        """
        if not stones:
            return self
        is_in_seki = bool(stones & in_seki)
        seki = self.seki - stones if is_in_seki else self.seki | stones
        no_seki = self.no_seki | stones if is_in_seki else self.no_seki - stones
        return self._with_decisions(stones, self.dead - stones, seki, no_seki)

    def with_settled(
        self, board: Board, stones: frozenset[Point], dead: frozenset[Point]
    ) -> Agreement:
        """Return the agreement with ``dead``, some or all of ``stones``, dead, the others alive."""
        now_dead = self.dead - stones | dead
        now_dead -= _revived(board, now_dead, dead)
        decided = stones | (now_dead ^ self.dead)
        return self._with_decisions(decided, now_dead, self.seki - now_dead, self.no_seki)

    def _with_decisions(
        self,
        stones: frozenset[Point],
        dead: frozenset[Point],
        seki: frozenset[Point],
        no_seki: frozenset[Point],
    ) -> Agreement:
        return replace(
            self,
            dead=dead,
            seki=seki,
            no_seki=no_seki,
            decided=self.decided | stones,
            accepted=NOBODY,
        )

    def counted_by(self, counting: CountingMethod) -> Agreement:
        """Return the agreement with another counting method."""
        return replace(self, counting=counting, accepted=NOBODY)

    def with_acceptance_toggled(self, color: Color) -> Agreement:
        """Return the agreement with one player's acceptance toggled."""
        return replace(self, accepted=self.accepted.with_(color, not self.accepted[color]))

    def unaccepted(self) -> Agreement:
        """Return the agreement as before any player accepted it."""
        return replace(self, accepted=NOBODY)

    @property
    def is_complete(self) -> bool:
        """True if both players have accepted."""
        return all(self.accepted)

    def score(self, game: Game) -> Score:
        """Return the score of the current position under the game's rules, by this method."""
        return self.score_under(game.ruleset, game).by(self.counting)

    def scores_by_ruleset(self, game: Game) -> list[Score]:
        """Return the score of the same marks by each named ruleset; the record's own unchanged."""
        own = game.ruleset
        rulesets = (own if preset.key == own.key else preset for preset in RULESET_PRESETS.values())
        return [self.score_under(ruleset, game) for ruleset in rulesets]

    def score_under(self, ruleset: Ruleset, game: Game) -> Score:
        """Return the score of the current position under ``ruleset``, with the same marks."""
        position = game.position
        return score(
            position.board,
            NO_POINTS if ruleset.all_alive else self.dead,
            seki=self.seki,
            no_seki=self.no_seki,
            prisoners=position.prisoners,
            passes=position.passes,
            ruleset=ruleset,
            komi=game.komi,
            handicap=game.handicap,
            penalties=time_penalties(game.tree, game.current_id),
        )


def group_at(board: Board, point: Point, proposal: Proposal | None) -> frozenset[Point]:
    """Return the stones that a click on ``point`` means; none if there is no stone.

    For a dead stone these are all dead stones in the same region, for a living one those judged
    together with it. Without an estimate they are all stones in the region.
    """
    if board[point] is None:
        return NO_POINTS
    region = dead_group(board, point)
    verdict = None if proposal is None else proposal.verdict_at(point)
    if proposal is None or verdict is None:
        return region
    if verdict.status is LifeStatus.DEAD:
        return region & proposal.dead
    return verdict.stones


def _revived(board: Board, dead: frozenset[Point], killed: frozenset[Point]) -> frozenset[Point]:
    """Return the dead stones that become alive because the opponent's stones ``killed`` are dead.

    A region cannot contain dead stones of both colours, because its owner captures only the other
    colour.
    """
    lifted = board.with_stones(None, dead)
    revived, remaining = NO_POINTS, killed
    while remaining:
        stone = next(iter(remaining))
        region, _ = lifted.region(stone)
        color = board[stone]
        revived |= {other for other in region & dead if board[other] is not color}
        remaining -= region
    return revived
