"""A line of the table: what was measured, ours, the aim, and what peers took in the same run."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum


class Unit(Enum):
    MILLISECONDS = "ms"
    MEGABYTES = "MB"
    THOUSAND_A_SECOND = "k moves/s"
    WRONG = "% wrong"
    RIGHT = "% right"

    @property
    def more_is_better(self) -> bool:
        return self in {Unit.THOUSAND_A_SECOND, Unit.RIGHT}


class Verdict(Enum):
    MET = "met"
    AT_BEST = "met at best"
    """The median misses the aim, the best turn meets it: a busy machine does that."""
    MISSED = "missed"
    NO_AIM = ""
    LEFT_OUT = "left out"
    """Not measured; ``Line.why`` says why."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What some turns gave, in the unit of the line: the best of them, and the median."""

    best: float
    median: float

    @classmethod
    def of_seconds(cls, seconds: Iterable[float], times: float = 1) -> Figures:
        """Return milliseconds; ``times``: how often it was done in each of these turns."""
        each = [1000 * some / times for some in seconds]
        return cls(min(each), statistics.median(each))

    @classmethod
    def of_rate(cls, count: int, seconds: Iterable[float]) -> Figures:
        """Return how many thousands of ``count`` were done in a second."""
        rates = [count / 1000 / some for some in seconds]
        return cls(max(rates), statistics.median(rates))

    @classmethod
    def of_values(cls, values: Sequence[float]) -> Figures:
        """Take values of which less is better, such as megabytes."""
        return cls(min(values), statistics.median(values))

    @classmethod
    def of_share(cls, some: int, of: int) -> Figures:
        """Return a share in per cent, found once."""
        share = 100 * some / max(1, of)
        return cls(share, share)


@dataclass(frozen=True, slots=True)
class Peer:
    """Another program, and what it took; ``instead`` says why there is no figure."""

    name: str
    figures: Figures | None = None
    instead: str = "not there"


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """``why``: a sentence that is shown where the aim is missed, or nothing was measured."""

    what: str
    unit: Unit = Unit.MILLISECONDS
    ours: Figures | None
    aim: float | None = None
    peers: tuple[Peer, ...] = ()
    why: str = ""

    @property
    def verdict(self) -> Verdict:
        if self.ours is None:
            return Verdict.LEFT_OUT
        if self.aim is None:
            return Verdict.NO_AIM
        if self._reaches(self.ours.median, self.aim):
            return Verdict.MET
        return Verdict.AT_BEST if self._reaches(self.ours.best, self.aim) else Verdict.MISSED

    def _reaches(self, value: float, aim: float) -> bool:
        return value >= aim if self.unit.more_is_better else value <= aim

    def ratio(self, peer: Peer) -> float | None:
        """Return how many times better our median is than the peer's, None without both."""
        if self.ours is None or peer.figures is None:
            return None
        ours, its = self.ours.median, peer.figures.median
        good, bad = (ours, its) if self.unit.more_is_better else (its, ours)
        return good / bad if bad else None


def left_out(what: str, why: str) -> Line:
    return Line(what=what, ours=None, why=why)
