"""The clock of a match: started, stopped and pressed, and looked at while it runs."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gobanapp.game.change import Change
from gobanapp.game.node_times import clock_at
from gobanapp.rules.color import Color
from gobanapp.session.edit_tool import EditTool
from gobanapp.session.match import Match, MatchStage
from gobanapp.session.match_session import MatchSession


@dataclass(frozen=True, slots=True, kw_only=True)
class _Held:
    """A match whose clock is held, with what was before its last move, and whose time ran then."""

    match: Match
    before: Match | None
    running: Color | None
    since: float


class TimedMatchSession(MatchSession):
    """The part of ``Session`` that runs the clock of a match and knows its current node."""

    _held: _Held | None = None
    """What goes on with ``release_clock``."""

    def go_to_match_node(self) -> None:
        """Look again at the position where the match stands."""
        match = self.match
        if match is not None and match.node_id in self.game.tree:
            self.navigate(lambda game: game.go_to(match.node_id))

    def start_clock(self) -> None:
        """Let the clock run, and go on where the match stands."""
        match = self.match
        if match is not None and self.is_live and match.flagged is None:
            change = Change.NOTHING
            if not self.is_counting_or_disputing:
                change = self._go_back_to_match()
            self.match = match.start()
            self.edit_tool = EditTool.PLAY
            self._broadcast(Change.MATCH | change)

    def can_resume_here(self) -> bool:
        """Whether a match that is paused could go on at another place, where one looks."""
        match = self.match
        plays = self.is_live and not self.is_counting_or_disputing
        is_paused = match is not None and match.stage is MatchStage.PAUSED and match.flagged is None
        return plays and is_paused and not self.is_at_match_node

    def resume_match_here(self) -> None:
        """Let the match go on where one looks, with the times of then."""
        match = self.match
        if match is not None and self.can_resume_here():
            change = self.match_state_change()
            clock = match.clock and (clock_at(self.game.tree, self.game.current_id) or match.clock)
            self.match = replace(match.relocate(self.game.current_id), clock=clock).start()
            self._steps = self.game.history.depth
            self.edit_tool = EditTool.PLAY
            self._broadcast(Change.MATCH | change)

    def pause_clock(self) -> None:
        """Stop the clock: nobody may move before it is started again."""
        self._update_clock()
        match = self.match
        if match is not None and match.clock is not None and match.stage is MatchStage.RUNNING:
            self.match = match.pause(self.now())
            self._broadcast(Change.MATCH | self._write_times())

    def hold_clock(self) -> None:
        """Let no time go by while something is asked; nothing is written in the record.

        ``release_clock`` goes on, unless another record is opened.
        """
        self._update_clock()
        match, now = self.match, self.now()
        self._held = None
        if match is None or match.clock is None or match.stage is not MatchStage.RUNNING:
            return
        before, running = match.before_last_move, None
        if before is not None and before.clock is not None:
            running = before.clock.running
            before = replace(before, clock=before.clock.pause(now))
        self._held = _Held(match=match, before=before, running=running, since=now)
        self.match = match.pause(now)
        self._broadcast(Change.MATCH)

    def release_clock(self) -> None:
        """Go on as before ``hold_clock``; what stood then stands."""
        held, self._held = self._held, None
        match, now = self.match, self.now()
        if (
            held is None
            or match is None
            or match.stage is not MatchStage.PAUSED
            or not self.is_live
        ):
            return
        before = held.before if match.node_id == held.match.node_id else None
        if before is not None and before.clock is not None and held.running is not None:
            before = replace(before, clock=before.clock.run(held.running, now))
        moved_at = match.moved_at + now - held.since
        self.match = replace(
            match, stage=MatchStage.RUNNING, before_last_move=before, moved_at=moved_at
        )
        self._broadcast(Change.MATCH)

    def press(self, color: Color) -> None:
        """Press the clock: what counts is only that of the player who has just moved."""
        if self.is_counting_or_disputing:
            return
        self._update_clock()
        match = self.match
        if match is not None and match.to_press is color and match.flagged is None:
            self.match = match.press(self.now())
            self._broadcast(Change.MATCH | self._go_back_to_match() | self._write_times(color))

    def tick(self) -> None:
        """Look at the clock, as is to be done several times a second while it runs."""
        if self._update_clock():
            self.ticked.emit()

    def _update_clock(self) -> bool:
        """Find out what the time has done by now; return whether there is less of something.

        The computer may have slept, or time may have run out, since it was looked at last.
        """
        if self.match is None or not self.is_live:
            return False
        before, now = self.match, self.now()
        match = before.tick(now)
        seconds = self.move_confirmation.takeback_seconds
        if match.before_last_move is not None and not match.can_take_back(now, seconds):
            match = replace(match, before_last_move=None)
        self.match = match
        if (before.flagged, before.stage) != (match.flagged, match.stage):
            self._broadcast(Change.MATCH | self._write_times())
            return False
        return match is not before or match.before_last_move is not None

    def play_on(self) -> None:
        """Go on although a player's time has run out."""
        if self.match is not None and self.match.flagged is not None:
            self.match = self.match.excuse_flag()
            self.edit_tool = EditTool.PLAY
            self._broadcast(Change.MATCH)

    def add_time(self, color: Color, seconds: float) -> None:
        """Give a player seconds, or take some, as a referee."""
        match = self.match
        if match is None or match.clock is None:
            return
        match = replace(match, clock=match.clock.add(color, seconds), before_last_move=None)
        self.match = match.clear_flag(self.now())
        stands = match.stage is MatchStage.PAUSED
        self._broadcast(Change.MATCH | (self._write_times() if stands else Change.NOTHING))

    def begin_count(self) -> None:
        """Count the match where it stands, wherever one looks."""
        if self.is_live and self.dispute is None and self.can_count():
            self._update_clock()
            change = self._go_back_to_match() | self._write_times()
            self.edit_tool = EditTool.PLAY
            self._broadcast(change | self.scoring.begin(self.game))
        else:
            super().begin_count()

    # Within

    def _leave(self) -> None:
        self._held = None
        super()._leave()

    def _go_back_to_match(self) -> Change:
        match = self.match
        if match is None or match.node_id not in self.game.tree:
            return Change.NOTHING
        return self.game.go_to(match.node_id)
