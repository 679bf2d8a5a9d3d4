"""Scoring: the agreement of the players on the count, its undo, and disputes about groups."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import IllegalMove
from gobanapp.rules.ruleset import CountingMethod, Ruleset
from gobanapp.session.undo_stack import UndoStack

if TYPE_CHECKING:  # imported where a count begins
    from gobanapp.game.agreement import Agreement
    from gobanapp.game.count_warnings import CountWarning
    from gobanapp.game.dispute import Dispute
    from gobanapp.game.undecided_groups import UndecidedGroup
    from gobanapp.rules.scoring import Score
    from gobanapp.rules.verdict import Proposal


class GroupStatus(Enum):
    """The status of a group in a count, as a click on it sets it."""

    DEAD = "dead"
    SEKI = "seki"
    DISPUTED = "disputed"


class Scoring:
    """The count of the current position, and the dispute that interrupts it.

    ``agreement`` is None unless the players count. ``dispute`` is the group that they play out,
    with the count to return to. Methods that change something take the game that is counted, and
    return what they have changed. Clicks in a count have an undo of their own.
    """

    def __init__(self, agreement: Agreement | None = None, dispute: Dispute | None = None) -> None:
        self.agreement = agreement
        self.dispute = dispute
        self.status_to_mark = GroupStatus.DEAD
        self.has_proposer = False
        """True if dead stones are proposed in every count; no player can accept before that."""
        self._proposal: tuple[Board, Ruleset, Proposal | None] | None = None
        self._left_count: tuple[Board, Ruleset, Agreement] | None = None
        self._score: tuple[Game, int, Score] | None = None
        self._clicks: UndoStack[Agreement] = UndoStack()

    # State

    @property
    def is_active(self) -> bool:
        """True if the game is being scored, or a disputed group played out."""
        return self.agreement is not None or self.dispute is not None

    def is_playing_out(self, game: Game) -> bool:
        """Return whether a move in ``game`` now belongs to the play-out of a disputed group."""
        return self.dispute is not None and self.dispute.is_here(game)

    def score(self, game: Game) -> Score | None:
        """Return the current count."""
        if self.agreement is None:
            return None
        # What overtime has cost is in the record, and a referee may still change that.
        if self._score is None or self._score[:2] != (game, game.tree.edits):
            self._score = game, game.tree.edits, self.agreement.score(game)
        return self._score[2]

    def proposal(self, game: Game) -> Proposal | None:
        """Return the proposal for the position of ``game``, None while there is none."""
        if self._proposal is None:
            return None
        board, ruleset, proposal = self._proposal
        return proposal if (board, ruleset) == (game.position.board, game.ruleset) else None

    def needs_proposal(self, game: Game) -> bool:
        """Return whether a proposal for the position of ``game`` is missing and possible."""
        if self.agreement is None or game.ruleset.all_alive:
            return False
        return self._proposal is None or self._proposal[:2] != (game.position.board, game.ruleset)

    def awaits_proposal(self, game: Game) -> bool:
        """Return whether the score is without meaning until the proposal arrives.

        Once the players or the file have decided about stones, the score is theirs.
        """
        agreement = self.agreement
        is_decided = agreement is not None and bool(agreement.decided)
        return self.has_proposer and not is_decided and self.needs_proposal(game)

    def warnings(self, game: Game) -> list[CountWarning]:
        """Return the warnings before the players accept."""
        score = self.score(game)
        if self.agreement is None or score is None:
            return []
        from gobanapp.game.count_warnings import count_warnings

        return count_warnings(game, self.agreement, score, self.proposal(game))

    def undecided_groups(self, game: Game) -> list[UndecidedGroup]:
        """Return the undecided groups, those worth most first."""
        if self.agreement is None or game.ruleset.all_alive:
            return []
        from gobanapp.game.undecided_groups import undecided_groups

        return undecided_groups(game, self.agreement, self.proposal(game))

    def group_at(self, game: Game, point: Point, *, only_chain: bool = False) -> frozenset[Point]:
        """Return the stones that a click on ``point`` concerns; none without a stone."""
        board = game.position.board
        if point not in board or board.is_empty(point):
            return NO_POINTS
        if only_chain:
            return board.chain(point).stones
        from gobanapp.game.agreement import group_at

        return group_at(board, point, self.proposal(game))

    # Beginning and ending

    def begin(self, game: Game) -> Change:
        """Begin to count the current position, or continue a count that was left there."""
        from gobanapp.game.agreement import Agreement

        board, ruleset = game.position.board, game.ruleset
        self.status_to_mark = GroupStatus.DEAD
        if self._left_count is not None and self._left_count[:2] == (board, ruleset):
            agreement = self._left_count[2]
        else:
            agreement = Agreement.beginning(game)
        proposal = self.proposal(game)
        if proposal is not None:  # the proposal may have arrived since scoring was left
            agreement = agreement.with_proposal(board, proposal)
        return self.set_agreement(agreement)

    def end(self, game: Game) -> Change:
        """Leave the count and its dispute. ``game`` must still be at the counted node.

        If it is started there again, it continues without acceptances.
        """
        self.remember(game)
        return self.discard()

    def remember(self, game: Game) -> None:
        """Keep the current scoring for a new start in this position."""
        if self.agreement is not None:
            agreement = self.agreement.unaccepted()
            self._left_count = game.position.board, game.ruleset, agreement

    def discard(self) -> Change:
        """End scoring and its dispute, because the document was replaced."""
        self.dispute = None
        return self.set_agreement(None)

    def follow_edit(self, game: Game) -> Change:
        """Leave the count because the record has changed below it.

        A dispute continues in its variation. If that variation was undone, scoring continues;
        where the counted node is gone too, or is no longer the current one, both end.
        """
        dispute = self.dispute
        if dispute is None:
            return self.discard()
        if dispute.start_id in game.tree and dispute.final_id in game.tree:
            return Change.NOTHING
        if dispute.final_id != game.current_id:
            return self.discard()
        return self._return_to_count(dispute.agreement, game.ruleset)

    # Disputes

    def start_play_out(
        self, game: Game, stones: frozenset[Point], first: Color, comment: str
    ) -> Change:
        """Leave the count to play a disputed group out in a variation, ``first`` to move.

        ``comment`` is written where the variation begins. Does nothing without a count, or where
        ``stones`` is no group on the board.
        """
        from gobanapp.game.dispute import Dispute, group_name_point

        agreement = self.agreement
        color = game.position.board[group_name_point(stones)] if stones else None
        if agreement is None or color is None:
            return Change.NOTHING
        final_id = game.current_id
        change = game.start_play_out(first, comment)
        self.dispute = Dispute(
            final_id=final_id,
            start_id=game.current_id,
            stones=stones,
            color=color,
            # A disputed score has not been accepted.
            agreement=agreement.unaccepted(),
        )
        return change | self._replace_agreement(None)  # the undo of the count is kept

    def play_out(self, game: Game, point: Point) -> Change:
        """Play a move of the play-out. Does nothing elsewhere. Raises IllegalMove."""
        dispute = self.dispute
        if dispute is None or not dispute.is_here(game):
            return Change.NOTHING
        refusal = dispute.why_ko_retake_illegal(game, point)
        if refusal is not None:
            raise IllegalMove(refusal)
        return game.play(point)

    def end_dispute(self, game: Game, *, are_dead: bool | None = None) -> Change:
        """Return to the count with the disputed group dead or alive.

        ``are_dead`` None: the stones that were captured in the play-out are dead. Does nothing
        without a dispute.
        """
        dispute = self.dispute
        if dispute is None:
            return Change.NOTHING
        if game.ruleset.all_alive:
            dead = NO_POINTS
        elif are_dead is None:
            dead = dispute.stones - dispute.surviving_stones(game)
        else:
            dead = dispute.stones if are_dead else NO_POINTS
        change = game.go_to(dispute.final_id)
        agreement = dispute.agreement.with_settled(game.position.board, dispute.stones, dead)
        return change | self._return_to_count(agreement, game.ruleset)

    def abandon_dispute(self, game: Game) -> Change:
        """Return to scoring as before the dispute; the moves played stay in the game."""
        if self.dispute is None:
            return Change.NOTHING
        change = game.go_to(self.dispute.final_id)
        return change | self._return_to_count(self.dispute.agreement, game.ruleset)

    def _return_to_count(self, agreement: Agreement, ruleset: Ruleset) -> Change:
        """Continue the count that was left for a dispute. The return itself can be undone."""
        if self.dispute is not None and agreement != self.dispute.agreement:
            self._clicks.push(self.dispute.agreement)
        self.dispute = None
        self.status_to_mark = GroupStatus.DEAD
        if agreement.counting not in ruleset.countings:
            agreement = agreement.counted_by(ruleset.counting)
        return self._replace_agreement(agreement)

    def take_proposal(
        self, game: Game, board: Board, ruleset: Ruleset, proposal: Proposal
    ) -> Change:
        """Accept a proposal for ``board``; the players' marks so far stay."""
        self._proposal = board, ruleset, proposal
        if self.agreement is None or self.proposal(game) is None:
            return Change.NOTHING
        self._clicks.replace_each(lambda agreement: agreement.with_proposal(board, proposal))
        return self._replace_agreement(self.agreement.with_proposal(board, proposal))

    def give_up_proposal(self, game: Game, board: Board, ruleset: Ruleset) -> Change:
        """Expect no proposal for ``board`` any more, because of an error."""
        change = Change.COUNT if self.needs_proposal(game) else Change.NOTHING
        self._proposal = board, ruleset, None
        return change

    def reset_to_proposal(self, game: Game) -> Change:
        """Discard the marks of players and record: only proposals count."""
        if self.agreement is None:
            return Change.NOTHING
        from gobanapp.game.agreement import Agreement

        agreement = Agreement(counting=self.agreement.counting)
        proposal = self.proposal(game)
        if proposal is not None:
            agreement = agreement.with_proposal(game.position.board, proposal)
        return self.set_agreement(agreement)

    # Decisions of the players

    def mark_group(
        self,
        game: Game,
        point: Point,
        status: GroupStatus | None = None,
        *,
        only_chain: bool = False,
    ) -> Change:
        """Set the status of a group as a click does, or to ``status``."""
        agreement, score = self.agreement, self.score(game)
        if agreement is None or score is None or game.ruleset.all_alive:
            return Change.NOTHING
        board = game.position.board
        stones = self.group_at(game, point, only_chain=only_chain)
        if (status or self.status_to_mark) is GroupStatus.SEKI:
            return self.set_agreement(
                agreement.with_seki_toggled(stones, score.full_territory.seki)
            )
        return self.set_agreement(agreement.with_dead_toggled(board, stones))

    def settle_group(self, game: Game, stones: frozenset[Point], *, is_dead: bool) -> Change:
        """Mark a group as dead or alive."""
        if self.agreement is None or game.ruleset.all_alive:
            return Change.NOTHING
        board = game.position.board
        return self.set_agreement(
            self.agreement.with_settled(board, stones, stones if is_dead else NO_POINTS)
        )

    def choose_group_status(self, _game: Game, status: GroupStatus) -> Change:
        """Make clicks on groups set ``status`` from now on."""
        if self.agreement is None or self.status_to_mark is status:
            return Change.NOTHING
        self.status_to_mark = status
        return Change.COUNT

    def set_counting_method(self, _game: Game, counting: CountingMethod) -> Change:
        """Count by this method from now on."""
        return (
            Change.NOTHING
            if self.agreement is None
            else self.set_agreement(self.agreement.counted_by(counting))
        )

    def accept(self, game: Game, color: Color) -> Change:
        """Accept the count for one player, or withdraw that.

        When both players have accepted, the count ends, and the result and the territory are
        written into the record. Does nothing before the proposal has arrived.
        """
        if self.agreement is None or self.awaits_proposal(game):
            return Change.NOTHING
        agreement = self.agreement.with_acceptance_toggled(color)
        change = self.set_agreement(agreement)
        if not agreement.is_complete:
            return change
        score = agreement.score(game)
        change |= self.end(game)
        return change | game.set_result(str(score.result), score.territory.owned)

    def set_agreement(self, agreement: Agreement | None) -> Change:
        """Set another agreement: a step to undo, unless it only changes the acceptance."""
        before = self.agreement
        if agreement == before:
            return Change.NOTHING
        if agreement is None or before is None:
            self._clicks.clear()
        elif replace(agreement, accepted=before.accepted) != before:
            self._clicks.push(before)
        return self._replace_agreement(agreement)

    # Undo

    @property
    def click_count(self) -> int:
        """The number of clicks in scoring that can be undone, also during a dispute."""
        return self._clicks.depth

    def restore(self, agreement: Agreement | None, click_count: int) -> None:
        """Restore the next state from a journal, which had ``click_count``.

        Called for each state in order, it restores undo and redo. ``dispute`` is unchanged. Raises
        IndexError if the states contradict each other.
        """
        before = self.agreement
        if before is None and self.dispute is not None:
            before = self.dispute.agreement
        if agreement is not None and before is not None:
            self._clicks.replay(before, agreement, click_count, _are_equal_unaccepted)
        elif click_count == 0:
            self._clicks.clear()
        self._replace_agreement(agreement)

    def can_undo(self, _game: Game) -> bool:
        """Return whether there is a click in the count to undo."""
        return self.agreement is not None and self._clicks.can_undo

    def can_redo(self, _game: Game) -> bool:
        """Return whether a click in the count was undone last."""
        return self.agreement is not None and self._clicks.can_redo

    def undo(self, _game: Game) -> Change:
        """Undo the last click in the count. Does nothing without one."""
        if self.agreement is None or not self._clicks.can_undo:
            return Change.NOTHING
        return self._replace_unaccepted(self._clicks.undo(self.agreement))

    def redo(self, _game: Game) -> Change:
        """Redo the click that was undone last. Does nothing without one."""
        if self.agreement is None or not self._clicks.can_redo:
            return Change.NOTHING
        return self._replace_unaccepted(self._clicks.redo(self.agreement))

    def _replace_unaccepted(self, agreement: Agreement) -> Change:
        # Undo must not restore an acceptance.
        return self._replace_agreement(agreement.unaccepted())

    def _replace_agreement(self, agreement: Agreement | None) -> Change:
        self.agreement = agreement
        self._score = None
        return Change.COUNT


def _are_equal_unaccepted(agreement: Agreement, other: Agreement) -> bool:
    return agreement.unaccepted() == other.unaccepted()
