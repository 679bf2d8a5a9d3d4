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

    ``begun``: what each player had at the beginning of his turn, the last or the next. ``spent``:
    the seconds of this turn up to ``since``, from when on the time of ``running`` runs, if it is
    anybody's. ``used``: the seconds of all turns before. ``looked``: when it was looked at last.
    ``excused``: whose time has run out without the game being over for it.
    """

    systems: ByColor[TimeSystem]
    begun: ByColor[TimeLeft]
    spent: ByColor[float] = _NOTHING
    used: ByColor[float] = _NOTHING
    running: Color | None = None
    since: float = 0.0
    looked: float = 0.0
    excused: ByColor[bool] = _NOBODY

    @staticmethod
    def new(systems: ByColor[TimeSystem]) -> Clock:
        """Return a clock that stands still before the first move."""
        return Clock(systems=systems, begun=systems.map(lambda system: system.at_start()))

    # What there is

    def elapsed(self, color: Color, now: float) -> float:
        """Return the seconds that a player's turn has taken so far."""
        runs = max(0.0, max(now, self.looked) - self.since) if self.running is color else 0.0
        return self.spent[color] + runs

    def left(self, color: Color, now: float) -> TimeLeft:
        """Return what a player has left."""
        return self.systems[color].thinking(self.begun[color], self.elapsed(color, now))

    def used_by(self, color: Color, now: float) -> float:
        """Return the seconds that a player has taken in all."""
        return self.used[color] + self.elapsed(color, now)

    def who_is_up(self, now: float) -> Color | None:
        """Return whose time has run out, None where nobody's has or he is excused."""
        for color in Color:
            if not self.excused[color] and self.left(color, now).is_up:
                return color
        return None

    # Running

    def run(self, color: Color, now: float) -> Clock:
        """Let the time of ``color`` run, and the other's stand still."""
        if self.running is color:
            return self
        return replace(self.pause(now), running=color, since=now, looked=now)

    def pause(self, now: float) -> Clock:
        """Let nobody's time run."""
        color = self.running
        if color is None:
            return self
        spent = self.spent.with_(color, self.elapsed(color, now))
        return replace(self, spent=spent, running=None)

    def look(self, now: float) -> Clock:
        """Note that it has been looked at.

        If that was too long ago, the clock is found standing, as it was at the last look.
        """
        if self.running is not None and now - self.looked > MAX_TICK_GAP:
            return self.pause(self.looked)
        if now < self.looked:
            return replace(self, since=self.since - (self.looked - now), looked=now)
        return replace(self, looked=now)

    def move(self, color: Color, now: float) -> Clock:
        """End the turn of ``color``, who has moved; if the clock runs, then now for the other."""
        left = self.systems[color].moved(self.begun[color], self.elapsed(color, now))
        return self._turn_ended(color, left, now)

    def take_turn_back(self, color: Color, now: float) -> Clock:
        """End the turn of ``color`` without a move, as what came before it is taken back."""
        left = self.systems[color].interrupted(self.left(color, now))
        return self._turn_ended(color, left, now)

    def take_move_back(self, color: Color) -> Clock:
        """Take back what the last move of ``color`` has earned him: it is no move any more.

        The time that it took stays taken.
        """
        begun = self.systems[color].without_move(self.begun[color])
        return replace(self, begun=self.begun.with_(color, begun))

    def _turn_ended(self, color: Color, left: TimeLeft, now: float) -> Clock:
        """Return the clock with ``left`` for the next turn of ``color``, the other's turn begun."""
        standing = self.pause(now)
        clock = replace(
            standing,
            begun=self.begun.with_(color, left),
            spent=standing.spent.with_(color, 0.0),
            used=self.used.with_(color, self.used_by(color, now)),
        )
        return clock if self.running is None else clock.run(color.opponent, now)

    # What a referee does

    def add(self, color: Color, seconds: float) -> Clock:
        """Give a player seconds, or take some; what is taken may cost him periods.

        Who is given some is no longer out of time.
        """
        system, begun = self.systems[color], self.begun[color]
        if seconds <= 0:
            return replace(self, begun=self.begun.with_(color, system.passed(begun, -seconds)))
        if self.left(color, self.looked).is_up:
            # What he has thought since then is not taken off it.
            return self.set(color, system.given(NO_TIME_LEFT, seconds), self.looked)
        return replace(self, begun=self.begun.with_(color, system.given(begun, seconds)))

    def set(self, color: Color, left: TimeLeft, now: float) -> Clock:
        """Say what a player has left now."""
        used = self.used_by(color, now)
        return replace(
            self,
            begun=self.begun.with_(color, left),
            spent=self.spent.with_(color, 0.0),
            used=self.used.with_(color, used),
            since=now if self.running is color else self.since,
            looked=now if self.running is color else self.looked,
            excused=self.excused.with_(color, False),
        )

    def excuse(self, color: Color) -> Clock:
        """Let the game go on although the time of ``color`` has run out."""
        return replace(self, excused=self.excused.with_(color, True))
