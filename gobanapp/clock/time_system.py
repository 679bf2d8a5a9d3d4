"""Time systems as values that compute and never read a clock."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from gobanapp.clock.time_left import NO_TIME_LEFT, TimeLeft

MAX_SECONDS = 360_000.0
"""The longest time, a hundred hours, in seconds."""
MIN_SECONDS = 0.001
"""The shortest time above zero, in seconds: files have thousandths."""
MAX_PERIODS = 99
MAX_STONES = 999


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeSystem:
    """Absolute time: ``main`` seconds for the whole game, and the base of all other systems.

    Raises ValueError for a time that is negative, not a number, longer than ``MAX_SECONDS``, or
    shorter than ``MIN_SECONDS`` and not 0, and if there is no time at all.
    """

    main: float

    NEEDS_MAIN: ClassVar[bool] = True
    """True if a main time is required because nothing else exists before the first move."""

    def __post_init__(self) -> None:
        if self.main != 0 and not MIN_SECONDS <= self.main <= MAX_SECONDS:
            raise ValueError(f"no main time: {self.main}")
        if self.NEEDS_MAIN and not self.main:
            raise ValueError("there is no time to play in")

    def at_start(self) -> TimeLeft:
        """Return the time each player has before the first move."""
        return TimeLeft(self.main) if self.main else self._begin_overtime(0.0)

    def left_during_turn(self, start: TimeLeft, elapsed: float) -> TimeLeft:
        """Return the time left ``elapsed`` seconds into a turn that started with ``start``."""
        return self.left_after(start, elapsed)

    def left_after_move(self, start: TimeLeft, elapsed: float) -> TimeLeft:
        """Return the time left after a move that took ``elapsed`` seconds.

        If the time had run out by then, it stays so.
        """
        return self.left_during_turn(start, elapsed)

    def left_after_takeback(self, left: TimeLeft) -> TimeLeft:
        """Return the time at the restart of a turn that ended with ``left`` and without a move."""
        return left

    def left_after_gift(self, left: TimeLeft, seconds: float) -> TimeLeft:
        """Return the time left after a referee has given so many seconds more.

        A player with nothing left receives them at the very end, with nothing after them.
        """
        if left.has_run_out:
            return self._last(seconds)
        return TimeLeft(left.seconds + seconds, left.count)

    def used_at_least(self, left: TimeLeft) -> float:
        """Return the seconds that a player with ``left`` has used; more if some were given back."""
        if left.is_overtime or left.has_run_out:
            return self.main + self._used_of_overtime(left)
        return max(0.0, self.main - left.seconds)

    def total(self, left: TimeLeft) -> float:
        """Return the seconds that a player with ``left`` can think, periods to come included."""
        return left.seconds

    def shortest_turn(self, start: TimeLeft, left: TimeLeft) -> float | None:
        """Return the fewest seconds of a turn that led from ``start`` to ``left`` by a move.

        Both can be rounded as in files. None if time ran out, or if no turn leads there.
        """
        if left.has_run_out:
            return None
        target = (_rank(left), left.count, left.seconds + MIN_SECONDS)

        def is_reached(seconds: float) -> bool:
            after = self.left_after_move(start, seconds)
            return (_rank(after), after.count, after.seconds) <= target

        too_short, seconds = 0.0, 0.0
        while not is_reached(seconds):
            too_short, seconds = seconds, max(1.0, 2 * seconds)
        while seconds - too_short > MIN_SECONDS / 10:
            middle = (too_short + seconds) / 2
            if middle in (too_short, seconds):
                break  # Floats of a time of years are no finer.
            too_short, seconds = (too_short, middle) if is_reached(middle) else (middle, seconds)
        after = self.left_after_move(start, seconds)
        is_there = (_rank(after), after.count) == (_rank(left), left.count) and abs(
            after.seconds - left.seconds
        ) <= 2 * MIN_SECONDS
        return seconds if is_there else None

    def is_last(self, left: TimeLeft) -> bool:
        """Return whether the game is lost once the seconds of ``left`` have run out."""
        return self.left_after(left, left.seconds).has_run_out

    def period_length(self, left: TimeLeft) -> float:
        """Return the initial seconds of the main time or of the running period."""
        return 0.0 if left.is_overtime else self.main

    def penalty(self, left: TimeLeft) -> float:  # noqa: ARG002 - others need it
        """Return the points that the time used so far has cost."""
        return 0.0

    def left_after(self, left: TimeLeft, seconds: float) -> TimeLeft:
        """Return ``left`` after so many of its seconds have passed."""
        rest = left.seconds - seconds
        if left.has_run_out or rest > 0:
            return replace(left, seconds=max(0.0, rest))
        return self._next_period(left, -rest)

    def _next_period(self, left: TimeLeft, over: float) -> TimeLeft:
        """Return the time left ``over`` seconds after ``left`` has run out."""
        return self._begin_overtime(over) if not left.is_overtime else NO_TIME_LEFT

    def _begin_overtime(self, over: float) -> TimeLeft:  # noqa: ARG002 - others need it
        """Return the time left ``over`` seconds after the end of the main time."""
        return NO_TIME_LEFT

    def _last(self, seconds: float) -> TimeLeft:
        """Return the time left if only these seconds remain."""
        return TimeLeft(seconds)

    def _used_of_overtime(self, left: TimeLeft) -> float:  # noqa: ARG002 - others need it
        """Return the seconds of overtime that are used; all if nothing is left."""
        return 0.0


Absolute = TimeSystem


def _rank(left: TimeLeft) -> int:
    """Return a number that is lower in overtime than before, and lowest after it."""
    if left.has_run_out:
        return 0
    return 1 if left.is_overtime else 2


def _check(seconds: float, count: int = 1, most: int = 1) -> None:
    if not MIN_SECONDS <= seconds <= MAX_SECONDS:
        raise ValueError(f"no time: {seconds}")
    if not 1 <= count <= most:
        raise ValueError(f"no number of periods or stones: {count}")


@dataclass(frozen=True, slots=True, kw_only=True)
class ByoYomi(TimeSystem):
    """Japanese byo-yomi: after the main time each move must be made within one of the periods.

    A move within a period restores it; a period that runs out is lost.
    """

    periods: int
    seconds: float

    NEEDS_MAIN: ClassVar[bool] = False
    keeps_rest: ClassVar[bool] = False
    """True if the rest of a period is still there in the next turn."""

    def __post_init__(self) -> None:
        super(ByoYomi, self).__post_init__()
        _check(self.seconds, self.periods, MAX_PERIODS)

    def left_after_gift(self, left: TimeLeft, seconds: float) -> TimeLeft:
        """Return the time left after a referee has given so many seconds more.

        In overtime they become periods as far as possible; a period in excess ends with the move.
        """
        periods, rest = divmod(seconds, self.seconds)
        if not left.is_overtime or left.has_run_out or self.keeps_rest:
            return super(ByoYomi, self).left_after_gift(left, seconds)
        return TimeLeft(left.seconds + rest, min(left.count + int(periods), MAX_PERIODS))

    def left_after_move(self, start: TimeLeft, elapsed: float) -> TimeLeft:
        return self.left_after_takeback(self.left_during_turn(start, elapsed))

    def left_after_takeback(self, left: TimeLeft) -> TimeLeft:
        return (
            TimeLeft(self.seconds, left.count)
            if left.is_overtime and not left.has_run_out
            else left
        )

    def total(self, left: TimeLeft) -> float:
        if left.has_run_out:
            return 0.0
        periods_after = left.count - 1 if left.is_overtime else self.periods
        return left.seconds + periods_after * self.seconds

    def period_length(self, left: TimeLeft) -> float:
        return self.seconds if left.is_overtime else self.main

    def _begin_overtime(self, over: float) -> TimeLeft:
        return self._in_periods(self.periods, over)

    def _next_period(self, left: TimeLeft, over: float) -> TimeLeft:
        return self._in_periods(left.count - 1 if left.is_overtime else self.periods, over)

    def _in_periods(self, count: int, over: float) -> TimeLeft:
        """Return the time left of ``count`` periods, ``over`` seconds after their start."""
        gone, into = divmod(over, self.seconds)
        return TimeLeft(self.seconds - into, count - int(gone)) if gone < count else NO_TIME_LEFT

    def _last(self, seconds: float) -> TimeLeft:
        return TimeLeft(seconds, 1)

    def _used_of_overtime(self, left: TimeLeft) -> float:
        if left.has_run_out:
            return self.periods * self.seconds
        return max(0.0, (self.periods - left.count + 1) * self.seconds - left.seconds)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ing(ByoYomi):
    """Ing's overtime: a few periods, each costing ``points`` when it begins.

    A move does not restore a period: it continues in the next turn. Source: the Ing rules (SST),
    where each period has a sixth of the main time and costs two points.
    """

    points: float = 2.0

    keeps_rest: ClassVar[bool] = True

    def __post_init__(self) -> None:
        super(Ing, self).__post_init__()
        if not 0 <= self.points <= 99:
            raise ValueError(f"no penalty: {self.points}")

    def left_after_takeback(self, left: TimeLeft) -> TimeLeft:
        return left

    def penalty(self, left: TimeLeft) -> float:
        if left.has_run_out:
            return self.periods * self.points
        return (self.periods - left.count + 1) * self.points if left.is_overtime else 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Canadian(TimeSystem):
    """Canadian overtime: ``stones`` moves must be made in each period of ``seconds``."""

    stones: int
    seconds: float

    NEEDS_MAIN: ClassVar[bool] = False

    def __post_init__(self) -> None:
        super(Canadian, self).__post_init__()
        _check(self.seconds, self.stones, MAX_STONES)

    def left_after_move(self, start: TimeLeft, elapsed: float) -> TimeLeft:
        left = self.left_during_turn(start, elapsed)
        if not left.is_overtime or left.has_run_out:
            return left
        if left.count == 1:
            return TimeLeft(self.seconds, self.stones)
        return TimeLeft(left.seconds, left.count - 1)

    def total(self, left: TimeLeft) -> float:
        is_before = not left.is_overtime and not left.has_run_out
        return left.seconds + (self.seconds if is_before else 0.0)

    def period_length(self, left: TimeLeft) -> float:
        return self.seconds if left.is_overtime else self.main

    def _begin_overtime(self, over: float) -> TimeLeft:
        return TimeLeft(self.seconds - over, self.stones) if over < self.seconds else NO_TIME_LEFT

    def _last(self, seconds: float) -> TimeLeft:
        return TimeLeft(seconds, 1)

    def _used_of_overtime(self, left: TimeLeft) -> float:
        return max(0.0, self.seconds - left.seconds)


@dataclass(frozen=True, slots=True, kw_only=True)
class Fischer(TimeSystem):
    """Fischer time: each move adds ``increment`` seconds, up to ``most`` in all if that is set.

    A time that exceeds the limit for another reason is not reduced.
    """

    increment: float
    most: float | None = None

    def __post_init__(self) -> None:
        super(Fischer, self).__post_init__()
        _check(self.increment)
        if self.most is not None:
            _check(self.most)

    def left_after_move(self, start: TimeLeft, elapsed: float) -> TimeLeft:
        left = self.left_during_turn(start, elapsed)
        if left.has_run_out:
            return left
        more = left.seconds + self.increment
        return TimeLeft(more if self.most is None else max(left.seconds, min(more, self.most)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Delay(TimeSystem):
    """Simple delay: the clock is stopped for the first ``delay`` seconds of each turn."""

    delay: float

    def __post_init__(self) -> None:
        super(Delay, self).__post_init__()
        _check(self.delay)

    def left_during_turn(self, start: TimeLeft, elapsed: float) -> TimeLeft:
        return self.left_after(start, max(0.0, elapsed - self.delay))

    def waiting(self, elapsed: float) -> float:
        """Return the seconds for which the clock is still stopped."""
        return max(0.0, self.delay - elapsed)


@dataclass(frozen=True, slots=True, kw_only=True)
class Bronstein(TimeSystem):
    """Bronstein's delay: a move gives back the time it took, up to ``delay`` seconds."""

    delay: float

    def __post_init__(self) -> None:
        super(Bronstein, self).__post_init__()
        _check(self.delay)

    def left_after_move(self, start: TimeLeft, elapsed: float) -> TimeLeft:
        left = self.left_during_turn(start, elapsed)
        return left if left.has_run_out else TimeLeft(left.seconds + min(elapsed, self.delay))


# Usual ways to limit the time.

_MINUTE = 60.0
_HOUR = 3600.0

TIME_PRESETS: tuple[TimeSystem, ...] = (
    Absolute(main=5 * _MINUTE),
    Absolute(main=30 * _MINUTE),
    ByoYomi(main=_MINUTE, periods=3, seconds=10.0),
    ByoYomi(main=10 * _MINUTE, periods=5, seconds=30.0),
    ByoYomi(main=30 * _MINUTE, periods=3, seconds=30.0),
    ByoYomi(main=_HOUR, periods=5, seconds=_MINUTE),
    Canadian(main=20 * _MINUTE, stones=15, seconds=5 * _MINUTE),
    Fischer(main=5 * _MINUTE, increment=10.0),
    Fischer(main=20 * _MINUTE, increment=20.0),
    Ing(main=_HOUR, periods=3, seconds=10 * _MINUTE, points=2.0),
)
"""Presets from blitz to tournaments; each kind of system from the shortest."""
