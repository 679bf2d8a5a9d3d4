"""Makes things heard by the first means that works, and never waits, complains or piles up."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from gobanapp.ui.sound.audio_programs import AudioBackend, Playback

AGAIN = 60.0
"""Seconds until a means that failed is tried again."""

_FRESH = 0.5  # seconds in which another means may still make heard what the first one did not


@dataclass(eq=False, slots=True)
class _Way:
    """A means, and when it failed."""

    means: AudioBackend
    failed: float | None = None


@dataclass(eq=False, frozen=True, slots=True, kw_only=True)
class _Run:
    """What is heard at this moment. ``alone``: nothing else was, by the same means."""

    running: Playback
    way: _Way
    what: str
    begun: float
    alone: bool


class Loudspeaker:
    """Not more than ``most`` things are heard at a time, none for more than ``longest`` seconds.

    ``find`` returns the means there are, the best one first; it is asked when it is first needed.
    A means that cannot be started, or fails, or takes too long, rests for a minute. With
    ``cuts_short`` what comes ends what is still heard. ``now`` is a clock that only goes forward.
    To be used on one thread; only ``works`` may be asked on another.
    """

    def __init__(
        self,
        find: Callable[[], Sequence[AudioBackend]],
        *,
        most: int = 4,
        longest: float = 5.0,
        cuts_short: bool = False,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._find = find
        self._most = most
        self._longest = longest
        self._cuts_short = cuts_short
        self._now = now
        self._ways: list[_Way] | None = None
        self._runs: list[_Run] = []
        self._killed: list[Playback] = []

    @property
    def is_busy(self) -> bool:
        """Whether something has not come to its end: then ``look`` now and then."""
        return bool(self._runs or self._killed)

    @property
    def works(self) -> bool:
        """Whether there is a means that is not known to fail."""
        return any(self._may_work(way) for way in self._all_ways())

    def play(self, what: str) -> None:
        """Make ``what`` heard, if that can be."""
        self.look()
        if self._cuts_short:
            self._kill_all()
        self._tell(what)

    def look(self) -> None:
        """Look what has ended, and end what takes too long."""
        self._look_at_killed()
        for run in list(self._runs):
            status = run.running.poll()
            if status is not None:
                self._runs.remove(run)
                # Some devices take one sound at a time: to be busy is not to be broken.
                if status != 0 and run.alone:
                    self._give_up(run)
            elif self._now() - run.begun > self._longest:
                self._kill(run)
                run.way.failed = self._now()

    def end(self) -> None:
        """End all that is heard; it may take a moment until that has happened."""
        self._kill_all()
        self._look_at_killed()

    def _tell(self, what: str) -> None:
        # One that cannot be ended, as its device is gone, counts too, so that they never pile up.
        if len(self._runs) + len(self._killed) >= self._most:
            return
        for way in self._all_ways():
            if not self._may_work(way):
                continue
            alone = all(run.way is not way for run in self._runs)
            try:
                running = way.means.start(what)
            except OSError:
                way.failed = self._now()
                continue
            way.failed = None
            run = _Run(running=running, way=way, what=what, begun=self._now(), alone=alone)
            self._runs.append(run)
            return

    def _give_up(self, run: _Run) -> None:
        run.way.failed = self._now()
        if self._now() - run.begun <= _FRESH:
            self._tell(run.what)

    def _kill_all(self) -> None:
        while self._runs:
            self._kill(self._runs[0])

    def _kill(self, run: _Run) -> None:
        self._runs.remove(run)
        with suppress(OSError):
            run.running.kill()
        self._killed.append(run.running)

    def _look_at_killed(self) -> None:
        self._killed = [running for running in self._killed if running.poll() is None]

    def _all_ways(self) -> list[_Way]:
        if self._ways is None:
            self._ways = [_Way(means) for means in self._find()]
        return self._ways

    def _may_work(self, way: _Way) -> bool:
        return way.failed is None or self._now() - way.failed >= AGAIN
