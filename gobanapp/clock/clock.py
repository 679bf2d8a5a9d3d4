"""Clock: both players' times as one value. The time "now" is passed in, in seconds.

It counts from any moment but should never go back: ``time.monotonic`` does not; the clock on the
wall, which is set back and knows midnight, does. Where it goes back all the same, no time passes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from gobanapp.clock.time_left import NO_TIME_LEFT, TimeLeft
from gobanapp.rules.color import ByColor, Color

if TYPE_CHECKING:
    from gobanapp.clock.time_system import TimeSystem

MAX_TICK_GAP = 5.0
"""A clock that runs is looked at many times a second. If it was not for so many seconds, the
computer slept or the program stood still: nobody was playing."""

_NOTHING = ByColor(0.0, 0.0)
_NOBODY = ByColor(False, False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Clock:
    """Each method returns another clock; none asks what time it is.

    ``left_at_turn_start``: what each player had at the beginning of his turn, the last or the next.
    ``spent_this_turn``: the seconds of this turn up to ``since``, from when on the time of
    ``running`` runs, if it is anybody's. ``used``: the seconds of all turns before. ``last_tick``:
    when it was looked at last. ``excused``: whose time has run out without the game being over for
    it.
    """

    systems: ByColor[TimeSystem]
    left_at_turn_start: ByColor[TimeLeft]
    spent_this_turn: ByColor[float] = _NOTHING
    used: ByColor[float] = _NOTHING
    running: Color | None = None
    since: float = 0.0
    last_tick: float = 0.0
    excused: ByColor[bool] = _NOBODY

    @staticmethod
    def new(systems: ByColor[TimeSystem]) -> Clock:
        """Return a clock that stands still before the first move."""
        return Clock(
            systems=systems, left_at_turn_start=systems.map(lambda system: system.at_start())
        )

    # What there is

    def elapsed(self, color: Color, now: float) -> float:
        """Return the seconds that a player's turn has taken so far."""
        runs = max(0.0, max(now, self.last_tick) - self.since) if self.running is color else 0.0
        return self.spent_this_turn[color] + runs

    def time_left(self, color: Color, now: float) -> TimeLeft:
        """Return what a player has left."""
        return self.systems[color].left_during_turn(
            self.left_at_turn_start[color], self.elapsed(color, now)
        )

    def used_by(self, color: Color, now: float) -> float:
        """Return the seconds that a player has taken in all."""
        return self.used[color] + self.elapsed(color, now)

    def flag_fallen(self, now: float) -> Color | None:
        """Return whose time has run out, None where nobody's has or he is excused."""
        for color in Color:
            if not self.excused[color] and self.time_left(color, now).has_run_out:
                return color
        return None

    # Running

    def run(self, color: Color, now: float) -> Clock:
        """Let the time of ``color`` run, and the other's stand still."""
        if self.running is color:
            return self
        return replace(self.pause(now), running=color, since=now, last_tick=now)

    def pause(self, now: float) -> Clock:
        """Let nobody's time run."""
        color = self.running
        if color is None:
            return self
        spent = self.spent_this_turn.with_(color, self.elapsed(color, now))
        return replace(self, spent_this_turn=spent, running=None)

    def tick(self, now: float) -> Clock:
        """Note that it has been looked at.

        If that was too long ago, the clock is found standing, as it was at the last look.
        """
        if self.running is not None and now - self.last_tick > MAX_TICK_GAP:
            return self.pause(self.last_tick)
        if now < self.last_tick:
            return replace(self, since=self.since - (self.last_tick - now), last_tick=now)
        return replace(self, last_tick=now)

    def end_turn(self, color: Color, now: float) -> Clock:
        """End the turn of ``color``, who has moved; if the clock runs, then now for the other."""
        left = self.systems[color].left_after_move(
            self.left_at_turn_start[color], self.elapsed(color, now)
        )
        return self._turn_ended(color, left, now)

    def take_turn_back(self, color: Color, now: float) -> Clock:
        """End the turn of ``color`` without a move, as what came before it is taken back."""
        left = self.systems[color].left_after_takeback(self.time_left(color, now))
        return self._turn_ended(color, left, now)

    def take_move_back(self, color: Color) -> Clock:
        """Take back what the last move of ``color`` has earned him: it is no move any more.

        The time that it took stays taken.
        """
        begun = self.systems[color].left_without_bonus(self.left_at_turn_start[color])
        return replace(self, left_at_turn_start=self.left_at_turn_start.with_(color, begun))

    def _turn_ended(self, color: Color, left: TimeLeft, now: float) -> Clock:
        """Return the clock with ``time_left`` for ``color``'s next turn, the other's turn begun."""
        standing = self.pause(now)
        clock = replace(
            standing,
            left_at_turn_start=self.left_at_turn_start.with_(color, left),
            spent_this_turn=standing.spent_this_turn.with_(color, 0.0),
            used=self.used.with_(color, self.used_by(color, now)),
        )
        return clock if self.running is None else clock.run(color.opponent, now)

    # What a referee does

    def add(self, color: Color, seconds: float) -> Clock:
        """Give a player seconds, or take some; what is taken may cost him periods.

        Who is given some is no longer out of time.
        """
        system, begun = self.systems[color], self.left_at_turn_start[color]
        if seconds <= 0:
            return replace(
                self,
                left_at_turn_start=self.left_at_turn_start.with_(
                    color, system.left_after(begun, -seconds)
                ),
            )
        if self.time_left(color, self.last_tick).has_run_out:
            # What he has thought since then is not taken off it.
            return self.set(color, system.left_after_gift(NO_TIME_LEFT, seconds), self.last_tick)
        return replace(
            self,
            left_at_turn_start=self.left_at_turn_start.with_(
                color, system.left_after_gift(begun, seconds)
            ),
        )

    def set(self, color: Color, left: TimeLeft, now: float) -> Clock:
        """Say what a player has left now."""
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
        """Let the game go on although the time of ``color`` has run out."""
        return replace(self, excused=self.excused.with_(color, True))
