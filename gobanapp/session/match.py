"""A match in progress: its current node, clock and requests."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from gobanapp.rules.color import Color
from gobanapp.session.match_stage import BlockReason, MatchStage

if TYPE_CHECKING:
    from gobanapp.clock.clock import Clock, Turn


@dataclass(frozen=True, slots=True)
class TakebackRequest:
    """A player asks to take back moves, as many as ``plies``."""

    by: Color
    plies: int


@dataclass(frozen=True, slots=True)
class NotedTurn:
    """A turn that ended with the move of a node."""

    node_id: int
    turn: Turn


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """Each method returns another match. Times "now" are in seconds, as ``Clock`` has them.

    ``node_id``: the node of the match, which need not be the current one. ``first_new_id``: the
    first number of nodes made by the match or after it. ``clock``: None for a game without a clock.
    ``to_press``: the player who has moved and must press the clock. ``takeback_request``: a request
    to the opponent. ``flagged``: the player whose time has run out, until the consequence is
    decided. ``has_slept``: True if the clock stopped because the computer slept. ``moved_at``,
    ``before_last_move``: the time of the last move and the match before it, as long as its player
    may take it back without consent. ``turns``: the turns that ended with a move, from the
    first; older ones may be missing.
    """

    node_id: int
    first_new_id: int = 0
    clock: Clock | None = None
    stage: MatchStage = MatchStage.READY
    to_press: Color | None = None
    takeback_request: TakebackRequest | None = None
    flagged: Color | None = None
    has_slept: bool = False
    moved_at: float = 0.0
    before_last_move: Match | None = None
    turns: tuple[NotedTurn, ...] = ()

    # Properties

    @property
    def block_reason(self) -> BlockReason | None:
        """The reason why no player can move now, None if one can."""
        if self.flagged is not None:
            return BlockReason.TIME_IS_UP
        if self.stage is MatchStage.PAUSED:
            return BlockReason.PAUSED
        return None if self.to_press is None else BlockReason.PRESS_FIRST

    @property
    def is_ticking(self) -> bool:
        """True if something changes with time."""
        runs = self.clock is not None and self.clock.running is not None
        return runs or (self.before_last_move is not None and self.to_press is None)

    def can_take_back(self, now: float, seconds: float) -> bool:
        """Return whether the last stone can be taken back without consent."""
        if self.before_last_move is None or self.flagged is not None:
            return False
        return self.to_press is not None or now - self.moved_at <= seconds

    # Moves

    def move(self, color: Color, now: float, *, awaits_press: bool) -> Match:
        """Note a move of ``color``; the caller notes its node and its turn.

        ``awaits_press``: True if the move ends only when its player presses the clock.
        """
        clock = self.clock
        if clock is not None and not awaits_press:
            clock = clock.end_turn(color, now)
        return replace(
            self,
            clock=clock,
            stage=MatchStage.RUNNING,
            to_press=color if awaits_press else None,
            takeback_request=None,
            has_slept=False,
            moved_at=now,
            before_last_move=replace(self, before_last_move=None, takeback_request=None),
        )

    def press(self, now: float) -> Match:
        """End the turn of the player who must press the clock."""
        color = self.to_press
        if color is None:
            return self
        if self.clock is None:
            return replace(self, to_press=None, before_last_move=None)
        turn = self.clock.turn(color, now)
        clock = self.clock.end_turn(color, now)
        pressed = replace(self, clock=clock, to_press=None, before_last_move=None)
        return pressed.note_turn(self.node_id, turn)

    def note_turn(self, node_id: int, turn: Turn) -> Match:
        """Note the turn that ended with the move of a node."""
        return replace(self, turns=(*self._turns_without(node_id), NotedTurn(node_id, turn)))

    def _turns_without(self, node_id: int) -> tuple[NotedTurn, ...]:
        return tuple(noted for noted in self.turns if noted.node_id != node_id)

    def turn_of(self, node_id: int) -> Turn | None:
        """Return the turn that ended with the move of a node, None if unknown."""
        return next((noted.turn for noted in self.turns if noted.node_id == node_id), None)

    def relocate(self, node_id: int) -> Match:
        """Note that the match has another current node; no stone can be taken back alone then."""
        return replace(
            self, node_id=node_id, before_last_move=None, to_press=None, takeback_request=None
        )

    def request_takeback(self, by: Color, plies: int) -> Match:
        """Note that ``by`` asks to take back moves, as many as ``plies``."""
        return replace(self, takeback_request=TakebackRequest(by, plies))

    def take_move_back(self, node_id: int, color: Color, turn: Turn | None, now: float) -> Match:
        """Note that the last move, of ``color`` in a node, is taken back with what it earned.

        ``turn``: the turn that ended with it, None if unknown.
        """
        if self.to_press is not None:  # The turn has not ended yet.
            return replace(self, to_press=None)
        clock = self.clock and self.clock.take_move_back(color, turn, now)
        return replace(self, clock=clock, turns=self._turns_without(node_id))

    def redo_move(self, node_id: int, color: Color, now: float) -> Match:
        """Note that a move of ``color``, taken back before, is made again; it ends their turn."""
        match = self.relocate(node_id)
        if match.clock is None:
            return match
        turn = match.clock.turn(color, now)
        return replace(match, clock=match.clock.end_turn(color, now)).note_turn(node_id, turn)

    # The clock

    def run(self, turn: Color | None, now: float) -> Match:
        """Run the time of ``turn``; no time runs if that is None or no move is possible."""
        clock = self.clock
        if clock is None:
            return self
        runs = turn is not None and self.stage is MatchStage.RUNNING and self.flagged is None
        clock = clock.run(turn, now) if runs and turn is not None else clock.pause(now)
        return self if clock is self.clock else replace(self, clock=clock)

    def start(self) -> Match:
        """Start the clock."""
        return replace(self, stage=MatchStage.RUNNING, has_slept=False)

    def pause(self, now: float) -> Match:
        """Stop the clock until it is started again."""
        clock = self.clock and self.clock.pause(now)
        return replace(self, clock=clock, stage=MatchStage.PAUSED, before_last_move=None)

    def tick(self, now: float) -> Match:
        """Read the clock: a player's time may have run out, or the computer may have slept."""
        clock = self.clock
        if clock is None or clock.running is None:
            return self
        ticked = clock.tick(now)
        before = self.before_last_move
        if before is not None and before.clock is not None:
            # If the move is taken back, that player's clock keeps running.
            before = replace(before, clock=before.clock.tick(now))
        if ticked.running is None:
            return replace(
                self, clock=ticked, stage=MatchStage.PAUSED, has_slept=True, before_last_move=None
            )
        flagged = ticked.flag_fallen(now)
        if flagged is not None:
            return replace(self, clock=ticked.pause(now), flagged=flagged, before_last_move=None)
        return replace(self, clock=ticked, before_last_move=before)

    def clear_flag(self, now: float) -> Match:
        """Return the match after the player without time has received some."""
        clock = self.clock
        if clock is None or self.flagged is None or clock.time_left(self.flagged, now).has_run_out:
            return self
        return replace(self, flagged=None)

    def excuse_flag(self) -> Match:
        """Continue although a player's time has run out, which no longer counts."""
        clock = self.clock
        if clock is None or self.flagged is None:
            return self
        return replace(self, clock=clock.excuse(self.flagged), flagged=None)
