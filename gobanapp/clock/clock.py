"""Clock: both players' times as one value. The time "now" is passed in, in seconds.

It can count from any moment but should never go back. ``time.monotonic`` does not; the wall clock,
which is set back and passes midnight, does. If it goes back nevertheless, no time passes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from gobanapp.clock.time_left import NO_TIME_LEFT, TimeLeft
from gobanapp.rules.color import ByColor, Color

if TYPE_CHECKING:
    from gobanapp.clock.time_system import TimeSystem

MAX_TICK_GAP = 5.0
"""A running clock is read many times a second. After a gap of this many seconds the computer was
asleep or the program was suspended, so no player used that time."""

_NOTHING = ByColor(0.0, 0.0)
_NEITHER = ByColor(False, False)


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of ``color`` that ended with a move: the time left at its start and after the move.

    ``seconds``: how long it took. The move has earned what is left beyond the start without these.
    """

    color: Color
    start: TimeLeft
    seconds: float
    left: TimeLeft


@dataclass(frozen=True, slots=True, kw_only=True)
class Clock:
    """Each method returns another clock; none reads the current time.

    ``left_at_turn_start``: the time each player had at the start of their last or next turn.
    ``spent_this_turn``: the seconds of this turn up to ``since``, from when on the time of
    ``running`` runs, if any. ``used``: the seconds of all turns before. ``last_tick``: the time of
    the last reading. ``excused``: the player who may continue although their time has run out.
    """

    systems: ByColor[TimeSystem]
    left_at_turn_start: ByColor[TimeLeft]
    spent_this_turn: ByColor[float] = _NOTHING
    used: ByColor[float] = _NOTHING
    running: Color | None = None
    since: float = 0.0
    last_tick: float = 0.0
    excused: ByColor[bool] = _NEITHER

    @staticmethod
    def new(systems: ByColor[TimeSystem]) -> Clock:
        """Return a clock that is stopped before the first move."""
        return Clock(
            systems=systems, left_at_turn_start=systems.map(lambda system: system.at_start())
        )

    # Reading

    def elapsed(self, color: Color, now: float) -> float:
        """Return the seconds that a player's turn has taken so far."""
        runs = max(0.0, max(now, self.last_tick) - self.since) if self.running is color else 0.0
        return self.spent_this_turn[color] + runs

    def time_left(self, color: Color, now: float) -> TimeLeft:
        """Return the time a player has left."""
        return self.systems[color].left_during_turn(
            self.left_at_turn_start[color], self.elapsed(color, now)
        )

    def used_by(self, color: Color, now: float) -> float:
        """Return the seconds that a player has taken in all."""
        return self.used[color] + self.elapsed(color, now)

    def turn(self, color: Color, now: float) -> Turn:
        """Return the turn of ``color`` if it ends now with a move."""
        start, seconds = self.left_at_turn_start[color], self.elapsed(color, now)
        return Turn(color, start, seconds, self.systems[color].left_after_move(start, seconds))

    def flag_fallen(self, now: float) -> Color | None:
        """Return the player whose time has run out; None if there is none or they are excused."""
        for color in Color:
            if not self.excused[color] and self.time_left(color, now).has_run_out:
                return color
        return None

    # Running

    def run(self, color: Color, now: float) -> Clock:
        """Run the time of ``color`` and stop the other player's."""
        if self.running is color:
            return self
        return replace(self.pause(now), running=color, since=now, last_tick=now)

    def pause(self, now: float) -> Clock:
        """Stop the clock for both players."""
        color = self.running
        if color is None:
            return self
        spent = self.spent_this_turn.with_(color, self.elapsed(color, now))
        return replace(self, spent_this_turn=spent, running=None)

    def tick(self, now: float) -> Clock:
        """Note a reading of the clock.

        After too long a gap the clock is stopped, as it was at the last reading.
        """
        if self.running is not None and now - self.last_tick > MAX_TICK_GAP:
            return self.pause(self.last_tick)
        if now < self.last_tick:
            return replace(self, since=self.since - (self.last_tick - now), last_tick=now)
        return replace(self, last_tick=now)

    def end_turn(self, color: Color, now: float) -> Clock:
        """End the turn of ``color`` after a move; a running clock then runs for the other."""
        return self._end_turn(color, self.turn(color, now).left, now)

    def take_turn_back(self, color: Color, now: float) -> Clock:
        """End the turn of ``color`` without a move, because the move before it is taken back."""
        left = self.systems[color].left_after_takeback(self.time_left(color, now))
        return self._end_turn(color, left, now)

    def take_move_back(self, color: Color, turn: Turn | None, now: float) -> Clock:
        """Continue ``turn``, as if the last move of ``color`` had not ended it.

        ``turn``: None if unknown; then the move keeps what it earned. All time used since stays
        used. What a referee gave or took since stays so, too. No flag falls because of this: a
        player who has already used what the move earned keeps some of it.
        """
        clock = self
        for player in Color:
            if clock.elapsed(player, now):
                clock = clock.take_turn_back(player, now)
        if turn is not None:
            clock = clock.continue_turn(turn)
        return clock if clock.running is None else clock.run(color, now)

    def continue_turn(self, turn: Turn) -> Clock:
        """Continue ``turn``, with what was given, taken or used since then.

        Neither player's current turn has begun.
        """
        color = turn.color
        system, left = self.systems[color], self.left_at_turn_start[color]
        if left.has_run_out:
            return self
        more, start = system.total(left) - system.total(turn.left), turn.start
        if more:
            change = system.left_after_gift if more > 0 else system.left_after
            start = change(start, abs(more))
        seconds = turn.seconds
        if system.left_during_turn(start, seconds).has_run_out:
            # It has used more since than it had.
            start = turn.start
            answered = system.left_during_turn(start, seconds)
            if answered.has_run_out or system.total(left) < system.total(answered):
                start, seconds = left, 0.0
        return replace(
            self,
            left_at_turn_start=self.left_at_turn_start.with_(color, start),
            spent_this_turn=self.spent_this_turn.with_(color, seconds),
            used=self.used.with_(color, max(0.0, self.used[color] - seconds)),
        )

    def _end_turn(self, color: Color, left: TimeLeft, now: float) -> Clock:
        """Return the clock with ``left`` for ``color``'s next turn, at the start of the other's."""
        paused = self.pause(now)
        clock = replace(
            paused,
            left_at_turn_start=self.left_at_turn_start.with_(color, left),
            spent_this_turn=paused.spent_this_turn.with_(color, 0.0),
            used=self.used.with_(color, self.used_by(color, now)),
        )
        return clock if self.running is None else clock.run(color.opponent, now)

    # The referee

    def add(self, color: Color, seconds: float) -> Clock:
        """Give a player seconds or take some; taking them can cost periods.

        A player who receives some is no longer out of time.
        """
        system, left = self.systems[color], self.left_at_turn_start[color]
        if seconds <= 0:
            return replace(
                self,
                left_at_turn_start=self.left_at_turn_start.with_(
                    color, system.left_after(left, -seconds)
                ),
            )
        if self.time_left(color, self.last_tick).has_run_out:
            # Thinking time since then is not subtracted.
            return self.set(color, system.left_after_gift(NO_TIME_LEFT, seconds), self.last_tick)
        return replace(
            self,
            left_at_turn_start=self.left_at_turn_start.with_(
                color, system.left_after_gift(left, seconds)
            ),
        )

    def set(self, color: Color, left: TimeLeft, now: float) -> Clock:
        """Set the time a player has left now."""
        used = self.used_by(color, now)
        return replace(
            self,
            left_at_turn_start=self.left_at_turn_start.with_(color, left),
            spent_this_turn=self.spent_this_turn.with_(color, 0.0),
            used=self.used.with_(color, used),
            since=now if self.running is color else self.since,
            last_tick=now if self.running is color else self.last_tick,
            excused=self.excused.with_(color, False),
        )

    def excuse(self, color: Color) -> Clock:
        """Continue the game although the time of ``color`` has run out."""
        return replace(self, excused=self.excused.with_(color, True))
