"""The count of a game while it is going on: what was proposed, said, taken back and disputed."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from gobanapp.game.agreement import NOBODY, Agreement, group_at
from gobanapp.game.change import Change
from gobanapp.game.count_warnings import CountWarning, count_warnings
from gobanapp.game.dispute import Dispute
from gobanapp.game.game import Game
from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import RULESET_PRESETS, CountingMethod, Ruleset
from gobanapp.rules.scoring import Score
from gobanapp.rules.verdict import Proposal, Verdict


class GroupStatus(Enum):
    """What a click on a group says of it while the game is counted."""

    DEAD = "dead"
    SEKI = "seki"
    DISPUTED = "disputed"


class Scoring:
    """None is going on while ``agreement`` is None. Methods return what they have changed.

    The clicks of a count have an undo of their own. ``dispute``: the group that is being played
    out, with the count to which one comes back from it.
    """

    def __init__(self, agreement: Agreement | None = None, dispute: Dispute | None = None) -> None:
        self.agreement = agreement
        self.dispute = dispute
        self.status_to_mark = GroupStatus.DEAD
        self._proposal: tuple[Board, Ruleset, Proposal] | None = None
        self._left: tuple[Board, Ruleset, Agreement] | None = None
        self._score: tuple[Game, int, Score] | None = None
        self._earlier: list[Agreement] = []
        self._later: list[Agreement] = []

    # What there is

    def score(self, game: Game) -> Score | None:
        """Return the count as it stands."""
        if self.agreement is None:
            return None
        # What overtime has cost is in the record, and a referee may still change that.
        if self._score is None or self._score[:2] != (game, game.tree.edits):
            self._score = game, game.tree.edits, self.agreement.score(game)
        return self._score[2]

    def scores_by_ruleset(self, game: Game) -> list[Score]:
        """Return what each named ruleset makes of the same marks; the record's own as it is."""
        agreement, own = self.agreement, game.ruleset
        if agreement is None:
            return []
        rulesets = (own if preset.key == own.key else preset for preset in RULESET_PRESETS.values())
        return [agreement.score_under(ruleset, game) for ruleset in rulesets]

    @property
    def counting_method(self) -> CountingMethod | None:
        """The method that is chosen."""
        return None if self.agreement is None else self.agreement.counting

    def proposal(self, game: Game) -> Proposal | None:
        """Return what was proposed for the position of ``game``, None as long as nothing was."""
        if self._proposal is None:
            return None
        board, ruleset, proposal = self._proposal
        return proposal if (board, ruleset) == (game.position.board, game.ruleset) else None

    def warnings(self, game: Game) -> list[CountWarning]:
        """Return what the players should know before they accept."""
        score = self.score(game)
        if self.agreement is None or score is None:
            return []
        return count_warnings(game, self.agreement, score, self.proposal(game))

    def group_at(self, game: Game, point: Point, *, only_chain: bool = False) -> frozenset[Point]:
        """Return the stones that a click on ``point`` speaks of, none where no stone is."""
        board = game.position.board
        if point not in board or board.is_empty(point):
            return NO_POINTS
        if only_chain:
            return board.chain(point).stones
        return group_at(board, point, self.proposal(game))

    def verdict_at(self, game: Game, point: Point) -> Verdict | None:
        """Return what was said of the stone on ``point`` when it was proposed."""
        proposal = self.proposal(game)
        return None if proposal is None else proposal.verdict_at(point)

    # Beginning and ending

    def begin(self, game: Game) -> Change:
        """Begin to count where ``game`` stands, as it was left there, with what is proposed."""
        board, ruleset = game.position.board, game.ruleset
        self.status_to_mark = GroupStatus.DEAD
        if self._left is not None and self._left[:2] == (board, ruleset):
            agreement = self._left[2]
        else:
            agreement = Agreement.beginning(game)
        proposal = self.proposal(game)
        if proposal is not None:  # for the count that was left, it may have come since
            agreement = agreement.with_proposal(board, proposal)
        return self.set_agreement(agreement)

    def end(self, game: Game) -> Change:
        """Leave the count, and what is disputed in it. ``game`` still stands where it is counted.

        If it is begun there again, it goes on; nobody has accepted then.
        """
        self.remember(game)
        return self.discard()

    def remember(self, game: Game) -> None:
        """Keep the count that is going on, for when it is begun again in this position."""
        if self.agreement is not None:
            left = replace(self.agreement, accepted=NOBODY)
            self._left = game.position.board, game.ruleset, left

    def discard(self) -> Change:
        """Leave the count, and what is disputed in it: the record has become another one."""
        self.dispute = None
        return self.set_agreement(None)

    def leave_for_play_out(self, dispute: Dispute) -> Change:
        """Leave the count until a disputed group has been played out; its undo is kept."""
        self.dispute = dispute
        return self._show(None)

    def return_from_play_out(self, agreement: Agreement, ruleset: Ruleset) -> Change:
        """Go on with the count that was left for a dispute; to come back can be undone too."""
        if self.dispute is not None and agreement != self.dispute.agreement:
            self._earlier.append(self.dispute.agreement)
            self._later.clear()
        self.dispute = None
        self.status_to_mark = GroupStatus.DEAD
        if agreement.counting not in ruleset.countings:
            agreement = agreement.counted_by(ruleset.counting)
        return self._show(agreement)

    def take_proposal(
        self, game: Game, board: Board, ruleset: Ruleset, proposal: Proposal
    ) -> Change:
        """Take what is proposed for ``board``; what the players have said so far stays."""
        self._proposal = board, ruleset, proposal
        if self.agreement is None or self.proposal(game) is None:
            return Change.NOTHING
        for clicks in (self._earlier, self._later):
            clicks[:] = [agreement.with_proposal(board, proposal) for agreement in clicks]
        return self._show(self.agreement.with_proposal(board, proposal))

    def reset_to_proposal(self, game: Game) -> Change:
        """Forget what was said of groups, by the players or the record: only proposals count."""
        if self.agreement is None:
            return Change.NOTHING
        agreement = Agreement(counting=self.agreement.counting)
        proposal = self.proposal(game)
        if proposal is not None:
            agreement = agreement.with_proposal(game.position.board, proposal)
        return self.set_agreement(agreement)

    # What the players say

    def mark_group(
        self,
        game: Game,
        point: Point,
        marking: GroupStatus | None = None,
        *,
        only_chain: bool = False,
    ) -> Change:
        """Say of a group that it is dead or not, or in seki or not: as a click does, or so."""
        agreement, score = self.agreement, self.score(game)
        if agreement is None or score is None or game.ruleset.all_alive:
            return Change.NOTHING
        board = game.position.board
        stones = self.group_at(game, point, only_chain=only_chain)
        if (marking or self.status_to_mark) is GroupStatus.SEKI:
            return self.set_agreement(
                agreement.with_seki_toggled(stones, score.full_territory.seki)
            )
        return self.set_agreement(agreement.with_dead_toggled(board, stones))

    def choose_group_status(self, marking: GroupStatus) -> Change:
        """From now on a click says this."""
        if self.agreement is None or self.status_to_mark is marking:
            return Change.NOTHING
        self.status_to_mark = marking
        return Change.COUNT

    def set_counting_method(self, counting: CountingMethod) -> Change:
        return (
            Change.NOTHING
            if self.agreement is None
            else self.set_agreement(self.agreement.counted_by(counting))
        )

    def accept(self, color: Color) -> Change:
        """Accept the count for one player, or take that back."""
        return (
            Change.NOTHING
            if self.agreement is None
            else self.set_agreement(self.agreement.with_acceptance_toggled(color))
        )

    def set_agreement(self, agreement: Agreement | None) -> Change:
        """Go over to another state of the count: a click to undo, unless only to accept it."""
        before = self.agreement
        if agreement == before:
            return Change.NOTHING
        if agreement is None or before is None:
            self._earlier.clear()
            self._later.clear()
        elif replace(agreement, accepted=before.accepted) != before:
            self._earlier.append(before)
            self._later.clear()
        return self._show(agreement)

    # Undo

    @property
    def can_undo(self) -> bool:
        return bool(self._earlier)

    @property
    def can_redo(self) -> bool:
        return bool(self._later)

    def undo(self) -> Change:
        """Take back the last click. Does nothing without one."""
        return self._go(self._earlier, self._later)

    def redo(self) -> Change:
        """Do again what was taken back last. Does nothing where nothing was."""
        return self._go(self._later, self._earlier)

    def _go(self, to: list[Agreement], back: list[Agreement]) -> Change:
        if self.agreement is None or not to:
            return Change.NOTHING
        back.append(self.agreement)
        # Nobody is made to accept again by a click on Undo.
        return self._show(replace(to.pop(), accepted=NOBODY))

    def _show(self, agreement: Agreement | None) -> Change:
        self.agreement = agreement
        self._score = None
        return Change.COUNT
