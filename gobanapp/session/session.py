"""The session: what is going on at the desk, and the one way for the players to change it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.markup import NO_TERRITORY
from gobanapp.game.node import NO_TIMES, Times
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import IllegalMove, Position
from gobanapp.rules.result import Result, ResultKind
from gobanapp.session.edit_tool import EditTool
from gobanapp.session.match_session import move_from
from gobanapp.session.scoring import GroupStatus
from gobanapp.session.takeback import TakebackSession

_DOUBLE_CLICK = 0.3
"""Seconds within which a second click on a stone just put down is one that went astray."""


class Session(TakebackSession):
    """What is going on: playing, looking, correcting, or agreeing on the count.

    Views read it, and read it again at each ``changed``; they never call one another. Every
    action of the user ends in one of its methods, and each emits ``changed`` at most once.
    """

    def can_pass(self) -> bool:
        away = self.dispute is not None and not self.is_playing_out
        return not self.is_counting and not self.game.handicap_left and not away

    def can_resign(self) -> bool:
        return not self.is_counting and self.can_end() and not self.game.is_at_result

    def can_end(self) -> bool:
        """Whether a result can be written down; a dispute comes first, what is tried out ends."""
        return self.dispute is None and self.trial is None

    # Playing

    def play(
        self, point: Point, *, only_chain: bool = False, marking: GroupStatus | None = None
    ) -> None:
        """Play where the game stands, or say of the group there what a click says in the count.

        ``only_chain``: of the chain alone, not of what belongs to it. ``marking``: say this.
        """
        if self.is_counting:
            self._broadcast(
                self.scoring.mark_group(self.game, point, marking, only_chain=only_chain)
            )
            return
        before = self.game.position
        if self.is_live and self.dispute is None:
            self._play_in_match(point)
            return
        illegal = self.why_illegal(point) if self.is_playing_out else None
        if illegal is None:
            self.apply(lambda game: game.play(point))
            self._announce_move(before)
        else:
            self.move_refused.emit(illegal)

    def _announce_move(self, before: Position) -> None:
        if self.game.position is not before:
            self.moved.emit(before)

    def pass_(self) -> None:
        """Pass; the count begins with the pass that ends the play, or goes on after a dispute."""
        if not self.can_pass():
            return
        before, dispute = self.game.position, self.dispute
        if self.is_live and dispute is None:
            self._update_clock()
            if not self._is_blocked():
                # A pass is no slip of the hand: its button is held down, or asks.
                self._move(
                    lambda game, times: game.pass_(times, continues=move_from(game)),
                    hands_over=False,
                )
            return
        change = self.game.pass_()
        if dispute is not None and dispute.has_ended(self.game):
            self._broadcast(change)
            self._announce_move(before)
            self.end_dispute()
            return
        if dispute is None:
            change |= self._count_after_passes()
        self._broadcast(change)
        self._announce_move(before)

    def resign(self, color: Color) -> None:
        """Give the game up for one player."""
        self.end_game(Result.resignation(color.opponent))

    def end_game(self, result: Result) -> None:
        """Write down a result that no count has given; territory of an earlier one goes."""
        if not self.can_end():
            return
        self._update_clock()
        counted = NO_TERRITORY if self.game.is_at_result else None
        change = self.scoring.end(self.game)
        if self.is_live:
            change |= self._go_back_to_match() | self._write_times()
        self._broadcast(change | self.game.set_result(str(result), counted))
        self.finished.emit(None)

    def _count_after_passes(self) -> Change:
        """Begin the count where the last pass has ended the play."""
        if not self.game.position.stops_play(self.game.ruleset) or self.trial is not None:
            return Change.NOTHING
        self.edit_tool = EditTool.PLAY
        return self.scoring.begin(self.game)

    def claim_time(self) -> None:
        """End the game for the player whose time has run out: he loses."""
        if self.match is not None and self.match.flagged is not None:
            self.end_game(Result(ResultKind.TIME, self.match.flagged.opponent))

    # Within

    def _play_in_match(self, point: Point) -> None:
        self._update_clock()
        match, game = self.match, self.game
        assert match is not None
        move = game.node.content.move
        is_again = game.current_id == match.node_id and move is not None and move.point == point
        if is_again and self.now() - match.moved_at <= _DOUBLE_CLICK:
            return
        if is_again and self.take_back():
            return
        if self._is_blocked():
            return
        if game.handicap_left:
            before = game.position
            self.apply(lambda game: game.play(point))
            self._announce_move(before)
        elif (
            point in game.position.board
            and not game.position.board.is_empty(point)
            and (illegal := game.why_illegal(point)) is not None
        ):
            self.move_refused.emit(illegal)
        else:
            hands_over = self.move_confirmation.has_clock_press
            self._move(
                lambda game, times: game.play(point, times, continues=move_from(game)),
                hands_over=hands_over,
            )

    def _is_blocked(self) -> bool:
        """Whether no move is possible now, and tell why; one who looks elsewhere is led back."""
        match = self.match
        assert match is not None
        if self.game.current_id != match.node_id:
            self.apply(lambda game: game.go_to(match.node_id))
            return True
        if match.block_reason is not None:
            self.move_blocked.emit(match.block_reason)
        return match.block_reason is not None

    def _move(self, move: Callable[[Game, Times], Change], *, hands_over: bool) -> None:
        """Make a move in the match; its player's turn is over, or when he presses his clock."""
        match, game = self.match, self.game
        assert match is not None
        mover, now, before, steps = game.turn, self.now(), game.position, game.history.depth
        moved = match.move(mover, match.node_id, now, hands_over=hands_over)
        times = NO_TIMES
        if moved.clock is not None and moved.to_press is None:
            times = times.with_(mover, moved.clock.left_at_turn_start[mover])
        try:
            change = move(game, times)
        except IllegalMove as refusal:
            self.move_refused.emit(refusal.refusal)
            return
        self.match = replace(moved, node_id=game.current_id)
        self._steps = game.history.depth
        if self._steps == steps:  # The move was there, but what is written later is another step.
            game.history.seal()
        self.edit_tool = EditTool.PLAY
        change |= self._count_after_passes()
        if self.is_counting:
            change |= self._write_times()  # What overtime has cost is counted from the record.
        self._broadcast(change | Change.MATCH)
        self._announce_move(before)
