"""The session: what is going on at the desk, and the one way for the players to change it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal

from gobanapp.game.agreement import NOBODY, Agreement
from gobanapp.game.change import Change
from gobanapp.game.dispute import Dispute, name_of
from gobanapp.game.markup import NO_TERRITORY
from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.result import Result
from gobanapp.rules.ruleset import Counting, Ruleset
from gobanapp.rules.verdict import Proposal
from gobanapp.ui.count import Marking
from gobanapp.ui.desk import Desk
from gobanapp.ui.task import Task


class Session(Desk):
    """What is going on: playing, looking, correcting, or agreeing on the count.

    Views read it, and read it again at each ``changed``; they never call one another. Every
    action of the user ends in one of its methods, and each emits ``changed`` at most once.
    """

    finished = Signal(object)
    """A game has just come to its result; the argument is the ``Score`` accepted, if any."""

    # What can be done

    def can_pass(self) -> bool:
        away = self.dispute is not None and not self.is_playing_out
        return not self.is_counting and not self.game.handicap_left and not away

    def can_resign(self) -> bool:
        return not self.is_counting and self.can_end() and not self.game.is_at_result

    def can_count(self) -> bool:
        """Whether a count can begin or end here, or be come back to."""
        return not self.game.handicap_left

    def can_end(self) -> bool:
        """Whether a result can be written down; a dispute comes first."""
        return self.dispute is None

    # Playing

    def play(
        self, point: Point, *, only_chain: bool = False, marking: Marking | None = None
    ) -> None:
        """Play where the game stands, or say of the group there what a click says in the count.

        ``only_chain``: of the chain alone, not of what belongs to it. ``marking``: say this.
        """
        if self.is_counting:
            self._tell(self.count.mark(self.game, point, marking, only_chain=only_chain))
            return
        illegal = self.why_illegal(point) if self.is_playing_out else None
        if illegal is None:
            self.do(lambda game: game.play(point))
        else:
            self.refused.emit(illegal)

    def pass_(self) -> None:
        """Pass; the count begins with the pass that ends the play, or goes on after a dispute."""
        if not self.can_pass():
            return
        dispute = self.dispute
        change = self.game.pass_()
        if dispute is not None and dispute.has_ended(self.game):
            self._tell(change)
            self.end_dispute()
            return
        if dispute is None and self.game.position.stops_play(self.game.ruleset):
            self.task = Task.PLAY
            change |= self.count.begin(self.game)
        self._tell(change)

    def resign(self, color: Color) -> None:
        """Give the game up for one player."""
        self.end_game(Result.resignation(color.opponent))

    def end_game(self, result: Result) -> None:
        """Write down a result that no count has given; territory of an earlier one goes."""
        if not self.can_end():
            return
        counted = NO_TERRITORY if self.game.is_at_result else None
        change = self.count.end(self.game)
        self._tell(change | self.game.set_result(str(result), counted))
        self.finished.emit(None)

    # Counting

    def begin_count(self) -> None:
        """Begin to agree on the count of the current position, or go on after a dispute."""
        if self.dispute is not None:
            self.give_dispute_up()
        elif self.can_count():
            self.task = Task.PLAY
            self._tell(self.count.begin(self.game))

    def propose(self, board: Board, ruleset: Ruleset, proposal: Proposal) -> None:
        """Take what is proposed for ``board``, if that is what is being counted."""
        self._tell(self.count.take_proposal(self.game, board, ruleset, proposal))

    def propose_anew(self) -> None:
        """Forget what was said of groups, by the players or the record; it can be undone."""
        self._tell(self.count.propose_anew(self.game))

    def mark_with(self, marking: Marking) -> None:
        """From now on a click on a group says this of it."""
        self._tell(self.count.mark_with(marking))

    def count_by(self, counting: Counting) -> None:
        self._tell(self.count.count_by(counting))

    def accept(self, color: Color) -> None:
        """Accept the count for one player, or take that back; with both, the game is over."""
        change = self.count.accept(color)
        agreement = self.agreement
        if agreement is None or not agreement.is_complete:
            self._tell(change)
            return
        score = agreement.score(self.game)
        change |= self.count.end(self.game)
        self._tell(change | self.game.set_result(str(score.result), score.territory.owned))
        self.finished.emit(score)

    def resume(self, asked_by: Color) -> None:
        """Leave the count and play on, as one player has asked; the record says so after passes."""
        if self.game.position.stops_play(self.game.ruleset):
            self.do(lambda game: game.resume(asked_by))
        else:
            self._tell(self.count.end(self.game))

    def toggle_count(self) -> None:
        """Count the current position, or leave the count without a word in the record."""
        if self.is_counting:
            self._tell(self.count.end(self.game))
        else:
            self.begin_count()

    # Disputes

    def play_out(self, stones: frozenset[Point], first: Color, comment: str) -> None:
        """Leave the count to play a disputed group out beside the game, ``first`` to move.

        ``comment`` is written where the play-out begins.
        """
        agreement, game = self.agreement, self.game
        color = game.position.board[name_of(stones)] if stones else None
        if agreement is None or color is None:
            return
        place = game.place
        change = game.play_out(first, comment)
        dispute = Dispute(
            place=place,
            begun_at=game.place,
            stones=stones,
            color=color,
            # What is disputed nobody has accepted.
            agreement=replace(agreement, accepted=NOBODY),
        )
        self._tell(change | self.count.play_out(dispute))

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
            dead = dispute.stones - dispute.left(game)
        else:
            dead = dispute.stones if are_dead else NO_POINTS
        change = game.go_to(dispute.place)
        agreement = dispute.agreement.settled(game.position.board, dispute.stones, dead)
        self._tell(change | self._come_back(agreement))

    def give_dispute_up(self) -> None:
        """Come back to the count as it was before the dispute; what was played stays."""
        if self.dispute is not None:
            change = self.game.go_to(self.dispute.place)
            self._tell(change | self._come_back(self.dispute.agreement))

    def _come_back(self, agreement: Agreement) -> Change:
        self.task = Task.PLAY
        return self.count.come_back(agreement, self.game.ruleset)
