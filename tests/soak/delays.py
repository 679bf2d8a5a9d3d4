"""Delay until what is shown survives a kill, and the reasons for it."""

from __future__ import annotations

import os
import time
from collections import deque
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from gobanapp.game.change import Change
from gobanapp.storage.journal.journal import Journal
from gobanapp.storage.journal.log_file import LogWriter


class Delay(NamedTuple):
    """Seconds since something was shown, its line was given to the thread, and its writing begun.

    Until the system has it, which brings it to the disk whatever becomes of the program.

    ``waited``: for how long of the first the window or the journal's thread could have run, but
    others had the processors. What is not done yet counts up to now.
    """

    shown: float
    given: float = 0.0
    begun: float = 0.0
    waited: float = 0.0

    def __str__(self) -> str:
        return (
            f"shown for {self.shown:.2f} s, given to be written for {self.given:.2f} s, in writing"
            f" for {self.begun:.2f} s; no processor was free for {self.waited:.2f} s of it"
        )


class _Moment(NamedTuple):
    """A time, and for how long each thread had stood in line for a processor by then."""

    time: float
    window: float
    journal: float

    @classmethod
    def now(cls, lines: LogWriter | None) -> _Moment:
        thread = None if lines is None else lines._thread.native_id  # noqa: SLF001 - by its id
        return cls(time.time(), stood_in_line(os.getpid()), stood_in_line(thread))

    def waited_since(self, then: _Moment) -> float:
        return max(0.0, self.window - then.window) + max(0.0, self.journal - then.journal)


class _Line(NamedTuple):
    shown: _Moment
    given: float


class Delays:
    """Looks at all journals from now on. ``worst`` is the longest that anything has taken."""

    def __init__(self) -> None:
        self.worst: Delay | None = None
        self._shown: dict[Journal, _Moment] = {}
        self._given: dict[LogWriter, deque[_Line]] = {}
        self._begun: dict[LogWriter, float] = {}
        self._next: _Moment | None = None
        for kind, name, around in (
            (Journal, "_on_change", self._note),
            (Journal, "write", self._write),
            (LogWriter, "add", self._add),
            (LogWriter, "_append", self._append),
        ):
            setattr(kind, name, _around(getattr(kind, name), around))

    def now(self) -> Delay | None:
        """Return the longest of what is not written yet, None where all is."""
        found = []
        for journal, shown in self._shown.items():
            now = _Moment.now(journal.log)
            found.append(Delay(now.time - shown.time, waited=now.waited_since(shown)))
        for lines, given in [*self._given.items()]:
            for line in [*given][:1]:  # its thread takes it from there meanwhile
                if not lines._is_discarded:  # noqa: SLF001 - while its thread works
                    now = _Moment.now(lines)
                    found.append(_delay(line, self._begun.get(lines, now.time), now))
        return max(found, default=None)

    def _note(self, journal: Journal, real: Any, change: Change) -> None:
        self._shown.setdefault(journal, _Moment.now(journal.log))
        real(change)

    def _write(self, journal: Journal, real: Any) -> None:
        self._next = self._shown.pop(journal, None)
        real()
        self._next = None

    def _add(self, lines: LogWriter, real: Any, line: str) -> None:
        now = _Moment.now(lines)
        self._given.setdefault(lines, deque()).append(_Line(self._next or now, now.time))
        real(line)

    def _append(self, lines: LogWriter, real: Any, data: bytes) -> None:
        self._begun[lines] = begun = time.time()
        real(data)
        now = _Moment.now(lines)
        del self._begun[lines]
        for _ in range(data.count(b"\n")):
            delay = _delay(self._given[lines].popleft(), begun, now)
            self.worst = delay if self.worst is None else max(self.worst, delay)


def _delay(line: _Line, begun: float, now: _Moment) -> Delay:
    return Delay(
        now.time - line.shown.time,
        now.time - line.given,
        now.time - begun,
        now.waited_since(line.shown),
    )


def _around(real: Any, around: Any) -> Any:
    def replaced(self: Any, *arguments: Any) -> None:
        around(self, partial(real, self), *arguments)

    return replaced


def stood_in_line(thread: int | None) -> float:
    """Return for how many seconds a thread of this process was ready, but no processor free.

    0 where there is no such thread, or where the system does not tell it.
    """
    try:
        said = Path(f"/proc/self/task/{thread}/schedstat").read_text("ascii")
    except OSError:
        return 0.0
    return int(said.split()[1]) / 1e9
