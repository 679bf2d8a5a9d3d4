"""A line of the table: what was measured, what others took in the same run, and the aim.

An aim is a ratio, as a time says more of the machine than of the program: so many times what a
peer takes, or what Python, Qt or a copy in memory takes for the least that could be done.
"""

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
class Ratio:
    """How many times what another takes ours takes; less is better, whatever the unit.

    ``low`` and ``high``: where a tenth of the turns lies below and above, each turn beside its own.
    """

    median: float
    low: float
    high: float

    @classmethod
    def of_turns(cls, ours: Sequence[float], its: Sequence[float]) -> Ratio:
        """Compare turn by turn what was measured alternately."""
        each = sorted(mine / other for mine, other in zip(ours, its, strict=True))
        tenth = len(each) // 10
        return cls(statistics.median(each), each[tenth], each[-1 - tenth])


@dataclass(frozen=True, slots=True)
class Peer:
    """What another took; ``instead`` says why there is no figure.

    ``ratio``: turn by turn, where it was measured so.
    """

    name: str
    figures: Figures | None = None
    instead: str = "not installed"
    ratio: Ratio | None = None

    @classmethod
    def in_turns(
        cls, name: str, ours: Sequence[float], its: Sequence[float], times: float = 1
    ) -> Peer:
        """Take seconds of ours and of its, measured alternately; ``times`` as in ``Figures``."""
        figures = Figures.of_seconds(its, times)
        return cls(name, figures, ratio=Ratio.of_turns(ours, its))


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """``why``: a sentence that is shown where the aim is missed, or nothing was measured.

    ``aim``: how many times what the first of ``peers`` takes ours may take. Without a peer it is
    of our figure, which then is a share and the same on every machine.
    """

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
        if self.has_share:
            median, best = self.ours.median, self.ours.best
        else:
            ratio = self.ratio(self.peers[0])
            if ratio is None:
                return Verdict.NO_AIM
            median, best = ratio.median, ratio.low
        if self._reaches(median):
            return Verdict.MET
        return Verdict.AT_BEST if self._reaches(best) else Verdict.MISSED

    def _reaches(self, value: float) -> bool:
        assert self.aim is not None
        return value >= self.aim if self.unit is Unit.RIGHT else value <= self.aim

    @property
    def has_share(self) -> bool:
        """Whether our figure is a share, which needs nobody beside it."""
        return self.unit in {Unit.WRONG, Unit.RIGHT}

    def ratio(self, peer: Peer) -> Ratio | None:
        """Return how many times what a peer takes ours takes, None without both."""
        if peer.ratio is not None:
            return peer.ratio
        if self.ours is None or peer.figures is None:
            return None
        ours, its = self.ours.median, peer.figures.median
        over, under = (its, ours) if self.unit.more_is_better else (ours, its)
        return Ratio(over / under, over / under, over / under) if under else None


def left_out(what: str, why: str) -> Line:
    return Line(what=what, ours=None, why=why)
