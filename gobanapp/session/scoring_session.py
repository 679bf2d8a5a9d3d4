"""Counting and disputes: what two players do at the desk once nobody wants to play on."""

from __future__ import annotations

from dataclasses import replace

from gobanapp.game.agreement import NOBODY, Agreement
from gobanapp.game.change import Change
from gobanapp.game.dispute import Dispute, group_name_point
from gobanapp.game.game import Game
from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import CountingMethod as Method
from gobanapp.rules.ruleset import Ruleset
from gobanapp.rules.scoring import Score
from gobanapp.rules.verdict import Proposal
from gobanapp.session.broadcast import Broadcast
from gobanapp.session.document import Document
from gobanapp.session.edit_tool import EditTool
from gobanapp.session.scoring import GroupStatus
from gobanapp.session.trial import TrialSession


class ScoringSession(TrialSession):
    """What ``Session`` is at the end of a game."""

    def __init__(
        self,
        record: Document,
        agreement: Agreement | None = None,
        dispute: Dispute | None = None,
    ) -> None:
        super().__init__(record, agreement, dispute)
        self.finished = Broadcast[Score | None]()
        """A game has just come to its result: this score was accepted, if any."""

    def can_count(self) -> bool:
        """Whether a count can begin or end here, or be come back to."""
        return not self.game.handicap_left and self.trial is None

    # Counting

    def begin_count(self) -> None:
        """Begin to agree on the count of the current position, or go on after a dispute."""
        if self.dispute is not None:
            self.abandon_dispute()
        elif self.can_count():
            self.edit_tool = EditTool.PLAY
            self._broadcast(self.scoring.begin(self.game))

    def take_proposal(self, board: Board, ruleset: Ruleset, proposal: Proposal) -> None:
        """Take what is proposed for ``board``, if that is what is being counted."""
        self._broadcast(self.scoring.take_proposal(self.game, board, ruleset, proposal))

    def reset_to_proposal(self) -> None:
        """Forget what was said of groups, by the players or the record; it can be undone."""
        self._broadcast(self.scoring.reset_to_proposal(self.game))

    def choose_group_status(self, marking: GroupStatus) -> None:
        """From now on a click on a group says this of it."""
        self._broadcast(self.scoring.choose_group_status(marking))

    def set_counting_method(self, counting: Method) -> None:
        self._broadcast(self.scoring.set_counting_method(counting))

    def accept(self, color: Color) -> None:
        """Accept the count for one player, or take that back; with both, the game is over."""
        change = self.scoring.accept(color)
        agreement = self.agreement
        if agreement is None or not agreement.is_complete:
            self._broadcast(change)
            return
        score = agreement.score(self.game)
        change |= self.scoring.end(self.game)
        self._broadcast(change | self.game.set_result(str(score.result), score.territory.owned))
        self.finished.emit(score)

    def resume_play(self, asked_by: Color) -> None:
        """Leave the count and play on, as one player has asked; the record says so after passes."""
        if self.game.position.stops_play(self.game.ruleset):
            self.apply(lambda game: self._go_on(game, asked_by))
        else:
            self._broadcast(self.scoring.end(self.game))

    def _go_on(self, game: Game, asked_by: Color) -> Change:
        """Write into the record that play goes on after the passes."""
        return game.resume(asked_by)

    def toggle_count(self) -> None:
        """Count the current position, or leave the count without a word in the record."""
        if self.is_counting:
            self._broadcast(self.scoring.end(self.game))
        else:
            self.begin_count()

    # Disputes

    def start_play_out(self, stones: frozenset[Point], first: Color, comment: str) -> None:
        """Leave the count to play a disputed group out beside the game, ``first`` to move.

        ``comment`` is written where the play-out begins.
        """
        agreement, game = self.agreement, self.game
        color = game.position.board[group_name_point(stones)] if stones else None
        if agreement is None or color is None:
            return
        place = game.current_id
        change = game.start_play_out(first, comment)
        dispute = Dispute(
            final_id=place,
            start_id=game.current_id,
            stones=stones,
            color=color,
            # What is disputed nobody has accepted.
            agreement=replace(agreement, accepted=NOBODY),
        )
        self._broadcast(change | self.scoring.leave_for_play_out(dispute))

    def end_dispute(self, *, are_dead: bool | None = None) -> None:
        """Come back to the count: the disputed group is dead, or it lives.

        Where that is not said, those of its stones are dead that have been taken in the play-out.
        """
        dispute, game = self.dispute, self.game
        if dispute is None:
            return
        if game.ruleset.all_alive:
            dead = NO_POINTS
        elif are_dead is None:
            dead = dispute.stones - dispute.surviving_stones(game)
        else:
            dead = dispute.stones if are_dead else NO_POINTS
        change = game.go_to(dispute.final_id)
        agreement = dispute.agreement.with_settled(game.position.board, dispute.stones, dead)
        self._broadcast(change | self._come_back(agreement))

    def abandon_dispute(self) -> None:
        """Come back to the count as it was before the dispute; what was played stays."""
        if self.dispute is not None:
            change = self.game.go_to(self.dispute.final_id)
            self._broadcast(change | self._come_back(self.dispute.agreement))

    def _come_back(self, agreement: Agreement) -> Change:
        self.edit_tool = EditTool.PLAY
        return self.scoring.return_from_play_out(agreement, self.game.ruleset)
